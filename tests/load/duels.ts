// Two rulers who fight one battle after another for as long as they are told to, with orders for every round, and whoever looks on.
import { setTimeout as wait } from 'node:timers/promises';
import type { Player } from './player.ts';
import type { OpenWindow } from './windows.ts';

/** A ruler with their window on the world open. */
export interface Seated {
  readonly player: Player;
  readonly world: OpenWindow;
}

export interface DuelPace {
  /** How long a commander takes over orders, milliseconds; each time between half and one and a half of it. */
  readonly thinkMs: number;
  readonly goesOn: () => boolean;
}

const STANCES = ['hold', 'press', 'feint', 'fall_back'];
const TARGETS = ['weakest', 'nearest', 'archers', 'engines'];
const LOOK_MS = 100;
const AGAIN_MS = 1_000;

const one = (of: readonly string[]): string => of[Math.floor(Math.random() * of.length)] ?? '';

interface Shown {
  readonly status: string;
  readonly round: number;
}

/** Commands one side until the battle is over. */
const command = async (
  player: Player,
  room: OpenWindow,
  battleId: string,
  { thinkMs, goesOn }: DuelPace,
): Promise<void> => {
  /** As long as the room has shown nothing (its line may be cut as one comes in), no round is under way. */
  const shown = (): Shown => (room.state() as Shown | undefined) ?? { status: '', round: -1 };
  await room.request('drawn');
  let spokenFor = 0;
  // Whoever has begun commands at least once, however short the play.
  const isOver = (): boolean =>
    (!goesOn() && spokenFor > 0) || ['settled', 'cancelled'].includes(shown().status);
  while (!isOver()) {
    const coming = shown().round + 1;
    if (coming === spokenFor) {
      await wait(LOOK_MS);
      continue;
    }
    await wait(thinkMs * (0.5 + Math.random()));
    if (isOver() || shown().round + 1 !== coming) continue;
    const metadata = { battleId, round: coming, stance: one(STANCES), target: one(TARGETS), ready: true };
    const given = await player.act(
      { actionType: 'pvp_battle', actionId: 'set_orders', metadata },
      room,
      'orders',
    );
    // Before the realm has sworn to the hosts nobody commands them: whoever was too early says it again, as does whoever was not heard.
    if (given?.success === true) spokenFor = coming;
  }
};

/** A challenge, taken up; the battle's id, or null when it was refused. */
const meet = async (attacker: Seated, defender: Seated): Promise<string | null> => {
  const challenge = { targetUserId: defender.player.userId, armyId: 'army-1' };
  const sent = await attacker.player.act(
    { actionType: 'pvp_battle', actionId: 'initiate_battle', metadata: challenge },
    attacker.world,
  );
  const battleId = (sent?.['actionResult'] as { battleId?: string } | undefined)?.battleId;
  if (battleId === undefined) return null;
  const taken = await defender.player.act(
    {
      actionType: 'pvp_battle',
      actionId: 'accept_battle',
      metadata: { battleRequestId: battleId, defenderArmyId: 'army-1' },
    },
    defender.world,
  );
  return taken?.success === true ? battleId : null;
};

/** Fights it out before the onlookers. A place that could not be had is left empty: the round is fought without that commander's word. */
const fight = async (
  battleId: string,
  commanders: readonly [Seated, Seated],
  onlookers: readonly Player[],
  pace: DuelPace,
): Promise<void> => {
  const enter = (player: Player, isCommander: boolean): Promise<OpenWindow | null> =>
    player.enter('duel', { battleId }, isCommander).catch(() => null);
  const seats = await Promise.all([
    ...commanders.map(({ player }) => enter(player, true)),
    ...onlookers.map((player) => enter(player, false)),
  ]);
  await Promise.all(
    commanders.map(async ({ player }, side) => {
      const room = seats[side] ?? null;
      if (room !== null) await command(player, room, battleId, pace);
    }),
  );
  for (const room of seats) room?.close();
};

/** Battle after battle, one at least where it can be had; answers how many were begun. */
export const duel = async (
  commanders: readonly [Seated, Seated],
  onlookers: readonly Player[],
  pace: DuelPace,
): Promise<number> => {
  let begun = 0;
  await wait(Math.random() * pace.thinkMs);
  for (;;) {
    const isLast = !pace.goesOn();
    if (isLast && begun > 0) return begun;
    const battleId = await meet(...commanders);
    if (battleId !== null) {
      begun += 1;
      await fight(battleId, commanders, onlookers, pace);
    } else if (isLast) return begun;
    else await wait(AGAIN_MS);
  }
};
