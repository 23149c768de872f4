import { describe, expect, it } from 'vitest';
import { BattleId } from '@sigilla/engine/core/brand.ts';
import { aKingdom } from '../../support/builders.ts';
import { done, MemoryRealm, refusedAs } from '../../support/realm.ts';

const instruct = (stance: string, target: string, armyId = 'army-1') => ({
  actionType: 'set_doctrine',
  actionId: 'set_doctrine',
  metadata: { stance, target, armyId },
});
const play = (wire: ReturnType<typeof instruct>, kingdom = aKingdom().build()) =>
  new MemoryRealm(kingdom).play('harrow', wire);

describe('setDoctrine', () => {
  it('settles what an army does while its ruler is away, and costs nothing', () => {
    const { decision } = done(play(instruct('press', 'archers')));
    expect(decision.kingdom.armies[0]?.doctrine).toEqual({ stance: 'press', target: 'archers' });
    expect(decision.cost).toEqual({ turns: 0, resources: {} });
    expect(decision.done.message).toMatchObject({ code: 'doctrineSet' });
  });

  it('refuses to fall back for ever, what is no target, an army nobody has, and what is settled already', () => {
    expect(refusedAs(play(instruct('fall_back', 'archers')))).toBe('invalid_request');
    expect(refusedAs(play(instruct('press', 'moon')))).toBe('invalid_request');
    expect(refusedAs(play(instruct('press', 'archers', 'army-9')))).toBe('unknown_army');
    expect(refusedAs(play(instruct('captains', 'captains')))).toBe('doctrine_unchanged');
  });

  it('G-181 refuses an army that a battle holds: its doctrine has been sworn to', () => {
    const kingdom = aKingdom().build();
    const armies = kingdom.armies.map((army) => ({ ...army, lockedBy: BattleId.parse('battle-1') }));
    expect(refusedAs(play(instruct('press', 'archers'), { ...kingdom, armies }))).toBe('army_locked');
  });
});
