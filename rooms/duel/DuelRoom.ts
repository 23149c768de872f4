// A battle to be watched and commanded: rounds as they are committed, orders in between, and everything so far for whoever comes late.
// Commanders, spectators with an account and visitors without one stand in the same room; what each sees is publicBattle's to say.
// Invariant: orders go through the one door like any action.
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { CALL_IDS } from '@sigilla/content/texts/calls.ts';
import type { BattleId } from '@sigilla/engine/core/brand.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { publicBattle, sideOf } from '@sigilla/engine/war/publicBattle.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { turnedAway } from '../frame/admission.ts';
import { refusedWith } from '../frame/guard.ts';
import { Nothing } from '../frame/messages.ts';
import type { Present } from '../frame/audience.ts';
import { framed, viewerOf } from '../frame/room.ts';
import type { Frame, RoomPlan, Scene } from '../frame/room.ts';
import type { RoomServices, Viewer } from '../services.ts';
import { CallOut, DuelJoin, GiveOrders } from './messages.ts';
import { battleAdvance, battleSnapshot, drawDuel, drawPresence } from './project.ts';
import { DuelState } from './state.ts';

/** Whoever commands neither side sees what a visitor sees. */
type Onlooker = Side | 'visitor';

/** What is drawn within it is told at once: the last order for a round and the round follow each other closely. */
const PATCH_MS = 50;
const MESSAGES_PER_SECOND = 100;
/** However many call out, what is heard is told so often at most. */
const CALLS_PACE = { pauseMs: 400, againMs: 60_000 };
const PACE = { pauseMs: 0, againMs: 5_000 };
const NOT_FOUND = { code: 'not_found', params: {} } as const;

/** As whom someone may see this battle: strangers once it is accepted (a challenge is between two rulers). */
const onlookerOf = (battle: BattleDoc, viewer: Viewer | null): Onlooker | null =>
  sideOf(battle, viewer?.accountId ?? null) ?? (battle.acceptedAt === null ? null : 'visitor');

const open = async (
  services: RoomServices,
  frame: Frame<Onlooker>,
  battleId: BattleId,
): Promise<Scene<Onlooker, BattleView>> => {
  const found = await services.battle(battleId);
  if (found === null) throw turnedAway(NOT_FOUND);
  let shown = found;
  const state = new DuelState();
  drawDuel(state, shown.revision, shown.body);
  /** Sides whose commander's window has said that it has drawn the field. */
  const drawn = new Set<Side>();
  const heard = CALL_IDS.map(() => 0);
  let present: Present<Onlooker> | null = null;

  /** Who is here, told to the rooms of this battle in other processes. */
  const tell = (): void => {
    const visitors = present?.of('visitor') ?? [];
    services.tellBattle(battleId, {
      // Each account once, each visitor once.
      visitors: [...new Set(visitors.map((client) => viewerOf(client)?.accountId ?? client.sessionId))],
      commanding: SIDES.filter((side) => (present?.of(side) ?? []).length > 0),
      drawn: [...drawn],
      calls: [...heard],
    });
  };
  /** Draws who is at the battle, here or in another process. */
  const count = (): void => {
    drawPresence(state, services.toldOfBattle(battleId));
  };
  /**
   * Opens the first window when every commander's has drawn the field, wherever it is open; the realm's own rulers need none. Where the store
   * is away it is tried again: no window says twice that it has drawn.
   */
  const beginWhenDrawn = async (): Promise<void> => {
    if (drawn.size === 0 || shown.body.status !== 'accepted') return;
    const notes = services.toldOfBattle(battleId);
    const isDrawn = (side: Side): boolean =>
      shown.body[side].isNpc || notes.some((note) => note.drawn.includes(side));
    if (SIDES.every(isDrawn)) await services.fieldDrawn(battleId);
  };
  const begin = frame.drawing('begin', beginWhenDrawn, PACE);

  // Shared state first, then to each kind of viewer what is new for them.
  const draw = async (): Promise<void> => {
    const battle = await services.battle(battleId);
    if (battle === null || battle.revision <= shown.revision) return;
    shown = battle;
    drawDuel(state, battle.revision, battle.body);
    frame.refresh();
    // Who was quick to say so may have said it before both hosts stood.
    begin();
  };
  frame.until(services.onBattle(battleId, frame.drawing('draw', draw, PACE)));
  frame.until(
    services.onToldOfBattle(battleId, () => {
      count();
      begin();
    }),
  );
  frame.until(() => services.tellBattle(battleId, null));
  const tellCalls = frame.drawing(
    'calls',
    async () => {
      tell();
      count();
    },
    CALLS_PACE,
  );
  frame.on('orders', GiveOrders, { burst: 10, perSecond: 4 }, async (client, orders) => {
    const viewer = viewerOf(client);
    if (viewer === null) return refusedWith({ code: 'sign_in_required', params: {} });
    const { commandId, ...said } = orders;
    return services.act(viewer, shown.body.serverId, {
      commandId,
      actionType: 'pvp_battle',
      actionId: 'set_orders',
      metadata: { battleId, ...said },
    });
  });
  // Anyone there may call out, and nobody may drown the others: a word every other second, and numbers alone travel on.
  frame.on('call', CallOut, { burst: 3, perSecond: 0.5 }, async (_client, { call }) => {
    const at = CALL_IDS.indexOf(call);
    heard[at] = (heard[at] ?? 0) + 1;
    tellCalls();
    return { success: true };
  });
  frame.on('drawn', Nothing, { burst: 5, perSecond: 1 }, async (client) => {
    const side = sideOf(shown.body, viewerOf(client)?.accountId ?? null);
    if (side === null) return refusedWith({ code: 'not_a_commander', params: {} });
    drawn.add(side);
    tell();
    begin();
    return { success: true };
  });

  return {
    state,
    kindOf: (viewer) => onlookerOf(shown.body, viewer),
    look: async (kind) => {
      const { revision, body } = shown;
      return { revision, body: publicBattle(body, kind === 'visitor' ? null : body[kind].accountId) };
    },
    showing: {
      whole: { type: 'battle', of: battleSnapshot },
      change: { type: 'advance', of: battleAdvance },
    },
    asked: { type: 'battle', nothing: NOT_FOUND },
    counted(here) {
      present = here;
      tell();
      count();
    },
  };
};

/** The room of a battle over these services. */
export const duelRoom = (services: RoomServices) => {
  const plan: RoomPlan<DuelJoin, Onlooker, BattleView> = {
    options: DuelJoin,
    patchMs: PATCH_MS,
    messagesPerSecond: MESSAGES_PER_SECOND,
    bars: async ({ battleId }, viewer) => {
      const battle = await services.battle(battleId);
      return battle === null || onlookerOf(battle.body, viewer) === null ? NOT_FOUND : null;
    },
    open: (frame, { battleId }) => open(services, frame, battleId),
  };
  return framed(services, plan);
};
