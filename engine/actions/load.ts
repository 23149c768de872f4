// What a command reads, step by step: a staged load yields what it wants and is answered with the document or null. The server answers
// from the unit of work, so that every document read takes part in the commit; tests answer from memory.
// Invariant: a load names documents and never decides; who may be answered is the server's to say (server/app/reads.ts).
import type { KingdomId } from '../core/brand.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import type { BattleDoc } from '../war/battle.ts';
import type { AggregateName, Aggregates } from '../core/aggregates.ts';

/** A stretch of an index, as the aggregate declares it: what lies under `prefix`, in the index's order or the other way round. */
export interface ReadRange {
  readonly prefix: readonly string[];
  readonly limit: number;
  readonly descending?: true;
}

/**
 * What is wanted by a staged load: a document by its id, a stretch of an index, a kingdom by its own id or its ruler's,
 * or the open battle between two kingdoms.
 */
export type ReadRequest =
  | { readonly aggregate: AggregateName; readonly id: string; readonly isGlance?: true }
  | { readonly aggregate: AggregateName; readonly index: string; readonly range: ReadRange }
  | { readonly ruledBy: string; readonly at?: string }
  | { readonly openBetween: readonly [KingdomId, KingdomId] };

/** A staged load: yields requests, receives each document (or null), returns what the action needs. */
export type Load<L> = Generator<ReadRequest, L, unknown>;

/** Inside a staged load: `const rival = yield* read('kingdoms', input.targetId)`; null when there is none. */
export function* read<A extends AggregateName>(
  aggregate: A,
  id: string,
): Generator<ReadRequest, Aggregates[A] | null, unknown> {
  return (yield { aggregate, id }) as Aggregates[A] | null;
}

/** The same, but the commit is held to it only if what is decided changes it. For what may move meanwhile without harm. */
export function* glance<A extends AggregateName>(
  aggregate: A,
  id: string,
): Generator<ReadRequest, Aggregates[A] | null, unknown> {
  return (yield { aggregate, id, isGlance: true }) as Aggregates[A] | null;
}

/** Inside a staged load: a stretch of an index, each document held to its revision only if what is decided changes it. */
export function* lookThrough<A extends AggregateName>(
  aggregate: A,
  index: string,
  range: ReadRange,
): Generator<ReadRequest, readonly Aggregates[A][], unknown> {
  return (yield { aggregate, index, range }) as readonly Aggregates[A][];
}

/** Inside a staged load: a kingdom of the actor's game server by its own id or its ruler's, as the wire names a rival; null when there is none. */
export function* readRuled(id: string): Generator<ReadRequest, Kingdom | null, unknown> {
  return (yield { ruledBy: id }) as Kingdom | null;
}

/** Inside a staged load of the house's own: the kingdom of a ruler on a game server; null when there is none. */
export function* readRuledAt(
  serverId: string,
  accountId: string,
): Generator<ReadRequest, Kingdom | null, unknown> {
  return (yield { ruledBy: accountId, at: serverId }) as Kingdom | null;
}

/** Inside a staged load: the challenge or battle that is open between two kingdoms, whoever began; null when there is none. */
export function* readOpenBattle(
  one: KingdomId,
  other: KingdomId,
): Generator<ReadRequest, BattleDoc | null, unknown> {
  return (yield { openBetween: [one, other] }) as BattleDoc | null;
}

// oxlint-disable-next-line require-yield -- nothing to read is the common case of a staged load
export function* loadNothing(): Load<null> {
  return null;
}

/** A document that others may change as well, as the queue knows it: commands that touch the same one run one after another. */
export type Touch = string;

/** A kingdom, named by its ruler and its game server. Every command of its ruler's there touches it. */
export const touchKingdom = ({ serverId, accountId }: Pick<Kingdom, 'serverId' | 'accountId'>): Touch =>
  `${serverId}/${accountId}`;
/** Any other document. */
export const touch = (aggregate: Exclude<AggregateName, 'kingdoms'>, id: string): Touch =>
  `${aggregate}/${id}`;
/** What is a game server's as a whole. */
export const touchRealm = (serverId: string): Touch => `realm/${serverId}`;

/** What a command touches, where that is known without reading anything. */
// oxlint-disable-next-line require-yield -- nothing to read
export function* touchOnly(...touches: readonly Touch[]): Load<readonly Touch[]> {
  return touches;
}
