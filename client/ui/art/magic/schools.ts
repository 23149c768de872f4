// What the six schools are painted with: bark, leaves, fruit, the sky and land of their miniatures, and how a leaf of each is cut.
import { tenth } from '../tenth.ts';
// The keys are content's; a school that is not here is drawn as the arcane.

/** How a tree of this school grows. */
export type Growth = 'wood' | 'thorn' | 'candlestick' | 'lattice' | 'vine';

export interface SchoolPigments {
  readonly growth: Growth;
  readonly trunk: string;
  readonly leaf: string;
  readonly otherLeaf: string;
  /** Behind the sign of what is learned. */
  readonly fruit: string;
  /** The sky of a miniature: its ground, the net laid over it, the knots of the net. */
  readonly sky: readonly [string, string, string];
  /** The land, farthest first, and the grass on it. */
  readonly land: readonly [string, string, string];
  readonly robe: readonly [string, string];
}

const PAINTED = {
  elementalism: {
    growth: 'wood',
    trunk: '#8a4b35',
    leaf: '#b4532f',
    otherLeaf: '#d9a63f',
    fruit: '#a3371f',
    sky: ['#2c5288', '#1f3d6b', '#d9a63f'],
    land: ['#a9b082', '#c9cc8c', '#6f7c3c'],
    robe: ['#a32d24', '#7c2019'],
  },
  necromancy: {
    growth: 'thorn',
    trunk: '#5b4a5c',
    leaf: '#7d6a86',
    otherLeaf: '#a9a08e',
    fruit: '#4a3a52',
    sky: ['#3a3147', '#2a2336', '#a9a08e'],
    land: ['#6f7471', '#8f9285', '#4d5350'],
    robe: ['#3b3540', '#27222b'],
  },
  divine: {
    growth: 'candlestick',
    trunk: '#b98a2e',
    leaf: '#f3ead4',
    otherLeaf: '#d9a63f',
    fruit: '#8d6414',
    sky: ['#a3371f', '#7f2a18', '#f3dc94'],
    land: ['#c2b27a', '#dccf97', '#8b8144'],
    robe: ['#f0e6cf', '#cdbf9f'],
  },
  arcane: {
    growth: 'lattice',
    trunk: '#27497a',
    leaf: '#4f6fa5',
    otherLeaf: '#d9a63f',
    fruit: '#27497a',
    sky: ['#243a63', '#182a4b', '#e3c066'],
    land: ['#7f8a8f', '#a5aba3', '#566066'],
    robe: ['#2c5288', '#203c66'],
  },
  nature: {
    growth: 'wood',
    trunk: '#6d4521',
    leaf: '#4f7a48',
    otherLeaf: '#7d8f4e',
    fruit: '#2a6049',
    sky: ['#2f6a4f', '#234f3b', '#d9c46a'],
    land: ['#8ea56a', '#b5bf7c', '#5d7138'],
    robe: ['#4f7a48', '#3b5e38'],
  },
  illusion: {
    growth: 'vine',
    trunk: '#3f7f7a',
    leaf: '#643c74',
    otherLeaf: '#3f8f88',
    fruit: '#643c74',
    sky: ['#563a66', '#40294e', '#e0b7a0'],
    land: ['#9a8f9f', '#b9adb0', '#6c6070'],
    robe: ['#643c74', '#4a2b57'],
  },
} as const satisfies Record<string, SchoolPigments>;

const BY_SCHOOL: Readonly<Record<string, SchoolPigments>> = PAINTED;

/** The pigments of a school. */
export const pigmentsOf = (school: string): SchoolPigments => BY_SCHOOL[school] ?? PAINTED.arcane;

type Cut = (size: number) => string;

const star: Cut = (s) =>
  `M0 ${tenth(-s * 1.2)}L${tenth(s * 0.2)} ${tenth(-s * 0.78)}L${tenth(s * 0.6)} ${tenth(-s * 0.6)}L${tenth(s * 0.2)} ${tenth(-s * 0.42)}L0 0L${tenth(-s * 0.2)} ${tenth(-s * 0.42)}L${tenth(-s * 0.6)} ${tenth(-s * 0.6)}L${tenth(-s * 0.2)} ${tenth(-s * 0.78)}Z`;

const CUT: Readonly<Record<string, Cut>> = {
  elementalism: (s) =>
    `M0 0Q${tenth(-s * 0.5)} ${tenth(-s * 0.5)} ${tenth(-s * 0.22)} ${tenth(-s)}Q${tenth(-s * 0.05)} ${tenth(-s * 0.8)} ${tenth(s * 0.02)} ${tenth(-s * 1.3)}Q${tenth(s * 0.5)} ${tenth(-s * 0.8)} ${tenth(s * 0.34)} ${tenth(-s * 0.4)}Q${tenth(s * 0.3)} ${tenth(-s * 0.1)} 0 0Z`,
  necromancy: (s) =>
    `M0 0L${tenth(-s * 0.16)} ${tenth(-s * 0.4)}L0 ${tenth(-s * 1.15)}L${tenth(s * 0.16)} ${tenth(-s * 0.4)}Z`,
  divine: (s) =>
    `M0 0Q${tenth(-s * 0.45)} ${tenth(-s * 0.5)} 0 ${tenth(-s * 1.25)}Q${tenth(s * 0.45)} ${tenth(-s * 0.5)} 0 0ZM0 0V${tenth(-s * 0.9)}`,
  arcane: star,
  nature: (s) =>
    `M0 0Q${tenth(-s * 0.2)} ${tenth(-s * 0.2)} ${tenth(-s * 0.45)} ${tenth(-s * 0.2)}Q${tenth(-s * 0.3)} ${tenth(-s * 0.42)} ${tenth(-s * 0.56)} ${tenth(-s * 0.6)}Q${tenth(-s * 0.34)} ${tenth(-s * 0.7)} ${tenth(-s * 0.4)} ${tenth(-s * 0.95)}Q${tenth(-s * 0.14)} ${tenth(-s * 0.95)} 0 ${tenth(-s * 1.25)}Q${tenth(s * 0.14)} ${tenth(-s * 0.95)} ${tenth(s * 0.4)} ${tenth(-s * 0.95)}Q${tenth(s * 0.34)} ${tenth(-s * 0.7)} ${tenth(s * 0.56)} ${tenth(-s * 0.6)}Q${tenth(s * 0.3)} ${tenth(-s * 0.42)} ${tenth(s * 0.45)} ${tenth(-s * 0.2)}Q${tenth(s * 0.2)} ${tenth(-s * 0.2)} 0 0ZM0 0V${tenth(-s * 0.9)}`,
  illusion: (s) =>
    `M0 0Q${tenth(-s * 0.6)} ${tenth(-s * 0.3)} ${tenth(-s * 0.5)} ${tenth(-s * 0.8)}Q${tenth(-s * 0.3)} ${tenth(-s * 1.3)} 0 ${tenth(-s * 1.3)}Q${tenth(s * 0.3)} ${tenth(-s * 1.3)} ${tenth(s * 0.5)} ${tenth(-s * 0.8)}Q${tenth(s * 0.6)} ${tenth(-s * 0.3)} 0 0Z`,
};

/** A leaf of a school, its stalk at the origin, growing upwards. */
export const leafPath = (school: string, size: number): string => (CUT[school] ?? star)(size);
