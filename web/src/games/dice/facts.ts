// The data of Dice Game components, as the catalogue has them; see crates/dice/src/data.

import type { Catalogue, Entry } from '../../state/catalogue.svelte';

export type Tagged = string | Record<string, unknown>;

export interface Action {
  timing: 'Support' | 'Main' | 'Free';
  cost: Tagged[];
  gain: Tagged[];
}

export interface CardFacts {
  kind: 'Red' | 'Green' | 'Blue';
  cost: string[];
  production: Record<string, number>;
  effects: Tagged[];
  action: Action | null;
  ongoing: Tagged[];
  points: number;
}

export interface CorporationFacts {
  start: Tagged[];
  production: Record<string, number>;
  ongoing: Tagged[];
}

export interface OfferFacts {
  cost: Tagged[];
  gain: Tagged[];
}

export interface BoardFacts {
  spaces: Record<'Land' | 'Ocean', Tagged[]>[];
}

/** The track of a parameter. */
export interface TrackFacts {
  start: number;
  step: number;
  end: number;
  /** What stands on it, by where. */
  bonuses: Record<number, Tagged[]>;
}

/** The components of the Dice Game, in the order in which views number them. */
export class Box {
  readonly cards: readonly Entry<CardFacts>[];
  readonly corporations: readonly Entry<CorporationFacts>[];
  readonly milestones: readonly Entry[];
  readonly standards: readonly Entry<OfferFacts>[];

  constructor(private readonly catalogue: Catalogue) {
    const of = (...kinds: string[]) => catalogue.entries.filter(({ kind }) => kinds.includes(kind));
    this.cards = of('project', 'bonus') as Entry<CardFacts>[];
    this.corporations = of('corporation') as Entry<CorporationFacts>[];
    this.milestones = of('milestone');
    this.standards = of('standard-action') as Entry<OfferFacts>[];
  }

  track(parameter: 'temperature' | 'oxygen'): TrackFacts {
    return this.catalogue.find<TrackFacts>(`${parameter}-track`)!.facts;
  }

  find<Facts>(id: string): Entry<Facts> | undefined {
    return this.catalogue.find<Facts>(id);
  }

  board(id: string): BoardFacts | undefined {
    return this.catalogue.entries.find((entry) => entry.kind === 'board' && entry.id === id)?.facts as
      | BoardFacts
      | undefined;
  }
}
