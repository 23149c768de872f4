// A puppet taken apart for the stage: runs of shapes that move together, back to front. What stays on the body is one layer;
// what turns about the grip, drops or glows is a layer of its own.
// Invariant: painted one over the other with nothing turned, the layers are the puppet.
import { puppet, puppetPalette, puppetShapes } from '../../../ui/art/puppets.ts';
import type { PuppetKey, PuppetPalette } from '../../../ui/art/puppets.ts';
import type { PuppetPart, PuppetShape, PuppetSide } from '../../../ui/art/puppets/shapes.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { Livery } from '../../../ui/art/livery.ts';
import { raise } from '../paint/colour.ts';
import type { Sheet } from '../paint/pieces.ts';
import type { Brush } from '../paint/Brush.ts';
import type { Theme } from '../palette.ts';

export type LayerKind = 'body' | 'weapon' | 'shield' | 'banner' | 'arm' | 'glow';

export interface Layer {
  readonly name: string;
  readonly kind: LayerKind;
  readonly shapes: readonly PuppetShape[];
  /** The point it turns about. */
  readonly grip: { readonly x: number; readonly y: number };
}

/** What a kingdom's banner bears: an outline on a grid of 512. */
interface Charge {
  readonly d: string;
  readonly mirrored: boolean;
}

/** What a host is known by: its charge, and what it wears against this rival. */
export interface Badge extends Charge {
  readonly livery: Livery;
}
export type Badges = Readonly<Record<Side, Badge>>;

const turned = (badge: Badge): Badge => ({ ...badge, mirrored: !badge.mirrored });

/** On cloth that is seen the other way round what a kingdom bears looks where it always does. */
export const turnedBadges = ({ attacker, defender }: Badges): Badges => ({
  attacker: turned(attacker),
  defender: turned(defender),
});

const sideLetter = (side: Side): PuppetSide => (side === 'attacker' ? 'A' : 'B');

const kindOf = (part: PuppetPart, key: PuppetKey): LayerKind => {
  switch (part) {
    case 'body':
    case 'mount':
    case 'wheel':
      return 'body';
    case 'banner':
      return key === 'banner' ? 'banner' : 'body';
    case 'arm':
      return key === 'catapult' ? 'arm' : 'body';
    case 'weapon':
      return key === 'ram' || key === 'galley' ? 'body' : 'weapon';
    case 'shield':
      return key === 'galley' ? 'body' : 'shield';
    case 'glow':
      return 'glow';
  }
};

/** The layers of a puppet for a side, back to front. */
export function layersOf(key: PuppetKey, side: Side): Layer[] {
  const { grip } = puppet(key);
  const runs: { kind: LayerKind; shapes: PuppetShape[] }[] = [];
  for (const shape of puppetShapes(key, sideLetter(side))) {
    const kind = kindOf(shape.part, key);
    const last = runs.at(-1);
    if (last?.kind === kind) last.shapes.push(shape);
    else runs.push({ kind, shapes: [shape] });
  }
  return runs.map(({ kind, shapes }, i) => ({ name: `${key}/${side}/${i}`, kind, shapes, grip }));
}

const outline = (b: Brush, shape: PuppetShape): Path2D => {
  if (shape.kind === 'path') return b.path(shape.d);
  const path = b.path();
  switch (shape.kind) {
    case 'poly':
      for (let i = 0; i < shape.points.length; i += 2) {
        const [x, y] = [shape.points[i] ?? 0, shape.points[i + 1] ?? 0];
        if (i === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      }
      path.closePath();
      break;
    case 'circle':
      path.arc(shape.cx, shape.cy, shape.r, 0, Math.PI * 2);
      break;
    case 'rect':
      path.roundRect(shape.x, shape.y, shape.w, shape.h, shape.r ?? 0);
      break;
  }
  return path;
};

/** Paints a charge centred at (x, y), `size` across. */
export function paintBadge(
  brush: Brush,
  badge: Charge,
  x: number,
  y: number,
  size: number,
  colour: string,
  alpha = 1,
): void {
  const { ctx } = brush;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale((badge.mirrored ? -size : size) / 512, size / 512);
  ctx.translate(-256, -256);
  brush.flood(brush.path(badge.d), colour, alpha);
  ctx.restore();
}

/** The colours of a host in a theme: by night its cloth is a little brighter. */
export const paletteIn = ({ side, sideDark, sideLight }: Livery, theme: Theme): PuppetPalette => {
  const lit = theme === 'night' ? 0.1 : 0;
  return {
    ...puppetPalette('A', theme),
    side: raise(side, lit),
    sideDark: raise(sideDark, lit),
    sideLight,
  };
};

/** By night a thread of linen is laid about everybody, so that they stand off from the dark ground. */
const THREAD = '#e2d3b2';
/** How broad it is beyond the ink, in units. */
const threadOf = (theme: Theme): number => (theme === 'night' ? 0.9 : 0);

/** Paints one of a puppet's layers, with so broad a thread about it. A banner bears the kingdom's badge, which looks away from the staff on both sides. */
export function paintLayer(
  brush: Brush,
  key: PuppetKey,
  side: Side,
  layers: readonly Layer[],
  i: number,
  palette: PuppetPalette,
  badge: Badge,
  thread: number,
  fineness = 1,
): void {
  const { emblem } = puppet(key);
  const shapes = layers[i]?.shapes ?? [];
  if (thread > 0)
    for (const shape of shapes)
      brush.stroke(outline(brush, shape), THREAD, (shape.strokeWidth ?? 0) * fineness + 2 * thread);
  for (const shape of shapes) {
    const path = outline(brush, shape);
    if (shape.fill !== undefined) brush.flood(path, palette[shape.fill]);
    if (shape.stroke !== undefined)
      brush.stroke(path, palette[shape.stroke], (shape.strokeWidth ?? 1) * fineness);
  }
  const bearing = layers.findLastIndex(({ kind }) => kind === 'banner');
  if (emblem !== undefined && (i === bearing || (bearing === -1 && i === layers.length - 1))) {
    // Side B's puppets are mirrored on the stage: its badge is painted the other way round.
    const turned = side === 'defender' ? { ...badge, mirrored: !badge.mirrored } : badge;
    paintBadge(brush, turned, emblem.x, emblem.y, emblem.size, palette.sideLight);
  }
}

/** Adds a puppet's layers to the sheet. */
export function addPuppet(atlas: Sheet, key: PuppetKey, side: Side, theme: Theme, badge: Badge): void {
  const { left, right, top, bottom } = puppet(key);
  const palette = paletteIn(badge.livery, theme);
  const layers = layersOf(key, side);
  layers.forEach((layer, i) => {
    atlas.add(layer.name, {
      left,
      right,
      top,
      bottom,
      anchor: layer.grip,
      paint: (brush) => paintLayer(brush, key, side, layers, i, palette, badge, threadOf(theme)),
    });
  });
}
