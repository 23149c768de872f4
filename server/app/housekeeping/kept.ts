// How long each thing is kept (docs/OPERATIONS.md, "Archiving").

const DAY = 86_400_000;

export const KEPT_MS = {
  /** Battles between two of the realm's own, and their lines in the chronicle. */
  realmsOwn: 7 * DAY,
  /** Challenges that came to nothing: declined, withdrawn, lapsed. */
  unfought: 30 * DAY,
  /** Single lines in the ledgers of the realm's own; older ones are added up to one. */
  realmsOwnLedger: 3 * DAY,
  /** Single lines in players' ledgers; months that have ended before are added up to one each. */
  playersLedger: 90 * DAY,
  /** Questions that were put to a learner; a sentence is not put again within a month (academy/drawing.ts). */
  questions: 60 * DAY,
  chronicle: 90 * DAY,
  notices: 90 * DAY,
  /** Scrolls and reviews that were laid out and never answered. */
  unanswered: 14 * DAY,
  /** Questions of the archive that were laid aside. */
  setAside: 90 * DAY,
} as const;
