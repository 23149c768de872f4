// What a commander may say between two rounds: how the side bears itself and whom its companies look for.
// Since law 4 also how it draws up, whether it keeps a reserve back, and which power it calls on (bearing.ts).
// Invariant: the default orders, given by both, add nothing to any blow: then the specification's bare rules decide.
import { z } from 'zod';
import { FORMATION_IDS } from '@sigilla/content/schema/formation.ts';

export const STANCES = ['hold', 'press', 'feint', 'fall_back'] as const;
export const Stance = z.enum(STANCES);
export type Stance = z.infer<typeof Stance>;

export const TARGETS = ['weakest', 'nearest', 'archers', 'engines'] as const;
export const Target = z.enum(TARGETS);
export type Target = z.infer<typeof Target>;

/** How a host may be told beforehand to bear itself for a whole battle: nobody can fall back for ever. */
export const Bearing = Stance.exclude(['fall_back']);
export type Bearing = z.infer<typeof Bearing>;

/** What an army does while its ruler says nothing in a battle: how it bears itself and whom it looks for. `captains`: they settle it. */
export const Doctrine = z.object({
  stance: z.enum(['captains', ...Bearing.options]),
  target: z.enum(['captains', ...TARGETS]),
});
export type Doctrine = z.infer<typeof Doctrine>;

/** The doctrine of an army whose ruler has settled nothing. */
export const CAPTAINS_DECIDE: Doctrine = { stance: 'captains', target: 'captains' };

/** How a host may be told to draw up: any way but in no order at all. */
export const DrawnUp = z.enum(FORMATION_IDS).exclude(['scattered']);
export type DrawnUp = z.infer<typeof DrawnUp>;

/** What a side may call on once: its commander's own presence, and its mages' spell. */
export const POWERS = ['rally', 'spell'] as const;
export const Power = z.enum(POWERS);
export type Power = z.infer<typeof Power>;

export const SideOrders = z.strictObject({
  stance: Stance,
  target: Target,
  /** Since law 4. Draw up so; left out: as the host stands. */
  formation: DrawnUp.optional(),
  /** Since law 4. Keep a third of the companies out of the fight. Who has sent them in can't call them back. */
  reserve: z.boolean().optional(),
  /** Since law 4. Called on in this one round: it does not stand. */
  power: Power.optional(),
  /** Since law 5. Lay down arms: the battle is over before the round's first blow. */
  surrenders: z.literal(true).optional(),
});
export type SideOrders = z.infer<typeof SideOrders>;

/**
 * Orders as given for a coming round. With `ready` false the commander may still think better of them, and nobody fights before the
 * window closes; without it (as older battles hold them) they have spoken.
 */
export const GivenOrders = SideOrders.extend({ ready: z.boolean().optional() });
export type GivenOrders = z.infer<typeof GivenOrders>;

export const Orders = z.strictObject({ attacker: SideOrders, defender: SideOrders });
export type Orders = z.infer<typeof Orders>;

/** Does either side lay down its arms? Then no blow falls in the round. */
export const isParley = ({ attacker, defender }: Orders): boolean =>
  attacker.surrenders === true || defender.surrenders === true;

/** What a side does until its commander says otherwise: stand, and strike the weakest living enemy (latin.md 4.7). */
export const DEFAULT_ORDERS: SideOrders = { stance: 'hold', target: 'weakest' };

/** The order to lay down arms. Nothing else is done in such a round. */
export const layingDownArms: SideOrders = { ...DEFAULT_ORDERS, surrenders: true };
