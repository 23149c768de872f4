// Taking up the study of a technology, beside that of spells: its research points are paid at once.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { inTheWayOfStudy } from '../../kingdom/magic/research.ts';
import { declareVerb } from '../verb.ts';
import { StudyReport } from './study.ts';

/** Wire: actionId is the technology's id. */
export const researchTechnology = declareVerb({
  id: 'research_technology',
  input: z.object({ technologyId: z.string().max(64) }),
  carried: { actionId: 'technologyId' },

  check: ({ kingdom, content, rules }, { technologyId }) => {
    const technology = content.technologies.get(technologyId);
    if (technology === undefined) return refuse({ code: 'unknown_technology', params: {} });
    const refusal = inTheWayOfStudy('technology', technology, kingdom, content, rules);
    return refusal === null ? fine : refuse(refusal);
  },

  cost: ({ content }, { technologyId }) => ({
    turns: 0,
    resources: { researchPoints: content.technologies.get(technologyId)?.research.points ?? 0 },
  }),

  report: StudyReport,
});
