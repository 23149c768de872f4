// What kinds of battle there are and where one may stand: apart from the document, for lists that show no more of it.
import { z } from 'zod';

const BATTLE_KINDS = ['sparring', 'raid', 'ranked'] as const;
export const BattleKind = z.enum(BATTLE_KINDS);
export type BattleKind = z.infer<typeof BattleKind>;

const BATTLE_STATUSES = [
  'proposed',
  'accepted',
  'fighting',
  'settled',
  'declined',
  'expired',
  'cancelled',
] as const;
export const BattleStatus = z.enum(BATTLE_STATUSES);
export type BattleStatus = z.infer<typeof BattleStatus>;
