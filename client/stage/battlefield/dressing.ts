// What a battle is hung with: the cloth, the land, everybody's pictures, made for one theme and one size. Invariant: all of it is made together and
// destroyed together, with every texture that was painted for it.
import { Container, Sprite, TilingSprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { BORDER_HEIGHT, paintLowerBorder, paintUpperBorder } from './borders.ts';
import { FIELD_HEIGHT, FIELD_WIDTH, WINGS } from './field.ts';
import { Flights } from './effects/Flights.ts';
import { SpritePool } from './effects/SpritePool.ts';
import { Ribbons, addRibbons } from './effects/Ribbons.ts';
import { addEffects } from './effects/pieces.ts';
import { addTriumph } from './effects/triumph.ts';
import { isThrong } from './deployment.ts';
import { Crowd } from './figures/Crowd.ts';
import { Fallen } from './figures/Fallen.ts';
import { addDistant } from './figures/distant.ts';
import { addPuppet, turnedBadges } from './figures/puppetLayers.ts';
import type { Badge } from './figures/puppetLayers.ts';
import { Atlas } from './paint/Atlas.ts';
import { easel, paintScale, wholeTexture } from './paint/canvas.ts';
import { addProps } from './paint/props.ts';
import type { PlacedProp } from './paint/props.ts';
import { paintLand } from './terrain/paintLand.ts';
import { paintWeave } from './terrain/weave.ts';
import { paletteOf } from './palette.ts';
import type { Palette, Scenery, Theme } from './palette.ts';
import type { Timeline } from './score.ts';
import { Weather } from './weather.ts';

/** Height of the whole hanging in units: field and both borders. Battlefield.module.css keeps its shape: 1000 to 522. */
export const HANGING_HEIGHT = FIELD_HEIGHT + 2 * BORDER_HEIGHT;

/** The part of a score that is hung: who fights where, drawn up. Rounds come and go; this stays. */
export type Drawn = Pick<Timeline, 'setup' | 'deployment'>;

/** What the pictures depend on, beside the battle and the size of the cloth. */
export interface Looks {
  readonly theme: Theme;
  readonly badges: Readonly<Record<Side, Badge>>;
  /** Device pixels to a CSS pixel. */
  readonly pixelRatio: number;
  /** Hung the other way round: the defender stands on the left, and only what is written still reads to the right. */
  readonly isTurned?: boolean;
}

/** Everything that depends on theme and size, made together and thrown away together. */
export interface Dressing {
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

/** Paints everything small that is drawn many times, for cloth of `scale` CSS pixels a unit whose ground is painted `fine`. */
const paintAtlas = (
  { setup, deployment }: Drawn,
  palette: Palette,
  badges: Looks['badges'],
  props: readonly PlacedProp[],
  scale: number,
  fine: number,
): Atlas => {
  const atlas = new Atlas();
  const isFar = isThrong(deployment);
  for (const { puppet, company } of deployment.companies) {
    addPuppet(atlas, puppet, company.side, palette.field, badges[company.side]);
    if (isFar) addDistant(atlas, puppet, company.side, palette, badges[company.side]);
  }
  addRibbons(atlas, deployment.bodies, scale, badges);
  for (const side of SIDES)
    for (const key of ['banner', deployment.leaders[side]] as const)
      addPuppet(atlas, key, side, palette.field, badges[side]);
  addProps(atlas, props, palette);
  addEffects(atlas, palette, badges);
  addTriumph(atlas, palette, setup, badges);
  atlas.paint(
    paintScale(Math.min(3.2, Math.max(1.6, fine * 1.5))),
    2048,
    randomFrom(forkSeed(deployment.seed, 'atlas')),
  );
  return atlas;
};

/** Paints everything that a battle is hung with, for cloth of `scale` CSS pixels a unit. */
export const dress = (
  { setup, deployment }: Drawn,
  { theme, badges: borne, pixelRatio, isTurned = false }: Looks,
  scale: number,
): Dressing => {
  // What a kingdom bears looks where it always does.
  const badges = isTurned ? turnedBadges(borne) : borne;
  const scenery: Scenery = {
    terrain: setup.terrain,
    weather: setup.weather,
    timeOfDay: setup.timeOfDay,
    theme,
  };
  const palette = paletteOf(scenery);
  const fine = paintScale(Math.min(2.4, Math.max(1, scale * pixelRatio) * 1.1));
  const random = (label: string) => randomFrom(forkSeed(deployment.seed, label));

  const ground = easel(FIELD_WIDTH, FIELD_HEIGHT, fine, random('land'));
  const props = paintLand(ground, palette, scenery, {
    attacker: setup.attacker.position,
    defender: setup.defender.position,
  });
  const upper = easel(FIELD_WIDTH, BORDER_HEIGHT, fine, random('upper'));
  paintUpperBorder(upper, palette);
  const lower = easel(FIELD_WIDTH, BORDER_HEIGHT, fine, random('lower'));
  paintLowerBorder(lower, palette);
  const weave = easel(120, 120, 1.5, random('weave'));
  paintWeave(weave, theme, 120);
  const textures = [
    wholeTexture(ground, fine),
    wholeTexture(upper, fine),
    wholeTexture(lower, fine),
    wholeTexture(weave, 1.5, true),
  ] as const;

  const atlas = paintAtlas({ setup, deployment }, palette, badges, props, scale, fine);
  const crowd = new Crowd(deployment, atlas, props);
  crowd.throng.view.tint = palette.light;
  const fallen = new Fallen(deployment, atlas);
  const ribbons = new Ribbons(atlas, deployment, scale, isTurned);
  const air = new SpritePool(atlas, 'missiles');
  const words = new SpritePool(atlas, 'numbers');
  const crows = new SpritePool(atlas, 'crows');
  const flights = new Flights(air, words, deployment, isTurned);
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
};

/** Takes down and destroys everything that was painted. */
export const undress = ({ view, atlas, weather, textures }: Dressing): void => {
  weather.destroy();
  view.destroy({ children: true });
  atlas.destroy();
  for (const texture of textures) texture.destroy(true);
};
