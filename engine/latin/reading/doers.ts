// Who does what, in plain English: the subject of a verb, before it or behind "by". It tells an answer whose own words would do
// but whose doer is another than the question's. Invariant: only a verb that question or model answer uses as well is compared.
import type { LatinIndex } from '../analyse.ts';
import { toldForms, verbForms } from '../sentences/englishVerbs.ts';
import { clausesOf } from './denial.ts';
import { AUXILIARIES, englishTokens, FUNCTION_WORDS } from './english.ts';
import { areAlike, DEEDS } from './meanings.ts';

type Tokens = readonly string[];

/** One thing told: its verb, in the base forms it can have, who does it, and the other words. `asked`: that is the question. */
type Telling = {
  readonly deeds: ReadonlySet<string>;
  readonly doer: Tokens | 'asked';
  readonly rest: Tokens;
};

/** What stands between a subject and its verb. */
const BETWEEN: ReadonlySet<string> = new Set([
  ...AUXILIARIES,
  ...'having to not never seldom often always also only ever already still'.split(' '),
]);

/** Auxiliaries that make a verb finite. */
const HELPS: ReadonlySet<string> = new Set(AUXILIARIES.filter((word) => !word.startsWith('be')));
const MOST_SUBJECTS = 3;
const BE = /^(?:am|is|are|was|were|be|been|being)$/;
const OPENS =
  /^(?:because|since|as|that|when|while|if|so|and|but|for|although|though|after|before|until|where|then)$/;
const PREPOSITION =
  /^(?:of|in|on|at|by|for|from|with|without|into|onto|upon|about|over|under|after|before|between|among|against|through|during|to|near|like)$/;

/** Subjects that may stand for whoever is meant. */
const ANYONE =
  /^(?:people|person|man|men|someone|somebody|everyone|everybody|anyone|anybody|nobody|one|ones|whoever|others?|who|which|whom|what|there|thing|things|each|either|neither|both|all|some|many|most|few|every|such|same)$/;

type Verbs = {
  readonly bases: ReadonlyMap<string, ReadonlySet<string>>;
  readonly finite: ReadonlySet<string>;
};

const known = new WeakMap<LatinIndex, Verbs>();

/** Every form of every verb that the lexicon renders or an answer may use. */
const verbsOf = (index: LatinIndex): Verbs => {
  const there = known.get(index);
  if (there) return there;
  const bases = new Map<string, Set<string>>();
  const [finite, nouns] = [new Set<string>(), new Set<string>()];
  for (const { pos, senses } of index.lexemes)
    for (const gloss of senses.flatMap(({ en }) => en)) {
      if (pos === 'noun') nouns.add(gloss);
      else if (pos === 'verb' && !/^(?:be|do|not|can|may|must)\b/.test(gloss))
        add(gloss.split(' ')[0] ?? gloss);
    }
  function add(base: string): void {
    for (const form of verbForms(base)) bases.set(form, (bases.get(form) ?? new Set()).add(base));
    for (const form of toldForms(base)) finite.add(form);
  }
  for (const deed of DEEDS) if (deed !== 'be') add(deed);
  const verbs = {
    bases,
    finite: new Set([...finite].filter((form) => !nouns.has(form) && !nouns.has(form.replace(/s$/, '')))),
  };
  known.set(index, verbs);
  return verbs;
};

const nounsOf = (words: Tokens): Tokens =>
  words.filter(
    (word) =>
      !FUNCTION_WORDS.has(word) &&
      !PREPOSITION.test(word) &&
      !ANYONE.test(word) &&
      !BETWEEN.has(word) &&
      !word.endsWith('ly'),
  );

/** Behind "by" stands who does it, in a passive. */
const agentOf = (tokens: Tokens): Tokens => {
  const by = tokens.indexOf('by');
  if (by < 0) return [];
  const end = tokens.findIndex((word, at) => at > by && PREPOSITION.test(word));
  return nounsOf(tokens.slice(by + 1, end < 0 ? undefined : end));
};

/** The base forms a word may have as a verb; of a word nobody lists, itself. */
const basesIn = ({ bases }: Verbs, word: string): ReadonlySet<string> | undefined =>
  bases.get(word) ?? (/.{3}ed$/.test(word) ? new Set([word]) : undefined);

/** What one clause tells by its first finite verb. */
const tellingOf = (verbs: Verbs, tokens: Tokens): Telling | undefined => {
  const { bases, finite } = verbs;
  const isHelped = (i: number): boolean => {
    const helps = tokens.slice(0, i).findLastIndex((word) => !BETWEEN.has(word)) + 1;
    return tokens.slice(helps, i).some((word) => HELPS.has(word)) && !tokens.slice(helps, i).includes('to');
  };
  const isOfMany = (i: number): boolean =>
    bases.get(tokens[i] ?? '')?.has(tokens[i] ?? '') === true &&
    /(?:[^s]s|^they|^people|^men|^we|^you)$/.test(tokens[i - 1] ?? '');
  const at = tokens.findIndex(
    (word, i) =>
      i > 0 &&
      basesIn(verbs, word) !== undefined &&
      !PREPOSITION.test(word) &&
      !PREPOSITION.test(tokens[i - 1] ?? '') &&
      (finite.has(word) || (/.{3}ed$/.test(word) && !bases.has(word)) || isHelped(i) || isOfMany(i)),
  );
  const verb = tokens[at];
  if (verb === undefined) return undefined;
  let [start, end] = [0, at];
  while (start < end && OPENS.test(tokens[start] ?? '')) start += 1;
  while (end > start && (BETWEEN.has(tokens[end - 1] ?? '') || tokens[end - 1]?.endsWith('ly'))) end -= 1;
  const before = tokens.slice(start, end);
  const cut = before.findIndex(
    (word, i) => (word !== 'of' && PREPOSITION.test(word)) || (i > 0 && word.endsWith('ing')),
  );
  const subject = nounsOf(cut < 0 ? before : before.slice(0, cut));
  const after = tokens.slice(at + 1);
  if (
    subject.length > MOST_SUBJECTS ||
    before.some((word) => HELPS.has(word) || (before.length > 1 && (finite.has(word) || word.endsWith('ed'))))
  )
    return undefined;
  const isPassive =
    BE.test(tokens.slice(end, at).findLast((word) => !/ly$|^not$|^never$/.test(word)) ?? '') &&
    !verb.endsWith('ing');
  const deeds = basesIn(verbs, verb) ?? new Set();
  return isPassive
    ? { deeds, doer: agentOf(after), rest: [...subject, ...nounsOf(after)] }
    : { deeds, doer: subject, rest: nounsOf(after) };
};

const DETERMINER = /^(?:the|an?|this|these|that|those|such|his|her|its|their|my|your|our)$/;

/** What a question tells: in "how had Jugurtha escaped" it is he who escaped, in "who brought him" it is asked. */
const askedOf = ({ bases, finite }: Verbs, question: string): Telling | undefined => {
  const words = question.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  const asks = words.findIndex((word) => /^(?:who|whom|whose|what|which|why|how|when|where)$/.test(word));
  if (asks < 0) return undefined;
  const isVerb = (at: number): boolean =>
    bases.has(words[at] ?? '') &&
    !PREPOSITION.test(words[at] ?? '') &&
    !DETERMINER.test(words[at - 1] ?? '') &&
    !PREPOSITION.test(words[at - 1] ?? '');
  const auxiliary = words.findIndex(
    (word, at) =>
      at > asks &&
      /^(?:is|are|was|were|has|have|had|does|do|did|will|would|should|can|could|must|may)$/.test(word),
  );
  const first = words.findIndex((word, at) => at > asks && finite.has(word) && isVerb(at));
  const tell = (at: number, doer: Telling['doer']): Telling => ({
    deeds: bases.get(words[at] ?? '') ?? new Set(),
    doer,
    rest: nounsOf(words.slice(at + 1)),
  });
  const isThanAsked =
    /^(?:has|have|had)$/.test(words[auxiliary] ?? '') && words.some((word) => word === 'than');
  if (first >= 0 && (auxiliary < 0 || first < auxiliary)) return tell(first, 'asked');
  if (auxiliary < 0) return undefined;
  if (auxiliary === asks + 1 && isThanAsked)
    return { deeds: new Set(['have']), doer: 'asked', rest: nounsOf(words.slice(auxiliary + 1)) };
  const after = words.flatMap((_, at) => (at > auxiliary + 1 && isVerb(at) ? [at] : []));
  const verb =
    (words.slice(auxiliary, after[0]).some((word) => /^(?:who|that|which)$/.test(word))
      ? after.at(-1)
      : after[0]) ?? -1;
  return verb < 0
    ? undefined
    : tell(verb, nounsOf(words.slice(auxiliary + 1, verb).filter((word) => !DETERMINER.test(word))));
};

/** "By watching the birds": whoever is asked about does it. */
const byDoing = ({ bases }: Verbs, tokens: Tokens, doer: Telling['doer']): readonly Telling[] =>
  tokens.flatMap((word, at) =>
    word.endsWith('ing') && bases.has(word) && (at === 0 || /^(?:by|in|for|of)$/.test(tokens[at - 1] ?? ''))
      ? [{ deeds: bases.get(word) ?? new Set<string>(), doer, rest: nounsOf(tokens.slice(at + 1)) }]
      : [],
  );

/** What question and model answer say, and what else the passage tells. */
export type Told = {
  readonly question: string;
  readonly model: string;
  readonly passage: readonly string[];
};

/** What is told of deeds by question and model answer, and by the rest of the passage. */
interface Known {
  readonly asked: Telling | undefined;
  readonly told: readonly Telling[];
  readonly elsewhere: readonly Telling[];
  readonly keyWords: Tokens;
  /** Others of whom the passage tells; names may be the very person meant. */
  readonly bystanders: Tokens;
}

const knownOf = (verbs: Verbs, { question, model, passage }: Told): Known => {
  const asked = askedOf(verbs, question);
  const meant = asked && asked.doer !== 'asked' ? asked.doer : [];
  const inModel = clausesOf(model).flatMap((clause): readonly Telling[] => {
    const one = tellingOf(verbs, clause);
    const own = one && one.doer !== 'asked' && one.doer.length === 0 ? { ...one, doer: meant } : one;
    return [...(own ? [own] : []), ...byDoing(verbs, clause, meant)];
  });
  return {
    asked,
    told: [...(asked ? [asked] : []), ...inModel],
    elsewhere: passage.flatMap(clausesOf).flatMap((clause) => tellingOf(verbs, clause) ?? []),
    keyWords: nounsOf(englishTokens(model)),
    bystanders: nounsOf(passage.flatMap((text) => text.match(/(?<=\bthe )[a-z][\p{L}-]+/gu) ?? [])),
  };
};

const doersOf = (tellings: readonly Telling[]): Tokens =>
  tellings.flatMap(({ doer }) => (doer === 'asked' ? [] : doer));

/** The doer whom one clause of an answer puts in the place of the right one, if it does. */
const otherDoerIn = (index: LatinIndex, said: Telling, known: Known): string | undefined => {
  const { asked, told, elsewhere, keyWords, bystanders } = known;
  if (said.doer === 'asked') return undefined;
  const has = (words: Tokens, word: string): boolean => words.some((one) => areAlike(index, one, word));
  const shares = ({ deeds }: Telling): boolean => [...deeds].some((deed) => said.deeds.has(deed));
  const same = told.filter(shares);
  if (same.length === 0) return undefined;
  const right = doersOf(same);
  const others = same.flatMap(({ rest }) => rest);
  const isAsked = same.some(({ doer }) => doer === 'asked');
  const doers = said.doer;
  const [first] = doers;
  if (first === undefined) {
    // Nobody does it, as in a passive: is the doer told as who bears it?
    const reversed = isAsked
      ? said.rest.find((word) => has(keyWords, word) && !others.some((one) => has(said.rest, one)))
      : right.find((word) => has(said.rest, word));
    return isAsked || same.every(({ doer }) => doer.length > 0) ? reversed : undefined;
  }
  const isAmong = (words: Tokens): boolean => doers.some((word) => has(words, word));
  if (isAmong(right) || isAmong(doersOf(elsewhere.filter(shares)))) return undefined;
  const isWrong = isAsked
    ? !isAmong(keyWords) && isAmong(others)
    : right.length > 0 ||
      isAmong(others) ||
      (asked && shares(asked) && isAmong(keyWords)) ||
      isAmong(bystanders);
  return isWrong ? first : undefined;
};

/** The doer whom an answer puts in the place of the right one, if it does. */
export const otherDoer = (index: LatinIndex, answer: string, about: Told): string | undefined => {
  const verbs = verbsOf(index);
  const known = knownOf(verbs, about);
  for (const clause of clausesOf(answer)) {
    const said = tellingOf(verbs, clause);
    const other = said && otherDoerIn(index, said, known);
    if (other !== undefined) return other;
  }
  return undefined;
};
