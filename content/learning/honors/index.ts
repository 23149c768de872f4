// The honors of the academy, read and checked: names and ids distinct, every counter one that is counted. The server alone reads them, for some
// are secrets; a window is told what it may know.
import { z } from 'zod';
import { Achievement } from '../../schema/achievement.ts';
import type { ChallengeKind, Feast } from '../../schema/challenge.ts';
import { readChallenges } from '../challenges.ts';
import { readFeasts } from '../feasts.ts';
import { GRAMMAR_FAMILIES, LEARNING_COUNTERS } from './counters.ts';
import type { GrammarFamily } from './counters.ts';
import { creative } from './creative.ts';
import { cultural } from './cultural.ts';
import { grammar } from './grammar.ts';
import { mastery } from './mastery.ts';
import { streak } from './streak.ts';
import { vocabulary } from './vocabulary.ts';

/** The categories of the academy, in the order of its gallery (latin.md 3.1). */
const CATEGORIES = { vocabulary, grammar, cultural, streak, mastery, creative };

const readAchievements = (): readonly Achievement[] => {
  const achievements = z.array(Achievement).parse(Object.values(CATEGORIES).flat());
  for (const { id, category, needs } of achievements) {
    if (!LEARNING_COUNTERS.has(needs.counter))
      throw new Error(`${id} wants ${needs.counter}, which nobody counts`);
    if (!Object.hasOwn(CATEGORIES, category)) throw new Error(`${id} is of no category: ${category}`);
  }
  return achievements;
};

/** Everything by which the academy honors anyone. Throws when it does not hang together. */
export const readHonorRules = (): {
  readonly achievements: readonly Achievement[];
  readonly categories: readonly string[];
  readonly challenges: readonly ChallengeKind[];
  readonly feasts: readonly Feast[];
  readonly families: readonly GrammarFamily[];
} => ({
  achievements: readAchievements(),
  categories: Object.keys(CATEGORIES),
  challenges: readChallenges(),
  feasts: readFeasts(),
  families: GRAMMAR_FAMILIES,
});
