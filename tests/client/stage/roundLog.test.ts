// The battle in words: complete, true to the events, and worded for both sides alike.
import { describe, expect, it } from 'vitest';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { DEFAULT_ORDERS, layingDownArms } from '@sigilla/engine/battle/orders.ts';
import { beginBattle } from '@sigilla/engine/battle/resolve.ts';
import { resolveRound } from '@sigilla/engine/battle/resolve.ts';
import { fixtureBattle, HOSTS } from '../../browser/stagePage/fixtures.ts';
import { SEED, aBattle, anArmy } from '../../engine/battle/armies.ts';
import { oddsAfter, stateAfter } from '../../../client/features/battle/odds.ts';
import { roundEntry } from '../../../client/realm/battle/roundLog.ts';
import type { LogLine } from '../../../client/realm/battle/roundLog.ts';
import { endingWords, modifierWords, percent, possessive } from '../../../client/realm/battle/words.ts';

const text = (line: LogLine): string =>
  line.words.map((word) => (typeof word === 'string' ? word : word.strong)).join('');

const fallenIn = (line: LogLine): number => {
  const said = text(line);
  if (/one falls/.test(said)) return 1;
  return Number(/(\d+) fall/.exec(said)?.[1] ?? 0);
};

describe('roundEntry', () => {
  const { setup, rounds } = fixtureBattle({ morale: [90, 45], seed: 'told' });

  it('names all who fell in a round and nobody else', () => {
    rounds.forEach((events, i) => {
      const fallen = events.reduce(
        (sum, event) => (event.type === 'companyAttacked' ? sum + event.fallen : sum),
        0,
      );
      const told = roundEntry(setup, { round: i + 1 }, events).lines.reduce(
        (sum, line) => sum + fallenIn(line),
        0,
      );
      expect(told).toBe(fallen);
    });
  });

  it('gives each exchange its reasons in small type, at most three', () => {
    const [entry] = rounds.map((events, i) => roundEntry(setup, { round: i + 1 }, events));
    const exchanges = entry?.lines.filter(({ side, small }) => side !== null && small.includes('%')) ?? [];
    expect(exchanges.length).toBeGreaterThan(2);
    for (const { small } of exchanges) {
      expect(small.split(' · ').length).toBeLessThanOrEqual(3);
      expect(small).not.toMatch(/undefined|NaN/);
    }
  });

  it('tells one moment first, the costliest blow or who left the field; whoever costs nobody is folded, and told how many they are', () => {
    rounds.forEach((events, i) => {
      const { lines, folded } = roundEntry(setup, { round: i + 1 }, events);
      const blows = lines.filter(({ key }) => key.split('/').length > 2);
      const most = Math.max(0, ...blows.map(fallenIn));
      const moments = lines.filter(({ weight }) => weight === 'moment');
      expect(moments.length).toBeLessThanOrEqual(1);
      if (most > 0) expect(moments).toEqual([lines[0]]);
      for (const moment of moments)
        if (i < rounds.length - 1) expect(fallenIn(moment)).toBe(most);
        else expect(text(moment)).toBe('Nordmark’s host breaks and runs.');
      const open = blows.filter(({ weight }) => weight !== 'lesser');
      expect(open.length).toBeLessThanOrEqual(3);
      for (const blow of open) expect(2 * fallenIn(blow)).toBeGreaterThanOrEqual(Math.max(1, most));
      expect(folded).toMatch(most === 0 ? /^\d+ blows?, and nobody falls$/ : /^and \d+ lesser blows?$/);
    });
  });

  it('says that a line broke, and how the battle ended', () => {
    const last = roundEntry(setup, { round: rounds.length }, rounds.at(-1) ?? []);
    const said = last.lines.map(text).join(' ');
    expect(said).toContain('Nordmark’s host breaks and runs.');
    expect(said).toContain('Aquilonia wins.');
    expect(last.summary).toMatch(
      /^Round \d+: Aquilonia loses (nobody|\d+), Nordmark loses (nobody|\d+)\. Aquilonia wins\./,
    );
  });

  it('tells a listener in a word of a side that has lost nobody', () => {
    const { summary } = roundEntry(setup, { round: 1 }, []);
    expect(summary).toContain('Aquilonia loses nobody, Nordmark loses nobody');
  });

  it('keeps its keys apart, so that a list of lines is stable', () => {
    rounds.forEach((events, i) => {
      const keys = roundEntry(setup, { round: i + 1 }, events).lines.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    });
  });
});

describe('endingWords', () => {
  const { setup } = fixtureBattle();
  const headline = (
    result: Parameters<typeof endingWords>[1]['result'],
    winner: 'attacker' | 'defender' | 'none',
    cause: Parameters<typeof endingWords>[1]['cause'],
  ): string => endingWords(setup, { result, winner, cause }).headline;

  it('names the winner, not the attacker’s view of it', () => {
    expect(headline('defeat', 'defender', 'destroyed')).toBe('Nordmark wins');
    expect(headline('victory', 'attacker', 'morale')).toBe('Aquilonia wins');
  });

  it('tells a pyrrhic victory and a tactical defeat by their names, and whose day it was', () => {
    expect(headline('pyrrhic_victory', 'defender', 'time')).toMatch(/pyrrhic victory.*Nordmark’s/);
    expect(headline('tactical_defeat', 'defender', 'morale')).toMatch(
      /Nordmark wins.*tactical defeat.*Aquilonia/,
    );
    expect(headline('stalemate', 'none', 'time')).toBe('A stalemate');
  });

  it('says of a day that was decided by its last round who was the more shaken, and of nobody that it ran', () => {
    expect(endingWords(setup, { result: 'victory', winner: 'attacker', cause: 'time' })).toEqual({
      headline: 'Aquilonia wins',
      sentence: 'Nordmark stood to the last round, the more shaken, and left the field.',
    });
    expect(headline('tactical_defeat', 'defender', 'time')).toBe(
      'Nordmark wins: a tactical defeat for Aquilonia',
    );
  });
});

describe('words', () => {
  it('writes permille as signed percent', () => {
    expect([200, -50, 25, 5, 104].map(percent)).toEqual([
      '+20\u00A0%',
      '−5\u00A0%',
      '+2.5\u00A0%',
      '+0.5\u00A0%',
      '+10\u00A0%',
    ]);
  });

  it('gives names their genitive', () => {
    expect([possessive('Aquilonia'), possessive('Vesper Isles')]).toEqual(['Aquilonia’s', 'Vesper Isles’']);
  });

  it('has a word for every part of every blow of a battle with everything in it', () => {
    const { setup, rounds } = fixtureBattle({
      type: 'siege',
      attacker: HOSTS.grand,
      defender: HOSTS.siege,
      positions: ['high_ground', 'walls'],
      weather: 'storm',
      timeOfDay: 'night',
      formations: ['wedge', 'circle'],
      seed: 'words',
    });
    for (const event of rounds.flat()) {
      if (event.type !== 'companyAttacked') continue;
      for (const modifier of event.modifiers) {
        expect(modifierWords(setup, event.side, modifier)).toMatch(/^[+−][\d.]+\u00A0% [a-z]/);
      }
    }
  });
});

describe('odds', () => {
  it('folds the rounds shown into the very state the engine fights on from', () => {
    const { setup, logs, seed } = fixtureBattle({ attacker: HOSTS.horse, stances: ['press', 'fall_back'] });
    let state = beginBattle(setup);
    logs.forEach((log, i) => {
      expect(stateAfter(setup, logs.slice(0, i))).toEqual(state);
      ({ state } = resolveRound(setup, state, log.orders, seed));
    });
    expect(stateAfter(setup, logs)).toEqual(state);
  });

  it('expects a ruler of the realm to strike a player where it serves them best, and no other two', () => {
    const host = anArmy({ militia: 12, pikemen: 8, archers: 8, soldiers: 6 });
    const rival = { pikemen: 13, soldiers: 6, archers: 9 };
    const against = (own: boolean, theirs: boolean): number =>
      oddsAfter(aBattle({ ...host, isNpc: own }, anArmy(rival, { isNpc: theirs })), []).attacker;
    const silent = against(false, false);
    expect(silent).toBeGreaterThan(30);
    expect(against(false, true)).toBeLessThan(silent - 15);
    expect(against(true, true)).toBe(silent);
  });

  it('knows the outcome once the last round has been shown, and shares a hundred before', () => {
    const { setup, logs } = fixtureBattle();
    const before = oddsAfter(setup, []);
    expect(before.attacker + before.defender).toBeLessThanOrEqual(101);
    const { winner } = logs.at(-1)?.ending ?? { winner: 'none' };
    const after = oddsAfter(setup, logs);
    expect(winner === 'attacker' ? after.attacker : after.defender).toBe(100);
  });
});

describe('a round after a host was drawn up anew', () => {
  it('names the formation in which it stands, not the one in which it came', () => {
    const setup = aBattle(anArmy({ militia: 60 }), anArmy({ militia: 60 }));
    const orders = {
      attacker: { ...DEFAULT_ORDERS, formation: 'wedge' },
      defender: DEFAULT_ORDERS,
    } as const;
    const first = resolveRound(setup, beginBattle(setup), orders, SEED);
    const { log } = resolveRound(setup, first.state, orders, SEED);
    const named = (side: LogLine['side']) =>
      roundEntry(setup, log, decodeRound(setup, log))
        .lines.filter((line) => line.side === side)
        .map(({ small }) => small)
        .join(' · ');
    expect(named('attacker')).toContain('wedge');
    expect(named('attacker')).not.toMatch(/% line/);
    expect(named('defender')).toMatch(/% line/);
  });
});

describe('a round in which arms were laid down', () => {
  it('tells of that and of the end, and of no orders or dice', () => {
    const setup = aBattle(anArmy({ militia: 8 }), anArmy({ militia: 8 }));
    const { log } = resolveRound(
      setup,
      beginBattle(setup),
      { attacker: layingDownArms, defender: DEFAULT_ORDERS },
      SEED,
    );
    const { lines } = roundEntry(setup, log, decodeRound(setup, log));
    expect(lines).toHaveLength(2);
    expect(lines.every(({ words, small }) => words.length > 0 && !/fortune/.test(small))).toBe(true);
  });
});
