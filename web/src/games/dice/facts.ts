// What is in the box of the Dice Game, in the order in which views number it.

import type { Catalogue, Entry } from '../../state/catalogue.svelte';
import type { Board } from './generated';

export type CardEntry = Entry<'dice', 'project' | 'bonus'>;
export type CorporationEntry = Entry<'dice', 'corporation'>;
export type TrackEntry = Entry<'dice', 'track'>;

/** The components of the Dice Game by kind. */
export class Box {
  readonly cards: readonly CardEntry[];
  readonly corporations: readonly CorporationEntry[];
  readonly milestones: readonly Entry<'dice', 'milestone'>[];
  readonly standards: readonly Entry<'dice', 'standard-action'>[];

  constructor(private readonly catalogue: Catalogue<'dice'>) {
    this.cards = catalogue.entries.filter(
      (entry): entry is CardEntry => entry.kind === 'project' || entry.kind === 'bonus',
    );
    this.corporations = catalogue.of('corporation');
    this.milestones = catalogue.of('milestone');
    this.standards = catalogue.of('standard-action');
  }

  /** The card of this name, by the id of the name. */
  named(id: string): CardEntry | CorporationEntry | undefined {
    return this.cards.find(({ name }) => name.id === id) ?? this.corporations.find(({ name }) => name.id === id);
  }

  track(parameter: 'temperature' | 'oxygen'): TrackEntry {
    return this.catalogue.find('track', `${parameter}-track`)!;
  }

  board(id: string): Board | undefined {
    return this.catalogue.find('board', id)?.facts;
  }
}
