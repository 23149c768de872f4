// What belongs to a noun: the whole of which it is a part, an apposition, a quality, a number.
// Invariant: what is added agrees with its noun or hangs from it, and cannot be taken for another's.
import { nounIds, verbIds } from '../../lexemeIds.ts';
import type { Draft } from '../draft.ts';
import { COUNTED } from '../draftNouns.ts';
import type { NounPhrase } from '../tree.ts';
import { plainVerb } from './deeds.ts';
import type { Frame } from './frame.ts';
import { clauseOf, objectOf, pronoun, stated, straight, SUM } from './frame.ts';

/** Names, and what their bearers were. */
const STATIONS = [
  ['caesar_n', nounIds('dux imperator')],
  ['cicero_n', nounIds('consul orator')],
  ['pompeius_n', nounIds('dux')],
  ['brutus_n', nounIds('consul')],
  ['cato_n', nounIds('consul orator')],
  ['hannibal_n', nounIds('dux')],
  ['scipio_n', nounIds('imperator consul')],
  ['vergilius_n', nounIds('poeta')],
  ['romulus_n', nounIds('rex')],
  ['priamus_n', nounIds('rex')],
  ['nero_n', nounIds('tyrannus')],
  ['cleopatra_n', nounIds('regina')],
  ['marcus_n', nounIds('pater frater filius amicus vicinus')],
  ['iulia_n', nounIds('soror filia uxor mater')],
  ['helena_n', nounIds('filia soror')],
] as const;

/** What may be told of anybody, high or low. */
const NOTABLE = verbIds(
  'venio redeo exspecto laudo voco navigo sequor moneo timeo video audio quaero servo defendo amo miror visito accuso culpo specto relinquo',
);

const FAMOUS = { lexeme: 'clarus_adj', en: 'famous', degree: 'pos' } as const;
const OURS = new Set<string>(nounIds('marcus iulia helena'));

/** Marcus, and what he is. */
const someoneNamed = (draft: Draft): NounPhrase | undefined => {
  const [who, stations] = draft.random.pick(STATIONS);
  const name = draft.named(who, { number: 'sg' });
  const plain = draft.named(draft.random.pick(stations), { number: 'sg', adorned: 0 });
  const station =
    plain && !OURS.has(who) && draft.random.chance(250) ? { ...plain, adjective: FAMOUS } : plain;
  if (!name || !station || station.determiner) return undefined;
  const [lexeme, en] = draft.random.pick([
    ['meus_adj', 'my'],
    ['noster_adj', 'our'],
    ['tuus_adj', 'your'],
  ] as const);
  return { ...name, apposition: OURS.has(who) ? { ...station, determiner: { lexeme, en: [en] } } : station };
};

/** Who is a man or a woman anyway. */
const GROWN = new Set(['vir_n', 'homo_n', 'femina_n', 'mulier_n']);
const QUALITIES = nounIds('virtus sapientia fides constantia audacia');
export const NOUN_FRAMES: readonly Frame[] = [
  {
    name: 'partitive',
    level: 5,
    concepts: ['partitive genitive'],
    note: 'The whole of which something is a part stands in the genitive.',
    make: (draft) => {
      const us = draft.random.chance(200)
        ? draft.random.pick([pronoun('ego_pron', ['us'], 'pl'), pronoun('tu_pron', ['you', 'you all'], 'pl')])
        : undefined;
      const whole = us ?? draft.noun(['crowd'], { number: 'pl', adorned: 0 });
      const row =
        whole &&
        draft.verbThat(
          ({ kind, subject }) => (kind === 'none' || (kind === 'acc' && !us)) && subject.includes('human'),
        );
      if (!whole) return undefined;
      const { gender } = whole;
      const part = draft.random.pick([
        gender === 'f'
          ? pronoun('nullus_adj', ['none', 'no one', 'not one'], 'sg', 'f')
          : pronoun('nemo_pron', ['none', 'no one', 'nobody', 'not one']),
        pronoun('multus_adj', ['many'], 'pl', gender),
        pronoun('pars_n', ['part', 'a part', 'some'], 'sg', 'f'),
        pronoun('quis_pron', ['which', 'who', 'which one'], 'sg', gender),
      ]);
      const subject = { ...part, genitive: whole, isPart: true as const };
      const clause = draft.clause(row, draft.tense('pres', 'perf'), { subject, plain: true });
      if (!clause) return undefined;
      return part.lexeme === 'quis_pron'
        ? { mode: 'asks', order: 'subject-object-verb', clause }
        : straight(clause);
    },
  },
  {
    name: 'apposition',
    level: 4,
    concepts: ['apposition'],
    note: 'A noun that says who someone is stands in the same case.',
    make: (draft) => {
      const who = someoneNamed(draft);
      if (!who) return undefined;
      const tense = draft.tense('pres', 'impf', 'perf', 'fut');
      const isSubject = draft.random.chance(500);
      const row = draft.verbThat(
        ({ kind, verb, object, subject }) =>
          NOTABLE.has(verb) &&
          subject.includes('human') &&
          (isSubject
            ? kind === 'acc' || kind === 'none'
            : kind === 'acc' && (object?.includes('human') ?? false)),
      );
      if (isSubject) return straight(draft.clause(row, tense, { subject: who, plain: true }));
      const subject = draft.noun(['human', 'soldier'], { adorned: 100 });
      const clause = subject && draft.clause(row, tense, { subject, plain: true });
      return straight(clause && { ...clause, args: [objectOf(who), ...clause.args.slice(1)] });
    },
  },
  {
    name: 'description',
    level: 6,
    concepts: ['genitive or ablative of quality'],
    note: 'A quality with an adjective stands in the genitive or the ablative.',
    manner: 'with the genitive or ablative of quality',
    make: (draft) => {
      const subject = draft.noun(['human', 'soldier', 'ruler'], { adorned: 200, number: 'sg' });
      const man =
        subject &&
        !GROWN.has(subject.lexeme) &&
        !draft.stock.isOf(subject.lexeme, ['pupil']) &&
        draft.named(subject.gender === 'f' ? 'femina_n' : 'vir_n', { number: 'sg', article: 'a' });
      const quality = draft.named(draft.random.pick(QUALITIES), { number: 'sg' });
      if (!subject || !man || !quality) return undefined;
      const adjective = {
        lexeme: draft.random.pick(['magnus_adj', 'summus_adj']),
        en: 'great',
        degree: 'pos' as const,
      };
      const phrase: NounPhrase = {
        ...quality,
        article: 'none',
        ...(adjective.lexeme === 'magnus_adj'
          ? { adjective }
          : { article: 'the' as const, adjective: { ...adjective, en: 'greatest' } }),
      };
      return straight(
        clauseOf(SUM, subject, [], {
          tense: draft.tense('pres', 'impf', 'perf'),
          noun: { ...man, quality: { case: draft.random.chance(500) ? 'gen' : 'abl', phrase } },
        }),
      );
    },
  },
  {
    name: 'numeral',
    level: 3,
    concepts: ['numerals'],
    note: 'From quattuor to centum the numbers do not change.',
    make: (draft) => {
      const clause = draft.clause(plainVerb(draft), draft.tense(), { plain: true, bare: 150 });
      const [object] = clause?.args ?? [];
      const numbers = [
        ['duo_num', 'two'],
        ['tres_num', 'three'],
        ['quattuor_num', 'four'],
        ['quinque_num', 'five'],
        ['sex_num', 'six'],
        ['septem_num', 'seven'],
        ['octo_num', 'eight'],
        ['novem_num', 'nine'],
        ['decem_num', 'ten'],
        ['viginti_num', 'twenty'],
        ['centum_num', 'a hundred'],
      ] as const;
      const [lexeme, en] = draft.random.pick(numbers);
      const determiner = {
        lexeme,
        en: lexeme === 'centum_num' ? ['a hundred', 'one hundred', 'hundred'] : [en],
      };
      const counted = (phrase: NounPhrase | undefined): phrase is NounPhrase =>
        phrase?.count === 'pl' &&
        phrase.number === 'pl' &&
        !phrase.adjective &&
        !phrase.determiner &&
        draft.stock.index.byId(determiner.lexeme) !== undefined &&
        phrase.en !== 'troops' &&
        phrase.en !== 'weapons' &&
        draft.stock.isOf(phrase.lexeme, COUNTED) &&
        !draft.stock.isOf(phrase.lexeme, ['family', 'ruler']) &&
        !draft.stock.isAlone(phrase.lexeme);
      if (!clause) return undefined;
      if (object?.role === 'object' && counted(object.phrase))
        return stated(draft, {
          ...clause,
          args: [{ ...object, phrase: { ...object.phrase, determiner } }, ...clause.args.slice(1)],
        });
      return clause.subject.kind === 'noun' && counted(clause.subject)
        ? stated(draft, { ...clause, subject: { ...clause.subject, determiner } })
        : undefined;
    },
  },
];
