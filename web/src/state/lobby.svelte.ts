// The tables one can join and the games one plays, looked up again now and then.

import type { TableSummary } from '$wire';
import { api } from '../net/api';

const LOOK_EVERY = 5_000;

/** Games to watch that are listed: the latest. */
const RUNNING = 12;

export class Lobby {
  open = $state.raw<readonly TableSummary[]>([]);
  /** Public games of others that are going on, to be watched. */
  running = $state.raw<readonly TableSummary[]>([]);
  mine = $state.raw<readonly TableSummary[]>([]);
  /** Whether it was looked up once, successfully or not. */
  known = $state(false);

  /** Looks until told to stop. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (!document.hidden) void this.look();
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    try {
      const [open, running, mine] = await Promise.all([api.openTables(), api.runningTables(), api.myTables()]);
      const own = new Set(mine.map(({ id }) => id));
      this.running = running.filter(({ id }) => !own.has(id)).slice(0, RUNNING);
      this.open = open.filter(({ yours }) => yours.length === 0);
      this.mine = [...mine].toSorted(byUrgency);
    } catch {
      // The lists stay as they were; the page says elsewhere that the server is away.
    } finally {
      this.known = true;
    }
  }
}

/** My turn first, then what is going on, then what is over; the latest first. */
function byUrgency(a: TableSummary, b: TableSummary): number {
  return urgency(b) - urgency(a) || b.changed - a.changed;
}

const urgency = (table: TableSummary): number => (table.stage === 'over' ? 0 : isMyTurn(table) ? 2 : 1);

/** How fast a table is played: at one sitting, or a move now and then. */
export type Tempo = 'live' | 'by-turns';
export const TEMPOS: readonly Tempo[] = ['live', 'by-turns'];

/** From an hour for a move on nobody sits waiting for it. */
const LONG = 3_600_000;

export const tempoOf = ({ clock }: Pick<TableSummary, 'clock'>): Tempo =>
  clock.type === 'move' && clock.time >= LONG ? 'by-turns' : 'live';

export const isMyTurn = ({ asked, yours, stage }: TableSummary): boolean =>
  stage === 'playing' && asked.some((seat) => yours.includes(seat));
