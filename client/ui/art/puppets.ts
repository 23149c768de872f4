// The paper puppets of the hanging: one figure a kind of troop, as plain data that React draws as SVG and the battlefield
// draws to textures. Invariants: feet (wheels, waterline) at the origin, facing right, shapes back to front, bounds enclose
// everything drawn; every key can be told apart by silhouette alone (see tests/client/puppets.test.ts).

import {
  archers,
  banner,
  crossbowmen,
  eliteGuard,
  healer,
  mage,
  militia,
  pikemen,
  spearmen,
  swordsmen,
} from './puppets/foot.ts';
import { heavyCavalry, knights, lightCavalry } from './puppets/mounted.ts';
import { captain, magister, steward } from './puppets/leaders.ts';
import { catapult, galley, ram } from './puppets/engines.ts';
import type { Puppet, PuppetRole, PuppetShape, PuppetSide } from './puppets/shapes.ts';

/** Every puppet by the kind of troop it stands for. */
export const PUPPETS = {
  militia: { shapes: militia, left: -10, right: 14, top: -47, bottom: 2, grip: { x: 7, y: -16 } },
  spearmen: { shapes: spearmen, left: -10, right: 14, top: -52, bottom: 2, grip: { x: 8.2, y: -17.4 } },
  swordsmen: { shapes: swordsmen, left: -8, right: 18, top: -40, bottom: 2, grip: { x: 8.6, y: -23 } },
  pikemen: { shapes: pikemen, left: -8, right: 20, top: -59, bottom: 2, grip: { x: 6.6, y: -17.6 } },
  archers: { shapes: archers, left: -11, right: 25, top: -37, bottom: 2, grip: { x: 13.6, y: -21 } },
  crossbowmen: { shapes: crossbowmen, left: -15, right: 23, top: -36, bottom: 2, grip: { x: 5, y: -18 } },
  light_cavalry: {
    shapes: lightCavalry,
    left: -23,
    right: 26,
    top: -51,
    bottom: 2,
    grip: { x: -6.6, y: -44 },
  },
  heavy_cavalry: {
    shapes: heavyCavalry,
    left: -23,
    right: 26,
    top: -53,
    bottom: 2,
    grip: { x: -8.4, y: -36.6 },
  },
  knights: { shapes: knights, left: -23, right: 44, top: -53, bottom: 2, grip: { x: 1, y: -27.6 } },
  elite_guard: { shapes: eliteGuard, left: -13, right: 19, top: -56, bottom: 2, grip: { x: 9, y: -20.6 } },
  catapult: { shapes: catapult, left: -26, right: 32, top: -44, bottom: 2, grip: { x: 4.6, y: -24.8 } },
  ram: { shapes: ram, left: -26, right: 36, top: -39, bottom: 2, grip: { x: 0, y: -13 } },
  mage: { shapes: mage, left: -10, right: 20, top: -49, bottom: 2, grip: { x: 10.3, y: -18 } },
  healer: { shapes: healer, left: -13, right: 17, top: -46, bottom: 2, grip: { x: 7.8, y: -17.4 } },
  galley: {
    shapes: galley,
    left: -37,
    right: 42,
    top: -55,
    bottom: 9,
    grip: { x: -2, y: -8 },
    emblem: { x: -2, y: -32, size: 11 },
  },
  banner: {
    shapes: banner,
    left: -8,
    right: 38,
    top: -64,
    bottom: 2,
    grip: { x: 8.6, y: -17.6 },
    emblem: { x: 19.4, y: -50.2, size: 11.5 },
  },
  captain: { shapes: captain, left: -29, right: 26, top: -64, bottom: 2, grip: { x: 11.4, y: -38 } },
  magister: { shapes: magister, left: -17, right: 19, top: -61, bottom: 2, grip: { x: 12, y: -18.6 } },
  steward: { shapes: steward, left: -29, right: 26, top: -70, bottom: 2, grip: { x: 10.2, y: -29.2 } },
} as const satisfies Record<string, Puppet>;

export type PuppetKey = keyof typeof PUPPETS;

/** All keys, in the order of the muster roll. */
export const PUPPET_KEYS = Object.keys(PUPPETS) as PuppetKey[];

/** One puppet under the common type, for code that takes any of them. */
export function puppet(key: PuppetKey): Puppet {
  return PUPPETS[key];
}

/** The shapes to draw for a side, back to front, all facing right: mirror a puppet that marches left. */
export function puppetShapes(key: PuppetKey, side: PuppetSide): readonly PuppetShape[] {
  return puppet(key).shapes.filter((shape) => shape.only === undefined || shape.only === side);
}

export type PuppetTheme = 'day' | 'night';
export type PuppetPalette = Readonly<Record<PuppetRole, string>>;

const PIGMENTS: Omit<PuppetPalette, 'side' | 'sideDark' | 'sideLight'> = {
  skin: '#ecc9a0',
  steel: '#9a9b9c',
  steelDark: '#6d6e70',
  steelLight: '#dcdcd8',
  wood: '#a06b34',
  woodDark: '#6d4521',
  leather: '#6e5238',
  leatherDark: '#47321f',
  horse: '#8a6444',
  horseDark: '#4d3322',
  robe: '#6a3c78',
  robeDark: '#4d2a5a',
  linen: '#f0e6cf',
  linenDark: '#cdbf9f',
  gold: '#c8962f',
  goldLight: '#f3dc94',
  leaf: '#5f8a52',
  stone: '#8b8579',
  ink: '#2a2018',
};

const SIDES: Record<PuppetSide, Pick<PuppetPalette, 'side' | 'sideDark' | 'sideLight'>> = {
  A: { side: '#2c5288', sideDark: '#203c66', sideLight: '#8fb0e2' },
  B: { side: '#a93a22', sideDark: '#7f2a18', sideLight: '#f0a488' },
};

/** Colours of a puppet by side and theme. By night the cloth is a little brighter and the ink goes to the ground's blue-black. */
export function puppetPalette(side: PuppetSide, theme: PuppetTheme): PuppetPalette {
  const day = { ...PIGMENTS, ...SIDES[side] };
  if (theme === 'day') return day;
  return {
    ...day,
    ...(side === 'A' ? { side: '#33609f', sideDark: '#254876' } : { side: '#bb472c', sideDark: '#8d3220' }),
    ink: '#14100c',
    robe: '#7a4889',
    gold: '#d9a63f',
    goldLight: '#ffe9a8',
    steel: '#a3a6aa',
  };
}
