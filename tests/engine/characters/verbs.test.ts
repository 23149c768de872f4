// What one may do at one's table: throw dice that stay as they fell, make characters, bring them, let them go, and take one into service.
import { describe, expect, it } from 'vitest';
import { sentence } from '@sigilla/content/texts/errors.ts';
import { createCharacter } from '@sigilla/engine/actions/characters/createCharacter.ts';
import { deleteCharacter } from '@sigilla/engine/actions/characters/deleteCharacter.ts';
import { importCharacter } from '@sigilla/engine/actions/characters/importCharacter.ts';
import { levelCharacter } from '@sigilla/engine/actions/characters/levelCharacter.ts';
import { renameCharacter } from '@sigilla/engine/actions/characters/renameCharacter.ts';
import { rollScores } from '@sigilla/engine/actions/characters/rollScores.ts';
import { importDndCharacter } from '@sigilla/engine/actions/heroes/importDndCharacter.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import { MOST_CHARACTERS, type CharacterChoices } from '@sigilla/engine/characters/character.ts';
import { fileOf } from '@sigilla/engine/characters/sheet.ts';
import { characterView } from '@sigilla/engine/characters/views.ts';
import { commanderOf, heroGifts } from '@sigilla/engine/heroes/giving.ts';
import { accountOf, aKingdom, content, NOW, rulerOf } from '../../support/builders.ts';
import { ILVETH } from '../../support/characters.ts';
import { done, MemoryRealm, refusedAs, refusedSaying } from '../../support/realm.ts';

const ruler = aKingdom('harrow').withGold(5400).withTurns(40).build();
const account = accountOf(ruler);

const atTable = (realm: MemoryRealm) => {
  const give = (wire: WireAction, who = account) => realm.playFor(who, wire, ruler.serverId);
  const made = (changes: Partial<CharacterChoices> = {}): string =>
    createCharacter.report.parse(
      done(give(createCharacter.wire({ character: { ...ILVETH, ...changes } }))).report,
    ).characterId;
  const rolled = () => rollScores.report.parse(done(give(rollScores.wire({}))).report);
  const table = () => realm.documents.characterTables.get(account.id);
  return { give, made, rolled, table };
};
const fallen = (totals: readonly number[]): Partial<CharacterChoices> => {
  const [strength = 0, dexterity = 0, constitution = 0, intelligence = 0, wisdom = 0, charisma = 0] = totals;
  return { method: 'dice', scores: { strength, dexterity, constitution, intelligence, wisdom, charisma } };
};

describe('roll_scores', () => {
  it('throws once: asked again, by whatever command, the same dice answer', () => {
    const { rolled, table } = atTable(new MemoryRealm(ruler));
    const first = rolled();
    expect(first.isNew).toBe(true);
    for (let again = 0; again < 5; again += 1) expect(rolled()).toEqual({ roll: first.roll, isNew: false });
    expect(table()?.rolls).toHaveLength(1);
  });

  it('throws anew for the next character alone, and gives back the dice of one that is let go', () => {
    const { give, made, rolled } = atTable(new MemoryRealm(ruler));
    const { roll } = rolled();
    const id = made(fallen(roll.totals));
    const second = rolled();
    expect(second.isNew).toBe(true);
    expect(second.roll.id).not.toBe(roll.id);
    done(give(deleteCharacter.wire({ characterId: id })));
    expect(rolled()).toEqual({ roll, isNew: false });
  });

  it('never lies longer than the table: so many sets of dice as chairs at most, whoever comes and goes', () => {
    const { give, made, rolled, table } = atTable(new MemoryRealm(ruler));
    const ids = Array.from({ length: MOST_CHARACTERS }, () => made(fallen(rolled().roll.totals)));
    expect(refusedAs(give(rollScores.wire({})))).toBe('characters_full');
    for (const characterId of ids) done(give(deleteCharacter.wire({ characterId })));
    for (let again = 0; again < 5; again += 1)
      done(give(deleteCharacter.wire({ characterId: made(fallen(rolled().roll.totals)) })));
    expect(table()).toMatchObject({ seated: 0 });
    expect(table()?.rolls).toHaveLength(MOST_CHARACTERS);
  });
});

describe('create_character', () => {
  it('KN-19 keeps what was chosen, for its maker alone to see', () => {
    const realm = new MemoryRealm(ruler);
    const { made, table } = atTable(realm);
    const id = made({ name: '  Ilveth   Underbough ' });
    const character = realm.documents.characters.get(id);
    if (character === undefined) throw new Error('nobody sat down');
    expect(character).toMatchObject({
      accountId: account.id,
      choices: ILVETH,
      isVouched: true,
      rollId: null,
    });
    expect(characterView(character, content.characters)).toMatchObject({
      id,
      name: 'Ilveth Underbough',
      race: 'High Elf',
      class: 'Ranger',
      level: 1,
      createdAt: NOW,
      abilityScores: { strength: 10, dexterity: 17, constitution: 12 },
      heroId: `dnd_${id}`,
    });
    expect(table()?.seated).toBe(1);
  });

  it('refuses dice that never fell, that fell for another, and that fell otherwise', () => {
    const { give, made, rolled } = atTable(new MemoryRealm(ruler));
    const making = (changes: Partial<CharacterChoices>) =>
      give(createCharacter.wire({ character: { ...ILVETH, ...changes } }));
    const splendid = fallen([18, 18, 18, 18, 18, 18]);
    expect(refusedAs(making(splendid))).toBe('scores_not_rolled');
    const { totals } = rolled().roll;
    expect(refusedAs(making(splendid))).toBe('scores_not_rolled');
    made(fallen(totals.toReversed()));
    expect(refusedSaying(making(fallen(totals)))).toBe(
      'No dice on your table fell that way. Roll first, and place the six totals as they are.',
    );
  });

  it('seats two dozen and no more', () => {
    const { give, made } = atTable(new MemoryRealm(ruler));
    for (let chair = 0; chair < MOST_CHARACTERS; chair += 1) made();
    expect(refusedSaying(give(createCharacter.wire({ character: ILVETH })))).toBe(
      'Your table seats 24 characters, and every chair is taken. Let somebody go first.',
    );
  });
});

describe('rename_character, level_character, delete_character', () => {
  it('do what they say to one’s own', () => {
    const realm = new MemoryRealm(ruler);
    const { give, made, table } = atTable(realm);
    const characterId = made();
    done(give(renameCharacter.wire({ characterId, name: 'Ilveth Overbough' })));
    done(give(levelCharacter.wire({ characterId, level: 20 })));
    expect(realm.documents.characters.get(characterId)?.choices).toEqual({
      ...ILVETH,
      name: 'Ilveth Overbough',
      level: 20,
    });
    expect(refusedAs(give(levelCharacter.wire({ characterId, level: 20 })))).toBe(
      'character_level_unchanged',
    );
    expect(refusedAs(give(renameCharacter.wire({ characterId, name: 'Ilveth Overbough' })))).toBe(
      'character_name_unchanged',
    );
    done(give(deleteCharacter.wire({ characterId })));
    expect(realm.documents.characters.has(characterId)).toBe(false);
    expect(table()?.seated).toBe(0);
  });

  it('never to somebody else’s, and say so', () => {
    const realm = new MemoryRealm(ruler, aKingdom('wick').build());
    const { give, made } = atTable(realm);
    const characterId = made();
    const stranger = accountOf(realm.kingdom('wick'));
    for (const wire of [
      renameCharacter.wire({ characterId, name: 'Mine Now' }),
      levelCharacter.wire({ characterId, level: 2 }),
      deleteCharacter.wire({ characterId }),
    ]) {
      expect(refusedAs(give(wire, stranger))).toBe('character_not_yours');
      expect(refusedAs(give({ ...wire, actionId: 'nobody' }))).toBe('character_unknown');
    }
    expect(realm.documents.characters.get(characterId)?.choices).toEqual(ILVETH);
  });
});

describe('import_character', () => {
  const bring = (file: unknown) => importCharacter.wire({ file });

  it('brings what left the house, and marks dice that nobody here saw', () => {
    const realm = new MemoryRealm(ruler);
    const { give } = atTable(realm);
    const brought = (file: unknown) => {
      const { characterId } = importCharacter.report.parse(done(give(bring(file))).report);
      return realm.documents.characters.get(characterId);
    };
    const sheet = fileOf({ choices: ILVETH, throws: null }, content.characters.credit);
    expect(brought(sheet)).toMatchObject({ choices: ILVETH, isVouched: true });
    const dice = { ...ILVETH, ...fallen([18, 18, 18, 18, 18, 18]) };
    const throws = Array.from({ length: 6 }, () => [6, 6, 6, 1]);
    expect(brought(fileOf({ choices: dice, throws }, ''))).toMatchObject({
      choices: dice,
      isVouched: false,
      rollId: null,
      throws: null,
    });
  });

  it('refuses what the book would not allow, with the sentence of the rule', () => {
    const { give } = atTable(new MemoryRealm(ruler));
    const sheet = fileOf({ choices: { ...ILVETH, skills: [] }, throws: null }, '');
    expect(refusedSaying(give(bring(sheet)))).toBe('3 skills are to be chosen, no more and no fewer.');
    expect(refusedAs(give(bring({ ...sheet, character: { ...ILVETH, name: 'Shit the Lesser' } })))).toBe(
      'character_name_unfit',
    );
    expect(refusedAs(give(bring({ ...sheet, gold: 1 })))).toBe('character_sheet_unreadable');
    expect(refusedAs(give(bring('a sheet')))).toBe('character_sheet_unreadable');
  });
});

describe('import_dnd_character', () => {
  const hire = (characterId: string) => importDndCharacter.wire({ characterId });

  it('KR-038 KC-01 takes a character into service for what a named hero of that rank asks, under an id that begins dnd_', () => {
    const realm = new MemoryRealm(ruler);
    const id = atTable(realm).made();
    const before = realm.kingdom('harrow');
    const { decision } = done(realm.play('harrow', hire(id)));
    const { turns, ...resources } = content.heroTerms.military.common.recruitmentCost;
    expect(decision.cost).toEqual({ turns, resources });
    expect(decision.done.report).toMatchObject({ heroId: `dnd_${id}`, heroName: 'Ilveth Underbough' });
    const after = realm.kingdom('harrow');
    expect(after.heroes).toMatchObject([
      { heroId: `dnd_${id}`, made: { class: 'archer_lord', portrait: ILVETH.portrait } },
    ]);
    expect(before.heroes).toEqual([]);
    // Serves like any other: gives the realm something, and leads.
    expect(heroGifts(after, content)[0]?.name).toBe('Ilveth Underbough');
    const [hero] = after.heroes;
    const leading = { ...after, heroes: hero === undefined ? [] : [{ ...hero, armyId: 'army-1' }] };
    expect(commanderOf(leading, 'army-1', content)).toMatchObject({
      heroId: `dnd_${id}`,
      className: 'Archer Lord',
    });
  });

  it('refuses the same character twice, a stranger’s, nobody’s, a guest’s and short means, and changes nothing', () => {
    const poor = aKingdom('wick').withGold(5).withTurns(9).build();
    const realm = new MemoryRealm(ruler, poor);
    const { give, made } = atTable(realm);
    const id = made();
    done(realm.play('harrow', hire(id)));
    const kept = JSON.stringify([...realm.kingdoms]);
    const twice = realm.play('harrow', hire(id));
    expect(refusedSaying(twice)).toBe(
      'Ilveth Underbough serves you already, and has noticed that you asked again.',
    );
    expect(refusedAs(realm.play('wick', hire(id)))).toBe('character_not_yours');
    expect(refusedAs(realm.play('wick', hire('nobody')))).toBe('character_unknown');
    const poors = createCharacter.report.parse(
      done(give(createCharacter.wire({ character: ILVETH }), accountOf(poor))).report,
    ).characterId;
    expect(refusedSaying(realm.play('wick', hire(poors)))).toBe(
      `Need ${content.heroTerms.military.common.recruitmentCost.gold - 5} more gold`,
    );
    expect(refusedAs(realm.play('wick', hire(poors), { ...rulerOf(poor), isGuest: true }))).toBe(
      'guest_must_claim',
    );
    const great = made({ level: 20 });
    expect(refusedAs(realm.play('harrow', hire(great)))).toBe('level_required');
    expect(JSON.stringify([...realm.kingdoms])).toBe(kept);
  });

  it('keeps the hero as it was hired, whatever becomes of the sheet', () => {
    const realm = new MemoryRealm(ruler);
    const { give, made } = atTable(realm);
    const characterId = made();
    done(realm.play('harrow', hire(characterId)));
    done(give(levelCharacter.wire({ characterId, level: 20 })));
    done(give(deleteCharacter.wire({ characterId })));
    expect(realm.kingdom('harrow').heroes).toMatchObject([{ made: { rarity: 'common', name: ILVETH.name } }]);
    const gone = realm.play('harrow', hire(characterId));
    expect(gone.ok ? '' : sentence(gone.refusal)).toBe('No such character is kept here.');
  });
});
