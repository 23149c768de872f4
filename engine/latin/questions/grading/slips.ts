// Trees that are one slip away from the right one, with what a learner should be told. An answer that says such a tree exactly is that
// slip and no other, so the fault can be named without guessing.
import type { LatinIndex } from '../../analyse.ts';
import { lemmaOf } from '../../analyse.ts';
import type { Tense } from '../../features.ts';
import { DEGREES, FEATURE_NAMES, TENSES } from '../../features.ts';
import { isPast } from '../../sentences/agreement.ts';
import type { Argument, Clause, SentenceTree } from '../../sentences/tree.ts';
import { clausesOf } from './latin/clausesOf.ts';
import { phraseSlips } from './phraseSlips.ts';
import type { Fault } from './verdict.ts';

/** A tree with one thing wrong. `isGrave`: the sense is turned round, so the answer is wrong and not merely close. */
export type Slip = { readonly tree: SentenceTree; readonly fault: Fault; readonly isGrave: boolean };

/** English has one form for imperfect and perfect; which of them was meant cannot be told. */
const saidTense = (own: Tense, other: Tense): string =>
  (other === 'impf' || other === 'perf') && own !== 'impf' && own !== 'perf'
    ? 'a simple past'
    : `the ${FEATURE_NAMES[other]}`;
type ClauseSlip = { readonly clause: Clause; readonly fault: Fault; readonly isGrave?: boolean };
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

const askerSlips = (
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

const clauseSlips = (index: LatinIndex, clause: Clause, isInner: boolean): readonly ClauseSlip[] => {
  const { subject, args, tense, adverb, predicate, complement, isNegated, mood, verb } = clause;
  const name = index.byId(verb.lexeme);
  const lemma = name ? lemmaOf(name) : verb.en;
  const slips: ClauseSlip[] = [];
  const { says: _, asEnglish, ...plain } = clause;
  if (mood !== 'imp')
    for (const other of TENSES)
      if (other !== tense)
        slips.push({
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
        });
  if (subject.kind === 'person') {
    for (const one of PERSONS)
      if (one.person !== subject.person || one.number !== subject.number)
        slips.push({
          clause: { ...clause, subject: { ...subject, ...one } },
          fault: {
            kind: 'ending',
            message: `The subject is "${PRONOUNS[subject.number][subject.person]}" here, not "${PRONOUNS[one.number][one.person]}".`,
          },
        });
  } else
    for (const { phrase, fault } of phraseSlips(index, subject))
      slips.push({ clause: { ...clause, subject: phrase }, fault });
  for (const [at, argument] of args.entries())
    for (const { phrase, fault } of phraseSlips(index, argument.phrase))
      slips.push({ clause: { ...clause, args: args.with(at, { ...argument, phrase }) }, fault });
  for (const [at, argument] of args.entries()) {
    const [was = ''] = argument.preposition?.en ?? [];
    const other =
      argument.role === 'source'
        ? 'to'
        : argument.role === 'goal'
          ? 'from'
          : argument.role === 'place'
            ? 'out of'
            : undefined;
    if (argument.preposition && other)
      slips.push({
        clause: {
          ...clause,
          args: args.with(at, {
            ...argument,
            preposition: { ...argument.preposition, en: other === 'to' ? ['to', 'into', 'in'] : [other] },
          }),
        },
        fault: {
          kind: 'word',
          message: `*${argument.preposition.form}* with this case is "${was}", not "${other}".`,
        },
      });
  }
  if (adverb) {
    const { adverb: _adverb, ...bare } = clause;
    slips.push({
      clause: bare,
      fault: {
        kind: 'missing',
        message: `*${index.byId(adverb.lexeme)?.parts[0] ?? ''}* (${adverb.en}) is left out.`,
      },
    });
  }
  if (predicate)
    for (const degree of DEGREES)
      if (degree !== predicate.adjective.degree)
        slips.push({
          clause: { ...clause, predicate: { ...predicate, adjective: { ...predicate.adjective, degree } } },
          fault: {
            kind: 'ending',
            message: `The adjective is ${FEATURE_NAMES[predicate.adjective.degree]} here.`,
          },
        });
  if (complement?.asks)
    for (const { asks, fault } of askerSlips(complement.asks))
      slips.push({ clause: { ...clause, complement: { ...complement, asks } }, fault });
  slips.push({
    clause: { ...clause, isNegated: !isNegated },
    fault: {
      kind: 'negation',
      message: isNegated
        ? `Here *${lemma}* is denied: a "not" is missing.`
        : `Here *${lemma}* is not denied: there is a "not" too many.`,
    },
    isGrave: true,
  });
  for (const [at, argument] of args.entries()) {
    const swapped: Argument = { ...argument, phrase: subject.kind === 'noun' ? subject : argument.phrase };
    if (subject.kind === 'noun' && !argument.phrase.pronoun)
      slips.push({
        clause: { ...clause, subject: argument.phrase, args: args.with(at, swapped) },
        fault: {
          kind: 'order',
          message: `You exchanged the two: *${index.byId(subject.lexeme)?.parts[0] ?? ''}* is the subject here.`,
        },
        isGrave: true,
      });
  }
  const [first, second] = args;
  if (first && second && !first.phrase.pronoun && !second.phrase.pronoun)
    slips.push({
      clause: {
        ...clause,
        args: [{ ...first, phrase: second.phrase }, { ...second, phrase: first.phrase }, ...args.slice(2)],
      },
      fault: { kind: 'order', message: 'You exchanged two nouns: look at their cases again.' },
      isGrave: true,
    });
  const inner = complement?.kind === 'infinitive' ? complement.clause : undefined;
  const [object] = inner?.args ?? [];
  if (complement && inner && object && subject.kind === 'noun' && !object.phrase.pronoun)
    slips.push({
      clause: {
        ...clause,
        subject: object.phrase,
        complement: {
          ...complement,
          clause: { ...inner, args: inner.args.with(0, { ...object, phrase: subject }) },
        },
      },
      fault: {
        kind: 'order',
        message: `You exchanged the two: *${index.byId(subject.lexeme)?.parts[0] ?? ''}* is the subject here.`,
      },
      isGrave: true,
    });
  const owned = [subject, ...args.map(({ phrase }) => phrase)].findIndex(
    (phrase) => phrase.kind === 'noun' && phrase.genitive !== undefined,
  );
  const holder = owned > 0 ? args[owned - 1]?.phrase : undefined;
  if (holder?.genitive && subject.kind === 'noun')
    slips.push({
      clause: {
        ...clause,
        subject: holder.genitive,
        args: args.map((argument, at) =>
          at === owned - 1 ? { ...argument, phrase: { ...holder, genitive: subject } } : argument,
        ),
      },
      fault: {
        kind: 'order',
        message: `You exchanged the two: *${index.byId(holder.genitive.lexeme)?.parts[0] ?? ''}* is the owner here.`,
      },
      isGrave: true,
    });
  if (predicate?.than && subject.kind === 'noun')
    slips.push({
      clause: { ...clause, subject: predicate.than, predicate: { ...predicate, than: subject } },
      fault: { kind: 'order', message: 'You compared them the wrong way round.' },
      isGrave: true,
    });
  return slips;
};

/** Each way to go wrong in one thing, the likelier ones first. */
export const slipsOf = (index: LatinIndex, tree: SentenceTree): readonly Slip[] => [
  ...clausesOf(tree.clause).flatMap(({ clause, put }) =>
    clauseSlips(index, clause, clause !== tree.clause).map(
      ({ clause: next, fault, isGrave = false }): Slip => ({
        tree: { ...tree, clause: put(next) },
        fault,
        isGrave,
      }),
    ),
  ),
  ...(tree.vocative
    ? phraseSlips(index, tree.vocative).map(({ phrase, fault }): Slip => ({
        tree: { ...tree, vocative: phrase },
        fault,
        isGrave: false,
      }))
    : []),
  ...(tree.asks
    ? askerSlips(tree.asks).map(({ asks, fault }): Slip => ({
        tree: { ...tree, asks },
        fault,
        isGrave: false,
      }))
    : []),
];
