// Rain as ruled strokes, snow as white dots, fog as washed vellum, heat that wavers, lightning in gold: tiles that drift over
// the field by the stage's own time.
// Invariant: weather is scenery: it never depends on the battle's time, and stirs while the battle does; paused, ended and with
// reduced motion it hangs still.
import { Container, Sprite, TilingSprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { FIELD_HEIGHT, FIELD_WIDTH, WINGS } from './field.ts';
import { easel, wholeTexture } from './paint/canvas.ts';
import type { Brush } from './paint/Brush.ts';
import type { Palette, Scenery } from './palette.ts';

interface Drift {
  readonly view: TilingSprite;
  /** Units a second. */
  readonly dx: number;
  readonly dy: number;
}

/** Paints something at every wrap of a tile, so that its edges meet. */
const wrapped = (b: Brush, size: number, x: number, y: number, paint: () => void): void => {
  for (const ox of [-size, 0, size]) {
    for (const oy of [-size, 0, size]) {
      if (x + ox < -60 || x + ox > size + 60 || y + oy < -60 || y + oy > size + 60) continue;
      b.ctx.save();
      b.ctx.translate(x + ox, y + oy);
      paint();
      b.ctx.restore();
    }
  }
};

const strokes =
  (colour: string, count: number, length: number, slant: number, width: number, alpha: number) =>
  (b: Brush, size: number): void => {
    for (let i = 0; i < count; i += 1) {
      const long = length * b.between(0.6, 1.2);
      wrapped(b, size, b.between(0, size), b.between(0, size), () =>
        b.stroke(new Path2D(`M0 0 L${long * slant} ${long}`), colour, width, alpha),
      );
    }
  };

const dots =
  (colour: string, count: number, small: number, large: number, alpha: number) =>
  (b: Brush, size: number): void => {
    for (let i = 0; i < count; i += 1) {
      const r = b.between(small, large);
      wrapped(b, size, b.between(0, size), b.between(0, size), () => {
        const dot = new Path2D();
        dot.arc(0, 0, r, 0, Math.PI * 2);
        b.flood(dot, colour, alpha);
      });
    }
  };

/** Scalloped bands of thin vellum. */
const veils =
  (colour: string, alpha: number) =>
  (b: Brush, size: number): void => {
    const all = new Path2D();
    all.rect(0, 0, size, size);
    b.flood(all, colour, alpha * 0.7);
    for (const y of [0.16, 0.5, 0.8]) {
      const height = size * b.between(0.12, 0.2);
      const band = new Path2D();
      const top = y * size;
      band.moveTo(0, top);
      for (let x = 0; x < size; x += size / 4)
        band.quadraticCurveTo(x + size / 8, top - 14, x + size / 4, top);
      band.lineTo(size, top + height);
      for (let x = size; x > 0; x -= size / 4) {
        band.quadraticCurveTo(x - size / 8, top + height + 14, x - size / 4, top + height);
      }
      band.closePath();
      b.flood(band, colour, alpha);
    }
  };

const waves =
  (colour: string, alpha: number) =>
  (b: Brush, size: number): void => {
    for (let y = 24; y < size; y += 44) {
      const line = new Path2D();
      line.moveTo(0, y);
      for (let x = 0; x < size; x += size / 8) {
        line.quadraticCurveTo(x + size / 32, y - 7, x + size / 16, y);
        line.quadraticCurveTo(x + (3 * size) / 32, y + 7, x + size / 8, y);
      }
      b.stroke(line, colour, 2.4, alpha);
    }
  };

/** Curls and sparks of leaf. */
const sparks =
  (p: Palette) =>
  (b: Brush, size: number): void => {
    for (let i = 0; i < 26; i += 1) {
      const x = b.between(0, size);
      const y = b.between(0, size);
      const colour = i % 3 === 0 ? '#b79be0' : p.gold;
      const turn = b.between(0, 6);
      const r = b.between(5, 13);
      const isCurl = i % 4 === 0;
      wrapped(b, size, x, y, () => {
        const mark = new Path2D();
        if (isCurl) b.spiral(mark, 0, 0, r, 1.8, turn);
        else {
          mark.moveTo(0, -4);
          mark.lineTo(0, 4);
          mark.moveTo(-4, 0);
          mark.lineTo(4, 0);
        }
        b.stroke(mark, colour, isCurl ? 1.6 : 1.3, 0.75);
      });
    }
  };

export class Weather {
  readonly view = new Container({ label: 'weather' });
  private readonly drifts: Drift[] = [];
  private readonly textures: Texture[] = [];
  private bolt: Sprite | null = null;

  constructor(scenery: Scenery, p: Palette, seed: string) {
    if (scenery.terrain === 'underground') return;
    const tile = (
      name: string,
      paint: (b: Brush, size: number) => void,
      dx: number,
      dy: number,
      size = 320,
    ): void => {
      const brush = easel(size, size, 1.5, randomFrom(forkSeed(seed, 'weather', name)));
      paint(brush, size);
      const texture = wholeTexture(brush, 1.5, true);
      this.textures.push(texture);
      const view = new TilingSprite({
        texture,
        width: (2 * WINGS + 1) * FIELD_WIDTH,
        height: FIELD_HEIGHT,
        label: name,
      });
      view.x = -WINGS * FIELD_WIDTH;
      this.drifts.push({ view, dx, dy });
      this.view.addChild(view);
    };
    switch (scenery.weather) {
      case 'clear':
        break;
      case 'rain':
        tile('rain', strokes(p.rain, 54, 30, -0.26, 1.1, 0.5), -84, 330);
        tile('far rain', strokes(p.rain, 44, 18, -0.26, 0.8, 0.34), -48, 190, 256);
        break;
      case 'storm':
        tile('rain', strokes(p.rain, 96, 40, -0.5, 1.2, 0.55), -250, 500);
        tile('far rain', strokes(p.rain, 70, 24, -0.5, 0.9, 0.4), -140, 280, 256);
        this.addBolt(p, seed);
        break;
      case 'fog':
        tile('fog', veils(p.fog, 0.17), 7, 0, 416);
        tile('far fog', veils(p.fog, 0.14), -4.5, 0, 560);
        break;
      case 'snow':
        tile('snow', dots(p.snow, 52, 1.3, 2.5, 0.95), -10, 34);
        tile('far snow', dots(p.snow, 64, 0.7, 1.4, 0.85), -5, 20, 256);
        break;
      case 'blizzard':
        tile('snow', dots(p.snow, 110, 1.2, 2.6, 0.95), -210, 80);
        tile('drift', strokes(p.snow, 46, 14, -3.2, 1.3, 0.65), -300, 90);
        tile('fog', veils(p.fog, 0.13), -36, 0, 416);
        break;
      case 'heat_wave':
        tile('heat', waves(p.goldLight, 0.32), 9, -3.5, 320);
        break;
      case 'magical_storm':
        tile('sparks', sparks(p), 14, -22);
        tile('far sparks', sparks(p), -9, -12, 256);
        this.addBolt(p, seed);
        break;
    }
  }

  private addBolt(p: Palette, seed: string): void {
    const brush = easel(96, 152, 2, randomFrom(forkSeed(seed, 'bolt')));
    const path = [58, 0];
    for (let y = 16; y < 150; y += 17) path.push(46 + (y % 34 < 17 ? -1 : 1) * brush.between(9, 22), y);
    const bolt = new Path2D();
    path.forEach((n, i) => {
      if (i % 2 === 0) bolt[i === 0 ? 'moveTo' : 'lineTo'](n, path[i + 1] ?? 0);
    });
    brush.stroke(bolt, p.gold, 6);
    brush.stroke(bolt, p.goldLight, 3.4);
    const fork = new Path2D(`M${path[8] ?? 0} ${path[9] ?? 0} l22 15 l-6 12 l18 14`);
    brush.stroke(fork, p.gold, 3.6);
    brush.stroke(fork, p.goldLight, 1.8);
    const texture = wholeTexture(brush, 2);
    this.textures.push(texture);
    this.bolt = new Sprite({ texture, label: 'lightning', visible: false });
    this.view.addChild(this.bolt);
  }

  /** Drifts to `seconds` of the stage's time. */
  show(seconds: number): void {
    for (const { view, dx, dy } of this.drifts) view.tilePosition.set(dx * seconds, dy * seconds);
    if (this.bolt === null) return;
    // A stroke now and then, never a flicker: at most one in seven seconds.
    const stroke = Math.floor(seconds / 7);
    const since = seconds - stroke * 7;
    this.bolt.visible = stroke > 0 && since < 0.5;
    this.bolt.alpha = 1 - since * 1.8;
    this.bolt.position.set(90 + ((stroke * 379) % 800), 6);
  }

  destroy(): void {
    this.view.destroy({ children: true });
    for (const texture of this.textures) texture.destroy(true);
  }
}
