// The same thing said otherwise in Latin: active for passive, a clause for an ablative absolute, quam for a bare ablative.
// Invariant: a restatement says what the tree says. Where English leaves Latin a choice (seen: imperfect or perfect; you: one or many),
// a changed tree counts only when its own English can be the very sentence asked for.
import type { LatinIndex } from '../analyse.ts';
import type { Stock } from '../sentences/stock.ts';
import type { Argument, Background, Clause, NounPhrase, Opener, SentenceTree } from '../sentences/tree.ts';
import { englishOf } from '../sentences/englishSide.ts';
import { matchesEnglish } from './matchEnglish.ts';

const BY = { lexeme: 'a_prep', form: 'ab', en: ['by'] } as const;

/** What a clause must be free of to be turned round. */
const isPlain = ({ subject, mood, predicate, noun, complement, asEnglish, verbal }: Clause): boolean =>
  subject.kind === 'noun' && (mood === 'ind' || mood === 'subj' || mood === 'inf') && !predicate && !noun && !asEnglish && !verbal && complement?.kind !== 'infinitive'; // prettier-ignore

/** The clause in the other voice, when it names who does it and to what. English turns a dative round as well. */
export const otherVoice = (clause: Clause, isEnglish: boolean): Clause | undefined => {
  const { subject, args, voice } = clause;
  if (!isPlain(clause) || subject.kind !== 'noun') return undefined;
  if (voice === 'pass') {
    const by = args.find(({ role }) => role === 'agent');
    if (!by || by.phrase.pronoun) return undefined;
    const object: Argument = { role: 'object', case: 'acc', phrase: subject };
    return { ...clause, voice: 'act', subject: by.phrase, args: [object, ...args.filter((one) => one !== by)] };
  } // prettier-ignore
  const object = args.find(({ role }) => role === 'object');
  if (!object || object.phrase.pronoun || args.some(({ role }) => role === 'second object')) return undefined;
  if (!isEnglish && (object.case !== 'acc' || clause.verb.lexeme.endsWith('or_v'))) return undefined;
  const agent: Argument = { role: 'agent', case: 'abl', preposition: BY, phrase: subject };
  const rest = args.filter((one) => one !== object);
  return { ...clause, voice: 'pass', subject: object.phrase, args: [...rest, agent] };
};

/** A clause of a sentence, and how to put another in its place. */
export type ClauseAt = { readonly clause: Clause; readonly put: (next: Clause) => Clause };

const relativesOf = (phrase: NounPhrase, put: (next: NounPhrase) => Clause): readonly ClauseAt[] => {
  const { relative } = phrase;
  return relative ? clausesOf(relative.clause, (clause) => put({ ...phrase, relative: { ...relative, clause } })) : []; // prettier-ignore
};

/** Every clause of a clause, its relative clauses included. */
export const clausesOf = (
  clause: Clause,
  replace: (next: Clause) => Clause = (next) => next,
): readonly ClauseAt[] => {
  const { complement, background, joined, subject, args } = clause;
  const within = (inner: Clause | undefined, put: (next: Clause) => Clause): readonly ClauseAt[] =>
    inner ? clausesOf(inner, (next) => replace(put(next))) : [];
  return [
    { clause, put: replace },
    ...within(complement?.clause, (next) => complement ? { ...clause, complement: { ...complement, clause: next } } : clause),
    ...within(background?.clause, (next) => background ? { ...clause, background: { ...background, clause: next } } : clause),
    ...within(joined?.clause, (next) => (joined ? { ...clause, joined: { ...joined, clause: next } } : clause)),
    ...(subject.kind === 'noun' ? relativesOf(subject, (next) => replace({ ...clause, subject: next })) : []),
    ...args.flatMap((argument, at) => relativesOf(argument.phrase, (phrase) => replace({ ...clause, args: args.with(at, { ...argument, phrase }) }))),
  ]; // prettier-ignore
};

const AFTER: Opener = { lexemes: ['postquam_conj', 'ubi_conj', 'ut_conj'], form: 'postquam', en: ['after'] };
const WHILE: Opener = { lexemes: ['dum_conj'], form: 'dum', en: ['while'] };

/** The same circumstance by cum, by postquam or dum, or by an ablative absolute. */
const otherBackgrounds = (background: Background): readonly Background[] => {
  const { kind, clause } = background;
  if (background.opener || clause.predicate || clause.noun || clause.joined || clause.isNegated) return [];
  const inTime = (tense: 'plup' | 'impf'): Clause => ({ ...clause, mood: 'subj', tense });
  if (kind === 'absolute') {
    const isPresent = clause.tense === 'pres';
    const past = inTime(isPresent ? 'impf' : 'plup');
    return [
      { kind: 'cum', clause: past },
      isPresent
        ? { kind: 'adverbial', opener: WHILE, clause: { ...clause, mood: 'ind', tense: 'pres' } }
        : { kind: 'adverbial', opener: AFTER, clause: { ...clause, mood: 'ind', tense: 'perf' } },
    ];
  }
  if (kind !== 'cum') return [];
  const { voice, tense, args, subject } = clause;
  if (tense === 'impf')
    return [{ kind: 'adverbial', opener: WHILE, clause: { ...clause, mood: 'ind', tense: 'pres' } }];
  const after: Background = { kind: 'adverbial', opener: AFTER, clause: { ...clause, mood: 'ind', tense: 'perf' } }; // prettier-ignore
  const [only, ...more] = args;
  const said = voice === 'pass' ? subject : only?.role === 'object' && only.case === 'acc' ? only.phrase : undefined; // prettier-ignore
  const agent = voice === 'pass' ? args.find(({ role }) => role === 'agent')?.phrase : subject;
  const hasRoom = voice === 'pass' ? args.length <= 1 : more.length === 0 && !clause.verb.lexeme.endsWith('or_v'); // prettier-ignore
  if (said?.kind !== 'noun' || !hasRoom || said.participle || said.relative || clause.adverb) return [after];
  if (agent && agent.kind !== 'noun') return [after];
  return [
    after,
    { kind: 'absolute', clause: { verb: clause.verb, tense: 'plup', mood: 'ind', voice: 'pass', isNegated: false, subject: said, args: agent ? [{ role: 'agent', case: 'abl', preposition: BY, phrase: agent }] : [] } },
  ]; // prettier-ignore
};

/** Verbs that are another with a "not". */
const NEGATIVES: Readonly<Record<string, string>> = { nescio_v: 'scio_v', nolo_v: 'volo_v' };
const POSITIVES: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(NEGATIVES).map(([no, yes]) => [yes, no])); // prettier-ignore
const GLOSS: Readonly<Record<string, string>> = { nescio_v: 'not know', scio_v: 'know', nolo_v: 'not want', volo_v: 'want' }; // prettier-ignore

/** The clause with a verb that holds the "not" in itself, or without: nescit for nōn scit. */
export const denied = (clause: Clause): Clause | undefined => {
  const { verb, isNegated } = clause;
  const other = isNegated ? POSITIVES[verb.lexeme] : NEGATIVES[verb.lexeme];
  return other === undefined || clause.asEnglish
    ? undefined
    : { ...clause, isNegated: !isNegated, verb: { lexeme: other, en: GLOSS[other] ?? '', stative: true } };
};

/** A participle with its agent as a relative clause. */
const asRelative = (phrase: NounPhrase): NounPhrase | undefined => {
  const { participle, ...rest } = phrase;
  if (!participle || participle.tense === 'fut' || phrase.relative) return undefined;
  const { verb, tense, agent } = participle;
  const base = { verb, mood: 'ind', isNegated: false, args: [] } as const;
  if (tense === 'perf' && agent)
    return { ...rest, relative: { case: 'acc', clause: { ...base, voice: 'act', tense: 'perf', subject: agent } } }; // prettier-ignore
  const voice = tense === 'pres' ? 'act' : 'pass';
  return { ...rest, relative: { case: 'nom', clause: { ...base, voice, tense: tense === 'pres' ? 'impf' : 'perf', subject: rest } } }; // prettier-ignore
};

const withPhrases = (clause: Clause): readonly Clause[] => {
  const { subject, args } = clause;
  const own = subject.kind === 'noun' ? asRelative(subject) : undefined;
  return [
    ...(own ? [{ ...clause, subject: own }] : []),
    ...args.flatMap((argument, at) => {
      const phrase = asRelative(argument.phrase);
      return phrase ? [{ ...clause, args: args.with(at, { ...argument, phrase }) }] : [];
    }),
  ];
};

const isDeponent = (index: LatinIndex, id: string): boolean =>
  /(?:or|tur)$/.test(index.byId(id)?.parts[0] ?? '');

/** Another verb of the same sense where its forms are of another make: veritus est for timuit. */
const otherVerbs = (stock: Stock, clause: Clause): readonly Clause[] => {
  const { verb } = clause;
  const own = stock.index.byId(verb.lexeme);
  if (!own || clause.asEnglish || clause.voice === 'pass') return [];
  return stock
    .synonyms(own, verb.en)
    .filter((id) => isDeponent(stock.index, id) !== isDeponent(stock.index, verb.lexeme))
    .slice(0, 2)
    .map((id) => ({ ...clause, verb: { ...verb, lexeme: id } }));
};

/** Changes that keep the sense whatever the English. */
const recastings = (stock: Stock, clause: Clause): readonly Clause[] => {
  const { predicate, background } = clause;
  return [
    otherVoice(clause, false),
    denied(clause),
    predicate?.than && {
      ...clause,
      predicate: { ...predicate, thanCase: predicate.thanCase === 'abl' ? ('quam' as const) : ('abl' as const) },
    },
    ...(background ? otherBackgrounds(background).map((next) => ({ ...clause, background: next })) : []),
    ...withPhrases(clause),
    ...otherVerbs(stock, clause),
  ].filter((next) => next !== undefined); // prettier-ignore
};

/** Changes that the English may leave open. */
const openChoices = (clause: Clause): readonly Clause[] => {
  const { subject, tense, mood } = clause;
  const time = tense === 'impf' ? ('perf' as const) : tense === 'perf' ? ('impf' as const) : undefined;
  const enemy = subject.kind === 'noun' && subject.en === 'enemy' ? subject : undefined;
  return [
    mood === 'ind' && time ? { ...clause, tense: time } : undefined,
    subject.kind === 'person' && subject.person === 2
      ? { ...clause, subject: { ...subject, number: subject.number === 'sg' ? 'pl' : 'sg' } as const }
      : undefined,
    enemy && { ...clause, subject: { ...enemy, lexeme: 'hostis_n', gender: 'm', number: 'pl', count: 'pl' } as const },
  ].filter((next) => next !== undefined); // prettier-ignore
};

const MOST = 40;

/** Trees that say what this one says; `english` is the very sentence that was to be put into Latin. The tree itself is not among them. */
export const restatements = (stock: Stock, tree: SentenceTree, english: string): readonly SentenceTree[] => {
  const seen = new Set([JSON.stringify(tree)]);
  const found: SentenceTree[] = [];
  let edge: readonly SentenceTree[] = [tree];
  const take = (next: SentenceTree): boolean => {
    const key = JSON.stringify(next);
    if (seen.has(key) || found.length >= MOST) return false;
    seen.add(key);
    found.push(next);
    return true;
  };
  const choices = clausesOf(tree.clause).flatMap(({ clause, put }) => openChoices(clause).map((next) => ({ ...tree, clause: put(next) }))); // prettier-ignore
  for (const next of choices) if (matchesEnglish(englishOf(stock, next).arrangements, english)) take(next);
  edge = [tree, ...found];
  for (let depth = 0; depth < 2; depth += 1) {
    edge = edge.flatMap((from) =>
      clausesOf(from.clause).flatMap(({ clause, put }) => recastings(stock, clause).map((next) => ({ ...from, clause: put(next) }))),
    ).filter(take); // prettier-ignore
  }
  return found;
};
