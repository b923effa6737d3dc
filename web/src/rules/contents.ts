// What the rules references hold: their topics in reading order, and where a question or a card leads.
// The words are in `locales/*/GAME/rules/BOOK.ftl`: a heading and a text for each topic.

export interface Rulebook {
  /** The game it belongs to. */
  game: string;
  /** Each is also an anchor of its page, so names stay as they are. */
  topics: readonly string[];
  /** The topic behind a question of the game, by the code of the prompt. */
  prompts: Readonly<Record<string, string>>;
  /** The topic behind a kind of entry in the card browser. */
  kinds: Readonly<Record<string, string>>;
}

const list = (words: string): string[] => words.trim().split(/\s+/);

export const RULEBOOKS: Readonly<Record<string, Rulebook>> = {
  mars: {
    game: 'mars',
    topics: list(`
      aim parameters rating resources setup generation research draft turn cards requirements payment tags
      actions order removing tiles standard milestones awards production end scoring maps solo variants
    `),
    prompts: {
      corporation: 'setup',
      buy: 'research',
      draft: 'draft',
      action: 'turn',
      greenery: 'end',
      pay: 'payment',
      order: 'order',
      place: 'tiles',
      'claim-space': 'tiles',
      reduce: 'removing',
      remove: 'removing',
      'remove-tokens': 'removing',
      'add-tokens': 'actions',
      'lose-token': 'actions',
      'copy-production': 'cards',
      option: 'cards',
      whether: 'cards',
      resource: 'cards',
      amount: 'cards',
      keep: 'cards',
      discard: 'cards',
      sell: 'standard',
    },
    kinds: {
      project: 'cards',
      corporation: 'setup',
      map: 'maps',
      'standard-project': 'standard',
      milestone: 'milestones',
      award: 'awards',
    },
  },
  marsbot: {
    game: 'mars',
    topics: list('aim board setup generation turn icons failed bonus tiles income milestones awards yours end levels'),
    prompts: {},
    kinds: {},
  },
  dice: {
    game: 'dice',
    topics: list(`
      aim dice setup turn production support main standard blue paying cards symbols parameters tiles bonus
      milestones awards end solo era edition
    `),
    prompts: {
      corporation: 'setup',
      give: 'setup',
      turn: 'turn',
      support: 'support',
      main: 'main',
      end: 'blue',
      keep: 'production',
      discard: 'production',
      'discard-cost': 'paying',
      bonus: 'bonus',
      pay: 'paying',
      roll: 'dice',
      pick: 'symbols',
      set: 'support',
      place: 'tiles',
      order: 'cards',
      lose: 'symbols',
    },
    kinds: {
      project: 'cards',
      corporation: 'setup',
      bonus: 'bonus',
      'standard-action': 'standard',
      milestone: 'milestones',
      board: 'tiles',
    },
  },
  shifter: {
    game: 'shifter',
    topics: list(`
      aim planet zones missions goals turn actions settle failure library end exact disasters contest bids
      attempt edition
    `),
    prompts: {
      terraform: 'actions',
      declare: 'settle',
      discard: 'failure',
      bid: 'bids',
      lower: 'bids',
      timer: 'bids',
      attempt: 'attempt',
    },
    kinds: { mission: 'missions', goal: 'goals', disaster: 'disasters', tile: 'planet' },
  },
};

/** The references in the order in which they are offered. */
export const BOOKS = Object.keys(RULEBOOKS);

/** The file that holds the words of a reference. */
export const rulesFile = (book: string): string => `${RULEBOOKS[book].game}/rules/${book}`;

/** The topic behind the question that is asked, or where reading begins. */
export const topicOf = (game: string, prompt: string | null): string =>
  (prompt && RULEBOOKS[game]?.prompts[prompt]) || (RULEBOOKS[game]?.topics[0] ?? '');
