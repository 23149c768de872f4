// Verbs without a subject: what is allowed, right, necessary, resolved. English builds these otherwise, so each gives the clauses that say
// it in English. Invariant: the person concerned stands in the case that the verb asks for.
import type { VerbFrame } from '@sigilla/content/schema/latinFrame.ts';
import type { Tense } from '../../features.ts';
import { verbIds } from '../../lexemeIds.ts';
import type { Draft } from '../draft.ts';
import type { Clause, VerbChoice } from '../tree.ts';
import { concerned } from './cases.ts';
import { humanVerb, isAskable } from './deeds.ts';
import type { Frame } from './frame.ts';
import { clauseOf, datived, IT, objectOf, straight, SUM, verbIn } from './frame.ts';

/** A deed without a dative, which could be taken for the person concerned. */
const done = (
  draft: Draft,
  subject: Clause['subject'],
  fits: (row: VerbFrame) => boolean = () => true,
): Clause | undefined =>
  draft.clause(
    humanVerb(draft, (row) => row.kind !== 'dat' && fits(row)),
    'pres',
    { subject, mood: 'inf', plain: true },
  );

/** "The king is allowed to go"; "it is permitted for the king to go". */
const twoWays = (
  personal: VerbChoice,
  impersonal: VerbChoice,
  subject: Clause['subject'],
  body: Clause,
  more: Partial<Clause>,
): readonly Clause[] => [
  clauseOf(personal, subject, [], { ...more, complement: { kind: 'infinitive', clause: body } }),
  clauseOf(impersonal, IT, [], {
    ...more,
    complement: { kind: 'for infinitive', clause: { ...body, subject } },
  }),
];

/** What one may find good or hard to do, and what one finds it. */
const PURSUITS = verbIds(
  'lego scribo laudo pareo laboro canto visito curo colo servo defendo amo doceo respondeo credo aro culpo accuso',
);

const VERDICTS = [
  ['bonus_adj', 'good'],
  ['facilis_adj', 'easy'],
  ['difficilis_adj', 'difficult'],
  ['turpis_adj', 'shameful'],
  ['utilis_adj', 'useful'],
  ['iucundus_adj', 'pleasant'],
  ['tutus_adj', 'safe'],
] as const;

export const times = (draft: Draft, ...more: readonly Tense[]): Tense =>
  draft.random.pick(['pres', 'pres', ...more] as const);
export const IMPERSONAL_FRAMES: readonly Frame[] = [
  {
    name: 'allowed',
    level: 5,
    concepts: ['impersonal verbs', 'licet'],
    note: 'licet: one is allowed; the person is dative.',
    manner: 'with licet',
    make: (draft) => {
      const who = concerned(draft);
      const body = who && done(draft, who.subject);
      if (!who || !body) return undefined;
      const tense = times(draft, 'impf', 'fut', 'perf');
      const isNegated = draft.random.chance(300);
      const personal =
        tense === 'pres'
          ? verbIn('licet_v', 'be allowed', 'may', 'be permitted')
          : verbIn('licet_v', 'be allowed', 'be permitted');
      const asEnglish = twoWays(
        personal,
        verbIn('licet_v', 'be permitted', 'be allowed', 'be lawful', 'be possible'),
        who.subject,
        body,
        { tense, isNegated },
      );
      return straight(
        clauseOf(verbIn('licet_v', 'be allowed'), IT, [datived(who.dative)], {
          tense,
          isNegated,
          complement: { kind: 'infinitive', clause: body },
          asEnglish,
        }),
      );
    },
  },
  {
    name: 'right',
    level: 5,
    concepts: ['impersonal verbs', 'oportet', 'accusative and infinitive'],
    note: 'oportet: one ought; accusative and infinitive.',
    manner: 'with oportet',
    make: (draft) => {
      const subject = draft.noun(['human', 'soldier'], { adorned: 150 });
      const body = subject && done(draft, subject, isAskable);
      if (!subject || !body) return undefined;
      const isNegated = draft.random.chance(200);
      const asEnglish = twoWays(
        verbIn('oportet_v', 'ought'),
        verbIn('oportet_v', 'be right', 'be proper', 'be fitting', 'be necessary'),
        subject,
        body,
        { isNegated },
      );
      return straight(
        clauseOf(verbIn('oportet_v', 'be right'), IT, [], {
          isNegated,
          complement: { kind: 'statement', clause: body },
          asEnglish,
        }),
      );
    },
  },
  {
    name: 'infinitive as subject',
    level: 4,
    concepts: ['infinitive', 'predicate'],
    note: 'An infinitive can be the subject; the adjective is then neuter.',
    make: (draft) => {
      const row = draft.verbThat(
        ({ kind, subject, verb }) =>
          (kind === 'acc' || kind === 'dat' || verb === 'canto_v' || verb === 'laboro_v') &&
          subject.includes('human') &&
          PURSUITS.has(verb),
      );
      const body = draft.clause(row, 'pres', { subject: IT, mood: 'inf', plain: true });
      const [lexeme, en] = draft.random.pick(VERDICTS);
      if (!body || !draft.stock.index.byId(lexeme)) return undefined;
      const predicate = { adjective: { lexeme, en, degree: 'pos' } } as const;
      const tense = draft.tense('pres', 'impf', 'fut');
      const isNegated = draft.random.chance(200);
      const english = clauseOf(SUM, IT, [], {
        tense,
        isNegated,
        predicate,
        complement: { kind: 'object infinitive', clause: body },
      });
      return straight({ ...english, complement: { kind: 'infinitive', clause: body }, asEnglish: [english] });
    },
  },
  {
    name: 'necessary',
    level: 6,
    concepts: ['impersonal verbs', 'necesse est'],
    note: 'necesse est: one must; the person is dative.',
    manner: 'with necesse est',
    make: (draft) => {
      const who = concerned(draft);
      const body = who && done(draft, who.subject, isAskable);
      if (!who || !body) return undefined;
      const tense = times(draft, 'impf', 'fut', 'perf');
      const must =
        tense === 'pres'
          ? verbIn('debeo_v', 'must', 'have to', 'need to')
          : verbIn('debeo_v', 'have to', 'need to');
      const asEnglish = twoWays(
        must,
        verbIn('sum_v', 'be necessary', 'be unavoidable', 'be inevitable'),
        who.subject,
        body,
        { tense },
      );
      const adjective = { lexeme: 'necesse_adj', en: 'necessary', degree: 'pos' } as const;
      return straight(
        clauseOf(SUM, IT, [datived(who.dative)], {
          tense,
          predicate: { adjective },
          complement: { kind: 'infinitive', clause: body },
          asEnglish,
        }),
      );
    },
  },
  {
    name: 'resolved',
    level: 6,
    concepts: ['impersonal verbs', 'placet'],
    note: 'placet: it pleases, one resolves; the person is dative.',
    manner: 'with placet',
    make: (draft) => {
      const who = concerned(draft, ['ruler', 'soldier', 'human']);
      const body = who && done(draft, who.subject);
      if (!who || !body) return undefined;
      const tense = draft.random.pick(['perf', 'perf', 'pres'] as const);
      const please = clauseOf(
        verbIn('placeo_v', 'please', 'suit', 'be pleasing to', 'seem good to'),
        IT,
        [objectOf(who.dative)],
        { tense, complement: { kind: 'object infinitive', clause: body } },
      );
      const decide = clauseOf(
        {
          ...verbIn('placeo_v', 'decide', 'resolve', 'be pleased', 'determine', 'like', 'see fit'),
          stative: false,
        },
        who.subject,
        [],
        { tense, complement: { kind: 'infinitive', clause: body } },
      );
      return straight(
        clauseOf(verbIn('placeo_v', 'please'), IT, [datived(who.dative)], {
          tense,
          complement: { kind: 'infinitive', clause: body },
          asEnglish: [decide, please],
        }),
      );
    },
  },
];
