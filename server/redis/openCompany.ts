// The company of several processes, over Redis: everything of it stands on two connections of our own and one of Colyseus'.
// A realm has a Redis to itself: what is kept there is small, passes by itself, and may be lost at any moment.
import type { MatchMakerDriver, Presence } from '@colyseus/core';
import type { Company, CompanyOptions } from '../app/company.ts';
import { openLimits } from '../app/limits.ts';
import { sharedBoard } from './board.ts';
import { connect, EARS } from './connect.ts';
import { sharedLimits } from './limits.ts';
import { nearDriver, nearPresence } from './matchmaking.ts';
import { sharedPublisher } from './publisher.ts';
import { openVoice } from './voice.ts';

const PREFIX = 'sigilla:';
/** Clocks are looked at four times a second (timekeeping.ts); a process that is hard at work may be late. */
const SEES_WITHIN_MS = 1_500;

/** What Colyseus needs to seat callers in rooms of several processes. */
export interface Matchmaking {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
}

export interface RedisCompany extends Company {
  readonly matchmaking: Matchmaking;
  /** Called when this process has found back to the others, who may have forgotten it. */
  onBack(listener: () => void): void;
}

/** Joins the other processes. Throws CannotStart when Redis can't be reached. */
export const openCompany = async (
  url: string,
  name: string,
  { clock, log, limitFactor }: CompanyOptions,
): Promise<RedisCompany> => {
  const mouth = await connect(url);
  const ears = await connect(url, EARS);
  const voice = await openVoice({ mouth, ears, channel: `${PREFIX}voice`, name, clock, log });
  const board = sharedBoard(voice, name, clock);
  const presence = nearPresence(mouth);
  return {
    publisher: sharedPublisher(voice, log),
    limits: sharedLimits(mouth, PREFIX, limitFactor, openLimits(limitFactor, clock)),
    board,
    get isCutOff() {
      return voice.isCutOff;
    },
    async takeUp(what, seconds) {
      try {
        return (await mouth.set(`${PREFIX}taken/${what}`, name, 'EX', seconds, 'NX')) === 'OK';
      } catch {
        return true;
      }
    },
    seesWithinMs: SEES_WITHIN_MS,
    matchmaking: { presence, driver: nearDriver(mouth) },
    onBack: (listener) => voice.onBack(listener),
    async close() {
      board.leave();
      await voice.stop();
      presence.shutdown();
      mouth.disconnect();
      ears.disconnect();
    },
  };
};
