// What one fears may happen or may not, and what hinders one: nē, nē nōn, quōminus.
// Invariant: what is feared is a harm.
import type { Tense } from '../../features.ts';
import { verbIds } from '../../lexemeIds.ts';
import type { Draft } from '../draft.ts';
import type { Clause } from '../tree.ts';
import { isPast } from '../agreement.ts';
import { quietVerb } from './deeds.ts';
import type { Frame } from './frame.ts';
import { clauseOf, objectOf, opener, same, sequence, straight, withComplement } from './frame.ts';
import { threat } from './purposes.ts';

/** What storm, night, illness or other people keep one from. */
const HINDERED = verbIds('venio redeo discedo exeo laboro navigo dormio scribo lego');

const afraid = (draft: Draft, tense: Tense): Clause | undefined => {
  const row = draft.verbThat(({ verb }) => verb === 'timeo_v' || verb === 'metuo_v');
  const subject =
    row && (draft.random.chance(300) ? draft.person() : draft.noun(row.subject, { adorned: 100 }));
  return row && subject && clauseOf({ ...draft.choice(row), en: 'fear' }, subject, [], { tense });
};

/** What one may fear that somebody does not do. */
const UNHELPED = verbIds('venio redeo servo vinco defendo pareo credo respondeo curo');

export const FEAR_FRAMES: readonly Frame[] = [
  {
    name: 'fear',
    level: 7,
    concepts: ['fear clause', 'subjunctive'],
    note: 'After a verb of fearing nē means "that".',
    make: (draft) => {
      const main = afraid(draft, draft.tense('pres', 'perf', 'impf'));
      const inner = main && threat(draft, sequence(main.tense));
      return straight(withComplement(main, inner && { kind: 'fear', clause: inner }));
    },
  },
  {
    name: 'fear that not',
    level: 8,
    concepts: ['fear clause', 'subjunctive'],
    note: 'After a verb of fearing ut means "that … not".',
    make: (draft) => {
      const main = afraid(draft, draft.tense('pres', 'perf', 'impf'));
      const row = draft.verbThat(
        ({ verb, subject }) =>
          UNHELPED.has(verb) && (subject.includes('human') || subject.includes('soldier')),
      );
      const inner = main && draft.clause(row, sequence(main.tense), { mood: 'subj', bare: 0, plain: true });
      if (!main || !inner) return undefined;
      const says = isPast(main.tense)
        ? (['might', 'would', 'perf'] as const)
        : (['may', 'fut', 'pres'] as const);
      const clause: Clause = { ...inner, asEnglish: [{ ...inner, isNegated: true, says }] };
      return straight({
        ...main,
        complement: { kind: 'opened', clause, opener: opener('ut_conj', 'ut', 'that', '') },
      });
    },
  },
  {
    name: 'hindrance',
    level: 9,
    concepts: ['quōminus', 'subjunctive'],
    note: 'Verbs of hindering take quōminus with the subjunctive: "from doing".',
    manner: 'with quōminus',
    make: (draft) => {
      const verb = draft.random.pick([
        { lexeme: 'impedio_v', en: 'hinder' },
        { lexeme: 'prohibeo_v', en: 'prevent' },
        { lexeme: 'deterreo_v', en: 'deter' },
      ] as const);
      const subject = draft.noun(['soldier', 'ruler', 'enemy', 'hindering'], { adorned: 0 });
      const object = subject && draft.noun(['soldier', 'human'], { adorned: 100 });
      const tense = draft.tense('pres', 'perf', 'impf');
      const inner =
        object &&
        draft.clause(
          quietVerb(draft, ({ verb: one }) => HINDERED.has(one)),
          sequence(tense),
          { subject: same(object), mood: 'subj', plain: true },
        );
      if (!subject || !object || !inner) return undefined;
      const main = clauseOf({ ...verb, stative: false }, subject, [objectOf(object)], { tense });
      return straight({
        ...main,
        complement: { kind: 'hindrance', clause: inner, opener: opener('quominus_conj', 'quōminus', 'from') },
      });
    },
  },
];
