// What is in the box of a game: its cards, tiles and boards, by id. Fetched once.

import type { Message } from '$wire';
import { api } from '../net/api';

/** One component; its sentences are written when they are shown. */
export interface Entry<Facts = unknown> {
  id: string;
  kind: string;
  /** How sure we are that it is what is printed. */
  source: 'printed' | 'inferred' | 'partly' | 'reconstructed';
  made: 'data' | 'bespoke';
  name: Message;
  /** The languages in which that name is our own proposal. */
  own_names: string[];
  text: Message[];
  facts: Facts;
}

export class Catalogue {
  readonly #byId: ReadonlyMap<string, Entry>;

  constructor(readonly entries: readonly Entry[]) {
    this.#byId = new Map(entries.map((entry) => [entry.id, entry]));
  }

  find<Facts>(id: string): Entry<Facts> | undefined {
    return this.#byId.get(id) as Entry<Facts> | undefined;
  }
}

const loading = new Map<string, Promise<Catalogue>>();

export function catalogue(game: string): Promise<Catalogue> {
  let found = loading.get(game);
  if (!found) {
    found = api.catalogue(game).then((entries) => new Catalogue(entries));
    found.catch(() => loading.delete(game));
    loading.set(game, found);
  }
  return found;
}
