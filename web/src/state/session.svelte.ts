// Who uses this browser, and which games the server offers.

import type { GameInfo, Me } from '$wire';
import { api } from '../net/api';
import { text } from '../text/text.svelte';
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
    // A game's name usually stands among the common sentences, else with the game's own.
    await text.need(...games.map(({ name }) => name).filter((name) => !text.has(`game-${name}`)));
    this.me = me;
    this.games = games;
    this.problem = null;
  }
}

/** Whether this browser was ever known to the server, so that asking makes sense. */
const KNOWN = 'areo-known';

async function identify(): Promise<Me> {
  const me = (localStorage.getItem(KNOWN) && (await knownMe())) || (await api.becomeGuest());
  localStorage.setItem(KNOWN, 'yes');
  return me;
}

async function knownMe(): Promise<Me | null> {
  try {
    return await api.me();
  } catch (error) {
    if (asProblem(error).code !== 'not-logged-in') throw error;
    return null;
  }
}

export const session = new Session();
