// Where somebody is in a guided game. What is answered moves it on; an answer of one's own leads astray.

import type { Step } from './guides';

export class Progress {
  #place = $state(0);
  /** Whether the game has left the way that the guide describes. */
  astray = $state(false);

  constructor(readonly steps: readonly Step[]) {}

  get step(): Step {
    return this.steps[this.#place];
  }

  get number(): number {
    return this.#place + 1;
  }

  get isLast(): boolean {
    return this.number === this.steps.length;
  }

  /** Turns the page of a step that is only read. */
  next(): void {
    if (!this.isLast) this.#place += 1;
  }

  /** Hears what was just answered, in one step or several. Pages not yet read are skipped. */
  hear(words: readonly string[]): void {
    if (this.astray) return;
    const before = this.#place;
    for (const word of words) {
      const wanted = this.#asked();
      if (this.steps[wanted]?.answer === word) this.#place = wanted + 1;
    }
    const nothingAsked = this.#asked() === -1;
    this.astray = this.#place === before && !nothingAsked;
  }

  /** What led astray was taken back. */
  takenBack(): void {
    this.astray = false;
  }

  /** The next step that asks for an answer. */
  #asked(): number {
    return this.steps.findIndex(({ answer }, place) => place >= this.#place && answer !== undefined);
  }
}
