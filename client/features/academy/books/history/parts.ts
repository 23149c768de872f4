// Every part of the scenes along the road by its name: things of Rome in a few inked strokes each, feet at (0, 0), as plain data, back to front.
// Invariant: a part knows no event; the same strokes are painted for what lies behind the traveller and left in pen for what lies before.
import { BEASTS } from './parts/beasts.ts';
import { BUILDINGS } from './parts/buildings.ts';
import { DAILY } from './parts/daily.ts';
import { LAND } from './parts/land.ts';
import { PEOPLE_DRAWN } from './parts/people.ts';
import { POWER } from './parts/power.ts';
import { WAR } from './parts/war.ts';

/** Every part by its name, which no two files use. */
export const PARTS = { ...PEOPLE_DRAWN, ...BEASTS, ...LAND, ...BUILDINGS, ...WAR, ...POWER, ...DAILY };

export type PartName = keyof typeof PARTS;

/** Whoever walks here is seen by those who have come this far: in pen there are things, and nobody. */
export const PEOPLE: ReadonlySet<string> = new Set(Object.keys(PEOPLE_DRAWN));
