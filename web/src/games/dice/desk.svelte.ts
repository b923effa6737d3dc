// What one looks at and considers at a table of the Dice Game, shared by its parts.

import { preferences } from '../../state/preferences.svelte';
import type { Seen } from '../../table/context';
import { t, text } from '../../text/text.svelte';
import { Desk, deskAbove, layDesk } from '../desk.svelte';
import type { AnyCard } from './DiceCard.svelte';
import type { Box } from './facts';
import { say, type Color, type Dice, type Symbol } from './generated';
import { sparing } from './payment';

export class DiceDesk extends Desk<'dice', AnyCard, Box> {
  /** Whether one still looks at the card one looked at last. */
  looking = $state(false);
  /** The die whose other faces are open. */
  turning = $state<Symbol | null>(null);
  /** The colour whose odds are shown. */
  odds = $state<Color | null>(null);

  /** Spaces where others have built since one's own turn. */
  fresh = $derived.by(
    (): ReadonlySet<number> =>
      new Set(this.table.state.since.flatMap(({ json }) => (json?.type === 'placed' ? [json.space] : []))),
  );

  /** The card that another player has played last, while one waits. */
  shown = $derived.by((): { card: AnyCard; seat: number } | null => {
    const last = this.table.state.since.findLast(({ json }) => json?.type === 'played')?.json;
    if (last?.type !== 'played' || this.table.sight.prompt) return null;
    return { card: this.box.cards[last.card], seat: last.seat };
  });

  /** How many dice of each symbol are not to be paid with. */
  spared = $state.raw<Dice>({});

  /** Ways to pay that were put together here: they are not listed, but taken. */
  #own = new Set<string>();

  /** How a card is played now, if it can be: without the dice that are spared. */
  playing(card: AnyCard): string | null {
    const costs = new Map(this.view.own?.costs);
    const cost = [...costs].find(([number]) => this.box.cards[number].id === card.id)?.[1];
    return this.paying(say.play(card.id), cost ?? {});
  }

  /** The plainest listed way to play or use something: without sparing dice if that is possible. */
  legal(words: string): string | null {
    const sparingly = say.sparing(words, '');
    const { legal } = this.table.sight;
    return legal.find((other) => other === words) ?? legal.find((other) => other.startsWith(sparingly)) ?? null;
  }

  /** How something of this cost is done now, if it can be. */
  paying(words: string, cost: Dice): string | null {
    const listed = this.legal(words);
    const { seat } = this.table.sight.you;
    if (listed !== words || seat === null) return listed;
    const chosen = sparing(words, cost, this.view.players[seat].dice, this.spared);
    this.#own.add(chosen);
    return chosen;
  }

  /** Shows what a decision would change; ways to pay that spare dice are not listed, but taken. */
  override consider(words?: string): void {
    if (words && this.#own.has(words)) void this.table.state.consider(words);
    else super.consider(words);
  }

  /** Nearly every decision rolls dice or draws cards, so nothing is asked twice here unless one wants it. */
  decide(words: string): void {
    const { state } = this.table;
    void (preferences.confirmRolls ? state.weigh(words) : state.conclude(words));
  }

  override look(card: AnyCard | null, words?: string): void {
    this.looking = true;
    super.look(card, words);
  }

  lookAway(): void {
    this.looking = false;
    this.consider();
  }

  corporationName(seat: number): string {
    const { corporation } = this.view.players[seat];
    return corporation === null ? t('dice-no-corporation') : text.write(this.box.corporations[corporation].name);
  }
}

export const provideDesk = (table: Seen<'dice'>, box: Box): DiceDesk => layDesk(new DiceDesk(table, box));
export const useDesk = (): DiceDesk => deskAbove();
