// Clauses of cause and time with a conjunction. Mood and tense are the construction's own.
// Invariant: what comes first in the story comes first in time.
import type { Tense } from '../../features.ts';
import { verbIds } from '../../lexemeIds.ts';
import type { Draft } from '../draft.ts';
import type { Clause, Opener, Sense } from '../tree.ts';
import { GOING, humanVerb } from './deeds.ts';
import type { Frame, Made } from './frame.ts';
import {
  adverbial,
  consequence,
  meanwhile,
  objectOf,
  opener,
  same,
  straight,
  withBackground,
} from './frame.ts';
import { judgement, story, thatOne } from './stories.ts';

const STILL = { answer: ['nevertheless', 'still', 'yet', 'however'] };
export type Half = readonly [tense: Tense, mood: Clause['mood'], says?: readonly (Tense | Sense)[]];
export const said = (clause: Clause, [tense, mood, says]: Half): Clause => ({
  ...clause,
  tense,
  mood,
  ...(says ? { says } : {}),
});

/** A clause of time in the indicative, before or after its main clause. */
const time = (draft: Draft, words: Opener, inner: Half, main: Tense): Made => {
  const two = story(draft, [inner[0], inner[1]], [main, 'ind']);
  return straight(two && withBackground({ ...two[1], tense: main }, adverbial(words, said(two[0], inner))));
};

const lasting = (draft: Draft, tense: Tense): Clause | undefined =>
  draft.clause(
    draft.verbThat(
      ({ kind, sudden, stative, verb }) =>
        (kind === 'none' || kind === 'acc') && !sudden && !stative && !GOING.has(verb),
    ),
    tense,
    { plain: true, bare: 0 },
  );
const COMING = verbIds('venio redeo discedo intro');
const STAYING = verbIds('maneo laboro sedeo clamo dormio moror');
const HOLDING = verbIds('defendo custodio');

/** What puts an end to waiting, staying or defending: somebody comes, calls, or goes. */
const ending = (draft: Draft, main: Clause): Clause | undefined => {
  const [object] = main.args;
  if (main.verb.lexeme === 'exspecto_v') {
    const isAlive = object && draft.stock.isOf(object.phrase.lexeme, ['human', 'soldier', 'ruler']);
    return isAlive
      ? draft.clause(
          draft.verbThat(({ verb }) => verb === 'venio_v' || verb === 'redeo_v'),
          'perf',
          { plain: true, subject: same(object.phrase) },
        )
      : undefined;
  }
  if (HOLDING.has(main.verb.lexeme)) {
    const foe = draft.noun(['foe'], { number: 'pl', adorned: 0 });
    return (
      foe &&
      draft.clause(
        draft.verbThat(({ verb }) => verb === 'discedo_v' || verb === 'fugio_v'),
        'perf',
        { plain: true, subject: foe },
      )
    );
  }
  if (main.subject.kind === 'noun' && draft.random.chance(400)) {
    const call = draft.clause(
      draft.verbThat(
        ({ verb, object: whom }) =>
          (verb === 'voco_v' || verb === 'invenio_v') && (whom?.includes('human') ?? false),
      ),
      'perf',
      { plain: true, bare: 0 },
    );
    return call && { ...call, args: [objectOf(thatOne(draft, main.subject))] };
  }
  const coming = draft.clause(
    draft.verbThat(
      ({ verb, subject }) => (verb === 'venio_v' || verb === 'redeo_v') && subject.includes('human'),
    ),
    'perf',
    { plain: true, bare: 0 },
  );
  return coming && { ...coming, args: [] };
};

const BECAUSE = opener('quod_conj quia_conj quoniam_conj', 'quod', 'because', 'since', 'as');
const QUIA: Opener = { ...BECAUSE, lexemes: ['quia_conj', 'quod_conj', 'quoniam_conj'], form: 'quia' };
const QUONIAM: Opener = {
  ...BECAUSE,
  lexemes: ['quoniam_conj', 'quod_conj', 'quia_conj'],
  form: 'quoniam',
  en: ['since', 'because', 'as'],
};

/** A main clause and its being-so, for causes and concessions. */
export const because = (
  draft: Draft,
  words: Opener,
  tense: Tense,
  mood: 'ind' | 'subj',
  isDespite: boolean,
  says?: readonly Tense[],
): Clause | undefined => {
  const found = consequence(draft);
  if (!found) return undefined;
  const being = {
    ...found.being,
    tense,
    mood,
    says: says ?? (tense === 'impf' ? (['impf', 'perf'] as const) : [tense]),
  };
  const mainTense: Tense = tense === 'pres' ? 'pres' : 'perf';
  const main = found.doing(mainTense);
  return withBackground(
    isDespite ? { ...main, isNegated: !main.isNegated } : main,
    adverbial(words, being, isDespite ? STILL : {}),
  );
};

export const CLAUSE_FRAMES: readonly Frame[] = [
  {
    name: 'because',
    level: 5,
    concepts: ['causal clause', 'quod'],
    note: 'quod, quia and quoniam give a fact as the reason, in the indicative.',
    manner: 'with quod, quia or quoniam',
    make: (draft) => {
      const words = draft.random.pick([BECAUSE, QUIA, QUONIAM]);
      if (draft.random.chance(450))
        return straight(because(draft, words, draft.random.pick(['pres', 'impf'] as const), 'ind', false));
      const found = judgement(draft, draft.tense('pres', 'perf'));
      if (!found) return undefined;
      const [main, inner] = found;
      return straight(
        withBackground(main, adverbial(words, { ...inner, says: ['perf', 'plup'] }, { isAfter: true })),
      );
    },
  },
  {
    name: 'when',
    level: 5,
    concepts: ['temporal clause', 'ubi, ut, postquam'],
    note: 'ubi, ut and simulac with the perfect indicative tell what came first.',
    manner: 'with ubi, ut or simulac',
    make: (draft) =>
      time(
        draft,
        draft.random.pick([
          opener('ubi_conj ut_conj cum_conj simulac_conj', 'ubi', 'when', 'as soon as', 'after'),
          opener('ut_conj ubi_conj simulac_conj', 'ut', 'when', 'as', 'as soon as'),
          opener('simulac_conj ubi_conj', 'simulac', 'as soon as', 'when'),
        ]),
        ['perf', 'ind', ['perf', 'plup']],
        'perf',
      ),
  },
  {
    name: 'after',
    level: 5,
    concepts: ['temporal clause', 'ubi, ut, postquam'],
    note: 'postquam takes the perfect indicative where English says "had".',
    manner: 'with postquam',
    make: (draft) =>
      time(
        draft,
        opener('postquam_conj', 'postquam', 'after', 'when'),
        ['perf', 'ind', ['plup', 'perf']],
        'perf',
      ),
  },
  {
    name: 'while',
    level: 5,
    concepts: ['temporal clause', 'dum'],
    note: 'dum "while" takes the present indicative, whatever the time of the story.',
    manner: 'with dum',
    make: (draft) => {
      const inner = lasting(draft, 'pres');
      const main = inner && meanwhile(draft);
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
    name: 'until',
    level: 6,
    concepts: ['temporal clause', 'dōnec'],
    note: 'dōnec and dum "until" take the indicative for what did happen.',
    make: (draft) => {
      const main = draft.clause(
        draft.verbThat(
          ({ verb, kind, subject }) =>
            (STAYING.has(verb) && kind === 'none' && subject.includes('human')) ||
            (verb === 'exspecto_v' && kind === 'acc') ||
            (HOLDING.has(verb) && kind === 'acc'),
        ),
        draft.random.pick(['perf', 'impf'] as const),
        { plain: true, bare: 0 },
      );
      const inner = main && ending(draft, main);
      return straight(
        main &&
          withBackground(
            main,
            adverbial(
              opener('donec_conj dum_conj quoad_conj', 'dōnec', 'until', 'till'),
              inner && { ...inner, says: ['perf', 'plup'] },
              { isAfter: true },
            ),
          ),
      );
    },
  },
  {
    name: 'before',
    level: 6,
    concepts: ['temporal clause', 'antequam, priusquam'],
    note: 'antequam and priusquam take the indicative for what did happen.',
    make: (draft) => {
      const words = draft.random.pick([
        opener('antequam_conj priusquam_conj', 'antequam', 'before'),
        opener('priusquam_conj antequam_conj', 'priusquam', 'before'),
      ]);
      const inner = draft.clause(
        draft.verbThat(({ verb, subject }) => COMING.has(verb) && subject.includes('human')),
        'perf',
        { plain: true, bare: 0 },
      );
      const main =
        inner &&
        draft.clause(
          humanVerb(draft, ({ verb, kind }) => !GOING.has(verb) && kind === 'acc'),
          draft.random.pick(['perf', 'plup'] as const),
          { plain: true, bare: 0 },
        );
      return straight(main && withBackground(main, adverbial(words, { ...inner, says: ['perf', 'plup'] })));
    },
  },
];
