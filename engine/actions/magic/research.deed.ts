// Studies are taken up, put before others and given up. Time is none of these deeds' business: it passes with the turns (magic/passing.ts).
import { ok, refuse } from '../../core/result.ts';
import type { KingdomContent } from '../../kingdom/content.ts';
import type { Kingdom, Study } from '../../kingdom/kingdom.ts';
import { plus } from '../../kingdom/ledger.ts';
import { subjectOf } from '../../kingdom/magic/prices.ts';
import { pointsBack, researchView } from '../../kingdom/magic/research.ts';
import { deed } from '../deed.ts';
import { abandonResearch } from './abandonResearch.ts';
import { hastenResearch } from './hastenResearch.ts';
import { researchSpell } from './researchSpell.ts';
import { researchTechnology } from './researchTechnology.ts';
import { studyOf } from './study.ts';

const nameOf = (study: Study, content: KingdomContent): string => subjectOf(study, content)?.name ?? study.id;

const reported = (kingdom: Kingdom, id: string, content: KingdomContent) => {
  const spellResearch = researchView(kingdom, content);
  return { study: spellResearch.find(({ spellId }) => spellId === id) ?? null, spellResearch };
};

const withStudies = (kingdom: Kingdom, studies: readonly Study[]): Kingdom => ({
  ...kingdom,
  magic: { ...kingdom.magic, studies: [...studies] },
});

const takenUp = (kingdom: Kingdom, kind: Study['kind'], id: string, content: KingdomContent) => {
  const study: Study = { kind, id, turnsSpent: 0 };
  const after = withStudies(kingdom, [...kingdom.magic.studies, study]);
  const report = reported(after, id, content);
  return ok({
    kingdom: after,
    message: {
      code: 'studyTakenUp' as const,
      params: { study: nameOf(study, content), turns: report.study?.turnsRequired ?? 0 },
      variant: kingdom.turnsSpent,
    },
    report,
  });
};

export const researchSpellDeed = deed(researchSpell, ({ kingdom, content }, { spellId }) =>
  takenUp(kingdom, 'spell', spellId, content),
);

export const researchTechnologyDeed = deed(researchTechnology, ({ kingdom, content }, { technologyId }) =>
  takenUp(kingdom, 'technology', technologyId, content),
);

export const hastenResearchDeed = deed(hastenResearch, ({ kingdom, content }, { studyId }) => {
  const study = studyOf(studyId, kingdom.magic);
  if (study === undefined) return refuse({ code: 'study_not_there', params: {} });
  const others = kingdom.magic.studies.filter((one) => one !== study);
  const after = withStudies(kingdom, [study, ...others]);
  return ok({
    kingdom: after,
    message: { code: 'studyPutFirst', params: { study: nameOf(study, content) } },
    report: reported(after, studyId, content),
  });
});

export const abandonResearchDeed = deed(abandonResearch, ({ kingdom, content }, { studyId }) => {
  const study = studyOf(studyId, kingdom.magic);
  if (study === undefined) return refuse({ code: 'study_not_there', params: {} });
  const researchPoints = pointsBack(study, kingdom, content);
  const after = withStudies(
    kingdom,
    kingdom.magic.studies.filter((one) => one !== study),
  );
  return ok({
    kingdom: { ...after, resources: plus(after.resources, { researchPoints }) },
    message: {
      code: 'studyGivenUp',
      params: { study: nameOf(study, content), points: researchPoints },
    },
    report: { ...reported(after, studyId, content), pointsBack: researchPoints },
  });
});
