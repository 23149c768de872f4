// Ground, sky and formations: the specification's numbers, and sentences that state the numbers that stand beside them.
import { describe, expect, it } from 'vitest';
import { formations } from '@sigilla/content/kingdom/formations.ts';
import { encounters, positions, terrainAliases, terrains } from '@sigilla/content/kingdom/terrains.ts';
import { seasons, timesOfDay, weathers } from '@sigilla/content/kingdom/weathers.ts';
import { FORMATION_IDS } from '@sigilla/content/schema/formation.ts';
import type { Modifier } from '@sigilla/content/schema/modifier.ts';
import { BATTLE_TYPES, POSITION_IDS, TERRAIN_IDS } from '@sigilla/content/schema/terrain.ts';
import { SEASON_IDS, TIME_OF_DAY_IDS, WEATHER_IDS } from '@sigilla/content/schema/weather.ts';

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** All percentages that a modifier amounts to, without their sign: "7.5", "20". */
const percentagesOf = ({ dealt, taken, strikes, against }: Modifier): string[] =>
  [dealt, taken, strikes, against].flatMap((row) =>
    Object.values(row ?? {}).map((permille) => String(Math.abs(permille) / 10)),
  );

const statedIn = (text: string): string[] =>
  [...text.matchAll(/([\d.]+)%/g)].map(([, figure]) => figure ?? '');

describe('battlefields', () => {
  it('have every terrain, weather, hour, season, position, kind of battle and formation once', () => {
    expect(ids(terrains)).toEqual([...TERRAIN_IDS]);
    expect(ids(weathers)).toEqual([...WEATHER_IDS]);
    expect(ids(timesOfDay)).toEqual([...TIME_OF_DAY_IDS]);
    expect(ids(seasons)).toEqual([...SEASON_IDS]);
    expect(ids(positions)).toEqual([...POSITION_IDS]);
    expect(ids(encounters)).toEqual([...BATTLE_TYPES]);
    expect(ids(formations)).toEqual([...FORMATION_IDS]);
  });

  it('weigh weather and hours as specified', () => {
    expect(weathers.map(({ weight }) => weight)).toEqual([40, 20, 12, 10, 8, 5, 3, 2]);
    expect(timesOfDay.map(({ weight }) => weight)).toEqual([10, 50, 15, 25]);
  });

  it('G-124 keep movement cost within 1 to 2.5 and strategic value within 2 to 7, and use the whole of both', () => {
    const costs = terrains.map(({ movementCost }) => movementCost);
    const values = terrains.map(({ strategicValue }) => strategicValue);
    expect([Math.min(...costs), Math.max(...costs)]).toEqual([1000, 2500]);
    expect([Math.min(...values), Math.max(...values)]).toEqual([2, 7]);
  });

  it('G-054 give formations the engine’s bonuses: line 10, phalanx 15, wedge 20, circle 5, combined 10, scattered 0 percent', () => {
    expect(formations.map(({ id, bonus }) => [id, bonus])).toEqual([
      ['line', 100],
      ['phalanx', 150],
      ['wedge', 200],
      ['circle', 50],
      ['combined', 100],
      ['scattered', 0],
    ]);
  });

  it('have seasons that share out the year', () => {
    const months = seasons.flatMap((season) => season.months).toSorted((a, b) => a - b);
    expect(months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('know the names of territories and guides', () => {
    const names = new Set([...TERRAIN_IDS, ...terrainAliases.map(({ alias }) => alias)]);
    for (const name of [
      'plains',
      'hills',
      'mountains',
      'forests',
      'swamp',
      'desert',
      'coastal',
      'fortress',
      'siege',
    ])
      expect(names, name).toContain(name);
  });

  it('G-055 state in words every percentage that they work with, and no other', () => {
    const rows = [
      ...terrains.map(({ id, modifier, rangedEffectiveness, siegeEffectiveness, specialEffects }) => ({
        id,
        text: specialEffects.join(' '),
        figures: [
          ...percentagesOf(modifier),
          ...[rangedEffectiveness, siegeEffectiveness]
            .filter((permille) => permille !== 1000)
            .map((permille) => String(Math.abs(permille - 1000) / 10)),
        ],
      })),
      ...[...positions, ...encounters, ...seasons].map(({ id, modifier, description }) => ({
        id,
        text: description,
        figures: percentagesOf(modifier),
      })),
      ...[...weathers, ...timesOfDay].map(({ id, modifier, description, visibility }) => ({
        id,
        text: description,
        figures: [...percentagesOf(modifier), ...(visibility === 1000 ? [] : [String(visibility / 10)])],
      })),
      ...formations.map(({ id, bonus, charge, chargeAgainst, modifier, description }) => ({
        id,
        text: description,
        figures: [
          ...percentagesOf(modifier),
          ...[bonus, charge, chargeAgainst]
            .filter((permille) => permille !== 0)
            .map((permille) => String(Math.abs(permille) / 10)),
        ],
      })),
    ];
    for (const { id, text, figures } of rows)
      expect([...new Set(statedIn(text))].toSorted(), id).toEqual([...new Set(figures)].toSorted());
  });

  it('speak in sentences that nobody has to read twice', () => {
    const texts = [
      ...terrains,
      ...weathers,
      ...timesOfDay,
      ...seasons,
      ...positions,
      ...encounters,
      ...formations,
    ];
    const descriptions = texts.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const description of descriptions) expect(description).toMatch(/[.]$/);
  });
});
