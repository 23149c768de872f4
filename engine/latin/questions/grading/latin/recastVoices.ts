// The other voice, and those by whose means a thing is done. Invariant: who does it to whom stays the same.
import { isDeponentId } from '../../../lexemeIds.ts';
import type { Stock } from '../../../sentences/stock.ts';
import type { Argument, Clause } from '../../../sentences/tree.ts';
import { BY } from '../../../sentences/tree.ts';
import { asPhrase, asSubject } from './recasting.ts';

/** What a clause must be free of to be turned round. */
const isPlain = ({ mood, predicate, noun, complement, verbal, isPeriphrastic }: Clause): boolean =>
  (mood === 'ind' || mood === 'subj' || mood === 'inf') &&
  !predicate &&
  !noun &&
  !verbal &&
  !isPeriphrastic &&
  complement?.kind !== 'infinitive';

/** The clause in the other voice, when it names who does it and to what. English turns a dative round as well. */
export const otherVoice = (clause: Clause, isEnglish: boolean): Clause | undefined => {
  const { subject, args, voice, verb, mood } = clause;
  if (!isPlain(clause) || (isEnglish && clause.asEnglish)) return undefined;
  if (isEnglish && subject.kind !== 'noun') return undefined;
  if (voice === 'pass') {
    const by = args.find(({ role }) => role === 'agent');
    const doer = by && (isEnglish && by.phrase.pronoun ? undefined : asSubject(by.phrase));
    const done = asPhrase(subject, mood === 'inf');
    if (!doer || !done) return undefined;
    const object: Argument = { role: 'object', case: 'acc', phrase: done };
    return { ...clause, voice: 'act', subject: doer, args: [object, ...args.filter((one) => one !== by)] };
  }
  const object = args.find(({ role }) => role === 'object');
  const second = args.find(({ role }) => role === 'second object');
  const next = object && asSubject(object.phrase);
  const doer = asPhrase(subject, mood === 'inf');
  if (!object || !next || !doer || (second && isEnglish)) return undefined;
  if (!isEnglish && (object.case !== 'acc' || object.preposition || isDeponentId(verb.lexeme)))
    return undefined;
  const agent: Argument = { role: 'agent', case: 'abl', preposition: BY, phrase: doer };
  const isTaught = verb.lexeme === 'doceo_v';
  const rest = args.filter((one) => one !== object && (one !== second || isTaught));
  return {
    ...clause,
    voice: 'pass',
    subject: next,
    args: [...rest, agent],
    ...(second && !isTaught ? { noun: second.phrase } : {}),
  };
};

const ALIVE = new Set(['person', 'people', 'animal', 'army', 'god', 'name', 'barbarian']);

/** What has no life does nothing with ab: it is the means. */
export const byMeans = ({ index }: Stock, clause: Clause): Clause | undefined => {
  const { args, voice } = clause;
  const at = args.findIndex(({ role }) => role === 'agent');
  const agent = args[at];
  const lexeme = index.byId(agent?.phrase.lexeme ?? '');
  if (
    !agent?.preposition ||
    !lexeme ||
    voice !== 'pass' ||
    agent.phrase.pronoun ||
    lexeme.tags.some((tag) => ALIVE.has(tag))
  )
    return undefined;
  const { preposition: _, ...bare } = agent;
  return { ...clause, args: args.with(at, { ...bare, role: 'means' }) };
};
