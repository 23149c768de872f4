// Putting a study before the others: free, and what was spent on those is kept.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { subjectOf } from '../../kingdom/magic/prices.ts';
import { needsOf } from '../../kingdom/magic/research.ts';
import { declareVerb, FREE } from '../verb.ts';
import { StudyReport, studyOf } from './study.ts';

/** Wire: actionId is the id of the spell or technology. */
export const hastenResearch = declareVerb({
  id: 'hasten_research',
  input: z.object({ studyId: z.string().max(64) }),
  carried: { actionId: 'studyId' },

  check: ({ kingdom: { magic }, content }, { studyId }) => {
    const study = studyOf(studyId, magic);
    const subject = study && subjectOf(study, content);
    if (study === undefined || subject === undefined) return refuse({ code: 'study_not_there', params: {} });
    if (magic.studies.find(({ kind }) => kind === study.kind) === study)
      return refuse({ code: 'study_first_already', params: { study: subject.name } });
    const needed = needsOf(subject).find((id) => studyOf(id, magic) !== undefined);
    if (needed === undefined) return fine;
    const name = subjectOf({ kind: study.kind, id: needed }, content)?.name ?? needed;
    return refuse({ code: 'study_needs', params: { study: subject.name, needed: name } });
  },

  cost: () => FREE,

  report: StudyReport,
});
