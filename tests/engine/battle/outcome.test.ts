// Every outcome of the specification's list, and the order in which they are asked for.
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '@sigilla/engine/battle/outcome.ts';
import type { SideStanding, Standing } from '@sigilla/engine/battle/outcome.ts';

const side = (changes: Partial<SideStanding> = {}): SideStanding => ({
  men: 10,
  fallen: 10,
  morale: 60,
  withdrew: false,
  surrendered: false,
  ...changes,
});

const standing = (
  attacker: Partial<SideStanding>,
  defender: Partial<SideStanding>,
  round = 5,
  decides = true,
): Standing => ({
  round,
  breaksAt: 20,
  decides,
  attacker: side(attacker),
  defender: side(defender),
});

describe('the outcome of a battle', () => {
  it('G-053 LR-067 both sides destroyed is a stalemate that nobody wins', () => {
    expect(outcomeOf(standing({ men: 0 }, { men: 0 }))).toMatchObject({
      result: 'stalemate',
      winner: 'none',
    });
  });

  it('LR-068 an attacker destroyed is a defeat, and the defender wins', () => {
    expect(outcomeOf(standing({ men: 0 }, {}))).toMatchObject({ result: 'defeat', winner: 'defender' });
  });

  it('LR-069 a defender destroyed is a victory, and the attacker wins', () => {
    expect(outcomeOf(standing({}, { men: 0 }))).toMatchObject({ result: 'victory', winner: 'attacker' });
  });

  it('G-053 LR-070 an attacker at morale 20 suffers a tactical defeat, even when both sides break', () => {
    const broken = { result: 'tactical_defeat', winner: 'defender', cause: 'morale' };
    expect(outcomeOf(standing({ morale: 20 }, {}))).toEqual(broken);
    expect(outcomeOf(standing({ morale: 20 }, { morale: 3 }))).toEqual(broken);
    expect(outcomeOf(standing({ morale: 21 }, {}))).toBeNull();
  });

  it('G-053 LR-066 a defender at morale 20 stops the battle in a victory of the attacker', () => {
    expect(outcomeOf(standing({}, { morale: 20 }))).toEqual({
      result: 'victory',
      winner: 'attacker',
      cause: 'morale',
    });
    expect(outcomeOf(standing({}, { morale: 21 }))).toBeNull();
  });

  it('arms that both lay down are nobody’s victory; laid down by one, they are the other’s, before all else', () => {
    const yields = { surrendered: true };
    expect(outcomeOf(standing(yields, yields))).toEqual({
      result: 'stalemate',
      winner: 'none',
      cause: 'surrender',
    });
    expect(outcomeOf(standing(yields, { men: 0 }))).toMatchObject({ result: 'defeat', winner: 'defender' });
    expect(outcomeOf(standing({ morale: 3 }, yields))).toMatchObject({
      result: 'victory',
      winner: 'attacker',
    });
  });

  it('destruction is asked for before morale', () => {
    expect(outcomeOf(standing({ morale: 5 }, { men: 0 }))?.result).toBe('victory');
  });

  it('G-052 LR-071 after the last round, losses above one and a half times the defender’s are a pyrrhic victory that the defender wins', () => {
    expect(outcomeOf(standing({ fallen: 16 }, { fallen: 10 }, 20))).toEqual({
      result: 'pyrrhic_victory',
      winner: 'defender',
      cause: 'time',
    });
    expect(outcomeOf(standing({ fallen: 15 }, { fallen: 10 }, 20))?.result).toBe('stalemate');
    expect(outcomeOf(standing({ fallen: 16 }, { fallen: 10 }, 19))).toBeNull();
  });

  it('LR-064 the simulation stops after round 20, in a stalemate if nothing else applies and both are as shaken', () => {
    expect(outcomeOf(standing({}, {}, 20))).toEqual({ result: 'stalemate', winner: 'none', cause: 'time' });
    expect(outcomeOf(standing({}, {}, 19))).toBeNull();
  });

  it('G-053 after the last round whoever is less shaken keeps the field', () => {
    expect(outcomeOf(standing({ morale: 59 }, {}, 20))).toEqual({
      result: 'tactical_defeat',
      winner: 'defender',
      cause: 'time',
    });
    expect(outcomeOf(standing({}, { morale: 59 }, 20))).toEqual({
      result: 'victory',
      winner: 'attacker',
      cause: 'time',
    });
    expect(outcomeOf(standing({}, { morale: 59 }, 19))).toBeNull();
    // The specification's own rule of the last round is asked first.
    expect(outcomeOf(standing({ fallen: 16 }, { morale: 59 }, 20))?.result).toBe('pyrrhic_victory');
  });

  it('by laws before the sixth nobody keeps it', () => {
    expect(outcomeOf(standing({}, { morale: 59 }, 20, false))?.result).toBe('stalemate');
  });

  it('an ordered withdrawal is told apart from a rout', () => {
    expect(outcomeOf(standing({ morale: 20, withdrew: true }, {}))?.cause).toBe('withdrawal');
    expect(outcomeOf(standing({}, { morale: 20, withdrew: true }))?.cause).toBe('withdrawal');
  });
});
