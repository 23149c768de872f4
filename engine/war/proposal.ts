// A challenge as it is made: the battle document before anybody has answered.
// Invariant: the seed's hash is there from the first moment; the rival's half is empty until they accept.
import type { HonorTitle } from '@sigilla/content/schema/achievement.ts';
import type { BattleType, TerrainId } from '@sigilla/content/schema/terrain.ts';
import { seasonOf } from '../battle/drawUp.ts';
import { seedHashOf } from '../battle/replay.ts';
import { utcMonth } from '../core/day.ts';
import type { Seed } from '../core/random.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import type { Army, Kingdom } from '../kingdom/kingdom.ts';
import type { BattleDoc } from './battle.ts';
import type { BattleKind } from './kinds.ts';
import { unsworn } from './oath.ts';

const HOUR_MS = 3_600_000;

export interface Proposal {
  readonly id: BattleDoc['id'];
  readonly seed: Seed;
  /** The challenger's window will give a word once the realm has sworn to both hosts. */
  readonly speaks: boolean;
  readonly kind: BattleKind;
  readonly challenger: Kingdom;
  readonly army: Army;
  readonly rival: Kingdom;
  readonly type: BattleType;
  /** What the challenger wears; the rival's is seen when they accept. */
  readonly title: HonorTitle | null;
  readonly terrain: TerrainId;
  /** As the herald will read it. */
  readonly message: string;
}

/** So many battles a ruler has been in before they are expected to know the orders by heart. */
export const FIRST_BATTLES = 3;

/** Has this ruler sent and taken up so few challenges that they are still learning to command? The realm's own never are. */
const isNovice = ({ npc, deeds }: Kingdom): boolean =>
  npc === null && (deeds['initiate_battle'] ?? 0) + (deeds['accept_battle'] ?? 0) < FIRST_BATTLES;

const commander = (kingdom: Kingdom, title: HonorTitle | null, army: Army | null): BattleDoc['attacker'] => ({
  kingdomId: kingdom.id,
  accountId: kingdom.accountId,
  kingdomName: kingdom.name,
  isNpc: kingdom.npc !== null,
  isNovice: isNovice(kingdom),
  title,
  armyId: army?.id ?? null,
  armyName: army?.name ?? null,
  nonce: null,
  power: kingdom.power,
});

/** The challenge made at `now`. */
export const proposedBattle = (
  { id, seed, speaks, kind, type, challenger, army, rival, title, terrain, message }: Proposal,
  content: KingdomContent,
  rules: RealmRules,
  now: number,
): BattleDoc => ({
  id,
  serverId: challenger.serverId,
  kind,
  status: 'proposed',
  attacker: commander(challenger, title, army),
  defender: commander(rival, null, null),
  type,
  terrain,
  counter: null,
  weather: null,
  timeOfDay: null,
  season: seasonOf(content, utcMonth(now)),
  message,
  proposedAt: now,
  expiresAt: now + rules.challengeHours * HOUR_MS,
  acceptedAt: null,
  seedHash: seedHashOf(seed),
  seed,
  setup: null,
  state: null,
  rounds: [],
  given: [],
  pending: { attacker: null, defender: null },
  roundDueAt: null,
  report: null,
  spoils: null,
  settledAt: null,
  proof: unsworn(speaks),
  seals: [],
});
