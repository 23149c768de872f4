// What the window and the server both know of an action of a kingdom: its name, its typed input, how it travels, what it may see, when it
// is refused, what it costs and what its report says. What it does is its deed (deed.ts), which the server alone knows. Actions on an
// account or on the realm itself are declared in freeVerb.ts.
// Invariant: `check` and `cost` see only what a player may see, so the browser runs the same functions as the server.
import type { z } from 'zod';
import type { AccountId, KingdomId } from '../core/brand.ts';
import type { Result } from '../core/result.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import type { ResourceDelta } from '../kingdom/kingdom.ts';
import type { OwnKingdomView } from '../kingdom/views.ts';
import { loadNothing } from './load.ts';
import type { Load, Touch } from './load.ts';
import { waysOf } from './travel.ts';
import type { Travelling, Ways } from './travel.ts';

/** Who acts. `kingdomId` is the actor's own kingdom on the game server that the command names. */
export interface Actor {
  readonly accountId: AccountId;
  readonly kingdomId: KingdomId;
  readonly serverId: string;
  readonly isGuest: boolean;
}

/** Whoever is about to act, as the queue knows them: nothing has been read yet. */
export type Toucher = Pick<Actor, 'accountId' | 'serverId'>;

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

/** What stands in the declaration of a verb; `S` its input, `L` what it loads, `V` what is seen of that, `R` its report. */
interface Declaration<S extends z.ZodObject, L, V, R extends z.ZodObject> extends Travelling<S> {
  readonly load: (actor: Actor, input: z.output<S>) => Load<L>;
  /** What it touches besides the actor's own kingdom. */
  readonly touches?: (actor: Toucher, input: z.output<S>) => Load<readonly Touch[]>;
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
>
  extends Declaration<S, L, V, R>, Ways<S> {
  readonly subject: 'kingdom';
}

/** A verb whose input and documents only its own functions know. Hand back to them only what they made. */
export type AnyVerb = Verb;

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
  return { subject: 'kingdom', load: loadNothing, see: () => null, ...declaration, ...waysOf(declaration) };
}
