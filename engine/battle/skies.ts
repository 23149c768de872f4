// What a field may look like under every sky and at every hour that can be drawn for it, so that a host can be counted and sworn to before the sky is drawn.
// Invariants: the bare field with one row of each table is the setup that drawUp makes of the same plan; the tables are the battle's own and
// need no content afterwards; weather is drawn first, then the hour.
import { z } from 'zod';
import { Modifier } from '@sigilla/content/schema/modifier.ts';
import { BY_TORCHES, UNDER_EARTH } from '@sigilla/content/schema/terrain.ts';
import { TimeOfDayId, WeatherId } from '@sigilla/content/schema/weather.ts';
import { forkSeed, randomFrom } from '../core/random.ts';
import type { Seed } from '../core/random.ts';
import { drawUp, known, sightEdge } from './drawUp.ts';
import type { BattleContent, BattlePlan } from './drawUp.ts';
import { BattleSetup } from './setup.ts';

const rowOf = <T extends z.ZodType>(id: T) =>
  z.strictObject({
    id,
    /** Parts in the sum of all rows. */
    weight: z.int().min(1),
    /** Permille of clear sight. */
    visibility: z.int(),
    /** As the head of the report says it; empty where there is no sky to speak of. */
    phrase: z.string(),
    modifier: Modifier,
  });
const WeatherRow = rowOf(WeatherId);
const HourRow = rowOf(TimeOfDayId);

export const Skies = z.strictObject({
  /** Permille of clear sight that the ground leaves. */
  visibility: z.int(),
  /** What the head of the report says before and after hour and weather. */
  before: z.string(),
  after: z.string(),
  weathers: z.array(WeatherRow).min(1),
  hours: z.array(HourRow).min(1),
});
export type Skies = z.infer<typeof Skies>;

/** Both hosts on their ground, with everything that could hang over them. */
export const Muster = z.strictObject({ bare: BattleSetup, skies: Skies });
export type Muster = z.infer<typeof Muster>;

export interface Sky {
  readonly weather: z.infer<typeof WeatherRow>;
  readonly hour: z.infer<typeof HourRow>;
}

/** What a plan is before sky and hour are known. */
export type SkylessPlan = Omit<BattlePlan, 'weather' | 'timeOfDay'>;

const OF_THE_SKY = ['sight', 'weather', 'timeOfDay'] as const;
const isOfTheSky = (source: string): source is (typeof OF_THE_SKY)[number] =>
  OF_THE_SKY.some((one) => one === source);

/** A setup without what its sky gave it: the same whatever sky was drawn. */
export const bareOf = (setup: BattleSetup): BattleSetup => ({
  ...setup,
  weather: 'clear',
  timeOfDay: 'day',
  description: '',
  field: setup.field.map((row) => (isOfTheSky(row.source) ? { source: row.source, modifier: {} } : row)),
});

const skiesOf = (content: BattleContent, { type, terrain, season }: BattleSetup): Skies => {
  const ground = known(content.terrains, terrain, 'unknown terrain');
  const isUnderEarth = UNDER_EARTH.includes(terrain);
  const rows = <Id, Row extends Sky['weather'] | Sky['hour']>(
    table: ReadonlyMap<Id, Row>,
    id: Row['id'],
    phrase: string,
  ): Pick<Row, keyof Sky['weather']>[] =>
    [...table.values()]
      .filter((row) => !isUnderEarth || row.id === id)
      .map((row) => ({
        id: row.id,
        weight: row.weight,
        visibility: row.visibility,
        phrase: isUnderEarth ? phrase : row.phrase,
        modifier: row.modifier,
      }));
  return {
    visibility: ground.visibility,
    before: `${known(content.encounters, type, 'unknown kind of battle').phrase} ${ground.phrase}`,
    after: known(content.seasons, season, 'unknown season').phrase,
    weathers: rows(content.weathers, 'clear', ''),
    hours: rows(content.timesOfDay, 'day', BY_TORCHES),
  };
};

/** Draws both hosts up on their ground, under no sky yet. Throws on an id that content does not have. */
export const mustered = (content: BattleContent, plan: SkylessPlan): Muster => {
  const bare = bareOf(drawUp(content, { ...plan, weather: 'clear', timeOfDay: 'day' }));
  return { bare, skies: skiesOf(content, bare) };
};

/** The sky that a battle's seed draws: by weight, weather first. */
export const drawSky = ({ weathers, hours }: Skies, seed: Seed): Sky => {
  const random = randomFrom(forkSeed(seed, 'sky'));
  const draw = <Row extends { readonly weight: number }>(rows: readonly Row[]): Row =>
    rows[random.weighted(rows.map(({ weight }) => weight))] as Row;
  const weather = draw(weathers);
  return { weather, hour: draw(hours) };
};

/** The hosts under a sky: what the battle is fought from. */
export const underSky = ({ bare, skies }: Muster, { weather, hour }: Sky): BattleSetup => {
  const sight = sightEdge(skies.visibility, weather.visibility, hour.visibility);
  const given: Readonly<Record<(typeof OF_THE_SKY)[number], Modifier>> = {
    sight: { strikes: { ranged: sight, siege: Math.floor(sight / 2) } },
    weather: weather.modifier,
    timeOfDay: hour.modifier,
  };
  const said = [skies.before, hour.phrase, weather.phrase, skies.after].filter((part) => part !== '');
  return {
    ...bare,
    weather: weather.id,
    timeOfDay: hour.id,
    description: `${said.join(', ')}.`,
    field: bare.field.map((row) =>
      isOfTheSky(row.source) ? { source: row.source, modifier: given[row.source] } : row,
    ),
  };
};
