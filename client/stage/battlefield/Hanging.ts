// The battlefield as an embroidered hanging: linen, land, both armies, weather and borders in one Pixi scene, mounted by one
// React component and changed through this object alone, never through props or state.
// Invariants: the scene is a function of the state shown, the sight and the stage's own time; everything that was painted is
// destroyed with it; it owns no clock.
import 'pixi.js/unsafe-eval';
import { Container, Sprite, TilingSprite, WebGLRenderer } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { BORDER_HEIGHT, paintLowerBorder, paintUpperBorder } from './borders.ts';
import { RESTING, covering, follow, held, wished } from './camera.ts';
import type { Sight } from './camera.ts';
import { FIELD_HEIGHT, FIELD_WIDTH, WINGS } from './field.ts';
import { Flights } from './effects/Flights.ts';
import { SpritePool } from './effects/SpritePool.ts';
import { RIBBON_FONTS, Ribbons, addRibbons } from './effects/Ribbons.ts';
import { addEffects } from './effects/pieces.ts';
import { addTriumph, settleCrows } from './effects/triumph.ts';
import { Crowd, isThrong } from './figures/Crowd.ts';
import { Fallen } from './figures/Fallen.ts';
import { handle } from './handling.ts';
import type { Looking } from './Looking.ts';
import { addDistant } from './figures/distant.ts';
import { addPuppet } from './figures/puppetLayers.ts';
import type { Badge } from './figures/puppetLayers.ts';
import { Atlas } from './paint/Atlas.ts';
import { easel, paintScale, wholeTexture } from './paint/canvas.ts';
import { addProps } from './paint/props.ts';
import type { PlacedProp } from './paint/props.ts';
import { paintLand } from './terrain/paintLand.ts';
import { paintWeave } from './terrain/weave.ts';
import { paletteOf } from './palette.ts';
import type { Palette, Scenery, Theme } from './palette.ts';
import type { FieldState } from './fieldState.ts';
import type { Timeline } from './score.ts';
import { Weather } from './weather.ts';

/** Height of the whole hanging in units: field and both borders. Battlefield.module.css keeps its shape: 1000 to 522. */
const HANGING_HEIGHT = FIELD_HEIGHT + 2 * BORDER_HEIGHT;

/** The part of a score that is hung: who fights where, drawn up. Rounds come and go; this stays. */
export type Drawn = Pick<Timeline, 'setup' | 'deployment'>;

export interface HangingOptions {
  readonly theme: Theme;
  readonly badges: Readonly<Record<Side, Badge>>;
  /** Size in CSS pixels, and device pixels to one of them. */
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/** Everything that depends on theme and size, made together and thrown away together. */
interface Dressing {
  readonly view: Container;
  readonly field: Container;
  readonly atlas: Atlas;
  readonly crowd: Crowd;
  readonly fallen: Fallen;
  readonly crows: SpritePool;
  readonly ribbons: Ribbons;
  readonly flights: Flights;
  readonly words: Container;
  readonly weather: Weather;
  readonly borders: readonly Container[];
  readonly textures: readonly Texture[];
}

/** A picture of the field's width, and beyond its ends its mirror image and so on. */
const winged = (texture: Texture, label: string): Container => {
  const all = new Container({ label });
  for (let place = -WINGS; place <= WINGS; place += 1) {
    const piece = new Sprite({ texture });
    const isMirrored = place % 2 !== 0;
    piece.scale.x = isMirrored ? -1 : 1;
    piece.x = (place + (isMirrored ? 1 : 0)) * FIELD_WIDTH;
    all.addChild(piece);
  }
  return all;
};

const undress = ({ view, atlas, weather, textures }: Dressing): void => {
  weather.destroy();
  view.destroy({ children: true });
  atlas.destroy();
  for (const texture of textures) texture.destroy(true);
};

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
      return new Hanging(renderer, drawn, options);
    } catch (cause) {
      renderer.destroy({ removeView: true });
      throw cause;
    }
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
    return { x: x + (at.x / this.scale - this.width / 2) / zoom, y: y + down / zoom };
  }

  /** Lets hands on its frame move a look; answers how to take them off. */
  obey(frame: HTMLElement, looking: Looking): () => void {
    return handle(frame, this, looking);
  }

  private dress(): Dressing {
    const { setup, deployment } = this.drawn;
    const { theme, badges, pixelRatio } = this.options;
    const scenery: Scenery = {
      terrain: setup.terrain,
      weather: setup.weather,
      timeOfDay: setup.timeOfDay,
      theme,
    };
    const palette = paletteOf(scenery);
    const scale = paintScale(Math.min(2.4, Math.max(1, this.scale * pixelRatio) * 1.1));
    const random = (label: string) => randomFrom(forkSeed(deployment.seed, label));

    const ground = easel(FIELD_WIDTH, FIELD_HEIGHT, scale, random('land'));
    const props = paintLand(ground, palette, scenery, {
      attacker: setup.attacker.position,
      defender: setup.defender.position,
    });
    const upper = easel(FIELD_WIDTH, BORDER_HEIGHT, scale, random('upper'));
    paintUpperBorder(upper, palette);
    const lower = easel(FIELD_WIDTH, BORDER_HEIGHT, scale, random('lower'));
    paintLowerBorder(lower, palette);
    const weave = easel(120, 120, 1.5, random('weave'));
    paintWeave(weave, theme, 120);
    const textures = [
      wholeTexture(ground, scale),
      wholeTexture(upper, scale),
      wholeTexture(lower, scale),
      wholeTexture(weave, 1.5, true),
    ] as const;

    const atlas = this.paintAtlas(
      palette,
      badges,
      props,
      paintScale(Math.min(3.2, Math.max(1.6, scale * 1.5))),
    );
    const crowd = new Crowd(deployment, atlas, props);
    crowd.throng.view.tint = palette.light;
    const fallen = new Fallen(deployment, atlas);
    const ribbons = new Ribbons(atlas, deployment, this.scale);
    const air = new SpritePool(atlas, 'missiles');
    const words = new SpritePool(atlas, 'numbers');
    const crows = new SpritePool(atlas, 'crows');
    const flights = new Flights(air, words, deployment);
    const weather = new Weather(scenery, palette, deployment.seed);

    const field = new Container({ label: 'field' });
    field.addChild(winged(textures[0], 'ground'));
    field.addChild(crowd.dropped.view, crowd.throng.view, weather.view, ribbons.view, air.view);
    const top = winged(textures[1], 'upper border');
    const bottom = winged(textures[2], 'lower border');
    bottom.y = BORDER_HEIGHT + FIELD_HEIGHT;
    const cloth = new TilingSprite({
      texture: textures[3],
      width: (2 * WINGS + 1) * FIELD_WIDTH,
      height: HANGING_HEIGHT,
      label: 'weave',
    });
    cloth.x = -WINGS * FIELD_WIDTH;
    const view = new Container({ label: `hanging ${theme}` });
    view.addChild(field, top, bottom, fallen.view, crows.view, words.view, cloth);
    this.stage.addChild(view);
    return {
      view,
      field,
      atlas,
      crowd,
      fallen,
      crows,
      ribbons,
      flights,
      words: words.view,
      weather,
      borders: [top, bottom],
      textures,
    };
  }

  private paintAtlas(
    palette: Palette,
    badges: Readonly<Record<Side, Badge>>,
    props: readonly PlacedProp[],
    scale: number,
  ): Atlas {
    const atlas = new Atlas();
    const { deployment } = this.drawn;
    const isFar = isThrong(deployment);
    for (const { puppet, company } of deployment.companies) {
      addPuppet(atlas, puppet, company.side, palette.theme, badges[company.side]);
      if (isFar) addDistant(atlas, puppet, company.side, palette, badges[company.side]);
    }
    addRibbons(atlas, deployment.bodies, this.scale);
    for (const side of SIDES)
      for (const key of ['banner', deployment.leaders[side]] as const)
        addPuppet(atlas, key, side, palette.theme, badges[side]);
    addProps(atlas, props, palette);
    addEffects(atlas, palette);
    addTriumph(atlas, palette, badges);
    atlas.paint(scale, 2048, randomFrom(forkSeed(deployment.seed, 'atlas')));
    return atlas;
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
    view.y = (this.options.height - HANGING_HEIGHT * this.scale) / 2;
    field.scale.set(zoom);
    field.position.set(this.width / 2 - x * zoom, BORDER_HEIGHT + FIELD_HEIGHT / 2 - y * zoom);
    // The borders go along when the cloth is moved, never when the eye leans in.
    const along = held({ x, y, zoom: 1 }, this.width).x;
    for (const border of borders) border.x = this.width / 2 - along;
    crowd.show(state, time, this.breath);
    ribbons.show(state);
    fallen.show(state.falls, this.sight, this.width);
    settleCrows(crows, state, along - this.width / 2);
    words.scale.set(zoom);
    words.position.copyFrom(field.position);
    const half = this.width / (2 * zoom);
    flights.show(state, this.drawn.deployment.bearers, x - half, x + half);
    weather.show(this.breath);
    this.renderer.render({ container: this.stage });
    for (const old of this.outworn.splice(0)) undress(old);
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
