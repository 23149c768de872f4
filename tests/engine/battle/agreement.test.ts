// The engine against the reference: thousands of random armies, grounds, skies and orders, blow for blow.
import { describe, expect, it } from 'vitest';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import {
  AS_ORDERED,
  CHARGED,
  DESTROYED,
  HIT_WIDTH,
  RESTED_BLOW,
  hitAt,
} from '@sigilla/engine/battle/hits.ts';
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import type { RoundLog } from '@sigilla/engine/battle/state.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { SEED, orders, randomBattle, randomOrders } from './armies.ts';
import { fightPlainly } from './reference/fight.ts';
import type { Blow, Round } from './reference/fight.ts';
import { LONG, often } from '../../support/tier.ts';

/** A log in the reference's words: the blows as logged, their modifiers as decoded for those who watch. */
const plainly = (setup: BattleSetup, log: RoundLog): Round => {
  const told = decodeRound(setup, log).filter((event) => event.type === 'companyAttacked');
  const blows = told.map(({ modifiers }, i): Blow => {
    const { actor, target, flags, damage, fallen } = hitAt(log.hits, i * HIT_WIDTH);
    return {
      actor,
      target,
      asOrdered: (flags & AS_ORDERED) !== 0,
      charge: (flags & CHARGED) !== 0,
      destroyed: (flags & DESTROYED) !== 0,
      rested: (flags & RESTED_BLOW) !== 0,
      damage,
      fallen,
      modifiers: [...modifiers],
    };
  });
  const {
    round,
    men,
    morale,
    fortune,
    front,
    exposed,
    aids,
    tide,
    charging,
    initiative,
    ending,
    drawn,
    walls,
  } = log;
  if (
    front === undefined ||
    exposed === undefined ||
    aids === undefined ||
    tide === undefined ||
    drawn === undefined
  )
    throw new Error('a log of an older law');
  return {
    round,
    men,
    morale,
    fortune,
    front,
    exposed,
    aids: { attacker: { ...aids.attacker }, defender: { ...aids.defender } },
    tide,
    drawn: { attacker: drawn.attacker, defender: drawn.defender },
    walls: walls ?? null,
    charging,
    initiative,
    blows,
    ending,
  };
};

const BATTLES = often(1500, 20_000);

describe('the engine and the reference', () => {
  it(`agree on every blow of ${BATTLES} random battles`, { timeout: 600_000 }, () => {
    const seen = new Set<string>();
    let blows = 0;
    for (let i = 0; i < BATTLES; i += 1) {
      const seed = forkSeed(SEED, 'agreement', i);
      const random = randomFrom(seed);
      const setup = randomBattle(random);
      const list = randomOrders(random);
      const ordersFor = (round: number) => list[round - 1] ?? orders();
      const ours = fightBattle(setup, seed, ordersFor).rounds.map((log) => plainly(setup, log));
      const theirs = fightPlainly(setup, seed, ordersFor);
      // Compared as text first: a deep comparison with its report is only worth its time once something differs.
      if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours, `battle ${i}`).toEqual(theirs);
      for (const round of ours) blows += round.blows.length;
      const ending = ours.at(-1)?.ending;
      seen.add(`${ending?.result}/${ending?.cause}`);
    }
    if (LONG) expect(blows).toBeGreaterThan(1_000_000);
    // Two hosts that are equally shaken after the last round are rare.
    seen.delete('stalemate/time');
    expect([...seen].sort()).toEqual([
      'defeat/destroyed',
      'defeat/surrender',
      'pyrrhic_victory/time',
      // Both lay down their arms in the same round: too rare for the short tier.
      ...(LONG ? ['stalemate/surrender'] : []),
      'tactical_defeat/morale',
      'tactical_defeat/time',
      'tactical_defeat/withdrawal',
      'victory/destroyed',
      'victory/morale',
      'victory/surrender',
      'victory/time',
      'victory/withdrawal',
    ]);
  });
});
