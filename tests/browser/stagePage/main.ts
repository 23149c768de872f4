// A page with nothing but the stage, for tests and for looking: `window.stage` hangs a fixture and shows any instant of it.
// Invariant: no ticker runs here; what is on the canvas is what was last shown.
import '../../../client/ui/fonts.css';
import { badgesOf } from '../../../client/stage/battlefield/figures/kingdomBadge.ts';
import { film } from '../../../client/features/battle/keepsake/film.ts';
import { Band } from '../../../client/stage/battlefield/Band.ts';
import { soundsOf } from '../../../client/stage/battlefield/soundScore.ts';
import { THRONG } from '../../../client/stage/battlefield/deployment.ts';
import type { Throng } from '../../../client/stage/battlefield/figures/Throng.ts';
import { Hanging } from '../../../client/stage/battlefield/Hanging.ts';
import { Instant } from '../../../client/stage/battlefield/instant.ts';
import { stateAt } from '../../../client/stage/battlefield/stateAt.ts';
import { timelineOf } from '../../../client/stage/battlefield/timeline.ts';
import type { Timeline } from '../../../client/stage/battlefield/score.ts';
import { SYSTEMS } from './api.ts';
import type { FrameTimes, Seen, StageApi, System } from './api.ts';
import { HOSTS, fixtureBattle } from './fixtures.ts';
import { digestOfBattle } from './fought.ts';

interface Node {
  readonly children: readonly Node[];
}

const host = document.querySelector('#stage');
let hung: { readonly hanging: Hanging; readonly timeline: Timeline } | null = null;

const now = (): NonNullable<typeof hung> => {
  if (hung === null) throw new Error('nothing hangs');
  return hung;
};
const isThrong = (thing: object | null): thing is Throng['view'] =>
  thing !== null && 'particleChildren' in thing;

const count = (node: Node): number =>
  (isThrong(node) ? node.particleChildren.length : 0) +
  node.children.reduce((sum, child) => sum + count(child), 1);
const seen = (child: { label: string; getBounds: () => Omit<Seen, 'label'> }): Seen => {
  const { x, y, width, height } = child.getBounds();
  return { label: child.label, x, y, width, height };
};

/** What stands in a throng, thing by thing: what the quads of one label take together. */
const stitched = ({ particleChildren, worldTransform }: Throng['view']): Seen[] => {
  const things = new Map<string, { left: number; top: number; right: number; bottom: number }>();
  for (const particle of particleChildren) {
    const { orig } = particle.texture;
    const cos = Math.cos(particle.rotation);
    const sin = Math.sin(particle.rotation);
    const box = things.get(particle.label) ?? {
      left: Infinity,
      top: Infinity,
      right: -Infinity,
      bottom: -Infinity,
    };
    things.set(particle.label, box);
    for (const across of [0, 1])
      for (const down of [0, 1]) {
        const x = (across - particle.anchorX) * orig.width * particle.scaleX;
        const y = (down - particle.anchorY) * orig.height * particle.scaleY;
        const at = worldTransform.apply({
          x: particle.x + x * cos - y * sin,
          y: particle.y + x * sin + y * cos,
        });
        box.left = Math.min(box.left, at.x);
        box.right = Math.max(box.right, at.x);
        box.top = Math.min(box.top, at.y);
        box.bottom = Math.max(box.bottom, at.y);
      }
  }
  return [...things].map(([label, { left, top, right, bottom }]) => ({
    label,
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
  }));
};

/** Times a method of one object, until the answer is called. */
const timed = <Method extends string>(
  thing: Record<Method, (...args: never[]) => unknown>,
  method: Method,
  tell: (milliseconds: number) => void,
): (() => void) => {
  const own = thing[method];
  const inherited = !Object.hasOwn(thing, method);
  const replaced = (...args: never[]): unknown => {
    const begun = performance.now();
    const answer = own.apply(thing, args);
    tell(performance.now() - begun);
    return answer;
  };
  Object.defineProperty(thing, method, { configurable: true, writable: true, value: replaced });
  return () => {
    if (inherited) Reflect.deleteProperty(thing, method);
    else Object.defineProperty(thing, method, { configurable: true, writable: true, value: own });
  };
};

const stage: StageApi = {
  async hang({
    attacker,
    defender,
    theme = 'day',
    width = 1280,
    height = 668,
    aftermath,
    isTurned = false,
    ...change
  }) {
    hung?.hanging.destroy();
    const { plan, setup, rounds } = fixtureBattle({
      ...change,
      ...(attacker === undefined ? {} : { attacker: HOSTS[attacker] }),
      ...(defender === undefined ? {} : { defender: HOSTS[defender] }),
    });
    const score = timelineOf(setup, rounds, THRONG);
    const timeline = aftermath === undefined ? score : { ...score, aftermath };
    const hanging = await Hanging.hang(timeline, {
      theme,
      width,
      height,
      pixelRatio: devicePixelRatio,
      isTurned,
      badges: badgesOf(...plan.names),
    });
    hung = { hanging, timeline };
    host?.replaceChildren(hanging.canvas);
    return timeline.rounds.map(({ start, duration, blows }) => ({ start, duration, blows: blows.length }));
  },
  show(t, { gentle = false, weather = 0 }) {
    const { hanging, timeline } = now();
    hanging.show(stateAt(timeline, t, gentle), t, weather, true);
  },
  play(from, to, step) {
    const { hanging, timeline } = now();
    for (let t = from; t <= to; t += step) hanging.show(stateAt(timeline, t), t, step);
    return count(hanging.stage);
  },
  async clock(frames) {
    const { hanging, timeline } = now();
    const times: Record<keyof FrameTimes, number[]> = {
      all: [],
      timeline: [],
      figures: [],
      order: [],
      rest: [],
      pixi: [],
    };
    let spent: Record<System, number> = { timeline: 0, figures: 0, order: 0, rest: 0, pixi: 0 };
    const parts = hanging['dressing'];
    const undo = [
      timed(parts.crowd, 'show', (ms) => (spent.figures += ms)),
      timed(parts.crowd.throng, 'arrange', (ms) => {
        spent.order += ms;
        spent.figures -= ms;
      }),
      ...[parts.ribbons, parts.fallen, parts.flights, parts.weather].map((part) =>
        timed(part, 'show', (ms) => (spent.rest += ms)),
      ),
      timed(hanging['renderer'], 'render', (ms) => (spent.pixi += ms)),
    ];
    const instant = new Instant(timeline.deployment);
    const from = (timeline.rounds[1] ?? timeline.rounds[0])?.start ?? 0;
    for (let frame = 0; frame < frames; frame += 1) {
      // Whoever draws what WebGL was told has caught up by then.
      await new Promise(requestAnimationFrame);
      spent = { timeline: 0, figures: 0, order: 0, rest: 0, pixi: 0 };
      const t = from + frame / 60;
      const begun = performance.now();
      const state = stateAt(timeline, t, false, instant);
      spent.timeline = performance.now() - begun;
      hanging.show(state, t, 1 / 60);
      times.all.push(performance.now() - begun);
      for (const system of SYSTEMS) times[system].push(spent[system]);
    }
    for (const put of undo) put();
    return times;
  },
  async frames(frames) {
    const { hanging, timeline } = now();
    const instant = new Instant(timeline.deployment);
    const from = (timeline.rounds[1] ?? timeline.rounds[0])?.start ?? 0;
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise(requestAnimationFrame);
      const t = from + frame / 60;
      hanging.show(stateAt(timeline, t, false, instant), t, 1 / 60);
    }
  },
  visible(label) {
    const container = now().hanging.stage.getChildByLabel(label, true);
    if (isThrong(container)) return stitched(container);
    return (container?.children ?? []).filter((child) => child.visible).map(seen);
  },
  bounds(label) {
    const child = now().hanging.stage.getChildByLabel(label, true);
    return child === null ? null : seen(child);
  },
  drawnUp() {
    const { companies } = now().timeline.deployment;
    return {
      figures: companies.reduce((sum, { slots }) => sum + slots.length, 0),
      sides: companies.map(({ company }) => company.side),
    };
  },
  async film(from, to, patience) {
    const { timeline } = now();
    const names = timeline.setup;
    const shares: number[] = [];
    const made = await film(
      {
        timeline,
        theme: 'day',
        left: 'attacker',
        badges: badgesOf(names.attacker.kingdomName, names.defender.kingdomName),
        spans: [{ from, to }],
        speed: 1,
        patience,
      },
      (share) => shares.push(share),
      new AbortController().signal,
    );
    const video = document.createElement('video');
    video.muted = true;
    video.src = URL.createObjectURL(made ?? new Blob());
    const heard = (name: string): Promise<unknown> =>
      new Promise((resolve, reject) => {
        video.addEventListener(name, resolve, { once: true });
        video.addEventListener('error', () => reject(new Error('it cannot be played')), { once: true });
      });
    await heard('loadeddata');
    // Both are looked at as coarsely: what an encoder blurs is not asked.
    const looked = (picture: CanvasImageSource, width: number): Uint8ClampedArray => {
      const ctx = Object.assign(document.createElement('canvas'), { width: 64, height: 33 }).getContext('2d');
      if (ctx === null) throw new Error('no 2D canvas');
      ctx.drawImage(picture, 0, 0, width, (width * 668) / 1280, 0, 0, 64, 33);
      return ctx.getImageData(0, 4, 64, 29).data;
    };
    const filmed = async (at: number): Promise<Uint8ClampedArray> => {
      const sought = heard('seeked');
      video.currentTime = at;
      await sought;
      // A video that has sought may show the picture before for a while yet, where others keep the processor busy. One that never shows another is told of
      // by the picture that it shows.
      for (let looks = 1; ; looks += 1) {
        const frame = new VideoFrame(video);
        const isThere = Math.abs(at - frame.timestamp / 1_000_000) < 0.1;
        const picture = isThere || looks === 600 ? looked(frame, frame.displayWidth) : null;
        frame.close();
        if (picture !== null) return picture;
        await new Promise(requestAnimationFrame);
      }
    };
    const badges = badgesOf(names.attacker.kingdomName, names.defender.kingdomName);
    const still = await Hanging.hang(timeline, {
      theme: 'day',
      badges,
      width: 1280,
      height: 668,
      pixelRatio: 1,
    });
    const scored = (time: number): Uint8ClampedArray => {
      still.show(stateAt(timeline, time), time, 0, true);
      return looked(still.canvas, 1280);
    };
    const off = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
      a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0);
    const ofTheScore = [from, (from + to) / 2, to].map(scored);
    const nearest: number[] = [];
    for (const at of [0, (to - from) / 2, video.duration - 0.01]) {
      const picture = await filmed(at);
      const far = ofTheScore.map((other) => off(picture, other));
      nearest.push(far.indexOf(Math.min(...far)));
    }
    const result = {
      bytes: made?.size ?? 0,
      width: video.videoWidth,
      height: video.videoHeight,
      share: shares.at(-1) ?? 0,
      seconds: video.duration,
      nearest,
    };
    still.destroy();
    return result;
  },
  async listen(from, to) {
    const cues = now()
      .timeline.rounds.flatMap(soundsOf)
      .filter(({ at }) => at >= from && at < to);
    const ctx = new OfflineAudioContext(2, Math.ceil((to - from + 1) * 22_050), 22_050);
    const band = new Band(ctx);
    band.setVolume(1);
    for (const cue of cues) band.play(cue, cue.at - from);
    const heard = (await ctx.startRendering()).getChannelData(0);
    return { cues: cues.length, peak: heard.reduce((most, n) => Math.max(most, Math.abs(n)), 0) };
  },
  fought: (battles) => Array.from({ length: battles }, (_, number) => digestOfBattle(number)),
  state: (t) => (hung === null ? null : stateAt(hung.timeline, t)),
  dress: (theme) => now().hanging.refit({ theme }),
  async loseContext() {
    const { canvas } = now().hanging;
    const loss = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    const heard = (name: string) =>
      new Promise((resolve) => {
        canvas.addEventListener(name, resolve, { once: true });
      });
    const lost = heard('webglcontextlost');
    loss?.loseContext();
    await lost;
    // A context can be given back only when its loss has been heard by everyone.
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    const restored = heard('webglcontextrestored');
    loss?.restoreContext();
    await restored;
  },
  take() {
    hung?.hanging.destroy();
    hung = null;
  },
};

declare global {
  interface Window {
    stage: StageApi;
  }
}
window.stage = stage;
document.documentElement.dataset['ready'] = 'yes';
