// Whether a transformation does what its task says: the tense, person, degree, mood or clause that its words name, of the same words.
// Invariant: the task is read in its own words, and a task that names nothing known is let be.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { Analysis, LatinIndex } from '../../analyse.ts';
import { wordsOf } from '../../analyse.ts';
import { fold } from '../../fold.ts';

const DENIALS = new Set(
  'non ne noli nolite nemo nihil numquam haud neque nec nullus nulla nullum nullos nullas nullam nullo'.split(
    ' ',
  ),
);

const TENSES = {
  pluperfect: 'plup',
  imperfect: 'impf',
  perfect: 'perf',
  future: 'fut',
  present: 'pres',
} as const;

const PERSONS = { first: 1, second: 2, third: 3 } as const;

type Transformation = LatinQuestion & { readonly questionType: 'grammar_transformation' };

const firstNamed = <K extends string>(
  names: Readonly<Record<K, unknown>>,
  task: string,
  behind = '',
): K | undefined =>
  (Object.keys(names) as K[]).find((name) => new RegExp(`\\b${name}${behind}\\b`).test(task));

/** What a task says of the verb, for one kind of transformation; `to` is what it is to become. */
type VerbTask = (task: string, to: string, verbs: readonly Analysis[]) => string | undefined;

const isCompound = (verbs: readonly Analysis[]): boolean => verbs.some(({ lexeme }) => lexeme.id === 'sum_v');

const numberNamed = (to: string): 'pl' | 'sg' | undefined =>
  /\bplural\b/.test(to) ? 'pl' : /\bsingular\b/.test(to) ? 'sg' : undefined;
const NUMBER_NAMES = { pl: 'plural', sg: 'singular' } as const;

const tenseFault: VerbTask = (_task, to, verbs) => {
  const tense = firstNamed(
    TENSES,
    to.replaceAll(/\b\w+ (?:participle|passive participle|subjunctive)\b/g, ''),
  );
  if (!tense || isCompound(verbs)) return undefined;
  const isSo = verbs.some(
    ({ features }) => features.tense === TENSES[tense] || (tense === 'future' && features.tense === 'futp'),
  );
  return isSo ? undefined : `the key is not in the ${tense}`;
};

const voiceFault: VerbTask = (_task, to, verbs) => {
  const isPassive = ({ features }: Analysis): boolean => features.voice === 'pass';
  if (/\bpassive\b/.test(to))
    return isCompound(verbs) || verbs.some(isPassive) ? undefined : 'the key is not passive';
  return /\bactive\b/.test(to) && verbs.every(isPassive) ? 'the key is not active' : undefined;
};

const personFault: VerbTask = (_task, to, verbs) => {
  const person = firstNamed(PERSONS, to, ' person');
  if (!person) return undefined;
  const number = numberNamed(to);
  const isSo = verbs.some(
    ({ features }) =>
      features.person === PERSONS[person] && (number === undefined || features.number === number),
  );
  return isSo
    ? undefined
    : `the verb of the key is not in the ${person} person${number ? ` ${NUMBER_NAMES[number]}` : ''}`;
};

const numberFault: VerbTask = (task, to, verbs) => {
  const number = numberNamed(to);
  const isOfVerb = /\b(?:subject|verb|everything|sentence|all)\b/.test(task) && !/\bobject\b/.test(task);
  return number && isOfVerb && !verbs.some(({ features }) => features.number === number)
    ? `the verb of the key is not ${NUMBER_NAMES[number]}`
    : undefined;
};

const OF_VERBS: Partial<Record<Transformation['transformationType'], VerbTask>> = {
  tense: tenseFault,
  voice: voiceFault,
  person: personFault,
  number: numberFault,
};

/** What the task asks of the verb, and the key has not. */
const verbFault = (
  { transformationType }: Transformation,
  task: string,
  verbs: readonly Analysis[],
): string | undefined => {
  if (verbs.length === 0) return undefined;
  const to = /\b(?:to|into|in|put)\b(?!.*\b(?:to|into)\b)(.*)/.exec(task)?.[1] ?? task;
  return OF_VERBS[transformationType]?.(task, to, verbs);
};

/** Words of the text that the key has lost, and of the key that nobody asked for. */
const wordsFault = (index: LatinIndex, question: Transformation): string | undefined => {
  const lexemesOf = (word: string): readonly string[] => index.analyse(word).map(({ lexeme }) => lexeme.id);
  const known = new Set(wordsOf(`${question.baseText} ${question.questionText}`).flatMap(lexemesOf));
  const kept = new Set(wordsOf(question.correctAnswer).flatMap(lexemesOf));
  const isContent = (word: string): boolean => {
    const readings = index.analyse(word);
    return (
      readings.length > 0 &&
      readings.every(({ lexeme }) => ['noun', 'adj', 'verb'].includes(lexeme.pos) && lexeme.id !== 'sum_v')
    );
  };
  if (/\b(?:replac|substitut|instead|exchang|swap)/i.test(question.questionText)) return undefined;
  const added = wordsOf(question.correctAnswer).find(
    (word) => isContent(word) && !lexemesOf(word).some((id) => known.has(id)),
  );
  const lost = wordsOf(question.baseText).find(
    (word) => isContent(word) && !lexemesOf(word).some((id) => kept.has(id)),
  );
  return added !== undefined && lost !== undefined
    ? `the key has ${added} where the text has ${lost}`
    : undefined;
};

/** The key of a transformation as it is read. */
interface Key {
  readonly words: readonly string[];
  readonly has: (test: (reading: Analysis) => boolean) => boolean;
}

/** What a task asks of the key besides its verb, for one kind of transformation. */
type KeyTask = (task: string, key: Key) => string | undefined;

const negationFault: KeyTask = (task, { words }) =>
  words.some((word) => DENIALS.has(fold(word)) || fold(word).startsWith('nol')) ||
  /affirmative|positive|remove/.test(task)
    ? undefined
    : 'the key denies nothing';

const degreeFault: KeyTask = (task, { words, has }) => {
  const isSuperlative = /\bsuperlative\b/.test(task);
  // A task that names both says from which to which, and is let be.
  if (isSuperlative === /\bcomparative\b/.test(task)) return undefined;
  const [degree, by, name] = isSuperlative
    ? (['sup', 'maxime', 'superlative'] as const)
    : (['comp', 'magis', 'comparative'] as const);
  return has(({ features }) => features.degree === degree) || words.some((word) => fold(word) === by)
    ? undefined
    : `the key has no ${name}`;
};

const moodFault: KeyTask = (task, { has }) => {
  if (/ from /.test(task)) return undefined;
  if (/\bsubjunctive\b/.test(task))
    return has(({ features }) => features.mood === 'subj') ? undefined : 'the key is not subjunctive';
  return /\b(?:imperative|command)\b/.test(task) &&
    !has(({ features }) => features.mood === 'imp' || features.mood === 'subj')
    ? 'the key is not imperative'
    : undefined;
};

const OF_KEYS: Partial<Record<Transformation['transformationType'], KeyTask>> = {
  negation: negationFault,
  degree: degreeFault,
  mood: moodFault,
  indirect_statement: (_task, { has }) =>
    has(({ features }) => features.mood === 'inf')
      ? undefined
      : 'an indirect statement needs an infinitive, and the key has none',
  indirect_question: (_task, { has }) =>
    has(({ features }) => features.mood === 'subj')
      ? undefined
      : 'an indirect question needs a subjunctive, and the key has none',
};

/** What a transformation asks for, by the words of its task, and its key has not. */
export const taskFault = (index: LatinIndex, question: LatinQuestion): string | undefined => {
  if (question.questionType !== 'grammar_transformation') return undefined;
  const task = question.questionText.replace(question.baseText, '').toLowerCase();
  const words = wordsOf(question.correctAnswer);
  const readings = words.flatMap((word) => index.analyse(word).filter(({ exact }) => exact));
  const verbs = readings.filter(({ features }) => features.person !== undefined);
  const key: Key = { words, has: (test) => readings.some(test) };
  return (
    OF_KEYS[question.transformationType]?.(task, key) ??
    verbFault(question, task, verbs) ??
    wordsFault(index, question)
  );
};
