// The live rooms as hooks: the world one's kingdom stands in, and a battle watched or commanded.
// Views hold what the server last said; every number a rule depends on is checked again by the server.
// Invariant: when someone else signs in, or out, every open room is joined anew and what was private is forgotten.
import { useSyncExternalStore } from 'react';
import type { Schema } from '@colyseus/schema';
import type { Room } from '@colyseus/sdk';
import type { SideOrders } from '@sigilla/engine/battle/setup.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import type { BattleAdvance, BattleSnapshot, GiveOrders } from '@sigilla/rooms/duel/messages.ts';
import type { DuelState } from '@sigilla/rooms/duel/state.ts';
import type { Answer } from '@sigilla/rooms/shared/messages.ts';
import type { Act, KingdomChange, KingdomSnapshot, Notice } from '@sigilla/rooms/world/messages.ts';
import type { ChronicleLine, LiveBattle, RankingRow, WorldState } from '@sigilla/rooms/world/state.ts';
import { setServerTime } from './clock.ts';
import { newId } from './ids.ts';
import { LiveRoom, UNCONNECTED, notJoined } from './liveRoom.ts';
import type { Connection, RoomWires } from './liveRoom.ts';
import { session } from './session.ts';

export type { Connection, Link } from './liveRoom.ts';

type Plain<T> = Readonly<Omit<T, keyof Schema>>;

/** What `useWorld` gives. Lists are newest first. */
export interface WorldView extends Connection {
  /** Rulers present on this game server. */
  readonly present: number;
  readonly rankings: readonly Plain<RankingRow>[];
  readonly chronicle: readonly Plain<ChronicleLine>[];
  /** Battles being fought now, open to watch. */
  readonly battles: readonly Plain<LiveBattle>[];
  /** The ruler's own kingdom; null until the first message. */
  readonly kingdom: OwnKingdomView | null;
  /** The kingdom's revision, which rises with every change. */
  readonly revision: number;
  /** Private notices received since joining. */
  readonly notices: readonly Notice[];
}

/** What `useDuel` gives. */
export interface DuelView extends Connection {
  /** The battle as this viewer may see it; null until the first message. `battle.side` says whether the viewer commands. */
  readonly battle: BattleView | null;
  readonly revision: number;
  readonly watchers: number;
  readonly attackerPresent: boolean;
  readonly defenderPresent: boolean;
  /** Whether that side's orders for the coming round are in. */
  readonly attackerReady: boolean;
  readonly defenderReady: boolean;
}

const NO_WORLD: WorldView = {
  ...UNCONNECTED,
  present: 0,
  rankings: [],
  chronicle: [],
  battles: [],
  kingdom: null,
  revision: 0,
  notices: [],
};
const NO_DUEL: DuelView = {
  ...UNCONNECTED,
  battle: null,
  revision: 0,
  watchers: 0,
  attackerPresent: false,
  defenderPresent: false,
  attackerReady: false,
  defenderReady: false,
};
const NOTICES_KEPT = 50;

const worlds = new Map<string, LiveRoom<WorldView>>();
const duels = new Map<string, LiveRoom<DuelView>>();

const viewer = (): string | null => {
  const state = session.state();
  return state.status === 'signedIn' ? state.user.id : null;
};

const wires: RoomWires = {
  endpoint: () => location.origin,
  accessToken: async (renew) => {
    const known = session.state();
    const state = renew || known.status === 'loading' ? await session.refresh() : known;
    return state.status === 'signedIn' ? state.token : null;
  },
};

let lastViewer = viewer();
session.subscribe(() => {
  if (session.state().status === 'loading' || viewer() === lastViewer) return;
  lastViewer = viewer();
  for (const room of [...worlds.values(), ...duels.values()]) room.rejoin();
});

type Serializable = { toJSON: () => unknown };

const worldRoom = (serverId: string): LiveRoom<WorldView> => {
  const known = worlds.get(serverId);
  if (known !== undefined) return known;
  const fresh = new LiveRoom<WorldView>(
    {
      name: 'world',
      options: { serverId },
      initial: NO_WORLD,
      wire: wireWorld,
      fromState: (state) => {
        const world = (state as Serializable).toJSON() as Plain<WorldState> & WorldLists;
        return {
          present: world.present,
          rankings: world.rankings,
          chronicle: world.chronicle.toReversed(),
          battles: world.battles,
        };
      },
    },
    wires,
  );
  worlds.set(serverId, fresh);
  return fresh;
};
interface WorldLists {
  readonly rankings: readonly Plain<RankingRow>[];
  readonly chronicle: readonly Plain<ChronicleLine>[];
  readonly battles: readonly Plain<LiveBattle>[];
}

const wireWorld = (room: Room, store: LiveRoom<WorldView>): void => {
  const whole = (message: KingdomSnapshot): void => {
    if (message.revision < store.snapshot().revision) return;
    store.set({ kingdom: message.kingdom, revision: message.revision });
    setServerTime(message.now);
  };
  // A change was missed: the whole is asked for and taken in.
  const askAgain = async (): Promise<void> => {
    const answer = await store.request<KingdomSnapshot>('snapshot');
    if (answer.success) whole(answer);
  };
  room.onMessage<KingdomSnapshot>('kingdom', whole);
  room.onMessage<KingdomChange>('kingdomChange', (message) => {
    const { kingdom, revision } = store.snapshot();
    setServerTime(message.now);
    if (message.revision <= revision) return;
    if (kingdom !== null && message.from === revision) {
      store.set({
        kingdom: { ...kingdom, ...message.fields },
        revision: message.revision,
      });
      return;
    }
    void askAgain();
  });
  room.onMessage<Notice>('notice', (notice) => {
    const { notices } = store.snapshot();
    if (notices.some((known) => known.id === notice.id)) return;
    store.set({ notices: [notice, ...notices].slice(0, NOTICES_KEPT) });
  });
};

const duelRoom = (battleId: string): LiveRoom<DuelView> => {
  const known = duels.get(battleId);
  if (known !== undefined) return known;
  const fresh = new LiveRoom<DuelView>(
    {
      name: 'duel',
      options: { battleId },
      initial: NO_DUEL,
      wire: wireDuel,
      fromState: (state) => {
        const { watchers, attackerPresent, defenderPresent, attackerReady, defenderReady } =
          state as DuelState;
        return { watchers, attackerPresent, defenderPresent, attackerReady, defenderReady };
      },
    },
    wires,
  );
  duels.set(battleId, fresh);
  return fresh;
};

const wireDuel = (room: Room, store: LiveRoom<DuelView>): void => {
  const whole = (message: BattleSnapshot): void => {
    if (message.revision < store.snapshot().revision) return;
    store.set({ battle: message.battle, revision: message.revision });
    setServerTime(message.now);
  };
  // A change was missed: the whole is asked for and taken in.
  const askAgain = async (): Promise<void> => {
    const answer = await store.request<BattleSnapshot>('battle');
    if (answer.success) whole(answer);
  };
  room.onMessage<BattleSnapshot>('battle', whole);
  room.onMessage<BattleAdvance>('advance', (message) => {
    const { battle, revision } = store.snapshot();
    setServerTime(message.now);
    if (message.revision <= revision) return;
    if (battle !== null && battle.rounds.length >= message.fromRound) {
      store.set({
        battle: {
          ...battle,
          ...message.fields,
          rounds: [...battle.rounds.slice(0, message.fromRound), ...message.rounds],
          given: [...battle.given.slice(0, message.fromRound), ...message.given],
        },
        revision: message.revision,
      });
      return;
    }
    void askAgain();
  });
};

const noSubscription = (): (() => void) => () => undefined;
const noWorld = (): WorldView => NO_WORLD;

/** The world of a game server, live while any component uses it. `null` (nobody signed in): an idle, empty view. */
export const useWorld = (serverId: string | null): WorldView => {
  const room = serverId === null ? null : worldRoom(serverId);
  return useSyncExternalStore(room?.subscribe ?? noSubscription, room?.snapshot ?? noWorld);
};

/** A battle, live while any component uses it: for its commanders, for spectators and for visitors alike. */
export const useDuel = (battleId: string): DuelView => {
  const room = duelRoom(battleId);
  return useSyncExternalStore(room.subscribe, room.snapshot);
};

/** Sends an action through the world room. The answer is the shared action result, as POST /api/actions gives it. */
export const act = async <T = Readonly<Record<string, unknown>>>(
  serverId: string,
  command: Act,
): Promise<Answer<T>> => worlds.get(serverId)?.request<T>('act', command) ?? notJoined;

/** Gives one's side's orders for a round: the coming one is `battle.rounds.length + 1`. */
export const giveOrders = async (
  battleId: string,
  round: number,
  orders: SideOrders,
): Promise<Answer<{ readonly round: number }>> => {
  const room = duels.get(battleId);
  if (room === undefined) return notJoined;
  const command: GiveOrders = { commandId: newId() as GiveOrders['commandId'], round, ...orders };
  return room.request('orders', command);
};
