// The four hurried ways to raise a resource (kingdom.md §9). Reward = the displayed formula × buildings' bonus × the deed's own factor,
// rounded down once at the end (G-059, G-060); what a client believes the reward to be is never asked.
// Invariant: a recruitment drive never brings more people than there is room for.
import type { KingdomContent } from './content.ts';
import { bonusesOf } from './bonuses.ts';
import type { Holdings } from './holdings.ts';
import { populationCapacity, roomAfter, type Earning } from './income.ts';
import type { Kingdom, ResourceName, Resources } from './kingdom.ts';

export const RUSH_IDS = [
  'tax_collection',
  'magical_meditation',
  'recruitment_drive',
  'intensive_study',
] as const;
export type RushId = (typeof RUSH_IDS)[number];

export interface Rush {
  readonly turns: number;
  readonly resource: ResourceName;
  /** What the table promises a ruler whose kingdom is not known. */
  readonly base: number;
  /** The deed's own factor, permille. */
  readonly factor: number;
  readonly formula: (resources: Resources, level: number) => number;
}

export const RUSHES: Readonly<Record<RushId, Rush>> = {
  tax_collection: {
    turns: 2,
    resource: 'gold',
    base: 150,
    factor: 1000,
    formula: ({ population }) => Math.floor(population / 2) + 50,
  },
  magical_meditation: {
    turns: 3,
    resource: 'mana',
    base: 20,
    factor: 1000,
    formula: (_, level) => 10 * level + 30,
  },
  recruitment_drive: {
    turns: 4,
    resource: 'population',
    base: 30,
    factor: 1200,
    formula: ({ land }) => Math.floor(land / 10) + 5,
  },
  intensive_study: {
    turns: 3,
    resource: 'researchPoints',
    base: 25,
    factor: 1000,
    formula: (_, level) => 5 * level + 15,
  },
};

type Ruled = Pick<Kingdom, 'resources'> & Holdings & { readonly level: number };

/** Room left for people. */
export const roomForPeople = (kingdom: Ruled, content: KingdomContent): number =>
  Math.max(0, populationCapacity(kingdom, content) - kingdom.resources.population);

/** What a rush brings this kingdom, in its resource. */
export const rushReward = (id: RushId, kingdom: Ruled, content: KingdomContent): number => {
  const { resource, factor, formula } = RUSHES[id];
  const percent = 100 + bonusesOf(kingdom, content).rushPercent[resource];
  const reward = Math.floor((formula(kingdom.resources, kingdom.level) * percent * factor) / 100_000);
  return resource === 'population' ? Math.min(reward, roomForPeople(kingdom, content)) : reward;
};

/** Beds that nobody has taken by the time a drive comes home. */
export const bedsForDrive = (town: Omit<Earning, 'upkeep'>): number =>
  roomAfter(town, RUSHES.recruitment_drive.turns);

/** What a rush may be promised to bring this kingdom, before its turns have passed. */
export const rushPromise = (id: RushId, kingdom: Ruled & Earning, content: KingdomContent): number => {
  const reward = rushReward(id, kingdom, content);
  return RUSHES[id].resource === 'population' ? Math.min(reward, bedsForDrive(kingdom)) : reward;
};
