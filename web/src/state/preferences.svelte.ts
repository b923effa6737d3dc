// What this device remembers about its user.

export type Theme = 'system' | 'dark' | 'light';

interface Stored {
  theme: Theme;
  /** A short tone when it is one's turn. */
  sound: boolean;
  /** Asks before a decision that cannot be taken back. */
  confirmReveals: boolean;
  /** How hard a game against the computer is, from 0. */
  level: number;
  /** Asks even before a roll of dice, which is expected to be final. */
  confirmRolls: boolean;
}

const KEY = 'areo-preferences';
const DEFAULTS: Stored = { theme: 'system', sound: false, confirmReveals: true, confirmRolls: false, level: 1 };

class Preferences {
  #stored = $state<Stored>({ ...DEFAULTS, ...read() });

  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    this.applyTheme();
  }

  get sound(): boolean {
    return this.#stored.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get confirmReveals(): boolean {
    return this.#stored.confirmReveals;
  }
  set confirmReveals(confirmReveals: boolean) {
    this.#keep({ confirmReveals });
  }

  get level(): number {
    return this.#stored.level;
  }
  set level(level: number) {
    this.#keep({ level });
  }

  get confirmRolls(): boolean {
    return this.#stored.confirmRolls;
  }
  set confirmRolls(confirmRolls: boolean) {
    this.#keep({ confirmRolls });
  }

  /** Shows the chosen theme; without a choice the style sheet follows the system. */
  applyTheme(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }

  #keep(change: Partial<Stored>): void {
    Object.assign(this.#stored, change);
    localStorage.setItem(KEY, JSON.stringify(this.#stored));
  }
}

function read(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

export const preferences = new Preferences();
