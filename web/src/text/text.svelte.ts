// The sentences on screen: one writer for the reader's language, with files that arrive when needed.

import type { Message } from '$wire';
import { folderOf, isLanguage, MODEL, negotiate } from './languages';
import { Writer, type Value } from './writer';

const ROOT = '../../../locales/';

const FILES = import.meta.glob<string>(['../../../locales/**/*.ftl', '!**/terminal.ftl'], {
  query: '?raw',
  import: 'default',
});

/** What every page needs, with what each game is called and is about; a game's other sentences come with the game. */
const COMMON = ['areo', 'server', 'web', '*/about'];

const STORED = 'areo-language';

class Text {
  #language = $state(wishedLanguage());
  #writer = $state.raw(new Writer('en'));
  #topics = new Set(COMMON);

  get language(): string {
    return this.#language;
  }

  /** Waits until the sentences of these topics are there: files such as `mars/web`, or all files in a folder `mars`. */
  async need(...topics: string[]): Promise<void> {
    topics.forEach((topic) => this.#topics.add(topic));
    await this.#load();
  }

  async choose(language: string): Promise<void> {
    this.#language = language;
    localStorage.setItem(STORED, language);
    await this.#load();
  }

  /** Follows what is chosen in another tab. */
  listen(): void {
    addEventListener('storage', ({ key, newValue }) => {
      if (key === STORED && newValue && isLanguage(newValue)) void this.choose(newValue);
    });
  }

  say(id: string, values?: Record<string, Value>): string {
    return this.#writer.say(id, values);
  }

  has(id: string): boolean {
    return this.#writer.has(id);
  }

  write(message: Message, names?: readonly string[]): string {
    return this.#writer.write(message, names);
  }

  list(parts: readonly string[]): string {
    return this.#writer.list(parts);
  }

  async #load(): Promise<void> {
    const language = this.#language;
    const wanted = [...this.#topics];
    const sources = await Promise.all(
      Object.entries(FILES)
        .filter(([path]) => belongs(path, language, wanted))
        .map(([, load]) => load()),
    );
    if (language !== this.#language || wanted.length !== this.#topics.size) return;
    const writer = new Writer(language);
    sources.forEach((source) => writer.add(source));
    this.#writer = writer;
    document.documentElement.lang = language;
  }
}

/** Whether a file is needed for that language and one of these topics. */
function belongs(path: string, language: string, topics: readonly string[]): boolean {
  const [code, ...folders] = path.slice(ROOT.length).replace('.ftl', '').split('/');
  const file = folders.pop();
  const folder = folders.join('/');
  const folderWanted = folderOf(language);
  // Where a game was never printed in the language, its cards keep their English names.
  const stands = code === MODEL && file === 'names' && !(`${ROOT}${folderWanted}/${folder}/names.ftl` in FILES);
  return (
    (code === folderWanted || stands) &&
    [folder, [...folders, file].join('/'), `*/${file}`].some((name) => topics.includes(name))
  );
}

function wishedLanguage(): string {
  const stored = localStorage.getItem(STORED);
  return stored && isLanguage(stored) ? stored : negotiate(navigator.languages);
}

export const text = new Text();

/** A sentence in the reader's language. */
export const t = (id: string, values?: Record<string, Value>): string => text.say(id, values);
