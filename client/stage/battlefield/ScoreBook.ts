// The rounds of one battle, decoded once each and written into a score that grows as they come. Live and replay read the same book.
// Invariant: the same rounds give the same score however they arrived; a round already written is never decoded again.
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import type { BattleEvent } from '@sigilla/engine/battle/events.ts';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import type { RoundLog } from '@sigilla/engine/battle/state.ts';
import { SEWN } from './deployment.ts';
import { openTimeline, withRound } from './timeline.ts';
import type { Aftermath, Timeline } from './score.ts';

export interface Score {
  readonly setup: BattleSetup;
  readonly timeline: Timeline;
  readonly events: readonly (readonly BattleEvent[])[];
  readonly logs: readonly RoundLog[];
}

const isSame = (one: Aftermath, other: Aftermath): boolean =>
  one.inEarnest === other.inEarnest && SIDES.every((side) => one.fates[side] === other.fates[side]);

export class ScoreBook {
  private score: Score;

  /** `figures` a side at most (deployment.ts): few for a picture that is sewn, many for the stage. */
  constructor(setup: BattleSetup, figures = SEWN) {
    this.score = { setup, timeline: openTimeline(setup, figures), events: [], logs: [] };
  }

  /** The score of these rounds, and of what came after them once it is known. The same object as before when nothing is new. */
  read(logs: readonly RoundLog[], aftermath?: Aftermath): Score {
    let { timeline, events } = this.score;
    if (aftermath !== undefined && !isSame(timeline.aftermath, aftermath)) {
      timeline = { ...timeline, aftermath };
      this.score = { ...this.score, timeline };
    }
    if (logs.length <= events.length) return this.score;
    for (const log of logs.slice(events.length)) {
      const decoded = decodeRound(this.score.setup, log);
      events = [...events, decoded];
      timeline = withRound(timeline, decoded);
    }
    this.score = { ...this.score, timeline, events, logs };
    return this.score;
  }
}
