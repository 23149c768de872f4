import { describe, expect, it } from 'vitest';
import { BattleId } from '@sigilla/engine/core/brand.ts';
import { aKingdom } from '../../support/builders.ts';
import { done, MemoryRealm, refusedAs } from '../../support/realm.ts';

const drawUp = (formation: string, armyId = 'army-1') => ({
  actionType: 'set_formation',
  actionId: formation,
  metadata: { armyId },
});
const play = (wire: ReturnType<typeof drawUp>, kingdom = aKingdom().build()) =>
  new MemoryRealm(kingdom).play('harrow', wire);

describe('setFormation', () => {
  it('has an army draw up otherwise from now on, and costs nothing', () => {
    const { decision } = done(play(drawUp('wedge')));
    expect(decision.kingdom.armies[0]?.formation).toBe('wedge');
    expect(decision.cost).toEqual({ turns: 0, resources: {} });
    expect(decision.done.message).toMatchObject({ code: 'formationSet', params: { formation: 'wedge' } });
  });

  it('G-054 refuses what is no formation of an army, an army nobody has, and the one it is in', () => {
    expect(refusedAs(play(drawUp('scattered')))).toBe('invalid_request');
    expect(refusedAs(play(drawUp('wedge', 'army-9')))).toBe('unknown_army');
    expect(refusedAs(play(drawUp('line')))).toBe('formation_unchanged');
  });

  it('G-181 refuses an army that a battle holds', () => {
    const kingdom = aKingdom().build();
    const armies = kingdom.armies.map((army) => ({ ...army, lockedBy: BattleId.parse('battle-1') }));
    expect(refusedAs(play(drawUp('wedge'), { ...kingdom, armies }))).toBe('army_locked');
  });
});
