// What the master builder says before anything is raised: what to beware of, and what would help. The rules choose (engine/kingdom/construction.ts),
// these are the words.
import { fillSentence, type Params } from './sentence.ts';

const COUNSEL = {
  // Warnings
  takesMost: 'This takes {percent}% of your {resource}.',
  noLandLeft: 'No free land is left after it: explore before you plan the next.',
  upkeepAboveIncome: 'Your armies already cost more gold a turn than the realm brings in.',
  // Recommendations
  completesSynergy: 'It completes {synergy}: {benefit}.',
  raiseFirst: 'Raise the {building} first.',
  improveFirst: 'Improve the {building} to level {level}.',
  sendSurveyors: 'Send surveyors: each exploration brings land.',
} as const;

/** One thing worth saying, by its code, with exactly the parameters that its sentence names. */
export type BuildingCounsel = {
  [C in keyof typeof COUNSEL]: { readonly code: C; readonly params: Params<(typeof COUNSEL)[C]> };
}[keyof typeof COUNSEL];

/** The sentence that a ruler reads. */
export const counselSentence = ({ code, params }: BuildingCounsel): string =>
  fillSentence(COUNSEL[code], params);
