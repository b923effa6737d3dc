// What is drawn on a card: its data as icons, in the few forms that the eye learns.

import type { Action, Amounts, CorporationFacts, ProjectFacts, Tagged } from './facts';

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

export interface Requirement {
  icon: string;
  most: boolean;
  value: string;
}

export const RESOURCE_ICONS: Record<string, string> = {
  Money: 'mc',
  Steel: 'steel',
  Titanium: 'titanium',
  Plants: 'plants',
  Energy: 'energy',
  Heat: 'heat',
};
const PARAMETER_ICONS: Record<string, string> = { Temperature: 'temperature', Oxygen: 'oxygen', Oceans: 'tile-ocean' };
const TILE_ICONS: Record<string, string> = {
  Ocean: 'tile-ocean',
  Greenery: 'tile-greenery',
  City: 'tile-city',
  Capital: 'tile-city',
};

export const tagIcon = (tag: string): string => `tag-${tag.toLowerCase()}`;
export const tokenIcon = (token: string): string => `token-${token.toLowerCase()}`;
export const tileIcon = (tile: string): string => TILE_ICONS[tile] ?? 'tile-special';

const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
const many = (count: number): string | undefined => (count === 1 ? undefined : String(count));

const amounts = (of: Amounts, write: (count: number) => string): Thing[] =>
  Object.entries(of)
    .toSorted(([, a], [, b]) => a - b)
    .map(([resource, count]) => ({ icon: RESOURCE_ICONS[resource], count: write(count) }));

/** What is counted: tags, cities, events. */
function counted(count: Tagged): Thing {
  if (typeof count === 'string') return { icon: count === 'Events' ? 'tag-event' : 'tile-city', any: true };
  const [[whose, tag]] = Object.entries(count);
  return { icon: tagIcon(String(tag)), any: whose === 'OpponentTags' };
}

const things = (...list: Thing[]): Glyph => ({ form: 'things', things: list });
const box = (list: Thing[]): Glyph => ({ form: 'box', things: list });

/** Several ways with "or" between them. */
const choice = (ways: Glyph[][]): Glyph[] =>
  ways.flatMap((way, index): Glyph[] => (index ? [{ form: 'or' }, ...way] : way));

/** The tokens that an effect on the card itself moves. */
type Held = string | null;

function glyphs(effects: readonly Tagged[], held: Held): Glyph[] {
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

function glyph(effect: Tagged, held: Held): Glyph[] {
  if (typeof effect === 'string') return effect === 'Claim' ? [things({ icon: 'tile-special' })] : [];
  const [[name, content]] = Object.entries(effect);
  // The shapes are those of `Effect` in the rules; what is not drawn is still told by the card's text.
  // oxlint-disable-next-line no-explicit-any
  const of = content as any;
  const here = held ? tokenIcon(held) : 'card';
  switch (name) {
    case 'Production':
      return [box(amounts(of, signed))];
    case 'ProductionPer':
      return [
        {
          form: 'per',
          thing: { icon: RESOURCE_ICONS[of.resource], count: '1' },
          box: true,
          per: { ...counted(of.of), count: many(of.per) },
        },
      ];
    case 'ReduceAny':
      return [box([{ icon: RESOURCE_ICONS[of[0]], count: `−${of[1]}`, any: true }])];
    case 'ProductionOfBonus':
      return [box(of.of.map((resource: string) => ({ icon: RESOURCE_ICONS[resource], count: '+1' })))];
    case 'ConvertProduction':
      return [
        box([
          { icon: RESOURCE_ICONS[of.from], count: '−X' },
          { icon: RESOURCE_ICONS[of.to], count: '+X' },
        ]),
      ];
    case 'Gain':
      return [things(...amounts(of, String))];
    case 'GainPer':
      return [
        {
          form: 'per',
          thing: { icon: RESOURCE_ICONS[of.resource], count: '1' },
          box: false,
          per: { ...counted(of.of), count: many(of.per) },
        },
      ];
    case 'Pay':
      return [
        things(
          { icon: 'mc', count: String(of.money) },
          ...of.with.map((metal: string) => ({ icon: RESOURCE_ICONS[metal] })),
        ),
      ];
    case 'Spend':
      return [things(...amounts(of, String))];
    case 'Exchange':
      return [
        things(
          { icon: RESOURCE_ICONS[of.from], count: 'X' },
          { icon: 'action' },
          { icon: RESOURCE_ICONS[of.to], count: 'X' },
        ),
      ];
    case 'RemoveAny':
    case 'StealAny':
      return [things({ icon: RESOURCE_ICONS[of[0]], count: `−${of[1]}`, any: true })];
    case 'RemoveTokens':
      return [things({ icon: tokenIcon(of[0]), count: `−${of[1]}`, any: true })];
    case 'TakeToken':
      return [things({ icon: tokenIcon(of), count: '−1', any: true })];
    case 'Raise':
      return [
        things(
          of[0] === 'Oceans'
            ? { icon: 'tile-ocean', count: many(of[1]) }
            : { icon: PARAMETER_ICONS[of[0]], count: `+${of[1]}` },
        ),
      ];
    case 'Rating':
      return [things({ icon: 'tr', count: `+${of}` })];
    case 'RatingPer':
      return [{ form: 'per', thing: { icon: 'tr', count: '1' }, box: false, per: counted(of.of) }];
    case 'Place':
      return [things({ icon: tileIcon(of[0]) })];
    case 'Draw':
    case 'LookThenBuy':
      return [things({ icon: 'card', count: many(of) })];
    case 'DrawKeep':
      return [things({ icon: 'card', count: `${of.keep}/${of.draw}` })];
    case 'Discard':
      return [things({ icon: 'card', count: `−${of}` })];
    case 'RevealTop':
      return [things({ icon: tagIcon(of.tag) }, { icon: 'action' }), ...glyphs(of.then, held)];
    case 'AddHere':
      return [things({ icon: here, count: many(of) })];
    case 'SpendHere':
      return [things({ icon: here, count: String(of) })];
    case 'AddTokens':
    case 'AddToOther':
      return [things({ icon: tokenIcon(of[0]), count: many(of[1]) })];
    case 'ChooseOne':
      return choice((of as Tagged[][]).map((way) => glyphs(way, held)));
    case 'May':
    case 'InOrder':
      return glyphs(of, held);
    case 'If':
      return glyphs([...of.otherwise, ...of.then], held);
    case 'NextCard':
      return of.discount
        ? [things({ icon: 'card', count: `−${of.discount}` }, { icon: 'mc' })]
        : [things({ icon: 'g-turn', count: `±${of.shift}` })];
    default:
      return [];
  }
}

/** All things that some effects move, without their forms. */
export const projectThings = (effects: readonly Tagged[]): Thing[] =>
  glyphs(effects, null).flatMap((glyph) => ('things' in glyph ? glyph.things : []));

const act = ({ cost, gain }: Action, held: Held): Glyph => ({
  form: 'act',
  cost: glyphs(cost, held),
  gain: glyphs(gain, held),
});

/** What sets off an effect. */
function cause(on: Tagged, any: boolean): Thing[] {
  if (typeof on === 'string') return [{ icon: on === 'OceanPlaced' ? 'tile-ocean' : 'tile-greenery', any }];
  const [[name, content]] = Object.entries(on);
  // oxlint-disable-next-line no-explicit-any
  const of = content as any;
  switch (name) {
    case 'CityPlaced':
      return [{ icon: 'tile-city', any }];
    case 'TilePlacedOn':
      return of.map((resource: string) => ({ icon: RESOURCE_ICONS[resource] }));
    case 'TagPlayed':
      return of.map((tag: string) => ({ icon: tagIcon(tag), any }));
    case 'CardPlayed':
      return [
        ...(of.tag ? [{ icon: tagIcon(of.tag) }] : []),
        ...(of.kind ? [{ icon: of.kind === 'Event' ? 'tag-event' : 'card' }] : []),
        ...(of.cost ? [{ icon: 'mc', count: `${of.cost}+` }] : []),
      ];
    default:
      return [{ icon: 'production', any }];
  }
}

function ongoing(effect: Tagged, held: Held): Glyph[] {
  if (typeof effect === 'string')
    return effect === 'PayWithHeat'
      ? [things({ icon: 'heat' }, { icon: 'g-turn' }, { icon: 'mc' })]
      : [things({ icon: 'lock' })];
  const [[name, content]] = Object.entries(effect);
  // oxlint-disable-next-line no-explicit-any
  const of = content as any;
  switch (name) {
    case 'Trigger':
      return [{ form: 'when', cause: cause(of.on, of.by === 'Anyone'), gain: glyphs(of.effects, held) }];
    case 'Discount':
      return [
        {
          form: 'when',
          cause: [{ icon: of[1] === 'Every' ? 'card' : tagIcon(of[1].Tag) }],
          gain: [things({ icon: 'mc', count: `−${of[0]}` })],
        },
      ];
    case 'ProjectDiscount':
      return [{ form: 'when', cause: [{ icon: 'energy' }], gain: [things({ icon: 'mc', count: `−${of[1]}` })] }];
    case 'RequirementShift':
      return [things({ icon: 'g-turn', count: `±${of}` })];
    case 'MetalValue':
      return [
        { form: 'when', cause: [{ icon: RESOURCE_ICONS[of[0]] }], gain: [things({ icon: 'mc', count: `+${of[1]}` })] },
      ];
    case 'GreeneryCost':
      return [
        {
          form: 'act',
          cost: [things({ icon: 'plants', count: String(of) })],
          gain: [things({ icon: 'tile-greenery' })],
        },
      ];
    default:
      return [things({ icon: 'lock' })];
  }
}

/** The rows of icons on a project card. */
export function projectGlyphs({ effects, action, ongoing: standing, holds }: ProjectFacts): Glyph[] {
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
}: CorporationFacts): Glyph[] {
  const start = amounts(stock, String);
  const made = amounts(production, signed);
  return [
    ...(made.length ? [box(made)] : []),
    ...(start.length ? [things(...start)] : []),
    ...(first_action.length ? [{ form: 'act', cost: [], gain: glyphs(first_action, null) } as Glyph] : []),
    ...standing.flatMap((effect) => ongoing(effect, null)),
    ...choice(action.map((way) => [act(way, null)])),
  ];
}

const UNITS: Record<string, string> = { Temperature: ' °C', Oxygen: ' %', Oceans: '' };

/** What must hold to play a card, each as icon and number. */
export function requirements({ requires }: Pick<ProjectFacts, 'requires'>): Requirement[] {
  return requires.map((requirement) => {
    const [[name, content]] = Object.entries(requirement as Record<string, unknown>);
    // oxlint-disable-next-line no-explicit-any
    const of = content as any;
    switch (name) {
      case 'AtLeast':
      case 'AtMost':
        return {
          icon: of[0] === 'Oceans' ? 'ocean' : PARAMETER_ICONS[of[0]],
          most: name === 'AtMost',
          value: `${String(of[1]).replace('-', '−')}${UNITS[of[0]]}`,
        };
      case 'Tags':
        return { icon: tagIcon(of[0]), most: false, value: String(of[1]) };
      case 'Production':
        return { icon: RESOURCE_ICONS[of[0]], most: false, value: `+${of[1]}` };
      case 'OwnGreeneries':
        return { icon: 'tile-greenery', most: false, value: String(of) };
      default:
        return { icon: 'tile-city', most: false, value: String(of) };
    }
  });
}

/** The points of a card: a number, or so many for each of something. */
export function points({
  points: of,
  holds,
}: Pick<ProjectFacts, 'points' | 'holds'>): { value: string; icon?: string } | null {
  if (typeof of === 'string') return null;
  const [[name, content]] = Object.entries(of);
  // oxlint-disable-next-line no-explicit-any
  const rule = content as any;
  const token = holds ? tokenIcon(holds) : 'card';
  switch (name) {
    case 'Fixed':
      return { value: String(rule).replace('-', '−') };
    case 'PerToken':
      return { value: rule.each === 1 ? `${rule.points}/` : `${rule.points}/${rule.each}`, icon: token };
    case 'IfToken':
      return { value: `${rule.points}:`, icon: token };
    case 'PerTag':
      return { value: '1/', icon: tagIcon(rule) };
    case 'PerOceanNextTo':
      return { value: '1/', icon: 'tile-ocean' };
    case 'PerCityNextTo':
      return { value: '1/', icon: 'tile-city' };
    default:
      return { value: `1/${rule}`, icon: 'tile-city' };
  }
}

const SCENES: [scene: string, fits: (facts: ProjectFacts) => boolean][] = [
  ['jupiter', ({ tags }) => tags.includes('Jupiter')],
  ['city', ({ tags }) => tags.includes('City')],
  ['animals', ({ tags }) => tags.includes('Animal')],
  ['comet', ({ kind, tags }) => kind === 'Event' && tags.includes('Space')],
  ['plants', ({ tags }) => tags.includes('Plant')],
  [
    'sea',
    ({ tags, effects }) =>
      tags.includes('Microbe') ||
      effects.some((effect) => typeof effect !== 'string' && JSON.stringify(effect).includes('Ocean')),
  ],
  ['power', ({ tags }) => tags.includes('Power')],
  ['lab', ({ tags }) => tags.includes('Science')],
  ['station', ({ tags }) => tags.includes('Space')],
  ['mine', ({ tags }) => tags.includes('Building')],
];

/** The scene that a card shows. */
export const scene = (facts: ProjectFacts): string => SCENES.find(([, fits]) => fits(facts))?.[0] ?? 'world';
