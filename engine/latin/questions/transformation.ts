// Grammar transformations: the tree of a composed sentence is changed and said again, so the key is as true as the sentence.
import { isDeponentId } from '../lexemeIds.ts';
import type { LatinQuestionInput } from '@sigilla/content/schema/latinQuestion.ts';
import type { Tense } from '../features.ts';
import { FEATURE_NAMES } from '../features.ts';
import type { Sentence } from '../sentences/compose.ts';
import { sentenceOf } from '../sentences/compose.ts';
import { hasPlural, hasSingular } from '../sentences/stock.ts';
import type { Clause, NounPhrase, Phrase, SentenceTree } from '../sentences/tree.ts';
import { BY } from '../sentences/tree.ts';
import { tellingForms } from './explaining.ts';
import { levelOfFrame } from '../sentences/frames.ts';
import type { Generator, Making } from './making.ts';
import { sentenceFor } from './making.ts';
import { otherBackgrounds } from './grading/otherBackgrounds.ts';
import { exactSlots } from './writing.ts';

type Kind = Extract<LatinQuestionInput, { questionType: 'grammar_transformation' }>['transformationType'];

type Change = {
  readonly kind: Kind;
  /** The skill levels from which and up to which it makes a question. */
  readonly level: number;
  readonly until: number;
  /** What its sentence must be, where it is more than a plain statement. */
  readonly takes?: (sentence: Sentence) => boolean;
  readonly focus: readonly string[];
  readonly make: (
    making: Making,
    sentence: Sentence,
  ) => { readonly tree: SentenceTree; readonly task: string } | undefined;
};

const withClause = (tree: SentenceTree, change: Partial<Clause>): SentenceTree => ({
  ...tree,
  clause: { ...tree.clause, ...change },
});

const isPlainStatement = ({ tree }: Sentence): boolean =>
  tree.mode === 'statement' &&
  !tree.clause.complement &&
  !tree.clause.background &&
  tree.clause.mood === 'ind';

const flipped = ({ stock }: Making, phrase: NounPhrase): NounPhrase | undefined => {
  const lexeme = stock.index.byId(phrase.lexeme);
  if (
    !lexeme ||
    !hasSingular(lexeme) ||
    !hasPlural(lexeme) ||
    phrase.determiner ||
    phrase.number !== phrase.count
  )
    return undefined;
  const number = phrase.number === 'sg' ? 'pl' : 'sg';
  return { ...phrase, number, count: number };
};

const otherPerson = (subject: Phrase): Phrase =>
  subject.kind === 'person' ? { ...subject, number: subject.number === 'sg' ? 'pl' : 'sg' } : subject;

const reporter = ({ stock }: Making): NounPhrase | undefined => {
  const lexeme = stock.index.byId('nuntius_n') ?? stock.index.byId('nauta_n');
  return (
    lexeme && {
      kind: 'noun',
      lexeme: lexeme.id,
      en: lexeme.senses[0]?.en[0] ?? '',
      number: 'sg',
      count: 'sg',
      gender: 'm',
      article: 'the',
    }
  );
};

const PERSONS = [
  [1, 'sg', '"I"'],
  [2, 'sg', '"you", one person'],
  [1, 'pl', '"we"'],
  [2, 'pl', '"you", several people'],
] as const;

const CHANGES: readonly Change[] = [
  {
    kind: 'number',
    level: 1,
    until: 4,
    focus: ['simple', 'predicate', 'tenses'],
    make: (making, { tree }) => {
      const { subject } = tree.clause;
      const next = subject.kind === 'noun' ? flipped(making, subject) : otherPerson(subject);
      if (!next) return undefined;
      return {
        tree: withClause(tree, { subject: next }),
        task: `Put the subject (and what goes with it) into the ${next.number === 'pl' ? 'plural' : 'singular'}; change nothing else`,
      };
    },
  },
  {
    kind: 'tense',
    level: 2,
    until: 6,
    focus: ['simple', 'tenses', 'giving', 'dative verb', 'deponent', 'passive'],
    make: (making, { tree }) => {
      const { clause } = tree;
      if (clause.adverb) return undefined;
      const known: readonly Tense[] =
        making.level < 3
          ? ['pres', 'impf']
          : making.level < 4
            ? ['pres', 'impf', 'fut', 'perf']
            : ['pres', 'impf', 'fut', 'perf', 'plup'];
      const others = known.filter((tense) => tense !== clause.tense);
      const tense = making.random.pick(others);
      return { tree: withClause(tree, { tense }), task: `Put the verb into the ${FEATURE_NAMES[tense]}` };
    },
  },
  {
    kind: 'question',
    level: 2,
    until: 4,
    focus: ['simple', 'tenses'],
    make: (_, { tree }) =>
      tree.clause.isNegated || tree.clause.adverb
        ? undefined
        : {
            tree: { ...tree, mode: 'ne', order: 'verb-first' },
            task: 'Make it a question with -ne, the verb first',
          },
  },
  {
    kind: 'negation',
    level: 1,
    until: 3,
    focus: ['simple', 'predicate', 'tenses', 'giving'],
    make: (_, { tree }) =>
      tree.clause.isNegated || tree.clause.adverb
        ? undefined
        : { tree: withClause(tree, { isNegated: true }), task: 'Deny it: say that it is not so' },
  },
  {
    kind: 'voice',
    level: 4,
    until: 9,
    focus: ['simple', 'tenses'],
    make: (_, { tree }) => {
      const { clause } = tree;
      const [object, ...rest] = clause.args;
      if (
        clause.subject.kind !== 'noun' ||
        !object ||
        object.role !== 'object' ||
        object.case !== 'acc' ||
        rest.length > 0 ||
        clause.voice === 'pass' ||
        clause.adverb
      )
        return undefined;
      if (isDeponentId(clause.verb.lexeme) || / (?:for|of)$/.test(clause.verb.en)) return undefined;
      const by = { role: 'agent', case: 'abl', preposition: BY, phrase: clause.subject } as const;
      return {
        tree: {
          ...withClause(tree, { subject: object.phrase, voice: 'pass', args: [by] }),
          order: 'subject-object-verb',
        },
        task: 'Turn it into the passive, keeping the tense; name the doer with ā or ab',
      };
    },
  },
  {
    kind: 'degree',
    level: 4,
    until: 6,
    focus: ['predicate'],
    make: (making, { tree }) => {
      const { predicate } = tree.clause;
      const frame = making.stock.frames.adjectives.find(
        ({ adjective }) => adjective === predicate?.adjective.lexeme,
      );
      if (!predicate || predicate.adjective.degree !== 'pos' || !frame?.graded) return undefined;
      const degree = making.random.chance(500) ? 'comp' : 'sup';
      return {
        tree: withClause(tree, {
          predicate: { ...predicate, adjective: { ...predicate.adjective, degree } },
        }),
        task: `Put the predicate adjective into the ${degree === 'comp' ? 'comparative' : 'superlative'}`,
      };
    },
  },
  {
    kind: 'person',
    level: 1,
    until: 6,
    focus: ['simple', 'tenses', 'giving', 'dative verb', 'deponent'],
    make: (making, { tree }) => {
      const { clause } = tree;
      const [person, number, called] = making.random.pick(PERSONS);
      if (
        clause.subject.kind !== 'noun' ||
        clause.args.some(({ phrase }) => phrase.determiner?.lexeme === 'suus_adj')
      )
        return undefined;
      return {
        tree: withClause(tree, { subject: { kind: 'person', person, number, gender: 'm' } }),
        task: `Say it of ${called}: leave the subject out and let the verb tell who acts`,
      };
    },
  },
  {
    kind: 'mood',
    level: 6,
    until: 8,
    focus: ['simple', 'tenses', 'giving', 'dative verb'],
    make: (_, { tree }) => {
      const { clause } = tree;
      if (
        clause.subject.kind !== 'noun' ||
        clause.adverb ||
        clause.verb.stative ||
        clause.verb.lexeme === 'cado_v'
      )
        return undefined;
      return {
        tree: {
          ...withClause(tree, { mood: 'subj', tense: 'pres' }),
          mode: 'let',
          order: 'subject-object-verb',
        },
        task: 'Say that it should be so ("let …"), with the present subjunctive',
      };
    },
  },
  {
    kind: 'mood',
    level: 7,
    until: 10,
    focus: ['after', 'when', 'because', 'although'],
    takes: ({ tree }) => tree.clause.background !== undefined,
    make: (_, { tree }) => {
      const { background } = tree.clause;
      const cum = background && otherBackgrounds(background).find(({ kind }) => kind === 'cum');
      return (
        cum && {
          tree: withClause(tree, { background: cum }),
          task: 'Say the same with cum and the subjunctive',
        }
      );
    },
  },
  {
    kind: 'mood',
    level: 8,
    until: 10,
    focus: ['absolute', 'present absolute'],
    takes: ({ tree }) => tree.clause.background?.kind === 'absolute',
    make: (_, { tree }) => {
      const { background } = tree.clause;
      const cum = background && otherBackgrounds(background).find(({ kind }) => kind === 'cum');
      return (
        cum && {
          tree: withClause(tree, { background: cum }),
          task: 'Put a clause with cum in place of the ablative absolute',
        }
      );
    },
  },
  {
    kind: 'indirect_statement',
    level: 6,
    until: 10,
    focus: ['simple', 'tenses', 'giving', 'passive'],
    make: (making, { tree }) => {
      const { clause } = tree;
      const subject = reporter(making);
      if (
        !subject ||
        clause.subject.kind !== 'noun' ||
        clause.subject.lexeme === subject.lexeme ||
        clause.adverb ||
        !['pres', 'perf', 'fut'].includes(clause.tense)
      )
        return undefined;
      const isPast = making.level >= 8 && making.random.chance(600);
      const main: Clause = {
        verb: { lexeme: 'dico_v', en: 'say', stative: false },
        tense: isPast ? 'perf' : 'pres',
        mood: 'ind',
        voice: 'act',
        isNegated: false,
        subject,
        args: [],
        complement: { kind: 'statement', clause: { ...clause, mood: 'inf' } },
      };
      return {
        tree: { ...tree, order: 'subject-object-verb', clause: main },
        task: `Let a messenger report it: begin with "Nūntius ${isPast ? 'dīxit' : 'dīcit'}" and use the accusative and infinitive`,
      };
    },
  },
  {
    kind: 'indirect_question',
    level: 7,
    until: 10,
    focus: ['asking', 'whom and what'],
    takes: () => true,
    make: (making, { tree }) => {
      const { clause, asks, mode } = tree;
      const subject = reporter(making);
      if (
        mode !== 'asks' ||
        !asks ||
        !subject ||
        !['pres', 'perf'].includes(clause.tense) ||
        clause.args.some(({ phrase }) => phrase.lexeme === subject.lexeme) ||
        (clause.subject.kind === 'noun' && clause.subject.lexeme === subject.lexeme)
      )
        return undefined;
      const isPast = making.level >= 8 && making.random.chance(600);
      const tense: Tense = isPast ? (clause.tense === 'pres' ? 'impf' : 'plup') : clause.tense;
      const main: Clause = {
        verb: { lexeme: 'rogo_v', en: 'ask', stative: false },
        tense: isPast ? 'perf' : 'pres',
        mood: 'ind',
        voice: 'act',
        isNegated: false,
        subject,
        args: [],
        complement: { kind: 'question', clause: { ...clause, tense, mood: 'subj' }, asks },
      };
      const { asks: _, ...rest } = tree;
      return {
        tree: { ...rest, mode: 'statement', order: 'subject-object-verb', clause: main },
        task: `Make it an indirect question: begin with "Nūntius ${isPast ? 'rogāvit' : 'rogat'}"`,
      };
    },
  },
];

const NOTES: Readonly<Record<Kind, string>> = {
  number: 'The verb follows its subject in number, and so does every adjective that belongs to it.',
  tense: 'Only the verb changes.',
  voice: 'What was the object becomes the subject; the doer goes into the ablative with ā or ab.',
  negation: 'nōn stands before the verb.',
  question: '-ne leans on the first word, which is the one asked about.',
  indirect_statement:
    'In a report the subject becomes accusative and the verb an infinitive, whose tense is counted from the report.',
  indirect_question:
    'A reported question takes the subjunctive, imperfect or pluperfect after a past tense; the question word stays.',
  degree: 'The adjective keeps its gender, number and case.',
  mood: 'The subjunctive shows that this is willed, or hangs from cum; after a past tense it is imperfect or pluperfect.',
  case: 'Only the case changes.',
  person: 'The ending of the verb tells who acts.',
};

/** A sentence to be rewritten in one respect. */
export const transformation: Generator = (making) => {
  const { random, level, stock, material } = making;
  const known = CHANGES.filter((change) => change.level <= level && change.until >= level);
  const change = known[random.weighted(known.map((one) => (one.kind === 'negation' ? 1 : 4)))];
  if (!change) return undefined;
  const met = change.focus.filter((name) => (levelOfFrame(name) ?? 1) <= level);
  const sentence = sentenceFor(making, random.pick(met.length > 0 ? met : change.focus));
  if (!sentence || !(change.takes ?? isPlainStatement)(sentence)) return undefined;
  const made = change.make(making, sentence);
  const result = made && sentenceOf(stock, made.tree, sentence.concepts);
  if (!made || !result) return undefined;
  return {
    questionType: 'grammar_transformation',
    transformationType: change.kind,
    questionText: `${made.task}: ${sentence.latin} (${sentence.english})`,
    baseText: sentence.latin,
    correctAnswer: result.latin,
    explanation: `${NOTES[change.kind]} ${result.latin} – ${result.english} ${tellingForms(material.index, result)}`,
    conceptTags: [change.kind, ...sentence.concepts],
    grammarFocus: change.kind.replace('_', ' '),
    judging: { answer: 'latin', latin: exactSlots(result) },
  };
};
