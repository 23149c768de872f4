// What comes at once of using an artifact or casting a spell: one handler a kind of gain.
// Invariants: nothing is lifted above what it may be at most, and armies that a battle holds are left alone.
import type { Gain } from '@sigilla/content/schema/artifact.ts';
import { MAIN_ARMY, newArmy, withRecruits } from './armies.ts';
import type { RealmRules } from './content.ts';
import type { Army, Kingdom, ResourceDelta } from './kingdom.ts';
import { RESOURCES } from './kingdom.ts';
import { plus } from './ledger.ts';
import { recruits } from './recruitment.ts';
import { grantTurns } from './turns.ts';

/** When and where something is received. */
export interface Receiving {
  readonly now: number;
  readonly rules: RealmRules;
  readonly newId: () => string;
}

const heartened = (army: Army, by: Partial<Record<'morale' | 'supply', number>>): Army =>
  army.lockedBy !== null
    ? army
    : {
        ...army,
        morale: Math.min(100, army.morale + (by.morale ?? 0)),
        supply: Math.min(100, army.supply + (by.supply ?? 0)),
      };

/** The kingdom with a gain received; `grown` says what its amount has come to. */
export const received = (
  kingdom: Kingdom,
  gain: Gain,
  { now, rules, newId }: Receiving,
  grown: (amount: number) => number = (amount) => amount,
): Kingdom => {
  switch (gain.kind) {
    case 'resource':
      return { ...kingdom, resources: plus(kingdom.resources, { [gain.resource]: grown(gain.amount) }) };
    case 'turns':
      return { ...kingdom, turns: grantTurns(kingdom.turns, gain.amount, rules) };
    case 'experience':
      return { ...kingdom, experience: kingdom.experience + gain.amount };
    case 'morale':
    case 'supply':
      return {
        ...kingdom,
        armies: kingdom.armies.map((army) => heartened(army, { [gain.kind]: grown(gain.points) })),
      };
    case 'soldiers': {
      const men = recruits(gain.unitId, grown(gain.quantity), { veteranPercent: 0 }, now);
      const [first = newArmy(newId(), MAIN_ARMY), ...others] = kingdom.armies;
      return { ...kingdom, armies: [withRecruits(first, men), ...others] };
    }
  }
};

/** What resources a kingdom has more of than before. */
export const broughtBetween = (before: Kingdom, after: Kingdom): ResourceDelta => {
  const brought: ResourceDelta = {};
  for (const name of RESOURCES) {
    const amount = after.resources[name] - before.resources[name];
    if (amount > 0) brought[name] = amount;
  }
  return brought;
};
