// What a kingdom studies: one line of studies, of which the first spell and the first technology advance with every turn spent.
// Invariants: nothing is studied twice, nor after it is known; whatever a study needs is known or stands before it in the line.
import { z } from 'zod';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { bonusesOf } from '../bonuses.ts';
import type { KingdomContent, RealmRules } from '../content.ts';
import type { TechnologyDefinition } from '@sigilla/content/schema/technology.ts';
import type { SpellDefinition } from '@sigilla/content/schema/spell.ts';
import type { Holdings } from '../holdings.ts';
import type { Kingdom, Magic, Study } from '../kingdom.ts';
import { unlockLevel } from '../unlocks.ts';
import { studyTurns, subjectOf, type Payer } from './prices.ts';

/** Studies that may stand in line. */
export const STUDIES_AT_ONCE = 5;
/** From this tier on, spells are advanced research (latin.md 9.2). */
const ADVANCED_TIER = 3;

const STATUSES = ['active', 'waiting'] as const;

/** One study as its ruler sees it (kingdom.md §3). */
export const SpellResearch = z.object({
  kind: z.enum(['spell', 'technology']),
  spellId: z.string(),
  spellName: z.string(),
  status: z.enum(STATUSES),
  turnsRequired: z.int().min(1),
  turnsSpent: z.int().min(0),
});
export type SpellResearch = z.infer<typeof SpellResearch>;

/** Whoever pays, by what a kingdom holds. */
export const payerOf = (holdings: Holdings, content: KingdomContent): Payer => ({
  spellPath: holdings.spellPath,
  bonuses: bonusesOf(holdings, content),
});

/** Is this the study of its kind that advances? */
const isFirst = (study: Study, studies: readonly Study[]): boolean =>
  studies.find(({ kind }) => kind === study.kind) === study;

/** Turns that the study still wants, at least one. */
export const turnsLeft = (study: Study, holdings: Holdings, content: KingdomContent): number => {
  const subject = subjectOf(study, content);
  return subject === undefined
    ? 1
    : Math.max(1, studyTurns(subject, payerOf(holdings, content), content) - study.turnsSpent);
};

/** The studies that advance: one of each kind at most. */
export const advancing = (studies: readonly Study[]): readonly Study[] =>
  studies.filter((study) => isFirst(study, studies));

/** All studies as their ruler sees them. */
export const researchView = (
  holdings: Holdings & { readonly magic: Pick<Magic, 'studies'> },
  content: KingdomContent,
): SpellResearch[] =>
  holdings.magic.studies.flatMap((study): SpellResearch[] => {
    const subject = subjectOf(study, content);
    if (subject === undefined) return [];
    return [
      {
        kind: study.kind,
        spellId: study.id,
        spellName: subject.name,
        status: isFirst(study, holdings.magic.studies) ? 'active' : 'waiting',
        turnsRequired: study.turnsSpent + turnsLeft(study, holdings, content),
        turnsSpent: study.turnsSpent,
      },
    ];
  });

const knownOf = (magic: Magic, kind: Study['kind']): readonly string[] =>
  kind === 'spell' ? magic.learned : magic.technologies;

/** What a subject needs to be known before. */
export const needsOf = (subject: SpellDefinition | TechnologyDefinition): readonly string[] =>
  'school' in subject ? subject.requires.spells : subject.requires.technologies;

/** The level at which something may be studied: its own, and for the higher tiers that of advanced research. */
export const studyLevel = (
  subject: SpellDefinition | TechnologyDefinition,
  content: KingdomContent,
  rules: RealmRules,
): number =>
  'school' in subject && subject.tier >= ADVANCED_TIER
    ? Math.max(subject.requires.level, unlockLevel('advanced_research', content, rules))
    : subject.requires.level;

type Student = Pick<Kingdom, 'magic'> & { readonly level: number };

/** Why something can't be studied now, its points apart; null when it can. */
export const inTheWayOfStudy = (
  kind: Study['kind'],
  subject: SpellDefinition | TechnologyDefinition,
  { magic, level }: Student,
  content: KingdomContent,
  rules: RealmRules,
): Refusal | null => {
  const { id, name } = subject;
  if (knownOf(magic, kind).includes(id)) return { code: 'study_known', params: { study: name } };
  if (magic.studies.some((study) => study.kind === kind && study.id === id))
    return { code: 'study_begun', params: { study: name } };
  const wanted = studyLevel(subject, content, rules);
  if (level < wanted) return { code: 'level_required', params: { level: wanted, n: wanted - level } };
  const missing = needsOf(subject).find(
    (need) =>
      !knownOf(magic, kind).includes(need) &&
      !magic.studies.some((study) => study.kind === kind && study.id === need),
  );
  if (missing !== undefined)
    return {
      code: 'study_needs',
      params: { study: name, needed: subjectOf({ kind, id: missing }, content)?.name ?? missing },
    };
  return magic.studies.length >= STUDIES_AT_ONCE
    ? { code: 'studies_full', params: { limit: STUDIES_AT_ONCE } }
    : null;
};

/** The name of a study in the line that needs this one; null when none does. */
export const neededBy = (study: Study, studies: readonly Study[], content: KingdomContent): string | null => {
  for (const other of studies) {
    const subject = other.kind === study.kind ? subjectOf(other, content) : undefined;
    if (subject !== undefined && needsOf(subject).includes(study.id)) return subject.name;
  }
  return null;
};

/** Research points that come back when a study is given up: those for the turns not yet spent on it, rounded down. */
export const pointsBack = (study: Study, holdings: Holdings, content: KingdomContent): number => {
  const subject = subjectOf(study, content);
  if (subject === undefined) return 0;
  const left = turnsLeft(study, holdings, content);
  return Math.floor((subject.research.points * left) / (left + study.turnsSpent));
};
