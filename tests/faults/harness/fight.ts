// A battle as its commanders and a spectator live it: each in a seat in the duel room, orders given round by round by room or REST, sometimes
// not at all, so that rounds are fought by word and by the clock alike. Everything anybody sees goes into the journal.
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@sigilla/engine/core/random.ts';
import type { BattleAdvance, BattleSnapshot } from '@sigilla/rooms/duel/messages.ts';
import type { Journal } from './journal.ts';
import { Seat } from './seat.ts';
import { commandOf, give } from './speak.ts';
import type { Player } from './speak.ts';

const OPEN: readonly string[] = ['proposed', 'accepted', 'fighting'];
const LOOK_MS = 40;
/** A battle that nobody has told anything of for so long is left. */
const PATIENCE_MS = 60_000;

export interface FightOptions {
  readonly url: () => string;
  readonly journal: Journal;
  readonly battleId: string;
  readonly commanders: readonly Player[];
  readonly random: Random;
  readonly goesOn: () => boolean;
}

/** Lives one battle from both sides until it is over, or `goesOn` says that it is time to go. */
export const fight = async (options: FightOptions): Promise<void> => {
  const { url, journal, battleId, commanders, random, goesOn } = options;
  let status = 'proposed';
  let fought = 0;
  let heardAt = performance.now();
  const hear = (type: string, message: unknown): void => {
    heardAt = performance.now();
    if (type === 'battle') {
      const { battle } = message as BattleSnapshot;
      journal.sawWhole(battleId, battle.rounds);
      status = battle.status;
      fought = Math.max(fought, battle.rounds.length);
    } else if (type === 'advance') {
      const { fromRound, rounds, fields } = message as BattleAdvance;
      journal.saw(battleId, fromRound, rounds);
      status = fields.status ?? status;
      fought = Math.max(fought, fromRound + rounds.length);
    }
  };
  const seats = [...commanders.map(({ token }) => token), null].map(
    (token) => new Seat({ url, room: 'duel', options: { battleId }, token, hear }),
  );
  let ordered = -1;
  while (goesOn() && OPEN.includes(status) && performance.now() - heardAt < PATIENCE_MS) {
    if (status !== 'proposed' && ordered < fought) {
      ordered = fought;
      const round = fought + 1;
      for (const [index, player] of commanders.entries()) {
        if (!random.chance(800)) continue;
        const orders = {
          stance: random.pick(['hold', 'press', 'feint', 'fall_back']),
          target: random.pick(['weakest', 'nearest', 'archers', 'engines']),
          ready: random.chance(700),
        };
        if (round === 1 && random.chance(800)) await seats[index]?.request('drawn', undefined);
        const entry = commandOf(journal, player, {
          actionType: 'pvp_battle',
          actionId: 'set_orders',
          metadata: { battleId, round, ...orders },
        });
        const seat = seats[index];
        const road = seat !== undefined && random.chance(500) ? ({ seat, type: 'orders' } as const) : null;
        await give(journal, player, entry, road);
      }
    }
    await pause(LOOK_MS);
  }
  for (const seat of seats) seat.giveUp();
};
