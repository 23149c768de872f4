// Changes by which one construction is put in place of another, for the levels 5 to 10: the passive turned back, participles and relative clauses,
// reports made direct, orders, duties, purposes, absolutes, the sequence of tenses, a whole sentence in the other number.
// Invariant: the changed tree is said again by the engine, and where Latin leaves a choice the task names the one that is wanted.
import type { GrammaticalNumber, Tense } from '../features.ts';
import { FEATURE_NAMES } from '../features.ts';
import { isPast } from '../sentences/agreement.ts';
import type { Sentence } from '../sentences/compose.ts';
import { hasPlural, hasSingular } from '../sentences/stock.ts';
import type { Argument, Background, Clause, NounPhrase, SentenceTree } from '../sentences/tree.ts';
import type { Change } from './changes.ts';
import { otherBackgrounds } from './grading/latin/otherBackgrounds.ts';
import { otherAttributes, otherOrders, otherPurposes } from './grading/latin/recastClauses.ts';
import { otherDuties } from './grading/latin/recastDuties.ts';
import { otherVoice } from './grading/latin/recastVoices.ts';
import { withoutEnglish } from './grading/latin/recasting.ts';
import type { Making } from './making.ts';

const withClause = (tree: SentenceTree, clause: Clause): SentenceTree => ({ ...tree, clause });
const any = (): boolean => true;

/** The one clause among many that a task can ask for; none where there is none, or no single one. */
const single = (found: readonly Clause[]): Clause | undefined => (found.length === 1 ? found[0] : undefined);

const nounsOf = ({ subject, args }: Clause): readonly NounPhrase[] =>
  [subject, ...args.map(({ phrase }) => phrase)].filter((phrase) => phrase.kind === 'noun');

const phrasesWith = (clause: Clause, held: 'relative' | 'participle'): number =>
  nounsOf(clause).filter((phrase) => phrase[held] !== undefined).length;

/** Whoever stands behind ā or ab is alive: what is not, is the means. */
const isDoneByOne = ({ stock }: Making, agent: NounPhrase | undefined): boolean =>
  agent === undefined || stock.isAlive(agent.lexeme);

/** What was said with one relative clause and no participle, or the other way about, said the other way. */
const otherAttribute =
  (
    from: 'relative' | 'participle',
    to: 'relative' | 'participle',
  ): ((making: Making, clause: Clause) => readonly Clause[]) =>
  (making, clause) =>
    phrasesWith(clause, from) !== 1 || phrasesWith(clause, to) !== 0
      ? []
      : otherAttributes(making.stock, clause).filter(
          (next) =>
            phrasesWith(next, from) === 0 &&
            phrasesWith(next, to) === 1 &&
            nounsOf(next).every(({ participle }) => isDoneByOne(making, participle?.agent)),
        );

const relativeOf = (clause: Clause): Clause | undefined =>
  nounsOf(clause).find(({ relative }) => relative !== undefined)?.relative?.clause;

/** A time and voice in words: "pluperfect passive". */
const calledTime = ({ tense, voice }: Clause): string =>
  `${FEATURE_NAMES[tense]} ${voice === 'pass' ? 'passive' : 'active'}`;

const flippedPhrase = (
  { stock }: Making,
  phrase: NounPhrase,
  from: GrammaticalNumber,
): NounPhrase | undefined => {
  const lexeme = stock.index.byId(phrase.lexeme);
  const {
    number,
    count,
    determiner,
    genitive,
    name,
    place,
    also,
    apposition,
    quality,
    verbal,
    relative,
    participle,
  } = phrase;
  const hangsOn = [
    determiner,
    genitive,
    name,
    place,
    also,
    apposition,
    quality,
    verbal,
    relative,
    participle,
  ];
  if (!lexeme || !hasSingular(lexeme) || !hasPlural(lexeme) || number !== count || number !== from)
    return undefined;
  if (phrase.pronoun || phrase.asEnglish || hangsOn.some((one) => one !== undefined)) return undefined;
  const next = from === 'sg' ? 'pl' : 'sg';
  return { ...phrase, number: next, count: next };
};

/** The clause with its subject and all that stands beside it in the other number. */
const inOtherNumber = (making: Making, clause: Clause): Clause | undefined => {
  const { subject } = clause;
  // Seasons and hours have a number of their own, and so has heaven.
  const stays = ({ role, phrase }: Argument): boolean => role === 'time' || phrase.lexeme === 'caelum_n';
  if (subject.kind !== 'noun' || clause.args.length === 0 || clause.args.some(stays)) return undefined;
  const next = flippedPhrase(making, subject, subject.number);
  const args: Argument[] = [];
  for (const arg of clause.args) {
    const phrase = flippedPhrase(making, arg.phrase, subject.number);
    if (!phrase) return undefined;
    args.push({ ...arg, phrase });
  }
  return next && { ...clause, subject: next, args };
};

const BACK: Partial<Record<Tense, Tense>> = { pres: 'impf', perf: 'plup', impf: 'pres', plup: 'perf' };

/** The main verb in the other time, and what hangs from it in the tense that follows. */
const inSequence = (clause: Clause): { readonly clause: Clause; readonly called: string } | undefined => {
  const { complement, tense, verb, adverb } = clause;
  const inner = complement?.clause;
  const follows = inner && BACK[inner.tense];
  if (
    !complement ||
    !inner ||
    inner.mood !== 'subj' ||
    !follows ||
    adverb ||
    inner.adverb ||
    clause.asEnglish
  )
    return undefined;
  if (complement.kind === 'result' || inner.isPeriphrastic || inner.says || inner.asEnglish) return undefined;
  if (tense !== 'pres' && tense !== 'perf' && tense !== 'impf') return undefined;
  // A relative clause would have to follow as well.
  if (phrasesWith(clause, 'relative') > 0) return undefined;
  if (isPast(tense) === (inner.tense === 'pres' || inner.tense === 'perf')) return undefined;
  const next: Tense = isPast(tense) ? 'pres' : verb.stative ? 'impf' : 'perf';
  return {
    clause: { ...clause, tense: next, complement: { ...complement, clause: { ...inner, tense: follows } } },
    called: FEATURE_NAMES[next],
  };
};

/** An ablative absolute for a circumstance, where its doer lives and is not the one of the main clause. */
const asAbsolute = (making: Making, { subject, background }: Clause): Background | undefined => {
  const inner = background?.clause.subject;
  if (!background || subject.kind !== 'noun' || inner?.kind !== 'noun' || inner.lexeme === subject.lexeme)
    return undefined;
  const through =
    background.kind === 'cum'
      ? [background]
      : otherBackgrounds(background).filter(({ kind }) => kind === 'cum');
  return through
    .flatMap((one) => otherBackgrounds(one))
    .find(
      ({ kind, clause }) =>
        kind === 'absolute' &&
        clause.voice === 'pass' &&
        isDoneByOne(making, clause.args.find(({ role }) => role === 'agent')?.phrase),
    );
};

const isReport = ({ tree }: Sentence): boolean => {
  const inner = tree.clause.complement;
  return (
    inner?.kind === 'statement' &&
    inner.clause.mood === 'inf' &&
    inner.clause.subject.kind === 'noun' &&
    ['pres', 'perf', 'fut'].includes(inner.clause.tense) &&
    !inner.clause.says &&
    !inner.clause.asEnglish
  );
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
            clause: { ...inner, mood: 'ind' },
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
    make: (_, { tree }) => {
      const next = inSequence(tree.clause);
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
];
