// What a battle makes necessary later, as job requests: the lapse of an unanswered challenge, the oath, the next round, a realm ruler's answer.
// Invariant: a job's key is a function of the battle (and round), so that a battle never has two of a kind pending;
// whoever does a job looks at the battle first, and a job whose moment has passed does nothing.
import type { JobRequest } from '../actions/jobs.ts';
import type { KingdomId } from '../core/brand.ts';
import type { BattleDoc } from './battle.ts';

/** The key of a battle's expiry job. */
export const expiryKey = (battleId: string): string => `battle_expiry/${battleId}`;

/** The key of the job with which the realm swears to the hosts of a battle, once their captains have been heard. */
export const oathKey = (battleId: string): string => `battle_oath/${battleId}`;

/** The key of the job that fights round `round` (1 for the first). */
export const roundKey = (battleId: string, round: number): string => `battle_round/${battleId}/${round}`;

/** The key of the job with which a kingdom of the realm answers a challenge. */
export const answerKey = (battleId: string): string => `npc_answer/${battleId}`;

/** The challenge lapses when nobody has answered it. */
export const expiryJob = (battle: BattleDoc): JobRequest => ({
  key: expiryKey(battle.id),
  kind: 'battle_expiry',
  dueAt: battle.expiresAt,
  payload: { battleId: battle.id },
});

/** The captains of a battle that was taken up at `dueAt` are heard, and the realm swears to both hosts. */
export const oathJob = (battle: BattleDoc, dueAt: number): JobRequest => ({
  key: oathKey(battle.id),
  kind: 'battle_oath',
  dueAt,
  payload: { battleId: battle.id },
});

/** The coming round is fought at `dueAt` with whatever orders there are then. */
export const roundJob = (battle: BattleDoc, dueAt: number): JobRequest => ({
  key: roundKey(battle.id, battle.rounds.length + 1),
  kind: 'battle_round',
  dueAt,
  payload: { battleId: battle.id, round: battle.rounds.length + 1 },
});

/** A kingdom ruled by the realm answers the challenge. */
export const answerJob = (battle: BattleDoc, dueAt: number): JobRequest => ({
  key: answerKey(battle.id),
  kind: 'npc_turn',
  dueAt,
  payload: { task: 'answer', battleId: battle.id, kingdomId: battle.defender.kingdomId },
});

/** A newcomer is offered a first bout this long after founding, in milliseconds. */
const WELCOME_AFTER_MS = 30_000;

/** The key of a kingdom of the realm's next turn. */
export const npcTurnKey = (kingdomId: string): string => `npc_turn/${kingdomId}`;

/** The next turn of a kingdom of the realm. */
export const npcTurnJob = (kingdomId: KingdomId, dueAt: number): JobRequest => ({
  key: npcTurnKey(kingdomId),
  kind: 'npc_turn',
  dueAt,
  payload: { task: 'turn', kingdomId },
});

/** The key of the job that keeps a game server's field in use while somebody looks. */
const fieldKey = (serverId: string): string => `field/${serverId}`;

/** The field of a game server is seen to. */
export const fieldJob = (serverId: string, dueAt: number): JobRequest => ({
  key: fieldKey(serverId),
  kind: 'npc_turn',
  dueAt,
  payload: { task: 'field', serverId },
});

/** One of the realm's own offers a newcomer a first bout. Belongs into the commit that founds a player's kingdom. */
export const welcomeJob = (kingdomId: KingdomId, foundedAt: number): JobRequest => ({
  key: `npc_welcome/${kingdomId}`,
  kind: 'npc_turn',
  dueAt: foundedAt + WELCOME_AFTER_MS,
  payload: { task: 'welcome', kingdomId },
});
