// The pigments of one hanging: the ground of the battle seen at its hour. The reader's theme is the linen's rim and a candle before the cloth.
// Invariants: a palette is a pure function of terrain, hour, weather and theme; the theme never changes the hour of a battle; the painters below
// it never choose a colour of their own, so that day and night, dusk and snow come out of one pot.
import type { TerrainId } from '@sigilla/content/schema/terrain.ts';
import type { TimeOfDayId, WeatherId } from '@sigilla/content/schema/weather.ts';
import { deepen, mix, raise, wash } from './paint/colour.ts';

export type Theme = 'day' | 'night';

/** What a hanging shows: everything its painters need to know. */
export interface Scenery {
  readonly terrain: TerrainId;
  readonly weather: WeatherId;
  readonly timeOfDay: TimeOfDayId;
  readonly theme: Theme;
}

/** The land's own pigments, by full daylight and in clear weather. */
interface Land {
  readonly sky: string;
  /** Ridges from the farthest to the nearest. */
  readonly far: string;
  readonly mid: string;
  readonly ground: string;
  readonly near: string;
  /** Leaves, reeds, moss: whatever grows. */
  readonly green: string;
  readonly greenDark: string;
  readonly bark: string;
  readonly rock: string;
  readonly water: string;
}

const LANDS: Record<TerrainId, Land> = {
  plains: {
    sky: '#ebe5d0',
    far: '#c6c8a9',
    mid: '#aeb78d',
    ground: '#d3d1a2',
    near: '#b9c188',
    green: '#6f8f58',
    greenDark: '#4d6d41',
    bark: '#7c5836',
    rock: '#a59a84',
    water: '#8fb0bd',
  },
  forest: {
    sky: '#e3e2c9',
    far: '#a9ba96',
    mid: '#85a076',
    ground: '#bcc48e',
    near: '#93a86b',
    green: '#5f8650',
    greenDark: '#3f613b',
    bark: '#6d4c30',
    rock: '#968d7a',
    water: '#86a9a8',
  },
  mountains: {
    sky: '#e6e4dc',
    far: '#bdbfc4',
    mid: '#a3a19c',
    ground: '#cfc5a6',
    near: '#b0a78a',
    green: '#6c8564',
    greenDark: '#4a634b',
    bark: '#6f5138',
    rock: '#948c80',
    water: '#9ab6c4',
  },
  swamp: {
    sky: '#dedcc4',
    far: '#aeb196',
    mid: '#969d78',
    ground: '#b9b483',
    near: '#8f9364',
    green: '#788246',
    greenDark: '#535d34',
    bark: '#665340',
    rock: '#8d8670',
    water: '#7f9a8c',
  },
  desert: {
    sky: '#f3e6c6',
    far: '#e2c393',
    mid: '#d6ae75',
    ground: '#ebd09a',
    near: '#d9b679',
    green: '#7f8d4e',
    greenDark: '#5d6b3a',
    bark: '#8a6238',
    rock: '#b78f62',
    water: '#8db6b0',
  },
  coastal: {
    sky: '#e6e8dc',
    far: '#b7c6b6',
    mid: '#a8b78f',
    ground: '#dfd3a5',
    near: '#c6bd86',
    green: '#7c9560',
    greenDark: '#566f47',
    bark: '#7c5a3a',
    rock: '#a79b87',
    water: '#6f9bb3',
  },
  underground: {
    sky: '#6d5d55',
    far: '#7f6e62',
    mid: '#94826f',
    ground: '#b5a285',
    near: '#93806a',
    green: '#5f8a86',
    greenDark: '#3f6a6a',
    bark: '#6d4c33',
    rock: '#857362',
    water: '#5f8795',
  },
  magical: {
    sky: '#e2dbe2',
    far: '#b9adc6',
    mid: '#9d9db3',
    ground: '#c9ceb2',
    near: '#a4b394',
    green: '#6a9488',
    greenDark: '#4a6f74',
    bark: '#6d5274',
    rock: '#958ca2',
    water: '#8fa9cf',
  },
};

/** The pigments the painters use, mixed for hour, weather and theme. */
export interface Palette extends Land {
  readonly ink: string;
  /** The linen of the borders. */
  readonly linen: string;
  readonly rubric: string;
  readonly lapis: string;
  readonly verdigris: string;
  readonly gold: string;
  readonly goldLight: string;
  readonly sun: string;
  readonly cloud: string;
  readonly snow: string;
  readonly rain: string;
  readonly fog: string;
  readonly sand: string;
  /** Multiplied over figures and things that stand on the field, as a hexadecimal tint. */
  readonly light: string;
  /** True when stars stand in the sky. */
  readonly starry: boolean;
  readonly theme: Theme;
  /** The hour on the field itself, whatever the reader's: what is painted on a dark ground is painted otherwise. */
  readonly field: Theme;
}

/** What an hour does: a wash over the land, and another pigment in the sky. Whoever fights keeps their own pigments at every hour. */
interface Hour {
  readonly wash: string;
  readonly sky: string;
  readonly share: number;
  readonly figures: string;
}
const HOURS: Record<TimeOfDayId, Hour> = {
  dawn: { wash: '#fbeade', sky: '#f2c4a2', share: 0.42, figures: '#fff3ea' },
  day: { wash: '#ffffff', sky: '#ffffff', share: 0, figures: '#ffffff' },
  dusk: { wash: '#f4dcc0', sky: '#dd9a66', share: 0.44, figures: '#fae6d2' },
  night: { wash: '#435f68', sky: '#1f2a57', share: 0.92, figures: '#ffffff' },
};

/** Under the earth it is always the hour of torches. */
const TORCHLIGHT: Hour = { wash: '#fff4e2', sky: '#ffffff', share: 0, figures: '#fff1de' };

/** By night a candle stands before the cloth: its colours are warmer and a little dimmer, its hour is what it was. */
const CANDLE: Record<Theme, { readonly land: string; readonly figures: string }> = {
  day: { land: '#ffffff', figures: '#ffffff' },
  night: { land: '#e8dbc4', figures: '#f9f2e5' },
};

/** What weather does to the land: something lies on it, or stands in the air. */
const SKIES: Partial<Record<WeatherId, { into: string; land: number; sky: number }>> = {
  rain: { into: '#a9b1b0', land: 0.16, sky: 0.5 },
  storm: { into: '#838c96', land: 0.26, sky: 0.66 },
  fog: { into: '#e4dfd0', land: 0.34, sky: 0.6 },
  snow: { into: '#f4f3ee', land: 0.58, sky: 0.4 },
  blizzard: { into: '#eceff2', land: 0.74, sky: 0.7 },
  heat_wave: { into: '#efc67e', land: 0.22, sky: 0.5 },
  magical_storm: { into: '#a58fc4', land: 0.16, sky: 0.5 },
};

const FIXED: Record<
  Theme,
  Pick<Palette, 'linen' | 'rubric' | 'lapis' | 'verdigris' | 'gold' | 'goldLight'>
> = {
  day: {
    linen: '#ead9b5',
    rubric: '#9b2c22',
    lapis: '#27497a',
    verdigris: '#2a6049',
    gold: '#c8962f',
    goldLight: '#f3dc94',
  },
  night: {
    linen: '#181c2a',
    rubric: '#b23a2e',
    lapis: '#5f82c0',
    verdigris: '#4f9a78',
    gold: '#d9a63f',
    goldLight: '#ffe9a8',
  },
};

/** Mixes the pigments for a scene. Under the earth there is neither hour nor weather: torches burn there at all times. */
export function paletteOf({ terrain, weather, timeOfDay, theme }: Scenery): Palette {
  const open = terrain !== 'underground';
  const hour = open ? HOURS[timeOfDay] : TORCHLIGHT;
  const sky = open ? SKIES[weather] : undefined;
  const land = LANDS[terrain];
  const isDark = open && timeOfDay === 'night';
  // A moonlit field is dim enough for a dark room.
  const candle = isDark ? CANDLE.day : CANDLE[theme];
  const lit = (colour: string, share = sky?.land ?? 0): string =>
    wash(wash(sky === undefined ? colour : mix(colour, sky.into, share), hour.wash), candle.land);
  const overhead = (colour: string): string => {
    const weathered = sky === undefined ? colour : mix(colour, wash(sky.into, hour.wash), sky.sky);
    const share = hour.share * (sky === undefined || isDark ? 1 : 0.75);
    return wash(mix(weathered, hour.sky, share), candle.land);
  };
  return {
    ...FIXED[theme],
    sky: open ? overhead(land.sky) : lit(land.sky),
    far: mix(lit(land.far), hour.sky, hour.share * 0.3),
    mid: mix(lit(land.mid), hour.sky, hour.share * 0.16),
    ground: lit(land.ground),
    near: lit(land.near),
    green: lit(land.green, (sky?.land ?? 0) * 0.5),
    greenDark: lit(land.greenDark, (sky?.land ?? 0) * 0.35),
    bark: lit(land.bark, (sky?.land ?? 0) * 0.3),
    rock: raise(lit(land.rock, (sky?.land ?? 0) * 0.5), isDark ? 0.14 : 0),
    water: lit(land.water, (sky?.land ?? 0) * 0.6),
    ink: isDark ? '#100d0c' : '#2a2018',
    sun: timeOfDay === 'dusk' ? '#c9552e' : timeOfDay === 'dawn' ? '#e0824a' : '#d9a63f',
    cloud: raise(overhead(land.sky), isDark ? 0.1 : 0.5),
    snow: isDark ? '#c3cde0' : '#ffffff',
    rain: isDark ? '#9fb2cf' : '#4a5c78',
    fog: isDark ? mix(wash('#dcd6c6', hour.wash), '#c9cfdd', 0.22) : '#f3ecdb',
    sand: deepen(lit(land.ground), 0.2),
    light: wash(hour.figures, candle.figures),
    starry: isDark && (sky === undefined || weather === 'rain'),
    theme,
    field: isDark ? 'night' : 'day',
  };
}
