// What became of every command that was acknowledged, by what the realm itself says afterwards: a deed that cost turns stands in its ruler's ledger
// under the transaction it was acknowledged with, once; and a command sent again is answered with that same transaction.
import type { Acknowledged, Player } from './player.ts';

export interface Audit {
  readonly acknowledged: number;
  /** Those of them that gave orders in a battle. */
  readonly orders: number;
  /** Acknowledged deeds that the ledger does not have, or that are answered otherwise when sent again. */
  readonly lost: number;
  /** Deeds in the ledger that nobody was told of, beyond those whose answer never came; and transactions acknowledged twice. */
  readonly doubled: number;
  readonly sentAgain: number;
  readonly unanswered: number;
}

const PAGE = 200;

interface Line {
  readonly reason: string;
  readonly transactionId: string;
  readonly turns: number;
}

/** Transactions in a ruler's ledger that spent turns. */
const spent = async ({ call }: Player): Promise<readonly string[]> => {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await call('GET', `/api/ledger?limit=${PAGE}${cursor === null ? '' : `&cursor=${cursor}`}`);
    const entries = (page['entries'] ?? []) as readonly Line[];
    found.push(...entries.filter(({ turns }) => turns < 0).map(({ transactionId }) => transactionId));
    cursor = (page['next'] ?? null) as string | null;
  } while (cursor !== null);
  return found;
};

const sameAgain = async ({ call }: Player, { command, transactionId }: Acknowledged): Promise<boolean> =>
  (await call('POST', '/api/actions', command)).transactionId === transactionId;

/** Compares a ruler's book with their ledger, and sends the last command again. */
export const auditOf = async (player: Player): Promise<Audit> => {
  const { acknowledged, unanswered } = player.book;
  const told = new Set(acknowledged.map(({ transactionId }) => transactionId));
  const inLedger = await spent(player);
  const kept = new Set(inLedger);
  const missing = acknowledged.filter(
    ({ isInLedger, transactionId }) => isInLedger && !kept.has(transactionId),
  );
  const untold = inLedger.filter((transactionId) => !told.has(transactionId)).length;
  const last = acknowledged.at(-1);
  const isSame = last === undefined || (await sameAgain(player, last));
  return {
    acknowledged: acknowledged.length,
    orders: acknowledged.filter(({ command }) => command.actionId === 'set_orders').length,
    lost: missing.length + (isSame ? 0 : 1),
    doubled:
      Math.max(0, untold - unanswered) + (inLedger.length - kept.size) + (acknowledged.length - told.size),
    sentAgain: last === undefined ? 0 : 1,
    unanswered,
  };
};

/** The sum of audits. */
export const inAll = (audits: readonly Audit[]): Audit => {
  const sum = (name: keyof Audit): number => audits.reduce((all, audit) => all + audit[name], 0);
  return {
    acknowledged: sum('acknowledged'),
    orders: sum('orders'),
    lost: sum('lost'),
    doubled: sum('doubled'),
    sentAgain: sum('sentAgain'),
    unanswered: sum('unanswered'),
  };
};
