// What tells more of a noun: relative clauses in every case, and participles.
import type { VerbFrame } from '@sigilla/content/schema/latinFrame.ts';
import { verbIds } from '../../lexemeIds.ts';
import type { Draft } from '../draft.ts';
import type { Clause, NounPhrase, Relative } from '../tree.ts';
import type { Frame } from './frame.ts';
import { allowsPassive, humanVerb, toldIn } from './deeds.ts';
import { clauseOf, objectOf, preposition, same, straight } from './frame.ts';

/** The classes that a noun stands in. */
const classesOf = (draft: Draft, { lexeme }: NounPhrase): readonly string[] =>
  Object.entries(draft.stock.frames.nouns)
    .filter(([, ids]) => ids.includes(lexeme))
    .map(([name]) => name);

/** An object that something more can be said of, in a clause that has no other. */
const withObject = (
  draft: Draft,
  fits: (row: VerbFrame) => boolean = () => true,
): { readonly clause: Clause; readonly object: NounPhrase } | undefined => {
  const clause = draft.clause(
    draft.verbThat((row) => row.kind === 'acc' && fits(row)),
    draft.tense('pres', 'perf', 'impf'),
    { plain: true, bare: 300 },
  );
  const [object] = clause?.args ?? [];
  if (!clause || !object || clause.args.length > 1 || object.phrase.determiner || object.phrase.adjective)
    return undefined;
  return { clause, object: object.phrase };
};

const oblique = (draft: Draft, object: NounPhrase): Relative | undefined => {
  const known = classesOf(draft, object);
  const fits = (classes: readonly string[] | undefined): boolean =>
    classes?.some((name) => known.includes(name)) ?? false;
  const tense = draft.tense('pres', 'perf', 'impf');
  const row = draft.verbThat((one) =>
    (one.kind === 'dat' && one.verb !== 'noceo_v') || one.kind === 'abl' || one.kind === 'with'
      ? fits(one.object)
      : one.kind === 'acc+dat'
        ? fits(one.to)
        : one.kind === 'none' && fits(one.where),
  );
  const who = row && draft.noun(row.subject, { adorned: 100 });
  if (!row || !who) return undefined;
  const inner = clauseOf(draft.choice(row), who, [], { tense: toldIn(row, tense) });
  if (row.kind === 'dat') return { case: 'dat', clause: inner };
  if (row.kind === 'abl') return { case: 'abl', clause: inner };
  if (row.kind === 'with')
    return {
      case: 'abl',
      clause: inner,
      preposition: preposition('cum_prep', 'cum', 'with'),
      en: row.verb === 'pugno_v' ? ['with', 'against'] : ['with', 'to'],
    };
  if (row.kind === 'none')
    return {
      case: 'abl',
      clause: inner,
      preposition: preposition('in_prep', 'in', 'in'),
      en: ['in', 'on', 'at'],
    };
  const thing = draft.noun(row.object, { adorned: 0 });
  return thing && { case: 'dat', clause: { ...inner, args: [objectOf(thing)] }, en: ['to'] };
};

/** What is done to somebody or something that more is told of; and what had been done to it before. */
const REGARD = verbIds(
  'video audio specto invenio libero servo curo quaero laudo exspecto voco accipio lego emo porto capio celo teneo custodio',
);

const BEFORE = verbIds(
  'capio vulnero relinquo mitto scribo emo celo aedifico accuso laudo doceo libero servo facio paro',
);

/** "whose sword", "whose father". */
const owning = (draft: Draft, object: NounPhrase): Relative | undefined => {
  if (!draft.stock.isOf(object.lexeme, ['human', 'soldier', 'ruler'])) return undefined;
  if (draft.random.chance(500)) {
    const kin = draft.noun(['family'], { adorned: 0, number: 'sg' });
    const inner =
      kin && draft.clause(humanVerb(draft), draft.tense('pres', 'perf'), { subject: kin, plain: true });
    return inner && { case: 'gen', clause: inner, whose: 'subject' };
  }
  const row = draft.verbThat(
    ({ kind, object: of, verb }) =>
      kind === 'acc' &&
      verb !== 'scribo_v' &&
      verb !== 'facio_v' &&
      (of?.every((name) => name === 'thing' || name === 'text' || name === 'gift' || name === 'load') ??
        false),
  );
  const inner = draft.clause(row, draft.tense('pres', 'perf'), { plain: true, bare: 350 });
  const thing = inner?.args[0]?.phrase.lexeme ?? '';
  return inner && !draft.stock.isOf(thing, ['drink', 'food', 'grain'])
    ? { case: 'gen', clause: { ...inner, args: inner.args.slice(0, 1) }, whose: 'object' }
    : undefined;
};

const OPEN_PARTICIPLES = verbIds(
  'fleo rideo dormio canto clamo curro sedeo laboro ambulo iaceo fugio pugno ceno',
);

export const RELATIVE_FRAMES: readonly Frame[] = [
  {
    name: 'relative',
    level: 5,
    concepts: ['relative clause'],
    note: 'quī takes gender and number from its noun, its case from its own clause.',
    make: (draft) => {
      const found = withObject(draft);
      if (!found) return undefined;
      const { clause, object } = found;
      const known = classesOf(draft, object);
      const isSubject = draft.random.chance(500);
      const row = draft.verbThat(({ kind, subject, object: of }) =>
        isSubject
          ? (kind === 'acc' || kind === 'none') && subject.some((name) => known.includes(name))
          : kind === 'acc' && (of?.some((name) => known.includes(name)) ?? false),
      );
      const tense = draft.tense('pres', 'perf', 'impf');
      if (!row) return undefined;
      if (isSubject) {
        const inner = draft.clause(row, tense, { subject: object, plain: true });
        return (
          inner &&
          straight({
            ...clause,
            args: [
              objectOf({ ...object, relative: { case: 'nom', clause: { ...inner, subject: same(object) } } }),
            ],
          })
        );
      }
      const who = draft.noun(row.subject, { adorned: 100 });
      const inner = who && clauseOf(draft.choice(row), who, [], { tense: toldIn(row, tense) });
      return (
        inner &&
        straight({ ...clause, args: [objectOf({ ...object, relative: { case: 'acc', clause: inner } })] })
      );
    },
  },
  {
    name: 'oblique relative',
    level: 6,
    concepts: ['relative clause', 'cui, cuius, quō'],
    note: 'cuius is "whose", cui "to whom"; a preposition stands before the pronoun.',
    make: (draft) => {
      const found = withObject(draft);
      const relative =
        found && (draft.random.chance(350) ? owning(draft, found.object) : oblique(draft, found.object));
      return relative && straight({ ...found.clause, args: [objectOf({ ...found.object, relative })] });
    },
  },
  {
    name: 'participle',
    level: 5,
    concepts: ['participle'],
    note: 'The participle agrees with its noun.',
    make: (draft) => {
      const found = withObject(draft, ({ verb }) => REGARD.has(verb));
      if (!found) return undefined;
      const { clause, object } = found;
      const known = classesOf(draft, object);
      const row = draft.verbThat((one) =>
        allowsPassive(one)
          ? BEFORE.has(one.verb) && (one.object?.some((name) => known.includes(name)) ?? false)
          : one.kind === 'none' &&
            OPEN_PARTICIPLES.has(one.verb) &&
            one.subject.some((name) => known.includes(name)),
      );
      if (!row) return undefined;
      const agent = row.kind === 'acc' ? draft.noun(row.subject, { adorned: 0 }) : undefined;
      if (row.kind === 'acc' && !(agent && draft.stock.isAlive(agent.lexeme))) return undefined;
      const participle: NonNullable<NounPhrase['participle']> = {
        verb: draft.choice(row),
        tense: row.kind === 'acc' ? 'perf' : 'pres',
        ...(agent ? { agent } : {}),
      };
      return straight({ ...clause, args: [objectOf({ ...object, participle })] });
    },
  },
];
