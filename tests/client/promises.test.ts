// What pages promise of a kingdom is what the engine reckons of it, whatever of it comes of magic.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explorationWords, rushWords, suppliesWords } from '@sigilla/client/features/actions/promises.ts';
import { investmentOf } from '@sigilla/client/features/buildings/town.ts';
import '@sigilla/client/realm/magic.ts';
import { incomeOf } from '@sigilla/engine/kingdom/income.ts';
import { aKingdom, content, rulesOf } from '../support/builders.ts';
import { ROOT, sourcesUnder } from '../support/sources.ts';

describe('a page that reckons', () => {
  it('tells what a house would add to a realm that knows something, percentages of magic included', () => {
    const wise = aKingdom()
      .withBuilding('town', 3, 8)
      .with({ magic: { ...aKingdom().build().magic, technologies: [...content.technologies.keys()] } });
    const view = wise.view();
    const town = content.buildings.get('town');
    if (town === undefined) throw new Error('no town');
    const raised = incomeOf(wise.withBuilding('town', 3, 9).build(), content, rulesOf()).total;
    expect(raised.gold - view.income.gold).toBeGreaterThan(0);
    expect(investmentOf(view, town, 'construct')?.gain.gold).toBe(raised.gold - view.income.gold);
  });

  it('promises of an exploration what lodges, towers and observatories make of it', () => {
    const bare = aKingdom().view();
    expect(explorationWords(bare)).toBe('+1 to 5 land, 15% chance of an artifact');
    expect(suppliesWords(bare)).toBe('Takes 50 gold for supplies.');
    const surveyed = aKingdom().withBuilding('surveyors_lodge', 2).withBuilding('watchtower', 3, 2).view();
    expect(explorationWords(surveyed)).toBe('+2 to 6 land, 19% chance of an artifact');
    expect(suppliesWords(surveyed)).toBe('Takes 38 gold for supplies.');
  });

  it('promises of a meditation what a spell in force adds', () => {
    const words = rushWords('magical_meditation', 'mana');
    const kingdom = aKingdom();
    const breathing = kingdom.with({
      activeEffects: [{ kind: 'spell', id: 'long_breath', startedAt: 0, untilTurn: 9, strength: 100 }],
    });
    expect(words(kingdom.view())).toBe('+40 mana');
    expect(words(breathing.view())).toBe('+52 mana');
  });

  it('asks the content that knows magic for whatever rests on bonuses', () => {
    const reckoning =
      /\b(?:bonusesOf|sourcesOf|incomeOf|populationCapacity|upkeepOf|upkeepShares|rushReward|rushPromise|artifactChance|whatPays|raising|commanderOf)\([^;]*?\bkingdomContent\b/;
    const offenders = sourcesUnder('client')
      .map(({ path }) => path)
      .filter((path) => reckoning.test(readFileSync(join(ROOT, path), 'utf8')));
    expect(offenders).toEqual([]);
  });
});
