// Ablative absolutes: with a perfect or present participle, and without a verb ("with Caesar as general").
// Invariant: nobody of the main clause stands in the absolute.
import { nounIds, verbIds } from '../../lexemeIds.ts';
import type { Draft } from '../draft.ts';
import type { Background, Clause } from '../tree.ts';
import type { Frame } from './frame.ts';
import { clauseOf, meanwhile, straight, SUM, withBackground } from './frame.ts';
import { completed } from './stories.ts';

const LEADERS = nounIds('caesar pompeius scipio hannibal brutus');

const RULERS = nounIds('cicero cato pompeius caesar augustus nero');

const WATCHED = verbIds('rideo fleo clamo dormio canto sedeo specto laboro');

/** What is done under a general, under a consul, against somebody's will. */
const WARFARE = verbIds('pugno vinco capio transeo defendo libero munio oppugno supero');

const TIMES = verbIds('aedifico libero peto gero colo vinco defendo munio');

const WILFUL = verbIds(
  'discedo redeo lego canto emo intro exeo laboro voco aperio ceno relinquo scribo vendo',
);

type Verbless = {
  readonly background: Background;
  readonly deeds: ReadonlySet<string>;
  readonly who: readonly string[];
};

/** An ablative without a verb: under a general, while a king is alive; and what may be done the while, by whom. */
const verbless = (draft: Draft): Verbless | undefined => {
  const way = draft.random.below(3);
  const absolute = (clause: Clause, deeds: ReadonlySet<string>, ...who: readonly string[]): Verbless => ({
    background: { kind: 'absolute', clause },
    deeds,
    who,
  });
  if (way === 0) {
    const subject = draft.named(draft.random.pick(LEADERS), { number: 'sg' });
    const noun = draft.named('dux_n', { number: 'sg', article: 'none', en: 'general' });
    return subject && noun && absolute(clauseOf(SUM, subject, [], { tense: 'impf', noun }), WARFARE, 'men');
  }
  if (way === 1) {
    const subject = draft.named(draft.random.pick(RULERS), { number: 'sg' });
    const noun = draft.named(
      subject?.lexeme === 'augustus_n' || subject?.lexeme === 'nero_n' ? 'princeps_n' : 'consul_n',
      {
        number: 'sg',
        article: 'none',
        ...(subject?.lexeme === 'augustus_n' || subject?.lexeme === 'nero_n' ? { en: 'emperor' } : {}),
      },
    );
    return (
      subject &&
      noun &&
      absolute(clauseOf(SUM, subject, [], { tense: 'impf', noun }), TIMES, 'people', 'human')
    );
  }
  const subject = draft.noun(['king', 'queens', 'elder'], { number: 'sg', adorned: 0 });
  const [lexeme, en] = draft.random.pick([
    ['vivus_adj', 'alive'],
    ['invitus_adj', 'unwilling'],
  ] as const);
  const adjective = { lexeme, en, degree: 'pos' } as const;
  const inner = subject && clauseOf(SUM, subject, [], { tense: 'impf', predicate: { adjective } });
  const isElder = subject && draft.stock.isOf(subject.lexeme, ['elder']);
  return (
    inner &&
    absolute(
      inner,
      lexeme === 'vivus_adj' && !isElder ? TIMES : WILFUL,
      ...(isElder ? ['child', 'spouse'] : ['people', 'human']),
    )
  );
};

export const ABSOLUTE_FRAMES: readonly Frame[] = [
  {
    name: 'absolute',
    level: 8,
    concepts: ['ablative absolute', 'participle'],
    note: 'Noun and participle in the ablative make a clause of their own.',
    manner: 'with an ablative absolute',
    make: (draft) => {
      const two = completed(draft, ['perf', 'ind']);
      return straight(two && withBackground(two[1], { kind: 'absolute', clause: two[0] }));
    },
  },
  {
    name: 'present absolute',
    level: 8,
    concepts: ['ablative absolute', 'participle'],
    note: 'With a present participle the ablative absolute says what goes on meanwhile; its ablative singular ends in -e.',
    manner: 'with an ablative absolute',
    make: (draft) => {
      const main = meanwhile(draft);
      const row = draft.verbThat(({ verb }) => WATCHED.has(verb));
      const subject = row && draft.noun(['human', 'soldier', 'ruler'], { adorned: 0 });
      if (!main || !row || !subject) return undefined;
      return straight(
        withBackground(main, {
          kind: 'absolute',
          clause: clauseOf(draft.choice(row), subject, [], { tense: 'pres' }),
        }),
      );
    },
  },
  {
    name: 'absolute without a verb',
    level: 8,
    concepts: ['ablative absolute'],
    note: 'Two nouns, or a noun and an adjective, make an ablative absolute: Caesare duce, rēge invītō.',
    manner: 'with an ablative absolute',
    make: (draft) => {
      const found = verbless(draft);
      const row =
        found &&
        draft.verbThat(
          ({ verb, kind, scenes }) =>
            scenes === undefined && found.deeds.has(verb) && (kind === 'acc' || kind === 'none'),
        );
      const subject =
        row &&
        draft.noun(
          found.who.filter(
            (name) => name === 'men' || row.subject.includes('human') || row.subject.includes(name),
          ),
          { adorned: 0 },
        );
      const main = subject && draft.clause(row, 'perf', { plain: true, subject });
      return straight(found && withBackground(main, found.background));
    },
  },
];
