// The scenes on cards of the Dice Game, each a sky and what stands before it.

import { list } from '../presentation';

export interface Scene {
  sky: [top: string, bottom: string];
  drawing: string;
}

export const SCENES: Record<string, Scene> = {
  comet: {
    sky: ['#1a1b33', '#6b3550'],
    drawing:
      '<circle cx="12" cy="8" r=".9" fill="#fff" opacity=".7"/><circle cx="34" cy="16" r=".9" fill="#fff" opacity=".7"/><circle cx="58" cy="6" r=".9" fill="#fff" opacity=".7"/><circle cx="88" cy="14" r=".9" fill="#fff" opacity=".7"/><circle cx="120" cy="9" r=".9" fill="#fff" opacity=".7"/><circle cx="146" cy="20" r=".9" fill="#fff" opacity=".7"/><circle cx="70" cy="22" r=".9" fill="#fff" opacity=".7"/><g><path d="M52 62 150-6 74 76Z" fill="#ffd9a0" opacity=".5"/><path d="M54 64 140 6 70 74Z" fill="#fff" opacity=".55"/><circle cx="56" cy="68" r="14" fill="#cfe7f5"/><circle cx="52" cy="65" r="4" fill="#9fc4da"/><circle cx="60" cy="73" r="2.600" fill="#9fc4da"/></g><path d="M0 88q40-10 80-2t80-4v20H0Z" fill="#5a2c1e"/>',
  },
  well: {
    sky: ['#3a1a12', '#c4552b'],
    drawing:
      '<path d="M0 62q28-16 56-5t52-6 52 2v47H0Z" fill="#4a2013" opacity=".7"/><path d="M0 76q40-12 84-2t76-4v30H0Z" fill="#4a2013"/><path d="M62 78h36l-8-50H70Z" fill="#3a2a24"/><path d="M66 60h28M68 46h24M70 34h20M64 76l28-30M96 76 68 46M90 46 72 30" stroke="#c9b09a" stroke-width="2.500"/><path d="M74 100 78 78h4l4 22Z" fill="#ffb347"/><path d="M80 24c-7-8 4-11-2-20 8 4 14 12 6 20Z" fill="#ffe0a3" opacity=".9"/><path d="M0 92q40-8 80-2t80-3v15H0Z" fill="#2c120a"/>',
  },
  grass: {
    sky: ['#4f7f9a', '#d9c08a'],
    drawing:
      '<circle cx="122" cy="26" r="12" fill="#ffe9b8"/><path d="M0 62q28-16 56-5t52-6 52 2v47H0Z" fill="#6b8a3c" opacity=".7"/><path d="M0 76q40-12 84-2t76-4v30H0Z" fill="#6b8a3c"/><g stroke="#2f5a1f" stroke-width="3" stroke-linecap="round" fill="none"><path d="M20 92q-2-16 6-24M30 94q2-18-2-28M52 90q-4-14 4-26M62 92q4-14 0-24M96 94q-2-16 6-26M108 94q4-14 0-28M136 92q-4-14 4-24"/></g><path d="M0 90q40-8 80-2t80-3v15H0Z" fill="#4d6f2a"/>',
  },
  pump: {
    sky: ['#123048', '#3f86a9'],
    drawing:
      '<path d="M0 62q28-16 56-5t52-6 52 2v47H0Z" fill="#6b3a26" opacity=".7"/><path d="M0 76q40-12 84-2t76-4v30H0Z" fill="#6b3a26"/><path d="M0 86q20-6 40 0t40 0 40 0 40 0v14H0Z" fill="#3d8fc4"/><path d="M44 82V50h20v32Z" fill="#aab1ba"/><path d="M64 56h40v22" fill="none" stroke="#d7dde4" stroke-width="7"/><circle cx="54" cy="46" r="11" fill="none" stroke="#e4673a" stroke-width="4"/><path d="M54 36v20M44 46h20" stroke="#e4673a" stroke-width="3"/><path d="M104 80c5 7 5 12 0 14-5-2-5-7 0-14Z" fill="#bfe3f8"/>',
  },
  plant: {
    sky: ['#2b3550', '#d38a52'],
    drawing:
      '<circle cx="38" cy="28" r="13" fill="#ffdf9e"/><path d="M0 62q28-16 56-5t52-6 52 2v47H0Z" fill="#5a3020" opacity=".7"/><path d="M0 76q40-12 84-2t76-4v30H0Z" fill="#5a3020"/><path d="M78 80c4-16 4-26 2-38h20c-2 12-2 22 2 38Z" fill="#c9c2bb"/><path d="M108 80c4-14 4-22 2-32h18c-2 10-2 18 2 32Z" fill="#a49b93"/><path d="M90 38c-8-6 2-12-3-20 12 4 14 14 7 20Z" fill="#f3e9df" opacity=".75"/><path d="M30 82V62h34v20Z" fill="#5b6570"/><path d="M34 66h6v6h-6Zm10 0h6v6h-6Zm10 0h6v6h-6Z" fill="#ffd98a"/>',
  },
  corp: {
    sky: ['#241309', '#9a4a22'],
    drawing:
      '<g opacity=".9"><circle cx="80" cy="56" r="34" fill="#f0a24a"/><circle cx="80" cy="56" r="24" fill="#ffd27a"/><g stroke="#ffd27a" stroke-width="4" stroke-linecap="round"><path d="M80 8v8M80 96v8M32 56h8M120 56h8M46 22l6 6M114 22l-6 6M46 90l6-6M114 90l-6-6"/></g><path d="M80 38c10 10 10 26 0 36-10-10-10-26 0-36Z" fill="#b9421c"/></g>',
  },
  bonus: {
    sky: ['#2d1f3f', '#a2608a'],
    drawing:
      '<circle cx="12" cy="8" r=".9" fill="#fff" opacity=".7"/><circle cx="34" cy="16" r=".9" fill="#fff" opacity=".7"/><circle cx="58" cy="6" r=".9" fill="#fff" opacity=".7"/><circle cx="88" cy="14" r=".9" fill="#fff" opacity=".7"/><circle cx="120" cy="9" r=".9" fill="#fff" opacity=".7"/><circle cx="146" cy="20" r=".9" fill="#fff" opacity=".7"/><circle cx="70" cy="22" r=".9" fill="#fff" opacity=".7"/><g transform="translate(80 54)"><g fill="#ffe0a3"><path d="M0-34 8-10 34-10 13 5 21 30 0 15-21 30-13 5-34-10-8-10Z"/></g><path d="M0-20 5-6 20-6 8 3 12 18 0 9-12 18-8 3-20-6-5-6Z" fill="#e4a23a"/></g>',
  },
  city: {
    sky: ['#2a2f45', '#c98a62'],
    drawing:
      '<circle cx="120" cy="24" r="9" fill="#ffe9c9"/><path d="M0 62q28-16 56-5t52-6 52 2v47H0Z" fill="#5b3324" opacity=".7"/><path d="M0 76q40-12 84-2t76-4v30H0Z" fill="#5b3324"/><path d="M34 84a46 44 0 0 1 92 0Z" fill="#cfe7f5" opacity=".35" stroke="#e8f4fb" stroke-width="1.500"/><g fill="#23252e"><path d="M50 84V62h12v22Zm16 0V46l8-8 8 8v38Zm22 0V56h12v28Zm16 0V66h10v18Z"/></g><g fill="#ffd98a"><path d="M53 66h4v4h-4Zm0 8h4v4h-4ZM71 52h6v5h-6Zm0 10h6v5h-6Zm0 10h6v5h-6ZM91 61h5v4h-5Zm0 9h5v4h-5Z"/></g><path d="M0 92q40-8 80-2t80-3v15H0Z" fill="#3a1f15"/>',
  },
  magnet: {
    sky: ['#18223f', '#4d5fa0'],
    drawing:
      '<circle cx="12" cy="8" r=".9" fill="#fff" opacity=".7"/><circle cx="34" cy="16" r=".9" fill="#fff" opacity=".7"/><circle cx="58" cy="6" r=".9" fill="#fff" opacity=".7"/><circle cx="88" cy="14" r=".9" fill="#fff" opacity=".7"/><circle cx="120" cy="9" r=".9" fill="#fff" opacity=".7"/><circle cx="146" cy="20" r=".9" fill="#fff" opacity=".7"/><circle cx="70" cy="22" r=".9" fill="#fff" opacity=".7"/><g fill="none" stroke="#8fd3c8" stroke-width="2" opacity=".8"><ellipse cx="80" cy="60" rx="30" ry="44"/><ellipse cx="80" cy="60" rx="52" ry="46"/><ellipse cx="80" cy="60" rx="72" ry="48" opacity=".6"/></g><circle cx="80" cy="60" r="22" fill="#b5532f"/><path d="M60 54q20 8 40 0M59 66q21 8 42 0" stroke="#7a3016" stroke-width="3" fill="none"/>',
  },
  drone: {
    sky: ['#3a4a60', '#c9a277'],
    drawing:
      '<path d="M0 62q28-16 56-5t52-6 52 2v47H0Z" fill="#7a4429" opacity=".7"/><path d="M0 76q40-12 84-2t76-4v30H0Z" fill="#7a4429"/><g fill="#2b2420"><path d="M60 40h40l6 10-26 8-26-8Z"/><rect x="36" y="34" width="32" height="4" rx="2"/><rect x="92" y="34" width="32" height="4" rx="2"/></g><circle cx="80" cy="50" r="5" fill="#8fd3c8"/><path d="M80 56 60 92h40Z" fill="#8fd3c8" opacity=".3"/>',
  },
  deal: {
    sky: ['#1d2a2e', '#3f7d74'],
    drawing:
      '<g fill="#f3e3b8"><rect x="48" y="24" width="64" height="60" rx="4"/></g><g fill="#7d6a45"><path d="M56 34h48v4H56Zm0 10h40v4H56Zm0 10h48v4H56Z"/></g><circle cx="98" cy="74" r="11" fill="#b93a2b"/><path d="m92 74 4 4 8-8" stroke="#fff" stroke-width="3" fill="none"/>',
  },
};

/** What projects are about, by their ids. A card that an owner of the game adds shows a contract. */
export const PROJECTS: Readonly<Record<string, readonly string[]>> = {
  comet: list(`
    imported-nitrogen small-asteroid asteroid comet big-asteroid giant-ice-asteroid ice-asteroid towing-a-comet
    convoy-from-europa deimos-down asteroid-mining aerobraked-ammonia-asteroid imported-hydrogen
  `),
  city: list(`
    corporate-stronghold urbanized-area immigrant-city business-district restricted-area research-outpost
    underground-city capital tipping-point space-hotels miranda-resort eco-architects earth-office space-station
    medical-lab infrastructure
  `),
  well: list(`
    deep-well-heating lava-flows mohole-area geothermal-power underground-detonations tectonic-stress-power
    local-heat-trapping mine titanium-mine strip-mine great-escarpment-consortium micro-mills
  `),
  grass: list(`
    fertile-fields mangrove marshland plantation ecological-zone natural-preserve lichen algae bushes trees grass
    heather farming noctis-farming decomposers industrial-microbes ghg-producing-bacteria dome-farming kelp-farming
    arctic-algae bio-materials search-for-life
  `),
  pump: list(`
    mohole-lake peninsula subterranean-reservoir permafrost-extraction flooding aquifer-pumping water-splitting-plant
    fish great-dam
  `),
  plant: list(`
    solar-power power-plant nuclear-power peroxide-power ghg-factories release-of-inert-gases import-of-advanced-ghg
    windmills power-infrastructure fusion-power energy-saving lightning-harvest mass-converter nuclear-zone ironworks
  `),
  magnet: list(`
    equatorial-magnetizer magnetic-field-dome soletta space-mirrors interstellar-colony-ship trans-neptune-probe
    terraforming-ganymede electro-catapult
  `),
  drone: list(`
    mining-expedition robotic-workforce rover-construction io-mining-industries vesta-shipyard advanced-alloys
    effective-storage logistics standard-technology development-center technology-demonstration
  `),
  deal: list(`
    invention-contest bribed-committee media-archives sponsors acquired-company media-group cartel lobbying
    caretaker-contract inventors-guild business-contacts sabotage hired-raiders virus reputation sponsored-academy
    media-agency olympus-conference
  `),
};

export const sceneOf = (project: string): string =>
  Object.keys(PROJECTS).find((scene) => PROJECTS[scene].includes(project)) ?? 'deal';
