// Taking up the study of a spell: its research points are paid at once, and its turns pass with whatever its ruler does (kingdom.md §3).
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { inTheWayOfStudy } from '../../kingdom/magic/research.ts';
import { declareVerb } from '../verb.ts';
import { StudyReport } from './study.ts';

/** Wire: actionId is the spell's id. */
export const researchSpell = declareVerb({
  id: 'research_spell',
  input: z.object({ spellId: z.string().max(64) }),
  carried: { actionId: 'spellId' },

  check: ({ kingdom, content, rules }, { spellId }) => {
    const spell = content.spells.get(spellId);
    if (spell === undefined) return refuse({ code: 'unknown_spell', params: {} });
    const refusal = inTheWayOfStudy('spell', spell, kingdom, content, rules);
    return refusal === null ? fine : refuse(refusal);
  },

  cost: ({ content }, { spellId }) => ({
    turns: 0,
    resources: { researchPoints: content.spells.get(spellId)?.research.points ?? 0 },
  }),

  report: StudyReport,
});
