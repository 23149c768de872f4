// The same thing said otherwise in Latin: active for passive, a clause for an ablative absolute, quam for a bare ablative.
// Invariant: a restatement says what the tree says. Where English leaves Latin a choice (seen: imperfect or perfect; you: one or many),
// a changed tree counts only when its own English can be the very sentence asked for.
import { sentenceOf } from '../../../sentences/compose.ts';
import { englishOf } from '../../../sentences/englishSide.ts';
import type { Stock } from '../../../sentences/stock.ts';
import type { Asker, Clause, NounPhrase, SentenceTree } from '../../../sentences/tree.ts';
import { clausesOf } from './clausesOf.ts';
import { matchesEnglish } from '../english/matchEnglish.ts';
import { openChoices } from './openChoices.ts';
import { otherBackgrounds, otherTimes } from './otherBackgrounds.ts';
import {
  otherAttributes,
  otherFears,
  otherGerunds,
  otherOrders,
  otherPurposes,
  otherReports,
} from './recastClauses.ts';
import { denied, deniedOutright, otherDenials } from './recastDenials.ts';
import { otherDuties, otherFeeling, otherImpersonals, otherOwning } from './recastDuties.ts';
import { byMeans, otherVoice } from './recastVoices.ts';
import {
  otherBeing,
  otherCounting,
  otherEntering,
  otherGovernment,
  otherNouns,
  otherPart,
  otherPrepositions,
  otherQuality,
  otherValuing,
  otherVerbs,
  withOtherAnd,
  withOwnKin,
} from './recastWords.ts';

/** What must come first may stand in the future perfect: sī cantāverit for sī cantābit. */
const completed = (clause: Clause): Clause | undefined => {
  const { background } = clause;
  const inner = background?.clause;
  return background?.opener && inner?.mood === 'ind' && inner.tense === 'fut' && clause.tense === 'fut'
    ? { ...clause, background: { ...background, clause: { ...inner, tense: 'futp' } } }
    : undefined;
};

/** The case of what is compared, with quam or without. */
const otherStandard = (clause: Clause): Clause | undefined => {
  const { predicate } = clause;
  return (
    predicate?.than && {
      ...clause,
      predicate: { ...predicate, thanCase: predicate.thanCase === 'abl' ? 'quam' : 'abl' },
    }
  );
};

/** In a result something done once may stand in the perfect: ut fūgerit. */
const completedResult = (clause: Clause): Clause | undefined => {
  const { complement } = clause;
  const inner = complement?.clause;
  return complement?.kind === 'result' && inner?.tense === 'impf'
    ? { ...clause, complement: { ...complement, clause: { ...inner, tense: 'perf' } } }
    : undefined;
};

type Recasting = (stock: Stock, clause: Clause) => readonly (Clause | undefined)[] | Clause | undefined;

/** Changes that keep the sense whatever the English; each with the manners that forbid it where the question names one. */
const RECASTINGS: readonly { readonly make: Recasting; readonly breaks?: RegExp }[] = [
  { make: (_, clause) => otherVoice(clause, false), breaks: /passive/ },
  { make: byMeans },
  { make: (_, clause) => otherNaming(clause) },
  { make: (_, clause) => completed(clause) },
  {
    make: (_, { background, ...clause }) =>
      background ? otherTimes(background).map((next) => ({ ...clause, background: next })) : [],
  },
  { make: (_, clause) => withOtherAnd(clause), breaks: /-que/ },
  { make: otherVerbs },
  { make: otherGovernment },
  { make: otherBeing },
  { make: (_, clause) => otherEntering(clause) },
  { make: (_, clause) => otherPrepositions(clause) },
  { make: (_, clause) => otherCounting(clause) },
  { make: otherNouns },
  { make: (_, clause) => withOwnKin(clause) },
  { make: (_, clause) => otherPart(clause) },
  { make: (_, clause) => otherQuality(clause) },
  { make: (_, clause) => otherValuing(clause) },
  { make: (_, clause) => denied(clause) },
  { make: (_, clause) => deniedOutright(clause) },
  { make: (_, clause) => otherDenials(clause) },
  { make: (_, clause) => otherStandard(clause) },
  { make: (_, clause) => completedResult(clause) },
  { make: (_, clause) => otherFears(clause) },
  { make: (_, clause) => otherGerunds(clause) },
  { make: (_, clause) => otherImpersonals(clause) },
  {
    make: (_, { background, ...clause }) =>
      background ? otherBackgrounds(background).map((next) => ({ ...clause, background: next })) : [],
    breaks: /cum|absolute|quamquam|quamvīs|quod|ubi|postquam|dum/,
  },
  { make: otherAttributes, breaks: /relative|participle/ },
  { make: (_, clause) => otherReports(clause) },
  { make: (_, clause) => otherOrders(clause) },
  { make: (_, clause) => otherDuties(clause), breaks: /gerundive|necesse|oportet/ },
  { make: (_, clause) => otherOwning(clause), breaks: /dative/ },
  { make: (_, clause) => otherFeeling(clause), breaks: /quod/ },
  { make: (_, clause) => otherPurposes(clause), breaks: /\but\b|supine|causā|\bad\b|relative|quō/ },
];

/** Every recasting of a clause that the manner allows. */
const recastings = (stock: Stock, clause: Clause, manner: string | undefined): readonly Clause[] =>
  RECASTINGS.filter(({ breaks }) => manner === undefined || !breaks?.test(manner))
    .flatMap(({ make }) => make(stock, clause))
    .filter((next) => next !== undefined);

/** Latin names a common subject in either clause: the merchants, if they come; if the merchants come, they. */
export const otherNaming = (clause: Clause): Clause | undefined => {
  const { subject, background } = clause;
  const inner = background?.clause.subject;
  if (
    !background ||
    !inner ||
    background.kind === 'absolute' ||
    clause.asEnglish ||
    background.clause.asEnglish
  )
    return undefined;
  const at = clause.args.findIndex(
    ({ phrase }) => phrase.lexeme === 'is_pron' && phrase.pronoun !== undefined,
  );
  const object = clause.args[at];
  if (object && inner.kind === 'noun' && inner.count === object.phrase.count && !inner.pronoun)
    return {
      ...clause,
      args: clause.args.with(at, { ...object, phrase: inner }),
      background: {
        ...background,
        clause: {
          ...background.clause,
          subject: { kind: 'person', person: 3, number: inner.number, gender: inner.gender },
        },
      },
    };
  const [named, unnamed] = subject.kind === 'noun' ? [subject, inner] : [inner, subject];
  if (
    named.kind !== 'noun' ||
    unnamed.kind !== 'person' ||
    unnamed.person !== 3 ||
    unnamed.number !== named.number ||
    named.pronoun
  )
    return undefined;
  return {
    ...clause,
    subject: inner,
    background: { ...background, clause: { ...background.clause, subject } },
  };
};

/** A question about the object as one about the subject of a passive: quot servī līberātī sunt. */
const asked = (tree: SentenceTree, asks: Asker): readonly SentenceTree[] => {
  const object = asks.phrase ?? { ...NOBODY_ASKED, gender: asks.features?.gender ?? 'm' };
  const turned = otherVoice(
    { ...tree.clause, args: [{ role: 'object', case: 'acc', phrase: object }, ...tree.clause.args] },
    false,
  );
  const { features: _, ...bare } = asks;
  const form = asks.phrase ? asks.form : object.gender === 'n' ? 'quid' : 'quis';
  return turned?.voice === 'pass'
    ? [{ ...tree, asks: { ...bare, form, is: 'subject' }, clause: turned }]
    : [];
};

const NOBODY_ASKED: NounPhrase = {
  kind: 'noun',
  lexeme: 'is_pron',
  en: '',
  number: 'sg',
  count: 'sg',
  gender: 'm',
  article: 'none',
  pronoun: [''],
};

/** The whole sentence otherwise: -ne … an for utrum … an, noli for nē with the perfect subjunctive. */
const wholes = (tree: SentenceTree, manner: string | undefined): readonly SentenceTree[] => {
  const { mode, clause } = tree;
  const { subject } = clause;
  if (tree.asks?.is === 'object') return asked(tree, tree.asks);
  const isForbidden = clause.isNegated && subject.kind === 'person' && subject.person === 2;
  if (mode === 'utrum' && manner === undefined) return [{ ...tree, mode: 'ne', order: 'verb-first' }];
  if (mode === 'command' && isForbidden)
    return [{ ...tree, mode: 'let', clause: { ...clause, mood: 'subj', tense: 'perf' } }];
  if (mode === 'let' && isForbidden && manner === undefined)
    return [{ ...tree, mode: 'command', clause: { ...clause, mood: 'imp', tense: 'pres' } }];
  return [];
};

const MOST = 160;
const MOST_DEPTH = 2;

/** Trees that say what this one says; `english` is the very sentence that was to be put into Latin. The tree itself is not among them. */
export const restatements = (
  stock: Stock,
  tree: SentenceTree,
  english: string,
  manner: string | undefined,
): readonly SentenceTree[] => {
  const seen = new Set([JSON.stringify(tree)]);
  const found: SentenceTree[] = [];
  const take = (next: SentenceTree): boolean => {
    const key = JSON.stringify(next);
    if (seen.has(key) || found.length >= MOST) return false;
    seen.add(key);
    found.push(next);
    return true;
  };
  const chosen = (from: SentenceTree): readonly SentenceTree[] =>
    clausesOf(from.clause)
      .flatMap(({ clause, put }) =>
        openChoices(clause, tree, english).map((next) => ({ ...from, clause: put(next) })),
      )
      // Most say other English, and need no Latin.
      .filter(
        (next) =>
          matchesEnglish(englishOf(stock, next).arrangements, english) &&
          sentenceOf(stock, next) !== undefined,
      );
  const once = chosen(tree).filter(take);
  once.flatMap(chosen).forEach(take);
  [tree, ...found].flatMap((from) => wholes(from, manner)).forEach(take);
  let edge: readonly SentenceTree[] = [tree, ...found];
  for (let depth = 0; depth < MOST_DEPTH; depth += 1) {
    edge = edge
      .flatMap((from) =>
        clausesOf(from.clause).flatMap(({ clause, put }) =>
          recastings(stock, clause, manner).map((next) => ({ ...from, clause: put(next) })),
        ),
      )
      .filter(take);
  }
  return found;
};
