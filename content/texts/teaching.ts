// What the log, and an administrator's debug lines, say of teachers of silicon, in the words of the specification (latin.md 5, 8). No player reads these.

/** What became of a lesson. */
export const TEACHING = {
  kept: 'A lesson was kept',
  /** A teacher did not take the key that it was shown. */
  noToken: 'No auth token',
  unreadable: 'Invalid question response',
  nothingValid: 'No valid questions generated',
  allFailed: 'All AI generation failed',
} as const;

/** Why a lesson brought nothing: the HTTP status, or what happened to the line. */
export const batchFailed = (status: number | string): string => `Batch generation failed: ${status}`;
/** Why a learner has no question of a teacher's. */
export const questionFailed = (status: number | string): string => `Question generation failed: ${status}`;
