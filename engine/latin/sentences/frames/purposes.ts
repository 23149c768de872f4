// Subjunctive clauses of purpose and result. Invariant: what one goes for is a deed that anyone may go for (deeds.ts).
import type { Tense } from '../../features.ts';
import { verbIds } from '../../lexemeIds.ts';
import type { Draft } from '../draft.ts';
import type { Clause, Extra, Phrase } from '../tree.ts';
import { isPast } from '../agreement.ts';
import { aimVerb, SETTING_OUT } from './deeds.ts';
import type { Frame } from './frame.ts';
import {
  clauseOf,
  consequence,
  objectOf,
  opener,
  same,
  sequence,
  someone,
  straight,
  withBackground,
  withComplement,
} from './frame.ts';
import { completed } from './stories.ts';

/** Whom one goes for when something has been done; and what is easier from the right place. */
const HELP = verbIds('voco moneo');

/** What one sends others for. */
const MISSIONS = verbIds(
  'peto quaero defendo custodio oppugno libero emo voco moneo capio aedifico munio laboro',
);

const EASED = verbIds('video specto invenio capio vinco defendo servo custodio oppugno audio');

/** Someone goes, and what for: nobody says whither, who says what to do there to whom. */
const goingTo = (main: Clause, purpose: Clause | undefined): Clause =>
  purpose && purpose.args.length > 0 ? { ...main, args: [] } : main;

/** Someone goes somewhere. */
const going = (draft: Draft, tense: Tense): Clause | undefined => {
  const subject = someone(draft);
  const row =
    subject &&
    draft.verbThat(
      ({ verb, subject: who }) =>
        SETTING_OUT.has(verb) && (who.includes('human') || draft.stock.isOf(subject.lexeme, who)),
    );
  const clause = draft.clause(row, tense, { ...(subject ? { subject } : {}), plain: true });
  return clause && { ...clause, args: clause.args.filter(({ role }) => role !== 'place') };
};

/** What one goes somewhere for: something done to somebody or something. */
const aim = (
  draft: Draft,
  subject: Phrase,
  tense: Tense,
  among?: ReadonlySet<string>,
): Clause | undefined => {
  if (subject.kind !== 'noun') return undefined;
  const clause = draft.clause(aimVerb(draft, subject, among), tense, {
    subject: same(subject),
    mood: 'subj',
    plain: true,
  });
  return (
    clause && { ...clause, args: clause.args.filter(({ role }) => role === 'object' || role === 'company') }
  );
};

const MORE_EASILY: Extra = {
  lexeme: 'facilis_adj',
  features: { adverb: true, degree: 'comp' },
  role: 'degree',
  en: ['more easily'],
};

const THREATS = ['enemy', 'wild'];
const HARMS = verbIds('capio oppugno deleo neco interficio vulnero terreo noceo venio intro');

/** What one fears that somebody may do. */
export const threat = (draft: Draft, tense: Tense): Clause | undefined => {
  const row = draft.verbThat(
    ({ kind, subject, verb }) =>
      (kind === 'acc' || kind === 'none' || kind === 'dat') &&
      subject.some((name) => THREATS.includes(name)) &&
      HARMS.has(verb),
  );
  const who =
    row &&
    draft.noun(
      row.subject.filter((name) => THREATS.includes(name)),
      { adorned: 100 },
    );
  return who && draft.clause(row, tense, { subject: who, mood: 'subj', plain: true });
};

export const PURPOSE_FRAMES: readonly Frame[] = [
  {
    name: 'purpose',
    level: 6,
    concepts: ['purpose clause', 'subjunctive', 'sequence of tenses'],
    note: 'ut (negative nē) with the subjunctive gives the purpose.',
    manner: 'with ut or nē',
    make: (draft) => {
      const main = going(draft, draft.tense('pres', 'perf', 'impf'));
      if (!main) return undefined;
      const isNegated = draft.random.chance(200);
      const inner = isNegated
        ? threat(draft, sequence(main.tense))
        : aim(draft, main.subject, sequence(main.tense));
      return straight(
        withComplement(goingTo(main, inner), inner && { kind: 'purpose', clause: { ...inner, isNegated } }),
      );
    },
  },
  {
    name: 'purpose after absolute',
    level: 9,
    concepts: ['ablative absolute', 'purpose clause'],
    note: 'An ablative absolute, then a purpose clause.',
    manner: 'with an ablative absolute and ut',
    make: (draft) => {
      const two = completed(draft, ['perf', 'ind']);
      const main = two && going(draft, 'perf');
      const body = main && aim(draft, main.subject, 'impf', HELP);
      return straight(
        two &&
          main &&
          withBackground(withComplement(goingTo(main, body), body && { kind: 'purpose', clause: body }), {
            kind: 'absolute',
            clause: two[0],
          }),
      );
    },
  },
  {
    name: 'sent to do',
    level: 8,
    concepts: ['purpose clause', 'relative clause', 'subjunctive'],
    note: 'A relative clause with the subjunctive can give the purpose: quī pācem petant, "to seek peace".',
    manner: 'with a relative clause of purpose',
    make: (draft) => {
      const tense = draft.tense('pres', 'perf', 'impf');
      const row = draft.verbThat(({ verb, kind }) => verb === 'mitto_v' && kind === 'acc');
      const subject = row && draft.noun(row.subject, { adorned: 100 });
      const sent = subject && draft.noun(['sent'], { adorned: 0 });
      if (!row || !subject || !sent) return undefined;
      const main = clauseOf(draft.choice(row), subject, [], { tense });
      const object = objectOf(sent);
      const inner = aim(draft, sent, sequence(main.tense), MISSIONS);
      if (!inner) return undefined;
      const asClause: Clause = { ...main, args: [object], complement: { kind: 'purpose', clause: inner } };
      const says = isPast(main.tense)
        ? (['might', 'was to', 'would'] as const)
        : (['may', 'am to', 'fut'] as const);
      const relative = { case: 'nom', clause: { ...inner, says } } as const;
      const whole: Clause = { ...main, args: [objectOf({ ...sent, relative })] };
      return straight({ ...whole, asEnglish: [asClause, whole] });
    },
  },
  {
    name: 'the more easily',
    level: 9,
    concepts: ['purpose clause', 'quō', 'comparative'],
    note: 'quō stands for ut where a comparative follows.',
    manner: 'with quō',
    make: (draft) => {
      const main = going(draft, draft.tense('pres', 'perf'));
      const inner = main && aim(draft, main.subject, sequence(main.tense), EASED);
      if (!main || !inner) return undefined;
      const says = isPast(main.tense) ? (['might', 'would'] as const) : (['may', 'would'] as const);
      return straight({
        ...main,
        complement: {
          kind: 'opened',
          clause: { ...inner, extra: MORE_EASILY, says },
          opener: opener('quo_conj', 'quō', 'so that', 'in order that', 'that'),
        },
      });
    },
  },
  {
    name: 'result',
    level: 7,
    concepts: ['result clause', 'subjunctive'],
    note: 'tam points to a result: ut with the subjunctive, negative ut nōn.',
    make: (draft) => {
      const found = consequence(draft);
      const tense = draft.tense('pres', 'impf');
      const predicate = found?.being.predicate;
      if (!found || !predicate) return undefined;
      const main: Clause = { ...found.being, tense, predicate: { ...predicate, isResult: true } };
      return straight({
        ...main,
        complement: { kind: 'result', clause: found.doing(sequence(tense), { mood: 'subj' }) },
      });
    },
  },
  {
    name: 'so many',
    level: 8,
    concepts: ['result clause', 'subjunctive', 'tot'],
    note: 'tot "so many" points to a result with ut.',
    make: (draft) => {
      const tense = draft.random.pick(['pres', 'perf'] as const);
      const row = draft.verbThat(
        ({ verb, kind }) => (verb === 'video_v' || verb === 'audio_v') && kind === 'acc',
      );
      const subject = row && draft.noun(['human'], { adorned: 100 });
      const seen = subject && draft.noun(['foe', 'wild'], { adorned: 0, number: 'pl' });
      if (!row || !subject || !seen) return undefined;
      const main = clauseOf(draft.choice(row), subject, [], { tense });
      const then = draft.verbThat(
        ({ verb, subject: who }) =>
          ['fugio_v', 'clamo_v', 'discedo_v', 'redeo_v', 'fleo_v'].includes(verb) && who.includes('human'),
      );
      const deed = draft.clause(then, sequence(tense), {
        subject: same(main.subject),
        mood: 'subj',
        plain: true,
      });
      const inner = deed && { ...deed, args: [] };
      const phrase = { ...seen, determiner: { lexeme: 'tot_adj', en: ['so many'] } };
      return straight(
        inner && { ...main, args: [objectOf(phrase)], complement: { kind: 'result', clause: inner } },
      );
    },
  },
];
