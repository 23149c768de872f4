// What is done by nobody in particular, what there is need of, and what one feels: pugnātur, opus est, pudet.
// Invariant: Latin has no nominative here, English always a subject.
import { verbIds } from '../../lexemeIds.ts';
import { concerned } from './cases.ts';
import type { Frame } from './frame.ts';
import {
  clauseOf,
  datived,
  IT,
  negatedSometimes,
  objectOf,
  pronoun,
  straight,
  SUM,
  verbIn,
} from './frame.ts';
import { times } from './impersonals.ts';

/** Verbs done by no one in particular: "there was fighting", "people ran". */
const CROWD = verbIds('pugno curro clamo laboro venio eo canto ceno');

const FEELINGS = [
  ['pudet_v', ['be ashamed of', 'feel shame at', 'feel shame for', 'feel ashamed of']],
  ['paenitet_v', ['regret', 'repent of', 'repent', 'be sorry for']],
] as const;

export const NEED_FRAMES: readonly Frame[] = [
  {
    name: 'nobody in particular',
    level: 7,
    concepts: ['impersonal passive'],
    note: 'The third person of the passive, neuter, says that something is done, not by whom.',
    manner: 'with the impersonal passive',
    make: (draft) => {
      const row = draft.verbThat(({ verb, kind }) => CROWD.has(verb) && kind !== 'acc');
      const place = row && (row.where || row.whither ? draft.circumstance(row) : undefined);
      const tense = draft.random.pick(['pres', 'perf', 'impf'] as const);
      if (!row || (place && place.role === 'source')) return undefined;
      const args = place ? [place] : [];
      const verb = draft.choice(row);
      const people = clauseOf(verb, pronoun('homo_n', ['people', 'they', 'men'], 'pl'), args, { tense });
      const fighting = clauseOf(verbIn(row.verb, 'be fighting'), pronoun('homo_n', ['there']), args, {
        tense,
      });
      return straight(
        clauseOf(verb, IT, args, {
          tense,
          voice: 'pass',
          asEnglish: row.verb === 'pugno_v' ? [fighting, people] : [people],
        }),
      );
    },
  },
  {
    name: 'need',
    level: 7,
    concepts: ['opus est', 'ablative'],
    note: 'opus est: who needs is dative, what is needed ablative.',
    manner: 'with opus est',
    make: (draft) => {
      const who = concerned(draft);
      const thing = draft.noun(['weapon', 'food', 'drink', 'hoped', 'steed', 'tools'], {
        adorned: 150,
        article: 'a',
        number: 'sg',
      });
      if (
        !who ||
        !thing ||
        thing.determiner ||
        (draft.stock.isOf(thing.lexeme, ['weapon', 'arms']) &&
          !draft.stock.isOf(who.dative.lexeme, ['soldier', 'guard'])) ||
        thing.en === 'victory' ||
        thing.en === 'reward'
      )
        return undefined;
      const tense = times(draft, 'impf', 'fut');
      const need = clauseOf(
        verbIn('sum_v', 'need', 'have need of', 'be in need of', 'require'),
        who.subject,
        [objectOf(thing)],
        { tense },
      );
      const opus = pronoun('opus_n', ['need'], 'sg', 'n');
      return straight(
        clauseOf(SUM, IT, [datived(who.dative), { role: 'means', case: 'abl', phrase: thing }], {
          tense,
          noun: opus,
          asEnglish: [need],
        }),
      );
    },
  },
  {
    name: 'feeling',
    level: 8,
    concepts: ['impersonal verbs', 'pudet, paenitet'],
    note: 'pudet and paenitet: who feels is accusative, the cause genitive.',
    manner: 'with pudet or paenitet',
    make: (draft) => {
      const [lexeme, [first, ...others]] = draft.random.pick(FEELINGS);
      const who = concerned(draft);
      const cause = draft.noun(['misdeed'], { adorned: 200 });
      if (!who || !cause) return undefined;
      const tense = times(draft, 'impf', 'perf');
      const feel = clauseOf(verbIn(lexeme, first, ...others), who.subject, [objectOf(cause)], { tense });
      const main = negatedSometimes(
        draft,
        clauseOf(
          verbIn(lexeme, first),
          IT,
          [objectOf(who.dative), { role: 'cause', case: 'gen', phrase: cause }],
          { tense },
        ),
        200,
      );
      return straight(
        main && { ...main, asEnglish: [{ ...feel, isNegated: main.isNegated }] },
        'object-subject-verb',
      );
    },
  },
];
