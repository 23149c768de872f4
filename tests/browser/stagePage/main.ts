// A page with nothing but the stage, for tests and for looking: `window.stage` hangs a fixture and shows any instant of it.
// Invariant: no ticker runs here; what is on the canvas is what was last shown.
import '../../../client/ui/fonts.css';
import { badgeOf, blazon } from '../../../client/ui/art/blazon.ts';
import { chargeDrawing } from '../../../client/ui/art/Shield.tsx';
import { Hanging } from '../../../client/stage/battlefield/Hanging.ts';
import { stateAt } from '../../../client/stage/battlefield/stateAt.ts';
import { timelineOf } from '../../../client/stage/battlefield/timeline.ts';
import type { Timeline } from '../../../client/stage/battlefield/score.ts';
import type { Theme } from '../../../client/stage/battlefield/palette.ts';
import { HOSTS, fixtureBattle } from './fixtures.ts';
import type { FixturePlan } from './fixtures.ts';

export interface HangRequest extends Omit<Partial<FixturePlan>, 'attacker' | 'defender'> {
  readonly attacker?: keyof typeof HOSTS;
  readonly defender?: keyof typeof HOSTS;
  readonly theme?: Theme;
  readonly width?: number;
  readonly height?: number;
}

const badge = (name: string) => chargeDrawing(badgeOf(blazon(name).coat));
const host = document.querySelector('#stage');
let hanging: Hanging | null = null;
let timeline: Timeline | null = null;

const stage = {
  /** Hangs a battle; answers the score's rounds with their start and length. */
  async hang({ attacker, defender, theme = 'day', width = 1280, height = 640, ...change }: HangRequest) {
    hanging?.destroy();
    const battle = fixtureBattle({
      ...change,
      ...(attacker === undefined ? {} : { attacker: HOSTS[attacker] }),
      ...(defender === undefined ? {} : { defender: HOSTS[defender] }),
    });
    timeline = timelineOf(battle.setup, battle.rounds);
    hanging = await Hanging.hang(timeline, {
      theme,
      width,
      height,
      pixelRatio: devicePixelRatio,
      badges: { attacker: badge(battle.plan.names[0]), defender: badge(battle.plan.names[1]) },
    });
    host?.replaceChildren(hanging.canvas);
    return timeline.rounds.map(({ start, duration, blows }) => ({ start, duration, blows: blows.length }));
  },
  /** Shows the instant `t`, the eye where it wants to be. `weather` seconds of the stage's own time pass. */
  show(t: number, options: { gentle?: boolean; weather?: number } = {}) {
    if (hanging === null || timeline === null) throw new Error('nothing hangs');
    hanging.show(stateAt(timeline, t, options.gentle === true), t, options.weather ?? 0, true);
  },
  /** Milliseconds of script a frame takes, over `frames` frames of a battle in full swing. */
  measure(frames: number, from: number) {
    if (hanging === null || timeline === null) throw new Error('nothing hangs');
    const spent: number[] = [];
    for (let i = 0; i < frames; i += 1) {
      const t = from + i / 60;
      const began = performance.now();
      hanging.show(stateAt(timeline, t), t, 1 / 60);
      spent.push(performance.now() - began);
    }
    return spent.toSorted((a, b) => a - b);
  },
  hanging: () => hanging,
  timeline: () => timeline,
  state: (t: number) => (timeline === null ? null : stateAt(timeline, t)),
  take() {
    hanging?.destroy();
    hanging = null;
  },
};

declare global {
  interface Window {
    stage: typeof stage;
  }
}
window.stage = stage;
