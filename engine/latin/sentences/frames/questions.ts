// Questions: with -ne, num and nōnne, with question words, between two things, and questions to oneself.
import type { VerbFrame } from '@sigilla/content/schema/latinFrame.ts';
import { verbIds } from '../../lexemeIds.ts';
import type { Draft } from '../draft.ts';
import type { Asker, NounPhrase, PersonPhrase } from '../tree.ts';
import type { Frame } from './frame.ts';
import { anyVerb, humanVerb, plainVerb } from './deeds.ts';
import { clauseOf, verbIn } from './frame.ts';

const ASKERS: readonly Asker[] = [
  { lexeme: 'cur_adv', form: 'cūr', en: ['why', 'for what reason'] },
  { lexeme: 'cur_adv', form: 'cūr', en: ['why', 'for what reason'] },
  { lexeme: 'quando_conj', form: 'quandō', en: ['when'] },
  { lexeme: 'quomodo_adv', form: 'quōmodo', en: ['how', 'in what way'] },
];

/** What one may ask the way of. */
const WAYS = verbIds(
  'servo libero oppugno defendo capio vinco supero aedifico invenio transeo facio emo vendo celo aperio moveo porto munio custodio interficio paro scribo',
);

/** cūr, quandō or quōmodo, as far as the lexicon has them. */
export const asker = (draft: Draft, row?: VerbFrame): Asker | undefined => {
  const isDoing = row !== undefined && WAYS.has(row.verb);
  const found = ASKERS.filter(
    ({ lexeme }) => draft.stock.index.byId(lexeme) && (isDoing || lexeme !== 'quomodo_adv'),
  );
  return found.length === 0 ? undefined : draft.random.pick(found);
};

/** quis, of the subject. */
export const WHO: Asker = { lexeme: 'quis_pron', form: 'quis', en: ['who'], is: 'subject' };
const WHOM: Asker = {
  lexeme: 'quis_pron',
  form: 'quem',
  features: { case: 'acc', number: 'sg', gender: 'm' },
  en: ['whom', 'who'],
  is: 'object',
};

const WHAT: Asker = {
  lexeme: 'quis_pron',
  form: 'quid',
  features: { case: 'acc', number: 'sg', gender: 'n' },
  en: ['what'],
  is: 'object',
};

const WHOSE_GAIN: Asker = {
  lexeme: 'quis_pron',
  form: 'cui',
  features: { case: 'dat', number: 'sg', gender: 'm' },
  en: ['to whom'],
  is: 'receiver',
};

const SHE_OR_HE: PersonPhrase = { kind: 'person', person: 3, number: 'sg', gender: 'm' };

/** What is done to things, and what to people. */
const THINGS = verbIds('emo porto teneo quaero lego scribo invenio celo habeo facio');
const MEN = verbIds('amo laudo voco exspecto video quaero specto culpo accuso visito sequor timeo');

/** Those of the classes that a noun stands in: what is like it. */
export const kindOf = (
  draft: Draft,
  { lexeme }: NounPhrase,
  classes: readonly string[] = [],
): readonly string[] => classes.filter((name) => draft.stock.isOf(lexeme, [name])).slice(0, 1);

/** A clause whose object is to be chosen from two: "the king or the queen". */
export const eitherOr = (draft: Draft, mood: 'ind' | 'subj', tense: 'pres' | 'impf' | 'perf') => {
  const row = draft.verbThat(({ kind, subject }) => kind === 'acc' && subject.includes('human'));
  const clause = draft.clause(row, tense, { mood, plain: true, bare: 350 });
  const [object, ...rest] = clause?.args ?? [];
  const other =
    row &&
    object &&
    draft.noun(kindOf(draft, object.phrase, row.object), {
      adorned: 0,
      number: object.phrase.number,
    });
  if (!clause || !object || !other || object.phrase.determiner) return undefined;
  const { adjective: _, ...plain } = object.phrase;
  return {
    ...clause,
    args: [{ ...object, phrase: { ...plain, also: { by: 'an' as const, phrase: other } } }, ...rest],
  };
};

/** Deeds of which one asks oneself to whom, and others of which one asks how. */
const TURNED_TO = verbIds('laudo voco exspecto quaero accuso sequor timeo');
const ACHIEVED = verbIds('servo defendo libero invenio vinco capio transeo supero aedifico');

export const QUESTION_FRAMES: readonly Frame[] = [
  {
    name: 'question',
    level: 2,
    concepts: ['question with -ne'],
    note: '-ne on the first word makes a question.',
    make: (draft) => {
      const clause = draft.clause(plainVerb(draft), draft.tense('pres', 'perf', 'impf'), {
        bare: 100,
        plain: true,
      });
      return clause && { mode: 'ne', order: 'verb-first', clause };
    },
  },
  {
    name: 'leading question',
    level: 4,
    concepts: ['num', 'nōnne'],
    note: 'num expects a no, nōnne a yes.',
    make: (draft) => {
      const clause = draft.clause(plainVerb(draft), draft.tense('pres', 'perf'), { bare: 0, plain: true });
      return (
        clause && { mode: draft.random.chance(500) ? 'num' : 'nonne', order: 'subject-object-verb', clause }
      );
    },
  },
  {
    name: 'asking',
    level: 3,
    concepts: ['question words'],
    note: 'The question word stands first.',
    make: (draft) => {
      const tense = draft.tense('pres', 'perf', 'impf');
      if (draft.random.chance(350)) {
        const clause = draft.clause(humanVerb(draft), tense, { subject: SHE_OR_HE, plain: true });
        return clause && { mode: 'asks', order: 'subject-object-verb', clause, asks: WHO };
      }
      const row = anyVerb(draft);
      const asks = asker(draft, row);
      const clause = draft.clause(row, tense, { bare: 150, plain: true });
      return asks && clause && { mode: 'asks', order: 'subject-object-verb', clause, asks };
    },
  },
  {
    name: 'whom and what',
    level: 3,
    concepts: ['question words', 'interrogative pronoun'],
    note: 'quis takes the case that its part in the sentence asks for: quem whom, quid what, cui to whom.',
    make: (draft) => {
      const tense = draft.tense('pres', 'perf', 'impf', 'fut');
      const way = draft.random.below(3);
      const row =
        way === 2
          ? draft.verb('acc+dat')
          : draft.verbThat(
              ({ kind, verb, subject }) =>
                kind === 'acc' && subject.includes('human') && (way === 0 ? MEN : THINGS).has(verb),
            );
      const clause = draft.clause(row, tense, { plain: true, bare: 250 });
      if (!clause) return undefined;
      const asks = [WHOM, WHAT, WHOSE_GAIN][way];
      const args = clause.args.filter(({ role }) => (way === 2 ? role === 'object' : role !== 'object'));
      return asks && { mode: 'asks', order: 'subject-object-verb', clause: { ...clause, args }, asks };
    },
  },
  {
    name: 'how many',
    level: 4,
    concepts: ['question words', 'quot'],
    note: 'quot does not change; its noun stands in the plural.',
    make: (draft) => {
      const row = draft.verbThat(({ kind }) => kind === 'acc' || kind === 'none');
      const clause = draft.clause(row, draft.tense('pres', 'perf', 'impf'), { plain: true, bare: 0 });
      if (!row || !clause || clause.subject.kind !== 'noun') return undefined;
      const isSubject = row.kind === 'none';
      const asked = isSubject ? clause.subject : clause.args[0]?.phrase;
      if (!asked || asked.number !== 'pl' || asked.count !== 'pl' || asked.adjective || asked.determiner)
        return undefined;
      const phrase = { ...asked, determiner: { lexeme: 'quot_adj', en: ['how many'] } };
      const asks: Asker = {
        lexeme: 'quot_adj',
        form: 'quot',
        en: ['how many'],
        is: isSubject ? 'subject' : 'object',
        phrase,
      };
      return {
        mode: 'asks',
        order: 'subject-object-verb',
        clause: isSubject ? { ...clause, subject: phrase } : { ...clause, args: clause.args.slice(1) },
        asks,
      };
    },
  },
  {
    name: 'double question',
    level: 6,
    concepts: ['double question', 'utrum … an'],
    note: 'utrum opens a double question, an stands between its halves.',
    manner: 'with utrum',
    make: (draft) => {
      const clause = eitherOr(draft, 'ind', draft.random.pick(['pres', 'perf', 'impf'] as const));
      return clause && { mode: 'utrum', order: 'subject-object-verb', clause };
    },
  },
  {
    name: 'deliberative',
    level: 7,
    concepts: ['deliberative subjunctive', 'subjunctive'],
    note: 'The subjunctive in a question asks what one should do.',
    manner: 'with the subjunctive',
    make: (draft) => {
      const subject: PersonPhrase = {
        kind: 'person',
        person: 1,
        number: draft.random.chance(600) ? 'sg' : 'pl',
        gender: 'm',
      };
      const mood = 'subj';
      const says = ['am to'] as const;
      const way = draft.random.below(3);
      if (way === 0) {
        const aim = draft.random.chance(500)
          ? draft.verbThat(({ kind, subject: who }) => kind === 'none' && who.includes('human'))
          : undefined;
        const verb = verbIn('facio_v', 'do');
        const place = aim && draft.circumstance(aim);
        return {
          mode: 'asks',
          order: 'subject-object-verb',
          clause: clauseOf(verb, subject, place && place.role === 'place' ? [place] : [], { mood, says }),
          asks: WHAT,
        };
      }
      const row = draft.verbThat(
        ({ kind, verb }) => kind === 'acc' && (way === 1 ? TURNED_TO.has(verb) : ACHIEVED.has(verb)),
      );
      const clause = draft.clause(row, 'pres', { subject, mood, plain: true });
      if (!clause) return undefined;
      if (way === 1)
        return {
          mode: 'asks',
          order: 'subject-object-verb',
          clause: { ...clause, says, args: [] },
          asks: WHOM,
        };
      return {
        mode: 'asks',
        order: 'subject-object-verb',
        clause: { ...clause, says },
        asks: { lexeme: 'quomodo_adv', form: 'quōmodo', en: ['how', 'in what way'] },
      };
    },
  },
];
