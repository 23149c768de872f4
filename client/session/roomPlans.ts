// What each live room shows and how its messages change it: the plans that liveRoom.ts keeps alive.
// Views hold what the server last said; every number a rule depends on is checked again by the server.
// Invariant: a change is taken in only where it fits; whoever has missed one asks for the whole.
import type { Schema } from '@colyseus/schema';
import type { Room } from '@colyseus/sdk';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import type { BattleAdvance, BattleSnapshot } from '@sigilla/rooms/duel/messages.ts';
import type { DuelState } from '@sigilla/rooms/duel/state.ts';
import type { ToldLine } from '@sigilla/engine/core/toldLine.ts';
import type { KingdomChange, KingdomSnapshot, LearnerMoved } from '@sigilla/rooms/world/messages.ts';
import type { ChronicleRow, BattleRow, RankingRow, WorldState } from '@sigilla/rooms/world/state.ts';
import { setServerTime } from './clock.ts';
import { UNCONNECTED } from './liveRoom.ts';
import type { Connection, LiveRoom, RoomPlan } from './liveRoom.ts';

type Plain<T> = Readonly<Omit<T, keyof Schema>>;

/** What `useWorld` gives. Lists are newest first. */
export interface WorldView extends Connection {
  /** Rulers present on this game server. */
  readonly present: number;
  readonly rankings: readonly Plain<RankingRow>[];
  readonly chronicle: readonly Plain<ChronicleRow>[];
  /** Battles being fought now, open to watch. */
  readonly battles: readonly Plain<BattleRow>[];
  /** The ruler's own kingdom; null until the first message. */
  readonly kingdom: OwnKingdomView | null;
  /** The kingdom's revision, which rises with every change. */
  readonly revision: number;
  /** Private notices received since joining. */
  readonly notices: readonly ToldLine[];
  /** How often word has come that one’s progress in Latin or one’s honors have moved. */
  readonly learnerMoves: number;
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
  /** How often each of content/texts/calls.ts was called out, in their order. */
  readonly calls: readonly number[];
}

export const NO_WORLD: WorldView = {
  ...UNCONNECTED,
  present: 0,
  rankings: [],
  chronicle: [],
  battles: [],
  kingdom: null,
  revision: 0,
  notices: [],
  learnerMoves: 0,
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
  calls: [],
};
const NOTICES_KEPT = 50;

type Serializable = { toJSON: () => unknown };
interface WorldLists {
  readonly rankings: readonly Plain<RankingRow>[];
  readonly chronicle: readonly Plain<ChronicleRow>[];
  readonly battles: readonly Plain<BattleRow>[];
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
  room.onMessage<LearnerMoved>('learner', () =>
    store.set({ learnerMoves: store.snapshot().learnerMoves + 1 }),
  );
  room.onMessage<ToldLine>('notice', (notice) => {
    const { notices } = store.snapshot();
    if (notices.some((known) => known.id === notice.id)) return;
    store.set({ notices: [notice, ...notices].slice(0, NOTICES_KEPT) });
  });
};

/** The world of a game server. */
export const worldPlan = (serverId: string): RoomPlan<WorldView> => ({
  name: 'world',
  options: { serverId },
  forRulersAlone: true,
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
});

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
          seals: [...battle.seals.slice(0, message.fromRound), ...message.seals],
        },
        revision: message.revision,
      });
      return;
    }
    void askAgain();
  });
};

/** A battle. */
export const duelPlan = (battleId: string): RoomPlan<DuelView> => ({
  name: 'duel',
  options: { battleId },
  forRulersAlone: false,
  initial: NO_DUEL,
  wire: wireDuel,
  fromState: (state) => {
    const { watchers, attackerPresent, defenderPresent, attackerReady, defenderReady, calls } =
      state as DuelState;
    return {
      watchers,
      attackerPresent,
      defenderPresent,
      attackerReady,
      defenderReady,
      calls: [...calls],
    };
  },
});
