// Sentences that chime in English though their Latin does not: "cooks cooked" (coquī parāvērunt), "to love love". True, and no sentence to learn by.
import type { Clause, NounPhrase, Phrase, SentenceTree, Verbal } from './tree.ts';

/** What makes of a verb its doer, once a final e is off: rule, ruler; sail, sailor; serve, servant. */
const DOERS = /^(?:er|or|ar|ant|ent|ress|eress)$/;

/** The noun that carries the phrase: doctor of the king, fellow soldier. */
const headOf = (noun: string): string =>
  (noun.split(/ (?:of|in|with|for|from|to|at|on) /)[0] ?? noun).split(' ').at(-1)?.toLowerCase() ?? '';

const verbOf = (en: string): string => (en.replace(/^(?:be|not) /, '').split(' ')[0] ?? '').toLowerCase();

/** Whether an English noun is a verb's own word, or names who does it: cook and cook, dancer and dance. */
export const isOfOneStem = (noun: string, verb: string): boolean => {
  const head = headOf(noun);
  const deed = verbOf(verb);
  if (deed.length < 3) return false;
  if (head === deed || head === `${deed}s`) return true;
  const bare = deed.replace(/e$/, '').replace(/([^aeiou])y$/, '$1i');
  const rest = head.startsWith(bare) ? head.slice(bare.length) : '';
  return DOERS.test(rest) || (rest.startsWith(bare.slice(-1)) && DOERS.test(rest.slice(1)));
};

const chimes = (phrase: Phrase | undefined, verb: string): boolean =>
  phrase?.kind === 'noun' &&
  ((!phrase.pronoun && isOfOneStem(phrase.en, verb)) ||
    // "The slow wagons had been slowed down."
    phrase.adjective?.en === verbOf(verb) ||
    chimes(phrase.also?.phrase, verb));

const phraseChimes = (phrase: Phrase | undefined): boolean => {
  if (phrase?.kind !== 'noun') return false;
  const { relative, participle, verbal } = phrase;
  return (
    (relative !== undefined && clauseChimes(relative.clause, relative.case === 'nom' ? phrase : undefined)) ||
    (participle !== undefined && participleChimes(phrase, participle)) ||
    verbalChimes(verbal) ||
    [phrase.also?.phrase, phrase.genitive, phrase.apposition, phrase.place?.phrase].some(phraseChimes)
  );
};

const participleChimes = (
  phrase: NounPhrase,
  { verb, tense, agent, args = [] }: NonNullable<NounPhrase['participle']>,
): boolean =>
  chimes(tense === 'perf' && agent ? agent : phrase, verb.en) ||
  args.some((argument) => phraseChimes(argument.phrase));

const verbalChimes = (verbal: Verbal | undefined): boolean =>
  verbal !== undefined && clauseChimes(verbal.clause);

/** Whether doer and deed, or deed and thing done, are one English word here or in any clause within; `doer` where the clause does not name it. */
const clauseChimes = (clause: Clause, doer?: NounPhrase): boolean => {
  const { verb, subject, args, complement, background, joined, verbal, predicate } = clause;
  return (
    [subject, doer, ...args.flatMap(({ role, phrase }) => (role === 'agent' ? phrase : []))].some((phrase) =>
      chimes(phrase, verb.en),
    ) ||
    args.some(({ role, phrase }) => role === 'object' && headOf(phrase.en) === verbOf(verb.en)) ||
    args.some(({ phrase }) => phrase.kind === 'noun' && chimes(phrase.genitive, verb.en)) ||
    [subject, ...args.map(({ phrase }) => phrase)].some(phraseChimes) ||
    [complement?.clause, background?.clause, joined?.clause, ...(clause.asEnglish ?? [])].some(
      (inner) => inner !== undefined && clauseChimes(inner),
    ) ||
    verbalChimes(verbal) ||
    verbalChimes(predicate?.verbal)
  );
};

/** Whether a sentence says of anybody in English what their name says already. */
export const isChiming = ({ clause, vocative }: SentenceTree): boolean =>
  clauseChimes(clause, vocative) || phraseChimes(vocative);
