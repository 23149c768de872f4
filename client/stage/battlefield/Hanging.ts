// The battlefield as an embroidered hanging: linen, land, both armies, weather and borders in one Pixi scene, mounted by one
// React component and changed through this object alone, never through props or state.
// For the defender's own ruler it hangs the other way round, their host on the left: the cloth alone is turned, and what happens on it is reckoned as ever.
// Invariants: the scene is a function of the state shown, the sight and the stage's own time; everything that was painted is
// destroyed with it; it owns no clock.
import 'pixi.js/unsafe-eval';
import { Container, WebGLRenderer } from 'pixi.js';
import { BORDER_HEIGHT } from './borders.ts';
import { RESTING, covering, follow, held, wished } from './camera.ts';
import type { Sight } from './camera.ts';
import { HANGING_HEIGHT, dress, undress } from './dressing.ts';
import type { Drawn, Dressing, Looks } from './dressing.ts';
import { FIELD_HEIGHT, FIELD_WIDTH } from './field.ts';
import { RIBBON_FONTS } from './effects/Ribbons.ts';
import { settleCrows } from './effects/triumph.ts';
import { handle } from './handling.ts';
import type { Looking } from './Looking.ts';
import type { FieldState } from './fieldState.ts';

/** What the canvas is cleared to. Given along, since Pixi would else spell it out anew for every frame. */
const NOTHING: [number, number, number, number] = [0, 0, 0, 0];

export interface HangingOptions extends Looks {
  /** Size in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export class Hanging {
  readonly canvas: HTMLCanvasElement;
  readonly stage = new Container({ label: 'hanging' });
  private readonly renderer: WebGLRenderer;
  private readonly drawn: Drawn;
  private options: HangingOptions;
  private dressing: Dressing;
  /** Taken down, and kept until another has been drawn: what draws still holds its pictures. */
  private outworn: Dressing[] = [];
  private sight: Sight = RESTING;
  private breath = 0;

  private constructor(renderer: WebGLRenderer, drawn: Drawn, options: HangingOptions) {
    this.renderer = renderer;
    this.canvas = renderer.canvas;
    this.drawn = drawn;
    this.options = options;
    this.dressing = this.dress();
  }

  /** Hangs a battle. Rejects where the browser gives no WebGL. */
  static async hang(drawn: Drawn, options: HangingOptions): Promise<Hanging> {
    const renderer = new WebGLRenderer();
    await renderer.init({
      width: Math.max(1, options.width),
      height: Math.max(1, options.height),
      resolution: options.pixelRatio,
      autoDensity: true,
      antialias: false,
      backgroundAlpha: 0,
      skipExtensionImports: true,
      preferWebGLVersion: 2,
    });
    // What is written on the cloth is painted once; a substitute hand would stay.
    await Promise.all([
      document.fonts.load('600 25px Texturina', '0123456789−'),
      ...RIBBON_FONTS.map((font) => document.fonts.load(font)),
    ]).catch(() => []);
    try {
      // Taken away while it was being made: what is painted now would never be seen.
      if (renderer.gl.isContextLost()) throw new Error('the context was lost before anything hung');
      return new Hanging(renderer, drawn, options);
    } catch (cause) {
      renderer.destroy({ removeView: true });
      throw cause;
    }
  }

  private dress(): Dressing {
    const dressing = dress(this.drawn, this.options, this.scale);
    this.stage.addChild(dressing.view);
    return dressing;
  }

  /** Units in sight from left to right: the whole hanging, and of a wider window what lies beyond its ends. */
  get width(): number {
    return this.options.width / this.scale;
  }

  /** CSS pixels a unit: the whole hanging is seen, whatever the window's shape. */
  get scale(): number {
    return Math.min(this.options.height / HANGING_HEIGHT, this.options.width / FIELD_WIDTH);
  }

  /** Where the eye stands. */
  get seen(): Sight {
    return this.sight;
  }

  /** The point of the field that is seen at a point of the canvas, in CSS pixels. */
  pointAt(at: { readonly x: number; readonly y: number }): { readonly x: number; readonly y: number } {
    const { x, y, zoom } = this.sight;
    const down = (at.y - this.options.height / 2) / this.scale;
    const aside = at.x / this.scale - this.width / 2;
    return { x: x + (this.options.isTurned === true ? -aside : aside) / zoom, y: y + down / zoom };
  }

  /** Lets hands on its frame move a look; answers how to take them off. */
  obey(frame: HTMLElement, looking: Looking): () => void {
    return handle(frame, this, looking);
  }

  /**
   * Shows one instant and draws it. `seconds` have passed since the last one; `settle` puts the eye at once where it wants to
   * be, for stills, jumps and tests; `wanted` is where a hand looks, which goes before where the fight is.
   */
  show(state: FieldState, time: number, seconds: number, settle = false, wanted: Sight | null = null): void {
    this.breath += seconds;
    const to = wished(state.gaze, this.scale);
    this.sight =
      wanted === null
        ? covering(settle ? to : follow(this.sight, to, seconds), state.standing, this.width)
        : held(wanted, this.width);
    const { x, y, zoom } = this.sight;
    const { view, field, crowd, fallen, crows, ribbons, flights, words, weather, borders } = this.dressing;
    view.scale.set(this.scale);
    if (this.options.isTurned === true) {
      view.scale.x = -this.scale;
      view.x = this.options.width;
    }
    view.y = (this.options.height - HANGING_HEIGHT * this.scale) / 2;
    field.scale.set(zoom);
    field.position.set(this.width / 2 - x * zoom, BORDER_HEIGHT + FIELD_HEIGHT / 2 - y * zoom);
    // The borders go along when the cloth is moved, never when the eye leans in.
    const along = held({ x, y, zoom: 1 }, this.width).x;
    for (let i = 0; i < borders.length; i += 1) (borders[i] as Container).x = this.width / 2 - along;
    crowd.show(state, time, this.breath);
    ribbons.show(state);
    fallen.show(state.falls, this.sight, this.width);
    settleCrows(crows, state, along - this.width / 2);
    words.scale.set(zoom);
    words.position.copyFrom(field.position);
    const half = this.width / (2 * zoom);
    flights.show(state, this.drawn.deployment.bearers, x - half, x + half, ribbons.clear);
    weather.show(this.breath);
    this.renderer.render({ container: this.stage, clearColor: NOTHING });
    if (this.outworn.length > 0) for (const old of this.outworn.splice(0)) undress(old);
  }

  /** Takes a new size or theme; repaints only what that changes. */
  refit(change: Partial<Pick<HangingOptions, 'theme' | 'width' | 'height' | 'pixelRatio'>>): void {
    const before = this.options;
    const scaleBefore = this.scale;
    this.options = { ...before, ...change };
    const { width, height, pixelRatio, theme } = this.options;
    this.renderer.resize(Math.max(1, width), Math.max(1, height), pixelRatio);
    const grown = this.scale / scaleBefore;
    if (theme === before.theme && pixelRatio === before.pixelRatio && grown < 1.3 && grown > 0.6) return;
    this.stage.removeChild(this.dressing.view);
    this.outworn.push(this.dressing);
    this.dressing = this.dress();
  }

  /** Takes everything down. The object is of no use afterwards. */
  destroy(): void {
    this.stage.removeChild(this.dressing.view);
    // First who draws, who still holds the pictures.
    this.renderer.destroy({ removeView: true });
    for (const old of [...this.outworn.splice(0), this.dressing]) undress(old);
    this.stage.destroy({ children: true });
  }
}
