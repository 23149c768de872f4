// Canvases that become textures. Invariant: a texture made here keeps its canvas, so that Pixi can upload it again when a
// WebGL context was lost; and it knows its resolution, so that sprites measure in hanging units.
import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { Random } from '@sigilla/engine/core/random.ts';
import { Brush } from './Brush.ts';

/** Canvases measure in whole steps of this many units, and scales in as many parts of one: see `easel`. */
const STEP = 8;

/** The nearest scale a canvas can be painted at. */
export const paintScale = (scale: number): number => Math.max(1, Math.round(scale * STEP)) / STEP;

/**
 * A brush on a fresh canvas of at least `width` by `height` units, painted at `scale` (see `paintScale`) pixels a unit. Sizes are
 * rounded up so that pixels and units convert without a remainder: Pixi derives one from the other, and a texture of
 * 2025.0000000000002 pixels is never uploaded.
 */
export function easel(
  width: number,
  height: number,
  scale: number,
  random: Random,
): Brush<CanvasRenderingContext2D> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width / STEP)) * STEP * scale;
  canvas.height = Math.max(1, Math.ceil(height / STEP)) * STEP * scale;
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('this browser gives no 2D canvas');
  ctx.scale(scale, scale);
  return new Brush(ctx, random);
}

/** The painted canvas as the source of one or many textures. */
export const sourceOf = (
  brush: Brush<CanvasRenderingContext2D>,
  scale: number,
  tiled = false,
): CanvasSource =>
  new CanvasSource({
    resource: brush.ctx.canvas,
    resolution: scale,
    scaleMode: 'linear',
    autoGenerateMipmaps: !tiled,
    ...(tiled ? { addressMode: 'repeat' as const } : {}),
  });

/** A part of a source, in units, with the point that sprites are placed by as a share of its size. */
export const textureOf = (
  source: CanvasSource,
  x: number,
  y: number,
  width: number,
  height: number,
  anchor: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): Texture =>
  new Texture({
    source,
    frame: new Rectangle(x, y, width, height),
    defaultAnchor: { x: anchor.x, y: anchor.y },
  });

/** The whole of a painted canvas as one texture. */
export const wholeTexture = (brush: Brush<CanvasRenderingContext2D>, scale: number, tiled = false): Texture =>
  new Texture({ source: sourceOf(brush, scale, tiled) });
