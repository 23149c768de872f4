// English clauses turned round: the receiver or what is taught as the subject of a passive, what is asked about, a part as many.
// Invariant: a turned clause says what the clause said; who does it stays who does it.
import type { Argument, Asker, Clause, NounPhrase, SentenceTree } from '../../../sentences/tree.ts';
import { BY } from '../../../sentences/tree.ts';
import { asSubject } from '../latin/recasting.ts';

/** "The slave was given a book by the king". */
const receiving = (clause: Clause): Clause | undefined => {
  const { subject, args, voice } = clause;
  const receiver = args.find(({ role }) => role === 'indirect');
  const next = receiver && asSubject(receiver.phrase);
  if (!next || voice !== 'act' || subject.kind !== 'noun' || !args.some(({ role }) => role === 'object'))
    return undefined;
  const agent: Argument = { role: 'agent', case: 'abl', preposition: BY, phrase: subject };
  return {
    ...clause,
    voice: 'pass',
    subject: next,
    args: [...args.filter((one_) => one_ !== receiver), agent],
  };
};

/** "The boys must be praised by the king" for "the king must praise the boys". */
const passiveDuty = (clause: Clause): readonly Clause[] => {
  const { complement, subject, verb } = clause;
  const inner = complement?.kind === 'infinitive' && !clause.asEnglish ? complement.clause : undefined;
  const object = inner?.args.find(({ role }) => role === 'object');
  const next = object && asSubject(object.phrase);
  if (
    !complement ||
    !inner ||
    !next ||
    inner.voice !== 'act' ||
    subject.kind !== 'noun' ||
    !/^(?:possum|debeo)_v$/.test(verb.lexeme)
  )
    return [];
  const agent: Argument = { role: 'agent', case: 'abl', preposition: BY, phrase: subject };
  const done: Clause = {
    ...inner,
    voice: 'pass',
    subject: next,
    args: [...inner.args.filter((one_) => one_ !== object), agent],
  };
  return [{ ...clause, subject: next, complement: { ...complement, clause: done } }];
};

/** "The girl was taught an art by her father", "Cato is called consul by the senate". */
const ofTwoAccusatives = (clause: Clause): Clause | undefined => {
  const { subject, args, voice } = clause;
  const object = args.find(({ role }) => role === 'object');
  const second = args.find(({ role }) => role === 'second object');
  const next = object && asSubject(object.phrase);
  if (!second || !next || voice !== 'act' || subject.kind !== 'noun') return undefined;
  const agent: Argument = { role: 'agent', case: 'abl', preposition: BY, phrase: subject };
  const rest = args.filter((one) => one !== object && one !== second);
  const turned: Clause = { ...clause, voice: 'pass', subject: next, args: [...rest, agent] };
  return clause.verb.lexeme === 'doceo_v'
    ? { ...turned, args: [{ ...second, role: 'object' }, ...turned.args] }
    : { ...turned, noun: second.phrase };
};

/** "Part of the neighbours visit us", "none of them are here": English counts the whole. */
const partAsMany = (clause: Clause): Clause | undefined => {
  const { subject } = clause;
  return subject.kind === 'noun' && subject.isPart && subject.pronoun && subject.count === 'sg'
    ? { ...clause, subject: { ...subject, count: 'pl' } }
    : undefined;
};

/** Every way to turn a clause. */
export const turnedClauses = (clause: Clause): readonly Clause[] => [
  ...[receiving(clause), ofTwoAccusatives(clause), partAsMany(clause)].filter((next) => next !== undefined),
  ...passiveDuty(clause),
];

/** What is asked about as the subject of the passive. */
export const askedTurned = (clause: Clause, asks: Asker): Clause | undefined => {
  const { subject, voice, mood } = clause;
  if (
    asks.is !== 'object' ||
    voice !== 'act' ||
    mood !== 'ind' ||
    subject.kind !== 'noun' ||
    subject.pronoun ||
    clause.complement
  )
    return undefined;
  const agent: Argument = { role: 'agent', case: 'abl', preposition: BY, phrase: subject };
  const asked = asks.phrase ?? ({ kind: 'person', person: 3, number: 'sg', gender: 'm' } as const);
  return { ...clause, voice: 'pass', subject: asked, args: [...clause.args, agent] };
};

const OBJECTIVE = { sg: ['him', 'her', 'it'], pl: ['them'] } as const;

const pronounOf = ({
  adjective: _,
  determiner: _d,
  genitive: _g,
  relative: _r,
  participle: _p,
  ...bare
}: NounPhrase): NounPhrase => ({ ...bare, lexeme: 'is_pron', pronoun: OBJECTIVE[bare.count] });

/** "He looked for the book after they had hidden it" for "after they had hidden the book, he looked for it". */
export const namedInMain = ({ clause, ...tree }: SentenceTree): SentenceTree | undefined => {
  const { background, args } = clause;
  const inner = background?.clause;
  const at = args.findIndex(({ role, phrase }) => role === 'object' && phrase.lexeme === 'is_pron');
  const within = inner?.args.findIndex(({ role, phrase }) => role === 'object' && !phrase.pronoun) ?? -1;
  const [pronoun, named] = [args[at], inner?.args[within]];
  if (
    !background ||
    !inner ||
    !pronoun ||
    !named ||
    pronoun.phrase.count !== named.phrase.count ||
    pronoun.phrase.gender !== named.phrase.gender
  )
    return undefined;
  const told = { ...inner, args: inner.args.with(within, { ...named, phrase: pronounOf(named.phrase) }) };
  return {
    ...tree,
    clause: {
      ...clause,
      args: args.with(at, { ...pronoun, phrase: named.phrase }),
      background: { ...background, clause: told },
    },
  };
};

/** English may name in the clause before what Latin names in the main one: "because the girls came, he saw them". */
export const namedBefore = ({ clause, ...tree }: SentenceTree): SentenceTree | undefined => {
  const { background, args, subject } = clause;
  const inner = background?.clause;
  if (
    !background ||
    inner?.subject.kind !== 'person' ||
    inner.subject.person !== 3 ||
    clause.asEnglish ||
    inner.asEnglish
  )
    return undefined;
  const { number } = inner.subject;
  const at = args.findIndex(
    ({ role, phrase }) => role === 'object' && !phrase.pronoun && phrase.count === number,
  );
  const object = args[at];
  const isOther = subject.kind === 'noun' ? subject.count !== number : subject.person !== 3;
  if (!object || !isOther) return undefined;
  return {
    ...tree,
    clause: {
      ...clause,
      args: args.with(at, { ...object, phrase: pronounOf(object.phrase) }),
      background: { ...background, clause: { ...inner, subject: object.phrase } },
    },
  };
};
