// The record of a battle as a chain: each link is the digest of what it adds and of the link before, and is sealed by the realm.
// Invariant: a link covers whole documents, never a list of their fields, so that an order, a label or a number added to them is covered with them.
import type { BattleReport } from '../battle/report.ts';
import type { BattleSetup } from '../battle/setup.ts';
import type { RoundLog } from '../battle/state.ts';
import type { Seed } from '../core/random.ts';
import type { Spoils } from '../war/spoils.ts';
import { digestOf } from './digest.ts';
import type { Commitment } from './shapes.ts';

type PerSide<T> = Readonly<Record<'attacker' | 'defender', T>>;

/** What a seal signs for a link. */
export const wordsOfSeal = (head: string): string => `sigilla/battle/1/${head}`;

/** The first link: what was sworn to. */
export const headOfCommitment = (commitment: Commitment): string =>
  digestOf({ is: 'commitment', commitment });

/** The second: both words, and the setup they have completed. */
export const headOfOpening = (
  after: string,
  words: PerSide<string>,
  from: PerSide<string>,
  setup: BattleSetup,
): string => digestOf({ is: 'opening', after, words, from, setup: digestOf(setup) });

/** One for each round. `given`: did the commanders speak for it? */
export const headOfRound = (after: string, round: RoundLog, given: PerSide<boolean>): string =>
  digestOf({ is: 'round', after, round, given });

/** The last: the seed revealed, and what came of it all. `settledAt` is ISO 8601. */
export const headOfClosing = (
  after: string,
  seed: Seed,
  report: BattleReport,
  spoils: Spoils | null,
  settledAt: string,
): string => digestOf({ is: 'closing', after, seed, report, spoils, settledAt });
