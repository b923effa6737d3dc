// Who uses this browser, and which games the server offers.

import type { GameInfo, Me } from '$wire';
import { inOrder } from '../games/games';
import { api } from '../net/api';
import { asProblem, type ProblemError } from '../net/problem';

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<readonly GameInfo[]>([]);
  problem = $state.raw<ProblemError | null>(null);
  #loading: Promise<void> | null = null;

  /** Makes sure that we are known, as a guest if need be, and know the games. */
  ready(): Promise<void> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.problem = asProblem(error);
      this.#loading = null;
    });
    return this.#loading;
  }

  /** Asks anew who we are, after a name or an account has changed. */
  async again(): Promise<void> {
    this.me = await identify();
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  async #load(): Promise<void> {
    const [me, games] = await Promise.all([identify(), api.games()]);
    this.me = me;
    this.games = inOrder(games);
    this.problem = null;
  }
}

async function identify(): Promise<Me> {
  try {
    return await api.me();
  } catch (error) {
    if (asProblem(error).code !== 'not-logged-in') throw error;
    return api.becomeGuest();
  }
}

export const session = new Session();
