// Casting a spell that is known (latin.md 2.16): one turn and its mana; what it does is at once, or for a while.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { spellsInForce } from '../../kingdom/activeEffects.ts';
import { ResourceName } from '../../kingdom/kingdom.ts';
import { SPELLS_AT_ONCE, spellState } from '../../kingdom/magic/casting.ts';
import { castingMana, CASTING_TURNS } from '../../kingdom/magic/prices.ts';
import { strengthened, strengthOf } from '../../kingdom/magic/strength.ts';
import { recruits, roomIn } from '../../kingdom/recruitment.ts';
import { declareVerb } from '../verb.ts';

/** Wire: actionId is the spell's id. */
export const castSpell = declareVerb({
  id: 'cast_spell',
  input: z.object({ spellId: z.string().max(64) }),
  carried: { actionId: 'spellId' },

  check: ({ kingdom, content, now }, { spellId }) => {
    const spell = content.spells.get(spellId);
    if (spell === undefined) return refuse({ code: 'unknown_spell', params: {} });
    const state = spellState(spellId, kingdom);
    const params = { spell: spell.name };
    if (state.is === 'unknown') return refuse({ code: 'spell_not_learned', params });
    // The turn that casting takes is spent before the spell is spoken.
    if (state.is !== 'ready' && state.readyIn > CASTING_TURNS)
      return refuse(
        state.is === 'in force'
          ? { code: 'spell_in_force', params: { ...params, turns: state.turns } }
          : { code: 'spell_resting', params: { ...params, turns: state.readyIn } },
      );
    const { effect } = spell;
    const others = spellsInForce(kingdom.activeEffects).filter(
      ({ untilTurn }) => untilTurn > kingdom.turnsSpent + CASTING_TURNS,
    );
    if (effect.durationTurns !== null && others.length >= SPELLS_AT_ONCE)
      return refuse({ code: 'spells_in_force', params: { limit: SPELLS_AT_ONCE } });
    for (const gain of effect.gains) {
      if (gain.kind !== 'soldiers') continue;
      const men = strengthened(gain.quantity, strengthOf(kingdom.bonuses));
      const room = roomIn(kingdom.armies[0], recruits(gain.unitId, men, { veteranPercent: 0 }, now));
      if (!room.ok) return room;
    }
    return fine;
  },

  cost: ({ kingdom, content }, { spellId }) => {
    const spell = content.spells.get(spellId);
    return {
      turns: CASTING_TURNS,
      resources: spell === undefined ? {} : { mana: castingMana(spell, kingdom, content) },
    };
  },

  report: z.object({
    spellId: z.string(),
    spellName: z.string(),
    /** Percent of what is written of it. */
    strength: z.int(),
    /** What it brought at once. */
    resourcesGenerated: z.partialRecord(ResourceName, z.int()),
    experienceGained: z.int(),
    /** Turns for which it is in force; null for what was done at once. */
    durationTurns: z.int().nullable(),
    /** Turns after which it may be cast again. */
    cooldownTurns: z.int(),
  }),
});
