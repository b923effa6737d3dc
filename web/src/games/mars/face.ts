// What is drawn on a card: its data as icons, in the few forms that the eye learns.

import { match } from '../match';
import {
  TAG_WORDS,
  TOKEN_WORDS,
  type Action,
  type Amounts,
  type Bespoke,
  type Corporation,
  type Count,
  type Effect,
  type Happening,
  type Ongoing,
  type Parameter,
  type Project,
  type Resource,
  type StandardProject,
  type Tag,
  type Tile,
  type Token,
} from './generated';

/** A thing with its number; `any` frames it red: anybody's. */
export interface Thing {
  icon: string;
  count?: string;
  any?: boolean;
}

/** A piece of a row. `box` is production, `act` an action with what it costs, `when` an effect with its cause. */
export type Glyph =
  | { form: 'things'; things: Thing[] }
  | { form: 'box'; things: Thing[] }
  | { form: 'per'; thing: Thing; box: boolean; per: Thing }
  | { form: 'act'; cost: Glyph[]; gain: Glyph[] }
  | { form: 'when'; cause: Thing[]; gain: Glyph[] }
  | { form: 'or' };

export interface Need {
  icon: string;
  most: boolean;
  value: string;
}

export const RESOURCE_ICONS: Record<Resource, string> = {
  Money: 'mc',
  Steel: 'steel',
  Titanium: 'titanium',
  Plants: 'plants',
  Energy: 'energy',
  Heat: 'heat',
};
const PARAMETER_ICONS: Record<Parameter, string> = {
  Temperature: 'temperature',
  Oxygen: 'oxygen',
  Oceans: 'tile-ocean',
};
export const PROJECT_ICONS: Record<StandardProject, string> = {
  SellPatents: 'card',
  PowerPlant: 'energy',
  Asteroid: 'temperature',
  Aquifer: 'tile-ocean',
  Greenery: 'tile-greenery',
  City: 'tile-city',
};

export const tagIcon = (tag: Tag): string => `tag-${TAG_WORDS[tag]}`;
export const tokenIcon = (token: Token): string => `token-${TOKEN_WORDS[token]}`;
export function tileIcon(tile: Tile): string {
  if (tile === 'Ocean') return 'tile-ocean';
  if (tile === 'Greenery') return 'tile-greenery';
  return tile === 'City' || tile === 'Capital' ? 'tile-city' : 'tile-special';
}

export const minus = (value: number): string => String(value).replace('-', '−');
export const signed = (count: number): string => (count < 0 ? minus(count) : `+${count}`);
const many = (count: number): string | undefined => (count === 1 ? undefined : String(count));

const amounts = (of: Amounts, write: (count: number) => string): Thing[] =>
  (Object.entries(of) as [Resource, number][])
    .toSorted(([, a], [, b]) => a - b)
    .map(([resource, count]) => ({ icon: RESOURCE_ICONS[resource], count: write(count) }));

/** What is counted: tags, cities, events. */
const counted = (count: Count): Thing =>
  match<Count, Thing>(count, {
    OwnTags: (tag) => ({ icon: tagIcon(tag), any: false }),
    OpponentTags: (tag) => ({ icon: tagIcon(tag), any: true }),
    Cities: () => ({ icon: 'tile-city', any: true }),
    CitiesOnMars: () => ({ icon: 'tile-city', any: true }),
    Events: () => ({ icon: 'tag-event', any: true }),
  });

const things = (...list: Thing[]): Glyph => ({ form: 'things', things: list });
const box = (list: Thing[]): Glyph => ({ form: 'box', things: list });

/** Several ways with "or" between them. */
const choice = (ways: Glyph[][]): Glyph[] =>
  ways.flatMap((way, index): Glyph[] => (index ? [{ form: 'or' }, ...way] : way));

/** The tokens that an effect on the card itself moves. */
type Held = Token | null;

function glyphs(effects: readonly Effect[], held: Held): Glyph[] {
  return joined(effects.flatMap((effect) => glyph(effect, held)));
}

/** Neighbouring boxes, and neighbouring things, stand together. */
function joined(list: Glyph[]): Glyph[] {
  return list.reduce<Glyph[]>((row, next) => {
    const last = row.at(-1);
    if (last && next.form === last.form && (next.form === 'box' || next.form === 'things') && 'things' in last) {
      return [...row.slice(0, -1), { ...last, things: [...last.things, ...next.things] }];
    }
    return [...row, next];
  }, []);
}

const lost = ([resource, count]: [Resource, number]): Thing => ({
  icon: RESOURCE_ICONS[resource],
  count: `−${count}`,
  any: true,
});

function glyph(effect: Effect, held: Held): Glyph[] {
  const here = held ? tokenIcon(held) : 'card';
  return match<Effect, Glyph[]>(effect, {
    Production: (of) => [box(amounts(of, signed))],
    ProductionPer: ({ resource, of, per }) => [
      {
        form: 'per',
        thing: { icon: RESOURCE_ICONS[resource], count: '1' },
        box: true,
        per: { ...counted(of), count: many(per) },
      },
    ],
    ReduceAny: (of) => [box([lost(of)])],
    ProductionOfBonus: ({ of }) => [box(of.map((resource) => ({ icon: RESOURCE_ICONS[resource], count: '+1' })))],
    ConvertProduction: ({ from, to }) => [
      box([
        { icon: RESOURCE_ICONS[from], count: '−X' },
        { icon: RESOURCE_ICONS[to], count: '+X' },
      ]),
    ],
    Gain: (of) => [things(...amounts(of, String))],
    GainPer: ({ resource, of, per }) => [
      {
        form: 'per',
        thing: { icon: RESOURCE_ICONS[resource], count: '1' },
        box: false,
        per: { ...counted(of), count: many(per) },
      },
    ],
    Pay: ({ money, with: metals }) => [
      things({ icon: 'mc', count: String(money) }, ...metals.map((metal) => ({ icon: RESOURCE_ICONS[metal] }))),
    ],
    Spend: (of) => [things(...amounts(of, String))],
    Exchange: ({ from, to }) => [
      things({ icon: RESOURCE_ICONS[from], count: 'X' }, { icon: 'action' }, { icon: RESOURCE_ICONS[to], count: 'X' }),
    ],
    RemoveAny: (of) => [things(lost(of))],
    StealAny: (of) => [things(lost(of))],
    RemoveTokens: ([token, count]) => [things({ icon: tokenIcon(token), count: `−${count}`, any: true })],
    TakeToken: (token) => [things({ icon: tokenIcon(token), count: '−1', any: true })],
    Raise: ([parameter, steps]) => [
      things(
        parameter === 'Oceans'
          ? { icon: 'tile-ocean', count: many(steps) }
          : { icon: PARAMETER_ICONS[parameter], count: `+${steps}` },
      ),
    ],
    Rating: (count) => [things({ icon: 'tr', count: `+${count}` })],
    RatingPer: ({ of }) => [{ form: 'per', thing: { icon: 'tr', count: '1' }, box: false, per: counted(of) }],
    Place: ([tile]) => [things({ icon: tileIcon(tile) })],
    Claim: () => [things({ icon: 'tile-special' })],
    Draw: (count) => [things({ icon: 'card', count: many(count) })],
    LookThenBuy: (count) => [things({ icon: 'card', count: many(count) })],
    DrawKeep: ({ draw, keep }) => [things({ icon: 'card', count: `${keep}/${draw}` })],
    Discard: (count) => [things({ icon: 'card', count: `−${count}` })],
    RevealTop: ({ tag, then }) => [things({ icon: tagIcon(tag) }, { icon: 'action' }), ...glyphs(then, held)],
    AddHere: (count) => [things({ icon: here, count: many(count) })],
    SpendHere: (count) => [things({ icon: here, count: String(count) })],
    AddTokens: ([token, count]) => [things({ icon: tokenIcon(token), count: many(count) })],
    AddToOther: ([token, count]) => [things({ icon: tokenIcon(token), count: many(count) })],
    // Whatever the card holds to which they are added.
    AddToHolder: (count) => [things({ icon: 'token-any', count: `+${count}` })],
    AddToPlayed: (count) => [
      things({ icon: 'token-animal', count: many(count) }),
      { form: 'or' },
      things({ icon: 'token-microbe', count: many(count) }),
    ],
    ChooseOne: (ways) => choice(ways.map((way) => glyphs(way, held))),
    May: (of) => glyphs(of, held),
    InOrder: (of) => glyphs(of, held),
    If: ({ then, otherwise }) => glyphs([...otherwise, ...then], held),
    NextCard: ({ discount, shift }) =>
      discount
        ? [things({ icon: 'card', count: `−${discount}` }, { icon: 'mc' })]
        : [things({ icon: 'g-turn', count: `±${shift}` })],
    Bespoke: bespoke,
  });
}

const bespoke = (of: Bespoke): Glyph[] =>
  match<Bespoke, Glyph[]>(of, {
    CopyProductionBox: () => [
      { form: 'when', cause: [{ icon: 'tag-building' }], gain: [box([{ icon: 'production' }])] },
    ],
    FloodNeighbour: (money) => [things(lost(['Money', money]))],
  });

/** All things that some effects move, without their forms. */
export const projectThings = (effects: readonly Effect[]): Thing[] =>
  glyphs(effects, null).flatMap((glyph) => ('things' in glyph ? glyph.things : []));

const act = ({ cost, gain }: Action, held: Held): Glyph => ({
  form: 'act',
  cost: glyphs(cost, held),
  gain: glyphs(gain, held),
});

/** What sets off an effect. */
const cause = (on: Happening, any: boolean): Thing[] =>
  match<Happening, Thing[]>(on, {
    CityPlaced: () => [{ icon: 'tile-city', any }],
    OceanPlaced: () => [{ icon: 'tile-ocean', any }],
    GreeneryPlaced: () => [{ icon: 'tile-greenery', any }],
    TilePlacedOn: (of) => of.map((resource) => ({ icon: RESOURCE_ICONS[resource] })),
    TagPlayed: (tags) => tags.map((tag) => ({ icon: tagIcon(tag), any })),
    CardPlayed: ({ tag, kind, cost }) => [
      ...(tag ? [{ icon: tagIcon(tag) }] : []),
      ...(kind ? [{ icon: kind === 'Event' ? 'tag-event' : 'card' }] : []),
      ...(cost ? [{ icon: 'mc', count: `${cost}+` }] : []),
    ],
    ProjectUsed: () => [{ icon: 'production', any }],
  });

const ongoing = (effect: Ongoing, held: Held): Glyph[] =>
  match<Ongoing, Glyph[]>(effect, {
    Trigger: ({ on, by, effects }) => [
      { form: 'when', cause: cause(on, by === 'Anyone'), gain: glyphs(effects, held) },
    ],
    Discount: ([money, which]) => [
      {
        form: 'when',
        cause: [{ icon: which === 'Every' ? 'card' : tagIcon(which.Tag) }],
        gain: [things({ icon: 'mc', count: `−${money}` })],
      },
    ],
    ProjectDiscount: ([project, money]) => [
      { form: 'when', cause: [{ icon: PROJECT_ICONS[project] }], gain: [things({ icon: 'mc', count: `−${money}` })] },
    ],
    RequirementShift: (steps) => [things({ icon: 'g-turn', count: `±${steps}` })],
    MetalValue: ([metal, money]) => [
      { form: 'when', cause: [{ icon: RESOURCE_ICONS[metal] }], gain: [things({ icon: 'mc', count: `+${money}` })] },
    ],
    PayWithHeat: () => [things({ icon: 'heat' }, { icon: 'g-turn' }, { icon: 'mc' })],
    GreeneryCost: (plants) => [
      {
        form: 'act',
        cost: [things({ icon: 'plants', count: String(plants) })],
        gain: [things({ icon: 'tile-greenery' })],
      },
    ],
    ProtectTokensHere: () => [things({ icon: 'lock' })],
    Protect: () => [things({ icon: 'lock' })],
  });

/** The rows of icons on a project card. */
export function projectGlyphs({
  effects,
  action,
  ongoing: standing,
  holds,
}: Pick<Project, 'effects' | 'action' | 'ongoing' | 'holds'>): Glyph[] {
  return [
    ...joined(
      effects
        .flatMap((effect) => glyph(effect, holds))
        .toSorted((a, b) => Number(b.form === 'box') - Number(a.form === 'box')),
    ),
    ...standing.flatMap((effect) => ongoing(effect, holds)),
    ...choice(action.map((way) => [act(way, holds)])),
  ];
}

export function corporationGlyphs({
  stock,
  production,
  first_action,
  action,
  ongoing: standing,
}: Pick<Corporation, 'stock' | 'production' | 'first_action' | 'action' | 'ongoing'>): Glyph[] {
  const start = amounts(stock, String);
  const made = amounts(production, signed);
  const first: Glyph[] = first_action.length ? [{ form: 'act', cost: [], gain: glyphs(first_action, null) }] : [];
  return [
    ...(made.length ? [box(made)] : []),
    ...(start.length ? [things(...start)] : []),
    ...first,
    ...standing.flatMap((effect) => ongoing(effect, null)),
    ...choice(action.map((way) => [act(way, null)])),
  ];
}

const UNITS: Record<Parameter, string> = { Temperature: ' °C', Oxygen: ' %', Oceans: '' };

const level = (most: boolean, [parameter, at]: [Parameter, number]): Need => ({
  icon: parameter === 'Oceans' ? 'ocean' : PARAMETER_ICONS[parameter],
  most,
  value: `${minus(at)}${UNITS[parameter]}`,
});

/** What must hold to play a card, each as icon and number. */
export const requirements = ({ requires }: Pick<Project, 'requires'>): Need[] =>
  requires.map((requirement) =>
    match<typeof requirement, Need>(requirement, {
      AtLeast: (of) => level(false, of),
      AtMost: (of) => level(true, of),
      Tags: ([tag, count]) => ({ icon: tagIcon(tag), most: false, value: String(count) }),
      Production: ([resource, count]) => ({ icon: RESOURCE_ICONS[resource], most: false, value: `+${count}` }),
      Cities: (count) => ({ icon: 'tile-city', most: false, value: String(count) }),
      OwnGreeneries: (count) => ({ icon: 'tile-greenery', most: false, value: String(count) }),
    }),
  );

/** The points of a card: a number, or so many for each of something. */
export function points({
  points: of,
  holds,
}: Pick<Project, 'points' | 'holds'>): { value: string; icon?: string } | null {
  const token = holds ? tokenIcon(holds) : 'card';
  return match<typeof of, { value: string; icon?: string } | null>(of, {
    None: () => null,
    Fixed: (count) => ({ value: minus(count) }),
    PerToken: ({ points, each }) => ({ value: each === 1 ? `${points}/` : `${points}/${each}`, icon: token }),
    IfToken: ({ points }) => ({ value: `${points}:`, icon: token }),
    PerTag: (tag) => ({ value: '1/', icon: tagIcon(tag) }),
    PerOceanNextTo: () => ({ value: '1/', icon: 'tile-ocean' }),
    PerCityNextTo: () => ({ value: '1/', icon: 'tile-city' }),
    PerCities: (each) => ({ value: `1/${each}`, icon: 'tile-city' }),
  });
}

/** Whether some effects bring an ocean. */
const hasOcean = (effects: readonly Effect[]): boolean =>
  projectThings(effects).some(({ icon }) => icon === 'tile-ocean');

const SCENES: [scene: string, fits: (facts: Project) => boolean][] = [
  ['jupiter', ({ tags }) => tags.includes('Jupiter')],
  ['city', ({ tags }) => tags.includes('City')],
  ['animals', ({ tags }) => tags.includes('Animal')],
  ['comet', ({ kind, tags }) => kind === 'Event' && tags.includes('Space')],
  ['plants', ({ tags }) => tags.includes('Plant')],
  ['sea', ({ tags, effects }) => tags.includes('Microbe') || hasOcean(effects)],
  ['power', ({ tags }) => tags.includes('Power')],
  ['lab', ({ tags }) => tags.includes('Science')],
  ['station', ({ tags }) => tags.includes('Space')],
  ['mine', ({ tags }) => tags.includes('Building')],
];

/** The scene that a card shows. */
export const scene = (facts: Project): string => SCENES.find(([, fits]) => fits(facts))?.[0] ?? 'world';
