// Giving up a study: the research points for the turns not yet spent on it come back.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { subjectOf } from '../../kingdom/magic/prices.ts';
import { neededBy } from '../../kingdom/magic/research.ts';
import { declareVerb, FREE } from '../verb.ts';
import { StudyReport, studyOf } from './study.ts';

/** Wire: actionId is the id of the spell or technology. */
export const abandonResearch = declareVerb({
  id: 'abandon_research',
  input: z.object({ studyId: z.string().max(64) }),
  carried: { actionId: 'studyId' },

  check: ({ kingdom: { magic }, content }, { studyId }) => {
    const study = studyOf(studyId, magic);
    if (study === undefined) return refuse({ code: 'study_not_there', params: {} });
    const by = neededBy(study, magic.studies, content);
    const name = subjectOf(study, content)?.name ?? study.id;
    return by === null ? fine : refuse({ code: 'study_needed', params: { study: name, by } });
  },

  cost: () => FREE,

  report: StudyReport.extend({ pointsBack: z.int().min(0) }),
});
