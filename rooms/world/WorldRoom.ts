// The world of one game server: who is here, who leads, what happened, which battles are on; and to each ruler, privately, their own kingdom.
// Each process may hold one for the same game server: nothing in it is the truth. Actions go through it to the one door.
// Invariants: a ruler's kingdom and notices are sent to that ruler's own clients alone; a fact draws only what it touches.
import { Command } from '@sigilla/engine/actions/command.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { refusedWith } from '../frame/guard.ts';
import { framed, viewerOf } from '../frame/room.ts';
import type { Frame, RoomPlan, Scene } from '../frame/room.ts';
import type { RoomFact, RoomServices } from '../services.ts';
import { ACT_RATE, WorldJoin } from './messages.ts';
import type { LearnerMoved } from './messages.ts';
import { drawBattles, drawChronicle, drawRankings, kingdomChange, kingdomSnapshot } from './project.ts';
import { WorldState } from './state.ts';

/** What everyone sees here is seen by thousands, and nobody waits for it. */
const PATCH_MS = 1_000;
const MESSAGES_PER_SECOND = 200;
/** Windows in one room; for more, the process opens another. */
const MOST_CLIENTS = 1_000;
const PACE = { pauseMs: 1_000, againMs: 60_000 };

/** Draws what everyone sees, and each part again when a fact touches it. */
const drawAll = async (
  services: RoomServices,
  frame: Frame<AccountId>,
  state: WorldState,
  serverId: string,
): Promise<void> => {
  const parts = {
    rankings: async () => drawRankings(state, await services.rankings(serverId)),
    chronicle: async () => drawChronicle(state, await services.chronicle(serverId)),
    battles: async () => drawBattles(state, await services.battlesUnderWay(serverId)),
  };
  const drawing = (part: keyof typeof parts) => frame.drawing(part, parts[part], PACE);
  const rankings = drawing('rankings');
  const touched: Partial<Record<RoomFact['aggregate'], (fact: RoomFact) => void>> = {
    kingdoms: ({ movesRank }) => {
      if (movesRank) rankings();
    },
    chronicle: drawing('chronicle'),
    battles: drawing('battles'),
  };
  frame.until(services.onRealm(serverId, (fact) => touched[fact.aggregate]?.(fact)));
  for (const draw of Object.values(parts)) await draw();
};

const open = async (
  services: RoomServices,
  frame: Frame<AccountId>,
  serverId: string,
): Promise<Scene<AccountId, OwnKingdomView>> => {
  const state = new WorldState();
  state.serverId = serverId;
  frame.on('act', Command, ACT_RATE, async (client, command) => {
    const viewer = viewerOf(client);
    return viewer === null
      ? refusedWith({ code: 'session_ended', params: {} })
      : services.act(viewer, serverId, command);
  });

  /** Hands a notice to the ruler it is for. */
  const passOn = async (accountId: AccountId, noticeId: string): Promise<void> => {
    try {
      const notice = await services.notice({ accountId }, noticeId);
      if (notice !== null) frame.tell(accountId, 'notice', notice);
    } catch (error) {
      services.report(error, 'world/notice');
    }
  };

  /** The same for what may have been missed; whoever has it already keeps it once. */
  const passOnLatest = async (accountId: AccountId): Promise<void> => {
    try {
      for (const notice of await services.latestNotices({ accountId }))
        frame.tell(accountId, 'notice', notice);
    } catch (error) {
      services.report(error, 'world/notice');
    }
  };
  const count = frame.drawing(
    'present',
    async () => {
      state.present = services.present(serverId);
    },
    // Were it drawn with everyone who comes, a full room whose process was killed would be told a thousand changes as a thousand come back.
    PACE,
  );

  await drawAll(services, frame, state, serverId);
  frame.until(services.onElsewhere(serverId, count));
  return {
    state,
    kindOf: (viewer) => viewer?.accountId ?? null,
    look: (accountId) => services.ownKingdom({ accountId }, serverId),
    showing: {
      whole: { type: 'kingdom', of: kingdomSnapshot },
      change: { type: 'kingdomChange', of: kingdomChange },
    },
    asked: { type: 'snapshot', nothing: { code: 'no_kingdom', params: {} } },
    attend(accountId) {
      services.arrived(serverId, accountId);
      const unsubscribe = services.onAccount(accountId, ({ aggregate, id, revision }) => {
        if (aggregate === 'kingdoms') frame.refresh(accountId);
        else if (aggregate === 'notices') void passOn(accountId, id);
        else if (aggregate === 'learners' || aggregate === 'honors')
          frame.tell(accountId, 'learner', { revision } satisfies LearnerMoved);
      });
      const unsure = services.onDoubt(() => void passOnLatest(accountId));
      return () => {
        unsubscribe();
        unsure();
        services.left(serverId, accountId);
      };
    },
    counted: count,
  };
};

/** The world's room over these services. */
export const worldRoom = (services: RoomServices) => {
  const plan: RoomPlan<WorldJoin, AccountId, OwnKingdomView> = {
    options: WorldJoin,
    patchMs: PATCH_MS,
    messagesPerSecond: MESSAGES_PER_SECOND,
    mostClients: MOST_CLIENTS,
    bars: async ({ serverId }, viewer) => {
      if (!services.knowsServer(serverId)) return { code: 'unknown_server', params: { server: serverId } };
      return viewer === null ? { code: 'sign_in_required', params: {} } : null;
    },
    open: (frame, { serverId }) => open(services, frame, serverId),
  };
  return framed(services, plan);
};
