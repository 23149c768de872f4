// Films a battle: paints spans of its score on a hanging of its own, picture by picture, and has the browser encode them as a WebM.
// Invariants: nothing of it is seen on the page or sent anywhere; whoever calls it off gets nothing, and everything is taken down; a film runs
// evenly however slow the machine was that made it, tells how long it is, and can be sought in.
import { captionFor } from '@sigilla/content/texts/captions.ts';
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { elapsed } from '../../../session/clock.ts';
import type { Hanging } from '../../../stage/battlefield/Hanging.ts';
import type { Badges } from '../../../stage/battlefield/figures/puppetLayers.ts';
import type { Theme } from '../../../stage/battlefield/palette.ts';
import type { Timeline } from '../../../stage/battlefield/score.ts';
import { Instant } from '../../../stage/battlefield/instant.ts';
import { roundAt, stateAt } from '../../../stage/battlefield/stateAt.ts';
import type { openReel as reelOpener } from './reel.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface FilmAsked {
  readonly timeline: Timeline;
  readonly theme: Theme;
  readonly badges: Badges;
  /** Whose host stands on the left. */
  readonly left: Side;
  readonly spans: readonly Span[];
  /** Seconds of the battle in one of the film. */
  readonly speed: number;
  /** Milliseconds that a fine film may take to draw before a coarse one is made in its place; a minute, unless said. */
  readonly patience?: number;
}

const WIDTH = 1280;
const CLOTH = 668;
const FOOT = 52;

/** How finely a film is made: of each pixel of the page, and pictures in a second. */
interface Grain {
  readonly scale: number;
  readonly frames: number;
}
const FINE: Grain = { scale: 1, frames: 30 };
/** Where pictures are drawn by the processor, one of a quarter of the size costs a quarter. */
const COARSE: Grain = { scale: 0.5, frames: 15 };
/** Whoever waits longer than a minute for a clip has gone elsewhere. */
const PATIENCE_MS = 60_000;

const picturesOf = ({ from, to }: Span, speed: number, { frames }: Grain): number =>
  Math.max(1, Math.ceil(((to - from) / speed) * frames));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** How long the last picture stays, in seconds: an end that is gone at once is not seen. */
const HELD = 1.5;

/** Can this browser make a film? Encoding is for pages that came safely alone. */
export const canFilm = (): boolean => typeof VideoEncoder !== 'undefined';

/** Lets the page breathe between two pictures: by a task of its own, for timers crawl while the page is hidden. */
const breath = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Films on a hanging that somebody else takes down; what it answers is told at `film`. */
async function filmed(
  hanging: Hanging,
  openReel: typeof reelOpener,
  { timeline, theme, left, spans, speed, patience = PATIENCE_MS }: FilmAsked,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('this browser gives no 2D canvas');
  const ink = theme === 'day' ? '#2a2018' : '#efe4cd';
  const [west, east] = [left, opposite(left)].map((side) => timeline.setup[side].kingdomName);
  const instant = new Instant(timeline.deployment);
  const paint = (time: number, seconds: number, settle: boolean): void => {
    hanging.show(stateAt(timeline, time, false, instant), time, seconds, settle);
    ctx.drawImage(hanging.canvas, 0, 0, WIDTH, CLOTH);
    ctx.fillStyle = theme === 'day' ? '#f8f1e1' : '#1b2028';
    ctx.fillRect(0, CLOTH, WIDTH, FOOT);
    ctx.fillStyle = ink;
    ctx.font = '600 26px Texturina, Georgia, serif';
    ctx.textBaseline = 'middle';
    const round = roundAt(timeline, time);
    ctx.textAlign = 'center';
    if (round !== null && round.caption !== null)
      ctx.fillText(captionFor(round.caption).latin, WIDTH / 2, 29, WIDTH - 480);
    ctx.fillText(round === null ? '' : `Round ${round.round}`, WIDTH / 2, CLOTH + FOOT / 2);
    ctx.textAlign = 'left';
    ctx.fillText(west ?? '', 24, CLOTH + FOOT / 2, 480);
    ctx.textAlign = 'right';
    ctx.fillText(east ?? '', WIDTH - 24, CLOTH + FOOT / 2, 480);
  };
  const cut = ({ scale }: Grain): void => {
    canvas.width = WIDTH * scale;
    canvas.height = (CLOTH + FOOT) * scale;
    ctx.scale(scale, scale);
  };
  /** How long one picture of the midst takes, once everything that is drawn with has been made; it is there when a part of it can be had. */
  const costOfOne = async (): Promise<number> => {
    const { from, to } = spans[Math.floor(spans.length / 2)] ?? { from: 0, to: 0 };
    let took = 0;
    for (let time = 0; time < 2; time += 1) {
      const began = elapsed();
      paint((from + to) / 2, 0, true);
      (await createImageBitmap(canvas, 0, 0, 1, 1)).close();
      took = elapsed() - began;
    }
    return took;
  };
  const picturesAs = (grain: Grain): number[] => spans.map((span) => picturesOf(span, speed, grain));
  cut(FINE);
  const grain = (await costOfOne()) * sum(picturesAs(FINE)) > patience ? COARSE : FINE;
  if (grain !== FINE) {
    hanging.refit({ pixelRatio: grain.scale });
    cut(grain);
  }
  const reel = await openReel(canvas, grain.frames);
  const pictures = picturesAs(grain);
  const all = sum(pictures);
  let taken = 0;
  try {
    for (const [index, { from, to }] of spans.entries()) {
      const count = pictures[index] ?? 0;
      for (let picture = 0; picture < count && !signal.aborted; picture += 1) {
        // The last picture of a span is its very end.
        const time = picture === count - 1 ? to : Math.min(to, from + (picture * speed) / grain.frames);
        paint(time, picture === 0 ? 0 : 1 / grain.frames, picture === 0);
        await reel.take(taken);
        taken += 1;
        onShare(taken / all);
        await breath();
      }
    }
    if (signal.aborted) return null;
    // The last picture, once more: until then it stays.
    await reel.take(taken + HELD * grain.frames);
    return await reel.finish();
  } finally {
    await reel.drop();
  }
}

/**
 * The film, fine where this machine draws it within a minute and coarse where it doesn't; null when it was called off. Rejects where the browser cannot
 * make one.
 */
export async function film(
  asked: FilmAsked,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob | null> {
  if (!canFilm()) throw new Error('this browser makes no film');
  const [{ Hanging }, { openReel }] = await Promise.all([
    import('../../../stage/battlefield/Hanging.ts'),
    import('./reel.ts'),
  ]);
  const { timeline, theme, badges, left } = asked;
  const hanging = await Hanging.hang(timeline, {
    theme,
    badges,
    isTurned: left === 'defender',
    width: WIDTH,
    height: CLOTH,
    pixelRatio: 1,
  });
  try {
    return await filmed(hanging, openReel, asked, onShare, signal);
  } finally {
    hanging.destroy();
  }
}
