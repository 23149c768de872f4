// What a commander may say between two rounds: how the side bears itself and whom its companies look for.
// Invariant: the default orders, given by both, add nothing to any blow: then the specification's bare rules decide.
import { z } from 'zod';

export const STANCES = ['hold', 'press', 'feint', 'fall_back'] as const;
export const Stance = z.enum(STANCES);
export type Stance = z.infer<typeof Stance>;

export const TARGETS = ['weakest', 'nearest', 'archers', 'engines'] as const;
export const Target = z.enum(TARGETS);
export type Target = z.infer<typeof Target>;

export const SideOrders = z.strictObject({ stance: Stance, target: Target });
export type SideOrders = z.infer<typeof SideOrders>;

/**
 * Orders as given for a coming round. With `ready` false the commander may still think better of them, and nobody fights before the
 * window closes; without it (as older battles hold them) they have spoken.
 */
export const GivenOrders = SideOrders.extend({ ready: z.boolean().optional() });
export type GivenOrders = z.infer<typeof GivenOrders>;

export const Orders = z.strictObject({ attacker: SideOrders, defender: SideOrders });
export type Orders = z.infer<typeof Orders>;

/** What a side does until its commander says otherwise: stand, and strike the weakest living enemy (latin.md 4.7). */
export const DEFAULT_ORDERS: SideOrders = { stance: 'hold', target: 'weakest' };
