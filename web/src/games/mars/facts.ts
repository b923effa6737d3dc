// The data of Mars components, as the catalogue has them; see crates/mars/src/data.

import type { Catalogue, Entry } from '../../state/catalogue.svelte';

export type Amounts = Record<string, number>;

/** An enum of the rules as JSON: a bare word, or one key with its content. */
export type Tagged = string | Record<string, unknown>;

export interface Action {
  when: Tagged | null;
  cost: Tagged[];
  gain: Tagged[];
}

export interface ProjectFacts {
  number: number;
  cost: number;
  kind: 'Automated' | 'Active' | 'Event';
  tags: string[];
  requires: Tagged[];
  points: Tagged;
  holds: string | null;
  effects: Tagged[];
  action: Action[];
  ongoing: Tagged[];
}

export interface CorporationFacts {
  number: number;
  money: number;
  tags: string[];
  stock: Amounts;
  production: Amounts;
  first_action: Tagged[];
  action: Action[];
  ongoing: Tagged[];
}

export interface OfferFacts {
  cost: number;
}

export interface GoalFacts {
  id: string;
  at_least?: number;
}

export interface Mark {
  parameter: 'Temperature' | 'Oxygen' | 'Oceans';
  at: number;
  effects: Tagged[];
}

export interface MapFacts {
  map: {
    id: string;
    spaces: Record<'Land' | 'Ocean' | 'Volcano' | 'Noctis', string[]>[];
    names: Record<string, string>;
  };
  /** The bonuses on the parameter tracks. */
  marks: Mark[];
}

/** MarsBot's board beside a map. */
export interface BotBoardFacts {
  board: {
    /** The track that each tag moves. */
    tags: Record<string, string>;
    /** What the spaces of each track show, from 0. */
    tracks: Record<string, Tagged[]>;
    milestones: { id: string; at_least: number }[];
  };
  /** The track that stands for each production. */
  production: Record<string, string>;
}

/** A word of the rules as it stands in ids: `MeteorShower` is `meteor-shower`. */
export const kebab = (word: string): string =>
  word.replace(/[A-Z]/g, (letter, at: number) => (at ? '-' : '') + letter.toLowerCase());

/** The components of Mars by kind, in the order in which views number them. */
export class Box {
  readonly projects: readonly Entry<ProjectFacts>[];
  readonly corporations: readonly Entry<CorporationFacts>[];
  readonly milestones: readonly Entry<GoalFacts>[];
  readonly awards: readonly Entry<GoalFacts>[];

  constructor(private readonly catalogue: Catalogue) {
    this.projects = this.#kind<ProjectFacts>('project');
    this.corporations = this.#kind<CorporationFacts>('corporation');
    this.milestones = this.#kind<GoalFacts>('milestone');
    this.awards = this.#kind<GoalFacts>('award');
  }

  find<Facts>(id: string): Entry<Facts> | undefined {
    return this.catalogue.find<Facts>(id);
  }

  project(number: number): Entry<ProjectFacts> {
    return this.projects[number];
  }

  corporation(number: number): Entry<CorporationFacts> {
    return this.corporations[number];
  }

  map(id: string): Entry<MapFacts> | undefined {
    return this.#kind<MapFacts>('map').find((entry) => entry.id === id);
  }

  /** MarsBot's board beside this map. */
  botBoard(map: string): Entry<BotBoardFacts> | undefined {
    return this.find<BotBoardFacts>(`mars-bot-${map}`);
  }

  /** A bonus card of MarsBot, by its name in the rules: `MeteorShower`. */
  bonus(name: string): Entry | undefined {
    return this.find(kebab(name));
  }

  #kind<Facts>(kind: string): Entry<Facts>[] {
    return this.catalogue.entries.filter((entry) => entry.kind === kind) as Entry<Facts>[];
  }
}
