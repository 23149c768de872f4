// The tutor's board: the simplified war of the guides (kingdom.md 9, "Guide battle simulator"), with its own eight kinds of soldier, four
// kinds of ground and one formula. The real engine reckons otherwise; this one can be done on the fingers, which is its point.
// Invariant: names, stats, ground and rates are the specification's to the number; the four armies are ours (G-146).

export const BOARD_TYPES = ['infantry', 'ranged', 'cavalry', 'siege'] as const;
export type BoardType = (typeof BOARD_TYPES)[number];

export const BOARD_UNIT_IDS = [
  'militia',
  'swordsmen',
  'pikemen',
  'archers',
  'crossbowmen',
  'light_cavalry',
  'heavy_cavalry',
  'catapult',
] as const;
export type BoardUnitId = (typeof BOARD_UNIT_IDS)[number];

export interface BoardUnit {
  readonly id: BoardUnitId;
  readonly name: string;
  readonly type: BoardType;
  readonly attack: number;
  readonly defense: number;
  readonly health: number;
  /** Gold for one of them. */
  readonly cost: number;
  /** The grounds on which it is worth more, and less, than on the plains. */
  readonly strengths: readonly BoardTerrainId[];
  readonly weaknesses: readonly BoardTerrainId[];
}

/** What a ground adds to the two numbers of a kind: all that one kind has before another on this board. */
const favour = (type: BoardType, { modifiers }: BoardTerrain): number =>
  (modifiers[type]?.attack ?? 0) + (modifiers[type]?.defense ?? 0);

const KINDS: readonly Omit<BoardUnit, 'strengths' | 'weaknesses'>[] = [
  { id: 'militia', name: 'Militia', type: 'infantry', attack: 2, defense: 3, health: 8, cost: 20 },
  { id: 'swordsmen', name: 'Swordsmen', type: 'infantry', attack: 5, defense: 4, health: 12, cost: 50 },
  { id: 'pikemen', name: 'Pikemen', type: 'infantry', attack: 3, defense: 6, health: 10, cost: 40 },
  { id: 'archers', name: 'Archers', type: 'ranged', attack: 6, defense: 2, health: 6, cost: 35 },
  { id: 'crossbowmen', name: 'Crossbowmen', type: 'ranged', attack: 8, defense: 3, health: 8, cost: 60 },
  {
    id: 'light_cavalry',
    name: 'Light cavalry',
    type: 'cavalry',
    attack: 4,
    defense: 2,
    health: 10,
    cost: 70,
  },
  {
    id: 'heavy_cavalry',
    name: 'Heavy cavalry',
    type: 'cavalry',
    attack: 7,
    defense: 5,
    health: 15,
    cost: 120,
  },
  { id: 'catapult', name: 'Catapult', type: 'siege', attack: 12, defense: 1, health: 5, cost: 200 },
];

export const BOARD_TERRAIN_IDS = ['plains', 'hills', 'forest', 'siege'] as const;
export type BoardTerrainId = (typeof BOARD_TERRAIN_IDS)[number];

interface Percent {
  readonly attack?: number;
  readonly defense?: number;
}

export interface BoardTerrain {
  readonly id: BoardTerrainId;
  readonly name: string;
  /** What it does, in a sentence. */
  readonly note: string;
  /** Percent added to attack and defense of a type. */
  readonly modifiers: Readonly<Partial<Record<BoardType, Percent>>>;
}

export const boardTerrains: readonly BoardTerrain[] = [
  { id: 'plains', name: 'Plains', note: 'Open ground. It favours nobody.', modifiers: {} },
  {
    id: 'hills',
    name: 'Hills',
    note: 'Missiles strike 20% harder from above; horses lose 20% of attack and defense on the way up.',
    // The specification's bare −20% for cavalry counts for both of its numbers.
    modifiers: { ranged: { attack: 20 }, cavalry: { attack: -20, defense: -20 } },
  },
  {
    id: 'forest',
    name: 'Forest',
    note: 'Trees cover those on foot (20% more defense), stop horses (30% less attack) and catch arrows (10% less).',
    modifiers: { infantry: { defense: 20 }, cavalry: { attack: -30 }, ranged: { attack: -10 } },
  },
  {
    id: 'siege',
    name: 'Siege terrain',
    note: 'Engines have something to aim at (50% more attack), and bowmen something to stand behind (30% more defense).',
    modifiers: { siege: { attack: 50 }, ranged: { defense: 30 } },
  },
];

export const boardUnits: readonly BoardUnit[] = KINDS.map((kind) => ({
  ...kind,
  strengths: boardTerrains.filter((ground) => favour(kind.type, ground) > 0).map(({ id }) => id),
  weaknesses: boardTerrains.filter((ground) => favour(kind.type, ground) < 0).map(({ id }) => id),
}));

/** Loss in percent of each unit, by who wins, before the chance of 80 to 120 % (kingdom.md 9). */
export const BOARD_LOSSES = {
  attacker: { attacker: 20, defender: 70 },
  defender: { attacker: 80, defender: 30 },
  draw: { attacker: 60, defender: 60 },
} as const;

/** Soldiers of one kind an army may have. */
export const BOARD_MOST = 100;

export interface BoardPreset {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly units: Readonly<Partial<Record<BoardUnitId, number>>>;
}

/** Armies for one click, all four of like strength on the plains: set against each other, the ground decides. */
export const boardPresets: readonly BoardPreset[] = [
  {
    id: 'balanced',
    name: 'balanced',
    note: 'A front, bows behind it, a few horses and one engine.',
    units: { swordsmen: 10, pikemen: 8, archers: 12, light_cavalry: 4, heavy_cavalry: 2, catapult: 1 },
  },
  {
    id: 'cavalry_charge',
    name: 'cavalry charge',
    note: 'The heavy cavalry to break in, the light cavalry to be there first, and all in a hurry.',
    units: { heavy_cavalry: 14, light_cavalry: 16, militia: 4 },
  },
  {
    id: 'archer_heavy',
    name: 'archer-heavy',
    note: 'Seven bowmen for every man who stands before them.',
    units: { archers: 24, crossbowmen: 10, pikemen: 5 },
  },
  {
    id: 'defensive',
    name: 'defensive',
    note: 'Pikes and patience, with crossbows for the curious.',
    units: { pikemen: 22, militia: 10, crossbowmen: 6 },
  },
];
