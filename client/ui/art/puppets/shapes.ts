// The language puppets are drawn in: an ordered list of flat shapes, each filled and stroked by a colour role.
// Feet stand at the origin, y grows downwards (so heads have negative y), the figure faces right.
// Every stroke has round caps and joins. Nothing here knows SVG elements or Pixi: both draw the same lists.

/** Attacker (A) or defender (B). */
export type PuppetSide = 'A' | 'B';

/** A pigment by its purpose; a palette gives it a colour for a side and a theme. */
export type PuppetRole =
  | 'side'
  | 'sideDark'
  | 'sideLight'
  | 'skin'
  | 'steel'
  | 'steelDark'
  | 'steelLight'
  | 'wood'
  | 'woodDark'
  | 'leather'
  | 'leatherDark'
  | 'horse'
  | 'horseDark'
  | 'robe'
  | 'robeDark'
  | 'linen'
  | 'linenDark'
  | 'gold'
  | 'goldLight'
  | 'leaf'
  | 'stone'
  | 'ink';

/**
 * What a shape belongs to, so that a scene may treat it apart: routed men drop their `shield`, pikes and banners
 * (`weapon`, `banner`) lean about the puppet's grip with morale, `glow` pulses, an engine's `arm` swings.
 */
export type PuppetPart = 'body' | 'weapon' | 'shield' | 'banner' | 'mount' | 'glow' | 'arm' | 'wheel';

/** How a shape is painted: filled, stroked or both. */
interface Paint {
  readonly fill?: PuppetRole;
  readonly stroke?: PuppetRole;
  /** Width of the stroke in puppet pixels; `OUTLINE` when a stroke is named without one. */
  readonly strokeWidth?: number;
  readonly part: PuppetPart;
  /** Drawn for this side alone: shields and devices differ in shape, so that sides are never told by colour alone. */
  readonly only?: PuppetSide;
}

/** `d` uses absolute SVG commands only (M L H V Q C Z); `points` is x, y, x, y … and closed. */
export type PuppetShape =
  | (Paint & { readonly kind: 'path'; readonly d: string })
  | (Paint & { readonly kind: 'poly'; readonly points: readonly number[] })
  | (Paint & { readonly kind: 'circle'; readonly cx: number; readonly cy: number; readonly r: number })
  | (Paint & {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly r?: number;
    });

/** One drawn figure. Bounds are in puppet pixels from the feet and enclose every shape and stroke. */
export interface Puppet {
  readonly shapes: readonly PuppetShape[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where weapon, banner or throwing arm turns. */
  readonly grip: { readonly x: number; readonly y: number };
  /** Room for the kingdom's own charge (a banner, a sail), centre and side of the square. */
  readonly emblem?: { readonly x: number; readonly y: number; readonly size: number };
}

/** Width of the ink line around every shape. */
const OUTLINE = 1.1;

type Style = Partial<Pick<Paint, 'stroke' | 'strokeWidth' | 'part'>> & { readonly bare?: boolean };

function paint(fill: PuppetRole | undefined, style: Style): Paint {
  const stroke = style.bare === true ? undefined : (style.stroke ?? 'ink');
  return {
    part: style.part ?? 'body',
    ...(fill === undefined ? {} : { fill }),
    ...(stroke === undefined ? {} : { stroke, strokeWidth: style.strokeWidth ?? OUTLINE }),
  };
}

/** A filled and inked path; `bare` leaves the ink away. */
export function path(d: string, fill?: PuppetRole, style: Style = {}): PuppetShape {
  return { kind: 'path', d, ...paint(fill, style) };
}

/** A filled and inked polygon. */
export function poly(points: readonly number[], fill: PuppetRole, style: Style = {}): PuppetShape {
  return { kind: 'poly', points, ...paint(fill, style) };
}

/** A filled and inked disc. */
export function disc(cx: number, cy: number, r: number, fill: PuppetRole, style: Style = {}): PuppetShape {
  return { kind: 'circle', cx, cy, r, ...paint(fill, style) };
}

/** A filled and inked rectangle. */
export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: PuppetRole,
  style: Style & { readonly r?: number } = {},
): PuppetShape {
  return {
    kind: 'rect',
    x,
    y,
    w,
    h,
    ...(style.r === undefined ? {} : { r: style.r }),
    ...paint(fill, style),
  };
}

/** A line of one role, without outline: a seam, a string, a ray. */
export function stroke(
  d: string,
  role: PuppetRole,
  strokeWidth: number,
  part: PuppetPart = 'body',
): PuppetShape {
  return { kind: 'path', d, stroke: role, strokeWidth, part };
}

/** A rod, limb or strap: a coloured stroke over a wider ink one. */
export function rod(d: string, role: PuppetRole, width: number, part: PuppetPart = 'body'): PuppetShape[] {
  return [stroke(d, 'ink', width + 1.7, part), stroke(d, role, width, part)];
}

/** The same shapes, drawn for one side alone. */
export function onlyFor(side: PuppetSide, shapes: readonly PuppetShape[]): PuppetShape[] {
  return shapes.map((shape) => ({ ...shape, only: side }));
}
