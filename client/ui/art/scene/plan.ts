// Where things stand in the picture of a realm. The same kingdom with the same buildings always plans the same picture;
// every building class it owns shows, and the keep grows with all that was built. Pure; RealmScene.tsx draws it.

import { seeded } from '../curves.ts';

export type BuildingCategory = 'economic' | 'military' | 'magical' | 'specialized';

export interface OwnedBuildings {
  readonly category: BuildingCategory;
  readonly quantity: number;
  readonly level: number;
}

/** From a palisaded hall to five towers, by the number of buildings: 0, under 5, under 15, 15 and more. */
export type KeepRank = 'hall' | 'tower' | 'castle' | 'fortress';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface RealmPlan {
  readonly keep: KeepRank;
  readonly houses: readonly (Spot & { readonly roof: 'tile' | 'thatch' })[];
  readonly windmills: readonly Spot[];
  readonly fields: readonly Spot[];
  readonly tents: readonly Spot[];
  readonly watchtowers: readonly Spot[];
  readonly mageTowers: readonly (Spot & { readonly height: number })[];
  readonly halls: readonly Spot[];
  readonly pines: readonly Spot[];
  /** Heights of the three ridges, far to near, sampled left to right. */
  readonly ridges: readonly (readonly number[])[];
}

/** Width and height of every scene's canvas; the near ground begins at `GROUND`. */
export const SCENE = { width: 1200, height: 300 } as const;
export const GROUND = 232;

/** Places for the quarter's buildings, best first: to the sides of the keep, which stands about x = 800. */
const HOUSE_PLACES: readonly (readonly [number, number])[] = [
  [676, 262],
  [706, 266],
  [742, 258],
  [922, 270],
  [950, 266],
  [978, 262],
  [648, 274],
  [890, 256],
  [1010, 272],
  [620, 262],
  [1040, 262],
  [774, 272],
  [590, 272],
  [1072, 274],
  [560, 260],
  [1100, 264],
];
const FIELD_PLACES: readonly (readonly [number, number])[] = [
  [520, 284],
  [1080, 290],
  [430, 268],
  [660, 292],
];
const WINDMILL_PLACES: readonly (readonly [number, number])[] = [
  [602, 240],
  [1046, 238],
  [486, 250],
];
const TENT_PLACES: readonly (readonly [number, number])[] = [
  [858, 284],
  [836, 288],
  [1130, 280],
  [880, 289],
];
const WATCH_PLACES: readonly (readonly [number, number])[] = [
  [986, 238],
  [654, 240],
  [1108, 244],
];
const MAGE_PLACES: readonly (readonly [number, number])[] = [
  [932, 240],
  [566, 240],
  [1020, 246],
];
const HALL_PLACES: readonly (readonly [number, number])[] = [
  [690, 242],
  [904, 244],
  [540, 252],
];

/** How many of a class there are, and how high the highest stands. */
function tally(
  buildings: readonly OwnedBuildings[],
  category: BuildingCategory,
): { count: number; level: number } {
  const own = buildings.filter((building) => building.category === category && building.quantity > 0);
  return {
    count: own.reduce((sum, building) => sum + building.quantity, 0),
    level: own.reduce((highest, building) => Math.max(highest, building.level), 0),
  };
}

/** The rank of the keep for a number of buildings, as the kingdom's status is reckoned. */
export function keepRank(count: number): KeepRank {
  if (count === 0) return 'hall';
  if (count < 5) return 'tower';
  return count < 15 ? 'castle' : 'fortress';
}

/** Plans the picture of the realm called `name`. */
export function planRealm(name: string, buildings: readonly OwnedBuildings[]): RealmPlan {
  const draw = seeded('realm', name.trim().toLowerCase());
  const economic = tally(buildings, 'economic');
  const military = tally(buildings, 'military');
  const magical = tally(buildings, 'magical');
  const specialized = tally(buildings, 'specialized');
  const total = economic.count + military.count + magical.count + specialized.count;

  const spots = (places: readonly (readonly [number, number])[], count: number): Spot[] =>
    places.slice(0, Math.max(0, count)).map(([x, y]) => ({
      x: x + draw.below(13) - 6,
      y: y + draw.below(5) - 2,
      scale: (92 + draw.below(17)) / 100,
    }));

  const ridge = (base: number, rise: number): number[] =>
    Array.from({ length: 9 }, () => base - draw.below(rise + 1));
  const ridges = [ridge(176, 58), ridge(206, 34), ridge(GROUND, 12)];

  const houses = spots(
    HOUSE_PLACES,
    2 + economic.count * 2 + Math.floor((military.count + specialized.count) / 2),
  ).map((spot) => ({ ...spot, roof: draw.chance(380) ? ('thatch' as const) : ('tile' as const) }));
  const pines = Array.from({ length: 34 }, (): Spot => {
    const x = 20 + draw.below(1160);
    return { x, y: 246 + draw.below(48), scale: (62 + draw.below(60)) / 100 };
  }).filter((pine) => pine.x < 560 || pine.x > 1090 || draw.chance(240));

  return {
    keep: keepRank(total),
    houses,
    windmills: spots(WINDMILL_PLACES, economic.count === 0 ? 0 : 1 + Math.floor(economic.level / 3)),
    fields: spots(FIELD_PLACES, Math.min(4, economic.count + 1)),
    tents: spots(TENT_PLACES, Math.min(4, military.count)),
    watchtowers: spots(WATCH_PLACES, military.level === 0 ? 0 : Math.min(3, Math.ceil(military.level / 2))),
    mageTowers: spots(MAGE_PLACES, Math.min(3, magical.count)).map((spot) => ({
      ...spot,
      height: 64 + Math.min(5, magical.level) * 9,
    })),
    halls: spots(HALL_PLACES, Math.min(3, specialized.count)),
    pines: pines.sort((a, b) => a.y - b.y),
    ridges,
  };
}

export type Light = 'dawn' | 'day' | 'dusk' | 'night';

/** The light of an hour of the day, 0 to 23. */
export function lightOf(hour: number): Light {
  if (hour < 5 || hour >= 21) return 'night';
  if (hour < 8) return 'dawn';
  return hour < 18 ? 'day' : 'dusk';
}

/**
 * Where sun or moon stands at an hour: the sun from 5 to 21, the moon the rest, each rising left and setting right, over that part of the land
 * which a high and narrow frame still shows.
 */
export function celestial(hour: number): {
  readonly body: 'sun' | 'moon';
  readonly x: number;
  readonly y: number;
} {
  const body = hour >= 5 && hour < 21 ? 'sun' : 'moon';
  const along = body === 'sun' ? (hour - 4) / 18 : (((hour - 20 + 24) % 24) + 0.5) / 10;
  return { body, x: 640 + 250 * along, y: 196 - 104 * Math.sin(Math.PI * along) };
}
