// Films a battle: plays spans of its score on a hanging of its own and has the browser record what is painted.
// Invariants: nothing of it is seen on the page or sent anywhere; whoever calls it off gets nothing, and everything is taken down; while the
// page is hidden the film stands still.
import { captionFor } from '@sigilla/content/texts/captions.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { Badge } from '../../../stage/battlefield/figures/puppetLayers.ts';
import type { Theme } from '../../../stage/battlefield/palette.ts';
import type { Timeline } from '../../../stage/battlefield/score.ts';
import { Instant } from '../../../stage/battlefield/instant.ts';
import { roundAt, stateAt } from '../../../stage/battlefield/stateAt.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface FilmAsked {
  readonly timeline: Timeline;
  readonly theme: Theme;
  readonly badges: Readonly<Record<Side, Badge>>;
  readonly spans: readonly Span[];
  /** Seconds of the battle in one of the film. */
  readonly speed: number;
}

const WIDTH = 1280;
const CLOTH = 668;
const FOOT = 52;
const FRAMES = 30;
const LONGEST_STEP = 0.1;
const KINDS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];

/** The kind of film this browser can make; null for none. */
export const filmKind = (): string | null =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? null
    : (KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null);

/** The film; null when it was called off. Rejects where the browser cannot make one. */
export async function film(
  { timeline, theme, badges, spans, speed }: FilmAsked,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob | null> {
  const kind = filmKind();
  if (kind === null) throw new Error('this browser records no film');
  const { Hanging } = await import('../../../stage/battlefield/Hanging.ts');
  const hanging = await Hanging.hang(timeline, { theme, badges, width: WIDTH, height: CLOTH, pixelRatio: 1 });
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = CLOTH + FOOT;
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('this browser gives no 2D canvas');
  const ink = theme === 'day' ? '#2a2018' : '#efe4cd';
  const { attacker, defender } = timeline.setup;
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
    ctx.fillText(attacker.kingdomName, 24, CLOTH + FOOT / 2, 480);
    ctx.textAlign = 'right';
    ctx.fillText(defender.kingdomName, WIDTH - 24, CLOTH + FOOT / 2, 480);
  };
  const stream = canvas.captureStream(FRAMES);
  const recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: 5_000_000 });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) parts.push(data);
  });
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
  });
  const all = spans.reduce((sum, { from, to }) => sum + (to - from), 0);
  try {
    paint(spans[0]?.from ?? 0, 0, true);
    recorder.start(1000);
    await new Promise<void>((resolve) => {
      let at = 0;
      let within = 0;
      let last: number | null = null;
      const frame = (timestamp: number): void => {
        const seconds = last === null ? 0 : Math.min(LONGEST_STEP, (timestamp - last) / 1000);
        last = timestamp;
        const span = spans[at];
        if (span === undefined || signal.aborted) {
          resolve();
          return;
        }
        within += seconds * speed;
        const isNew = within === seconds * speed;
        paint(Math.min(span.to, span.from + within), seconds, isNew);
        const before = spans.slice(0, at).reduce((sum, { from, to }) => sum + (to - from), 0);
        onShare(Math.min(1, (before + within) / all));
        if (span.from + within >= span.to) {
          at += 1;
          within = 0;
        }
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    recorder.stop();
    await stopped;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    hanging.destroy();
  }
  return signal.aborted ? null : new Blob(parts, { type: 'video/webm' });
}
