// The same thing by another construction: a relative clause for a participle, imperō ut for iubeō, dīcunt for dīcuntur, a purpose by ut,
// ad, causā or the supine. Invariant: who does what to whom, and when, stays.
import type { GrammaticalNumber, Tense } from '../../../features.ts';
import { isPast } from '../../../sentences/agreement.ts';
import type { Stock } from '../../../sentences/stock.ts';
import type { Argument, Clause, Complement, NounPhrase, Phrase, Verbal } from '../../../sentences/tree.ts';
import { BY } from '../../../sentences/tree.ts';
import { inInfinitive, inSubjunctive, NOBODY, THEY, withoutEnglish } from './recasting.ts';
import { phrasesOf } from './recastWords.ts';

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
