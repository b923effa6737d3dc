// What is in the box of Mars, in the order in which views number it.

import type { Catalogue, Entry } from '../../state/catalogue.svelte';
import { BONUS_WORDS, type Bonus } from './generated';

export type ProjectEntry = Entry<'mars', 'project'>;
export type CorporationEntry = Entry<'mars', 'corporation'>;
export type GoalEntry = Entry<'mars', 'milestone' | 'award'>;

/** The components of Mars by kind. */
export class Box {
  readonly projects: readonly ProjectEntry[];
  readonly corporations: readonly CorporationEntry[];
  readonly milestones: readonly Entry<'mars', 'milestone'>[];
  readonly awards: readonly Entry<'mars', 'award'>[];

  constructor(private readonly catalogue: Catalogue<'mars'>) {
    this.projects = catalogue.of('project');
    this.corporations = catalogue.of('corporation');
    this.milestones = catalogue.of('milestone');
    this.awards = catalogue.of('award');
  }

  project(number: number): ProjectEntry {
    return this.projects[number];
  }

  corporation(number: number): CorporationEntry {
    return this.corporations[number];
  }

  /** A card with this id: a project or a corporation. */
  card(id: string): ProjectEntry | CorporationEntry | undefined {
    return this.catalogue.find('project', id) ?? this.catalogue.find('corporation', id);
  }

  /** The card of this name, by the id of the name. */
  named(id: string): ProjectEntry | CorporationEntry | undefined {
    return this.projects.find(({ name }) => name.id === id) ?? this.corporations.find(({ name }) => name.id === id);
  }

  standardProject(id: string): Entry<'mars', 'standard-project'> | undefined {
    return this.catalogue.find('standard-project', id);
  }

  map(id: string): Entry<'mars', 'map'> | undefined {
    return this.catalogue.find('map', id);
  }

  /** MarsBot's board beside this map. */
  botBoard(map: string): Entry<'mars', 'bot-board'> | undefined {
    return this.catalogue.of('bot-board').find(({ facts }) => facts.board.board === map);
  }

  /** A bonus card of MarsBot. */
  bonus(bonus: Bonus): Entry<'mars', 'bonus'> | undefined {
    return this.catalogue.find('bonus', BONUS_WORDS[bonus]);
  }
}
