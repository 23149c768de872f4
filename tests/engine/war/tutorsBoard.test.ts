// The tutor's board must reckon as the guide says, to the number: a learner will do it on the fingers and compare.
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  BOARD_LOSSES,
  BOARD_MOST,
  boardPresets,
  boardTerrains,
  boardUnits,
} from '@sigilla/content/kingdom/tutorsBoard.ts';
import { randomFrom } from '@sigilla/engine/core/random.ts';
import {
  boardCount,
  boardMen,
  boardStrength,
  boardWinner,
  fightOnBoard,
} from '@sigilla/engine/war/tutorsBoard.ts';

const rules = { units: boardUnits, losses: BOARD_LOSSES };
const groundOf = (id: string) => {
  const found = boardTerrains.find((terrain) => terrain.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const army = fc.record(
  Object.fromEntries(boardUnits.map(({ id }) => [id, fc.integer({ min: 0, max: BOARD_MOST })])),
);

describe('the tutor’s board', () => {
  it('KK-112 to KK-119 has the eight kinds with the guide’s numbers', () => {
    expect(
      boardUnits.map(({ id, attack, defense, health, cost }) =>
        [id, attack, defense, health, cost].join(' '),
      ),
    ).toEqual([
      'militia 2 3 8 20',
      'swordsmen 5 4 12 50',
      'pikemen 3 6 10 40',
      'archers 6 2 6 35',
      'crossbowmen 8 3 8 60',
      'light_cavalry 4 2 10 70',
      'heavy_cavalry 7 5 15 120',
      'catapult 12 1 5 200',
    ]);
  });

  it('KN-26 each kind is strong on the grounds that lend it strength, weak on those that take it, and neither on the plains', () => {
    for (const { id, strengths, weaknesses } of boardUnits) {
      const on = (ground: string): number => boardStrength({ [id]: 1 }, boardUnits, groundOf(ground));
      const differs = (sign: number) =>
        boardTerrains
          .map((ground) => ground.id)
          .filter((ground) => Math.sign(on(ground) - on('plains')) === sign);
      expect(strengths, id).toEqual(differs(1));
      expect(weaknesses, id).toEqual(differs(-1));
    }
    expect(boardUnits.map(({ id, strengths }) => `${id} ${strengths.join(' ')}`)).toContain(
      'archers hills siege',
    );
  });

  it('KK-120 to KK-123 ground adds and takes what it says, and says it in words', () => {
    const strength = (id: string, ground: string): number =>
      boardStrength({ [id]: 10 }, boardUnits, groundOf(ground));
    expect(strength('militia', 'plains')).toBe(10 * (2 + 3 + 4));
    expect(strength('archers', 'hills')).toBeCloseTo(10 * (6 * 1.2 + 2 + 3));
    expect(strength('light_cavalry', 'hills')).toBeCloseTo(10 * (4 * 0.8 + 2 * 0.8 + 5));
    expect(strength('pikemen', 'forest')).toBeCloseTo(10 * (3 + 6 * 1.2 + 5));
    expect(strength('heavy_cavalry', 'forest')).toBeCloseTo(10 * (7 * 0.7 + 5 + 7.5));
    expect(strength('archers', 'forest')).toBeCloseTo(10 * (6 * 0.9 + 2 + 3));
    expect(strength('catapult', 'siege')).toBeCloseTo(10 * (12 * 1.5 + 1 + 2.5));
    expect(strength('crossbowmen', 'siege')).toBeCloseTo(10 * (8 + 3 * 1.3 + 4));
    for (const { note, modifiers } of boardTerrains)
      for (const numbers of Object.values(modifiers))
        for (const percent of Object.values(numbers ?? {})) expect(note).toContain(`${Math.abs(percent)}%`);
  });

  it('KK-125 G-121 is won above 0.6, lost below 0.4 and drawn between', () => {
    expect([0.61, 0.6, 0.5, 0.4, 0.39].map(boardWinner)).toEqual([
      'attacker',
      'draw',
      'draw',
      'draw',
      'defender',
    ]);
  });

  it('KK-124 KK-126 KK-127 KK-128 keeps chance, losses and rounds within the guide’s bounds', () => {
    fc.assert(
      fc.property(
        army,
        army,
        fc.constantFrom(...boardTerrains),
        fc.nat(),
        (attacker, defender, ground, n) => {
          fc.pre(boardMen(attacker) > 0 && boardMen(defender) > 0);
          const random = randomFrom(n.toString(16).padStart(32, '0'));
          const fought = fightOnBoard({ attacker, defender }, ground, rules, random);
          expect(fought.rounds).toBeGreaterThanOrEqual(3);
          expect(fought.rounds).toBeLessThanOrEqual(7);
          expect(fought.adjusted / fought.ratio).toBeGreaterThan(0.799);
          expect(fought.adjusted / fought.ratio).toBeLessThan(1.201);
          expect(fought.winner).toBe(boardWinner(fought.adjusted));
          const rate = BOARD_LOSSES[fought.winner];
          for (const [side, men] of [
            ['attacker', attacker],
            ['defender', defender],
          ] as const)
            for (const { id } of boardUnits) {
              const count = men[id] ?? 0;
              const lost = fought.losses[side][id] ?? 0;
              expect(lost).toBeGreaterThanOrEqual(Math.floor((count * rate[side] * 0.8) / 100));
              expect(lost).toBeLessThanOrEqual(Math.min(count, Math.ceil((count * rate[side] * 1.2) / 100)));
            }
        },
      ),
    );
  });

  it('KR-057 takes counts of 0 to 100: what is less or no number is 0, what is more is 100', () => {
    expect([-3, Number.NaN, 4.9, 250, 37].map((count) => boardCount(count, BOARD_MOST))).toEqual([
      0, 0, 4, 100, 37,
    ]);
  });

  it('KK-129 G-146 has four armies of like strength that fit on the board, and another is best on other ground', () => {
    expect(boardPresets.map(({ name }) => name)).toEqual([
      'balanced',
      'cavalry charge',
      'archer-heavy',
      'defensive',
    ]);
    const onPlains = boardPresets.map(({ units }) => boardStrength(units, boardUnits, groundOf('plains')));
    expect(Math.max(...onPlains) / Math.min(...onPlains)).toBeLessThan(1.05);
    for (const { units } of boardPresets)
      for (const count of Object.values(units)) expect(count).toBeLessThanOrEqual(BOARD_MOST);
    const best = new Set(
      boardTerrains.map(
        (ground) =>
          boardPresets
            .map(({ id, units }) => ({ id, strength: boardStrength(units, boardUnits, ground) }))
            .toSorted((a, b) => b.strength - a.strength)[0]?.id,
      ),
    );
    expect(best.size).toBeGreaterThan(1);
  });
});
