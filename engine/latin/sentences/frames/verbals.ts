// Verbal nouns and adjectives: gerund and gerundive, supine, the participle that is about to act.
// Invariant: a gerund with an object gives way to the gerundive.
import type { VerbFrame } from '@sigilla/content/schema/latinFrame.ts';
import { verbIds } from '../../lexemeIds.ts';
import type { Draft } from '../draft.ts';
import type { Clause, Verbal } from '../tree.ts';
import { LIFELESS, quietVerb, SETTING_OUT } from './deeds.ts';
import type { Frame } from './frame.ts';
import { clauseOf, objectOf, same, someone, straight, SUM, verbIn } from './frame.ts';

const goer = (draft: Draft): Clause | undefined => {
  const subject = someone(draft, ['soldier', 'human']);
  const row =
    subject &&
    draft.verbThat(
      ({ verb, subject: who }) =>
        SETTING_OUT.has(verb) && (who.includes('human') || draft.stock.isOf(subject.lexeme, who)),
    );
  const clause = draft.clause(row, draft.tense('pres', 'perf', 'impf', 'fut'), {
    ...(subject ? { subject } : {}),
    plain: true,
  });
  return clause && { ...clause, args: clause.args.filter(({ role }) => role !== 'place') };
};

/** Deeds that need no object to be worth while. */
const ERRANDS = verbIds('dormio laboro canto ceno pugno fugio redeo navigo ambulo');

/** A deed for a gerund: with a lifeless object, or with none. */
const deed = (
  draft: Draft,
  subject: Clause['subject'],
  fits: (row: VerbFrame) => boolean = () => true,
): Clause | undefined => {
  const clause = draft.clause(quietVerb(draft, fits), 'pres', {
    subject: subject.kind === 'noun' ? same(subject) : subject,
    mood: 'inf',
    plain: true,
  });
  const isWarlike =
    draft.random.chance(350) && subject.kind === 'noun' && draft.stock.isOf(subject.lexeme, ['soldier']);
  const row = isWarlike
    ? draft.verbThat(
        ({ verb, object }) =>
          ['oppugno_v', 'defendo_v', 'capio_v', 'deleo_v', 'munio_v'].includes(verb) &&
          (object?.some((name) => LIFELESS.has(name)) ?? false),
      )
    : undefined;
  const town = row && draft.noun(['target'], { adorned: 100 });
  if (row && town) return clauseOf(draft.choice(row), same(subject), [objectOf(town)], { mood: 'inf' });
  return clause && (clause.args.some(({ role }) => role === 'object') || ERRANDS.has(clause.verb.lexeme))
    ? { ...clause, args: clause.args.filter(({ role }) => role === 'object') }
    : undefined;
};

/** What one does not go anywhere to do. */
const NO_AIMS = verbIds(
  'fugio redeo navigo ambulo transeo intro discedo exeo venio eo curro claudo aperio moveo porto pono celo paro relinquo',
);

/** What is hoped for; and what is too small to be planned or longed for. */
const HOPES = verbIds('fugio redeo peto capio venio navigo');
const SMALL = verbIds('claudo aperio moveo porto pono tango celo');
const aiming = (draft: Draft, kind: Verbal['kind']): Clause | undefined => {
  const main = goer(draft);
  const clause = main && deed(draft, main.subject, ({ verb }) => !NO_AIMS.has(verb));
  return (
    main &&
    clause && {
      ...main,
      args: [],
      verbal: { kind, clause },
    }
  );
};

const HELD = [
  ['spes_n', 'hope', 'of'],
  ['consilium_n', 'plan', 'to'],
  ['cupiditas_n', 'desire', 'to'],
  ['facultas_n', 'opportunity', 'to'],
  ['occasio_n', 'opportunity', 'to'],
] as const;

const MEANS = [
  ['disco_v', 'learn', 'human', verbIds('lego scribo audio laboro')],
  ['vinco_v', 'win', 'soldier', verbIds('pugno')],
  ['doceo_v', 'teach', 'teacher', verbIds('narro lego')],
  ['placeo_v', 'please', 'human', verbIds('canto narro')],
] as const;

const SUPINES = [
  ['fabula_n', 'mirabilis_adj', 'wonderful', 'audio_v', ['hear']],
  ['carmen_n', 'facilis_adj', 'easy', 'canto_v', ['sing']],
  ['opus_n', 'difficilis_adj', 'difficult', 'facio_v', ['do', 'make']],
  ['iter_n', 'difficilis_adj', 'difficult', 'facio_v', ['make', 'do']],
  ['fabula_n', 'facilis_adj', 'easy', 'dico_v', ['tell', 'say']],
  ['liber_n', 'difficilis_adj', 'difficult', 'lego_v', ['read']],
  ['liber_n', 'facilis_adj', 'easy', 'lego_v', ['read']],
  ['templum_n', 'mirabilis_adj', 'wonderful', 'video_v', ['see']],
  ['urbs_n', 'mirabilis_adj', 'wonderful', 'video_v', ['see']],
] as const;

export const VERBAL_FRAMES: readonly Frame[] = [
  {
    name: 'about to',
    level: 6,
    concepts: ['future participle', 'active periphrastic'],
    note: 'The future participle with sum: about to do.',
    manner: 'with the future participle',
    make: (draft) => {
      const tense = draft.random.pick(['pres', 'impf'] as const);
      const clause = draft.clause(quietVerb(draft), tense, { plain: true, bare: 150 });
      return straight(
        clause && {
          ...clause,
          tense,
          isPeriphrastic: true,
          says: [tense === 'pres' ? 'about to' : 'was about to'],
        },
      );
    },
  },
  {
    name: 'gerund',
    level: 6,
    concepts: ['gerund', 'gerundive', 'genitive'],
    note: 'The genitive of the gerund, or of the gerundive with its noun, says of what: spēs pugnandī, cōnsilium urbis capiendae.',
    manner: 'with the gerund or gerundive',
    make: (draft) => {
      const subject = someone(draft, ['soldier', 'human']);
      const [noun, en, kind] = draft.random.pick(HELD);
      const clause =
        subject &&
        deed(draft, subject, ({ verb }) => (noun === 'spes_n' ? HOPES.has(verb) : !SMALL.has(verb)));
      if (!subject || !clause) return undefined;
      const verbal: Verbal = { kind: 'to', clause };
      const tense = draft.tense('pres', 'impf', 'perf');
      if (draft.random.chance(300)) {
        const adjective = { lexeme: 'cupidus_adj', en: 'eager', degree: 'pos' } as const;
        return straight(
          clauseOf(SUM, subject, [], {
            tense: tense === 'perf' ? 'impf' : tense,
            predicate: { adjective, verbal },
          }),
        );
      }
      const held = draft.named(noun, { number: 'sg', en });
      return straight(
        held &&
          clauseOf(
            { lexeme: 'habeo_v', en: 'have', stative: true },
            subject,
            [objectOf({ ...held, article: noun === 'spes_n' ? 'none' : 'a', verbal: { kind, clause } })],
            { tense },
          ),
      );
    },
  },
  {
    name: 'ad with the gerundive',
    level: 6,
    concepts: ['gerundive', 'gerund', 'purpose'],
    note: 'ad with the accusative of the gerund or gerundive gives the purpose.',
    manner: 'with ad and the gerund or gerundive',
    make: (draft) => straight(aiming(draft, 'ad')),
  },
  {
    name: 'for the sake of',
    level: 7,
    concepts: ['gerundive', 'gerund', 'causā'],
    note: 'causā stands behind the genitive of the gerund or gerundive.',
    manner: 'with causā',
    make: (draft) => straight(aiming(draft, 'causa')),
  },
  {
    name: 'by doing',
    level: 7,
    concepts: ['gerund', 'ablative'],
    note: 'The ablative of the gerund says by what means.',
    make: (draft) => {
      const [verb, en, who, deeds] = draft.random.pick(MEANS);
      const subject = draft.noun([who], { adorned: 150 });
      const row = subject && draft.verbThat(({ verb: one }) => deeds.has(one));
      if (!subject || !row) return undefined;
      const clause = clauseOf(draft.choice(row), same(subject), [], { mood: 'inf' });
      const main = clauseOf(
        verbIn(
          verb,
          en,
          ...(verb === 'vinco_v'
            ? ['conquer', 'be victorious', 'prevail']
            : verb === 'placeo_v'
              ? ['give pleasure']
              : []),
        ),
        subject,
        [],
        { tense: draft.tense('pres', 'impf', 'perf', 'fut'), verbal: { kind: 'by', clause } },
      );
      return straight({ ...main, verb: { ...main.verb, stative: false } });
    },
  },
  {
    name: 'supine',
    level: 7,
    concepts: ['supine', 'purpose'],
    note: 'After verbs of going the supine in -um gives the purpose.',
    manner: 'with the supine',
    make: (draft) => straight(aiming(draft, 'supine')),
  },
  {
    name: 'easy to do',
    level: 8,
    concepts: ['supine'],
    note: 'After adjectives such as facilis the supine in -ū: easy to do.',
    manner: 'with the supine',
    make: (draft) => {
      const [noun, adjective, en, verb, only] = draft.random.pick(SUPINES);
      const subject = draft.named(noun, { adorned: 350 });
      const [first, ...others] = only;
      const clause = subject && clauseOf(verbIn(verb, first ?? '', ...others), same(subject));
      return straight(
        subject &&
          clause &&
          clauseOf(SUM, subject, [], {
            tense: draft.tense('pres', 'impf', 'fut'),
            predicate: {
              adjective: { lexeme: adjective, en, degree: 'pos' },
              verbal: { kind: 'supine-u', clause },
            },
          }),
      );
    },
  },
];
