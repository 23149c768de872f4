// The powers of the server that rooms are given. A room reaches the realm through this interface alone, so that it stays a projection:
// it reads what has been committed, hands actions to the one door, and hears that something has changed.
// Invariant: every read answers from the store; a fact says that a document has moved, never what it holds.
import type { Command } from '@sigilla/engine/actions/command.ts';
import type { AggregateName } from '@sigilla/engine/core/aggregates.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { AccountId, BattleId } from '@sigilla/engine/core/brand.ts';
import type { ToldLine } from '@sigilla/engine/core/toldLine.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { Answer } from './frame/messages.ts';

/** Whoever a valid token belongs to. */
export interface Viewer {
  readonly accountId: AccountId;
  readonly role: string;
  /** The session that the token was given in; null for a token of an earlier version. */
  readonly sessionId: string | null;
  /** When the token ends: epoch milliseconds. */
  readonly endsAt: number;
}

/** A document at a revision. */
export interface At<T> {
  readonly revision: number;
  readonly body: T;
}

/** That a document is now at a revision: of any aggregate that tells of itself where the room listens. */
export interface RoomFact {
  readonly aggregate: AggregateName | 'chronicle';
  readonly id: string;
  readonly revision: number;
  /** Of a kingdom: has anything that the rankings show of it moved? */
  readonly movesRank: boolean;
}

export interface Ranked {
  readonly kingdomId: string;
  readonly kingdomName: string;
  readonly honor: number;
  readonly power: number;
  readonly wins: number;
  readonly losses: number;
  readonly isNpc: boolean;
}

export interface ChronicleEntry {
  readonly id: string;
  readonly at: number;
  readonly text: string;
  readonly link: string | null;
}

export interface BattleUnderWay {
  readonly id: string;
  readonly kind: string;
  readonly attackerName: string;
  readonly defenderName: string;
  readonly round: number;
}

/** What a room says of itself to the rooms of the same battle in other processes. */
export interface BattleNote {
  /** Everyone here who commands neither side, each once. */
  readonly visitors: readonly string[];
  /** Sides whose commanders are here, and whose windows have said that they have drawn the field. */
  readonly commanding: readonly Side[];
  readonly drawn: readonly Side[];
  /** How often each of content/texts/calls.ts was called out here. */
  readonly calls: readonly number[];
}

/** Whose kingdom or notice is asked for. */
type Ruler = Pick<Viewer, 'accountId'>;

export interface RoomServices {
  /** Whose token this is; null when it is nobody's, or no longer good. */
  authenticate(token: string): Promise<Viewer | null>;
  /** Is the viewer's session still on, their account there, and their role the same? */
  isGood(viewer: Viewer): Promise<boolean>;
  /** Says when that may have changed. The answer ends the subscription. */
  onStanding(viewer: Viewer, listener: () => void): () => void;
  knowsServer(serverId: string): boolean;
  /** Epoch milliseconds. */
  now(): number;
  /** Milliseconds by a stopwatch that no one can set: for whatever counts seconds. */
  elapsed(): number;
  /** One action through the one door. `serverId` is the room's, never the client's word. */
  act(viewer: Viewer, serverId: string, command: Command): Promise<Answer<object>>;
  /** A ruler's kingdom on a game server; null when they have none there. */
  ownKingdom(ruler: Ruler, serverId: string): Promise<At<OwnKingdomView> | null>;
  /** Rulers by honor, best first. */
  rankings(serverId: string): Promise<readonly Ranked[]>;
  /** The latest lines, newest last. */
  chronicle(serverId: string): Promise<readonly ChronicleEntry[]>;
  battlesUnderWay(serverId: string): Promise<readonly BattleUnderWay[]>;
  /** A notice, when it is the ruler's. */
  notice(ruler: Ruler, id: string): Promise<ToldLine | null>;
  /** A ruler's notices of the last moments, oldest first: those whose facts may have been missed. */
  latestNotices(ruler: Ruler): Promise<readonly ToldLine[]>;
  battle(battleId: BattleId): Promise<At<BattleDoc> | null>;
  /** Every player who commands in this battle has the field before their eyes: the first window may open. */
  fieldDrawn(battleId: BattleId): Promise<void>;
  /** Facts of a game server, of an account, of a battle. The answer ends the subscription. */
  onRealm(serverId: string, listener: (fact: RoomFact) => void): () => void;
  onAccount(accountId: AccountId, listener: (fact: RoomFact) => void): () => void;
  onBattle(battleId: BattleId, listener: (fact: RoomFact) => void): () => void;
  /** A ruler came to a room of a game server, or has left it with their last window. */
  arrived(serverId: string, accountId: AccountId): void;
  left(serverId: string, accountId: AccountId): void;
  /** How many rulers are in the rooms of a game server, those of other processes among them; and that others have come or gone there. */
  present(serverId: string): number;
  onElsewhere(serverId: string, listener: () => void): () => void;
  /** Tells the other processes who is at a battle here (null: nobody is any more), what they tell, and when that has changed. */
  tellBattle(battleId: BattleId, note: BattleNote | null): void;
  toldOfBattle(battleId: BattleId): readonly BattleNote[];
  onToldOfBattle(battleId: BattleId, listener: () => void): () => void;
  /** Facts may have been missed: whatever is shown is to be read again. */
  onDoubt(listener: () => void): () => void;
  /** Does a piece of work in a later turn, a few a turn, in the order given: what comes in meanwhile is heard between two turns. */
  readonly soon: (work: () => void) => void;
  /**
   * Something in a room went wrong. Answers the refusal it means to whoever asked when it passes by itself, as a store that is away does;
   * null when it is a fault, of which nobody but the log is told.
   */
  report(error: unknown, what: string): Refusal | null;
}
