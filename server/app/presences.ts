// Who is here: rulers with a window open on a game server, as the world rooms of this process see them.
// Advisory only: it decides whom the realm's own rulers invite and what a counter shows, never what is allowed.
import type { AccountId } from '@sigilla/engine/core/brand.ts';

export interface Presences {
  arrived(serverId: string, accountId: AccountId): void;
  left(serverId: string, accountId: AccountId): void;
  /** Each account once, however many windows it has open. */
  present(serverId: string): readonly AccountId[];
}

/** Presences of this process, empty at first. */
export const openPresences = (): Presences => {
  const servers = new Map<string, Map<AccountId, number>>();
  const windows = (serverId: string): Map<AccountId, number> => {
    const known = servers.get(serverId) ?? new Map<AccountId, number>();
    servers.set(serverId, known);
    return known;
  };
  return {
    arrived(serverId, accountId) {
      const here = windows(serverId);
      here.set(accountId, (here.get(accountId) ?? 0) + 1);
    },
    left(serverId, accountId) {
      const here = windows(serverId);
      const count = (here.get(accountId) ?? 0) - 1;
      if (count > 0) here.set(accountId, count);
      else here.delete(accountId);
    },
    present: (serverId) => [...windows(serverId).keys()],
  };
};
