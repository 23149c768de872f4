// Changes of grammar that turn one clause into another: cum and absolutes, reports and reported questions.
// Invariant: the changed tree is said again by the engine, so the key is as true as the sentence.
import type { Tense } from '../features.ts';
import { clauseOf } from '../sentences/frames/frame.ts';
import type { Clause, Complement, NounPhrase, VerbChoice } from '../sentences/tree.ts';
import type { Change } from './changes.ts';
import type { Making } from './making.ts';

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

/** The clause of whoever tells it, now or then. */
const told = (verb: VerbChoice, subject: NounPhrase, isPast: boolean, complement: Complement): Clause =>
  clauseOf(verb, subject, [], { tense: isPast ? 'perf' : 'pres', complement });

export const CLAUSE_CHANGES: readonly Change[] = [
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
      const main = told({ lexeme: 'dico_v', en: 'say', stative: false }, subject, isPast, {
        kind: 'statement',
        clause: { ...clause, mood: 'inf' },
      });
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
      const main = told({ lexeme: 'rogo_v', en: 'ask', stative: false }, subject, isPast, {
        kind: 'question',
        clause: { ...clause, tense, mood: 'subj' },
        asks,
      });
      const { asks: _, ...rest } = tree;
      return {
        tree: { ...rest, mode: 'statement', order: 'subject-object-verb', clause: main },
        task: `Make it an indirect question: begin with "Nūntius ${isPast ? 'rogāvit' : 'rogat'}"`,
      };
    },
  },
];
