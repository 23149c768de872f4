// What the changes of recastChanges.ts are made of: clauses, phrases and tenses seen the other way, or nothing where they can't be.
// Invariant: what is answered can be said again by the engine; nothing that was given is changed.
import type { GrammaticalNumber, Tense } from '../features.ts';
import { FEATURE_NAMES } from '../features.ts';
import type { LatinIndex } from '../analyse.ts';
import { usualForm } from '../inflect.ts';
import { agreementOf, isPast } from '../sentences/agreement.ts';
import type { Sentence } from '../sentences/compose.ts';
import { hasPlural, hasSingular } from '../sentences/stock.ts';
import type { Argument, Background, Clause, NounPhrase, SentenceTree } from '../sentences/tree.ts';
import { otherBackgrounds } from './grading/latin/otherBackgrounds.ts';
import { otherAttributes } from './grading/latin/recastClauses.ts';
import type { Making } from './making.ts';

export const withClause = (tree: SentenceTree, clause: Clause): SentenceTree => ({ ...tree, clause });
export const any = (): boolean => true;

/** The one clause among many that a task can ask for; none where there is none, or no single one. */
export const single = (found: readonly Clause[]): Clause | undefined =>
  found.length === 1 ? found[0] : undefined;

const nounsOf = ({ subject, args }: Clause): readonly NounPhrase[] =>
  [subject, ...args.map(({ phrase }) => phrase)].filter((phrase) => phrase.kind === 'noun');

const phrasesWith = (clause: Clause, held: 'relative' | 'participle'): number =>
  nounsOf(clause).filter((phrase) => phrase[held] !== undefined).length;

/** Whoever stands behind ā or ab is alive: what is not, is the means. */
const isDoneByOne = ({ stock }: Making, agent: NounPhrase | undefined): boolean =>
  agent === undefined || stock.isAlive(agent.lexeme);

/** What was said with one relative clause and no participle, or the other way about, said the other way. */
export const otherAttribute =
  (
    from: 'relative' | 'participle',
    to: 'relative' | 'participle',
  ): ((making: Making, clause: Clause) => readonly Clause[]) =>
  (making, clause) =>
    phrasesWith(clause, from) !== 1 || phrasesWith(clause, to) !== 0
      ? []
      : otherAttributes(making.stock, clause).filter(
          (next) =>
            phrasesWith(next, from) === 0 &&
            phrasesWith(next, to) === 1 &&
            nounsOf(next).every(({ participle }) => isDoneByOne(making, participle?.agent)),
        );

export const relativeOf = (clause: Clause): Clause | undefined =>
  nounsOf(clause).find(({ relative }) => relative !== undefined)?.relative?.clause;

/** A time and voice in words: "pluperfect passive". */
export const calledTime = ({ tense, voice }: Clause): string =>
  `${FEATURE_NAMES[tense]} ${voice === 'pass' ? 'passive' : 'active'}`;

/** What may hang on a noun: with any of it, the noun keeps its number. */
const HANGS_ON = [
  'determiner',
  'genitive',
  'name',
  'place',
  'also',
  'apposition',
  'quality',
  'verbal',
  'relative',
  'participle',
] as const satisfies readonly (keyof NounPhrase)[];

const flippedPhrase = (
  { stock }: Making,
  phrase: NounPhrase,
  from: GrammaticalNumber,
): NounPhrase | undefined => {
  const lexeme = stock.index.byId(phrase.lexeme);
  const { number, count } = phrase;
  if (!lexeme || !hasSingular(lexeme) || !hasPlural(lexeme) || number !== count || number !== from)
    return undefined;
  if (phrase.pronoun || phrase.asEnglish || HANGS_ON.some((part) => phrase[part] !== undefined))
    return undefined;
  const next = from === 'sg' ? 'pl' : 'sg';
  return { ...phrase, number: next, count: next };
};

/** The clause with its subject and all that stands beside it in the other number. */
export const inOtherNumber = (making: Making, clause: Clause): Clause | undefined => {
  const { subject } = clause;
  // Seasons and hours have a number of their own, and so has heaven.
  const stays = ({ role, phrase }: Argument): boolean => role === 'time' || phrase.lexeme === 'caelum_n';
  if (subject.kind !== 'noun' || clause.args.length === 0 || clause.args.some(stays)) return undefined;
  const next = flippedPhrase(making, subject, subject.number);
  const args: Argument[] = [];
  for (const arg of clause.args) {
    const phrase = flippedPhrase(making, arg.phrase, subject.number);
    if (!phrase) return undefined;
    args.push({ ...arg, phrase });
  }
  return next && { ...clause, subject: next, args };
};

const BACK: Partial<Record<Tense, Tense>> = { pres: 'impf', perf: 'plup', impf: 'pres', plup: 'perf' };

/** The main verb in the other time, and what hangs from it in the tense that follows. */
export const inSequence = (
  clause: Clause,
): { readonly clause: Clause; readonly called: string } | undefined => {
  const { complement, tense, verb, adverb } = clause;
  const inner = complement?.clause;
  const follows = inner && BACK[inner.tense];
  if (
    !complement ||
    !inner ||
    inner.mood !== 'subj' ||
    !follows ||
    adverb ||
    inner.adverb ||
    clause.asEnglish
  )
    return undefined;
  if (complement.kind === 'result' || inner.isPeriphrastic || inner.says || inner.asEnglish) return undefined;
  if (tense !== 'pres' && tense !== 'perf' && tense !== 'impf') return undefined;
  // A relative clause would have to follow as well.
  if (phrasesWith(clause, 'relative') > 0) return undefined;
  if (isPast(tense) === (inner.tense === 'pres' || inner.tense === 'perf')) return undefined;
  const next: Tense = isPast(tense) ? 'pres' : verb.stative ? 'impf' : 'perf';
  return {
    clause: { ...clause, tense: next, complement: { ...complement, clause: { ...inner, tense: follows } } },
    called: FEATURE_NAMES[next],
  };
};

/** Whether the verb of a clause has one form in the tenses of both: metuit, dēfendit. */
export const isOneForm = (index: LatinIndex, one: Clause, other: Clause): boolean => {
  const verb = index.byId(one.verb.lexeme);
  const formOf = ({ tense, voice, subject }: Clause): string | undefined =>
    verb && usualForm(verb, { mood: 'ind', tense, voice, ...agreementOf(subject) });
  return formOf(one) !== undefined && formOf(one) === formOf(other);
};

/** An ablative absolute for a circumstance, where its doer lives and is not the one of the main clause. */
export const asAbsolute = (making: Making, { subject, background }: Clause): Background | undefined => {
  const inner = background?.clause.subject;
  if (!background || subject.kind !== 'noun' || inner?.kind !== 'noun' || inner.lexeme === subject.lexeme)
    return undefined;
  const through =
    background.kind === 'cum'
      ? [background]
      : otherBackgrounds(background).filter(({ kind }) => kind === 'cum');
  return through
    .flatMap((one) => otherBackgrounds(one))
    .find(
      ({ kind, clause }) =>
        kind === 'absolute' &&
        clause.voice === 'pass' &&
        isDoneByOne(making, clause.args.find(({ role }) => role === 'agent')?.phrase),
    );
};

export const isReport = ({ tree }: Sentence): boolean => {
  const inner = tree.clause.complement;
  return (
    inner?.kind === 'statement' &&
    !tree.clause.isNegated &&
    inner.clause.mood === 'inf' &&
    inner.clause.subject.kind === 'noun' &&
    ['pres', 'perf', 'fut'].includes(inner.clause.tense) &&
    !inner.clause.says &&
    !inner.clause.asEnglish
  );
};
