// The ribbons as they are sewn on the field: linen bands with swallowtails, the body's name in ink and its count in its side's thread.
// Invariant: every sprite is made when the hanging is hung; a count is written anew only when it has changed.
import { Container, Sprite } from 'pixi.js';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Body } from '../bodies.ts';
import type { Deployment } from '../deployment.ts';
import { FIELD_HEIGHT, FIELD_WIDTH, facingOf, its } from '../field.ts';
import type { CompanyState, FieldState } from '../fieldState.ts';
import type { Badges } from '../figures/puppetLayers.ts';
import type { Atlas } from '../paint/Atlas.ts';
import type { Brush } from '../paint/Brush.ts';
import { BELOW, byWeight, clearOf, letterSize, namesFit, settle } from '../ribbons.ts';
import type { Ribbon, RibbonRoom } from '../ribbons.ts';
import { lineShare } from '../standing.ts';

const FACE = "'Alegreya Sans', Verdana, sans-serif";
/** What must have been loaded before ribbons are painted. */
export const RIBBON_FONTS = ['500 12px "Alegreya Sans"', '700 12px "Alegreya Sans"'];

const LINEN = '#efe2bf';
const INK = '#2a2018';
const DIGITS = '0123456789';
/** Digits a count has at most. */
const FIGURES = 4;

/** Measures in letters' heights. */
const HEIGHT = 1.32;
const DIGIT = 0.54;
const PAD = 0.5;
const TAIL = 0.55;
const HALO = 0.26;

/** How wide a name is written, in letters' heights. */
const widthOf = (() => {
  const known = new Map<string, number>();
  return (name: string): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const ctx = document.createElement('canvas').getContext('2d');
    if (ctx !== null) ctx.font = `500 100px ${FACE}`;
    const width = (ctx?.measureText(name).width ?? name.length * 50) / 100;
    known.set(name, width);
    return width;
  };
})();

/** A band about the origin of its upper edge, `width` wide without its tails, of which a short one has none. */
const band = (b: Brush, thread: string, width: number, size: number, tailed: boolean): void => {
  const h = HEIGHT * size;
  const w = width / 2;
  const tail = TAIL * size;
  for (const end of tailed ? [-1, 1] : []) {
    const x = (n: number): number => end * n;
    const swallow = b.path(
      `M${x(w - 1)} ${h * 0.2} L${x(w + tail)} ${h * 0.2} L${x(w + tail * 0.55)} ${h * 0.66} L${x(w + tail)} ${h * 1.14} L${x(w - 1)} ${h * 1.14} Z`,
    );
    b.flood(swallow, '#dccb9f');
    b.stroke(swallow, INK, size * 0.07);
  }
  const cloth = b.path(`M${-w} 0 H${w} V${h} H${-w} Z`);
  b.flood(cloth, LINEN);
  b.stroke(cloth, INK, size * 0.085);
  const { ctx } = b;
  ctx.save();
  ctx.setLineDash([size * 0.22, size * 0.16]);
  b.stroke(
    b.path(`M${-w + 1} ${h * 0.12} H${w - 1} M${-w + 1} ${h * 0.88} H${w - 1}`),
    thread,
    size * 0.05,
    0.55,
  );
  ctx.restore();
};

const namedWidth = (body: Body, size: number): number =>
  (widthOf(body.name) + 2 * PAD + 0.5 + digitsOf(body.men).length * DIGIT) * size;
const countedWidth = (digits: number, size: number): number => (digits * DIGIT + 0.5) * size;
const digitsOf = (men: number): string => String(Math.min(10 ** FIGURES - 1, men));

/** Adds ribbons for these bodies to the sheet, for a cloth of `scale` CSS pixels a unit. */
export function addRibbons(atlas: Atlas, bodies: readonly Body[], scale: number, badges: Badges): void {
  const size = letterSize(scale);
  const piece = (width: number) => ({
    left: -width / 2 - TAIL * size - 1,
    right: width / 2 + TAIL * size + 1,
    top: -1,
    bottom: HEIGHT * 1.16 * size + 1,
  });
  const isNamed = namesFit(scale);
  const write = (b: Brush, text: string, weight: number, colour: string, x: number): void => {
    const { ctx } = b;
    ctx.font = `${weight} ${size}px ${FACE}`;
    ctx.textAlign = 'start';
    ctx.textBaseline = 'alphabetic';
    if (!isNamed) {
      // Without a band a count stands on a seam of linen of its own.
      ctx.lineJoin = 'round';
      ctx.lineWidth = HALO * size;
      ctx.strokeStyle = LINEN;
      ctx.strokeText(text, x, size * 0.98);
    }
    ctx.fillStyle = colour;
    ctx.fillText(text, x, size * 0.98);
  };
  for (const side of SIDES) {
    const { thread } = badges[side].livery;
    for (let digits = 1; digits <= FIGURES; digits += 1) {
      const width = countedWidth(digits, size);
      atlas.add(`ribbon/${side} ${digits}`, {
        ...piece(width),
        paint: (b) => band(b, thread, width, size, false),
      });
    }
    for (const digit of DIGITS)
      atlas.add(`ribbon/${side}/${digit}`, {
        left: -HALO * size,
        right: (DIGIT + HALO) * size,
        top: 0,
        bottom: HEIGHT * size,
        paint: (b) => write(b, digit, 700, thread, 0),
      });
  }
  if (!isNamed) return;
  for (const body of bodies) {
    const width = namedWidth(body, size);
    atlas.add(`ribbon/${body.side}/${body.name}`, {
      ...piece(width),
      paint: (b) => {
        band(b, badges[body.side].livery.thread, width, size, true);
        write(b, body.name, 500, INK, -width / 2 + PAD * size);
      },
    });
  }
}

interface Sewn {
  readonly body: Body;
  readonly view: Container;
  readonly band: Sprite;
  readonly digits: readonly Sprite[];
  /** What it may take of the field to either side of its middle. */
  readonly width: number;
  /** What is written on it. */
  men: number;
  form: Ribbon['form'];
}

/** What of an instant its ribbons tell of. */
type Told = Pick<FieldState, 'line' | 'veil'> & {
  readonly companies: readonly Pick<CompanyState, 'men' | 'figures' | 'gone' | 'rode'>[];
};

export class Ribbons {
  readonly view = new Container({ label: 'ribbons' });
  private readonly atlas: Atlas;
  private readonly sewn: readonly Sewn[];
  private readonly ribbons: readonly Ribbon[];
  private readonly order: readonly number[];
  private readonly room: RibbonRoom;
  private readonly named: boolean;
  private readonly size: number;

  /** On a cloth that is `isTurned` they are written to be read through it. */
  constructor(atlas: Atlas, { bodies }: Deployment, scale: number, isTurned = false) {
    this.atlas = atlas;
    this.size = letterSize(scale);
    this.named = namesFit(scale);
    this.order = byWeight(bodies);
    this.room = {
      height: HEIGHT * this.size * 0.94,
      named: bodies.map((body) => namedWidth(body, this.size) + TAIL * this.size),
      counted: countedWidth(3, this.size),
    };
    this.ribbons = bodies.map(() => ({ form: 'none', men: 0, x: 0, y: 0 }));
    this.sewn = bodies.map((body) => {
      const view = new Container({ label: `ribbon ${body.side} ${body.name}`, visible: false });
      if (isTurned) view.scale.x = -1;
      const cloth = new Sprite();
      const digits = Array.from({ length: FIGURES }, () => new Sprite());
      view.addChild(cloth, ...digits);
      cloth.visible = this.named;
      this.view.addChild(view);
      const width = (this.named ? namedWidth(body, this.size) : countedWidth(3, this.size)) / 2 + this.size;
      return { body, view, band: cloth, digits, width, men: -1, form: 'none' };
    });
  }

  /** Draws one instant; with `gentle` motion nothing is told otherwise. */
  show(state: Told): void {
    const { sewn, ribbons, size } = this;
    for (let i = 0; i < sewn.length; i += 1) this.measure(sewn[i] as Sewn, ribbons[i] as Ribbon, state);
    settle(ribbons, this.order, this.room, this.named);
    for (let i = 0; i < sewn.length; i += 1) {
      const one = sewn[i] as Sewn;
      const ribbon = ribbons[i] as Ribbon;
      one.view.visible = ribbon.form !== 'none';
      if (ribbon.form === 'none') continue;
      one.view.position.set(ribbon.x, ribbon.y);
      one.view.alpha = state.veil;
      if (ribbon.form !== one.form || ribbon.men !== one.men) this.write(one, ribbon, size);
    }
  }

  /** Where what is written over the field hides no ribbon's words (`clearOf`). */
  readonly clear = (x: number, y: number, wide: number, tall: number): number =>
    clearOf(this.ribbons, this.room, x, y, wide, tall);

  /** Where a body is, and how many of it still stand their ground. */
  private measure({ body, width }: Sewn, ribbon: Ribbon, state: Told): void {
    let men = 0;
    let rode = 0;
    for (let k = 0; k < body.companies.length; k += 1) {
      const company = state.companies[body.companies[k] as number];
      if (company === undefined || company.gone > 0) continue;
      men += company.men;
      if (company.figures > 0) ({ rode } = company);
    }
    const way = lineShare(body.footing, body.rank) * facingOf(body.side) * its(state.line, body.side);
    ribbon.men = men;
    ribbon.x = Math.max(width, Math.min(FIELD_WIDTH - width, body.x + way + rode));
    ribbon.y = Math.min(FIELD_HEIGHT - HEIGHT * this.size - 2, body.south + BELOW);
  }

  private write(one: Sewn, { form, men }: Ribbon, size: number): void {
    const { side, name } = one.body;
    one.form = form;
    one.men = men;
    const wear = (sprite: Sprite, piece: string): void => {
      const texture = this.atlas.texture(piece);
      sprite.texture = texture;
      sprite.anchor.copyFrom(texture.defaultAnchor ?? { x: 0, y: 0 });
    };
    const digits = digitsOf(men);
    wear(one.band, form === 'named' ? `ribbon/${side}/${name}` : `ribbon/${side} ${digits.length}`);
    const right =
      form === 'named' ? namedWidth(one.body, size) / 2 - PAD * size : ((digits.length * DIGIT) / 2) * size;
    one.digits.forEach((sprite, i) => {
      sprite.visible = i < digits.length;
      if (!sprite.visible) return;
      wear(sprite, `ribbon/${side}/${digits.charAt(i)}`);
      sprite.position.set(right - (digits.length - i) * DIGIT * size, 0);
    });
  }
}
