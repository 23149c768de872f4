// Who is here, and where anybody looks: rulers with a window open on a game server, and visitors who asked what is on its field, as this
// process sees them and as others tell on the board. Advisory only: it decides whom the realm's own rulers invite, how
// lively they are, and what a counter shows; never what is allowed. Invariant: a game server that nobody has looked at for LOOK_LASTS_MS is not watched.
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { localBoard } from './board.ts';
import type { Board } from './board.ts';

/** How long a look counts. Whoever stays looks again in that time: rooms draw, pages ask. */
const LOOK_LASTS_MS = 120_000;
/** After a start, windows whose line was cut have this long to come back. */
const COMING_BACK_MS = 60_000;
/** A look need not be told to others more often. */
const TELL_LOOKS_MS = 10_000;

export interface Presences {
  arrived(serverId: string, accountId: AccountId): void;
  left(serverId: string, accountId: AccountId): void;
  /** Each account once, however many windows it has open, and in however many processes. */
  present(serverId: string): readonly AccountId[];
  /** Says when somebody has come to another process, or gone there. The answer ends the subscription. */
  onElsewhere(serverId: string, listener: () => void): () => void;
  /** Somebody, a visitor perhaps, looks at what happens on a game server. */
  looked(serverId: string): void;
  /** Is a ruler here, or has anybody looked lately? */
  isWatched(serverId: string): boolean;
  /** The same, or this process has only just begun and cannot know. */
  mayBeWatched(serverId: string): boolean;
}

/** Where others are told of who is here; `wall` in epoch milliseconds, for what two machines must understand alike. */
export interface Telling {
  readonly board: Board;
  readonly wall: () => number;
}

const subjectOf = (serverId: string): string => `server/${serverId}`;

/** Presences of this process, empty at first, and of those on the board. `now` in milliseconds. */
export const openPresences = (
  now: () => number,
  { board, wall }: Telling = { board: localBoard(), wall: now },
): Presences => {
  const openedAt = now();
  const servers = new Map<string, Map<AccountId, number>>();
  const looks = new Map<string, number>();
  const told = new Map<string, number>();
  const windows = (serverId: string): Map<AccountId, number> => {
    const known = servers.get(serverId) ?? new Map<AccountId, number>();
    servers.set(serverId, known);
    return known;
  };
  // The clock may be set either way: what is far off on either side is not lately.
  const isLately = (moment: number | undefined, lasts: number): boolean =>
    moment !== undefined && Math.abs(now() - moment) < lasts;
  const tell = (serverId: string): void =>
    board.pin(subjectOf(serverId), () => {
      const look = looks.get(serverId);
      return {
        here: [...windows(serverId).keys()],
        lookedAt: look === undefined ? 0 : wall() - (now() - look),
        commanding: [],
        drawn: [],
        calls: [],
      };
    });
  const isWatchedElsewhere = (serverId: string): boolean =>
    board
      .others(subjectOf(serverId))
      .some(({ here, lookedAt }) => here.length > 0 || Math.abs(wall() - lookedAt) < LOOK_LASTS_MS);
  const isWatched = (serverId: string): boolean =>
    windows(serverId).size > 0 ||
    isLately(looks.get(serverId), LOOK_LASTS_MS) ||
    isWatchedElsewhere(serverId);
  return {
    arrived(serverId, accountId) {
      const here = windows(serverId);
      const count = here.get(accountId) ?? 0;
      here.set(accountId, count + 1);
      if (count === 0) tell(serverId);
    },
    left(serverId, accountId) {
      const here = windows(serverId);
      const count = (here.get(accountId) ?? 0) - 1;
      if (count > 0) {
        here.set(accountId, count);
        return;
      }
      here.delete(accountId);
      tell(serverId);
    },
    present: (serverId) => [
      ...new Set([
        ...windows(serverId).keys(),
        ...board.others(subjectOf(serverId)).flatMap(({ here }) => here.map((id) => AccountId.parse(id))),
      ]),
    ],
    onElsewhere: (serverId, listener) => board.onNews(subjectOf(serverId), listener),
    looked(serverId) {
      looks.set(serverId, now());
      if (isLately(told.get(serverId), TELL_LOOKS_MS)) return;
      told.set(serverId, now());
      tell(serverId);
    },
    isWatched,
    mayBeWatched: (serverId) => isWatched(serverId) || isLately(openedAt, COMING_BACK_MS),
  };
};
