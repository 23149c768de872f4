// A battle in a list: its cloth knows every ground and hour by the ids that there are, and its words say the hour that the cloth has.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TerrainId } from '@sigilla/content/schema/terrain.ts';
import { TimeOfDayId } from '@sigilla/content/schema/weather.ts';
import { hourWords } from '@sigilla/client/realm/hourText.ts';

/** What every cloth has, whichever its ground and hour. */
const ALWAYS = ['scene', 'sky', 'light', 'far', 'ground', 'things', 'shadow', 'stars', 'over'];

it('a cloth is dyed for grounds and hours that there are', () => {
  const styles = new URL('../../client/realm/battle/FieldCloth.module.css', import.meta.url);
  const named = [...readFileSync(styles, 'utf8').matchAll(/\.([a-z][a-zA-Z]*)/g)].map(([, name]) => name);
  const known: readonly unknown[] = [...ALWAYS, ...TerrainId.options, ...TimeOfDayId.options];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  expect(named).toContain('coastal');
});

it('a list says at what hour a battle is fought, where that is not by day', () => {
  expect(TimeOfDayId.options.map((timeOfDay) => hourWords({ timeOfDay }).join(' '))).toEqual(
    TimeOfDayId.options.map(
      (hour) => ({ dawn: 'at dawn', day: '', dusk: 'at dusk', night: 'by night' })[hour],
    ),
  );
  expect(hourWords({ timeOfDay: null })).toEqual([]);
  expect(hourWords({})).toEqual([]);
});
