// What one looks at and considers at a table of the Dice Game, shared by its parts.

import { preferences } from '../../state/preferences.svelte';
import type { Seen } from '../../table/context';
import { t, text } from '../../text/text.svelte';
import { Desk, deskAbove, layDesk } from '../desk.svelte';
import type { AnyCard } from './DiceCard.svelte';
import type { Box } from './facts';
import { due, sparing } from './payment';
import type { Dice, View } from './view';

export class DiceDesk extends Desk<View, AnyCard, Box> {
  /** Whether one still looks at the card one looked at last. */
  looking = $state(false);
  /** The die whose other faces are open. */
  turning = $state<string | null>(null);
  /** The colour whose odds are shown. */
  odds = $state<string | null>(null);

  /** How many dice of each symbol are not to be paid with. */
  spared = $state.raw<Dice>({});

  /** The plainest listed way to play or use something: without sparing dice. */
  legal(words: string): string | null {
    return (
      this.table.sight.legal.find((other) => other === words) ??
      this.table.sight.legal.find((other) => other.startsWith(`${words} `)) ??
      null
    );
  }

  /** How a card is played now, if it can be: without the dice that are spared. */
  playing(card: AnyCard): string | null {
    const { cost = [] } = card.facts as { cost?: string[] };
    const { seat } = this.table.sight.you;
    return this.paying(`play ${card.id}`, seat === null ? cost : due(cost, this.view.players[seat].discount));
  }

  /** How something of this cost is done now, if it can be. */
  paying(words: string, cost: readonly string[]): string | null {
    const listed = this.legal(words);
    const { seat } = this.table.sight.you;
    return listed && seat !== null ? sparing(listed, cost, this.view.players[seat].dice, this.spared) : listed;
  }

  /** Shows what a decision would change; ways to pay that spare dice are not listed, but taken. */
  override consider(words?: string): void {
    if (words?.includes(' sparing ')) void this.table.state.consider(words);
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

export const provideDesk = (table: Seen, box: Box): DiceDesk => layDesk(new DiceDesk(table, box));
export const useDesk = (): DiceDesk => deskAbove();
