// A character in the making: what a choice does to those that rest on it, what keeps it from being made and beside what that is said, and names
// for whoever can't think of one.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  afterRefusal,
  byMethod,
  changedDraft,
  choicesOf,
  emptyDraft,
  portraitOf,
  swapped,
  withRoll,
  type Draft,
} from '@sigilla/client/features/characters/draft.ts';
import { faultOf, partOfRefusal } from '@sigilla/client/features/characters/faults.ts';
import { scoresWords } from '@sigilla/client/features/characters/words.ts';
import { suggestedName } from '@sigilla/client/features/characters/names.ts';
import { skinsOf } from '@sigilla/client/ui/art/portrait/chosen.ts';
import { andMore, loadingFailed } from '@sigilla/client/realm/characters.ts';
import { CHARACTER_MOTTOES, CHARACTER_NAMES } from '@sigilla/content/characters/names.ts';
import { ABILITIES } from '@sigilla/content/schema/character.ts';
import { characterNameRefusal, choicesRefusal } from '@sigilla/engine/characters/lawful.ts';
import { content } from '../support/builders.ts';
import { ILVETH } from '../support/characters.ts';

const book = content.characters;
const draftOf = (changes: Partial<Draft>): Draft => changedDraft(emptyDraft('a seed', book), changes, book);
const { portrait: _portrait, ...chosen } = ILVETH;
const whole = (changes: Partial<Draft> = {}): Draft =>
  changedDraft(draftOf({ ...chosen, portrait: ILVETH.portrait }), changes, book);

describe('a draft', () => {
  it('comes to the very choices that were made, which are lawful', () => {
    const draft = whole();
    expect(choicesOf(draft, book)).toEqual(ILVETH);
    expect(faultOf(draft, content)).toBeNull();
  });

  it('throws anew what was refused because somebody else was made of it, and keeps all else', () => {
    const roll = { id: 'r1', rolledAt: 0, throws: [], totals: [16, 15, 14, 13, 12, 11] };
    const thrown = withRoll(whole(), roll, book);
    expect(faultOf(thrown, content)).toBeNull();
    expect(afterRefusal(thrown, 'character_name_unfit')).toBe(thrown);
    const refused = afterRefusal(thrown, 'scores_not_rolled');
    expect(refused).toEqual({ ...thrown, roll: null });
    expect(faultOf(refused, content)).toEqual({ part: 'scores', says: 'Roll the dice first.' });
  });

  it('says what is missing, one thing after another, each beside its own choice', () => {
    let draft = emptyDraft('a seed', book);
    const said: (string | undefined)[] = [];
    for (const more of [
      {},
      { ancestry: 'elf' },
      { class: 'ranger' },
      { background: 'outlaw' },
      { skills: ILVETH.skills },
      { languages: ILVETH.languages },
      { name: 'Ilveth' },
    ]) {
      draft = changedDraft(draft, more, book);
      said.push(faultOf(draft, content)?.part);
    }
    expect(said).toEqual(['ancestry', 'class', 'background', 'skills', 'skills', 'name', undefined]);
    expect(faultOf({ ...draft, method: 'dice' }, content)).toEqual({
      part: 'scores',
      says: 'Roll the dice first.',
    });
  });

  it('drops what other pages do not allow: skills that came of themselves, lines of another people, scores that rise', () => {
    const halfElf = whole({ ancestry: 'half_elf', raised: ['strength', 'wisdom'] });
    expect(halfElf.lineage).toBeNull();
    expect(halfElf.raised).toEqual(['strength', 'wisdom']);
    const dwarf = changedDraft(halfElf, { ancestry: 'dwarf', class: 'wizard' }, book);
    expect(dwarf).toMatchObject({ lineage: 'hill_dwarf', raised: [] });
    for (const ancestry of book.ancestries.keys())
      for (const ofClass of book.classes.keys())
        for (const background of book.backgrounds.keys()) {
          const next = changedDraft(halfElf, { ancestry, class: ofClass, background }, book);
          const choices = choicesOf(next, book);
          if (choices === null) throw new Error('no choices');
          const lawful = choicesRefusal(choices, book);
          // Whatever is left to say is that something is missing, never that something is not allowed.
          if (!lawful.ok)
            expect([
              'character_raises',
              'character_skills',
              'character_expertise',
              'character_languages',
            ]).toContain(lawful.refusal.code);
        }
  });

  it('paints a dragonborn in the colour of their line, and of no other until the player says so', () => {
    const lines = book.ancestries.get('dragonborn')?.lineages.map(({ id }) => id) ?? [];
    const skins = lines.map((lineage) => {
      const draft = whole({ ancestry: 'dragonborn', lineage, portrait: {} });
      const { skin, ...rest } = portraitOf(draft);
      expect(skinsOf('dragonborn'), lineage).toContain(skin);
      // Another sitter of the line has its colour too; another line changes the colour and nothing else.
      expect(portraitOf({ ...draft, seed: `another ${lineage}` }).skin).toBe(skin);
      expect(portraitOf({ ...draft, lineage: 'red' })).toEqual({ ...rest, skin: 'ember' });
      expect(portraitOf({ ...draft, portrait: { skin: 'moss' } }).skin).toBe('moss');
      return [lineage, skin] as const;
    });
    expect(Object.fromEntries(skins)).toEqual({
      black: 'ash',
      blue: 'lapis',
      brass: 'brass',
      bronze: 'umber',
      copper: 'chestnut',
      gold: 'honey',
      green: 'jade',
      red: 'ember',
      silver: 'silver',
      white: 'silver',
    });
  });

  it('lays the array and the dice as the class would, and lets two change places', () => {
    const ranked = byMethod(whole({ class: 'wizard' }), 'array', book);
    expect(ranked.scores).toMatchObject({ intelligence: 15, constitution: 14, dexterity: 13 });
    expect(Object.values(ranked.scores).toSorted((a, b) => b - a)).toEqual([...book.scoring.array]);
    const changed = swapped(ranked, 'intelligence', 'charisma');
    expect([changed.scores.intelligence, changed.scores.charisma]).toEqual([
      ranked.scores.charisma,
      ranked.scores.intelligence,
    ]);
    const totals = [16, 15, 13, 12, 11, 9];
    const rolled = withRoll(ranked, { id: 'r', rolledAt: 0, throws: [], totals }, book);
    expect(rolled.method).toBe('dice');
    expect(ABILITIES.map((ability) => rolled.scores[ability]).toSorted((a, b) => b - a)).toEqual(totals);
  });

  it('says a refusal of the house beside what it is about', () => {
    expect(
      ['character_lineage', 'scores_not_rolled', 'character_languages', 'character_name_unfit', 'busy'].map(
        partOfRefusal,
      ),
    ).toEqual(['ancestry', 'scores', 'skills', 'name', null]);
  });
});

describe('the draft in the browser', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => void kept.set(key, text),
        removeItem: (key: string) => void kept.delete(key),
      },
    });
  });

  it('outlives a reload, stays with its account, and is nothing when it can’t be read', async () => {
    const { keepDraft, readDraft } = await import('@sigilla/client/features/characters/keptDraft.ts');
    keepDraft('one', whole());
    expect(readDraft('one')).toEqual(whole());
    expect(readDraft('another')).toBeNull();
    for (const text of ['{', '[]', '{"name":7}']) {
      kept.set('sigilla/character/one', text);
      expect(readDraft('one')).toBeNull();
    }
    keepDraft('one', null);
    expect(kept.size).toBe(0);
  });
});

describe('what the heroes’ page says of characters', () => {
  it('KT-115 KT-130 is said as the specification has it', () => {
    expect(andMore(3)).toBe('And 3 more characters...');
    expect(andMore(1)).toBe('And 1 more character...');
    expect(loadingFailed('the line is down')).toBe('Error loading D&D characters: the line is down');
  });
});

describe('names for the asking', () => {
  it('are there for every ancestry, and every one of them is fit', () => {
    expect(Object.keys(CHARACTER_NAMES).toSorted()).toEqual([...book.ancestries.keys()].toSorted());
    for (const { given, family } of Object.values(CHARACTER_NAMES))
      for (const one of given)
        for (const other of family)
          expect(characterNameRefusal(`${one} ${other}`, content).ok, `${one} ${other}`).toBe(true);
    expect(suggestedName('a', 'elf')).toBe(suggestedName('a', 'elf'));
  });

  it('come with a line of Latin for every background', () => {
    expect(Object.keys(CHARACTER_MOTTOES).toSorted()).toEqual([...book.backgrounds.keys()].toSorted());
  });
});

describe('the scores on a sheet', () => {
  const sheet = { throws: null, isVouched: true, choices: { method: 'array' } } as const;
  it('are said to have come about as they did, and to be seen by nobody where nobody saw them', () => {
    expect(scoresWords(sheet)).toBe('standard array');
    expect(scoresWords({ ...sheet, throws: [[6, 5, 4, 1]] })).toBe('thrown here: 6-5-4-1');
    expect(scoresWords({ ...sheet, isVouched: false, choices: { method: 'dice' } })).toBe(
      'dice that nobody here saw fall: of a hero they count as 15 at most',
    );
  });
});
