// Deeds as screens make them: typed from the button to the report, and the same when weighed as when sent.
import { describe, expect, it } from 'vitest';
import { deed, isOf } from '@sigilla/client/realm/deed.ts';
import { recruitUnits } from '@sigilla/engine/actions/army/recruitUnits.ts';
import { renameKingdom } from '@sigilla/engine/actions/economy/renameKingdom.ts';
import { acceptBattle } from '@sigilla/engine/actions/war/acceptBattle.ts';
import { aKingdom, content, NOW, rulerOf, rulesOf } from '../support/builders.ts';
import { NO_BONUSES } from '../support/actionResult.ts';

const WORDS = { label: 'Call the muster' };
const levy = deed(recruitUnits, { unitId: 'militia', quantity: 3 }, WORDS);

describe('a deed', () => {
  it('travels as its verb declares it', () => {
    expect(levy.wire).toEqual({ actionType: 'recruit_units', actionId: 'militia', quantity: 3 });
    expect(deed(recruitUnits, { unitId: 'militia', armyId: 'army-1' }, WORDS).wire).toEqual({
      actionType: 'recruit_units',
      actionId: 'militia',
      metadata: { armyId: 'army-1' },
    });
    expect(deed(renameKingdom, { name: 'Elmvale' }, WORDS).wire).toEqual({
      actionType: 'rename_kingdom',
      actionId: 'rename_kingdom',
      metadata: { name: 'Elmvale' },
    });
    expect(deed(acceptBattle, { battleRequestId: 'b1', defenderArmyId: 'a1' }, WORDS).wire).toEqual({
      actionType: 'pvp_battle',
      actionId: 'accept_battle',
      metadata: { battleRequestId: 'b1', defenderArmyId: 'a1' },
    });
  });

  it('does not compile with a field misspelt, missing or of another kind', () => {
    // @ts-expect-error there is no armyID
    deed(recruitUnits, { unitId: 'militia', armyID: 'army-1' }, WORDS);
    // @ts-expect-error the army is missing
    deed(acceptBattle, { battleRequestId: 'b1' }, WORDS);
    // @ts-expect-error a quantity is a number
    deed(recruitUnits, { unitId: 'militia', quantity: '3' }, WORDS);
    // @ts-expect-error a report has no such field
    expect(levy.report({})?.battleId).toBeUndefined();
  });

  it('is weighed by the verb’s own check, and not at all without what others hold', () => {
    const kingdom = aKingdom().withGold(0);
    const actor = rulerOf(kingdom.build());
    const situation = { now: NOW, actor, kingdom: kingdom.view(), content, rules: rulesOf() };
    expect(levy.weigh?.(situation)).toMatchObject({ ok: false, cost: { turns: 1 } });
    expect(levy.repeatable).toBe(true);
    const answer = deed(acceptBattle, { battleRequestId: 'b1', defenderArmyId: 'a1' }, WORDS);
    expect([answer.weigh, answer.repeatable]).toEqual([null, false]);
  });

  it('is known again by its verb and fields while it is under way', () => {
    expect(isOf(levy, recruitUnits)).toBe(true);
    expect(isOf(levy, recruitUnits, { unitId: 'militia' })).toBe(true);
    expect(isOf(levy, recruitUnits, { unitId: 'archer' })).toBe(false);
    expect(isOf(levy, renameKingdom)).toBe(false);
    expect(isOf(null, recruitUnits)).toBe(false);
  });

  it('reads its report, or says that there is none', () => {
    expect(levy.report({ unitId: 'militia' })).toBeNull();
    expect(
      levy.report({
        unitId: 'militia',
        unitName: 'Militiaman',
        quantity: 3,
        armyId: 'army-1',
        isWaiting: false,
        experienceGained: 2,
        bonusEffects: NO_BONUSES,
      })?.quantity,
    ).toBe(3);
  });
});
