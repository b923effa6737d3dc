// Reading what the rules of Shifter show of a game.

import type { Catalogue, Entry } from '../../state/catalogue.svelte';
import type {
  Bid,
  Color,
  CompeteView,
  CoopView,
  GoalFacts,
  MissionFacts,
  TableView,
  View,
  ZoneView,
} from './generated';

export type Coop = Extract<TableView, { mode: 'coop' }> & CoopView;
export type Contest = Extract<TableView, { mode: 'compete' }> & CompeteView;
/** What a mission or goal asks for. */
export type Needs = MissionFacts | GoalFacts;

/** The bids, the lowest first, equal ones by who named first. */
export const ranked = ({ bids }: CompeteView): Bid[] =>
  bids
    .map((bid, order) => ({ bid, order }))
    .toSorted((a, b) => a.bid.actions - b.bid.actions || a.order - b.order)
    .map(({ bid }) => bid);

/** The zone that a colour of a cell belongs to. */
export const zoneAt = (zones: readonly ZoneView[], cell: number, color: Color): ZoneView | undefined =>
  zones.find((zone) => zone.color === color && zone.cells.includes(cell));

/** Which of the wanted zone values the planet shows already, for the marks on a card. */
export function reached(
  { color, zones: wanted }: Pick<Needs, 'color' | 'zones'>,
  zones: readonly ZoneView[],
  matching: View['matching'],
): boolean[] {
  const values = zones.filter((zone) => zone.color === color).map(({ value }) => value);
  return wanted.map((value) => {
    const index = values.findIndex((have) => (matching === 'exact' ? have === value : have >= value));
    if (index >= 0) values.splice(index, 1);
    return index >= 0;
  });
}

/** A mission or a goal with what it asks for. */
export const needsOf = (cards: Catalogue<'shifter'>, id: string): Entry<'shifter', 'mission' | 'goal'> | undefined =>
  cards.find('mission', id) ?? cards.find('goal', id);
