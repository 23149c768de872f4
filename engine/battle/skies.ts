// What a field may look like under every sky and at every hour that can be drawn for it, so that a host can be counted and sworn to before the sky is drawn.
// Invariants: the tables are the battle's own and need no content afterwards; weather is drawn first, then the hour.
import { z } from 'zod';
import { Modifier } from '@sigilla/content/schema/modifier.ts';
import { TimeOfDayId, WeatherId } from '@sigilla/content/schema/weather.ts';
import { forkSeed, randomFrom } from '../core/random.ts';
import type { Seed } from '../core/random.ts';
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

/** The sky that a battle's seed draws: by weight, weather first. */
export const drawSky = ({ weathers, hours }: Skies, seed: Seed): Sky => {
  const random = randomFrom(forkSeed(seed, 'sky'));
  const draw = <Row extends { readonly weight: number }>(rows: readonly Row[]): Row =>
    rows[random.weighted(rows.map(({ weight }) => weight))] as Row;
  const weather = draw(weathers);
  return { weather, hour: draw(hours) };
};
