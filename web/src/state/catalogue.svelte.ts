// What is in the box of a game: its cards, tiles and boards, by id. Fetched once.

import type { Component, GameName, Games } from '$wire';
import { api } from '../net/api';

/** The kinds of components that a game has. */
export type Kind<G extends GameName> = G extends GameName ? keyof Games[G]['facts'] & string : never;

/** One component with its data; its sentences are written when they are shown. */
export type Entry<G extends GameName = GameName, K extends Kind<G> = Kind<G>> = G extends GameName
  ? { [Own in K & keyof Games[G]['facts']]: Omit<Component, 'kind'> & { kind: Own; facts: Games[G]['facts'][Own] } }[K &
      keyof Games[G]['facts']]
  : never;

export class Catalogue<G extends GameName = GameName> {
  constructor(readonly entries: readonly Entry<G>[]) {}

  /** The components of a kind, in printed order. */
  of<K extends Kind<G>>(kind: K): Entry<G, K>[] {
    return this.entries.filter((entry): entry is Entry<G> & Entry<G, K> => entry.kind === kind);
  }

  find<K extends Kind<G>>(kind: K, id: string): Entry<G, K> | undefined {
    return this.of(kind).find((entry) => entry.id === id);
  }
}

const loading = new Map<string, Promise<Catalogue>>();

export function catalogue<G extends GameName>(game: G): Promise<Catalogue<G>>;
export function catalogue(game: string): Promise<Catalogue>;
export function catalogue(game: string): Promise<Catalogue> {
  let found = loading.get(game);
  if (!found) {
    found = api.catalogue(game).then((entries) => new Catalogue(entries));
    found.catch(() => loading.delete(game));
    loading.set(game, found);
  }
  return found;
}
