// The same thing by another construction: the other voice, a relative clause for a participle, "must" in its four ways, impero ut for iubeo,
// dicunt for dicuntur, a purpose by ut, ad, causa or the supine.
// Invariant: who does what, whether it is denied and when it happens stay as they were; the sequence of tenses is kept.
import { isDeponentId } from '../../lexemeIds.ts';
import type { GrammaticalNumber, Tense } from '../../features.ts';
import type { Stock } from '../../sentences/stock.ts';
import type { Argument, Clause, Complement, NounPhrase, Phrase, Verbal } from '../../sentences/tree.ts';
import { BY, isPast } from '../../sentences/tree.ts';
import { phrasesOf } from './recastWords.ts';

const NOBODY: Phrase = { kind: 'person', person: 3, number: 'sg', gender: 'n' };
const THEY: Phrase = { kind: 'person', person: 3, number: 'pl', gender: 'm' };

const PERSONS: Readonly<Record<string, 1 | 2 | 3>> = { ego_pron: 1, tu_pron: 2, is_pron: 3 };

/** A noun or pronoun as a subject: tē becomes the ending that says "you". */
export const asSubject = (phrase: NounPhrase): Phrase | undefined => {
  if (!phrase.pronoun) return phrase;
  const person = PERSONS[phrase.lexeme];
  return person && { kind: 'person', person, number: phrase.count, gender: phrase.gender };
};

/** A subject as a noun or pronoun in some other case; in a report "he" is whoever reports. */
const asPhrase = (subject: Phrase, isReported: boolean): NounPhrase | undefined => {
  if (subject.kind === 'noun') return subject.also?.both ? undefined : subject;
  const { person, number, gender } = subject;
  if (gender === 'n') return undefined;
  const lexeme = person === 1 ? 'ego_pron' : person === 2 ? 'tu_pron' : isReported ? 'sui_pron' : 'is_pron';
  return { kind: 'noun', lexeme, en: '', number, count: number, gender, article: 'none', pronoun: [''] };
};

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

const simultaneous = (main: Tense): Tense => (isPast(main) ? 'impf' : main === 'fut' ? 'fut' : 'pres');

/** A participle with what belongs to it as relative clauses. */
const asRelatives = (phrase: NounPhrase, main: Tense): readonly NounPhrase[] => {
  const { participle, ...rest } = phrase;
  if (!participle || participle.tense === 'fut' || phrase.relative) return [];
  const { verb, tense, agent, args = [] } = participle;
  const base = { verb, mood: 'ind', isNegated: false } as const;
  const within = (own: 'nom' | 'acc', clause: Clause): NounPhrase => ({
    ...rest,
    relative: { case: own, clause },
  });
  if (tense === 'pres')
    return [within('nom', { ...base, args, voice: 'act', tense: simultaneous(main), subject: rest })];
  const times: readonly Tense[] = isPast(main) ? ['perf', 'plup'] : ['perf'];
  const by: readonly Argument[] = agent
    ? [{ role: 'agent', case: 'abl', preposition: BY, phrase: agent }]
    : [];
  return times.flatMap((time) => [
    ...(agent ? [within('acc', { ...base, args, voice: 'act', tense: time, subject: agent })] : []),
    within('nom', { ...base, args: [...args, ...by], voice: 'pass', tense: time, subject: rest }),
  ]);
};

/** A relative clause as a participle, where its time allows. */
const asParticiple = ({ index }: Stock, phrase: NounPhrase, main: Tense): NounPhrase | undefined => {
  const { relative, ...rest } = phrase;
  const inner = relative?.clause;
  if (
    !relative ||
    !inner ||
    phrase.participle ||
    relative.preposition ||
    relative.whose ||
    inner.mood !== 'ind' ||
    inner.isNegated ||
    inner.predicate ||
    inner.complement ||
    inner.adverb ||
    inner.background ||
    inner.joined
  )
    return undefined;
  const { verb, args, tense, voice, subject } = inner;
  const isDone = tense === 'perf' || tense === 'plup';
  if (relative.case === 'nom' && voice === 'act') {
    const isDeponent = index.byId(verb.lexeme)?.parts.at(-1)?.endsWith(' sum') ?? false;
    if (isDone && isDeponent) return { ...rest, participle: { verb, tense: 'perf', args } };
    const isSame = isPast(main) ? tense === 'impf' : tense === 'pres';
    return isSame ? { ...rest, participle: { verb, tense: 'pres', args } } : undefined;
  }
  if (!isDone) return undefined;
  const agent = relative.case === 'acc' ? subject : args.find(({ role }) => role === 'agent')?.phrase;
  const others = args.filter(({ role }) => role !== 'agent');
  if ((relative.case === 'acc') === (voice === 'pass') || (agent && agent.kind !== 'noun')) return undefined;
  return { ...rest, participle: { verb, tense: 'perf', args: others, ...(agent ? { agent } : {}) } };
};

/** Participles as relative clauses, and the other way about. */
export const otherAttributes = (stock: Stock, clause: Clause): readonly Clause[] =>
  phrasesOf(clause).flatMap(({ phrase, put }) => {
    const participle = asParticiple(stock, phrase, clause.tense);
    return [...asRelatives(phrase, clause.tense), ...(participle ? [participle] : [])].map(put);
  });

const after = (main: Tense): Tense => (isPast(main) ? 'impf' : 'pres');
const inSubjunctive = ({ says: _, ...clause }: Clause, main: Tense): Clause => ({
  ...clause,
  mood: 'subj',
  tense: after(main),
});
const inInfinitive = ({ says: _, ...clause }: Clause): Clause => ({ ...clause, mood: 'inf', tense: 'pres' });
const withoutEnglish = ({ asEnglish: _, says: __, ...clause }: Clause): Clause => clause;

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

/** iubeō with the infinitive, imperō with ut. */
export const otherOrders = (clause: Clause): readonly Clause[] => {
  const { verb, complement, args, tense } = clause;
  const [object] = args;
  const inner = complement?.clause;
  if (!complement || !inner || !object || clause.voice === 'pass') return [];
  const said = (lexeme: string, own: 'acc' | 'dat', next: Complement): Clause => ({
    ...clause,
    verb: { ...verb, lexeme },
    args: args.with(0, { ...object, case: own }),
    complement: next,
  });
  const isForbidding = verb.lexeme === 'veto_v';
  if (
    complement.kind === 'object infinitive' &&
    (isForbidding || verb.lexeme === 'iubeo_v') &&
    !clause.isNegated
  )
    return [
      said('impero_v', 'dat', {
        kind: 'command',
        clause: { ...inSubjunctive(inner, tense), isNegated: isForbidding },
      }),
    ];
  if (complement.kind === 'command' && verb.lexeme === 'impero_v')
    return [
      said(inner.isNegated ? 'veto_v' : 'iubeo_v', 'acc', {
        kind: 'object infinitive',
        clause: { ...inInfinitive(inner), isNegated: false },
      }),
    ];
  if (complement.kind === 'object infinitive' && verb.lexeme === 'cogo_v')
    return [said('cogo_v', 'acc', { kind: 'command', clause: inSubjunctive(inner, tense) })];
  if (complement.kind !== 'command' || !/^(?:beg|ask|request)$/.test(verb.en)) return [];
  const { case: _, ...who } = object;
  return [
    {
      ...clause,
      verb: { ...verb, lexeme: 'peto_v', only: [verb.en] },
      args: args.with(0, {
        ...who,
        role: 'source',
        case: 'abl',
        preposition: { lexeme: 'a_prep', form: 'ab', en: [''] },
      }),
    },
  ];
};

/** dīcuntur venīre, dīcunt eōs venīre, dīcitur eōs venīre. */
export const otherReports = (clause: Clause): readonly Clause[] => {
  const { verb, voice, complement, subject } = clause;
  if (
    verb.lexeme !== 'dico_v' ||
    voice !== 'pass' ||
    complement?.kind !== 'infinitive' ||
    subject.kind !== 'noun'
  )
    return [];
  const statement: Complement = { kind: 'statement', clause: { ...complement.clause, subject } };
  return [
    { ...clause, voice: 'act', subject: THEY, complement: statement },
    { ...clause, subject: NOBODY, complement: statement },
  ];
};

/** ut after a verb of fearing is "that … not", and so is nē … nōn. */
export const otherFears = (clause: Clause): Clause | undefined => {
  const { complement, verb } = clause;
  if (!complement || !/^(?:timeo|metuo|vereor)_v$/.test(verb.lexeme)) return undefined;
  if (complement.kind === 'opened' && complement.opener?.lexemes[0] === 'ut_conj')
    return {
      ...clause,
      complement: { kind: 'fear', clause: { ...withoutEnglish(complement.clause), isNegated: true } },
    };
  if (complement.kind !== 'fear' || !complement.clause.isNegated) return undefined;
  const opener = { lexemes: ['ut_conj'], form: 'ut', en: ['that'] };
  return {
    ...clause,
    complement: { kind: 'opened', opener, clause: { ...complement.clause, isNegated: false } },
  };
};

const numberOf = (subject: Phrase): GrammaticalNumber =>
  subject.kind === 'noun' && subject.also ? 'pl' : subject.number;

/** What one goes for, by ut, ad, causā or the supine. */
export const otherPurposes = (clause: Clause): readonly Clause[] => {
  const { verbal, complement, tense, subject, args } = clause;
  const sent = args.find(({ role, phrase }) => role === 'object' && phrase.relative?.clause.mood === 'subj');
  const aim =
    complement?.kind === 'purpose' ||
    (complement?.kind === 'opened' && complement.opener?.lexemes[0] === 'quo_conj')
      ? complement.clause
      : sent?.phrase.relative?.clause;
  const isVerbal = verbal && /^(?:ad|causa|supine)$/.test(verbal.kind);
  const inner = isVerbal ? verbal.clause : aim;
  if (!inner) return [];
  const { verbal: _, complement: __, asEnglish: ___, ...main } = clause;
  const bare: Clause = sent
    ? {
        ...main,
        args: args.map((one) => (one === sent ? { ...one, phrase: withoutRelative(one.phrase) } : one)),
      }
    : main;
  const who: Phrase = sent
    ? { kind: 'person', person: 3, number: sent.phrase.number, gender: sent.phrase.gender }
    : subject.kind === 'noun'
      ? { kind: 'person', person: 3, number: numberOf(subject), gender: subject.gender }
      : subject;
  const purpose: Clause = {
    ...bare,
    complement: { kind: 'purpose', clause: inSubjunctive({ ...inner, subject: who }, tense) },
  };
  const verbals = (['ad', 'causa', 'supine'] as const).map((kind): Verbal => ({ kind, clause: inner }));
  return [purpose, ...(inner.isNegated ? [] : verbals.map((next) => ({ ...bare, verbal: next })))];
};

const withoutRelative = ({ relative: _, ...phrase }: NounPhrase): NounPhrase => phrase;

/** A gerund may keep its object: portam aperiendī for portae aperiendae, not after ad. */
export const otherGerunds = (clause: Clause): readonly Clause[] => {
  const flipped = (verbal: Verbal | undefined): Verbal | undefined => {
    if (!verbal || !/^(?:causa|by|of|to)$/.test(verbal.kind)) return undefined;
    const { asGerund, ...bare } = verbal;
    return asGerund ? bare : { ...verbal, asGerund: true };
  };
  const own = flipped(clause.verbal);
  const held = phrasesOf(clause).flatMap(({ phrase, put }) => {
    const next = flipped(phrase.verbal);
    return next ? [put({ ...phrase, verbal: next })] : [];
  });
  const { predicate } = clause;
  const eager = flipped(predicate?.verbal);
  return [
    ...(own ? [{ ...clause, verbal: own }] : []),
    ...held,
    ...(predicate && eager ? [{ ...clause, predicate: { ...predicate, verbal: eager } }] : []),
  ];
};
