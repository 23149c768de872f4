// What must be done, what one has, and what one feels, each in its several constructions. Invariant: the tense stays, and so does the one concerned.
import { isDeponentId } from '../../../lexemeIds.ts';
import type { Argument, Clause, Complement, Phrase } from '../../../sentences/tree.ts';
import { asPhrase, asSubject, inInfinitive, inSubjunctive, NOBODY, withoutEnglish } from './recasting.ts';

/** Who must do what, however it is said. */
const dutyOf = (clause: Clause): { readonly who: Phrase; readonly body: Clause } | undefined => {
  const { verb, complement, asEnglish } = clause;
  const inner = complement?.clause;
  if (verb.lexeme === 'debeo_v' && complement?.kind === 'infinitive' && inner)
    return { who: clause.subject, body: inner };
  if (verb.lexeme === 'oportet_v' && complement?.kind === 'statement' && inner)
    return { who: inner.subject, body: inner };
  const personal = asEnglish?.find((one) => one.verb.lexeme === 'debeo_v');
  if (personal) return dutyOf(personal);
  if (clause.mood !== 'gerundive' || clause.args.some(({ role }) => role === 'agent')) return undefined;
  return { who: clause.subject, body: { ...clause, mood: 'inf', tense: 'pres', isNegated: false } };
};

/** Duty by dēbeō, oportet, necesse est and the gerundive. */
export const otherDuties = (clause: Clause): readonly Clause[] => {
  const duty = dutyOf(clause);
  const phrase = duty && asPhrase(duty.who, false);
  if (!duty) return [];
  const { who, body } = duty;
  const base = {
    tense: clause.tense,
    mood: clause.mood === 'gerundive' ? 'ind' : clause.mood,
    voice: 'act',
    isNegated: clause.isNegated,
    subject: NOBODY,
    args: [],
  } as const;
  const verb = (lexeme: string, en: string) => ({ lexeme, en, stative: true, only: [en] });
  const bare = inInfinitive(body);
  const infinitive: Complement = { kind: 'infinitive', clause: { ...bare, subject: who } };
  const statement: Complement = { kind: 'statement', clause: { ...bare, subject: phrase ?? who } };
  const object = body.args.find((one) => one.role === 'object' && one.case === 'acc' && !one.preposition);
  const rest = body.args.filter((one) => one !== object);
  const done = object && asSubject(object.phrase);
  const isNobodys = body.voice === 'pass';
  const dative = (role: 'possessor' | 'agent'): readonly Argument[] =>
    phrase ? [{ role, case: 'dat', phrase }] : [];
  const necessary = { adjective: { lexeme: 'necesse_adj', en: 'necessary', degree: 'pos' } } as const;
  const sum = verb('sum_v', 'be');
  return [
    { ...base, verb: verb('debeo_v', 'ought'), subject: who, complement: infinitive },
    { ...base, verb: verb('oportet_v', 'ought'), complement: statement },
    ...(isNobodys
      ? []
      : [{ ...base, verb: sum, args: dative('possessor'), predicate: necessary, complement: infinitive }]),
    { ...base, verb: sum, predicate: necessary, complement: statement },
    ...(done && body.voice === 'act' && !body.complement && !isDeponentId(body.verb.lexeme)
      ? [
          {
            ...base,
            verb: body.verb,
            mood: 'gerundive',
            voice: 'pass',
            subject: done,
            args: [...rest, ...dative('agent')],
          } as const,
        ]
      : []),
  ];
};

/** necesse est with the accusative and infinitive as well as with the dative; placet ut. */
export const otherImpersonals = (clause: Clause): readonly Clause[] => {
  const { verb, complement, args, predicate, tense } = clause;
  const who = args.find(({ role }) => role === 'possessor');
  const rest = args.filter((one) => one !== who);
  if (complement?.kind !== 'infinitive' || !who) return [];
  const said = withoutEnglish(clause);
  const subject = asSubject(who.phrase) ?? NOBODY;
  const same: Phrase =
    subject.kind === 'noun'
      ? { kind: 'person', person: 3, number: subject.number, gender: subject.gender }
      : subject;
  if (predicate?.adjective.lexeme === 'necesse_adj')
    return [
      { ...said, args: rest, complement: { kind: 'statement', clause: { ...complement.clause, subject } } },
    ];
  if (verb.lexeme !== 'placeo_v') return [];
  return [
    {
      ...said,
      complement: { kind: 'command', clause: inSubjunctive({ ...complement.clause, subject: same }, tense) },
    },
  ];
};

/** habet librum and est eī liber. */
export const otherOwning = (clause: Clause): readonly Clause[] => {
  const { verb, args, subject, asEnglish = [], voice, complement } = clause;
  const object = args.find(({ role }) => role === 'object');
  const owner = asPhrase(subject, clause.mood === 'inf');
  const owned = object && asSubject(object.phrase);
  if (verb.lexeme !== 'habeo_v')
    return asEnglish.filter((one) => one.verb.lexeme === 'habeo_v').map(withoutEnglish);
  if (
    !owner ||
    !owned ||
    owned.kind !== 'noun' ||
    owned.verbal ||
    voice === 'pass' ||
    asEnglish.length > 0 ||
    complement ||
    clause.extra
  )
    return [];
  const receiver: Argument = { role: 'possessor', case: 'dat', phrase: owner };
  return [
    {
      ...clause,
      verb: { lexeme: 'sum_v', en: 'be', stative: true },
      subject: owned,
      args: [receiver, ...args.filter((one) => one !== object)],
    },
  ];
};

/** gaudet tē vēnisse for gaudet quod vēnistī. */
export const otherFeeling = (clause: Clause): Clause | undefined => {
  const { verb, complement } = clause;
  const inner = complement?.clause;
  if (!inner || !/^(?:gaudeo|doleo)_v$/.test(verb.lexeme) || complement.opener?.lexemes[0] !== 'quod_conj')
    return undefined;
  return {
    ...clause,
    complement: {
      kind: 'statement',
      clause: { ...inInfinitive(inner), tense: inner.tense === 'pres' ? 'pres' : 'perf' },
    },
  };
};
