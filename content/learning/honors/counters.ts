// What the academy counts of a learner: the names that honors may want, and the families of grammar by the words that name them in a
// question's tags. engine/honors/counting.ts counts; an honor that wants something else fails when content is read.
import { CULTURAL_TOPICS } from '../../schema/latinPassage.ts';
import { QUESTION_TYPES } from '../../schema/latinQuestion.ts';

/** A family of constructions, and what says in a question's tags or focus that it is about it. */
export interface GrammarFamily {
  readonly id: string;
  readonly says: readonly string[];
}

export const GRAMMAR_FAMILIES: readonly GrammarFamily[] = [
  { id: 'accusative', says: ['accusative', 'direct object'] },
  { id: 'genitive', says: ['genitive'] },
  { id: 'dative', says: ['dative', 'indirect object'] },
  { id: 'ablative', says: ['ablative'] },
  { id: 'pronouns', says: ['pronoun', 'sē, suus', 'eius, eōrum'] },
  { id: 'commands', says: ['imperative', 'vocative', 'prohibition', 'hortatory', 'jussive', 'command'] },
  { id: 'comparison', says: ['comparison', 'comparative', 'superlative'] },
  { id: 'passive', says: ['passive', 'deponent', 'agent'] },
  { id: 'infinitive', says: ['infinitive'] },
  { id: 'participles', says: ['participle', 'ablative absolute', 'periphrastic'] },
  { id: 'gerunds', says: ['gerund', 'supine'] },
  { id: 'conditions', says: ['condition', 'sī, nisi'] },
  { id: 'subjunctive', says: ['subjunctive', 'wish', 'utinam', 'sequence of tenses'] },
  { id: 'clauses', says: ['clause', 'indirect question', 'indirect command', 'quīn', 'quōminus'] },
];

/** Every counter that an honor of learning may want. */
export const LEARNING_COUNTERS: ReadonlySet<string> = new Set([
  // What the learner itself tells
  ...'placed calibrated answered right wrong words level streak days turns'.split(' '),
  // Right answers by their kind
  ...QUESTION_TYPES,
  ...'types hard above macrons vocabulary families topics'.split(' '),
  ...GRAMMAR_FAMILIES.map(({ id }) => `family.${id}`),
  ...CULTURAL_TOPICS.map((topic) => `topic.${topic}`),
  // How they were given
  ...'almost bestRun penned longest fullDays goodDays perfectDays'.split(' '),
  // When
  ...'nights dawns ides leap newYear'.split(' '),
  // Streak, challenges, feasts
  ...'frozen recovered challenges hardChallenges swift flawless feasts'.split(' '),
  // The Memory Palace
  ...'reviews mature'.split(' '),
  // Honors themselves
  'honors',
]);
