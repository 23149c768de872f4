// A sheet that writes down what is painted on it, as SVG: the same brushes, without a canvas, in a worker as on a server.
// Invariants: what a canvas would show is what the text says, as far as our brushes go; nothing here touches the DOM; numbers are rounded to
// hundredths, so that the same picture is the same text.
import type { Surface } from './surface.ts';

const say = (n: number): string => String(Math.round(n * 100) / 100);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const TURN = Math.PI * 2;

/** A path as text. */
export class WrittenPath implements Path2D {
  d: string;
  private open = false;

  constructor(d = '') {
    this.d = d;
    this.open = d !== '';
  }

  private to(command: string, ...numbers: readonly number[]): void {
    this.d += command + numbers.map(say).join(' ');
    this.open = true;
  }

  addPath(path: Path2D): void {
    if (path instanceof WrittenPath) this.d += path.d;
  }
  moveTo(x: number, y: number): void {
    this.to('M', x, y);
  }
  lineTo(x: number, y: number): void {
    this.to(this.open ? 'L' : 'M', x, y);
  }
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.to('Q', cx, cy, x, y);
  }
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    this.to('C', ax, ay, bx, by, x, y);
  }
  closePath(): void {
    this.d += 'Z';
  }
  rect(x: number, y: number, w: number, h: number): void {
    this.to('M', x, y);
    this.to('h', w);
    this.to('v', h);
    this.to('h', -w);
    this.closePath();
  }
  roundRect(
    x: number,
    y: number,
    w: number,
    h: number,
    radii?: number | DOMPointInit | (number | DOMPointInit)[],
  ): void {
    const r = typeof radii === 'number' ? Math.min(radii, w / 2, h / 2) : 0;
    if (r === 0) {
      this.rect(x, y, w, h);
      return;
    }
    this.to('M', x + r, y);
    this.to('h', w - 2 * r);
    this.to('a', r, r, 0, 0, 1, r, r);
    this.to('v', h - 2 * r);
    this.to('a', r, r, 0, 0, 1, -r, r);
    this.to('h', 2 * r - w);
    this.to('a', r, r, 0, 0, 1, -r, -r);
    this.to('v', 2 * r - h);
    this.to('a', r, r, 0, 0, 1, r, -r);
    this.closePath();
  }
  arc(x: number, y: number, r: number, from: number, to: number, isCounter = false): void {
    this.ellipse(x, y, r, r, 0, from, to, isCounter);
  }
  arcTo(): void {
    throw new Error('no brush of ours rounds a corner');
  }
  ellipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    turn: number,
    from: number,
    to: number,
    isCounter = false,
  ): void {
    const at = (angle: number): readonly [number, number] => {
      const [px, py] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
      return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)];
    };
    const whole = Math.abs(to - from) >= TURN - 1e-6;
    const raw = isCounter ? from - to : to - from;
    const sweep = whole ? TURN : ((raw % TURN) + TURN) % TURN;
    const direction = isCounter ? -1 : 1;
    this.lineTo(...at(from));
    const tilt = (turn * 180) / Math.PI;
    // A whole round in two halves: an arc that ends where it began is nothing.
    const parts = sweep > Math.PI ? 2 : 1;
    for (let part = 1; part <= parts; part += 1)
      this.to('A', rx, ry, tilt, 0, isCounter ? 0 : 1, ...at(from + (direction * sweep * part) / parts));
  }
}

interface Pen {
  readonly groups: number;
  readonly moved: string;
  readonly globalAlpha: number;
  readonly fillStyle: Surface['fillStyle'];
  readonly strokeStyle: Surface['strokeStyle'];
  readonly lineWidth: number;
  readonly lineCap: CanvasLineCap;
  readonly dash: readonly number[];
  readonly dashOffset: number;
}

/** Our pigments are all flat. */
const colour = (style: Surface['fillStyle']): string => (typeof style === 'string' ? style : 'none');

const dOf = (path: Path2D): string => (path instanceof WrittenPath ? path.d : '');

const ANCHORS: Readonly<Record<string, string>> = { center: 'middle', right: 'end', end: 'end' };

/** What is painted on it can be had as the text of an SVG. */
export class SvgSheet implements Surface {
  globalAlpha = 1;
  fillStyle: Surface['fillStyle'] = '#000000';
  strokeStyle: Surface['strokeStyle'] = '#000000';
  lineWidth = 1;
  lineCap: CanvasLineCap = 'round';
  lineJoin: CanvasLineJoin = 'round';
  lineDashOffset = 0;
  font = '';
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  fontKerning: CanvasFontKerning = 'auto';
  private dash: readonly number[] = [];
  private readonly pens: Pen[] = [];
  private groups = 0;
  /** A change of place that nothing has been painted under yet. */
  private moved = '';
  private body: string[] = [];
  private readonly defined: string[] = [];
  private readonly stamps = new Map<string, string>();

  save(): void {
    this.pens.push({
      groups: this.groups,
      moved: this.moved,
      globalAlpha: this.globalAlpha,
      fillStyle: this.fillStyle,
      strokeStyle: this.strokeStyle,
      lineWidth: this.lineWidth,
      lineCap: this.lineCap,
      dash: this.dash,
      dashOffset: this.lineDashOffset,
    });
    this.groups = 0;
  }

  restore(): void {
    const pen = this.pens.pop();
    if (pen === undefined) return;
    this.body.push('</g>'.repeat(this.groups));
    this.groups = pen.groups;
    this.moved = pen.moved;
    this.globalAlpha = pen.globalAlpha;
    this.fillStyle = pen.fillStyle;
    this.strokeStyle = pen.strokeStyle;
    this.lineWidth = pen.lineWidth;
    this.lineCap = pen.lineCap;
    this.dash = pen.dash;
    this.lineDashOffset = pen.dashOffset;
  }

  private group(attributes: string): void {
    this.body.push(`<g ${attributes}>`);
    this.groups += 1;
  }

  /** Written down when something is painted under it; a stamp bears it alone. */
  private move(how: string): void {
    this.moved = this.moved === '' ? how : `${this.moved} ${how}`;
  }

  private settle(): void {
    if (this.moved === '') return;
    const { moved } = this;
    this.moved = '';
    this.group(`transform="${moved}"`);
  }

  private put(element: string): void {
    this.settle();
    this.body.push(element);
  }

  translate(x: number, y: number): void {
    this.move(`translate(${say(x)} ${say(y)})`);
  }
  scale(x: number, y: number): void {
    const fine = (n: number): string => String(Math.round(n * 10_000) / 10_000);
    this.move(x === y ? `scale(${fine(x)})` : `scale(${fine(x)} ${fine(y)})`);
  }
  rotate(angle: number): void {
    if (angle !== 0) this.move(`rotate(${say((angle * 180) / Math.PI)})`);
  }

  clip(path: Path2D): void {
    this.settle();
    const id = `c${this.defined.length}`;
    this.defined.push(`<clipPath id="${id}"><path d="${dOf(path)}"/></clipPath>`);
    this.group(`clip-path="url(#${id})"`);
  }

  private get opacity(): string {
    return this.globalAlpha < 1 ? ` opacity="${say(this.globalAlpha)}"` : '';
  }

  fill(path: Path2D): void {
    this.put(`<path d="${dOf(path)}" fill="${colour(this.fillStyle)}"${this.opacity}/>`);
  }

  stroke(path: Path2D): void {
    const dashes =
      this.dash.length === 0
        ? ''
        : ` stroke-dasharray="${this.dash.map(say).join(' ')}"${this.lineDashOffset === 0 ? '' : ` stroke-dashoffset="${say(this.lineDashOffset)}"`}`;
    const cap = this.lineCap === 'round' ? '' : ` stroke-linecap="${this.lineCap}"`;
    this.put(
      `<path d="${dOf(path)}" fill="none" stroke="${colour(this.strokeStyle)}" stroke-width="${say(this.lineWidth)}"${dashes}${cap}${this.opacity}/>`,
    );
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.put(
      `<rect x="${say(x)}" y="${say(y)}" width="${say(width)}" height="${say(height)}" fill="${colour(this.fillStyle)}"${this.opacity}/>`,
    );
  }

  private text(text: string, x: number, y: number, paint: string): void {
    const [, weight = '400', size = '16', family = 'serif'] =
      /^(?:(\d+) )?([\d.]+)px (.*)$/.exec(this.font) ?? [];
    const anchor = ANCHORS[this.textAlign];
    this.put(
      `<text x="${say(x)}" y="${say(y)}" font-family="${escaped(family)}" font-weight="${weight}" font-size="${size}"${anchor === undefined ? '' : ` text-anchor="${anchor}"`} ${paint}${this.opacity}>${escaped(text)}</text>`,
    );
  }
  fillText(text: string, x: number, y: number): void {
    this.text(text, x, y, `fill="${colour(this.fillStyle)}"`);
  }
  strokeText(text: string, x: number, y: number): void {
    this.text(
      text,
      x,
      y,
      `fill="none" stroke="${colour(this.strokeStyle)}" stroke-width="${say(this.lineWidth)}"`,
    );
  }

  setLineDash(segments: readonly number[]): void {
    this.dash = [...segments];
  }

  stamp(name: string, paint: () => void): void {
    let id = this.stamps.get(name);
    if (id === undefined) {
      id = `s${this.stamps.size}`;
      this.stamps.set(name, id);
      const outside = this.body;
      this.body = [];
      this.save();
      this.moved = '';
      this.globalAlpha = 1;
      paint();
      this.restore();
      this.defined.push(`<g id="${id}">${this.body.join('')}</g>`);
      this.body = outside;
    }
    const moved = this.moved === '' ? '' : ` transform="${this.moved}"`;
    this.body.push(`<use href="#${id}"${moved}${this.opacity}/>`);
  }

  /** The whole picture. `style` goes into a style sheet of its own (fonts), `title` says what it shows. */
  written(width: number, height: number, title: string, style = ''): string {
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${say(width)} ${say(height)}" width="${say(width)}" height="${say(height)}" stroke-linecap="round" stroke-linejoin="round">`,
      `<title>${escaped(title)}</title>`,
      style === '' ? '' : `<style>${style}</style>`,
      `<defs>${this.defined.join('')}</defs>`,
      ...this.body,
      '</g>'.repeat(this.groups),
      '</svg>',
    ].join('');
  }
}
