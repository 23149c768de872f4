// The live rooms as hooks: the world one's kingdom stands in, and a battle watched or commanded.
// Invariant: when someone else signs in, or out, every open room is joined anew and what was private is forgotten.
import { useSyncExternalStore } from 'react';
import type { CallId } from '@sigilla/content/texts/calls.ts';
import type { SideOrders } from '@sigilla/engine/battle/setup.ts';
import type { GiveOrders } from '@sigilla/rooms/duel/messages.ts';
import type { Answer } from '@sigilla/rooms/frame/messages.ts';
import type { Command } from '@sigilla/engine/actions/command.ts';
import { newId } from './ids.ts';
import { LiveRoom, notJoined } from './liveRoom.ts';
import type { RoomWires } from './liveRoom.ts';
import { NO_WORLD, duelPlan, worldPlan } from './roomPlans.ts';
import type { DuelView, WorldView } from './roomPlans.ts';
import { session, whenViewerChanges } from './session.ts';

const worlds = new Map<string, LiveRoom<WorldView>>();
const duels = new Map<string, LiveRoom<DuelView>>();

const wires: RoomWires = {
  endpoint: () => location.origin,
  accessToken: async (renew) => {
    const known = session.state();
    const state = renew || known.status === 'loading' ? await session.refresh() : known;
    return state.status === 'signedIn' ? state.token : null;
  },
};

const openRooms = (): readonly Pick<LiveRoom<WorldView>, 'close' | 'rejoin'>[] => [
  ...worlds.values(),
  ...duels.values(),
];
session.beforeLogout(() => {
  for (const room of openRooms()) room.close();
});
whenViewerChanges(() => {
  for (const room of openRooms()) room.rejoin();
});

const roomIn = <V>(rooms: Map<string, V>, id: string, open: () => V): V => {
  const known = rooms.get(id) ?? open();
  rooms.set(id, known);
  return known;
};
const worldRoom = (serverId: string): LiveRoom<WorldView> =>
  roomIn(worlds, serverId, () => new LiveRoom(worldPlan(serverId), wires));

/** The world of a game server for whoever is no component: live while anyone listens. */
export const worldOf = (serverId: string): Pick<LiveRoom<WorldView>, 'subscribe' | 'snapshot'> =>
  worldRoom(serverId);
const duelRoom = (battleId: string): LiveRoom<DuelView> =>
  roomIn(duels, battleId, () => new LiveRoom(duelPlan(battleId), wires));

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
  command: Command,
): Promise<Answer<T>> => worlds.get(serverId)?.request<T>('act', command) ?? notJoined;

/** Gives one's side's orders from a round on: the coming one is `battle.rounds.length + 1`. `ready` says that it may be fought. */
export const giveOrders = async (
  battleId: string,
  round: number,
  orders: SideOrders,
  ready: boolean,
): Promise<Answer<{ readonly round: number }>> => {
  const room = duels.get(battleId);
  if (room === undefined) return notJoined;
  const command: GiveOrders = { commandId: newId() as GiveOrders['commandId'], round, ...orders, ready };
  return room.request('orders', command);
};

/** Calls one of the crowd's words out at a battle. The room hears a word every other second and answers the rest with a refusal. */
export const callOut = async (battleId: string, call: CallId): Promise<Answer<object>> =>
  duels.get(battleId)?.request('call', { call }) ?? notJoined;

/** Tells the room that this commander's window has drawn the field. Nothing hangs on it but when the first window opens. */
export const fieldDrawn = (battleId: string): void => {
  void duels.get(battleId)?.request('drawn');
};
