// All games, found by their folders, in the order in which they are offered.

import type { GameName } from '$wire';
import { GAMES } from './generated';
import type { Guide, Presentation, Rulebook } from './presentation';

const FOUND = import.meta.glob<Presentation>('./*/index.ts', { eager: true, import: 'presentation' });

const PRESENTATIONS = new Map<string, Presentation>(
  GAMES.flatMap((game) => {
    const found = FOUND[`./${game}/index.ts`];
    return found ? [[game, found] as const] : [];
  }),
);

export const FIRST: GameName = GAMES[0];

export const presentation = (game: string): Presentation | undefined => PRESENTATIONS.get(game);

/** Everything of a kind that the games bring along, by name, with the game that it belongs to. */
const all = <Thing>(of: (presentation: Presentation) => Readonly<Record<string, Thing>>) =>
  new Map(
    [...PRESENTATIONS].flatMap(([game, own]) =>
      Object.entries(of(own)).map(([name, thing]) => [name, { ...thing, game }]),
    ),
  );

export const RULEBOOKS: ReadonlyMap<string, Rulebook & { game: string }> = all(({ books }) => books);
export const GUIDES: ReadonlyMap<string, Guide & { game: string }> = all(({ guides }) => guides);

/** The file that holds the words of a reference of rules. */
export const rulesFile = (book: string): string => `${RULEBOOKS.get(book)?.game}/rules/${book}`;

/** The file that holds the words of a guide. */
export const guideFile = (guide: string): string => `${GUIDES.get(guide)?.game}/guide/${guide}`;

/** The topic behind the question that is asked, or where reading begins. */
export function topicOf(game: string, prompt: string | null): string {
  const book = RULEBOOKS.get(game);
  return (prompt && book?.prompts?.[prompt]) || (book?.topics[0] ?? '');
}

/** A topic of a book. */
export interface Rule {
  book: string;
  topic: string;
}

const ruleOf = (game: string, name: string | undefined): Rule | null => {
  if (!name) return null;
  const [book, topic] = name.split('/');
  return topic ? { book, topic } : { book: game, topic: book };
};

/** The rule behind a refusal, by its code. */
export const ruleOfReason = (game: string, code: string): Rule | null =>
  ruleOf(game, (presentation(game)?.behind.reasons as Record<string, string> | undefined)?.[code]);

/** The rule behind a line of the log, by the kind of its event. */
export const ruleOfEvent = (game: string, kind: string): Rule | null =>
  ruleOf(game, (presentation(game)?.behind.events as Record<string, string> | undefined)?.[kind]);

const LESSONS = import.meta.glob<string>('./*/lessons/*.txt', { query: '?raw', import: 'default' });

/** A game that leads to a position in which the rule can be tried out, as a record; nothing if there is none. */
export const lessonOf = ({ book, topic }: Rule): (() => Promise<string>) | undefined =>
  LESSONS[`./${RULEBOOKS.get(book)?.game}/lessons/${book}-${topic}.txt`];
