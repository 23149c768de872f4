// Sky, hour and season of a battle. Weather and hour are drawn by weight when a challenge is accepted; the season is the month's.
// Invariant: the weights of each table add up to 100, as the specification has them.
import { z } from 'zod';
import { Modifier } from './modifier.ts';

export const WEATHER_IDS = [
  'clear',
  'rain',
  'fog',
  'snow',
  'storm',
  'heat_wave',
  'blizzard',
  'magical_storm',
] as const;
export const WeatherId = z.enum(WEATHER_IDS);
export type WeatherId = z.infer<typeof WeatherId>;

export const TIME_OF_DAY_IDS = ['dawn', 'day', 'dusk', 'night'] as const;
export const TimeOfDayId = z.enum(TIME_OF_DAY_IDS);
export type TimeOfDayId = z.infer<typeof TimeOfDayId>;

export const SEASON_IDS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const SeasonId = z.enum(SEASON_IDS);
export type SeasonId = z.infer<typeof SeasonId>;

const Text = z.string().min(10);

export const Weather = z.strictObject({
  id: WeatherId,
  name: z.string().min(3),
  /** Under what sky: "in driving rain". */
  phrase: z.string().min(5),
  description: Text,
  /** Parts in a hundred. */
  weight: z.int().min(1).max(100),
  /** Permille of clear sight. */
  visibility: z.int().min(300).max(1200),
  modifier: Modifier,
});
export type Weather = z.infer<typeof Weather>;

export const TimeOfDay = z.strictObject({
  id: TimeOfDayId,
  name: z.string().min(3),
  /** When: "at dusk". */
  phrase: z.string().min(5),
  description: Text,
  /** Parts in a hundred. */
  weight: z.int().min(1).max(100),
  /** Permille of clear sight. */
  visibility: z.int().min(300).max(1200),
  modifier: Modifier,
});
export type TimeOfDay = z.infer<typeof TimeOfDay>;

export const Season = z.strictObject({
  id: SeasonId,
  name: z.string().min(3),
  /** When in the year: "in autumn". */
  phrase: z.string().min(5),
  description: Text,
  /** Months of the year, 1 to 12. */
  months: z.array(z.int().min(1).max(12)).length(3),
  modifier: Modifier,
});
export type Season = z.infer<typeof Season>;
