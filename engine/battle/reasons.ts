// Why a battle went as it did: by how much more the winner's blows weighed than the loser's, part by part, over all that fell.
// Invariant: reckoned from the setup and the rounds alone, by the same parts that the round log names.
import { decodeRound } from './decode.ts';
import type { ModifierCode } from './events.ts';
import { HIT_WIDTH, hitAt } from './hits.ts';
import { opposite } from './setup.ts';
import type { BattleSetup, Side } from './setup.ts';
import type { RoundLog } from './state.ts';

/** A part of a blow's weight, or what the dice and the field did. */
export interface Reason {
  readonly code: ModifierCode | 'fortune' | 'tide';
  /** By how much the winner's blows weighed more for it than the loser's; never 0, at least REASON in size. */
  readonly permille: number;
}

/** What is too little to be named (permille). */
const REASON = 20;

/** Did a side win that came with the lower rating? */
export const isUpset = (setup: BattleSetup, winner: Side): boolean =>
  setup[winner].power < setup[opposite(winner)].power;

/** What told for the winner, the greatest first: each part's mean over the damage that each side did. Decodes every round. */
export const reasonsOf = (setup: BattleSetup, rounds: readonly RoundLog[], winner: Side): Reason[] => {
  const sums = new Map<Reason['code'], Record<Side, number>>();
  const harm = { attacker: 0, defender: 0 };
  const add = (code: Reason['code'], side: Side, weight: number): void => {
    const sum = sums.get(code) ?? { attacker: 0, defender: 0 };
    sum[side] += weight;
    sums.set(code, sum);
  };
  for (const log of rounds) {
    const blows = decodeRound(setup, log).filter((event) => event.type === 'companyAttacked');
    for (const [i, { side, modifiers }] of blows.entries()) {
      // In thousandths: many a blow is less than a point.
      const { damage } = hitAt(log.hits, i * HIT_WIDTH);
      harm[side] += damage;
      for (const { code, permille } of modifiers) add(code, side, permille * damage);
      add('fortune', side, log.fortune[side] * damage);
      add('tide', side, (side === 'attacker' ? 1 : -1) * (log.tide ?? 0) * damage);
    }
  }
  const mean = (sum: Record<Side, number>, side: Side): number => sum[side] / Math.max(1, harm[side]);
  return [...sums]
    .map(([code, sum]) => ({ code, permille: Math.round(mean(sum, winner) - mean(sum, opposite(winner))) }))
    .filter(({ permille }) => permille >= REASON)
    .sort((a, b) => b.permille - a.permille || (a.code < b.code ? -1 : 1));
};
