// A whole battle as one long hanging: a title sewn with both arms, the hosts as they met, each round at its greatest moment, the end; a border
// above with what is said of it, one below with the fallen, a line of plain words under each.
// Invariants: as wide as its panels and no wider than browsers can paint; panel after panel is painted in order, so that whoever paints may
// say how far it is, and stop.
import { chargeDrawing } from '../../../ui/art/arms.ts';
import { badgeOf, blazon } from '../../../ui/art/blazon.ts';
import { BORDER_HEIGHT, paintCloth, paintLowerBorder } from '../borders.ts';
import { FIELD_HEIGHT, FIELD_WIDTH } from '../field.ts';
import { paintBadge } from '../figures/puppetLayers.ts';
import type { Brush } from '../paint/Brush.ts';
import { deepen } from '../paint/colour.ts';
import type { Timeline } from '../score.ts';
import { stateAt } from '../stateAt.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { LABEL_FACE, paintArms, write } from './lettering.ts';
import { momentsOf } from './moments.ts';
import type { Scene } from './scene.ts';

/** What is written on it. `panels` are the opening, each round, and the end. */
export interface PictureWords {
  readonly names: readonly [string, string];
  /** Where and when, in a line; how it ended, in a few words. */
  readonly where: string;
  readonly result: string;
  readonly panels: readonly { readonly above: string; readonly below: string }[];
  /** Whose seal is pressed on the end; null where nobody won. */
  readonly victor: string | null;
}

const HEM = 16;
const TITLE = 470;
const SEAM = 18;
const LEGEND = 46;
/** Pixels that every browser can still paint across. */
const WIDEST = 15_600;
const NARROW = 600;

const panelWidth = (panels: number): number =>
  Math.max(NARROW, Math.min(FIELD_WIDTH, Math.floor((WIDEST - TITLE - 2 * HEM) / panels) - SEAM));

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large it is, in units. */
export const longSize = (timeline: Timeline): Size => {
  const panels = timeline.rounds.length + 2;
  return {
    width: TITLE + panels * (panelWidth(panels) + SEAM) + SEAM + 2 * HEM,
    height: BORDER_HEIGHT * 2 + FIELD_HEIGHT + LEGEND + 2 * HEM,
  };
};

/** Pixels a unit at which it can be painted everywhere. */
export const longScale = ({ width }: Size): number => Math.min(2, 16_000 / width);

function title(b: Brush, { palette: p }: Scene, { names, where, result }: PictureWords): void {
  const ink = p.theme === 'day' ? p.ink : '#efe4cd';
  const height = BORDER_HEIGHT * 2 + FIELD_HEIGHT;
  const middle = TITLE / 2;
  const line = { colour: ink, align: 'center', room: TITLE - 60 } as const;
  paintArms(b, names[0], middle - 136, 92, 104);
  paintArms(b, names[1], middle + 32, 92, 104);
  write(b, names[0], middle, 274, { ...line, size: 40 });
  write(b, 'contrā', middle, 312, { ...line, size: 22, colour: p.theme === 'day' ? p.rubric : '#e77a66' });
  write(b, names[1], middle, 356, { ...line, size: 40 });
  write(b, where, middle, 404, { ...line, size: 19, face: LABEL_FACE, weight: 500 });
  write(b, result, middle, 434, { ...line, size: 20 });
  const rules = b.path();
  for (const y of [60, 64, height - 64, height - 60]) {
    rules.moveTo(46, y);
    rules.lineTo(TITLE - 46, y);
  }
  b.stem(rules, p.rubric, 1.6);
}

/** The seam between two panels: linen with a running stitch. */
function seam(b: Brush, { palette: p }: Scene): void {
  const height = FIELD_HEIGHT;
  b.flood(rect(b, 0, 0, SEAM, height), p.linen);
  const edges = b.path(`M1 0 V${height} M${SEAM - 1} 0 V${height}`);
  b.stroke(edges, p.theme === 'day' ? p.ink : '#0b0c10', 1.8);
  b.ctx.save();
  b.ctx.lineCap = 'butt';
  b.ctx.setLineDash([9, 6]);
  b.stroke(b.path(`M${SEAM / 2} 6 V${height - 6}`), p.rubric, 2.4);
  b.ctx.restore();
}

const rect = (b: Brush, x: number, y: number, width: number, height: number): Path2D => {
  const path = b.path();
  path.rect(x, y, width, height);
  return path;
};

/** The victor's seal in gold. */
function seal(b: Brush, { palette: p }: Scene, victor: string, x: number, y: number): void {
  const wax = b.path();
  for (let i = 0; i <= 40; i += 1) {
    const angle = (i / 40) * Math.PI * 2;
    const r = 46 + Math.sin(i * 2.3) * 3.2;
    wax[i === 0 ? 'moveTo' : 'lineTo'](x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  }
  wax.closePath();
  b.flood(wax, p.gold);
  b.stroke(wax, deepen(p.gold, 0.5), 2);
  const rim = b.path();
  rim.arc(x, y, 34, 0, Math.PI * 2);
  b.stem(rim, deepen(p.gold, 0.4), 1.6);
  const drawing = chargeDrawing(badgeOf(blazon(victor).coat));
  paintBadge(b, drawing, x, y, 44, deepen(p.gold, 0.55));
}

/** Paints it, panel by panel; yields the share that is done. */
export function* paintLong(b: Brush, scene: Scene, words: PictureWords): Generator<number, void> {
  const { timeline, palette: p } = scene;
  const { width, height } = longSize(timeline);
  const moments = momentsOf(timeline);
  const own = panelWidth(moments.length);
  const ink = p.theme === 'day' ? p.ink : '#efe4cd';
  const cloth = width - 2 * HEM;
  const chance = (label: string) => b.withChance(randomFrom(forkSeed(timeline.deployment.seed, label)));
  b.flood(rect(b, 0, 0, width, height), p.linen);
  b.ctx.save();
  b.ctx.translate(HEM, HEM);
  title(b, scene, words);
  b.ctx.save();
  b.ctx.translate(TITLE, 0);
  paintCloth(chance('upper'), p, 'top', cloth - TITLE);
  b.ctx.restore();
  for (const [i, time] of moments.entries()) {
    yield i / moments.length;
    const x = TITLE + i * (own + SEAM);
    const state = stateAt(timeline, time);
    const wished = i === 0 || i === moments.length - 1 ? FIELD_WIDTH / 2 : scene.along(state.gaze.x);
    const left = Math.max(0, Math.min(FIELD_WIDTH - own, wished - own / 2));
    b.ctx.save();
    b.ctx.translate(x, BORDER_HEIGHT);
    seam(b, scene);
    b.ctx.translate(SEAM, 0);
    b.ctx.save();
    b.ctx.clip(rect(b, 0, 0, own, FIELD_HEIGHT));
    b.ctx.translate(-left, 0);
    scene.paintField(b, state, time, left, left + own);
    b.ctx.restore();
    b.ctx.translate(0, FIELD_HEIGHT);
    b.ctx.save();
    b.ctx.clip(rect(b, -SEAM, 0, own + 2 * SEAM, BORDER_HEIGHT));
    b.ctx.translate(-left, 0);
    b.stamp('lower border', () => paintLowerBorder(chance('lower'), p));
    scene.paintFallen(b, state, left, left + own);
    b.ctx.restore();
    const said = words.panels[i];
    if (said !== undefined) {
      const line = { align: 'center', room: own - 40, colour: ink } as const;
      write(b, said.above, own / 2, 29 - BORDER_HEIGHT - FIELD_HEIGHT, { ...line, size: 26 });
      write(b, said.below, own / 2, BORDER_HEIGHT + 30, { ...line, size: 19, face: LABEL_FACE, weight: 500 });
    }
    b.ctx.restore();
  }
  b.ctx.save();
  b.ctx.translate(TITLE + moments.length * (own + SEAM), BORDER_HEIGHT);
  seam(b, scene);
  b.ctx.restore();
  if (words.victor !== null) seal(b, scene, words.victor, cloth - 64, BORDER_HEIGHT + FIELD_HEIGHT + 6);
  b.ctx.restore();
  yield 1;
}
