// Although and cum: concession, cause and circumstance. Mood and tense are the construction's own.
// Invariant: what is conceded is no reason for what follows.
import { because } from './clauses.ts';
import type { Frame } from './frame.ts';
import { opener, straight, withBackground } from './frame.ts';
import { story } from './stories.ts';

export const CONCESSION_FRAMES: readonly Frame[] = [
  {
    name: 'although',
    level: 6,
    concepts: ['concessive clause', 'quamquam'],
    note: 'quamquam and etsī admit a fact, in the indicative.',
    manner: 'with quamquam or etsī',
    make: (draft) =>
      straight(
        because(
          draft,
          draft.random.pick([
            opener('quamquam_conj etsi_conj', 'quamquam', 'although', 'though', 'even though'),
            opener('etsi_conj quamquam_conj', 'etsī', 'although', 'though', 'even though', 'even if'),
          ]),
          draft.random.pick(['pres', 'impf'] as const),
          'ind',
          true,
        ),
      ),
  },
  {
    name: 'however much',
    level: 8,
    concepts: ['concessive clause', 'subjunctive', 'quamvīs'],
    note: 'quamvīs takes the subjunctive.',
    manner: 'with quamvīs',
    make: (draft) => {
      const isNow = draft.random.chance(500);
      return straight(
        because(
          draft,
          opener('quamvis_conj', 'quamvīs', 'although', 'though', 'however much', 'even though'),
          isNow ? 'pres' : 'impf',
          'subj',
          true,
          isNow ? ['pres'] : ['impf', 'perf'],
        ),
      );
    },
  },
  {
    name: 'cum of cause',
    level: 7,
    concepts: ['cum clause', 'subjunctive', 'causal clause'],
    note: 'cum "since" takes the subjunctive.',
    manner: 'with cum',
    make: (draft) => {
      const isNow = draft.random.chance(500);
      return straight(
        because(
          draft,
          opener('cum_conj', 'cum', 'since', 'because', 'as', 'when'),
          isNow ? 'pres' : 'impf',
          'subj',
          false,
          isNow ? ['pres'] : ['impf', 'perf'],
        ),
      );
    },
  },
  {
    name: 'cum of concession',
    level: 8,
    concepts: ['cum clause', 'subjunctive', 'concessive clause'],
    note: 'cum "although" takes the subjunctive.',
    manner: 'with cum',
    make: (draft) => {
      const isNow = draft.random.chance(400);
      return straight(
        because(
          draft,
          opener('cum_conj', 'cum', 'although', 'though', 'even though', 'when', 'since', 'while'),
          isNow ? 'pres' : 'impf',
          'subj',
          true,
          isNow ? ['pres'] : ['impf', 'perf'],
        ),
      );
    },
  },
  {
    name: 'cum',
    level: 7,
    concepts: ['cum clause', 'subjunctive'],
    note: 'cum with the subjunctive: when, since.',
    manner: 'with cum',
    make: (draft) => {
      const two = story(draft, ['plup', 'subj'], ['perf', 'ind']);
      return straight(two && withBackground(two[1], { kind: 'cum', clause: two[0] }));
    },
  },
];
