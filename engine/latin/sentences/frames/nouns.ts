// What belongs to a noun: pairs, numbers, pronouns, apposition, qualities, wholes and parts.
import { nounIds, verbIds } from '../../lexemeIds.ts';
import type { Draft } from '../draft.ts';
import { COUNTED } from '../draftNouns.ts';
import type { Clause, Joiner, NounPhrase } from '../tree.ts';
import { thatOne } from './stories.ts';
import type { Frame } from './frame.ts';
import { kindOf } from './questions.ts';
import { GOING, humanVerb, plainVerb, toldIn } from './deeds.ts';
import { clauseOf, negatedSometimes, objectOf, pronoun, same, stated, straight, SUM } from './frame.ts';

/** A noun with another of its kind beside it. */
const paired = (
  draft: Draft,
  phrase: NounPhrase,
  classes: readonly string[],
  by: Joiner,
  both?: true,
): NounPhrase | undefined => {
  if (phrase.determiner || phrase.adjective) return undefined;
  const other = draft.noun(classes, { adorned: 0 });
  return other && { ...phrase, also: { by, phrase: other, ...(both ? { both } : {}) } };
};

/** A plain clause with two objects or two subjects of a kind. */
const pairOf = (draft: Draft, by: Joiner): Clause | undefined => {
  const row = plainVerb(draft);
  const clause = draft.clause(row, draft.tense('pres', 'impf', 'fut'), { plain: true, bare: 150 });
  const [object] = clause?.args ?? [];
  if (!row || !clause) return undefined;
  if (object?.role === 'object' && draft.random.chance(500)) {
    const both = paired(draft, object.phrase, kindOf(draft, object.phrase, row.object), by);
    return both && { ...clause, args: [{ ...object, phrase: both }, ...clause.args.slice(1)] };
  }
  const both = clause.subject.kind === 'noun' ? paired(draft, clause.subject, row.subject, by) : undefined;
  return both && { ...clause, subject: both };
};

/** What one does at one place at a time. */
const PLACED = verbIds('maneo sto sedeo iaceo dormio moror ambulo ceno');

const WHOLE = { m: ['himself'], f: ['herself', 'himself'], n: ['itself'] } as const;

const PERSONAL = [
  pronoun('ego_pron', ['me']),
  pronoun('tu_pron', ['you']),
  pronoun('ego_pron', ['us'], 'pl'),
  pronoun('tu_pron', ['you', 'you all'], 'pl'),
  pronoun('is_pron', ['him', 'it']),
  pronoun('is_pron', ['her', 'it'], 'sg', 'f'),
  pronoun('is_pron', ['them'], 'pl'),
];

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

const WED = new Set(['uxor_n', 'maritus_n']);

/** Who is a man or a woman anyway. */
const GROWN = new Set(['vir_n', 'homo_n', 'femina_n', 'mulier_n']);
const QUALITIES = nounIds('virtus sapientia fides constantia audacia');

export const NOUN_FRAMES: readonly Frame[] = [
  {
    name: 'pair',
    level: 2,
    concepts: ['coordination', 'et'],
    note: 'et joins two words of the same case; two subjects make the verb plural.',
    make: (draft) => straight(pairOf(draft, 'et')),
  },
  {
    name: 'pair with -que',
    level: 4,
    concepts: ['coordination', '-que'],
    note: '-que, hung on the second word, joins it to the first.',
    manner: 'with -que',
    make: (draft) => straight(pairOf(draft, 'que')),
  },
  {
    name: 'both and neither',
    level: 4,
    concepts: ['coordination', 'et … et, neque … neque, aut … aut'],
    note: 'A doubled conjunction: both … and, neither … nor, either … or.',
    make: (draft) => {
      const row = plainVerb(draft);
      const clause = draft.clause(row, draft.tense('pres', 'impf', 'fut'), { plain: true, bare: 250 });
      const by = draft.random.pick(['et', 'neque', 'aut'] as const);
      const [object] = clause?.args ?? [];
      if (!row || !clause) return undefined;
      if (object?.role === 'object') {
        const both = paired(draft, object.phrase, kindOf(draft, object.phrase, row.object), by, true);
        return straight(both && { ...clause, args: [{ ...object, phrase: both }, ...clause.args.slice(1)] });
      }
      const both =
        clause.subject.kind === 'noun' ? paired(draft, clause.subject, row.subject, by, true) : undefined;
      return straight(both && { ...clause, subject: both });
    },
  },
  {
    name: 'joined clauses',
    level: 3,
    concepts: ['coordination', 'et, sed, neque'],
    note: 'Two clauses may share a subject; neque is "and … not".',
    make: (draft) => {
      const tense = draft.tense('pres', 'impf', 'perf', 'fut');
      if (draft.random.chance(400)) {
        const row = humanVerb(draft);
        const one = draft.clause(row, tense, { plain: true, bare: 0 });
        const other =
          one?.subject.kind === 'noun' && draft.stock.isOf(one.subject.lexeme, ['human'])
            ? draft.noun(['human'], { adorned: 0 })
            : undefined;
        return straight(
          one &&
            other && {
              ...one,
              joined: {
                by: 'sed',
                clause: {
                  ...one,
                  subject: other,
                  args: one.args
                    .filter(({ role }) => role === 'object')
                    .map((arg) => ({ ...arg, phrase: thatOne(draft, arg.phrase) })),
                  isNegated: true,
                },
                isSame: false,
              },
            },
        );
      }
      const first = draft.clause(
        humanVerb(draft, ({ verb }) => !GOING.has(verb)),
        tense,
        { plain: true, bare: 100 },
      );
      const second =
        first &&
        draft.clause(
          humanVerb(draft, ({ verb }) => !GOING.has(verb) && !PLACED.has(verb)),
          tense,
          { plain: true, bare: 0, subject: same(first.subject) },
        );
      if (!first || !second || first.tense !== second.tense) return undefined;
      const by = draft.random.pick(['et', 'et', 'neque'] as const);
      return straight({
        ...first,
        joined: {
          by,
          clause: {
            ...second,
            args: second.args.filter(({ role }) => role === 'object' || role === 'indirect'),
          },
          isSame: true,
        },
      });
    },
  },
  {
    name: 'pronoun object',
    level: 2,
    concepts: ['personal pronouns', 'accusative'],
    note: 'mē, tē, nōs, vōs; for him, her and them a form of is.',
    make: (draft) => {
      const row = draft.verbThat(
        ({ kind, object, en }) =>
          kind === 'acc' &&
          !/ (?:away|down|over|out)$/.test(en) &&
          en !== 'kill' &&
          (object?.includes('human') ?? false),
      );
      const clause = draft.clause(row, draft.tense('pres', 'impf', 'perf', 'fut'), { plain: true, bare: 0 });
      return straight(clause && { ...clause, args: [objectOf(draft.random.pick(PERSONAL))] });
    },
  },
  {
    name: 'receiver pronoun',
    level: 3,
    concepts: ['personal pronouns', 'dative'],
    note: 'mihi, tibi, nōbīs, vōbīs: the dative of the persons.',
    make: (draft) => {
      const clause = draft.clause(draft.verb('acc+dat'), draft.tense('pres', 'perf', 'fut'), {
        plain: true,
        bare: 0,
      });
      const [object] = clause?.args ?? [];
      if (!clause || !object) return undefined;
      const who = draft.random.pick(PERSONAL.slice(0, 4));
      return straight({
        ...clause,
        args: [object, { role: 'indirect', case: 'dat', en: ['to'], phrase: who }],
      });
    },
  },
  {
    name: 'his and theirs',
    level: 4,
    concepts: ['personal pronouns', 'eius, eōrum'],
    note: 'eius and eōrum are "his, her, their" of somebody else than the subject.',
    manner: 'with the genitive of is',
    make: (draft) => {
      const row = draft.verbThat(
        ({ kind, object, subject, verb }) =>
          kind === 'acc' &&
          verb !== 'scribo_v' &&
          subject.includes('human') &&
          (object?.some(
            (name) => name === 'beloved' || name === 'thing' || name === 'text' || name === 'human',
          ) ??
            false),
      );
      const subject = draft.person();
      const clause = draft.clause(row, draft.tense('pres', 'impf', 'perf', 'fut'), {
        subject: subject.person === 3 ? { ...subject, person: 1 } : subject,
        plain: true,
      });
      const [object] = clause?.args ?? [];
      if (
        !clause ||
        !object ||
        object.phrase.determiner ||
        object.phrase.adjective ||
        !draft.stock.isOf(object.phrase.lexeme, ['family', 'thing', 'text', 'steed'])
      )
        return undefined;
      const { lexeme } = object.phrase;
      const owners = [
        pronoun('is_pron', ['his', 'her', 'its']),
        pronoun('is_pron', ['her', 'his', 'its'], 'sg', 'f'),
        pronoun('is_pron', ['their'], 'pl'),
      ].filter(
        ({ gender, number }) =>
          !WED.has(lexeme) || (number === 'sg' && gender !== draft.stock.index.byId(lexeme)?.gender),
      );
      const genitive = draft.random.pick(owners);
      return straight({
        ...clause,
        args: [objectOf({ ...object.phrase, genitive }), ...clause.args.slice(1)],
      });
    },
  },
  {
    name: 'reflexive',
    level: 4,
    concepts: ['reflexive pronoun', 'sē, suus'],
    note: 'sē and suus point back to the subject.',
    make: (draft) => {
      const tense = draft.tense('pres', 'impf', 'perf', 'fut');
      if (draft.random.chance(500)) {
        const row = draft.verbThat(({ verb }) =>
          [
            'laudo_v',
            'servo_v',
            'defendo_v',
            'amo_v',
            'celo_v',
            'culpo_v',
            'neco_v',
            'vulnero_v',
            'specto_v',
            'accuso_v',
            'libero_v',
          ].includes(verb),
        );
        const subject = row && draft.noun(row.subject, { adorned: 150 });
        if (!row || !subject || !draft.stock.isOf(subject.lexeme, ['human', 'soldier', 'ruler', 'enemy']))
          return undefined;
        const en = subject.count === 'pl' ? ['themselves'] : WHOLE[subject.gender];
        return straight(
          negatedSometimes(
            draft,
            clauseOf(draft.choice(row), subject, [objectOf(pronoun('sui_pron', en, subject.number))], {
              tense,
            }),
          ),
        );
      }
      const row = draft.verbThat(
        ({ kind, object, subject }) =>
          kind === 'acc' &&
          subject.includes('human') &&
          (object?.some(
            (name) =>
              name === 'beloved' ||
              name === 'thing' ||
              name === 'load' ||
              name === 'text' ||
              name === 'human',
          ) ??
            false),
      );
      const clause = draft.clause(row, tense, { plain: true, bare: 0 });
      const [object] = clause?.args ?? [];
      if (
        !clause ||
        !object ||
        object.phrase.determiner ||
        object.phrase.adjective ||
        !draft.stock.isOf(object.phrase.lexeme, ['beloved', 'thing', 'load', 'text', 'steed'])
      )
        return undefined;
      const { subject } = clause;
      const his =
        subject.kind === 'noun' && subject.count === 'pl'
          ? ['their', 'their own']
          : subject.gender === 'f'
            ? ['her', 'her own', 'his', 'his own']
            : ['his', 'his own'];
      return straight({
        ...clause,
        args: [
          { ...object, phrase: { ...object.phrase, determiner: { lexeme: 'suus_adj', en: his } } },
          ...clause.args.slice(1),
        ],
      });
    },
  },
  {
    name: 'indefinite',
    level: 4,
    concepts: ['indefinite pronouns', 'nēmō, aliquis'],
    note: 'nēmō is "no one", nihil "nothing", aliquis "someone"; nēmō carries its own "not".',
    make: (draft) => {
      const tense = draft.tense('pres', 'impf', 'perf', 'fut');
      if (draft.random.chance(350)) {
        const row = draft.verbThat(({ verb }) =>
          [
            'video_v',
            'timeo_v',
            'habeo_v',
            'invenio_v',
            'quaero_v',
            'porto_v',
            'emo_v',
            'audio_v',
            'accipio_v',
          ].includes(verb),
        );
        const subject = row && draft.noun(['human', 'soldier'], { adorned: 150 });
        const what = draft.random.chance(600)
          ? pronoun('nihil_pron', ['nothing'], 'sg', 'n')
          : pronoun('aliquis_pron', ['something'], 'sg', 'n');
        return straight(
          row &&
            subject &&
            clauseOf(draft.choice(row), subject, [objectOf(what)], { tense: toldIn(row, tense) }),
        );
      }
      const who = draft.random.chance(600)
        ? pronoun('nemo_pron', ['no one', 'nobody', 'no man', 'none'])
        : pronoun('aliquis_pron', ['someone', 'somebody']);
      return straight(draft.clause(humanVerb(draft), tense, { subject: who, plain: true }));
    },
  },
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
    concepts: ['genitive of quality', 'ablative of quality'],
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
