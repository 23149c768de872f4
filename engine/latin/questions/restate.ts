// The same thing said otherwise in Latin: active for passive, a clause for an ablative absolute, quam for a bare ablative.
// Invariant: a restatement says what the tree says. Where English leaves Latin a choice (seen: imperfect or perfect; you: one or many),
// a changed tree counts only when its own English can be the very sentence asked for.
import { isDeponent } from '../classes.ts';
import type { Stock } from '../sentences/stock.ts';
import type { Argument, Clause, NounPhrase, Phrase, SentenceTree } from '../sentences/tree.ts';
import { BY } from '../sentences/tree.ts';
import { englishOf } from '../sentences/englishSide.ts';
import { matchesEnglish } from './matchEnglish.ts';
import { otherBackgrounds } from './otherBackgrounds.ts';

/** What a clause must be free of to be turned round. */
const isPlain = ({ subject, mood, predicate, noun, complement, asEnglish, verbal }: Clause): boolean =>
  subject.kind === 'noun' && (mood === 'ind' || mood === 'subj' || mood === 'inf') && !predicate && !noun && !asEnglish && !verbal && complement?.kind !== 'infinitive'; // prettier-ignore

const PERSONS: Readonly<Record<string, 1 | 2 | 3>> = { ego_pron: 1, tu_pron: 2, is_pron: 3 };

/** A noun or pronoun as a subject: tē becomes the ending that says "you". */
export const asSubject = (phrase: NounPhrase): Phrase | undefined => {
  if (!phrase.pronoun) return phrase;
  const person = PERSONS[phrase.lexeme];
  return person && { kind: 'person', person, number: phrase.count, gender: phrase.gender };
};

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
  const next = object && asSubject(object.phrase);
  if (!object || !next || args.some(({ role }) => role === 'second object')) return undefined;
  if (!isEnglish && (object.case !== 'acc' || clause.verb.lexeme.endsWith('or_v'))) return undefined;
  const agent: Argument = { role: 'agent', case: 'abl', preposition: BY, phrase: subject };
  const rest = args.filter((one) => one !== object);
  return { ...clause, voice: 'pass', subject: next, args: [...rest, agent] };
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

/** Verbs that are another with a "not". */
const NEGATIVES: Readonly<Record<string, string>> = { nescio_v: 'scio_v', nolo_v: 'volo_v' };
const POSITIVES: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(NEGATIVES).map(([no, yes]) => [yes, no])); // prettier-ignore
const GLOSS: Readonly<Record<string, string>> = { nescio_v: 'not know', scio_v: 'know', nolo_v: 'not want', volo_v: 'want' }; // prettier-ignore

/** The clause with a verb that holds the "not" in itself, or without: nescit for nōn scit. */
export const denied = (clause: Clause): Clause | undefined => {
  const { verb, isNegated, complement } = clause;
  const inner = complement?.clause;
  if (verb.lexeme === 'nego_v' && complement?.kind === 'statement' && inner && !inner.isNegated && !isNegated)
    return { ...clause, verb: { lexeme: 'dico_v', en: 'say', stative: false }, complement: { ...complement, clause: { ...inner, isNegated: true } } }; // prettier-ignore
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

/** Another verb of the same sense where its forms are of another make: veritus est for timuit. */
const otherVerbs = (stock: Stock, clause: Clause): readonly Clause[] => {
  const { verb } = clause;
  const own = stock.index.byId(verb.lexeme);
  if (!own || clause.asEnglish || clause.voice === 'pass') return [];
  const isOfAnotherMake = (id: string): boolean => {
    const other = stock.index.byId(id);
    return other !== undefined && isDeponent(other) !== isDeponent(own);
  };
  return stock
    .synonyms(own, verb.en)
    .filter(isOfAnotherMake)
    .slice(0, 2)
    .map((id) => ({ ...clause, verb: { ...verb, lexeme: id } }));
};

/** -que and et join alike. */
const withOtherAnd = (clause: Clause): readonly Clause[] => {
  const swapped = (phrase: NounPhrase): NounPhrase | undefined => {
    const { also } = phrase;
    if (!also || also.both || (also.by !== 'et' && also.by !== 'que')) return undefined;
    return { ...phrase, also: { ...also, by: also.by === 'et' ? 'que' : 'et' } };
  };
  const { subject, args, joined } = clause;
  const own = subject.kind === 'noun' ? swapped(subject) : undefined;
  const by = joined?.by === 'et' ? 'que' : joined?.by === 'que' ? 'et' : undefined;
  return [
    ...(own ? [{ ...clause, subject: own }] : []),
    ...(joined && by ? [{ ...clause, joined: { ...joined, by } as const }] : []),
    ...args.flatMap((argument, at) => {
      const phrase = swapped(argument.phrase);
      return phrase ? [{ ...clause, args: args.with(at, { ...argument, phrase }) }] : [];
    }),
  ];
};

/** What must come first may stand in the future perfect: sī cantāverit for sī cantābit. */
const completed = (clause: Clause): Clause | undefined => {
  const { background } = clause;
  const inner = background?.clause;
  return background?.opener && inner?.mood === 'ind' && inner.tense === 'fut' && clause.tense === 'fut'
    ? { ...clause, background: { ...background, clause: { ...inner, tense: 'futp' } } }
    : undefined;
};

/** Changes that keep the sense whatever the English. */
const recastings = (stock: Stock, clause: Clause, manner: string | undefined): readonly Clause[] => {
  const { predicate, background } = clause;
  const always = [
    /passive|active/.test(manner ?? '') ? undefined : otherVoice(clause, false),
    otherNaming(clause),
    completed(clause),
    ...withOtherAnd(clause),
    ...otherVerbs(stock, clause),
  ];
  if (manner !== undefined) return always.filter((next) => next !== undefined);
  return [
    ...always,
    denied(clause),
    predicate?.than && {
      ...clause,
      predicate: { ...predicate, thanCase: predicate.thanCase === 'abl' ? ('quam' as const) : ('abl' as const) },
    },
    ...(background ? otherBackgrounds(background).map((next) => ({ ...clause, background: next })) : []),
    ...withPhrases(clause),
  ].filter((next) => next !== undefined); // prettier-ignore
};

/** Latin names a common subject in either clause: the merchants, if they come; if the merchants come, they. */
export const otherNaming = (clause: Clause): Clause | undefined => {
  const { subject, background } = clause;
  const inner = background?.clause.subject;
  if (!background || !inner || background.kind === 'absolute' || clause.asEnglish || background.clause.asEnglish) return undefined; // prettier-ignore
  const at = clause.args.findIndex(
    ({ phrase }) => phrase.lexeme === 'is_pron' && phrase.pronoun !== undefined,
  );
  const object = clause.args[at];
  if (object && inner.kind === 'noun' && inner.count === object.phrase.count && !inner.pronoun)
    return { ...clause, args: clause.args.with(at, { ...object, phrase: inner }), background: { ...background, clause: { ...background.clause, subject: { kind: 'person', person: 3, number: inner.number, gender: inner.gender } } } }; // prettier-ignore
  const [named, unnamed] = subject.kind === 'noun' ? [subject, inner] : [inner, subject];
  if (named.kind !== 'noun' || unnamed.kind !== 'person' || unnamed.person !== 3 || unnamed.number !== named.number || named.pronoun) return undefined; // prettier-ignore
  return { ...clause, subject: inner, background: { ...background, clause: { ...background.clause, subject } } }; // prettier-ignore
};

/** Changes that the English may leave open. "Came" is no imperfect, but "feared" and "did they fear" may be. */
const openChoices = (clause: Clause, isAsked: boolean): readonly Clause[] => {
  const { subject, tense, mood, args } = clause;
  const mayLast = isAsked || clause.verb.stative;
  const time = tense === 'impf' ? ('perf' as const) : tense === 'perf' && mayLast ? ('impf' as const) : undefined; // prettier-ignore
  const enemy = subject.kind === 'noun' && subject.en === 'enemy' ? subject : undefined;
  return [
    mood === 'ind' && time ? { ...clause, tense: time } : undefined,
    subject.kind === 'person' && subject.person === 2
      ? { ...clause, subject: { ...subject, number: subject.number === 'sg' ? 'pl' : 'sg' } as const }
      : undefined,
    ...args.map((argument, at) =>
      argument.phrase.lexeme === 'tu_pron'
        ? { ...clause, args: args.with(at, { ...argument, phrase: { ...argument.phrase, number: argument.phrase.number === 'sg' ? 'pl' : 'sg', count: argument.phrase.count === 'sg' ? 'pl' : 'sg' } as const }) }
        : undefined,
    ),
    enemy && { ...clause, subject: { ...enemy, lexeme: 'hostis_n', gender: 'm', number: 'pl', count: 'pl' } as const },
  ].filter((next) => next !== undefined); // prettier-ignore
};

const MOST = 40;
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
  let edge: readonly SentenceTree[] = [tree];
  const take = (next: SentenceTree): boolean => {
    const key = JSON.stringify(next);
    if (seen.has(key) || found.length >= MOST) return false;
    seen.add(key);
    found.push(next);
    return true;
  };
  const choices = clausesOf(tree.clause).flatMap(({ clause, put }) => openChoices(clause, tree.mode !== 'statement').map((next) => ({ ...tree, clause: put(next) }))); // prettier-ignore
  for (const next of choices) if (matchesEnglish(englishOf(stock, next).arrangements, english)) take(next);
  edge = [tree, ...found];
  for (let depth = 0; depth < MOST_DEPTH; depth += 1) {
    edge = edge.flatMap((from) =>
      clausesOf(from.clause).flatMap(({ clause, put }) => recastings(stock, clause, manner).map((next) => ({ ...from, clause: put(next) }))),
    ).filter(take); // prettier-ignore
  }
  return found;
};
