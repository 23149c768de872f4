// Pronouns in the place of a noun: me and him, eius and suus, sē, nobody, somebody, nothing.
// Invariant: whom a pronoun means is told by its English.
import { verbIds } from '../../lexemeIds.ts';
import { humanVerb, toldIn } from './deeds.ts';
import { givenTo } from '../draft.ts';
import type { Frame } from './frame.ts';
import { clauseOf, negatedSometimes, objectOf, pronoun, straight } from './frame.ts';

const WHOLE = { m: ['himself'], f: ['herself', 'himself'], n: ['itself'] } as const;

const PERSONAL = [
  pronoun('ego_pron', ['me']),
  pronoun('tu_pron', ['you']),
  pronoun('ego_pron', ['us'], 'pl'),
  pronoun('tu_pron', ['you', 'you all'], 'pl'),
  pronoun('is_pron', ['him', 'it']),
  pronoun('is_pron', ['her', 'it'], 'sg', 'f'),
  pronoun('is_pron', ['them'], 'pl'),
];

const WED = new Set(['uxor_n', 'maritus_n']);

/** What one may do to oneself. */
const TO_ONESELF = verbIds('laudo servo defendo amo celo culpo neco vulnero specto accuso libero');

/** What may be said to be done to nobody or nothing, to somebody or something. */
const TO_NOTHING = verbIds('video timeo habeo invenio quaero porto emo audio accipio');

export const PRONOUN_FRAMES: readonly Frame[] = [
  {
    name: 'pronoun object',
    level: 2,
    concepts: ['personal pronouns', 'accusative'],
    note: 'mē, tē, nōs, vōs; for him, her and them a form of is.',
    make: (draft) => {
      const row = draft.verbThat(
        ({ kind, object, en }) =>
          kind === 'acc' &&
          !/ (?:away|down|over|out)$/.test(en) &&
          en !== 'kill' &&
          (object?.includes('human') ?? false),
      );
      const clause = draft.clause(row, draft.tense('pres', 'impf', 'perf', 'fut'), { plain: true, bare: 0 });
      return straight(clause && { ...clause, args: [objectOf(draft.random.pick(PERSONAL))] });
    },
  },
  {
    name: 'receiver pronoun',
    level: 3,
    concepts: ['personal pronouns', 'dative'],
    note: 'mihi, tibi, nōbīs, vōbīs: the dative of the persons.',
    make: (draft) => {
      const clause = draft.clause(draft.verb('acc+dat'), draft.tense('pres', 'perf', 'fut'), {
        plain: true,
        bare: 0,
      });
      const [object] = clause?.args ?? [];
      if (!clause || !object) return undefined;
      const who = draft.random.pick(PERSONAL.slice(0, 4));
      return straight({
        ...clause,
        args: [object, { role: 'indirect', case: 'dat', en: givenTo(clause.verb.lexeme), phrase: who }],
      });
    },
  },
  {
    name: 'his and theirs',
    level: 4,
    concepts: ['personal pronouns', 'eius, eōrum'],
    note: 'eius and eōrum are "his, her, their" of somebody else than the subject.',
    manner: 'with the genitive of is',
    make: (draft) => {
      const row = draft.verbThat(
        ({ kind, object, subject, verb }) =>
          kind === 'acc' &&
          verb !== 'scribo_v' &&
          subject.includes('human') &&
          (object?.some(
            (name) => name === 'beloved' || name === 'thing' || name === 'text' || name === 'human',
          ) ??
            false),
      );
      const subject = draft.person();
      const clause = draft.clause(row, draft.tense('pres', 'impf', 'perf', 'fut'), {
        subject: subject.person === 3 ? { ...subject, person: 1 } : subject,
        plain: true,
      });
      const [object] = clause?.args ?? [];
      if (
        !clause ||
        !object ||
        object.phrase.determiner ||
        object.phrase.adjective ||
        !draft.stock.isOf(object.phrase.lexeme, ['family', 'thing', 'text', 'steed'])
      )
        return undefined;
      const { lexeme } = object.phrase;
      const owners = [
        pronoun('is_pron', ['his', 'her', 'its']),
        pronoun('is_pron', ['her', 'his', 'its'], 'sg', 'f'),
        pronoun('is_pron', ['their'], 'pl'),
      ].filter(
        ({ gender, number }) =>
          !WED.has(lexeme) || (number === 'sg' && gender !== draft.stock.index.byId(lexeme)?.gender),
      );
      const genitive = draft.random.pick(owners);
      return straight({
        ...clause,
        args: [objectOf({ ...object.phrase, genitive }), ...clause.args.slice(1)],
      });
    },
  },
  {
    name: 'reflexive',
    level: 4,
    concepts: ['reflexive pronoun', 'sē, suus'],
    note: 'sē and suus point back to the subject.',
    make: (draft) => {
      const tense = draft.tense('pres', 'impf', 'perf', 'fut');
      if (draft.random.chance(500)) {
        const row = draft.verbThat(({ verb }) => TO_ONESELF.has(verb));
        const subject = row && draft.noun(row.subject, { adorned: 150 });
        if (!row || !subject || !draft.stock.isOf(subject.lexeme, ['human', 'soldier', 'ruler', 'enemy']))
          return undefined;
        const en = subject.count === 'pl' ? ['themselves'] : WHOLE[subject.gender];
        return straight(
          negatedSometimes(
            draft,
            clauseOf(draft.choice(row), subject, [objectOf(pronoun('sui_pron', en, subject.number))], {
              tense,
            }),
          ),
        );
      }
      const row = draft.verbThat(
        ({ kind, object, subject }) =>
          kind === 'acc' &&
          subject.includes('human') &&
          (object?.some(
            (name) =>
              name === 'beloved' ||
              name === 'thing' ||
              name === 'load' ||
              name === 'text' ||
              name === 'human',
          ) ??
            false),
      );
      const clause = draft.clause(row, tense, { plain: true, bare: 0 });
      const [object] = clause?.args ?? [];
      if (
        !clause ||
        !object ||
        object.phrase.determiner ||
        object.phrase.adjective ||
        !draft.stock.isOf(object.phrase.lexeme, ['beloved', 'thing', 'load', 'text', 'steed'])
      )
        return undefined;
      const { subject } = clause;
      const his =
        subject.kind === 'noun' && subject.count === 'pl'
          ? ['their', 'their own']
          : subject.gender === 'f'
            ? ['her', 'her own', 'his', 'his own']
            : ['his', 'his own'];
      return straight({
        ...clause,
        args: [
          { ...object, phrase: { ...object.phrase, determiner: { lexeme: 'suus_adj', en: his } } },
          ...clause.args.slice(1),
        ],
      });
    },
  },
  {
    name: 'indefinite',
    level: 4,
    concepts: ['indefinite pronouns', 'nēmō, aliquis'],
    note: 'nēmō is "no one", nihil "nothing", aliquis "someone"; nēmō carries its own "not".',
    make: (draft) => {
      const tense = draft.tense('pres', 'impf', 'perf', 'fut');
      if (draft.random.chance(350)) {
        const row = draft.verbThat(({ verb }) => TO_NOTHING.has(verb));
        const subject = row && draft.noun(['human', 'soldier'], { adorned: 150 });
        const what = draft.random.chance(600)
          ? pronoun('nihil_pron', ['nothing'], 'sg', 'n')
          : pronoun('aliquis_pron', ['something'], 'sg', 'n');
        return straight(
          row &&
            subject &&
            clauseOf(draft.choice(row), subject, [objectOf(what)], { tense: toldIn(row, tense) }),
        );
      }
      const who = draft.random.chance(600)
        ? pronoun('nemo_pron', ['no one', 'nobody', 'no man', 'none'])
        : pronoun('aliquis_pron', ['someone', 'somebody']);
      return straight(draft.clause(humanVerb(draft), tense, { subject: who, plain: true }));
    },
  },
];
