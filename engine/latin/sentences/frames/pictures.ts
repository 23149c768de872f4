// Pictures: what two people do at one time and in one place, side by side or one while the other.
// Invariant: both deeds are of one scene, so that they make one picture; neither is done in a moment where it lasts.
import type { VerbFrame } from '@sigilla/content/schema/latinFrame.ts';
import type { Tense } from '../../features.ts';
import type { Draft } from '../draft.ts';
import type { Clause } from '../tree.ts';
import { plainVerb } from './deeds.ts';
import type { Frame } from './frame.ts';
import { adverbial, opener, straight, withBackground, withComplement } from './frame.ts';
import { reportVerb } from './reports.ts';

const isLasting = ({ sudden, stative }: VerbFrame): boolean => !sudden && !stative;

/** What somebody does in this scene. */
const deed = (draft: Draft, tense: Tense, mood: Clause['mood'] = 'ind'): Clause | undefined =>
  draft.clause(plainVerb(draft), tense, { plain: true, bare: 0, mood });

/** What somebody was doing for some time. */
const lastingDeed = (draft: Draft, tense: Tense, mood: Clause['mood'] = 'ind'): Clause | undefined => {
  const row = plainVerb(draft);
  return row && isLasting(row) ? draft.clause(row, tense, { plain: true, bare: 0, mood }) : undefined;
};

/** Two deeds side by side, in one tense. */
const beside = (one: Clause | undefined, other: Clause | undefined): Clause | undefined =>
  one && other && one.tense === other.tense
    ? { ...one, joined: { by: 'et', clause: other, isSame: false } }
    : undefined;

export const PICTURE_FRAMES: readonly Frame[] = [
  {
    name: 'two deeds',
    level: 4,
    concepts: ['coordination', 'subject and object'],
    note: 'Each clause has its own subject; et joins them.',
    make: (draft) => {
      const tense = draft.tense('pres', 'perf', 'impf', 'fut');
      return straight(beside(deed(draft, tense), deed(draft, tense)));
    },
  },
  {
    name: 'two deeds meanwhile',
    level: 7,
    concepts: ['temporal clause', 'dum'],
    note: 'dum "while" takes the present indicative, whatever the time of the story.',
    manner: 'with dum',
    make: (draft) => {
      const inner = lastingDeed(draft, 'pres');
      const main = inner && deed(draft, 'perf');
      return straight(
        main &&
          withBackground(
            main,
            adverbial(opener('dum_conj', 'dum', 'while', 'as', 'when'), {
              ...inner,
              says: ['impf', 'perf', 'pres'],
            }),
          ),
      );
    },
  },
  {
    name: 'cum at one time',
    level: 7,
    concepts: ['cum clause', 'subjunctive'],
    note: 'cum with the imperfect subjunctive tells what was going on.',
    manner: 'with cum and the subjunctive',
    make: (draft) => {
      const inner = lastingDeed(draft, 'impf', 'subj');
      const main = inner && deed(draft, 'perf');
      return straight(main && withBackground(main, { kind: 'cum', clause: inner }));
    },
  },
  {
    name: 'reported deeds',
    level: 7,
    concepts: ['accusative and infinitive'],
    note: 'After verbs of saying and thinking: accusative and infinitive.',
    make: (draft) => {
      const main = reportVerb(draft, draft.tense('pres', 'perf'));
      const inner = deed(draft, draft.random.pick(['pres', 'perf', 'fut'] as const), 'inf');
      return straight(withComplement(main, inner && { kind: 'statement', clause: inner }));
    },
  },
];
