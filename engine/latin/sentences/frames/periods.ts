// Periods: one thing happens, and two people do something about it; or a report with its circumstances. What the highest levels read.
// Invariant: the deeds are those of the stories, so that each follows from the one before.
import type { Tense } from '../../features.ts';
import type { Draft } from '../draft.ts';
import type { Background, Clause } from '../tree.ts';
import type { Frame, Made } from './frame.ts';
import { adverbial, clauseOf, opener, sequence, straight, withBackground, withComplement } from './frame.ts';
import { reportVerb } from './reports.ts';
import { completed, story, twofold } from './stories.ts';

/** The main clause of a period: both deeds, joined. */
const both = (one: Clause, other: Clause): Clause => ({
  ...one,
  joined: { by: 'et', clause: other, isSame: false },
});

/** A period after a clause of time or cause, told in the past. */
const after = (
  draft: Draft,
  tense: Tense,
  mood: Clause['mood'],
  background: (first: Clause) => Background | undefined,
): Made => {
  const three = twofold(draft, [tense, mood], ['perf', 'ind']);
  if (!three) return undefined;
  const [first, one, other] = three;
  return one.tense === 'perf' && other.tense === 'perf'
    ? straight(withBackground(both(one, other), background(first)))
    : undefined;
};

const POSTQUAM = opener('postquam_conj', 'postquam', 'after', 'when');
const UBI = opener('ubi_conj ut_conj cum_conj simulac_conj', 'ubi', 'when', 'as soon as', 'after');

export const PERIOD_FRAMES: readonly Frame[] = [
  {
    name: 'period of time',
    level: 7,
    concepts: ['period', 'temporal clause', 'coordination'],
    note: 'A period tells first what came first; what followed may be told in two clauses joined by et.',
    make: (draft) => {
      const words = draft.random.pick([POSTQUAM, UBI]);
      return after(draft, 'perf', 'ind', (first) => adverbial(words, { ...first, says: ['plup', 'perf'] }));
    },
  },
  {
    name: 'period with cum',
    level: 8,
    concepts: ['period', 'cum clause', 'subjunctive', 'coordination'],
    note: 'cum with the pluperfect subjunctive opens the period; two main clauses tell what followed.',
    manner: 'with cum and the subjunctive',
    make: (draft) => after(draft, 'plup', 'subj', (clause) => ({ kind: 'cum', clause })),
  },
  {
    name: 'period with an absolute',
    level: 9,
    concepts: ['period', 'ablative absolute', 'accusative and infinitive'],
    note: 'What was done first stands in an ablative absolute; what is told hangs from a verb of saying.',
    manner: 'with an ablative absolute',
    make: (draft) => {
      const two = completed(draft, ['pres', 'ind']);
      const main = two && reportVerb(draft, 'perf');
      if (!two || !main) return undefined;
      const [done, told] = two;
      const inner: Clause = { ...told, mood: 'inf', tense: 'perf' };
      return straight(
        withBackground(withComplement(main, { kind: 'statement', clause: inner }), {
          kind: 'absolute',
          clause: done,
        }),
      );
    },
  },
  {
    name: 'period of an unreal case',
    level: 9,
    concepts: ['period', 'unreal condition', 'subjunctive', 'coordination'],
    note: 'Pluperfect subjunctive in every clause: what would have followed, had it been so.',
    make: (draft) => {
      const three = twofold(draft, ['plup', 'subj'], ['plup', 'subj']);
      if (!three) return undefined;
      const [first, one, other] = three;
      const would = (clause: Clause): Clause => ({ ...clause, says: ['would have'] });
      return straight(
        withBackground(
          both(would(one), would(other)),
          adverbial(opener('si_conj', 'sī', 'if'), { ...first, says: ['plup'] }),
        ),
      );
    },
  },
  {
    name: 'period with a question',
    level: 10,
    concepts: ['period', 'cum clause', 'indirect question', 'sequence of tenses'],
    note: 'A clause with cum before, a reported question behind: both in the subjunctive, each in its own tense.',
    manner: 'with cum and the subjunctive',
    make: (draft) => {
      const two = story(draft, ['plup', 'subj'], [sequence('perf'), 'subj']);
      if (!two) return undefined;
      const [first, next] = two;
      if (next.subject.kind !== 'noun' || first.subject.kind !== 'noun') return undefined;
      const who = draft.noun(['human', 'ruler'], { adorned: 200 });
      if (!who || next.subject.lexeme === first.subject.lexeme) return undefined;
      const main = clauseOf({ lexeme: 'rogo_v', en: 'ask', stative: false }, who, [], { tense: 'perf' });
      const asks = draft.random.pick([
        { lexeme: 'num_part', form: 'num', en: ['whether', 'if'] },
        { lexeme: 'cur_adv', form: 'cūr', en: ['why'] },
      ] as const);
      return straight(
        withBackground(withComplement(main, { kind: 'question', clause: next, asks }), {
          kind: 'cum',
          clause: first,
        }),
      );
    },
  },
];
