// The reactions that are decided purely, by the kind of their job. What takes more than one commit, or removes whatever aggregates hold, is
// the server's own (server/app/jobs/reactions.ts, where the compiler asks for every kind).
import { battleExpiry } from '../war/reactions/battleExpiry.ts';
import { battleOath } from '../war/reactions/battleOath.ts';
import { battleRound } from '../war/reactions/battleRound.ts';
import { npcTurn } from '../war/reactions/npcTurn.ts';

export const REACTIONS = {
  battle_oath: battleOath,
  battle_round: battleRound,
  battle_expiry: battleExpiry,
  npc_turn: npcTurn,
} as const;
