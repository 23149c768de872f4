// The book of characters: the facts of the open rules, words of our own, and none of the names that are somebody's property.
import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { characterBook } from '@sigilla/content/characters/index.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { ABILITIES, CALLINGS } from '@sigilla/content/schema/character.ts';
import { HERO_CLASSES } from '@sigilla/content/schema/hero.ts';
import { ROOT } from '../../support/sources.ts';

const { ancestries, classes, backgrounds, skills, languages, scoring, credit } = characterBook;

/** Names that the publisher keeps for itself, as the licences of 2000 to 2016 list them, and worlds, gods and people of its books. */
const PROTECTED = [
  'Dungeons & Dragons',
  'Dungeons and Dragons',
  'D&D',
  'Dungeon Master',
  'Monster Manual',
  'Player’s Handbook',
  "Player's Handbook",
  'd20 System',
  'Wizards of the Coast',
  'Forgotten Realms',
  'Faerûn',
  'Faerun',
  'Greyhawk',
  'Dragonlance',
  'Eberron',
  'Ravenloft',
  'Spelljammer',
  'Planescape',
  'Underdark',
  'Red Wizard',
  'Thay',
  'City of Union',
  'Ysgard',
  'Pandemonium',
  'Carceri',
  'Hades',
  'Gehenna',
  'Baator',
  'Acheron',
  'Mechanus',
  'Arcadia',
  'Celestia',
  'Bytopia',
  'Arborea',
  'Outlands',
  'Sigil',
  'Lady of Pain',
  'Exalted Deeds',
  'Vile Darkness',
  'beholder',
  'gauth',
  'carrion crawler',
  'tanar’ri',
  'baatezu',
  'displacer beast',
  'githyanki',
  'githzerai',
  'mind flayer',
  'illithid',
  'umber hulk',
  'yuan-ti',
  'kuo-toa',
  'slaad',
  'warforged',
  'kender',
  'Drizzt',
  'Elminster',
  'Mordenkainen',
  'Bigby',
  'Melf',
  'Tasha',
  'Tenser',
  'Otiluke',
  'Evard',
  'Leomund',
  'Vecna',
  'Strahd',
  'Moradin',
  'Corellon',
  'Gruumsh',
  'Bahamut',
  'Tiamat',
  'Lolth',
  'Waterdeep',
  'Neverwinter',
  'Baldur',
];
const named = (text: string): readonly string[] =>
  PROTECTED.filter((name) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
      'iu',
    ).test(text),
  );

const folder = join(ROOT, 'content/characters');
const pages = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

describe('the book of characters', () => {
  it.each(pages.filter(([name]) => name !== 'credit.ts'))('holds no protected name in %s', (_name, text) => {
    expect(named(text)).toEqual([]);
  });

  it('would find one', () => {
    expect(named('They say Vecna holds the hand, and a Beholder the eye; our Sigilla is safe.')).toEqual([
      'beholder',
      'Vecna',
    ]);
  });

  it('credits the open rules in the words that the licence asks for, and so does the README', () => {
    const asked =
      'This work includes material taken from the System Reference Document 5.1 (“SRD 5.1”) by Wizards of the Coast LLC and available at https://dnd.wizards.com/resources/systems-reference-document. The SRD 5.1 is licensed under the Creative Commons Attribution 4.0 International License available at https://creativecommons.org/licenses/by/4.0/legalcode.';
    expect(credit).toBe(asked);
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ')).toContain(asked);
  });

  it('has nine ancestries, twelve classes, eighteen skills and sixteen languages', () => {
    expect([ancestries.size, classes.size, skills.size, languages.size]).toEqual([9, 12, 18, 16]);
    const lines = [...ancestries.values()].flatMap(({ id, lineages }) => lineages.map(() => id));
    expect(Object.fromEntries(lines.map((id) => [id, lines.filter((one) => one === id).length]))).toEqual({
      elf: 1,
      dwarf: 1,
      halfling: 1,
      gnome: 1,
      dragonborn: 10,
    });
  });

  it('raises scores as the open rules do: three points, a human six, a half-elf two of them by choice', () => {
    const raises = Object.fromEntries(
      [...ancestries.values()].map(({ id, raises: own, freeRaises, lineages: [line] }) => [
        id,
        [...Object.values(own), ...Object.values(line?.raises ?? {})].reduce(
          (sum, one) => sum + one,
          freeRaises,
        ),
      ]),
    );
    expect(raises).toEqual({
      human: 6,
      elf: 3,
      dwarf: 3,
      halfling: 3,
      gnome: 3,
      half_elf: 4,
      half_orc: 3,
      tiefling: 3,
      dragonborn: 3,
    });
  });

  it('gives each class two saves, one of the three that many things ask for', () => {
    for (const { id, saves } of classes.values()) {
      expect(saves[0], id).not.toBe(saves[1]);
      expect(
        saves.filter((one) => ['dexterity', 'constitution', 'wisdom'].includes(one)),
        id,
      ).toHaveLength(1);
    }
    expect(Object.fromEntries([...classes.values()].map(({ id, hitDie }) => [id, hitDie]))).toEqual({
      barbarian: 12,
      bard: 8,
      cleric: 8,
      druid: 8,
      fighter: 10,
      monk: 8,
      paladin: 10,
      ranger: 10,
      rogue: 8,
      sorcerer: 6,
      warlock: 8,
      wizard: 6,
    });
  });

  it('rests four skills on strength’s side as the open rules do, and none on constitution', () => {
    const on = Object.fromEntries(
      ABILITIES.map((ability) => [
        ability,
        [...skills.values()].filter((skill) => skill.ability === ability).length,
      ]),
    );
    expect(on).toEqual({
      strength: 1,
      dexterity: 3,
      constitution: 0,
      intelligence: 5,
      wisdom: 5,
      charisma: 4,
    });
  });

  it('sells scores from 8 to 15 for 27 points, dealing out and rolling as the open rules do', () => {
    expect(scoring.points.budget).toBe(27);
    expect(scoring.points.costs.map(([, cost]) => cost)).toEqual([0, 1, 2, 3, 4, 5, 7, 9]);
    expect(scoring.array).toEqual([15, 14, 13, 12, 10, 8]);
    expect(scoring.dice).toEqual({ dice: 4, faces: 6, dropped: 1 });
  });

  it('leads to all twenty-four classes of heroes, and to traits that are written down', () => {
    const reached = new Set([...classes.values()].flatMap(({ heroes }) => Object.values(heroes)));
    expect([...reached].toSorted()).toEqual([...HERO_CLASSES].toSorted());
    for (const { id, trait } of backgrounds.values())
      expect(kingdomContent.heroTraits.has(trait), id).toBe(true);
    for (const calling of CALLINGS)
      expect([...backgrounds.values()].filter((one) => one.calling === calling).length).toBeGreaterThan(2);
  });

  it('says everything once, and ends each sentence', () => {
    const told = [
      ...[...ancestries.values()].map(({ description }) => description),
      ...[...classes.values()].map(({ description }) => description),
      ...[...backgrounds.values()].flatMap(({ description, feature }) => [description, feature.description]),
      ...[...classes.values()].flatMap(({ features }) => features.map(({ description }) => description)),
    ];
    expect(new Set(told).size).toBe(told.length);
    for (const text of told) expect(text).toMatch(/[.!?]$/);
  });

  it('draws every icon from the game-icons set', () => {
    const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    const { icons } = JSON.parse(readFileSync(path, 'utf8')) as { icons: Record<string, unknown> };
    for (const { id, icon } of classes.values())
      expect(Object.hasOwn(icons, icon), `${id}: ${icon}`).toBe(true);
  });
});
