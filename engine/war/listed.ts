// What lists show of a battle: on the field to anyone who looks; as a challenge and in their history to its two rulers. All from its
// summary, which holds neither seed nor orders; each names what it shows.
import { z } from 'zod';
import type { Side as SideOf } from '../battle/setup.ts';
import { Instant } from '../core/instant.ts';
import { BattleType } from '@sigilla/content/schema/terrain.ts';
import { TimeOfDayId } from '@sigilla/content/schema/weather.ts';
import { roundsWithheld } from './delay.ts';
import { BattleKind, BattleStatus } from './kinds.ts';
import { Spoils } from './spoils.ts';
import type { BattleSummary } from './summary.ts';

export const LiveBattle = z.object({
  id: z.string(),
  kind: BattleKind,
  status: BattleStatus,
  attackerName: z.string(),
  defenderName: z.string(),
  attackerPower: z.int(),
  defenderPower: z.int(),
  terrain: z.string(),
  /** The hour it is fought at; null until both have sworn, and missing from a server of before lists told it. */
  timeOfDay: TimeOfDayId.nullable().optional(),
  /** Rounds fought so far, as visitors are shown them (delay.ts). */
  rounds: z.int(),
  /** How many look on who command neither side. */
  watchers: z.int().min(0),
  acceptedAt: Instant.nullable(),
  settledAt: Instant.nullable(),
});
export type LiveBattle = z.infer<typeof LiveBattle>;

/** A battle that anyone may watch. */
export const liveBattle = (battle: BattleSummary, watchers: number): LiveBattle => ({
  id: battle.id,
  kind: battle.kind,
  status: battle.status,
  attackerName: battle.attacker.kingdomName,
  defenderName: battle.defender.kingdomName,
  attackerPower: battle.attacker.power,
  defenderPower: battle.defender.power,
  terrain: battle.terrain,
  timeOfDay: battle.timeOfDay,
  rounds: battle.rounds - roundsWithheld(battle, battle.rounds),
  watchers,
  acceptedAt: battle.acceptedAt,
  settledAt: battle.settledAt,
});

export const BattleRequest = z.object({
  id: z.string(),
  kind: BattleKind,
  status: BattleStatus,
  attackerId: z.string(),
  attackerName: z.string(),
  /** One of the realm's own kingdoms, whose words nobody wrote. */
  attackerIsNpc: z.boolean(),
  attackerPower: z.int(),
  defenderId: z.string(),
  defenderName: z.string(),
  defenderPower: z.int(),
  battleType: BattleType,
  terrain: z.string(),
  /** The ground that the one challenged would rather have, while the challenger has not taken it; null otherwise. */
  counterTerrain: z.string().nullable(),
  /** May the ground still be countered? Once. */
  mayCounter: z.boolean(),
  message: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
});
export type BattleRequest = z.infer<typeof BattleRequest>;

/** A challenge, or a battle under way, as its two rulers read of it. */
export const battleRequest = (battle: BattleSummary): BattleRequest => ({
  id: battle.id,
  kind: battle.kind,
  status: battle.status,
  attackerId: battle.attacker.accountId,
  attackerName: battle.attacker.kingdomName,
  attackerIsNpc: battle.attacker.isNpc,
  attackerPower: battle.attacker.power,
  defenderId: battle.defender.accountId,
  defenderName: battle.defender.kingdomName,
  defenderPower: battle.defender.power,
  battleType: battle.type,
  terrain: battle.terrain,
  counterTerrain: battle.counter === null || battle.counter.agreed ? null : battle.counter.terrain,
  mayCounter: battle.status === 'proposed' && battle.counter === null,
  message: battle.message,
  createdAt: battle.proposedAt,
  expiresAt: battle.expiresAt,
});

export const BattleRecord = z.object({
  id: z.string(),
  kind: BattleKind,
  attackerId: z.string(),
  attackerName: z.string(),
  defenderId: z.string(),
  defenderName: z.string(),
  side: z.enum(['attacker', 'defender']),
  terrain: z.string(),
  completedAt: Instant,
  rounds: z.int(),
  /** From the caller's side. */
  result: z.object({ result: z.enum(['victory', 'defeat', 'draw']) }),
  spoils: Spoils,
});
export type BattleRecord = z.infer<typeof BattleRecord>;

/** A finished battle as one of the two who fought it reads of it. */
export const battleRecord = (battle: BattleSummary, side: SideOf): BattleRecord => {
  const winner = battle.winner ?? 'none';
  const result = winner === 'none' ? 'draw' : winner === side ? 'victory' : 'defeat';
  const none = { attacker: 0, defender: 0 };
  return {
    id: battle.id,
    kind: battle.kind,
    attackerId: battle.attacker.accountId,
    attackerName: battle.attacker.kingdomName,
    defenderId: battle.defender.accountId,
    defenderName: battle.defender.kingdomName,
    side,
    terrain: battle.terrain,
    completedAt: battle.settledAt ?? battle.proposedAt,
    rounds: battle.rounds,
    result: { result },
    spoils: battle.spoils ?? { experienceGained: none, honorGained: none, goldGained: none },
  };
};
