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

/** What the task asks of the verb, and the key has not. */
const verbFault = (
  question: Transformation,
  task: string,
  verbs: readonly Analysis[],
): string | undefined => {
  if (verbs.length === 0) return undefined;
  const isCompound = verbs.some(({ lexeme }) => lexeme.id === 'sum_v');
  const to = /\b(?:to|into|in|put)\b(?!.*\b(?:to|into)\b)(.*)/.exec(task)?.[1] ?? task;
  const tense = firstNamed(
    TENSES,
    to.replaceAll(/\b\w+ (?:participle|passive participle|subjunctive)\b/g, ''),
  );
  const { transformationType } = question;
  if (
    transformationType === 'tense' &&
    tense &&
    !isCompound &&
    !verbs.some(
      ({ features }) => features.tense === TENSES[tense] || (tense === 'future' && features.tense === 'futp'),
    )
  )
    return `the key is not in the ${tense}`;
  if (
    transformationType === 'voice' &&
    /\bpassive\b/.test(to) &&
    !isCompound &&
    !verbs.some(({ features }) => features.voice === 'pass')
  )
    return 'the key is not passive';
  if (
    transformationType === 'voice' &&
    /\bactive\b/.test(to) &&
    !/\bpassive\b/.test(to) &&
    verbs.every(({ features }) => features.voice === 'pass')
  )
    return 'the key is not active';
  const person = firstNamed(PERSONS, to, ' person');
  const number = /\bplural\b/.test(to) ? 'pl' : /\bsingular\b/.test(to) ? 'sg' : undefined;
  if (
    transformationType === 'person' &&
    person &&
    !verbs.some(
      ({ features }) =>
        features.person === PERSONS[person] && (number === undefined || features.number === number),
    )
  )
    return `the verb of the key is not in the ${person} person${number === undefined ? '' : number === 'pl' ? ' plural' : ' singular'}`;
  if (
    transformationType === 'number' &&
    /\b(?:subject|verb|everything|sentence|all)\b/.test(task) &&
    !/\bobject\b/.test(task) &&
    number &&
    !verbs.some(({ features }) => features.number === number)
  )
    return `the verb of the key is not ${number === 'pl' ? 'plural' : 'singular'}`;
  return undefined;
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

/** What a transformation asks for, by the words of its task, and its key has not. */
export const taskFault = (index: LatinIndex, question: LatinQuestion): string | undefined => {
  if (question.questionType !== 'grammar_transformation') return undefined;
  const task = question.questionText.replace(question.baseText, '').toLowerCase();
  const words = wordsOf(question.correctAnswer);
  const readings = words.flatMap((word) => index.analyse(word).filter(({ exact }) => exact));
  const verbs = readings.filter(({ features }) => features.person !== undefined);
  const has = (test: (reading: Analysis) => boolean): boolean => readings.some(test);
  switch (question.transformationType) {
    case 'negation':
      if (
        !words.some((word) => DENIALS.has(fold(word)) || fold(word).startsWith('nol')) &&
        !/affirmative|positive|remove/.test(task)
      )
        return 'the key denies nothing';
      break;
    case 'degree': {
      const degree = /\bsuperlative\b/.test(task) ? 'sup' : /\bcomparative\b/.test(task) ? 'comp' : undefined;
      const other = /\bsuperlative\b/.test(task) && /\bcomparative\b/.test(task);
      if (
        degree &&
        !other &&
        !has(({ features }) => features.degree === degree) &&
        !words.some((word) => fold(word) === (degree === 'comp' ? 'magis' : 'maxime'))
      )
        return `the key has no ${degree === 'comp' ? 'comparative' : 'superlative'}`;
      break;
    }
    case 'indirect_statement':
      if (!has(({ features }) => features.mood === 'inf'))
        return 'an indirect statement needs an infinitive, and the key has none';
      break;
    case 'indirect_question':
      if (!has(({ features }) => features.mood === 'subj'))
        return 'an indirect question needs a subjunctive, and the key has none';
      break;
    case 'mood': {
      const mood = /\bsubjunctive\b/.test(task)
        ? 'subj'
        : /\b(?:imperative|command)\b/.test(task)
          ? 'imp'
          : undefined;
      if (
        mood &&
        !/ from /.test(task) &&
        !has(({ features }) => features.mood === mood || (mood === 'imp' && features.mood === 'subj'))
      )
        return `the key is not ${mood === 'subj' ? 'subjunctive' : 'imperative'}`;
      break;
    }
    case 'number':
    case 'tense':
    case 'voice':
    case 'question':
    case 'case':
    case 'person':
      break;
  }
  return verbFault(question, task, verbs) ?? wordsFault(index, question);
};
