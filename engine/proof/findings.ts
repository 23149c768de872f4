// What can be found out about a battle's record (verify.ts): what does not hold, what was proved, what had to be believed.
// Invariant: content/texts/proof.ts has a sentence for each.

/** What does not hold. */
export type Fault =
  // The record against itself
  | 'seed'
  | 'round'
  | 'report'
  | 'terms'
  | 'hosts'
  | 'names'
  | 'sky'
  | 'words'
  | 'length'
  // The record against the realm's key
  | 'keys'
  | 'oathSeal'
  | 'openingSeal'
  | 'roundSeal'
  | 'closingSeal'
  | 'dayWord'
  // The record against what this window kept
  | 'otherBattle'
  | 'otherOath'
  | 'otherWord'
  | 'otherOpening'
  | 'otherRound'
  | 'otherOrders'
  | 'otherEnd'
  | 'twoTales';

/** What was proved. */
export type Proved =
  | 'fought'
  | 'seed'
  | 'hosts'
  | 'sky'
  | 'chain'
  | 'dayWords'
  | 'keyKept'
  | 'oathKept'
  | 'ownWord'
  | 'roundsKept'
  | 'ownOrders'
  | 'endKept';

/** What had to be believed. */
export type Believed =
  | 'noNotary'
  | 'lawUnread'
  | 'keyOfRecord'
  | 'keyAsked'
  | 'nobodyWatched'
  | 'hostsTrue'
  | 'noLeague'
  | 'othersOrders'
  | 'strangeOrders'
  | 'wordMissing'
  | 'wordRefused'
  | 'wordUnanswered'
  | 'strangeWord'
  | 'realmsOwn';

export class Forged {
  readonly code: Fault;
  readonly round: number | null;
  constructor(code: Fault, round: number | null = null) {
    this.code = code;
    this.round = round;
  }
}

export interface Findings {
  readonly proved: Proved[];
  readonly believed: Believed[];
}
