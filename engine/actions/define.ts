// What an action is: one verb, its typed input, what it reads, when it is refused, what it costs and what it does.
// Actions are pure and never spend: they declare a cost, and the executor alone spends turns and resources.
// `check` and `cost` see only views a player may see, so the browser runs the same functions; secrets and chance belong to `apply`.
import type { z } from 'zod';
import type { EventText } from '@sigilla/content/texts/events.ts';
import type { AccountId, KingdomId } from '../core/brand.ts';
import type { Random } from '../core/random.ts';
import type { Result } from '../core/result.ts';
import type { Kingdom, ResourceDelta } from '../kingdom/kingdom.ts';
import type { OwnKingdomView } from '../kingdom/views.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import type { BattleDoc } from '../war/battle.ts';

/** The unified executor's request as it travels. */
export interface WireAction {
  readonly actionType: string;
  readonly actionId: string;
  readonly quantity?: number | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** Who acts. `kingdomId` is the actor's own kingdom on the game server that the command names. */
export interface Actor {
  readonly accountId: AccountId;
  readonly kingdomId: KingdomId;
  readonly serverId: string;
  readonly isGuest: boolean;
}

/** The aggregates that an action may read and change besides the actor's own kingdom. */
export interface Aggregates {
  readonly kingdoms: Kingdom;
  readonly battles: BattleDoc;
}
export type AggregateName = keyof Aggregates;

/** One document wanted by a staged load: by its id, or the open battle between two kingdoms. */
export type ReadRequest =
  | { readonly aggregate: AggregateName; readonly id: string }
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

/** Inside a staged load: the challenge or battle that is open between two kingdoms, whoever began; null when there is none. */
export function* readOpenBattle(
  one: KingdomId,
  other: KingdomId,
): Generator<ReadRequest, BattleDoc | null, unknown> {
  return (yield { openBetween: [one, other] }) as BattleDoc | null;
}

/** What a check may know. `kingdom` is settled: what time has brought is already in it. */
export interface CheckContext<V> {
  readonly now: number;
  readonly actor: Actor;
  readonly kingdom: OwnKingdomView;
  /** What the player may see of the other documents that were loaded. */
  readonly seen: V;
  readonly content: KingdomContent;
  readonly rules: RealmRules;
}

/** What applying may know besides: whole documents, chance and fresh ids. The cost is already spent in `kingdom`. */
export interface ApplyContext<L> {
  readonly now: number;
  readonly actor: Actor;
  readonly kingdom: Kingdom;
  readonly loaded: L;
  readonly content: KingdomContent;
  readonly rules: RealmRules;
  readonly random: Random;
  /** A fresh opaque id, made by the server. */
  readonly newId: () => string;
  /** A fresh 128-bit seed for a battle, as 32 hex digits, from the server's entropy. */
  readonly newSeed: () => string;
}

export interface Cost {
  readonly turns: number;
  readonly resources: ResourceDelta;
}

export const FREE: Cost = { turns: 0, resources: {} };

/** A changed or new document besides the actor's kingdom. */
export type AggregateChange = {
  [A in AggregateName]: {
    readonly aggregate: A;
    readonly id: string;
    readonly body: Aggregates[A];
    readonly isNew: boolean;
  };
}[AggregateName];

/** Something that must happen later, exactly once: written in the same commit (server/app/jobs.ts). */
export interface JobRequest {
  /** Unique among jobs that are due; a second one with the same key is a bug. */
  readonly key: string;
  readonly kind: 'battle_round' | 'battle_expiry' | 'npc_turn' | 'housekeeping';
  readonly dueAt: number;
  readonly payload: Readonly<Record<string, string | number>>;
}

/** What was done. `report` holds the action's own fields of `actionResult`. */
export interface Outcome {
  readonly kingdom: Kingdom;
  readonly others?: readonly AggregateChange[];
  readonly jobs?: readonly JobRequest[];
  /** Keys of pending jobs that are no longer needed. */
  readonly cancelJobs?: readonly string[];
  /** The sentence the ruler reads. */
  readonly message: EventText;
  readonly report: Readonly<Record<string, unknown>>;
  /** Lines for the realm's chronicle, seen by all on the game server. */
  readonly chronicle?: readonly EventText[];
  /** Private notices to other rulers, such as an incoming challenge. */
  readonly notices?: readonly {
    readonly accountId: AccountId;
    readonly text: EventText;
    readonly link?: string;
  }[];
}

export interface ActionDefinition<I, L = null, V = null> {
  /** The verb: the wire's actionType, or actionType/actionId where one type carries several verbs (pvp_battle). */
  readonly id: string;
  readonly input: z.ZodType<I>;
  /** Picks the input out of the wire request; the result is then parsed by `input`. */
  readonly fromWire: (wire: WireAction) => unknown;
  readonly load: (actor: Actor, input: I) => Load<L>;
  /** What the player may see of `loaded`. */
  readonly see: (loaded: L, actor: Actor) => V;
  readonly check: (ctx: CheckContext<V>, input: I) => Result<void>;
  readonly cost: (ctx: CheckContext<V>, input: I) => Cost;
  /** May still refuse what only secrets can tell; a refusal changes nothing. */
  readonly apply: (ctx: ApplyContext<L>, input: I) => Result<Outcome>;
}

// oxlint-disable-next-line require-yield -- nothing to read is the common case of a staged load
export function* loadNothing(): Load<null> {
  return null;
}

/** Declares an action. Load and see may be left out when the actor's own kingdom is all it needs. */
export function defineAction<I>(definition: Omit<ActionDefinition<I>, 'load' | 'see'>): ActionDefinition<I>;
export function defineAction<I, L, V>(definition: ActionDefinition<I, L, V>): ActionDefinition<I, L, V>;
export function defineAction<I, L, V>(
  definition: Omit<ActionDefinition<I, L, V>, 'load' | 'see'> &
    Partial<Pick<ActionDefinition<I, L, V>, 'load' | 'see'>>,
): unknown {
  return { load: loadNothing, see: () => null, ...definition };
}
