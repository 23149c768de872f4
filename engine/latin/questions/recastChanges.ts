// Changes by which one construction is put in place of another, for the levels 5 to 10: the passive turned back, participles and relative clauses,
// reports made direct, orders, duties, purposes, absolutes, the sequence of tenses, gerund and gerundive, a whole sentence in the other number.
// Invariant: the changed tree is said again by the engine, and where Latin leaves a choice the task names the one that is wanted.
import type { Change } from './changes.ts';
import { otherGerunds, otherOrders, otherPurposes } from './grading/latin/recastClauses.ts';
import { otherDuties } from './grading/latin/recastDuties.ts';
import { otherVoice } from './grading/latin/recastVoices.ts';
import { withoutEnglish } from './grading/latin/recasting.ts';
import {
  withClause,
  any,
  single,
  otherAttribute,
  relativeOf,
  calledTime,
  inOtherNumber,
  inSequence,
  asAbsolute,
  isOneForm,
  isReport,
} from './recastParts.ts';

/** Gerund with its object for gerundive, or the other way: whichever stands there, if only one does. */
const gerundExchanged = (
  tree: Parameters<typeof withClause>[0],
): ReturnType<typeof withClause> | undefined => {
  const next = single(otherGerunds(tree.clause));
  return next && withClause(tree, next);
};

const gerundsExchanged =
  (task: string): Change['make'] =>
  (_, { tree }) => {
    const changed = gerundExchanged(tree);
    return changed && { tree: changed, task };
  };

export const RECAST_CHANGES: readonly Change[] = [
  {
    kind: 'voice',
    level: 5,
    until: 10,
    focus: ['passive'],
    note: 'The doer behind ā or ab becomes the subject, what was the subject becomes the object.',
    takes: ({ tree: { clause } }) => clause.voice === 'pass' && !clause.background && !clause.complement,
    make: (_, { tree }) => {
      const next = otherVoice(tree.clause, false);
      return next && { tree: withClause(tree, next), task: 'Turn it into the active, keeping the tense' };
    },
  },
  {
    kind: 'number',
    level: 5,
    until: 10,
    focus: ['simple', 'tenses', 'giving', 'dative verb'],
    note: 'Everything follows: nouns in their own cases, adjectives with their nouns, the verb with its subject.',
    make: (making, { tree }) => {
      const next = inOtherNumber(making, tree.clause);
      const to = next?.subject.number === 'pl' ? 'plural' : 'singular';
      return (
        next && {
          tree: withClause(tree, next),
          task: `Put the whole sentence into the ${to}, every noun of it`,
        }
      );
    },
  },
  {
    kind: 'negation',
    level: 5,
    until: 10,
    focus: ['command'],
    note: 'A command is forbidden by nōlī, to several nōlīte, with the infinitive.',
    takes: ({ tree }) => tree.mode === 'command' && !tree.clause.isNegated && !tree.clause.background,
    make: (_, { tree }) => ({
      tree: withClause(tree, { ...tree.clause, isNegated: true }),
      task: 'Forbid it, with nōlī or nōlīte and the infinitive',
    }),
  },
  {
    kind: 'mood',
    level: 7,
    until: 10,
    focus: ['relative'],
    note: 'A participle takes case, number and gender of its noun: the present one for what goes on meanwhile, the perfect one for what was done before.',
    about: 'participle',
    takes: any,
    make: (making, { tree }) => {
      const next = single(otherAttribute('relative', 'participle')(making, tree.clause));
      return (
        next && { tree: withClause(tree, next), task: 'Put a participle in place of the relative clause' }
      );
    },
  },
  {
    kind: 'mood',
    level: 7,
    until: 10,
    focus: ['participle'],
    note: 'The relative pronoun takes its number and gender from its noun, its case from its own clause.',
    about: 'relative clause',
    takes: any,
    make: (making, { tree }) => {
      const found = otherAttribute('participle', 'relative')(making, tree.clause);
      const next = found.length === 0 ? undefined : making.random.pick(found);
      const inner = next && relativeOf(next);
      return (
        next &&
        inner && {
          tree: withClause(tree, next),
          task: `Put a relative clause in place of the participle, its verb in the ${calledTime(inner)}`,
        }
      );
    },
  },
  {
    kind: 'indirect_statement',
    level: 7,
    until: 10,
    focus: ['reported statement'],
    note: 'Said directly, the accusative is a subject again and the infinitive a verb in the tense in which it was first said.',
    about: 'direct speech',
    takes: isReport,
    make: (_, { tree }) => {
      const inner = tree.clause.complement?.clause;
      return (
        inner && {
          tree: {
            ...tree,
            mode: 'statement',
            order: 'subject-object-verb',
            // Who denies it says that it is not so.
            clause: {
              ...inner,
              mood: 'ind',
              isNegated: inner.isNegated !== (tree.clause.verb.lexeme === 'nego_v'),
            },
          },
          task: 'Give the report directly, in the words that were first said, without whoever reports it',
        }
      );
    },
  },
  {
    kind: 'tense',
    level: 7,
    until: 10,
    focus: ['indirect question', 'purpose', 'urging', 'fear'],
    note: 'After a present tense the subjunctive is present or perfect, after a past one imperfect or pluperfect.',
    about: 'sequence of tenses',
    takes: ({ tree }) => tree.mode === 'statement' && !tree.clause.background,
    make: ({ stock }, { tree }) => {
      const next = inSequence(tree.clause);
      // metuit is both: nobody puts it from the one into the other.
      if (next && isOneForm(stock.index, tree.clause, next.clause)) return undefined;
      return (
        next && {
          tree: withClause(tree, next.clause),
          task: `Put the main verb into the ${next.called}, and let the other follow by the sequence of tenses`,
        }
      );
    },
  },
  {
    kind: 'mood',
    level: 7,
    until: 10,
    focus: ['purpose'],
    note: 'ad takes the gerund, or where there is an object, that object with the gerundive.',
    about: 'gerundive',
    takes: ({ tree }) => tree.clause.complement?.kind === 'purpose' && !tree.clause.background,
    make: (_, { tree }) => {
      const next = otherPurposes(tree.clause).find(({ verbal }) => verbal?.kind === 'ad');
      return (
        next && { tree: withClause(tree, next), task: 'Say the purpose with ad and the gerund or gerundive' }
      );
    },
  },
  {
    kind: 'mood',
    level: 7,
    until: 10,
    focus: ['ad with the gerundive', 'for the sake of', 'supine'],
    note: 'A purpose by ut stands in the subjunctive, present after a present tense, imperfect after a past one.',
    about: 'purpose',
    takes: ({ tree }) => tree.clause.verbal !== undefined && !tree.clause.background,
    make: (_, { tree }) => {
      const next = otherPurposes(tree.clause).find(({ complement }) => complement?.kind === 'purpose');
      return next && { tree: withClause(tree, next), task: 'Say the purpose with ut and the subjunctive' };
    },
  },
  {
    kind: 'mood',
    level: 8,
    until: 10,
    focus: ['who must'],
    note: 'With dēbeō whoever must do it is the subject, and what must be done stands in the infinitive.',
    about: 'duty',
    takes: ({ tree }) => tree.clause.mood === 'gerundive',
    make: (_, { tree }) => {
      const next = otherDuties(tree.clause).find(({ verb }) => verb.lexeme === 'debeo_v');
      return (
        next && { tree: withClause(tree, withoutEnglish(next)), task: 'Say it with dēbeō and the infinitive' }
      );
    },
  },
  {
    kind: 'mood',
    level: 8,
    until: 10,
    focus: ['order'],
    note: 'iubeō takes the accusative with the infinitive; imperō the dative, and ut or nē with the subjunctive.',
    about: 'orders',
    takes: ({ tree }) => tree.clause.complement !== undefined && !tree.clause.background,
    make: (_, { tree }) => {
      const next = single(
        otherOrders(tree.clause).filter(({ verb }) => /^(?:impero|iubeo|veto)_v$/.test(verb.lexeme)),
      );
      const called =
        next &&
        {
          impero_v: 'imperō and ut or nē',
          iubeo_v: 'iubeō and the infinitive',
          veto_v: 'vetō and the infinitive',
        }[next.verb.lexeme];
      return next && called !== undefined
        ? { tree: withClause(tree, next), task: `Give the same order with ${called}` }
        : undefined;
    },
  },
  {
    kind: 'mood',
    level: 8,
    until: 10,
    focus: ['after', 'when', 'cum at one time', 'period with cum'],
    note: 'What was done first stands in the ablative with its perfect participle; who did it, behind ā or ab.',
    about: 'ablative absolute',
    takes: ({ tree }) => tree.clause.background !== undefined,
    make: (making, { tree }) => {
      const absolute = asAbsolute(making, tree.clause);
      return (
        absolute && {
          tree: withClause(tree, { ...tree.clause, background: absolute }),
          task: 'Put an ablative absolute in place of the clause, and name the doer with ā or ab',
        }
      );
    },
  },
  {
    kind: 'case',
    level: 7,
    until: 10,
    focus: ['comparison'],
    note: 'What something is compared with stands behind quam in the same case, or alone in the ablative.',
    about: 'comparison',
    takes: ({ tree: { clause } }) => clause.predicate?.than !== undefined && !clause.background,
    make: (_, { tree }) => {
      const { predicate } = tree.clause;
      if (!predicate?.than) return undefined;
      const thanCase = predicate.thanCase === 'abl' ? 'quam' : 'abl';
      return {
        tree: withClause(tree, { ...tree.clause, predicate: { ...predicate, thanCase } }),
        task: thanCase === 'abl' ? 'Compare with the ablative, without quam' : 'Compare with quam',
      };
    },
  },
  {
    kind: 'mood',
    level: 7,
    until: 10,
    focus: ['gerund', 'for the sake of'],
    note: 'The gerund is a noun that keeps the object of its verb: it stands in the case that is asked for, the object in the accusative.',
    about: 'gerund',
    takes: any,
    make: gerundsExchanged('Put the gerund with its object in place of the gerundive'),
  },
  {
    kind: 'mood',
    level: 7,
    until: 10,
    focus: ['gerund', 'for the sake of'],
    note: 'The gerundive is an adjective: the object takes the case that the gerund had, and the gerundive agrees with it.',
    about: 'gerundive',
    from: gerundExchanged,
    takes: any,
    make: gerundsExchanged('Put the gerundive in place of the gerund and its object'),
  },
];
