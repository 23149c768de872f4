// A character that is being made: what has been chosen so far, and what a choice does to those that rest on it.
// Invariants: a draft never holds what its ancestry, class and background do not allow; what is still missing is told apart from what is wrong.
import { z } from 'zod';
import { CharacterChoices } from '@sigilla/engine/characters/character.ts';
import {
  givenSkills,
  languagesToChoose,
  originsOf,
  skillsToChoose,
  type Origins,
} from '@sigilla/engine/characters/origins.ts';
import { RollView } from '@sigilla/engine/characters/views.ts';
import { tidyName } from '@sigilla/engine/kingdom/names.ts';
import {
  ABILITIES,
  MOST_CHARACTER_LEVEL,
  type Ability,
  type CharacterBook,
  type ScoreMethod,
} from '@sigilla/content/schema/character.ts';
import { Portrait } from '@sigilla/content/schema/portrait.ts';
import { suggestedPortrait } from '../../ui/art/portrait/chosen.ts';

export const Draft = CharacterChoices.extend({
  name: z.string().max(80),
  /** Whom the painter has before them where nothing else was said. */
  seed: z.string().max(40),
  /** The parts of the portrait that were chosen by hand. */
  portrait: Portrait.partial(),
  ancestry: z.string().nullable(),
  class: z.string().nullable(),
  background: z.string().nullable(),
  /** The dice that lie on the table. */
  roll: RollView.nullable(),
});
export type Draft = z.infer<typeof Draft>;

export const emptyDraft = (seed: string, { scoring }: Pick<CharacterBook, 'scoring'>): Draft => ({
  seed,
  name: '',
  pronoun: 'they',
  portrait: {},
  ancestry: null,
  lineage: null,
  class: null,
  background: null,
  level: 1,
  method: 'points',
  scores: evenly(scoring.points.costs[0]?.[0] ?? 8),
  raised: [],
  skills: [],
  expertise: [],
  languages: [],
  roll: null,
});

const evenly = (score: number): Draft['scores'] => ({
  strength: score,
  dexterity: score,
  constitution: score,
  intelligence: score,
  wisdom: score,
  charisma: score,
});

/** The pages chosen, once all are. */
export const originsOfDraft = (draft: Draft, book: CharacterBook): Origins | null =>
  draft.ancestry === null || draft.class === null || draft.background === null
    ? null
    : originsOf(
        {
          ancestry: draft.ancestry,
          lineage: draft.lineage,
          class: draft.class,
          background: draft.background,
        },
        book,
      );

/** The portrait as it would be painted now. */
export const portraitOf = (draft: Draft): Portrait =>
  Portrait.parse({
    ...suggestedPortrait(draft.seed, draft.ancestry, draft.class, draft.lineage),
    ...draft.portrait,
  });

/** Skills of one's own choosing that the pages allow, in the order in which they were chosen. */
const allowedSkills = (skills: readonly string[], origins: Origins): string[] => {
  const { choose, ofAnyKind } = skillsToChoose(origins);
  const given = givenSkills(origins);
  let foreign = 0;
  return skills
    .filter((id) => {
      if (given.includes(id)) return false;
      if (origins.class.skills.from.includes(id)) return true;
      foreign += 1;
      return foreign <= ofAnyKind;
    })
    .slice(0, choose);
};

/** The draft without what its pages do not allow. */
const tidied = (draft: Draft, book: CharacterBook): Draft => {
  const ancestry = book.ancestries.get(draft.ancestry ?? '');
  const lines = ancestry?.lineages ?? [];
  const [first] = lines;
  const lineage = lines.some(({ id }) => id === draft.lineage) ? draft.lineage : (first?.id ?? null);
  const raised = draft.raised
    .filter((ability) => ancestry?.raises[ability] === undefined)
    .slice(0, ancestry?.freeRaises ?? 0);
  const next = { ...draft, lineage, raised };
  const origins = originsOfDraft(next, book);
  if (origins === null) return next;
  const skills = allowedSkills(draft.skills, origins);
  const known = [...givenSkills(origins), ...skills];
  return {
    ...next,
    skills,
    expertise: draft.expertise.filter((id) => known.includes(id)).slice(0, origins.class.expertise),
    languages: draft.languages
      .filter((id) => !origins.ancestry.languages.includes(id))
      .slice(0, languagesToChoose(origins)),
  };
};

/** The draft after a choice, without what that no longer allows. */
export const changedDraft = (draft: Draft, changes: Partial<Draft>, book: CharacterBook): Draft =>
  tidied({ ...draft, ...changes }, book);

const spread = (values: readonly number[], order: readonly Ability[]): Draft['scores'] => {
  const scores = evenly(0);
  for (const [at, ability] of order.entries()) scores[ability] = values[at] ?? 0;
  return scores;
};

/** The abilities as a class would rank them: what it lives by, then hardiness and quickness, then the rest. */
export const ranking = (draft: Draft, book: CharacterBook): readonly Ability[] => {
  const primary = book.classes.get(draft.class ?? '')?.primary ?? [];
  return [...new Set<Ability>([...primary, 'constitution', 'dexterity', ...ABILITIES])];
};

/** The draft with scores by another method: those begin as the class would have them. */
export const byMethod = (draft: Draft, method: ScoreMethod, book: CharacterBook): Draft => {
  const dealt = method === 'dice' ? draft.roll?.totals : book.scoring.array;
  return dealt === undefined
    ? { ...draft, method }
    : { ...draft, method, scores: spread(dealt, ranking(draft, book)) };
};

/** The draft with the dice as they fell. */
export const withRoll = (draft: Draft, roll: RollView, book: CharacterBook): Draft =>
  byMethod({ ...draft, roll }, 'dice', book);

/** The draft after the house has refused it: dice that are on no table any more, since somebody else was made of them, are to be thrown again. */
export const afterRefusal = (draft: Draft, code: string): Draft =>
  code === 'scores_not_rolled' ? { ...draft, roll: null } : draft;

/** Two scores change places. */
export const swapped = (draft: Draft, one: Ability, other: Ability): Draft => ({
  ...draft,
  scores: { ...draft.scores, [one]: draft.scores[other], [other]: draft.scores[one] },
});

/** The draft with a level that there is. */
export const atLevel = (draft: Draft, level: number): Draft => ({
  ...draft,
  level: Math.min(MOST_CHARACTER_LEVEL, Math.max(1, level)),
});

/** Everything that was chosen, once all pages are; whether it is lawful is not looked at here. */
export const choicesOf = (draft: Draft, book: CharacterBook): CharacterChoices | null => {
  const { ancestry, class: ofClass, background } = draft;
  if (originsOfDraft(draft, book) === null || ancestry === null || ofClass === null || background === null)
    return null;
  const { name, pronoun, lineage, level, method, scores, raised, skills, expertise, languages } = draft;
  return {
    name: tidyName(name),
    pronoun,
    portrait: portraitOf(draft),
    ancestry,
    lineage,
    class: ofClass,
    background,
    level,
    method,
    scores,
    raised,
    skills,
    expertise,
    languages,
  };
};
