// The guided first games, named like the books of rules: a fixed game for one player, and what to say and
// to do in it, step by step. The words are in `locales/*/GAME/guide/NAME.ftl`, one text for each step.

export interface Step {
  /** Names its text, `guide-NAME-ID`. */
  id: string;
  /** What the text is about: the first of these that is on the page. */
  at: readonly string[];
  /** The answer that the step asks for; a step without one is only read. */
  answer?: string;
}

export interface Guide {
  /** What is played, alone. */
  game: string;
  options: Record<string, string>;
  /** The game is always the same, so that the texts can speak of its cards. */
  seed: string;
  steps: readonly Step[];
}

const ask = '[data-region="ask"]';
const hand = '[data-region="hand"]';
const why = '[data-region="why"]';
const planet = ['.planet', 'main'];
const space = (id: string): string => `[data-space="${id}"]`;
const act = (words: string): string => `[data-act="${words}"]`;

export const GUIDES: Readonly<Record<string, Guide>> = {
  mars: {
    game: 'mars',
    options: {},
    seed: '9bc2036f7fd0c5cf8de03f96324142bf20f5aa57577da319d656cd059f1108bf',
    steps: [
      { id: 'welcome', at: planet },
      { id: 'corporation', at: [ask], answer: 'choose credicor' },
      { id: 'buy', at: [ask], answer: 'done' },
      { id: 'seat', at: ['[data-region="seats"]'] },
      { id: 'play', at: [act('play mohole-area'), hand], answer: 'play mohole-area' },
      { id: 'tile', at: [space('r5c5')], answer: 'place r5c5' },
      { id: 'second', at: [act('play aquifer-pumping'), hand], answer: 'play aquifer-pumping' },
      { id: 'action', at: [act('use aquifer-pumping'), ask], answer: 'use aquifer-pumping' },
      { id: 'ocean', at: [space('r5c4')], answer: 'place r5c4' },
      { id: 'stop', at: [ask], answer: 'stop' },
      { id: 'pass', at: [ask], answer: 'pass' },
      { id: 'research', at: [ask] },
      { id: 'end', at: [] },
    ],
  },
  marsbot: {
    game: 'mars',
    options: { automa: 'yes' },
    seed: '9bc2036f7fd0c5cf8de03f96324142bf20f5aa57577da319d656cd059f1108bf',
    steps: [
      { id: 'welcome', at: planet },
      { id: 'corporation', at: [ask], answer: 'choose credicor' },
      { id: 'buy', at: [ask], answer: 'done' },
      { id: 'tracks', at: ['[data-region="seats"]'] },
      { id: 'play', at: [act('play aquifer-pumping'), hand], answer: 'play aquifer-pumping' },
      { id: 'action', at: [act('use aquifer-pumping'), ask], answer: 'use aquifer-pumping' },
      { id: 'ocean', at: [space('r5c4')], answer: 'place r5c4' },
      { id: 'why', at: [why, '[data-region="seats"]'] },
      { id: 'city', at: [act('project city'), ask], answer: 'project city' },
      { id: 'place', at: [space('r4c4')], answer: 'place r4c4' },
      { id: 'stop', at: [ask], answer: 'stop' },
      { id: 'bonus', at: [why] },
      { id: 'pass', at: [ask], answer: 'pass' },
      { id: 'alone', at: [why] },
      { id: 'end', at: [] },
    ],
  },
  dice: {
    game: 'dice',
    options: {},
    seed: '649a7b5648777bce9a7bb5a0a156379c192370a05bf4530c7d1c8e4baaff1c4c',
    steps: [
      { id: 'welcome', at: planet },
      { id: 'city', at: [space('C6')], answer: 'place C6' },
      { id: 'corporation', at: [act('choose ecoline')], answer: 'choose ecoline' },
      { id: 'dice', at: ['.tray'] },
      { id: 'bonus', at: [act('take subsidised-foundry')], answer: 'take subsidised-foundry' },
      { id: 'turn', at: [act('turn'), ask], answer: 'turn' },
      { id: 'pay', at: ['.tray'], answer: 'pay credit' },
      { id: 'set', at: ['.tray'], answer: 'set microbe plant' },
      { id: 'greenery', at: [act('standard greenery'), ask], answer: 'standard greenery' },
      { id: 'place', at: [space('C5')], answer: 'place C5' },
      { id: 'mark', at: [ask], answer: 'pick plant' },
      { id: 'roll', at: [act('roll blue'), ask], answer: 'roll blue' },
      { id: 'card', at: [act('play power-plant'), hand], answer: 'play power-plant' },
      { id: 'produce', at: [act('produce'), ask], answer: 'produce' },
      { id: 'keep', at: ['.tray', ask], answer: 'done' },
      { id: 'discard', at: [ask], answer: 'done' },
      { id: 'end', at: [] },
    ],
  },
  shifter: {
    game: 'shifter',
    options: {},
    seed: '31b7a9963477f8ad343f0998dc502e9b0071d38a7db1534084879805987dc0b9',
    steps: [
      { id: 'planet', at: ['.board'] },
      { id: 'missions', at: [hand] },
      { id: 'goals', at: ['[data-region="race"]'] },
      { id: 'rotate', at: ['[data-cell="r1c1"]'], answer: 'rotate r1c1' },
      { id: 'shift', at: [act('shift row 1 left')], answer: 'shift row 1 left' },
      { id: 'zone', at: ['.board'] },
      { id: 'flip', at: ['[data-cell="r4c3"]'], answer: 'flip long r4c3' },
      { id: 'undo', at: [ask] },
      { id: 'settle', at: [act('settle')], answer: 'settle' },
      { id: 'declare', at: ['[data-card="green-7"]', hand], answer: 'declare green-7' },
      { id: 'library', at: ['[data-region="race"]'] },
      { id: 'done', at: [act('done')], answer: 'done' },
      { id: 'end', at: [] },
    ],
  },
};

/** The books of rules that have a guide. */
export const GUIDED: readonly string[] = Object.keys(GUIDES);

/** The file that holds the words of a guide. */
export const guideFile = (guide: string): string => `${GUIDES[guide].game}/guide/${guide}`;
