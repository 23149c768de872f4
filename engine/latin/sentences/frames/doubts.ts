// What nobody doubts, what one is glad of, what came to pass, and what is reported with a clause of its own.
// Invariant: the tense of what is told is seen from the main verb.
import type { Tense } from '../../features.ts';
import { verbIds } from '../../lexemeIds.ts';
import { isPast } from '../agreement.ts';
import { anyVerb } from './deeds.ts';
import type { Frame } from './frame.ts';
import { clauseOf, earlier, IT, opener, same, sequence, straight, verbIn, withBackground } from './frame.ts';
import { TOLD } from './reports.ts';
import { event, isMisfortune } from './stories.ts';

/** Verbs of coming with news, and of telling them. */
const BACK = verbIds('venio redeo intro curro');

export const DOUBT_FRAMES: readonly Frame[] = [
  {
    name: 'no doubt',
    level: 9,
    concepts: ['quīn', 'subjunctive', 'sequence of tenses'],
    note: 'nōn dubitō quīn: "I do not doubt that", with the subjunctive.',
    make: (draft) => {
      const tense = draft.random.pick(['pres', 'perf', 'impf'] as const);
      const subject = draft.random.chance(450)
        ? draft.person()
        : draft.noun(['human', 'soldier'], { adorned: 100 });
      const isEarlier = draft.random.chance(500);
      const inner = draft.clause(anyVerb(draft), isEarlier ? earlier(tense) : sequence(tense), {
        mood: 'subj',
        plain: true,
        bare: 0,
      });
      if (!subject || !inner) return undefined;
      const says: readonly Tense[] = isPast(tense)
        ? isEarlier
          ? ['plup', 'perf']
          : ['impf', 'perf']
        : isEarlier
          ? ['perf', 'impf']
          : ['pres'];
      const main = clauseOf(verbIn('dubito_v', 'doubt'), subject, [], { tense, isNegated: true });
      return straight({
        ...main,
        complement: {
          kind: 'opened',
          clause: { ...inner, says },
          opener: opener('quin_conj', 'quīn', 'that', 'but that', ''),
        },
      });
    },
  },
  {
    name: 'glad that',
    level: 6,
    concepts: ['quod', 'clause of fact'],
    note: 'gaudeō and doleō take quod with the indicative: glad, or sorry, that something is so.',
    manner: 'with quod',
    make: (draft) => {
      const subject = draft.random.chance(300)
        ? draft.person()
        : draft.noun(['human', 'soldier'], { adorned: 100 });
      const tense = draft.random.pick(['pres', 'impf'] as const);
      const inner = subject && event(draft, [tense === 'pres' ? 'perf' : 'plup', 'ind']);
      if (!subject || !inner) return undefined;
      const verb = isMisfortune(draft, inner)
        ? verbIn('doleo_v', 'be sorry', 'grieve', 'be sad', 'regret', 'lament')
        : verbIn('gaudeo_v', 'be glad', 'rejoice', 'be happy', 'be pleased');
      const that = opener('quod_conj', 'quod', 'that', 'because', '');
      return straight({
        ...clauseOf(verb, subject, [], { tense }),
        complement: {
          kind: 'opened',
          clause: { ...inner, says: tense === 'pres' ? ['perf'] : ['plup', 'perf'] },
          opener: that,
        },
      });
    },
  },
  {
    name: 'it happened that',
    level: 8,
    concepts: ['result clause', 'impersonal verbs', 'subjunctive'],
    note: 'accidit ut: it happens that, with the subjunctive.',
    manner: 'with accidit ut',
    make: (draft) => {
      const isNow = draft.random.chance(300);
      const inner = event(draft, [isNow ? 'pres' : 'impf', 'subj']);
      const main = clauseOf(verbIn('accido_v', 'happen', 'come about', 'come to pass'), IT, [], {
        tense: isNow ? 'pres' : 'perf',
      });
      return straight(
        inner && {
          ...main,
          complement: {
            kind: 'opened',
            clause: { ...inner, says: isNow ? ['pres'] : ['perf', 'impf'] },
            opener: opener('ut_conj', 'ut', 'that'),
          },
        },
      );
    },
  },
  {
    name: 'reported after cum',
    level: 9,
    concepts: ['cum clause', 'accusative and infinitive'],
    note: 'cum with the subjunctive, then accusative and infinitive.',
    manner: 'with cum',
    make: (draft) => {
      const first = draft.clause(
        draft.verbThat(({ verb, subject }) => BACK.has(verb) && subject.includes('human')),
        'plup',
        { mood: 'subj', bare: 0, plain: true },
      );
      const row = first && draft.verbThat(({ verb, kind }) => kind === 'aci' && TOLD.has(verb));
      const inner = row && event(draft, [draft.random.pick(['pres', 'perf', 'fut'] as const), 'inf']);
      if (!first || !row || !inner) return undefined;
      const main = clauseOf(draft.choice(row), same(first.subject), [], {
        tense: 'perf',
        complement: { kind: 'statement', clause: inner },
      });
      return straight(withBackground(main, { kind: 'cum', clause: first }));
    },
  },
];
