// Casting: the words are spoken after the turn has passed, with the strength that the kingdom has then.
import type { EventText } from '@sigilla/content/texts/events.ts';
import { ok, refuse } from '../../core/result.ts';
import { bonusesOf } from '../../kingdom/bonuses.ts';
import type { SpellDefinition } from '@sigilla/content/schema/spell.ts';
import { castingExperience } from '../../kingdom/experience.ts';
import { broughtBetween } from '../../kingdom/gains.ts';
import { cast } from '../../kingdom/magic/casting.ts';
import { strengthOf } from '../../kingdom/magic/strength.ts';
import { deed } from '../deed.ts';
import { castSpell } from './castSpell.ts';

const told = ({ name, incantation, benefit, effect }: SpellDefinition, variant: number): EventText => ({
  code: effect.durationTurns === null ? 'spellCast' : 'spellInForce',
  params: { spell: name, incantation, benefit },
  variant,
});

export const castSpellDeed = deed(castSpell, ({ kingdom, content, rules, now, newId }, { spellId }) => {
  const spell = content.spells.get(spellId);
  if (spell === undefined) return refuse({ code: 'unknown_spell', params: {} });
  const strength = strengthOf(bonusesOf(kingdom, content));
  const after = cast(kingdom, spell, strength, { now, rules, newId });
  const learnt = { ...after, experience: after.experience + castingExperience(spell) };
  return ok({
    kingdom: learnt,
    message: told(spell, kingdom.turnsSpent),
    report: {
      spellId,
      spellName: spell.name,
      strength,
      resourcesGenerated: broughtBetween(kingdom, after),
      experienceGained: learnt.experience - kingdom.experience,
      durationTurns: spell.effect.durationTurns,
      cooldownTurns: spell.cooldownTurns,
    },
  });
});
