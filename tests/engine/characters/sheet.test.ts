// What characters may be, what follows from it, and what they are as heroes: the rules of docs/RULES.md, "Characters".
import { describe, expect, it } from 'vitest';
import { characterBook as book } from '@sigilla/content/characters/index.ts';
import { sentence } from '@sigilla/content/texts/errors.ts';
import { ABILITIES } from '@sigilla/content/schema/character.ts';
import { HERO_RARITIES, HERO_STATS } from '@sigilla/content/schema/hero.ts';
import { HERO_CATEGORIES } from '@sigilla/content/schema/heroCategory.ts';
import type { AbilityScores, CharacterChoices } from '@sigilla/engine/characters/character.ts';
import { derivedSheet, modifierOf, proficiencyAt } from '@sigilla/engine/characters/derived.ts';
import { heroOfCharacter, rarityAt } from '@sigilla/engine/characters/hero.ts';
import { characterNameRefusal, choicesRefusal } from '@sigilla/engine/characters/lawful.ts';
import { cameOf, pointsLeft, throwDice, totalOf } from '@sigilla/engine/characters/scoring.ts';
import { fileOf, readCharacterFile } from '@sigilla/engine/characters/sheet.ts';
import { randomFrom } from '@sigilla/engine/core/random.ts';
import { HERO_BONUSES, heroBonuses, personOf, whoIs } from '@sigilla/engine/heroes/stats.ts';
import { newHero } from '@sigilla/engine/heroes/hero.ts';
import { commandOf } from '@sigilla/engine/heroes/giving.ts';
import { afterLeading } from '@sigilla/engine/heroes/fate.ts';
import { aKingdom, content, NOW } from '../../support/builders.ts';
import { choosing, ILVETH } from '../../support/characters.ts';
import { refusedSaying } from '../../support/realm.ts';

const six = (...[strength, dexterity, constitution, intelligence, wisdom, charisma]: readonly number[]) =>
  ({ strength, dexterity, constitution, intelligence, wisdom, charisma }) as AbilityScores;
const sheetOf = (choices: CharacterChoices) => {
  const sheet = derivedSheet(choices, book);
  if (sheet === null) throw new Error('no such pages');
  return sheet;
};
const saying = (changes: Partial<CharacterChoices>): string =>
  refusedSaying(choicesRefusal({ ...ILVETH, ...changes }, book));

describe('what may be chosen', () => {
  it('every ancestry, line, class and background, with one another', () => {
    for (const ancestry of book.ancestries.values())
      for (const lineage of ancestry.lineages.length === 0 ? [null] : ancestry.lineages)
        for (const own of book.classes.keys())
          for (const background of book.backgrounds.keys()) {
            const choices = choosing({
              ancestry: ancestry.id,
              lineage: lineage?.id ?? null,
              class: own,
              background,
            });
            const verdict = choicesRefusal(choices, book);
            expect(
              verdict.ok ? '' : `${ancestry.id} ${own} ${background}: ${sentence(verdict.refusal)}`,
            ).toBe('');
          }
  });

  it.each<[string, Partial<CharacterChoices>, string]>([
    ['an ancestry of nobody', { ancestry: 'elephant' }, 'The book of characters has no such ancestry.'],
    ['a class of nobody', { class: 'constructor' }, 'The book of characters has no such class.'],
    ['no line', { lineage: null }, 'Elf comes in lines, and one must be chosen: High Elf.'],
    [
      'a line of another people',
      { lineage: 'hill_dwarf' },
      'Elf comes in lines, and one must be chosen: High Elf.',
    ],
    ['a line too many', { ancestry: 'human', lineage: 'high_elf' }, 'Human has no lines to choose among.'],
    [
      'a score that is not sold',
      { scores: six(16, 8, 8, 8, 8, 8) },
      'Points buy scores from 8 to 15, and no others.',
    ],
    [
      'more than 27 points',
      { scores: six(15, 15, 15, 9, 8, 8) },
      'These scores cost 28 points of a budget of 27.',
    ],
    [
      'another array',
      { method: 'array', scores: six(15, 15, 13, 12, 10, 8) },
      'The standard array is 15, 14, 13, 12, 10, 8, each number once.',
    ],
    [
      'a raise that is nobody’s',
      { raised: ['strength'] },
      'Elf raises no scores of your choosing, each once, and none that rises by itself.',
    ],
    ['too few skills', { skills: ['nature'] }, '3 skills are to be chosen, no more and no fewer.'],
    [
      'a skill that the ancestry brings',
      { skills: ['nature', 'insight', 'perception'] },
      'Perception is known already: choose another skill.',
    ],
    [
      'a skill twice',
      { skills: ['nature', 'nature', 'insight'] },
      'Nature is known already: choose another skill.',
    ],
    [
      'a skill of another class',
      { skills: ['nature', 'insight', 'arcana'] },
      'Arcana is nothing a ranger may choose.',
    ],
    [
      'expertise that the class has not',
      { expertise: ['nature'] },
      'A ranger is expert in no skill, each among those that the character knows.',
    ],
    ['no language', { languages: [] }, 'One language is to be chosen, no more and no fewer.'],
    ['a language known', { languages: ['elvish'] }, 'Elvish is spoken already: choose another language.'],
  ])('not %s', (_what, changes, words) => {
    expect(saying(changes)).toBe(words);
  });

  it('names that a herald would read out', () => {
    expect(characterNameRefusal('Ilveth Underbough', content).ok).toBe(true);
    for (const name of [
      'I',
      'x'.repeat(41),
      '<b>Bold</b>',
      'Shit the Lesser',
      'Admin',
      '\u202EhtevlI',
      'Ilv\u200Beth',
      'Иlveth',
      `I${'\u0301'.repeat(9)}lveth`,
      'Ilveth\u0000',
      '👑👑',
    ])
      expect(characterNameRefusal(name, content).ok, name).toBe(false);
  });
});

describe('scores', () => {
  it('cost what the open rules say', () => {
    expect(pointsLeft(six(15, 15, 15, 8, 8, 8), book.scoring)).toBe(0);
    expect(pointsLeft(ILVETH.scores, book.scoring)).toBe(1);
    expect(pointsLeft(six(16, 8, 8, 8, 8, 8), book.scoring)).toBeNull();
  });

  it('by dice are three of four, each from 3 to 18, and may stand anywhere', () => {
    expect(totalOf([6, 1, 4, 4], book.scoring)).toBe(14);
    const throws = throwDice(randomFrom('0'.repeat(32)), book.scoring);
    expect(throws.map((thrown) => thrown.length)).toEqual([4, 4, 4, 4, 4, 4]);
    const totals = throws.map((thrown) => totalOf(thrown, book.scoring));
    for (const total of totals) expect(total >= 3 && total <= 18).toBe(true);
    expect(cameOf(six(...totals.toReversed()), throws, book.scoring)).toBe(true);
    expect(cameOf(six(...totals.map((total) => Math.min(18, total + 1))), throws, book.scoring)).toBe(false);
  });
});

describe('the sheet', () => {
  it('KN-19 reckons an elven ranger as the open rules do', () => {
    const sheet = sheetOf(ILVETH);
    expect(sheet).toMatchObject({
      race: 'High Elf',
      className: 'Ranger',
      abilityScores: six(10, 17, 12, 13, 14, 8),
      modifiers: six(0, 3, 1, 1, 2, -1),
      proficiencyBonus: 2,
      hitPoints: 11,
      armourClass: 14,
      initiative: 3,
      speed: 30,
      passivePerception: 14,
      darkvision: 60,
      spellcasting: null,
      languages: ['Common', 'Elvish', 'Sylvan'],
    });
    expect(
      sheet.skills.filter(({ isProficient }) => isProficient).map(({ name, bonus }) => [name, bonus]),
    ).toEqual([
      ['Athletics', 2],
      ['Insight', 4],
      ['Nature', 3],
      ['Perception', 4],
      ['Stealth', 5],
      ['Survival', 4],
    ]);
    expect(sheet.saves.filter(({ isProficient }) => isProficient)).toEqual([
      { ability: 'strength', bonus: 2, isProficient: true },
      { ability: 'dexterity', bonus: 5, isProficient: true },
    ]);
  });

  it('knows what a level brings', () => {
    expect([1, 4, 5, 9, 13, 17, 20].map(proficiencyAt)).toEqual([2, 2, 3, 4, 5, 6, 6]);
    expect([1, 8, 9, 10, 11, 12, 20].map(modifierOf)).toEqual([-5, -1, -1, 0, 0, 1, 5]);
    const dwarf = choosing({ ancestry: 'dwarf', class: 'fighter' });
    // Constitution 14, ten-sided: 12 and one for the hills at first, 8 and one with each level after.
    expect([1, 2, 20].map((level) => sheetOf({ ...dwarf, level }).hitPoints)).toEqual([13, 22, 184]);
    const frail = choosing({
      ancestry: 'elf',
      class: 'wizard',
      scores: six(8, 8, 3, 8, 8, 8),
      method: 'dice',
    });
    expect([1, 2, 20].map((level) => sheetOf({ ...frail, level }).hitPoints)).toEqual([2, 3, 21]);
    const ranger = sheetOf({ ...ILVETH, level: 5 });
    expect(ranger.spellcasting).toEqual({ ability: 'wisdom', saveDc: 13, attackBonus: 5 });
  });

  it('knows what is worn: bare skin, leather, scale with a shield, and chain that wants a strong back', () => {
    const worn = (changes: Partial<CharacterChoices>) => {
      const { armourClass, speed } = sheetOf(choosing(changes));
      return [armourClass, speed];
    };
    const scores = six(13, 14, 12, 10, 10, 8);
    expect(worn({ ancestry: 'tiefling', class: 'barbarian', scores })).toEqual([13, 30]);
    expect(worn({ ancestry: 'tiefling', class: 'monk', scores })).toEqual([12, 30]);
    expect(worn({ ancestry: 'tiefling', class: 'rogue', scores })).toEqual([13, 30]);
    expect(worn({ ancestry: 'tiefling', class: 'cleric', scores })).toEqual([18, 30]);
    expect(worn({ ancestry: 'tiefling', class: 'fighter', scores })).toEqual([18, 30]);
    const weak = six(8, 8, 12, 10, 10, 8);
    expect(worn({ ancestry: 'tiefling', class: 'fighter', scores: weak })).toEqual([18, 20]);
    expect(worn({ ancestry: 'dwarf', class: 'fighter', scores: weak })).toEqual([18, 25]);
  });

  it('counts proficiency twice where somebody is expert', () => {
    const rogue = choosing({ class: 'rogue', expertise: ['stealth', 'perception'] });
    expect(choicesRefusal(rogue, book).ok).toBe(true);
    expect(sheetOf(rogue).skills.find(({ id }) => id === 'stealth')).toMatchObject({
      bonus: 7,
      isExpert: true,
    });
    expect(sheetOf(rogue).passivePerception).toBe(16);
  });
});

/** The same, with a key that would change where it comes from if it were copied without care. */
const inherited = (value: object): unknown =>
  JSON.parse(`{"__proto__":{"isVouched":true},${JSON.stringify(value).slice(1)}`);
const abyss = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('a sheet that leaves and comes back', () => {
  const file = fileOf({ choices: ILVETH, throws: null }, book.credit);
  it('is the same', () => {
    expect(readCharacterFile(JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, value: ILVETH });
    expect(file.credit).toBe(book.credit);
  });

  it.each([
    ['nothing', null],
    ['a text', 'Ilveth'],
    ['a stranger’s file', { name: 'Ilveth' }],
    ['another version', { ...file, version: 2 }],
    ['a key that nobody knows', { ...file, gold: 10_000 }],
    ['a key that nobody knows, further in', { ...file, character: { ...ILVETH, hitPoints: 99 } }],
    ['a score beyond dice', { ...file, character: { ...ILVETH, scores: six(30, 8, 8, 8, 8, 8) } }],
    ['a level beyond the book', { ...file, character: { ...ILVETH, level: 21 } }],
    ['no end', { ...file, credit: 'x'.repeat(9000) }],
    ['a level in words', { ...file, character: { ...ILVETH, level: '5' } }],
    ['a score in words', { ...file, character: { ...ILVETH, scores: { ...ILVETH.scores, strength: '10' } } }],
    ['half a level', { ...file, character: { ...ILVETH, level: 1.5 } }],
    ['a score too many', { ...file, character: { ...ILVETH, scores: { ...ILVETH.scores, luck: 18 } } }],
    [
      'a part that no painter has',
      { ...file, character: { ...ILVETH, portrait: { ...ILVETH.portrait, head: 'halo' } } },
    ],
    ['a portrait without a face', { ...file, character: { ...ILVETH, portrait: { head: 'none' } } }],
    ['an ancestor of its own', inherited(file)],
    ['an ancestor of its own, further in', { ...file, character: inherited(ILVETH) }],
    ['a list of skills without end', { ...file, character: { ...ILVETH, skills: Array(19).fill('nature') } }],
    ['an abyss', abyss(30_000)],
    ['an abyss within a sheet', { ...file, character: { ...ILVETH, portrait: abyss(30_000) } }],
    [
      'a crowd of keys',
      { ...file, ...Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`k${i}`, 0])) },
    ],
    ['a key that is cut within a sign', { ...file, [`${'x'.repeat(39)}👑`]: 0 }],
  ])('is refused with words, few and whole, when it is %s', (_what, given) => {
    const said = refusedSaying(readCharacterFile(given));
    expect(said).toMatch(
      /^(That is no character sheet of ours: .{10,240}\.|A character sheet has 8,000 signs at most\.)$/u,
    );
    expect(said.isWellFormed()).toBe(true);
  });

  it('says which key it does not know', () => {
    expect(refusedSaying(readCharacterFile({ ...file, gold: 1 }))).toBe(
      'That is no character sheet of ours: the sheet has nothing called “gold”.',
    );
    const further = { ...file, character: { ...ILVETH, hitPoints: 99 } };
    expect(refusedSaying(readCharacterFile(further))).toBe(
      'That is no character sheet of ours: character has nothing called “hitPoints”.',
    );
  });
});

describe('a character as a hero', () => {
  it('is what class and background have led to', () => {
    expect(heroOfCharacter({ choices: ILVETH, isVouched: true }, content)).toEqual({
      name: 'Ilveth Underbough',
      class: 'archer_lord',
      rarity: 'common',
      pronoun: 'she',
      age: 'young',
      baseStats: {
        leadership: 7,
        administration: 8,
        combat: 10,
        magic: 5,
        charisma: 5,
        intelligence: 9,
      },
      traits: ['restless'],
      portrait: ILVETH.portrait,
      ancestry: 'elf',
    });
  });

  it('is of the rarity of its level', () => {
    expect([1, 3, 4, 8, 12, 16, 19, 20].map(rarityAt)).toEqual([
      'common',
      'common',
      'uncommon',
      'rare',
      'epic',
      'legendary',
      'legendary',
      'mythical',
    ]);
    for (const category of HERO_CATEGORIES)
      for (const rarity of HERO_RARITIES) {
        const named = [...content.heroes.values()].find(
          (one) => one.category === category && one.rarity === rarity,
        );
        if (named === undefined) continue;
        const { requirements, recruitmentCost } = named;
        expect({ requirements, recruitmentCost }).toEqual(content.heroTerms[category][rarity]);
      }
  });

  it('is ransomed for a part of what it asked, as the named ones are', () => {
    const made = heroOfCharacter({ choices: { ...ILVETH, level: 20 }, isVouched: true }, content);
    const realm = aKingdom('harrow')
      .with({ heroes: [newHero('dnd_1', NOW, made)] })
      .build();
    const captor = { id: aKingdom('wick').build().id, name: 'Wick' };
    const led = { outcome: 'lost', isSparring: false, isTaught: true, captor } as const;
    const fates = Array.from({ length: 200 }, (_, n) =>
      afterLeading(realm, 'dnd_1', led, n.toString(16).padStart(32, '0'), 'attacker', content),
    );
    const taken = fates.find(({ fate }) => fate === 'taken');
    const { gold } = content.heroTerms.military.mythical.recruitmentCost;
    expect(taken?.kingdom.heroes[0]?.captive?.ransom).toBe(Math.floor((gold * 60) / 100));
  });

  it('has scores that nobody here saw fall counted as fifteen at most', () => {
    const scores = six(18, 18, 18, 18, 18, 18);
    const choices: CharacterChoices = { ...ILVETH, method: 'dice', scores };
    const modest: CharacterChoices = { ...choices, scores: six(15, 15, 15, 15, 15, 15) };
    expect(heroOfCharacter({ choices, isVouched: false }, content)).toEqual(
      heroOfCharacter({ choices: modest, isVouched: true }, content),
    );
  });

  it('is worth no more than the least of the named ones of that rarity, at whatever level and with whatever scores', () => {
    const sum = (stats: Readonly<Record<string, number>>) =>
      Object.values(stats).reduce((all, one) => all + one, 0);
    const named = Object.fromEntries(
      HERO_RARITIES.map((rarity) => {
        const people = [...content.heroes.values()].filter((one) => one.rarity === rarity);
        const commands = people.map((one) =>
          commandOf(newHero(one.id, 0), personOf(one, content), { heroes: [], artifacts: [] }, content),
        );
        return [
          rarity,
          {
            least: Math.min(...people.map(({ baseStats }) => sum(baseStats))),
            most: Math.max(...people.flatMap(({ baseStats }) => Object.values(baseStats))),
            points: Math.max(...commands.map(({ points }) => points)),
            bonuses: Object.fromEntries(
              HERO_BONUSES.map((bonus) => [
                bonus,
                Math.max(...people.map(({ baseStats }) => heroBonuses(baseStats)[bonus])),
              ]),
            ),
          },
        ];
      }),
    );
    const extremes = [
      ...ABILITIES.flatMap((one) =>
        ABILITIES.map((other) => {
          const scores = six(3, 3, 3, 3, 3, 3);
          return { ...scores, [one]: 18, [other]: 18 };
        }),
      ),
      six(18, 18, 18, 18, 18, 18),
      six(3, 3, 3, 3, 3, 3),
      six(15, 15, 15, 8, 8, 8),
      six(8, 8, 8, 15, 15, 15),
      six(15, 14, 13, 12, 10, 8),
    ];
    const over: string[] = [];
    for (const ancestry of book.ancestries.values())
      for (const own of book.classes.keys())
        for (const background of ['outlaw', 'acolyte', 'caravaner'])
          for (const scores of extremes)
            for (const level of [1, 4, 8, 12, 16, 20]) {
              const lineage = ancestry.lineages[0]?.id ?? null;
              const choices = {
                ...ILVETH,
                ancestry: ancestry.id,
                lineage,
                class: own,
                background,
                scores,
                level,
              };
              const made = heroOfCharacter({ choices, isVouched: true }, content);
              const best = named[made?.rarity ?? ''];
              if (made === null || best === undefined) throw new Error('nobody');
              const person = whoIs({ heroId: 'dnd_x', made, learned: [] }, content);
              if (person === null) throw new Error('nobody');
              const { points } = commandOf(
                newHero('dnd_x', 0, made),
                person,
                { heroes: [], artifacts: [] },
                content,
              );
              const bonuses = heroBonuses(made.baseStats);
              const fits =
                sum(made.baseStats) <= best.least &&
                HERO_STATS.every((stat) => made.baseStats[stat] >= 1 && made.baseStats[stat] <= best.most) &&
                points <= best.points &&
                HERO_BONUSES.every((bonus) => bonuses[bonus] <= (best.bonuses[bonus] ?? 0));
              if (!fits)
                over.push(
                  `${ancestry.id} ${own} ${background} ${level} ${JSON.stringify(scores)}: ${JSON.stringify(made.baseStats)} ${points} of ${best.points}`,
                );
            }
    expect(over.slice(0, 5)).toEqual([]);
  });
});
