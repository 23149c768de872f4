// The long picture of a battle: a panel for the hosts, one for each round, and one for how it ended.
import { describe, expect, it } from 'vitest';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import type { Orders } from '@sigilla/engine/battle/setup.ts';
import { momentsOf } from '../../../client/stage/battlefield/keepsake/moments.ts';
import { stateAt } from '../../../client/stage/battlefield/stateAt.ts';
import { timelineOf } from '../../../client/stage/battlefield/timeline.ts';
import { fixtureBattle } from '../../browser/stagePage/fixtures.ts';

const fought = fixtureBattle();

/** The same battle, in which a side lays down its arms before this round. */
const surrendered = (before: number) => {
  const { setup, seed } = fought;
  const orders = (round: number): Orders => ({
    attacker: { stance: 'press', target: 'weakest' },
    defender: { stance: 'hold', target: 'nearest', ...(round >= before ? { surrenders: true } : {}) },
  });
  return timelineOf(
    setup,
    fightBattle(setup, seed, orders).rounds.map((log) => decodeRound(setup, log)),
  );
};

describe('the victor’s standard', () => {
  it.each([
    ['fought out', timelineOf(fought.setup, fought.rounds)],
    ['surrendered before the first blow', surrendered(1)],
    ['surrendered after two rounds', surrendered(3)],
  ])('stands in the last panel alone, in a battle %s', (_, timeline) => {
    const planted = momentsOf(timeline).map((time) => (stateAt(timeline, time).triumph?.share ?? 0) > 0);
    expect(planted).toHaveLength(timeline.rounds.length + 2);
    expect(planted.filter(Boolean)).toHaveLength(1);
    expect(planted.at(-1)).toBe(true);
  });
});
