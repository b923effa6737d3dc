// A session with MarsBot at a table of cardboard: what was entered, and what the server makes of it.

import type { CompanionChange, CompanionSession, CompanionTable, Message } from '$wire';
import type { View } from '../games/mars/generated';
import { inWords } from '../games/mars/words';
import { api } from '../net/api';
import { asProblem, type ProblemError } from '../net/problem';
import { t, text } from '../text/text.svelte';
import { changeOf, keep, optionWords, recall, type Place } from './session';

export class Companion {
  session = $state.raw<CompanionSession | null>(recall());
  table = $state.raw<CompanionTable | null>(null);
  /** Where the next entry is put, if not at the end. */
  place = $state.raw<Place | null>(null);
  /** Why the last entry was not taken. */
  misfit = $state.raw<Message | null>(null);
  /** What must change on the table after the last correction, until that is done. */
  changes = $state.raw<Message[] | null>(null);
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
    const needs = this.table?.question?.needs;
    return needs === 'project' || needs === 'bonus';
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

  async begin(options: Record<string, string>, deal: boolean): Promise<void> {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    await this.#ask({ options: optionWords(options), seed, deal, entries: [] });
  }

  /** Adds an entry, or puts it where a correction is meant; what does not fit changes nothing. */
  async enter(entry: string): Promise<boolean> {
    if (!this.session) return false;
    const taken = await this.#ask(this.session, changeOf(entry, this.place));
    if (taken) this.place = null;
    return taken;
  }

  async strike(index: number): Promise<void> {
    if (!this.session) return;
    this.place = null;
    await this.#ask(this.session, { type: 'strike', index });
  }

  /** Takes back the last entry. */
  async undo(): Promise<void> {
    if (!this.session) return;
    this.place = null;
    await this.#ask(this.session, { type: 'undo' });
  }

  forget(): void {
    this.session = this.table = this.place = this.misfit = this.problem = this.changes = null;
    keep(null);
  }

  /** Asks the server; what is entered now has to fit. */
  async #ask(session: CompanionSession, change?: CompanionChange): Promise<boolean> {
    this.busy = true;
    this.misfit = this.problem = null;
    try {
      const table = await api.companion({ ...session, change, language: text.language });
      this.misfit = table.refused;
      if (this.misfit) return false;
      this.session = { ...session, entries: table.entries };
      this.table = table;
      if (change) this.changes = table.changes;
      keep(this.session);
      return true;
    } catch (error) {
      this.problem = asProblem(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
