// What is willed: commands and prohibitions, exhortations, wishes, orders, requests.
import type { Clause, PersonPhrase } from '../tree.ts';
import { event, isMisfortune } from './stories.ts';
import type { Frame } from './frame.ts';
import { humanVerb, isAskable, quietVerb } from './deeds.ts';
import { clauseOf, negatedSometimes, objectOf, same, sequence, straight, withComplement } from './frame.ts';

const WE: PersonPhrase = { kind: 'person', person: 1, number: 'pl', gender: 'm' };

/** Whom one does not call by what they are. */
const MEN = new Set(['vir_n', 'homo_n', 'femina_n', 'mulier_n']);

export const WILL_FRAMES: readonly Frame[] = [
  {
    name: 'command',
    level: 2,
    concepts: ['imperative', 'vocative'],
    note: 'The imperative commands, the vocative calls; nōlī with the infinitive forbids.',
    make: (draft) => {
      const vocative = draft.noun(['human', 'soldier', 'pupil'], { adorned: 80, article: 'none' });
      if (!vocative || vocative.determiner || MEN.has(vocative.lexeme)) return undefined;
      const subject: PersonPhrase = {
        kind: 'person',
        person: 2,
        number: vocative.number,
        gender: vocative.gender,
      };
      const row = draft.verbThat(
        ({ kind, stative, subject: who, verb }) =>
          (kind === 'acc' || kind === 'acc+dat' || kind === 'none') &&
          !stative &&
          verb !== 'cado_v' &&
          verb !== 'invenio_v' &&
          who.includes('human'),
      );
      const clause = draft.clause(row, 'pres', { subject, mood: 'imp', plain: true });
      const made = negatedSometimes(draft, clause, draft.level > 3 ? 350 : 0);
      return made && { mode: 'command', order: 'subject-object-verb', clause: made, vocative };
    },
  },
  {
    name: 'exhortation',
    level: 6,
    concepts: ['hortatory subjunctive', 'subjunctive'],
    note: 'Let us: the first person plural of the present subjunctive, denied with nē.',
    make: (draft) => {
      const clause = draft.clause(humanVerb(draft), 'pres', { subject: WE, mood: 'subj', plain: true });
      const made = negatedSometimes(draft, clause, 250);
      return made && { mode: 'let', order: 'subject-object-verb', clause: made };
    },
  },
  {
    name: 'let them',
    level: 6,
    concepts: ['jussive subjunctive', 'subjunctive'],
    note: 'Let him, let them: the third person of the present subjunctive, denied with nē.',
    make: (draft) => {
      const clause = draft.clause(humanVerb(draft), 'pres', { mood: 'subj', plain: true, bare: 200 });
      if (!clause || (clause.subject.kind === 'person' && clause.subject.person !== 3)) return undefined;
      const made = negatedSometimes(draft, clause, 250);
      return made && { mode: 'let', order: 'subject-object-verb', clause: made };
    },
  },
  {
    name: 'prohibition',
    level: 8,
    concepts: ['prohibition', 'perfect subjunctive'],
    note: 'nē with the perfect subjunctive forbids.',
    manner: 'with nē and the perfect subjunctive',
    make: (draft) => {
      const subject: PersonPhrase = {
        kind: 'person',
        person: 2,
        number: draft.random.chance(600) ? 'sg' : 'pl',
        gender: 'm',
      };
      const clause = draft.clause(humanVerb(draft), 'perf', { subject, mood: 'subj', plain: true });
      return clause && { mode: 'let', order: 'subject-object-verb', clause: { ...clause, isNegated: true } };
    },
  },
  {
    name: 'wish',
    level: 7,
    concepts: ['wish', 'subjunctive', 'utinam'],
    note: 'utinam with the present subjunctive wishes for what may be, with the imperfect for what is not, with the pluperfect for what was not; denied with nē.',
    make: (draft) => {
      const tense = draft.random.pick(['pres', 'impf', 'plup'] as const);
      const says = {
        pres: ['would', 'may', 'pres', 'might'],
        impf: ['were', 'would'],
        plup: ['plup'],
      } as const;
      const told = event(draft, [tense, 'subj']);
      const clause = told && { ...told, isNegated: isMisfortune(draft, told) };
      return (
        clause && { mode: 'wish', order: 'subject-object-verb', clause: { ...clause, says: says[tense] } }
      );
    },
  },
  {
    name: 'order',
    level: 5,
    concepts: ['iubeō, vetō', 'accusative and infinitive'],
    note: 'iubeō, vetō, sinō and cōgō take the accusative and the infinitive.',
    make: (draft) => {
      const row = draft.verb('order');
      const subject = row && draft.noun(row.subject, { adorned: 100 });
      const object = row && draft.noun(row.object, { adorned: 100 });
      const body =
        object &&
        draft.clause(quietVerb(draft, isAskable), 'pres', {
          subject: same(object),
          mood: 'inf',
          plain: true,
        });
      if (!row || !subject || !object) return undefined;
      const main = clauseOf(draft.choice(row), subject, [objectOf(object)], {
        tense: draft.tense('pres', 'perf', 'impf', 'fut'),
      });
      return straight(withComplement(main, body && { kind: 'object infinitive', clause: body }));
    },
  },
  {
    name: 'urging',
    level: 7,
    concepts: ['indirect command', 'subjunctive'],
    note: 'A reported command: ut or nē with the subjunctive.',
    make: (draft) => {
      const row = draft.verb('urge');
      const object =
        row && draft.noun(['human', 'soldier'], { adorned: 100, isDative: row.verb !== 'oro_v' });
      const subject = row && draft.noun(row.subject, { adorned: 100 });
      if (!row || !object || !subject) return undefined;
      const tense = draft.tense('pres', 'perf', 'impf');
      const body = draft.clause(humanVerb(draft, isAskable), sequence(tense), {
        subject: same(object),
        mood: 'subj',
        plain: true,
      });
      const inner = negatedSometimes(draft, body, 250);
      const main: Clause = clauseOf(
        draft.choice(row),
        subject,
        [{ role: 'object', case: row.verb === 'oro_v' ? 'acc' : 'dat', phrase: object }],
        { tense },
      );
      return straight(withComplement(main, inner && { kind: 'command', clause: inner }));
    },
  },
];
