// The same thing with other words: a verb of another make or government, a noun that has only a plural, another "and", a case that serves as well.
// Invariant: each recasting keeps the sense whatever the English; who does what stays as it was.
import { nounIds } from '../../../lexemeIds.ts';
import { genderBeside } from '../../../sentences/agreement.ts';
import { isDeponent } from '../../../classes.ts';
import type { Stock } from '../../../sentences/stock.ts';
import { glossesOf, hasSingular } from '../../../sentences/stock.ts';
import type { Argument, Clause, NounPhrase, Preposition } from '../../../sentences/tree.ts';

/** A phrase of a clause, and how to put another in its place. */
type PhraseAt = { readonly phrase: NounPhrase; readonly put: (next: NounPhrase) => Clause };

/** Subject and arguments. */
export const phrasesOf = (clause: Clause): readonly PhraseAt[] => {
  const { subject, args } = clause;
  return [
    ...(subject.kind === 'noun'
      ? [{ phrase: subject, put: (next: NounPhrase) => ({ ...clause, subject: next }) }]
      : []),
    ...args.map((argument, at) => ({
      phrase: argument.phrase,
      put: (next: NounPhrase) => ({ ...clause, args: args.with(at, { ...argument, phrase: next }) }),
    })),
  ];
};

/** The clause with one of its arguments changed. */
const withArgument = (clause: Clause, change: (one: Argument) => Argument | undefined): readonly Clause[] =>
  clause.args.flatMap((argument, at) => {
    const next = change(argument);
    return next ? [{ ...clause, args: clause.args.with(at, next) }] : [];
  });

/** Another verb of the same sense where its forms are of another make: veritus est for timuit. */
export const otherVerbs = (stock: Stock, clause: Clause): readonly Clause[] => {
  const { verb } = clause;
  const own = stock.index.byId(verb.lexeme);
  if (!own || clause.asEnglish || clause.voice === 'pass') return [];
  const object = clause.args.find(({ role, preposition }) => role === 'object' && !preposition);
  const isOfAnotherMake = (id: string): boolean => {
    const other = stock.index.byId(id);
    const governs =
      object === undefined || (other?.gov?.some((pattern) => pattern.split('+')[0] === object.case) ?? false);
    return other !== undefined && governs && isDeponent(other) !== isDeponent(own);
  };
  return stock
    .synonyms(own, verb.en)
    .filter(isOfAnotherMake)
    .slice(0, 2)
    .map((id) => ({ ...clause, verb: { ...verb, lexeme: id } }));
};

const CASES = ['acc', 'dat', 'abl', 'gen'] as const;
type BareCase = (typeof CASES)[number];
const bareCase = (gov: readonly string[] | undefined): BareCase | undefined =>
  CASES.find((one) => one === gov?.[0]);

const verbsByGloss = new WeakMap<Stock['index'], ReadonlyMap<string, readonly string[]>>();

/** Verbs by the English of their senses. */
const verbsSaying = ({ index }: Stock, gloss: string): readonly string[] => {
  const known = verbsByGloss.get(index);
  if (known) return known.get(gloss) ?? [];
  const found = new Map<string, string[]>();
  for (const lexeme of index.lexemes)
    if (lexeme.pos === 'verb')
      for (const one of glossesOf(lexeme)) found.set(one, [...(found.get(one) ?? []), lexeme.id]);
  verbsByGloss.set(index, found);
  return found.get(gloss) ?? [];
};

const adjectivesByGloss = new WeakMap<Stock['index'], ReadonlyMap<string, readonly string[]>>();

/** Adjectives by the English of their senses. */
const adjectivesSaying = ({ index }: Stock, gloss: string): readonly string[] => {
  const known = adjectivesByGloss.get(index);
  if (known) return known.get(gloss) ?? [];
  const found = new Map<string, string[]>();
  for (const lexeme of index.lexemes)
    if (lexeme.pos === 'adj')
      for (const one of glossesOf(lexeme)) found.set(one, [...(found.get(one) ?? []), lexeme.id]);
  adjectivesByGloss.set(index, found);
  return found.get(gloss) ?? [];
};

const MOST_STATES = 3;

/** To be glad is a verb, or an adjective beside "be": gaudeō, laetus sum. */
export const otherBeing = (stock: Stock, clause: Clause): readonly Clause[] => {
  const { verb, predicate, args, voice, mood } = clause;
  if (voice === 'pass' || (mood !== 'ind' && mood !== 'subj') || args.length > 0) return [];
  if (clause.asEnglish || clause.noun || clause.verbal || clause.complement || clause.isPeriphrastic)
    return [];
  if (!predicate)
    return verb.en.startsWith('be ')
      ? adjectivesSaying(stock, verb.en.slice(3))
          .slice(0, MOST_STATES)
          .map((lexeme) => ({
            ...clause,
            verb: { lexeme: 'sum_v', en: 'be', stative: true },
            predicate: { adjective: { lexeme, en: verb.en.slice(3), degree: 'pos' } },
          }))
      : [];
  const { adjective, ...more } = predicate;
  const isBare = Object.keys(more).length === 0 && adjective.degree === 'pos' && verb.lexeme === 'sum_v';
  if (!isBare) return [];
  const { predicate: _, ...bare } = clause;
  return verbsSaying(stock, `be ${adjective.en}`)
    .slice(0, MOST_STATES)
    .map((lexeme) => ({ ...bare, verb: { lexeme, en: `be ${adjective.en}`, stative: true } }));
};

/** The same verb, or one of the same sense, with the case it governs instead: nocet hostī for laedit hostem, meminit rem for meminit reī */
export const otherGovernment = (stock: Stock, clause: Clause): readonly Clause[] => {
  const { verb, args, voice, asEnglish } = clause;
  const at = args.findIndex(({ role, preposition }) => role === 'object' && !preposition);
  const object = args[at];
  const own = stock.index.byId(verb.lexeme);
  const isUrging = clause.complement?.kind === 'command';
  if (!object || !own || voice === 'pass' || asEnglish || (clause.complement && !isUrging)) return [];
  const inCase = (lexeme: string, one: BareCase): Clause => ({
    ...clause,
    verb: { ...verb, lexeme, en: '' },
    args: args.with(at, { ...object, case: one }),
  });
  // The genitive with some is no object: a price, what fills a thing.
  const { gov: ownGov = [] } = /^(?:emo|aestimo|existimo|impleo)_v$/.test(own.id) ? {} : own;
  const may = (one: BareCase, other: BareCase): boolean =>
    object.case === one && (ownGov[0] === one || ownGov[0] === other) && ownGov.includes(other);
  const swaps = (
    [
      ['gen', 'acc'],
      ['acc', 'gen'],
      ['abl', 'gen'],
      ['gen', 'abl'],
    ] as const
  ).flatMap(([one, other]) => (may(one, other) ? [inCase(own.id, other)] : []));
  const others = [...new Set([...verbsSaying(stock, verb.en), ...stock.synonyms(own, verb.en)])].flatMap(
    (id) => {
      const gov = stock.index.byId(id)?.gov ?? [];
      const other = isUrging && !gov.includes('ut') ? undefined : bareCase(gov);
      return id === own.id || id === 'nubo_v' || other === undefined || other === object.case
        ? []
        : [inCase(id, other)];
    },
  );
  return [...swaps, ...others.slice(0, 3)];
};

const INTO: Preposition = { lexeme: 'in_prep', form: 'in', en: ['into'] };
const ENTERING = ['intro_v', 'ingredior_v'];

/** Where one enters stands in the accusative, with in or without. */
export const otherEntering = (clause: Clause): readonly Clause[] => {
  const { verb } = clause;
  const isEntering = ENTERING.includes(verb.lexeme) || verb.lexeme === 'ineo_v';
  const enter = isEntering ? verb.lexeme : 'intro_v';
  if (clause.voice === 'pass' || (!isEntering && verb.lexeme !== 'eo_v') || clause.isPeriphrastic) return [];
  return withArgument(clause, (argument) => {
    if (argument.role === 'object' && argument.case === 'acc' && isEntering)
      return { ...argument, role: 'goal', preposition: INTO };
    const { preposition: own, ...bare } = argument;
    return own?.lexeme === 'in_prep' && argument.role === 'goal' ? { ...bare, role: 'object' } : undefined;
  }).map((next) => ({ ...next, verb: { ...verb, lexeme: enter, en: isEntering ? verb.en : 'enter' } }));
};

/** What is sent or carried goes to someone in the dative, or to him with ad. */
const SENDING = new Set(['mitto_v', 'scribo_v', 'porto_v', 'fero_v', 'reporto_v', 'refero_v']);

/** Circumstances that a preposition may show or not: per trēs hōrās, magnā cum audāciā, ad nōs mittet, domī. */
export const otherPrepositions = (clause: Clause): readonly Clause[] =>
  withArgument(clause, (argument) => {
    const { role, case: own, preposition, phrase } = argument;
    if (role === 'time' && own === 'acc' && !preposition)
      return { ...argument, preposition: { lexeme: 'per_prep', form: 'per', en: ['for'] } };
    if (role === 'manner' && own === 'abl' && !preposition)
      return { ...argument, preposition: { lexeme: 'cum_prep', form: 'cum', en: ['with'] } };
    if (role === 'indirect' && SENDING.has(clause.verb.lexeme) && clause.voice === 'act')
      return {
        ...argument,
        role: 'goal',
        case: 'acc',
        preposition: { lexeme: 'ad_prep', form: 'ad', en: ['to'] },
      };
    const { preposition: _, ...bare } = argument;
    if (
      role === 'place' &&
      preposition?.lexeme === 'in_prep' &&
      own === 'abl' &&
      phrase.lexeme === 'domus_n' &&
      phrase.count === 'sg' &&
      !phrase.adjective &&
      !phrase.determiner &&
      !phrase.genitive
    )
      return { ...bare, case: 'loc' };
    return role === 'manner' && preposition && phrase.adjective ? bare : undefined;
  });

/** tam multī for tot. */
export const otherCounting = (clause: Clause): readonly Clause[] =>
  phrasesOf(clause).flatMap(({ phrase, put }) =>
    phrase.determiner?.lexeme === 'tot_adj'
      ? [put({ ...phrase, determiner: { lexeme: 'tam_adv', en: [''], more: ['multus_adj'] } })]
      : [],
  );

/** A noun of the same sense that has a plural alone, or the other way about: litterae for epistula. */
export const otherNouns = (stock: Stock, clause: Clause): readonly Clause[] =>
  phrasesOf(clause).flatMap(({ phrase, put }) => {
    const own = stock.index.byId(phrase.lexeme);
    if (!own || phrase.pronoun || phrase.also || phrase.relative) return [];
    if (own.id === 'epistula_n') return [put({ ...phrase, lexeme: 'littera_n', en: '', number: 'pl' })];
    if (phrase.count === 'pl') return [];
    const isPlural = !hasSingular(own);
    const others = stock.synonyms(own, phrase.en).flatMap((id) => stock.index.byId(id) ?? []);
    return others
      .filter((other) => other.id !== own.id && hasSingular(other) === isPlural)
      .slice(0, 2)
      .map((other) => {
        const gender = genderBeside(other);
        return put({ ...phrase, lexeme: other.id, en: '', gender, number: isPlural ? 'sg' : 'pl' });
      });
  });

/** -que and et join alike. */
export const withOtherAnd = (clause: Clause): readonly Clause[] => {
  const { joined } = clause;
  const by = joined?.by === 'et' ? 'que' : joined?.by === 'que' ? 'et' : undefined;
  return [
    ...(joined && by ? [{ ...clause, joined: { ...joined, by } as const }] : []),
    ...phrasesOf(clause).flatMap(({ phrase, put }) => {
      const { also } = phrase;
      if (!also || also.both || (also.by !== 'et' && also.by !== 'que')) return [];
      return [put({ ...phrase, also: { ...also, by: also.by === 'et' ? 'que' : 'et' } })];
    }),
  ];
};

const KIN = new Set(
  nounIds('pater mater filius filia frater soror maritus uxor coniunx avus avia parens liberi'),
);

/** Whose father it is goes without saying, and may be said. */
export const withOwnKin = ({ subject, ...clause }: Clause): readonly Clause[] =>
  subject.kind !== 'noun'
    ? []
    : withArgument({ subject, ...clause }, (argument) => {
        const { phrase } = argument;
        if (
          !KIN.has(phrase.lexeme) ||
          phrase.determiner ||
          phrase.genitive ||
          phrase.adjective ||
          argument.role !== 'object'
        )
          return undefined;
        return { ...argument, phrase: { ...phrase, determiner: { lexeme: 'suus_adj', en: ['his'] } } };
      });

const OUT_OF = [
  { lexeme: 'ex_prep', form: 'ex', en: ['of'] },
  { lexeme: 'de_prep', form: 'dē', en: ['of'] },
];

/** Of how many: the genitive, or ex and dē with the ablative. */
export const otherPart = (clause: Clause): readonly Clause[] =>
  phrasesOf(clause).flatMap(({ phrase, put }) => {
    const { genitive, isPart, ...rest } = phrase;
    if (!genitive || !isPart || phrase.lexeme === 'pars_n') return [];
    return OUT_OF.map((preposition): Clause =>
      put({ ...rest, place: { role: 'topic', case: 'abl', preposition, phrase: genitive } }),
    );
  });

/** A quality in the genitive or the ablative. */
export const otherQuality = (clause: Clause): readonly Clause[] => {
  const { noun } = clause;
  const quality = noun?.quality;
  return noun && quality
    ? [
        {
          ...clause,
          noun: { ...noun, quality: { ...quality, case: quality.case === 'gen' ? 'abl' : 'gen' } },
        },
      ]
    : [];
};

/** Verbs that go with the genitive of value. */
const VALUING = ['aestimo_v', 'facio_v', 'puto_v', 'duco_v', 'habeo_v'];

/** magnī facit for magnī aestimat. */
export const otherValuing = (clause: Clause): readonly Clause[] =>
  clause.extra?.role === 'value' && VALUING.includes(clause.verb.lexeme)
    ? VALUING.filter((id) => id !== clause.verb.lexeme).map((lexeme) => ({
        ...clause,
        verb: { ...clause.verb, lexeme, only: [clause.verb.en] },
      }))
    : [];
