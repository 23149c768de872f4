// What lists show of a battle: challenges, what is on the field, history. Kept beside the document (server/store/aggregates/battles.ts), which
// with its setup and rounds is twenty times as long. Invariant: no secret is here: neither seed nor orders; the words of a challenge
// are, while it is open, and lists show them to its two rulers alone.
import type { BattleDoc } from './battle.ts';
import type { Winner } from '../battle/state.ts';

type Commander = Pick<BattleDoc['attacker'], 'kingdomId' | 'accountId' | 'kingdomName' | 'isNpc' | 'power'>;

export type BattleSummary = Pick<
  BattleDoc,
  | 'id'
  | 'serverId'
  | 'kind'
  | 'status'
  | 'type'
  | 'terrain'
  | 'timeOfDay'
  | 'counter'
  | 'message'
  | 'proposedAt'
  | 'expiresAt'
  | 'acceptedAt'
  | 'settledAt'
  | 'spoils'
> & {
  readonly attacker: Commander;
  readonly defender: Commander;
  /** Rounds fought so far. */
  readonly rounds: number;
  /** null before the end. */
  readonly winner: Winner | null;
};

const commander = ({ kingdomId, accountId, kingdomName, isNpc, power }: Commander): Commander => ({
  kingdomId,
  accountId,
  kingdomName,
  isNpc,
  power,
});

/** The summary of a battle as it stands. Raise its version (server/store/aggregates/battles.ts) when this shape changes. */
export const battleSummary = (battle: BattleDoc): BattleSummary => ({
  id: battle.id,
  serverId: battle.serverId,
  kind: battle.kind,
  status: battle.status,
  attacker: commander(battle.attacker),
  defender: commander(battle.defender),
  type: battle.type,
  terrain: battle.terrain,
  timeOfDay: battle.timeOfDay,
  counter: battle.counter,
  message: battle.settledAt === null ? battle.message : '',
  proposedAt: battle.proposedAt,
  expiresAt: battle.expiresAt,
  acceptedAt: battle.acceptedAt,
  settledAt: battle.settledAt,
  spoils: battle.spoils,
  rounds: battle.rounds.length,
  winner: battle.report?.winner ?? null,
});
