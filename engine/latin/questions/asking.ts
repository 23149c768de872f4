// Which forms a level is asked for, and the forms nearest to one: shared by questions that are answered by choosing and by typing.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Features } from '../features.ts';
import { differing } from '../features.ts';
import type { Cell } from '../inflect.ts';
import type { Making } from './making.ts';
import { shuffled } from './making.ts';

/** A key among three others, in any order; undefined when there are too few. */
export const options = (
  { random }: Making,
  key: string,
  others: readonly string[],
): { readonly multipleChoiceOptions: string[]; readonly correctAnswer: string } | undefined =>
  others.length < 3
    ? undefined
    : { multipleChoiceOptions: shuffled(random, [key, ...others.slice(0, 3)]), correctAnswer: key };

/** Whether one asks for a form: known to the level, one word, not shown in the heading, and someone whom one would address. */
export const isAskable = (
  { level, word: asked }: Pick<Making, 'level' | 'word'>,
  word: Lexeme,
  features: Features,
  form: string,
): boolean =>
  form !== '' &&
  !form.includes(' ') &&
  isTaught(features, level) &&
  (level < 5 || asked !== undefined || !isElementary(word, features)) &&
  !word.parts.includes(form) &&
  // A deponent without object has the cells, but nobody met them.
  !(features.mood === 'gerundive' && word.flags.includes('intransitive')) &&
  (features.case !== 'voc' ||
    (word.pos === 'noun' && word.tags.some((tag) => tag === 'person' || tag === 'god' || tag === 'animal')));

/** Forms that come first in every course: two declensions, the two first tenses of the active. */
const isElementary = ({ pos, parts }: Lexeme, { mood, tense, voice, degree }: Features): boolean => {
  if (pos === 'noun') return /(?:ae|ī|ārum|ōrum)$/.test(parts[1] ?? '');
  if (pos === 'adj') return (degree ?? 'pos') === 'pos' && (parts.at(-1) ?? '').endsWith('um');
  return (mood === 'ind' || mood === 'imp') && voice === 'act' && (tense === 'pres' || tense === 'impf');
};

/** Cells of a word, those that differ least from one of them first; chance breaks ties. */
export const nearestCells = (making: Making, cells: readonly Cell[], cell: Cell): readonly Cell[] => {
  const far = ({ features }: Cell): number => differing(features, cell.features).length;
  return shuffled(making.random, cells)
    .filter((other) => other.key !== cell.key)
    .toSorted((one, other) => far(one) - far(other));
};

/** Tenses by the level at which they are met, as in sentences. */
const TENSES_FROM = { pres: 1, impf: 2, perf: 3, fut: 3, plup: 4, futp: 5 } as const;

/** Which cells a level knows. */
export const isTaught = (features: Features, level: number): boolean => {
  const { mood, tense, voice, degree, case: grammaticalCase } = features;
  if (features.adverb || grammaticalCase === 'loc') return false;
  if (degree && degree !== 'pos' && level < 4) return false;
  if (!mood) return grammaticalCase !== 'voc' || level >= 2;
  if (mood === 'supine' || mood === 'gerund') return level >= 8;
  if (mood === 'part' || mood === 'gerundive') return level >= 5;
  if (mood === 'subj') return level >= 6;
  // "Be looked at!" is a form that tables have and hardly any text.
  if (mood === 'imp') return tense === 'pres' && level >= (voice === 'pass' ? 8 : 2);
  if (voice === 'pass') return level >= 4;
  return level >= TENSES_FROM[tense ?? 'pres'];
};
