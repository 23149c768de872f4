// What the window and the server both know of an action: its name, its typed input, how it travels, what it may see, when it is
// refused, what it costs and what its report says. What it does is its deed (deed.ts), which the server alone knows.
// Invariant: `check` and `cost` see only what a player may see, so the browser runs the same functions as the server.
import type { z } from 'zod';
import type { AccountId, KingdomId } from '../core/brand.ts';
import type { Result } from '../core/result.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import type { Kingdom, ResourceDelta } from '../kingdom/kingdom.ts';
import type { OwnKingdomView } from '../kingdom/views.ts';
import type { BattleDoc } from '../war/battle.ts';
import type { WireAction } from './command.ts';
import type { AggregateName, Aggregates } from './aggregates.ts';

/** Who acts. `kingdomId` is the actor's own kingdom on the game server that the command names. */
export interface Actor {
  readonly accountId: AccountId;
  readonly kingdomId: KingdomId;
  readonly serverId: string;
  readonly isGuest: boolean;
}

/** One document wanted by a staged load: by its id, a kingdom by its own id or its ruler's, or the open battle between two kingdoms. */
export type ReadRequest =
  | { readonly aggregate: AggregateName; readonly id: string }
  | { readonly ruledBy: string }
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

/** Inside a staged load: a kingdom of the actor's game server by its own id or its ruler's, as the wire names a rival; null when there is none. */
export function* readRuled(id: string): Generator<ReadRequest, Kingdom | null, unknown> {
  return (yield { ruledBy: id }) as Kingdom | null;
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

export interface Cost {
  readonly turns: number;
  readonly resources: ResourceDelta;
}

export const FREE: Cost = { turns: 0, resources: {} };

/** Which input fields travel as the command's actionId and quantity; all others travel in its metadata. */
export interface Carried<I> {
  readonly actionId?: keyof I & string;
  readonly quantity?: keyof I & string;
}

/** What stands in the declaration of a verb; `S` its input, `L` what it loads, `V` what is seen of that, `R` its report. */
interface Declaration<S extends z.ZodObject, L, V, R extends z.ZodObject> {
  /** The verb: the wire's actionType, or actionType/actionId where one type carries several verbs (pvp_battle). */
  readonly id: string;
  readonly input: S;
  readonly carried?: Carried<z.output<S>>;
  /** What the wire's actionId says when no input travels in it; the verb's own name unless told. */
  readonly actionId?: string;
  readonly load: (actor: Actor, input: z.output<S>) => Load<L>;
  /** What the player may see of `loaded`. */
  readonly see: (loaded: L, actor: Actor) => V;
  readonly check: (ctx: CheckContext<V>, input: z.output<S>) => Result<void>;
  readonly cost: (ctx: CheckContext<V>, input: z.output<S>) => Cost;
  /** The action's own fields of `actionResult`. */
  readonly report: R;
}

/** A verb as declared, with its two ways across the wire. */
export interface Verb<
  S extends z.ZodObject = z.ZodObject,
  L = unknown,
  V = unknown,
  R extends z.ZodObject = z.ZodObject,
> extends Declaration<S, L, V, R> {
  /** The request that carries this input. */
  readonly wire: (input: z.input<S>) => WireAction;
  /** Picks the input out of a request; `input` then parses it. */
  readonly fromWire: (wire: WireAction) => unknown;
}

/** A verb whose input and documents only its own functions know. Hand back to them only what they made. */
export type AnyVerb = Verb;

// oxlint-disable-next-line require-yield -- nothing to read is the common case of a staged load
export function* loadNothing(): Load<null> {
  return null;
}

const namesOf = (id: string): { readonly actionType: string; readonly actionId: string } => {
  const [actionType = id, actionId = id] = id.split('/');
  return { actionType, actionId };
};

/** Declares a verb. Load and see may be left out when the actor's own kingdom is all it needs. */
export function declareVerb<S extends z.ZodObject, L, V, R extends z.ZodObject>(
  declaration: Declaration<S, L, V, R>,
): Verb<S, L, V, R>;
export function declareVerb<S extends z.ZodObject, R extends z.ZodObject>(
  declaration: Omit<Declaration<S, null, null, R>, 'load' | 'see'>,
): Verb<S, null, null, R>;
export function declareVerb<S extends z.ZodObject, L, V, R extends z.ZodObject>(
  declaration: Omit<Declaration<S, L, V, R>, 'load' | 'see'> &
    Partial<Pick<Declaration<S, L, V, R>, 'load' | 'see'>>,
): unknown {
  const { carried = {}, actionId } = declaration;
  const names = namesOf(declaration.id);
  const fields = Object.keys(declaration.input.shape);
  return {
    load: loadNothing,
    see: () => null,
    ...declaration,
    wire: (input: Readonly<Record<string, unknown>>): WireAction => {
      const apart = new Set<string | undefined>([carried.actionId, carried.quantity]);
      const rest = fields.filter((field) => !apart.has(field) && input[field] !== undefined);
      return {
        actionType: names.actionType,
        actionId:
          carried.actionId === undefined ? (actionId ?? names.actionId) : String(input[carried.actionId]),
        ...(carried.quantity === undefined || input[carried.quantity] === undefined
          ? {}
          : { quantity: Number(input[carried.quantity]) }),
        ...(rest.length === 0
          ? {}
          : { metadata: Object.fromEntries(rest.map((field) => [field, input[field]])) }),
      };
    },
    fromWire: (wire: WireAction) => ({
      ...wire.metadata,
      ...(carried.actionId === undefined ? {} : { [carried.actionId]: wire.actionId }),
      ...(carried.quantity === undefined ? {} : { [carried.quantity]: wire.quantity }),
    }),
  };
}
