// The heroes in the books: whole, fair by rarity, told in words of their own, and named nowhere twice.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { HERO_CLASSES, HERO_RARITIES, HERO_STATS } from '@sigilla/content/schema/hero.ts';
import { HERO_CATEGORIES } from '@sigilla/content/schema/heroCategory.ts';
import { effectWords } from '@sigilla/content/texts/effectWords.ts';
import { EVENTS } from '@sigilla/content/texts/events.ts';
import { heroQuests } from '@sigilla/content/heroes/quests/index.ts';
import { HERO_LORE } from '@sigilla/content/heroes/lore/index.ts';

const heroes = [...kingdomContent.heroes.values()];
const sentences = (text: string): number =>
  text.split(/[.!?…]["”’]?(?:\s|$)/).filter((one) => one.trim() !== '').length;

describe('what is told of a hero’s manner', () => {
  it('ends with one full stop, whoever it is told of', () => {
    const told = Object.values(EVENTS)
      .flat()
      .filter((text) => text.includes('{manner}'));
    expect(told.length).toBeGreaterThan(2);
    for (const { arrives, wins, loses } of kingdomContent.heroTraits.values())
      for (const manner of [arrives, wins, loses])
        for (const text of told) expect(text.replaceAll('{manner}', manner)).toMatch(/[^.!?…][.!?…]["”’]?$/);
  });
});

describe('the heroes in the books', () => {
  it('are sixty and more, some of every rarity and of every class', () => {
    expect(heroes.length).toBeGreaterThanOrEqual(60);
    for (const rarity of HERO_RARITIES)
      expect(
        heroes.some((one) => one.rarity === rarity),
        rarity,
      ).toBe(true);
    for (const id of HERO_CLASSES)
      expect(
        heroes.some((one) => one.class === id),
        id,
      ).toBe(true);
  });

  it('KN-16 KK-076 belong to twenty-four classes, eight a category, and to six rarities', () => {
    expect(HERO_RARITIES).toEqual(['common', 'uncommon', 'rare', 'epic', 'legendary', 'mythical']);
    expect([...kingdomContent.heroClasses.keys()]).toEqual([...HERO_CLASSES]);
    for (const category of HERO_CATEGORIES)
      expect(
        [...kingdomContent.heroClasses.values()].filter((one) => one.category === category),
      ).toHaveLength(8);
  });

  it('are of a class of their own category, and of traits that are written down', () => {
    for (const { id, class: heroClass, category, traits } of heroes) {
      expect(kingdomContent.heroClasses.get(heroClass)?.category, id).toBe(category);
      for (const trait of traits) expect(kingdomContent.heroTraits.has(trait), `${id}: ${trait}`).toBe(true);
    }
  });

  it('are worth what their rarity says: six scores together within its band', () => {
    const least = { common: 44, uncommon: 50, rare: 56, epic: 62, legendary: 68, mythical: 75 };
    const wrong = heroes.flatMap(({ id, rarity, baseStats }) => {
      const sum = HERO_STATS.reduce((all, stat) => all + baseStats[stat], 0);
      return sum >= least[rarity] && sum < least[rarity] + 7 ? [] : [`${id}: ${sum}`];
    });
    expect(wrong).toEqual([]);
  });

  it('lead with what their class leads with: it is among their three best', () => {
    const wrong = heroes.flatMap(({ id, class: heroClass, baseStats }) => {
      const [first] = kingdomContent.heroClasses.get(heroClass)?.leading ?? ['combat'];
      const better = HERO_STATS.filter((stat) => baseStats[stat] > baseStats[first]).length;
      return better < 3 ? [] : [id];
    });
    expect(wrong).toEqual([]);
  });

  it('ask for buildings that there are', () => {
    for (const { id, requirements } of heroes)
      for (const { type, level } of requirements.buildings)
        expect(kingdomContent.buildings.get(type)?.maxLevel ?? 0, `${id}: ${type}`).toBeGreaterThanOrEqual(
          level,
        );
  });

  it('have a story each, of two or three sentences, no two alike', () => {
    expect(Object.keys(HERO_LORE).toSorted()).toEqual(heroes.map(({ id }) => id).toSorted());
    const told = Object.values(HERO_LORE);
    expect(new Set(told).size).toBe(told.length);
    expect(new Set(told.map((text) => text.slice(0, 24))).size).toBe(told.length);
    for (const [id, text] of Object.entries(HERO_LORE)) {
      expect(sentences(text), `${id}: ${text}`).toBeGreaterThanOrEqual(2);
      expect(sentences(text), `${id}: ${text}`).toBeLessThanOrEqual(3);
    }
  });

  it('do nothing under a name that another does something under', () => {
    const names = heroes.flatMap(({ abilities }) => abilities.map(({ name }) => name));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(new Set(heroes.map(({ name }) => name)).size).toBe(heroes.length);
  });

  it('have every effect worded with its number', () => {
    for (const { abilities } of [
      ...heroes,
      ...[...kingdomContent.heroClasses.values()].map(({ calling }) => ({ abilities: [calling] })),
    ])
      for (const effect of abilities.flatMap(({ effects }) => effects)) {
        const number =
          'amount' in effect ? effect.amount : 'percent' in effect ? effect.percent : effect.points;
        expect(effectWords(effect)).toContain(String(number));
      }
  });

  it('draw every icon from the game-icons set', () => {
    const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    const { icons } = JSON.parse(readFileSync(path, 'utf8')) as { icons: Record<string, unknown> };
    for (const { id, icon } of [
      ...kingdomContent.heroClasses.values(),
      ...kingdomContent.heroMissions.values(),
    ])
      expect(Object.hasOwn(icons, icon), `${id}: ${icon}`).toBe(true);
  });
});

describe('quests', () => {
  const quests = [...heroQuests.values()];
  it('are two dozen and more, of three steps at least, each with a real choice', () => {
    expect(quests.length).toBeGreaterThanOrEqual(24);
    for (const { id, steps } of quests) {
      expect(steps.length, id).toBeGreaterThanOrEqual(3);
      for (const { choices } of steps) expect(choices.length, id).toBeGreaterThanOrEqual(2);
    }
  });

  it('give traits that there are, and can be gone on by somebody in the books', () => {
    for (const { id, needs, steps } of quests) {
      for (const { success, failure } of steps.flatMap(({ choices }) => choices))
        for (const ending of [success, failure])
          if (ending?.trait !== null && ending?.trait !== undefined)
            expect(kingdomContent.heroTraits.has(ending.trait), `${id}: ${ending.trait}`).toBe(true);
      const fit = heroes.filter(
        ({ baseStats, rarity }) =>
          baseStats[needs.stat] >= needs.least &&
          HERO_RARITIES.indexOf(rarity) >= HERO_RARITIES.indexOf(needs.rarity),
      );
      expect(fit.length, id).toBeGreaterThan(0);
    }
  });

  it('cost something at every choice, and tell nothing twice', () => {
    const texts = quests.flatMap(({ steps }) =>
      steps.flatMap(({ text, choices }) => [
        text,
        ...choices.flatMap(({ success, failure }) => [
          success.text,
          ...(failure === null ? [] : [failure.text]),
        ]),
      ]),
    );
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});
