// A clause with one thing wrong in it, kind by kind of slip, with what a learner should be told.
// Invariant: the likelier kinds come first, as does what is heard first of an answer that could be either.
import type { LatinIndex } from '../../analyse.ts';
import { lemmaOf } from '../../analyse.ts';
import type { Tense } from '../../features.ts';
import { DEGREES, FEATURE_NAMES, TENSES } from '../../features.ts';
import { isPast } from '../../sentences/agreement.ts';
import type { Argument, Clause, NounPhrase, SentenceTree } from '../../sentences/tree.ts';
import { phraseSlips } from './phraseSlips.ts';
import type { Fault } from './verdict.ts';

/** `isGrave`: the sense is turned round. */
export type ClauseSlip = { readonly clause: Clause; readonly fault: Fault; readonly isGrave?: boolean };

/** English has one form for imperfect and perfect; which of them was meant cannot be told. */
const saidTense = (own: Tense, other: Tense): string =>
  (other === 'impf' || other === 'perf') && own !== 'impf' && own !== 'perf'
    ? 'a simple past'
    : `the ${FEATURE_NAMES[other]}`;
const PERSONS = [
  { person: 1, number: 'sg' },
  { person: 2, number: 'sg' },
  { person: 3, number: 'sg' },
  { person: 1, number: 'pl' },
  { person: 2, number: 'pl' },
  { person: 3, number: 'pl' },
] as const;

const PRONOUNS = { sg: { 1: 'I', 2: 'you', 3: 'he or she' }, pl: { 1: 'we', 2: 'you', 3: 'they' } } as const;
const OTHER_ASKERS: Readonly<Record<string, readonly string[]>> = {
  why: ['how', 'where', 'when'],
  how: ['why', 'where', 'when'],
  where: ['why', 'how', 'when'],
  when: ['why', 'how', 'where'],
};
/** What is said instead of a preposition that tells whence, whither or where. */
const OTHER_WAYS: Readonly<Partial<Record<Argument['role'], string>>> = {
  source: 'to',
  goal: 'from',
  place: 'out of',
};

/** The word that asks, taken for another. */
export const askerSlips = (
  asks: NonNullable<SentenceTree['asks']>,
): readonly { readonly asks: NonNullable<SentenceTree['asks']>; readonly fault: Fault }[] =>
  (OTHER_ASKERS[asks.en[0] ?? ''] ?? []).map((word) => ({
    asks: { ...asks, en: [word] },
    fault: { kind: 'word', message: `*${asks.form}* asks "${asks.en[0] ?? ''}", not "${word}".` },
  }));

/** A dependent subjunctive follows its verb out of the past. */
const inSequence = ({ complement, tense }: Clause, next: Tense): Partial<Clause> => {
  const inner = complement?.clause;
  if (!complement || inner?.mood !== 'subj' || isPast(tense) === isPast(next)) return {};
  const later = ({ impf: 'pres', plup: 'perf', pres: 'impf', perf: 'plup' } as const)[inner.tense as 'impf'];
  return { complement: { ...complement, clause: { ...inner, tense: later } } };
};

const headword = (index: LatinIndex, lexeme: string): string => index.byId(lexeme)?.parts[0] ?? '';

const tenseSlips = (clause: Clause, lemma: string, isInner: boolean): readonly ClauseSlip[] => {
  const { tense, mood } = clause;
  if (mood === 'imp') return [];
  const { says: _, asEnglish, ...plain } = clause;
  return TENSES.filter((other) => other !== tense).map((other) => ({
    clause: {
      ...(asEnglish ? clause : plain),
      ...inSequence(clause, other),
      tense: other,
      ...(asEnglish ? { asEnglish: asEnglish.map((one) => ({ ...one, tense: other })) } : {}),
      ...(isInner && mood === 'subj' ? { says: [other] } : {}),
    },
    fault: {
      kind: 'tense',
      message: `The verb *${lemma}* is in the ${FEATURE_NAMES[tense]} here, not ${saidTense(tense, other)}.`,
    },
  }));
};

const subjectSlips = (index: LatinIndex, clause: Clause): readonly ClauseSlip[] => {
  const { subject } = clause;
  if (subject.kind !== 'person')
    return phraseSlips(index, subject).map(({ phrase, fault }) => ({
      clause: { ...clause, subject: phrase },
      fault,
    }));
  const { person, number } = subject;
  return PERSONS.filter((one) => one.person !== person || one.number !== number).map((one) => ({
    clause: { ...clause, subject: { ...subject, ...one } },
    fault: {
      kind: 'ending',
      message: `The subject is "${PRONOUNS[number][person]}" here, not "${PRONOUNS[one.number][one.person]}".`,
    },
  }));
};

const argumentSlips = (index: LatinIndex, clause: Clause): readonly ClauseSlip[] =>
  clause.args.flatMap((argument, at) =>
    phraseSlips(index, argument.phrase).map(({ phrase, fault }) => ({
      clause: { ...clause, args: clause.args.with(at, { ...argument, phrase }) },
      fault,
    })),
  );

const prepositionSlips = (clause: Clause): readonly ClauseSlip[] =>
  clause.args.flatMap((argument, at) => {
    const { preposition, role } = argument;
    const other = OTHER_WAYS[role];
    if (!preposition || !other) return [];
    const en = other === 'to' ? ['to', 'into', 'in'] : [other];
    return [
      {
        clause: {
          ...clause,
          args: clause.args.with(at, { ...argument, preposition: { ...preposition, en } }),
        },
        fault: {
          kind: 'word',
          message: `*${preposition.form}* with this case is "${preposition.en[0] ?? ''}", not "${other}".`,
        },
      },
    ];
  });

const adverbSlips = (index: LatinIndex, clause: Clause): readonly ClauseSlip[] => {
  const { adverb, ...bare } = clause;
  if (!adverb) return [];
  const message = `*${headword(index, adverb.lexeme)}* (${adverb.en}) is left out.`;
  return [{ clause: bare, fault: { kind: 'missing', message } }];
};

const degreeSlips = (clause: Clause): readonly ClauseSlip[] => {
  const { predicate } = clause;
  if (!predicate) return [];
  const own = predicate.adjective.degree;
  return DEGREES.filter((degree) => degree !== own).map((degree) => ({
    clause: { ...clause, predicate: { ...predicate, adjective: { ...predicate.adjective, degree } } },
    fault: { kind: 'ending', message: `The adjective is ${FEATURE_NAMES[own]} here.` },
  }));
};

const innerAskerSlips = (clause: Clause): readonly ClauseSlip[] => {
  const { complement } = clause;
  if (!complement?.asks) return [];
  return askerSlips(complement.asks).map(({ asks, fault }) => ({
    clause: { ...clause, complement: { ...complement, asks } },
    fault,
  }));
};

const negationSlip = (clause: Clause, lemma: string): ClauseSlip => ({
  clause: { ...clause, isNegated: !clause.isNegated },
  fault: {
    kind: 'negation',
    message: clause.isNegated
      ? `Here *${lemma}* is denied: a "not" is missing.`
      : `Here *${lemma}* is not denied: there is a "not" too many.`,
  },
  isGrave: true,
});

const turned = (clause: Clause, message: string): ClauseSlip => ({
  clause,
  fault: { kind: 'order', message },
  isGrave: true,
});

/** Two nouns that have taken each other's place: who does it and to whom, who owns what, what is greater than what. */
const exchanges = (index: LatinIndex, clause: Clause): readonly ClauseSlip[] => {
  const { subject, args, predicate, complement } = clause;
  const [first, second] = args;
  const twoObjects =
    first && second && !first.phrase.pronoun && !second.phrase.pronoun
      ? [
          turned(
            {
              ...clause,
              args: [
                { ...first, phrase: second.phrase },
                { ...second, phrase: first.phrase },
                ...args.slice(2),
              ],
            },
            'You exchanged two nouns: look at their cases again.',
          ),
        ]
      : [];
  if (subject.kind !== 'noun') return twoObjects;
  const whoActs = `You exchanged the two: *${headword(index, subject.lexeme)}* is the subject here.`;
  const withSubject = args.flatMap((argument, at) =>
    argument.phrase.pronoun
      ? []
      : [
          turned(
            { ...clause, subject: argument.phrase, args: args.with(at, { ...argument, phrase: subject }) },
            whoActs,
          ),
        ],
  );
  const inner = complement?.kind === 'infinitive' ? complement.clause : undefined;
  const [object] = inner?.args ?? [];
  const withInner =
    complement && inner && object && !object.phrase.pronoun
      ? [
          turned(
            {
              ...clause,
              subject: object.phrase,
              complement: {
                ...complement,
                clause: { ...inner, args: inner.args.with(0, { ...object, phrase: subject }) },
              },
            },
            whoActs,
          ),
        ]
      : [];
  const compared = predicate?.than
    ? [
        turned(
          { ...clause, subject: predicate.than, predicate: { ...predicate, than: subject } },
          'You compared them the wrong way round.',
        ),
      ]
    : [];
  return [
    ...withSubject,
    ...twoObjects,
    ...withInner,
    ...ownerExchanges(index, clause, subject),
    ...compared,
  ];
};

/** The subject taken for the owner of what is spoken of. */
const ownerExchanges = (index: LatinIndex, clause: Clause, subject: NounPhrase): readonly ClauseSlip[] => {
  const { args } = clause;
  const owned = [subject, ...args.map(({ phrase }) => phrase)].findIndex(
    (phrase) => phrase.kind === 'noun' && phrase.genitive !== undefined,
  );
  const holder = owned > 0 ? args[owned - 1]?.phrase : undefined;
  if (!holder?.genitive) return [];
  return [
    turned(
      {
        ...clause,
        subject: holder.genitive,
        args: args.map((argument, at) =>
          at === owned - 1 ? { ...argument, phrase: { ...holder, genitive: subject } } : argument,
        ),
      },
      `You exchanged the two: *${headword(index, holder.genitive.lexeme)}* is the owner here.`,
    ),
  ];
};

/** Each way to go wrong in one thing of a clause, the likelier ones first. `isInner`: it depends on another clause. */
export const clauseSlips = (index: LatinIndex, clause: Clause, isInner: boolean): readonly ClauseSlip[] => {
  const { verb } = clause;
  const name = index.byId(verb.lexeme);
  const lemma = name ? lemmaOf(name) : verb.en;
  return [
    ...tenseSlips(clause, lemma, isInner),
    ...subjectSlips(index, clause),
    ...argumentSlips(index, clause),
    ...prepositionSlips(clause),
    ...adverbSlips(index, clause),
    ...degreeSlips(clause),
    ...innerAskerSlips(clause),
    negationSlip(clause, lemma),
    ...exchanges(index, clause),
  ];
};
