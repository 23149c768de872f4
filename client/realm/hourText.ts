// The hour of a battle as lists say it.
import type { LiveBattle } from '@sigilla/engine/war/listed.ts';

const HOURS: Readonly<Record<NonNullable<LiveBattle['timeOfDay']>, readonly string[]>> = {
  dawn: ['at dawn'],
  day: [],
  dusk: ['at dusk'],
  night: ['by night'],
};

/** When it is fought, within a list of facts; nothing by day. Night falls under the earth as well. */
export const hourWords = ({ timeOfDay }: Pick<LiveBattle, 'timeOfDay'>): readonly string[] =>
  HOURS[timeOfDay ?? 'day'];
