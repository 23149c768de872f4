// What the world's shared state is told when something moves: as much as has moved, for it is told to thousands.
import { Encoder } from '@colyseus/schema';
import { describe, expect, it } from 'vitest';
import type { BattleUnderWay } from '@sigilla/rooms/services.ts';
import { drawBattles } from '@sigilla/rooms/world/project.ts';
import { WorldState } from '@sigilla/rooms/world/state.ts';

const battle = (n: number, round = 0): BattleUnderWay => ({
  id: `battle-${n}-abcdefghijkl`,
  kind: 'duel',
  attackerName: `The long name of attacker ${n}`,
  defenderName: `The long name of defender ${n}`,
  round,
});

describe('the battles of a world', () => {
  const drawn = () => {
    const state = new WorldState();
    const encoder = new Encoder(state);
    /** Draws these, and answers how many bytes of change that is. */
    const draw = (...battles: readonly BattleUnderWay[]): number => {
      drawBattles(state, battles);
      const bytes = encoder.encode().byteLength;
      encoder.discardChanges();
      expect(
        [...state.battles].map((row) => row.toJSON()).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      ).toEqual([...battles].toSorted((a, b) => (a.id < b.id ? -1 : 1)));
      return bytes;
    };
    return draw;
  };
  const several = (...numbers: readonly number[]) => numbers.map((n) => battle(n));

  it('are told once: drawn again, and in another order, they are nothing new', () => {
    const draw = drawn();
    expect(draw(...several(1, 2, 3))).toBeGreaterThan(100);
    expect(draw(...several(3, 1, 2))).toBe(0);
  });

  it('cost the change of one row when one ends and another begins before it, however many there are', () => {
    const draw = drawn();
    const one = draw(battle(1));
    draw(...several(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    expect(draw(...several(11, 1, 2, 3, 4, 5, 6, 7, 8, 9))).toBeLessThanOrEqual(one);
    expect(draw(battle(11, 1), ...several(1, 2, 3, 4, 5, 6, 7, 8, 9))).toBeLessThan(10);
  });

  it('are those that are fought, whichever end and whichever begin', () => {
    const draw = drawn();
    draw(...several(1, 2, 3, 4, 5));
    draw(...several(2, 4));
    draw(...several(6, 4, 7, 8));
    draw(...several(8));
    draw();
    draw(...several(9, 1));
  });
});
