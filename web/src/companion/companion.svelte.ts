// A session with MarsBot at a table of cardboard: what was entered, and what the server makes of it.

import type { CompanionSession, CompanionTable, Message } from '$wire';
import type { View } from '../games/mars/generated';
import { inWords } from '../games/mars/words';
import { api } from '../net/api';
import { asProblem, type ProblemError } from '../net/problem';
import { t, text } from '../text/text.svelte';
import { keep, put, recall, strike, type Place } from './session';

export class Companion {
  session = $state.raw<CompanionSession | null>(recall());
  table = $state.raw<CompanionTable | null>(null);
  /** Where the next entry is put, if not at the end. */
  place = $state.raw<Place | null>(null);
  /** Why the last entry was not taken. */
  misfit = $state.raw<Message | null>(null);
  problem = $state.raw<ProblemError | null>(null);
  busy = $state(false);

  get view(): View | null {
    return this.table?.view ?? null;
  }

  /** Whether an entry that begins with this word can come next; a correction may be anything. */
  can(word: string): boolean {
    return this.place !== null || (this.table?.next.includes(word) ?? false);
  }

  get needsCard(): boolean {
    return this.table?.next[0] === 'draw' && this.table.next.length === 1;
  }

  get names(): string[] {
    return [t('companion-player'), 'MarsBot'];
  }

  write(message: Message): string {
    return text.write(inWords(message), this.names);
  }

  /** Works out what is kept on this device. */
  async resume(): Promise<void> {
    if (this.session) await this.#ask(this.session);
  }

  async begin(options: string[], deal: boolean): Promise<void> {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    await this.#ask({ options, seed, deal, entries: [] });
  }

  /** Adds an entry, or puts it where a correction is meant; what does not fit changes nothing. */
  async enter(entry: string): Promise<boolean> {
    if (!this.session) return false;
    const [entries, index] = put(this.session.entries, entry, this.place);
    const taken = await this.#ask({ ...this.session, entries }, index);
    if (taken) this.place = null;
    return taken;
  }

  async strike(index: number): Promise<void> {
    if (!this.session) return;
    this.place = null;
    await this.#ask({ ...this.session, entries: strike(this.session.entries, index) });
  }

  forget(): void {
    this.session = this.table = this.place = this.misfit = this.problem = null;
    keep(null);
  }

  /** Asks the server; the entry at hand has to fit. */
  async #ask(session: CompanionSession, atHand?: number): Promise<boolean> {
    this.busy = true;
    this.misfit = this.problem = null;
    try {
      const table = await api.companion(session);
      this.misfit = atHand === undefined ? null : table.lines[atHand].misfit;
      if (this.misfit) return false;
      this.session = session;
      this.table = table;
      keep(session);
      return true;
    } catch (error) {
      this.problem = asProblem(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
