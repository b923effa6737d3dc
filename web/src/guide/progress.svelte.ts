// Where somebody is in a guided game. What is answered moves it on; an answer of one's own leads astray.

import type { Step } from '../games/presentation';

/** A place on the way, and whether the game has left the way there. */
interface Place {
  step: number;
  astray: boolean;
}

export class Progress {
  /** Where one was before each answer, and where one is. */
  #way = $state.raw<readonly Place[]>([{ step: 0, astray: false }]);

  /** Takes up what was remembered, if anything was. */
  constructor(
    readonly steps: readonly Step[],
    remembered: string | null = null,
  ) {
    if (remembered) this.#way = JSON.parse(remembered) as Place[];
  }

  /** All of it, to be taken up again after the page was loaded anew. */
  get memory(): string {
    return JSON.stringify(this.#way);
  }

  get #here(): Place {
    return this.#way[this.#way.length - 1];
  }

  get step(): Step {
    return this.steps[this.#here.step];
  }

  get number(): number {
    return this.#here.step + 1;
  }

  get isLast(): boolean {
    return this.number === this.steps.length;
  }

  /** Whether the game has left the way that the guide describes. */
  get astray(): boolean {
    return this.#here.astray;
  }

  /** Turns the page of a step that is only read. */
  next(): void {
    if (!this.isLast) this.#way = [...this.#way.slice(0, -1), { ...this.#here, step: this.#here.step + 1 }];
  }

  /** Hears what was just answered, in one step or several. Pages not yet read are skipped. */
  hear(words: readonly string[]): void {
    let { step, astray } = this.#here;
    let moved = false;
    for (const word of words) {
      const wanted = this.#asked(step);
      if (astray || this.steps[wanted]?.answer !== word) continue;
      step = wanted + 1;
      moved = true;
    }
    astray ||= !moved && this.#asked(step) !== -1;
    this.#way = [...this.#way, { step, astray }];
  }

  /** The last answer was taken back. */
  takenBack(): void {
    if (this.#way.length > 1) this.#way = this.#way.slice(0, -1);
  }

  /** The next step that asks for an answer. */
  #asked(from: number): number {
    return this.steps.findIndex(({ answer }, place) => place >= from && answer !== undefined);
  }
}
