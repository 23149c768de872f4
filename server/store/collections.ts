// Every collection of the realm but the jobs (server/app/jobs.ts): its document's shape, its indexes, and what must be unique in it.
// Documents hold epoch milliseconds. A changed shape raises `schemaVersion` and teaches `upcast` the older ones; nothing is rewritten at start.
// Invariant: whatever a screen lists is read through an index declared here, never by going through a collection.
import type { AccountId, KingdomId } from '@sigilla/engine/core/brand.ts';
import { lastRuledAt } from '@sigilla/engine/kingdom/forsaken.ts';
import type { Kingdom, ResourceDelta, Resources } from '@sigilla/engine/kingdom/kingdom.ts';
import { kingdomSummary } from '@sigilla/engine/kingdom/summary.ts';
import { openPairKey } from '@sigilla/engine/war/battle.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { battleSummary } from '@sigilla/engine/war/summary.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { EventText } from '@sigilla/content/texts/events.ts';
import type { AnyCollection, Collection, IndexKey, Summarised } from './Store.ts';

const declare = <T>(
  name: string,
  keys: {
    readonly indexes?: Collection<T>['indexes'];
    readonly unique?: Collection<T>['unique'];
    readonly schemaVersion?: number;
    readonly upcast?: Collection<T>['upcast'];
    readonly compact?: boolean;
  },
): Collection<T> => ({
  name,
  schemaVersion: keys.schemaVersion ?? 1,
  upcast: keys.upcast ?? ((body) => body as T),
  indexes: keys.indexes ?? {},
  unique: keys.unique ?? {},
  compact: keys.compact ?? false,
});

/** The same collection with a summary for lists; its version rises with the summary's shape. */
const summarised = <T, S>(
  collection: Collection<T>,
  version: number,
  of: (body: T) => S,
): Summarised<T, S> => ({ ...collection, summary: { version, of } });

/** E-mail addresses are compared without regard to case. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

export const ROLES = ['player', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** A person, or a guest who has not yet said who they are. Guests have neither e-mail nor password. */
export interface Account {
  readonly id: AccountId;
  readonly email: string | null;
  /** argon2id in PHC notation. */
  readonly passwordHash: string | null;
  readonly role: Role;
  readonly isGuest: boolean;
  /** True for the account that rules an NPC kingdom; no one can sign in to it. */
  readonly isNpc: boolean;
  readonly currentServerId: string;
  readonly createdAt: number;
  /** When it last signed in or refreshed. */
  readonly lastSeenAt: number;
}
export const accounts = declare<Account>('accounts', {
  indexes: {
    /** Guests by when they were last seen: [lastSeenAt]. */
    guests: (account) => (account.isGuest ? [account.lastSeenAt] : null),
  },
  unique: { email: (account) => (account.email === null ? null : [foldEmail(account.email)]) },
});

/** A family of refresh tokens: one sign-in on one browser. Only the newest generation is good; an older one ends the family. */
export interface Session {
  readonly accountId: AccountId;
  readonly generation: number;
  readonly rotatedAt: number;
  readonly createdAt: number;
  readonly expiresAt: number;
}
export const sessions = declare<Session>('sessions', {
  indexes: {
    account: (session) => [session.accountId, session.createdAt],
    expiry: (session) => [session.expiresAt],
  },
});

/**
 * Kingdoms of version 1 were written before any was forsaken; those of version 2 before raids were counted, of 3 before
 * names were compared by their looks (server/app/olderNames.ts gives them their keys).
 */
const kingdomOf = (body: unknown, fromVersion: number): Kingdom => {
  let kingdom = body as Kingdom;
  if (fromVersion < 2) kingdom = { ...kingdom, forsaken: false };
  if (fromVersion < 3) kingdom = { ...kingdom, today: { ...kingdom.today, raids: 0 } };
  if (fromVersion < 4) kingdom = { ...kingdom, nameKey: null };
  return kingdom;
};

export const kingdoms = summarised(
  declare<Kingdom>('kingdoms', {
    // Version 5 has the shape of 4 and another key by honor.
    schemaVersion: 5,
    upcast: kingdomOf,
    indexes: {
      /** The kingdoms of a game server that stand on lists, by power: [serverId, power]. */
      power: (kingdom) => (kingdom.forsaken ? null : [kingdom.serverId, kingdom.power]),
      /** The same by honor, equals by power: [serverId, honor, power]. */
      honor: (kingdom) => (kingdom.forsaken ? null : [kingdom.serverId, kingdom.war.honor, kingdom.power]),
      /** Guests' kingdoms that stand on lists, by when they were last ruled. */
      guests: (kingdom) => (kingdom.isGuest && !kingdom.forsaken ? [lastRuledAt(kingdom)] : null),
      /** The realm's own kingdoms: [serverId]. */
      npcs: (kingdom) => (kingdom.npc === null ? null : [kingdom.serverId]),
      account: (kingdom) => [kingdom.accountId],
      /** By when their turns were last settled: whose clock ran ahead is found by it. */
      settled: (kingdom) => [kingdom.turns.settledAt],
      /** Kingdoms whose name has no key yet, oldest first: [foundedAt]. */
      unkeyed: (kingdom) => (kingdom.nameKey === null ? [kingdom.foundedAt] : null),
    },
    unique: {
      name: (kingdom) => (kingdom.nameKey === null ? null : [kingdom.serverId, kingdom.nameKey]),
      ruler: (kingdom) => [kingdom.accountId, kingdom.serverId],
    },
  }),
  1,
  (kingdom) => kingdomSummary(kingdom, kingdomContent),
);

/** Where a battle stands as lists see it: still to be answered or fought, fought to its end, or never fought. */
const battlePhase = (battle: BattleDoc): 'open' | 'ended' | 'void' => {
  switch (battle.status) {
    case 'proposed':
    case 'accepted':
    case 'fighting':
      return 'open';
    case 'settled':
      return 'ended';
    case 'declined':
    case 'expired':
    case 'cancelled':
      return 'void';
  }
};
const sideKey = (battle: BattleDoc, kingdomId: KingdomId): IndexKey => [
  kingdomId,
  battlePhase(battle),
  battle.settledAt ?? battle.proposedAt,
];
export const battles = summarised(
  declare<BattleDoc>('battles', {
    compact: true,
    indexes: {
      /** [kingdomId, phase, settledAt or proposedAt] */
      attacker: (battle) => sideKey(battle, battle.attacker.kingdomId),
      /** [kingdomId, phase, settledAt or proposedAt] */
      defender: (battle) => sideKey(battle, battle.defender.kingdomId),
      /** [serverId, status, settledAt or proposedAt] */
      status: (battle) => [battle.serverId, battle.status, battle.settledAt ?? battle.proposedAt],
    },
    unique: {
      /** Two kingdoms have one open battle between them. */
      openPair: openPairKey,
    },
  }),
  1,
  battleSummary,
);

/** One change of a kingdom's stock. The sum of all entries of a kingdom is what it holds. */
export interface LedgerEntry {
  readonly kingdomId: KingdomId;
  /** Counts a kingdom's entries from 0 without a gap. */
  readonly number: number;
  readonly at: number;
  /** Why: an action's verb, or `founded`, `turns_gained`, `income`, `battle_spoils` … */
  readonly reason: string;
  /** The commit's transaction id; entries of one commit share it. */
  readonly transactionId: string;
  readonly resources: ResourceDelta;
  readonly turns: number;
  /** What the kingdom held after this entry. */
  readonly balance: { readonly resources: Resources; readonly turns: number };
}
export const ledger = declare<LedgerEntry>('ledger', {
  indexes: {
    kingdom: (entry) => [entry.kingdomId, entry.number],
  },
});
/** The ledger's documents are named by kingdom and number, so that an entry can't be written twice. */
export const ledgerId = (kingdomId: string, number: number): string => `${kingdomId}.${number}`;

/** What a command was answered, kept seven days. Only successes are kept. */
export interface Reply {
  readonly accountId: AccountId;
  readonly commandId: string;
  /** SHA-256 of the command's payload: the same id with another payload is refused. */
  readonly payloadHash: string;
  readonly at: number;
  readonly answer: unknown;
}
export const replies = declare<Reply>('replies', {
  compact: true,
  indexes: { time: (reply) => [reply.at] },
});
export const replyId = (accountId: string, commandId: string): string => `${accountId}.${commandId}`;

/** One line of a game server's chronicle, seen by everyone. */
export interface ChronicleLine {
  readonly serverId: string;
  readonly at: number;
  readonly text: EventText;
  readonly link: string | null;
  /** True for what only the realm's own had a part in: it is kept less long. Lines of earlier versions do not say. */
  readonly realmsOwn?: boolean;
}
export const chronicle = declare<ChronicleLine>('chronicle', {
  indexes: { server: (line) => [line.serverId, line.at] },
});

/** A private word to one account. */
export interface Notice {
  readonly accountId: AccountId;
  readonly at: number;
  readonly text: EventText;
  /** Where in the client it leads, as a path; null for nowhere. */
  readonly link: string | null;
  readonly readAt: number | null;
}
export const notices = declare<Notice>('notices', {
  indexes: {
    account: (notice) => [notice.accountId, notice.at],
    unread: (notice) => (notice.readAt === null ? [notice.accountId, notice.at] : null),
    time: (notice) => [notice.at],
  },
});

/** How far a work that goes through a long index bit by bit has come: the time of the last entry that is done. */
export interface Progress {
  readonly reachedAt: number;
}
export const progress = declare<Progress>('progress', {});

/** What the realm itself must remember. One document, REALM_ID. */
export interface Realm {
  /** Seeds the chance of every action. Never leaves the server. */
  readonly secret: string;
  /** Signs tokens when TOKEN_SECRET is not set. Never leaves the server. */
  readonly tokenSecret: string;
  readonly foundedAt: number;
  /** Game servers whose NPC kingdoms have been founded. */
  readonly peopled: readonly string[];
}
export const realms = declare<Realm>('realm', {});
export const REALM_ID = 'realm';

/** Every collection above, for adapters that prepare tables before the first write. */
export const COLLECTIONS = [
  accounts,
  sessions,
  kingdoms,
  battles,
  ledger,
  replies,
  chronicle,
  notices,
  progress,
  realms,
] as const satisfies readonly AnyCollection[];
