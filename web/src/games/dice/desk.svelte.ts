// What one looks at and considers at a table of the Dice Game, shared by its parts.

import { preferences } from '../../state/preferences.svelte';
import type { Seen } from '../../table/context';
import { t, text } from '../../text/text.svelte';
import { Desk, deskAbove, layDesk } from '../desk.svelte';
import type { AnyCard } from './DiceCard.svelte';
import type { Box } from './facts';
import type { View } from './view';

export class DiceDesk extends Desk<View, AnyCard, Box> {
  /** Whether one still looks at the card one looked at last. */
  looking = $state(false);
  /** The die whose other faces are open. */
  turning = $state<string | null>(null);
  /** The colour whose odds are shown. */
  odds = $state<string | null>(null);

  /** The plainest listed way to play or use something: without sparing dice. */
  legal(words: string): string | null {
    return (
      this.table.sight.legal.find((other) => other === words) ??
      this.table.sight.legal.find((other) => other.startsWith(`${words} `)) ??
      null
    );
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
