// The battle document: one challenge between two kingdoms, from the moment it is made until its last round is history.
// proposed → accepted → fighting (round by round) → settled; or declined, expired, cancelled. Only these transitions exist.
// Invariants: `seedHash` is there from the first write; `seed` and pending orders never leave the server before the end
// except through `publicBattle`; `rounds` and `given` have one entry per fought round, `seals` too
// where there is a proof; an ended battle never changes again.
import { z } from 'zod';
import { Moment } from '../core/instant.ts';
import { AccountId, BattleId, KingdomId } from '../core/brand.ts';
import { SEED_PATTERN } from '../core/random.ts';
import { BattleReport } from '../battle/report.ts';
import { BattleSetup, GivenOrders, perSide } from '../battle/setup.ts';
import { BattleState, RoundLog } from '../battle/state.ts';
import { BattleProof, Seal } from '../proof/shapes.ts';
import { BattleKind, BattleStatus } from './kinds.ts';
import { Spoils } from './spoils.ts';
import { HonorTitle } from '@sigilla/content/schema/achievement.ts';
import { BattleType, TerrainId } from '@sigilla/content/schema/terrain.ts';
import { SeasonId, TimeOfDayId, WeatherId } from '@sigilla/content/schema/weather.ts';

const Count = z.int().min(0);

/** What a commander may add to a battle's chance: any short token. */
export const Nonce = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** Characters of a challenge's message. */
export const MAX_MESSAGE = 280;

/** One ruler in a battle, as they stood when they entered it. */
const Commander = z.object({
  kingdomId: KingdomId,
  accountId: AccountId,
  kingdomName: z.string(),
  isNpc: z.boolean(),
  /** One of their first battles: against the realm's own, rounds wait longer for their word (orderWindow.ts). */
  isNovice: z.boolean(),
  /** The title they wore; null for none. */
  title: HonorTitle.nullable(),
  /** null until the defender has chosen one. */
  armyId: z.string().nullable(),
  armyName: z.string().nullable(),
  /** What this side adds to the chance of the battle; null until given. Public once the hosts are drawn up. */
  nonce: z.string().nullable(),
  /** Power of the kingdom when the challenge was made. */
  power: Count,
});

export const BattleDoc = z.object({
  id: BattleId,
  serverId: z.string(),
  kind: BattleKind,
  status: BattleStatus,
  attacker: Commander,
  defender: Commander,
  /** What kind of fighting it is to be, by which its own rules hold (docs/BATTLE.md). */
  type: BattleType,
  terrain: TerrainId,
  /** The ground that the one challenged would rather have, and whether the challenger has taken it; null when none was named. */
  counter: z.object({ terrain: TerrainId, agreed: z.boolean() }).nullable(),
  /** Drawn from the battle's own chance when it is accepted; null before. */
  weather: WeatherId.nullable(),
  timeOfDay: TimeOfDayId.nullable(),
  season: SeasonId,
  /** The challenger's words; a key of the fixed list for guests resolves to its sentence before it is stored. */
  message: z.string().max(MAX_MESSAGE),
  proposedAt: Moment,
  expiresAt: Moment,
  acceptedAt: Moment.nullable(),
  /** SHA-256 of the seed, published with the challenge. */
  seedHash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Private until the battle is settled. */
  seed: z.string().regex(SEED_PATTERN),
  setup: BattleSetup.nullable(),
  state: BattleState.nullable(),
  rounds: z.array(RoundLog),
  /** Per fought round: did the commander speak for it, or did what was ordered before (at first the default) stand? */
  given: z.array(perSide(z.boolean())),
  /** Orders accepted for the coming round; each seen by its own side alone. */
  pending: perSide(GivenOrders.nullable()),
  /** When the coming round is resolved with whatever orders there are; null unless fighting. */
  roundDueAt: Moment.nullable(),
  report: BattleReport.nullable(),
  spoils: Spoils.nullable(),
  settledAt: Moment.nullable(),
  /** What the realm has sworn to, and sealed (docs/BATTLE.md, “Proof”); null in battles of before. */
  proof: BattleProof.nullable(),
  /** The seal of each fought round's record; none in battles of before. */
  seals: z.array(Seal),
});
export type BattleDoc = z.infer<typeof BattleDoc>;
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly battles: BattleDoc;
  }
}

/** True while the battle can still be answered or fought. */
const isOpen = (battle: BattleDoc): boolean =>
  battle.status === 'proposed' || battle.status === 'accepted' || battle.status === 'fighting';

/** The unique key of the open battle between two kingdoms, in either order. */
export const pairKey = (one: KingdomId, other: KingdomId): readonly string[] =>
  one < other ? [one, other] : [other, one];

/** Two kingdoms have one open battle between them: the unique key, or null once it has ended. */
export const openPairKey = (battle: BattleDoc): readonly string[] | null =>
  isOpen(battle) ? pairKey(battle.attacker.kingdomId, battle.defender.kingdomId) : null;
