// Draws the report of a finished battle up from its setup, its last state and what the rounds have recorded.
import type { Company } from './companies.ts';
import { compile } from './compile.ts';
import { battleAward, unitExperience } from './experience.ts';
import { DESTROYED, HIT_WIDTH, hitAt } from './hits.ts';
import { POINT } from './law.ts';
import { isLawOne, unitExperienceOfLawOne } from './olderLaw.ts';
import type { BattleReport, ExperienceGain, SideReport } from './report.ts';
import { opposite } from './setup.ts';
import type { BattleSetup, Side } from './setup.ts';
import type { BattleState, RoundLog } from './state.ts';

const sideReport = (
  setup: BattleSetup,
  state: BattleState,
  side: Side,
  companies: readonly Company[],
  won: boolean,
): SideReport => {
  const own = setup[side];
  const standing = own.units.map(() => 0);
  for (const company of companies) {
    if (company.side !== side) continue;
    const health = (own.units[company.unit]?.health ?? 1) * POINT;
    standing[company.unit] =
      (standing[company.unit] ?? 0) + Math.ceil((state.pools[company.index] ?? 0) / health);
  }
  const casualties = own.units.map(({ unitId, name, quantity }, unitIndex) => ({
    unitIndex,
    unitId,
    name,
    quantity,
    fallen: quantity - (standing[unitIndex] ?? 0),
  }));
  const men = own.units.reduce((sum, { quantity }) => sum + quantity, 0);
  const fallen = casualties.reduce((sum, one) => sum + one.fallen, 0);
  const lostPower = own.units.reduce((sum, unit, i) => sum + unit.power * (casualties[i]?.fallen ?? 0), 0);
  return {
    kingdomId: own.kingdomId,
    kingdomName: own.kingdomName,
    initialPower: own.power,
    finalPower: 100 * (men - fallen),
    rating: { before: own.power, after: Math.max(0, own.power - lostPower) },
    men,
    fallen,
    casualties,
    morale: { before: own.morale, after: state.morale[side] },
    experience: battleAward(won, own.power, setup[opposite(side)].power),
  };
};

/** What one unit did: the rating of the men it felled, and the companies it destroyed. */
interface Deeds {
  felled: number;
  destroyed: number;
}

/** What every unit did, by side and index in the setup. */
const deedsOf = (
  setup: BattleSetup,
  companies: readonly Company[],
  rounds: readonly RoundLog[],
): Readonly<Record<Side, readonly Deeds[]>> => {
  const fresh = (side: Side): Deeds[] => setup[side].units.map(() => ({ felled: 0, destroyed: 0 }));
  const deeds = { attacker: fresh('attacker'), defender: fresh('defender') };
  for (const { hits } of rounds)
    for (let at = 0; at < hits.length; at += HIT_WIDTH) {
      const hit = hitAt(hits, at);
      const [actor, target] = [companies[hit.actor], companies[hit.target]];
      const done = actor === undefined ? undefined : deeds[actor.side][actor.unit];
      if (target === undefined || done === undefined) continue;
      done.felled += hit.fallen * (setup[target.side].units[target.unit]?.power ?? 0);
      if ((hit.flags & DESTROYED) !== 0) done.destroyed += 1;
    }
  return deeds;
};

/** The report of a battle that has ended. Throws while it has not: a caller's bug. */
export const battleReport = (
  setup: BattleSetup,
  state: BattleState,
  rounds: readonly RoundLog[],
): BattleReport => {
  const { ending } = state;
  if (!ending) throw new Error('the battle is not over');
  const { companies } = compile(setup);
  const attacker = sideReport(setup, state, 'attacker', companies, ending.winner === 'attacker');
  const defender = sideReport(setup, state, 'defender', companies, ending.winner === 'defender');
  const deeds = deedsOf(setup, companies, rounds);
  const gains = ({ casualties, experience, initialPower }: SideReport, participant: Side): ExperienceGain[] =>
    casualties.map(({ unitIndex, unitId, quantity, fallen }) => {
      const survivors = quantity - fallen;
      const { felled, destroyed } = deeds[participant][unitIndex] ?? { felled: 0, destroyed: 0 };
      return {
        participant,
        unitIndex,
        unitId,
        xpGain: isLawOne(setup)
          ? unitExperienceOfLawOne(participant, ending.winner, survivors, destroyed)
          : unitExperience(experience, felled, initialPower, survivors),
      };
    });
  return {
    battleType: setup.type,
    terrain: setup.terrain,
    attacker,
    defender,
    ...ending,
    rounds: state.round,
    experienceGained: [...gains(attacker, 'attacker'), ...gains(defender, 'defender')],
  };
};
