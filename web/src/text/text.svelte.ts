// The sentences on screen: one writer for the reader's language, with files that arrive when needed.

import type { Message } from '$wire';
import { isLanguage, negotiate, type Language } from './languages';
import { Writer, type Value } from './writer';

const FILES = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** What every page needs; the sentences of a game come with the game. */
const COMMON = ['areo', 'server', 'web'];

/** Topics that come with another: MarsBot may sit at any table of Mars. */
const WITH: Record<string, string[]> = { mars: ['automa'] };

const STORED = 'areo-language';

class Text {
  #language = $state<Language>(wishedLanguage());
  #writer = $state.raw(new Writer('en'));
  #topics = new Set(COMMON);

  get language(): Language {
    return this.#language;
  }

  /** Waits until the sentences of these topics, such as `mars`, are there. */
  async need(...topics: string[]): Promise<void> {
    for (const topic of topics) [topic, ...(WITH[topic] ?? [])].forEach((needed) => this.#topics.add(needed));
    await this.#load();
  }

  async choose(language: Language): Promise<void> {
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

/** Whether a file such as `locales/pl/mars-names.ftl` is of that language and of a topic, here `mars`, or itself one. */
function belongs(path: string, language: Language, topics: readonly string[]): boolean {
  const [folder, file] = path.split('/').slice(-2);
  const name = file.replace('.ftl', '');
  return folder === language && (topics.includes(name) || topics.includes(name.split('-')[0]));
}

function wishedLanguage(): Language {
  const stored = localStorage.getItem(STORED);
  return stored && isLanguage(stored) ? stored : negotiate(navigator.languages);
}

export const text = new Text();

/** A sentence in the reader's language. */
export const t = (id: string, values?: Record<string, Value>): string => text.say(id, values);
