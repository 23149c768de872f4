// Hosts drawn up under no sky yet, and put under the one that is then drawn.
// Invariant: the bare field with one row of each table of skies is the setup that drawUp makes of the same plan.
import type { Modifier } from '@sigilla/content/schema/modifier.ts';
import { BY_TORCHES, UNDER_EARTH } from '@sigilla/content/schema/terrain.ts';
import { drawUp, known, sightEdge } from './drawUp.ts';
import type { BattleContent, BattlePlan } from './drawUp.ts';
import type { BattleSetup } from './setup.ts';
import type { Muster, Skies, Sky } from './skies.ts';

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
