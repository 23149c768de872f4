// Changes of grammar within a clause: number, tense, mood, voice, degree, person; each with the levels at which it is asked.
// Invariant: the changed tree is said again by the engine, so the key is as true as the sentence.
import type { LatinQuestionInput } from '@sigilla/content/schema/latinQuestion.ts';
import type { Tense } from '../features.ts';
import { FEATURE_NAMES } from '../features.ts';
import { isDeponentId } from '../lexemeIds.ts';
import type { Sentence } from '../sentences/compose.ts';
import { isMass } from '../sentences/englishNouns.ts';
import { hasPlural, hasSingular } from '../sentences/stock.ts';
import type { Clause, NounPhrase, Phrase, SentenceTree } from '../sentences/tree.ts';
import { BY } from '../sentences/tree.ts';
import { isUnlikedInPassive } from '../sentences/frames/deeds.ts';
import { otherBackgrounds } from './grading/latin/otherBackgrounds.ts';
import type { Making } from './making.ts';

export type Kind = Extract<
  LatinQuestionInput,
  { questionType: 'grammar_transformation' }
>['transformationType'];
export type Change = {
  readonly kind: Kind;
  /** The skill levels from which and up to which it makes a question. */
  readonly level: number;
  readonly until: number;
  /** What its sentence must be, where it is more than a plain statement. */
  readonly takes?: (sentence: Sentence) => boolean;
  readonly focus: readonly string[];
  /** What it teaches, where the note on its kind would not say it; and what grammars call it. */
  readonly note?: string;
  readonly about?: string;
  /** What the composed sentence is put into before it is asked, where none is composed so. */
  readonly from?: (tree: SentenceTree) => SentenceTree | undefined;
  readonly make: (
    making: Making,
    sentence: Sentence,
  ) => { readonly tree: SentenceTree; readonly task: string } | undefined;
};

const withClause = (tree: SentenceTree, change: Partial<Clause>): SentenceTree => ({
  ...tree,
  clause: { ...tree.clause, ...change },
});

export const isPlainStatement = ({ tree }: Sentence): boolean =>
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
    phrase.number !== phrase.count ||
    (phrase.number === 'sg' && isMass(phrase.en))
  )
    return undefined;
  const number = phrase.number === 'sg' ? 'pl' : 'sg';
  return { ...phrase, number, count: number };
};

const otherPerson = (subject: Phrase): Phrase =>
  subject.kind === 'person' ? { ...subject, number: subject.number === 'sg' ? 'pl' : 'sg' } : subject;
const PERSONS = [
  [1, 'sg', '"I"'],
  [2, 'sg', '"you", one person'],
  [1, 'pl', '"we"'],
  [2, 'pl', '"you", several people'],
] as const;

/** The same background with cum. */
const withCum =
  (task: string): Change['make'] =>
  (_, { tree }) => {
    const { background } = tree.clause;
    const cum = background && otherBackgrounds(background).find(({ kind }) => kind === 'cum');
    return cum && { tree: withClause(tree, { background: cum }), task };
  };

export const CHANGES: readonly Change[] = [
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
        task: `Put the subject into the ${next.number === 'pl' ? 'plural' : 'singular'}, with its verb and its adjectives; change nothing else`,
      };
    },
  },
  {
    kind: 'tense',
    level: 2,
    until: 10,
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
    until: 10,
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
    until: 10,
    focus: ['simple', 'tenses'],
    make: (making, { tree }) => {
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
      if (!making.stock.isAlive(clause.subject.lexeme)) return undefined;
      if (isDeponentId(clause.verb.lexeme) || isUnlikedInPassive(clause.verb.en)) return undefined;
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
    until: 10,
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
    until: 10,
    focus: ['simple', 'tenses', 'giving', 'dative verb', 'deponent'],
    make: (making, { tree }) => {
      const { clause } = tree;
      const [person, number, called] = making.random.pick(PERSONS);
      if (
        clause.subject.kind !== 'noun' ||
        // Nobody says “I burn” for a fire.
        !making.stock.isAlive(clause.subject.lexeme) ||
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
    until: 10,
    focus: ['simple', 'tenses', 'giving', 'dative verb'],
    note: 'The present subjunctive in a sentence of its own says what should be, where English says “let”.',
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
    make: withCum('Say the same with cum and the subjunctive'),
  },
  {
    kind: 'mood',
    level: 8,
    until: 10,
    focus: ['absolute', 'present absolute'],
    takes: ({ tree }) => tree.clause.background?.kind === 'absolute',
    make: withCum('Put a clause with cum in place of the ablative absolute'),
  },
];
