// The weather over the field: its tiles (weatherTiles.ts) drifting by the stage's own time, and lightning in gold.
// Invariant: weather is scenery: it never depends on the battle's time, and stirs while the battle does; paused, ended and with
// reduced motion it hangs still.
import { Container, Sprite, TilingSprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { FIELD_HEIGHT, FIELD_WIDTH, WINGS } from './field.ts';
import { easel, wholeTexture } from './paint/canvas.ts';
import type { Palette, Scenery } from './palette.ts';
import { weatherTiles } from './weatherTiles.ts';

interface Drift {
  readonly view: TilingSprite;
  /** Units a second. */
  readonly dx: number;
  readonly dy: number;
}

export class Weather {
  readonly view = new Container({ label: 'weather' });
  private readonly drifts: Drift[] = [];
  private readonly textures: Texture[] = [];
  private bolt: Sprite | null = null;

  constructor(scenery: Scenery, p: Palette, seed: string) {
    for (const { name, paint, dx, dy, size } of weatherTiles(scenery, p)) {
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
    }
    const { terrain, weather } = scenery;
    if (terrain !== 'underground' && (weather === 'storm' || weather === 'magical_storm'))
      this.addBolt(p, seed);
  }

  private addBolt(p: Palette, seed: string): void {
    const brush = easel(96, 152, 2, randomFrom(forkSeed(seed, 'bolt')));
    const path = [58, 0];
    for (let y = 16; y < 150; y += 17) path.push(46 + (y % 34 < 17 ? -1 : 1) * brush.between(9, 22), y);
    const bolt = brush.path();
    path.forEach((n, i) => {
      if (i % 2 === 0) bolt[i === 0 ? 'moveTo' : 'lineTo'](n, path[i + 1] ?? 0);
    });
    brush.stroke(bolt, p.gold, 6);
    brush.stroke(bolt, p.goldLight, 3.4);
    const fork = brush.path(`M${path[8] ?? 0} ${path[9] ?? 0} l22 15 l-6 12 l18 14`);
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
