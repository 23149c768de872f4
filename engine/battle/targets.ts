// Whom a company finds to strike at: the weakest of all, of those in reach, or the nearest.
// Invariant: nothing here draws; ties are settled as docs/BATTLE.md says.
import type { Armies } from './armies.ts';
import type { Company } from './companies.ts';
import type { CompiledBattle } from './compiledBattle.ts';
import { FRESH, REACH, REAR_STEP } from './law.ts';
import type { Line } from './line.ts';

/** Bits that hold a place in a company's list of enemies, of whom there are forty at most. */
const PLACE_BITS = 7;
const PLACE_MASK = 127;

/** The living company in [from, to) of which least is left, the first on ties, of wanted units only; -1 when there is none. */
export const weakestIn = (
  battle: CompiledBattle,
  armies: Armies,
  from: number,
  to: number,
  wanted: Uint8Array,
): number => {
  const { unitOf } = battle;
  let best = -1;
  let least = 0x7fff_ffff;
  for (let i = from; i < to; i += 1) {
    const left = armies.left[i] as number;
    if (left !== 0 && left < least && wanted[unitOf[i] as number] === 1) {
      best = i;
      least = left;
    }
  }
  return best;
};

/** Does company `a` come before `b` when the weakest is looked for? */
export const isWeaker = (left: Int32Array, a: number, b: number): boolean => {
  const mine = left[a] as number;
  const other = left[b] as number;
  return mine < other || (mine === other && a < b);
};

/** Keeps in mind who is now the weakest of those whom the enemy of a line hunts, after a blow at `target`. */
export const seekHunted = (
  battle: CompiledBattle,
  armies: Armies,
  line: Line,
  target: number,
  prey: Uint8Array,
): void => {
  const { left } = armies;
  if (target === line.hunted) {
    if (left[target] === 0) line.hunted = weakestIn(battle, armies, line.from, line.to, prey);
  } else if (
    left[target] !== 0 &&
    prey[battle.unitOf[target] as number] === 1 &&
    isWeaker(left, target, line.hunted)
  )
    line.hunted = target;
};

/**
 * Where in `near` and `place` a company's enemies stand from near to far: hand fighters meet the front rank first; then by lane; ties by
 * index.
 */
const lookAround = (battle: CompiledBattle, company: number): void => {
  const row = company * battle.count;
  const self = battle.companies[company];
  if (!self) throw new Error(`no company ${company}`);
  const distance = (other: Company): number =>
    (self.strikes === 'melee' && other.rank === 'rear' ? REAR_STEP : 0) + Math.abs(other.lane - self.lane);
  const order = battle.companies
    .filter((other) => other.side !== self.side)
    .sort((a, b) => distance(a) - distance(b) || a.index - b.index);
  for (let at = 0; at < order.length; at += 1) {
    const { index } = order[at] as Company;
    battle.near[row + at] = index;
    battle.place[row + index] = at;
  }
  battle.looked[company] = 1;
};

/** Where a company's enemies begin in `near` and `place`. */
const rowOf = (battle: CompiledBattle, company: number): number => {
  if (battle.looked[company] === 0) lookAround(battle, company);
  return company * battle.count;
};

/** How far down its list of enemies from near to far a company finds the first that lives. There is at least one. */
const seekNearest = (
  { near }: CompiledBattle,
  { left, seek }: Armies,
  row: number,
  actor: number,
): number => {
  let at = seek[actor] as number;
  while (left[near[row + at] as number] === 0) at += 1;
  seek[actor] = at;
  return at;
};

/** The nearest living enemy. There is at least one. */
export const nearestTo = (battle: CompiledBattle, armies: Armies, actor: number): number => {
  const row = rowOf(battle, actor);
  return battle.near[row + seekNearest(battle, armies, row, actor)] as number;
};

/** Do fewer than REACH living enemies of a company stand nearer than the one at this place of its list? */
const isWithinReach = (
  { place }: CompiledBattle,
  { gone }: Armies,
  line: Line,
  row: number,
  at: number,
): boolean => {
  if (at < REACH || line.living <= REACH) return true;
  const end = line.from + line.gone;
  let nearer = at;
  for (let i = line.from; i < end; i += 1) if ((place[row + (gone[i] as number)] as number) < at) nearer -= 1;
  return nearer < REACH;
};

/** The most worn of those in reach, the nearer on ties; the nearest where none of the worn is. There is at least one. */
const mostWornWithin = (
  battle: CompiledBattle,
  armies: Armies,
  line: Line,
  row: number,
  actor: number,
): number => {
  const { near, place } = battle;
  const { left, worn } = armies;
  let first = FRESH << PLACE_BITS;
  for (let i = line.from; i < line.from + line.worn; i += 1) {
    const company = worn[i] as number;
    const at = place[row + company] as number;
    const rank = ((left[company] as number) << PLACE_BITS) | at;
    if (rank < first && isWithinReach(battle, armies, line, row, at)) first = rank;
  }
  const at = first === FRESH << PLACE_BITS ? seekNearest(battle, armies, row, actor) : first & PLACE_MASK;
  return near[row + at] as number;
};

/**
 * The most worn of the REACH nearest living enemies, the nearer on ties. There is at least one. All whom nobody has worn are alike, so it
 * is one of the few who are worn, or else the nearest; and where one is more worn than all others, it is that one for whoever reaches it.
 */
export const mostWornNear = (battle: CompiledBattle, armies: Armies, line: Line, actor: number): number => {
  const { mostWorn, living } = line;
  if (mostWorn !== -1 && living <= REACH) return mostWorn;
  const row = rowOf(battle, actor);
  return mostWorn !== -1 && isWithinReach(battle, armies, line, row, battle.place[row + mostWorn] as number)
    ? mostWorn
    : mostWornWithin(battle, armies, line, row, actor);
};

/** By older laws: the enemy with the smallest pool of the REACH nearest who live, the nearer on ties. There is at least one. */
export const smallestNear = (battle: CompiledBattle, armies: Armies, actor: number): number => {
  const { near } = battle;
  const { left } = armies;
  const row = rowOf(battle, actor);
  const enemies = actor < battle.attackers ? battle.count - battle.attackers : battle.attackers;
  let best = 0;
  let least = 0x7fff_ffff;
  let seen = 0;
  for (let at = seekNearest(battle, armies, row, actor); at < enemies && seen < REACH; at += 1) {
    const company = near[row + at] as number;
    const pool = left[company] as number;
    if (pool === 0) continue;
    seen += 1;
    if (pool < least) {
      best = company;
      least = pool;
    }
  }
  return best;
};
