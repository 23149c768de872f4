// Every kind of condition: real, future, completed, ideal, and unreal now and then. Mood and tense are the construction's own.
// Invariant: what follows is what the story tells.
import type { Draft } from '../draft.ts';
import type { Opener } from '../tree.ts';
import type { Half } from './clauses.ts';
import { said } from './clauses.ts';
import type { Frame, Made } from './frame.ts';
import { adverbial, consequence, opener, straight, withBackground } from './frame.ts';
import { story } from './stories.ts';

const IF = opener('si_conj', 'sī', 'if');

const UNLESS: Opener = { ...opener('nisi_conj', 'nisi', 'unless'), negates: true };

const THEN = { answer: ['then'] };

/** In a clause that hangs from another, English keeps to the Latin tense. */
const keeping = (half: Half): Half => [half[0], half[1], half[2] ?? [half[0]]];

/** A condition: if this, then that. Half of them turn on a quality and what follows from it. */
const condition = (draft: Draft, if_: Half, then: Half): Made => {
  if (draft.random.chance(400)) {
    const found = consequence(draft);
    const isUnless = found !== undefined && draft.random.chance(250);
    const main = found?.doing(then[0]);
    return straight(
      found &&
        main &&
        withBackground(
          said(isUnless ? { ...main, isNegated: !main.isNegated } : main, then),
          adverbial(isUnless ? UNLESS : IF, said(found.being, keeping(if_)), THEN),
        ),
    );
  }
  const two = story(draft, [if_[0], if_[1]], [then[0], then[1]]);
  if (!two) return undefined;
  const isUnless = draft.random.chance(200);
  const main = { ...said(two[1], then), isNegated: isUnless };
  return straight(withBackground(main, adverbial(isUnless ? UNLESS : IF, said(two[0], keeping(if_)), THEN)));
};

export const CONDITION_FRAMES: readonly Frame[] = [
  {
    name: 'real condition',
    level: 5,
    concepts: ['condition', 'sī, nisi'],
    note: 'A condition that leaves open whether it is so takes the indicative.',
    make: (draft) => {
      return condition(draft, ['pres', 'ind'], ['pres', 'ind']);
    },
  },
  {
    name: 'future condition',
    level: 6,
    concepts: ['condition', 'sī, nisi', 'future'],
    note: 'Latin puts both halves into the future where English says "if he comes".',
    manner: 'with the future in both halves',
    make: (draft) => condition(draft, ['fut', 'ind', ['pres', 'fut']], ['fut', 'ind']),
  },
  {
    name: 'completed condition',
    level: 7,
    concepts: ['condition', 'sī, nisi', 'future perfect'],
    note: 'What must be done before something else can happen stands in the future perfect, where English says "if he comes" or "has come".',
    manner: 'with the future perfect in the condition',
    make: (draft) => condition(draft, ['futp', 'ind', ['pres', 'perf', 'futp', 'fut']], ['fut', 'ind']),
  },
  {
    name: 'ideal condition',
    level: 7,
    concepts: ['condition', 'subjunctive', 'sī, nisi'],
    note: 'What might be: present subjunctive in both halves.',
    make: (draft) => condition(draft, ['pres', 'subj', ['were to']], ['pres', 'subj', ['would']]),
  },
  {
    name: 'unreal condition now',
    level: 8,
    concepts: ['condition', 'subjunctive', 'sī, nisi'],
    note: 'What is not so: imperfect subjunctive in both halves.',
    make: (draft) => condition(draft, ['impf', 'subj', ['were']], ['impf', 'subj', ['would']]),
  },
  {
    name: 'unreal condition then',
    level: 8,
    concepts: ['condition', 'subjunctive', 'sī, nisi'],
    note: 'What was not so: pluperfect subjunctive in both halves.',
    make: (draft) => condition(draft, ['plup', 'subj', ['plup']], ['plup', 'subj', ['would have']]),
  },
];
