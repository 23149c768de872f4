// What is written on a picture, and the arms that stand beside it.
// Invariant: a line never grows wider than the room it was given: long words are written smaller.
import { SHIELD_OUTLINE, armsShapes } from '../../../ui/art/arms.ts';
import { blazon } from '../../../ui/art/blazon.ts';
import type { Brush } from '../paint/Brush.ts';

/**
 * The faces of a picture's words; whoever rasterises it must know them. The file of the title's names itself by its weight, and the server's needle looks
 * for the first of these and no further; browsers know it by the second.
 */
const TITLE_FACE = "'Texturina SemiBold', Texturina, Georgia, serif";
export const LABEL_FACE = "'Alegreya Sans', Verdana, sans-serif";

interface Letters {
  readonly size: number;
  readonly face?: string;
  readonly weight?: 500 | 600 | 700;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
  /** Room in units; nothing is known of the face itself, so that a letter counts for about half its height. */
  readonly room?: number;
}

const LETTER = 0.53;

/** Writes one line with its foot at (x, y). */
export function write(
  b: Brush,
  text: string,
  x: number,
  y: number,
  { size, face = TITLE_FACE, weight = 600, colour, align = 'start', room }: Letters,
): void {
  const fits = room === undefined ? size : Math.min(size, room / Math.max(1, text.length * LETTER));
  const { ctx } = b;
  ctx.save();
  ctx.font = `${weight} ${Math.round(fits * 10) / 10}px ${face}`;
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = colour;
  ctx.fillText(text, x, y);
  ctx.restore();
}

/** A kingdom's arms, `width` wide, their upper left corner at (x, y). */
export function paintArms(b: Brush, kingdomName: string, x: number, y: number, width: number): void {
  const { ctx } = b;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(width / 100, width / 100);
  b.stamp(`arms/${kingdomName}`, () => {
    const outline = b.path(SHIELD_OUTLINE);
    ctx.save();
    ctx.clip(outline);
    for (const { d, fill, stroke, strokeWidth, at, within } of armsShapes(blazon(kingdomName).coat)) {
      ctx.save();
      if (within !== undefined) ctx.clip(b.path(within));
      if (at !== undefined) {
        const scale = at.size / 512;
        ctx.translate(at.x, at.y);
        ctx.scale(at.mirrored ? -scale : scale, scale);
        ctx.translate(-256, -256);
      }
      const shape = b.path(d);
      if (fill !== 'none') b.flood(shape, fill);
      if (stroke !== undefined) b.stroke(shape, stroke, strokeWidth ?? 1);
      ctx.restore();
    }
    ctx.restore();
    b.stroke(outline, '#2a2018', 4);
  });
  ctx.restore();
}
