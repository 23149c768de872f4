// What the planner's table shows that does not move: the ground, what stands on it, the sheet of puppets, the weather.
// Invariant: everything painted here is destroyed together, by `unpaint`.
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import type { Container } from 'pixi.js';
import { isThrong } from '../battlefield/deployment.ts';
import type { Deployment } from '../battlefield/deployment.ts';
import { Ribbons, addRibbons } from '../battlefield/effects/Ribbons.ts';
import { FIELD_HEIGHT, FIELD_WIDTH } from '../battlefield/field.ts';
import { addDistant } from '../battlefield/figures/distant.ts';
import { addPuppet } from '../battlefield/figures/puppetLayers.ts';
import type { Badge } from '../battlefield/figures/puppetLayers.ts';
import { paletteOf } from '../battlefield/palette.ts';
import type { Scenery, Theme } from '../battlefield/palette.ts';
import { Atlas } from '../battlefield/paint/Atlas.ts';
import { easel, paintScale, wholeTexture } from '../battlefield/paint/canvas.ts';
import { addProps } from '../battlefield/paint/props.ts';
import { paintLand } from '../battlefield/terrain/paintLand.ts';
import { Weather } from '../battlefield/weather.ts';

/** Everything that depends on the scenery and on who is there, painted together. */
export interface Painted {
  readonly ground: ReturnType<typeof wholeTexture>;
  readonly atlas: Atlas;
  readonly props: ReturnType<typeof paintLand>;
  readonly light: string;
  readonly weather: Weather;
}

/** Paints a table for this battle, drawn up so. */
export const paint = (
  setup: BattleSetup,
  deployment: Deployment,
  badges: Readonly<Record<Side, Badge>>,
  theme: Theme,
): Painted => {
  const { terrain, weather, timeOfDay } = setup;
  const { companies, seed } = deployment;
  const scenery: Scenery = { terrain, weather, timeOfDay, theme };
  const palette = paletteOf(scenery);
  const scale = paintScale(Math.min(2, Math.max(1, devicePixelRatio * 1.2)));
  const ground = easel(FIELD_WIDTH, FIELD_HEIGHT, scale, randomFrom(forkSeed(seed, 'land')));
  const props = paintLand(ground, palette, scenery, {
    attacker: setup.attacker.position,
    defender: setup.defender.position,
  });
  const atlas = new Atlas();
  const isFar = isThrong(deployment);
  for (const { puppet, company } of companies) {
    addPuppet(atlas, puppet, company.side, palette.field, badges[company.side]);
    if (isFar) addDistant(atlas, puppet, company.side, palette, badges[company.side]);
  }
  for (const side of SIDES) addPuppet(atlas, 'banner', side, palette.field, badges[side]);
  addProps(atlas, props, palette);
  atlas.paint(paintScale(2), 2048, randomFrom(forkSeed(seed, 'atlas')));
  return {
    ground: wholeTexture(ground, scale),
    atlas,
    props,
    light: palette.light,
    weather: new Weather(scenery, palette, seed),
  };
};

/** Throws it all away. */
export const unpaint = ({ weather, atlas, ground }: Painted): void => {
  weather.destroy();
  atlas.destroy();
  ground.destroy(true);
};

/** The names and numbers of all who stand on a table of `scale` CSS pixels a unit, and how they are taken off again. */
export const sewRibbons = (
  deployment: Deployment,
  badges: Readonly<Record<Side, Badge>>,
  scale: number,
): { readonly view: Container; unpick(): void } => {
  const atlas = new Atlas();
  addRibbons(atlas, deployment.bodies, scale, badges);
  atlas.paint(paintScale(Math.min(3, scale * 4)), 2048, randomFrom(forkSeed(deployment.seed, 'ribbons')));
  const ribbons = new Ribbons(atlas, deployment, scale);
  ribbons.show({
    companies: deployment.companies.map(({ company, slots }) => ({
      men: company.men,
      figures: slots.length,
      gone: 0,
      rode: 0,
    })),
    line: { attacker: 0, defender: 0 },
    veil: 1,
  });
  return {
    view: ribbons.view,
    unpick() {
      ribbons.view.destroy({ children: true });
      atlas.destroy();
    },
  };
};

/** What must be painted anew when it changes; who stands where need not. */
export const sceneryKey = (setup: BattleSetup, deployment: Deployment): string =>
  JSON.stringify([
    setup.terrain,
    setup.weather,
    setup.timeOfDay,
    setup.attacker.position,
    setup.defender.position,
    isThrong(deployment),
    [...new Set(deployment.companies.map(({ puppet, company }) => `${company.side} ${puppet}`))].toSorted(),
  ]);
