// Nominal ids. Ids are opaque URL-safe strings made by the server; a brand keeps one kind from standing in for another.
import { z } from 'zod';

const OPAQUE = /^[A-Za-z0-9_-]{1,64}$/;

export const AccountId = z.string().regex(OPAQUE).brand('AccountId');
export type AccountId = z.infer<typeof AccountId>;

export const KingdomId = z.string().regex(OPAQUE).brand('KingdomId');
export type KingdomId = z.infer<typeof KingdomId>;

export const BattleId = z.string().regex(OPAQUE).brand('BattleId');
export type BattleId = z.infer<typeof BattleId>;

export const CommandId = z.string().regex(OPAQUE).brand('CommandId');
export type CommandId = z.infer<typeof CommandId>;
