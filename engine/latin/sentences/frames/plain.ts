// First frames: subject and object, predicates, tenses, receivers and owners, infinitives, passives, deponents, degrees.
import type { AdjectiveFrame } from '@sigilla/content/schema/latinFrame.ts';
import { isDeponentId, nounIds, verbIds } from '../../lexemeIds.ts';
import type { Draft } from '../draft.ts';
import type { Adjective, Clause } from '../tree.ts';
import type { Frame } from './frame.ts';
import { anyVerb, OWNED, plainVerb } from './deeds.ts';
import {
  clauseOf,
  infinitive,
  negatedSometimes,
  passive,
  predicateOf,
  stated,
  straight,
  SUM,
  withComplement,
} from './frame.ts';

/** What is made or written is not owned before. */
const MAKING = verbIds('scribo facio aedifico paro moveo');

/** What is done once, and neither often nor always. */
const ONCE = verbIds('neco occido interficio deleo capio cado vulnero libero');

/** The row that an adjective was drawn from. */
const frameOf = (draft: Draft, { lexeme, en }: Adjective): AdjectiveFrame | undefined =>
  draft.stock.frames.adjectives.find((row) => row.adjective === lexeme && row.en === en);

const OCCUPATIONS = nounIds(
  'agricola poeta nauta medicus mercator magister faber iudex miles centurio pastor orator scriba servus custos pirata',
);

export const PLAIN_FRAMES: readonly Frame[] = [
  {
    name: 'simple',
    level: 1,
    concepts: ['subject and object', 'nominative', 'accusative'],
    note: 'The subject is nominative, the object accusative.',
    make: (draft) => stated(draft, draft.clause(plainVerb(draft), draft.tense('pres', 'impf'))),
  },
  {
    name: 'predicate',
    level: 1,
    concepts: ['predicate', 'agreement'],
    note: 'The adjective agrees with the subject.',
    make: (draft) => straight(predicateOf(draft, draft.tense('pres', 'impf', 'fut'), 'pos')),
  },
  {
    name: 'predicate noun',
    level: 1,
    concepts: ['predicate', 'nominative'],
    note: 'What one is stands in the nominative, like the subject.',
    make: (draft) => {
      const subject = draft.noun(['folk'], { adorned: 450 });
      if (!subject || subject.gender !== 'm') return undefined;
      const noun = draft.named(draft.random.pick(OCCUPATIONS), {
        number: subject.number,
        article: 'a',
        adorned: 150,
      });
      return straight(
        noun && !noun.determiner
          ? clauseOf(SUM, subject, [], { tense: draft.tense('pres', 'impf'), noun })
          : undefined,
      );
    },
  },
  {
    name: 'adverb',
    level: 2,
    concepts: ['adverb'],
    note: 'Adverbs do not change; negation stands before the verb.',
    make: (draft) => {
      const tense = draft.tense();
      const row = draft.verbThat(
        ({ verb, kind }) =>
          !ONCE.has(verb) && (kind === 'acc' || kind === 'none' || kind === 'dat' || kind === 'acc+dat'),
      );
      const clause = draft.clause(row, tense, { plain: true });
      const adverb = clause && draft.adverb(clause.tense, row?.sudden);
      return stated(
        draft,
        clause && adverb && draft.random.chance(700)
          ? { ...clause, adverb }
          : clause && { ...clause, isNegated: true },
      );
    },
  },
  {
    name: 'tenses',
    level: 2,
    concepts: ['tense'],
    note: 'The ending of the verb tells the time and the person.',
    make: (draft) =>
      stated(
        draft,
        negatedSometimes(draft, draft.clause(anyVerb(draft), draft.tense('impf', 'perf', 'fut'))),
      ),
  },
  {
    name: 'giving',
    level: 3,
    concepts: ['dative', 'indirect object'],
    note: 'The receiver is dative.',
    make: (draft) => stated(draft, draft.clause(draft.verb('acc+dat'), draft.tense())),
  },
  {
    name: 'genitive',
    level: 3,
    concepts: ['genitive'],
    note: 'The owner is genitive.',
    make: (draft) => {
      const row = draft.verbThat(
        ({ kind, object, verb }) =>
          kind === 'acc' &&
          !MAKING.has(verb) &&
          (object?.every((name) => OWNED.has(name) && name !== 'opening' && name !== 'crop') ?? false),
      );
      const clause = draft.clause(row, draft.tense(), { plain: true });
      const owner = draft.noun(['human', 'ruler'], { adorned: 100 });
      const [object] = clause?.args ?? [];
      if (!clause || !owner || owner.determiner || !object || object.phrase.determiner) return undefined;
      return straight({
        ...clause,
        args: [{ ...object, phrase: { ...object.phrase, genitive: owner } }, ...clause.args.slice(1)],
      });
    },
  },
  {
    name: 'infinitive',
    level: 3,
    concepts: ['infinitive'],
    note: 'The infinitive completes the verb.',
    make: (draft) => {
      const row = draft.verb('inf');
      const subject =
        row && (draft.random.chance(350) ? draft.person() : draft.noun(row.subject, { adorned: 150 }));
      if (!row || !subject) return undefined;
      const body = infinitive(draft, subject);
      const clause: Clause = clauseOf(draft.choice(row), subject, [], {
        tense: draft.tense('pres', 'impf', 'perf'),
        isNegated: row.verb !== 'nolo_v' && draft.random.chance(150),
      });
      return straight(withComplement(clause, body && { kind: 'infinitive', clause: body }));
    },
  },
  {
    name: 'dative verb',
    level: 3,
    concepts: ['verbs with the dative'],
    note: 'This verb takes the dative.',
    make: (draft) => stated(draft, negatedSometimes(draft, draft.clause(draft.verb('dat'), draft.tense()))),
  },
  {
    name: 'passive',
    level: 4,
    concepts: ['passive', 'agent'],
    note: 'With a passive the doer stands in the ablative with ā or ab.',
    make: (draft) => straight(passive(draft, draft.tense())),
  },
  {
    name: 'comparison',
    level: 4,
    concepts: ['comparison'],
    note: 'A comparative compares with quam or a bare ablative; a superlative alone means "very".',
    make: (draft) => {
      const clause = predicateOf(
        draft,
        draft.tense('pres', 'impf'),
        draft.random.chance(700) ? 'comp' : 'sup',
      );
      if (!clause?.predicate || clause.subject.kind !== 'noun') return undefined;
      if (clause.predicate.adjective.degree === 'sup') return straight(clause);
      const { subject, predicate } = clause;
      const frame = frameOf(draft, predicate.adjective);
      const than = draft.noun(
        frame?.of.filter((name) => draft.stock.isOf(subject.lexeme, [name])),
        { adorned: 0, number: subject.number },
      );
      const isMeasured = draft.level > 5 && draft.random.chance(400);
      const measure = {
        lexeme: 'multus_adj',
        features: { case: 'abl', number: 'sg', gender: 'n' },
        role: 'measure',
        en: ['much', 'far', 'a lot', 'by far', 'a great deal'],
      } as const;
      const compared = than && {
        ...predicate,
        than,
        thanCase: draft.level > 5 && draft.random.chance(300) ? ('abl' as const) : ('quam' as const),
      };
      return straight(compared && { ...clause, predicate: isMeasured ? { ...compared, measure } : compared });
    },
  },
  {
    name: 'as much as',
    level: 5,
    concepts: ['comparison', 'tam … quam'],
    note: 'tam … quam: as … as.',
    make: (draft) => {
      const clause = predicateOf(draft, draft.tense('pres', 'impf'), 'pos');
      if (
        !clause?.predicate ||
        clause.subject.kind !== 'noun' ||
        clause.subject.adjective ||
        clause.subject.determiner
      )
        return undefined;
      const { subject, predicate } = clause;
      const frame = frameOf(draft, predicate.adjective);
      const than = frame?.graded
        ? draft.noun(
            frame.of.filter((name) => draft.stock.isOf(subject.lexeme, [name])),
            { adorned: 0, number: subject.number },
          )
        : undefined;
      return straight(
        than &&
          negatedSometimes(
            draft,
            { ...clause, predicate: { ...predicate, than, thanCase: 'quam', isEqual: true } },
            200,
          ),
      );
    },
  },
  {
    name: 'deponent',
    level: 4,
    concepts: ['deponents'],
    note: 'A deponent has passive forms and an active sense.',
    make: (draft) =>
      stated(
        draft,
        draft.clause(
          draft.verbThat(({ verb, kind }) => isDeponentId(verb) && kind !== 'inf' && kind !== 'aci'),
          draft.tense(),
        ),
      ),
  },
];
