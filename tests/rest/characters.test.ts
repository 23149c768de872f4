// Characters over HTTP: one's own table, dice that no retry throws again, a hero for what heroes ask; a stranger's are neither shown nor hired.
import { beforeAll, describe, expect, it } from 'vitest';
import { MOST_CHARACTERS } from '@sigilla/engine/characters/character.ts';
import { characterBook } from '@sigilla/content/characters/index.ts';
import { seesDebug } from '@sigilla/server/rest/debug.ts';
import { characterTables } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { ILVETH } from '../support/characters.ts';
import { kingdomOf, rulerWithGold, rewritten } from '../support/rewritten.ts';
import { aServer, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { mustCommit } from '../support/mustCommit.ts';

let server: TestServer;
let ada: Ruler;
let bede: Ruler;
beforeAll(async () => {
  server = await aServer();
  [ada, bede] = [await server.ruler(), await server.ruler()];
});

const made = async (ruler: Ruler, changes: Partial<typeof ILVETH> = {}): Promise<string> =>
  valueOf(await ruler.api.characters.create({ body: { character: { ...ILVETH, ...changes } } })).character.id;

describe('GET /api/dnd/characters', () => {
  it('KN-19 KO-16 lists one’s own with what the panel of heroes shows, and nobody else’s', async () => {
    const id = await made(ada);
    const listed = valueOf(await ada.api.characters.list({}));
    expect(listed.characters).toMatchObject([
      {
        id,
        name: 'Ilveth Underbough',
        race: 'High Elf',
        class: 'Ranger',
        level: 1,
        createdAt: server.now(),
        abilityScores: { strength: 10, dexterity: 17, constitution: 12 },
      },
    ]);
    expect(listed.credit).toBe(characterBook.credit);
    expect(valueOf(await bede.api.characters.list({})).characters).toEqual([]);
    expect(await bede.api.characters.one({ params: { id } })).toMatchObject({
      failure: {
        status: 403,
        code: 'character_not_yours',
        error: 'That character was made at somebody else’s table.',
      },
    });
    expect(await bede.api.characters.carry({ params: { id } })).toMatchObject({ failure: { status: 403 } });
    expect(await bede.api.characters.one({ params: { id: 'nobody' } })).toMatchObject({
      failure: { status: 404, code: 'character_unknown' },
    });
  });

  it('serves guests, who may make characters as they may play', async () => {
    const guest = await server.guest();
    const id = await made(guest);
    expect(valueOf(await guest.api.characters.one({ params: { id } })).character.derived.hitPoints).toBe(11);
    expect(await guest.api.heroes.importDndCharacter({ query: {}, body: { characterId: id } })).toMatchObject(
      { failure: { status: 403, code: 'guest_must_claim' } },
    );
  });
});

describe('POST /api/dnd/rolls', () => {
  it('throws once, whether the answer is lost, asked for again, or asked for in other words', async () => {
    const first = valueOf(await ada.api.characters.roll({ body: { commandId: 'throw-1' } }));
    expect(first.isNew).toBe(true);
    const retried = valueOf(await ada.api.characters.roll({ body: { commandId: 'throw-1' } }));
    expect(retried.roll).toEqual(first.roll);
    const again = valueOf(await ada.api.characters.roll({ body: {} }));
    expect(again).toMatchObject({ roll: first.roll, isNew: false });
    for (const { throws, totals } of [first.roll]) {
      expect(throws.flat().every((die) => die >= 1 && die <= 6)).toBe(true);
      expect(totals.toSorted((one, other) => other - one)).toEqual(totals);
    }
    const [strength, dexterity, constitution, intelligence, wisdom, charisma] = first.roll.totals;
    const scores = {
      strength,
      dexterity,
      constitution,
      intelligence,
      wisdom,
      charisma,
    } as typeof ILVETH.scores;
    const id = await made(ada, { method: 'dice', scores });
    const { character } = valueOf(await ada.api.characters.one({ params: { id } }));
    expect(character).toMatchObject({ isVouched: true, throws: first.roll.throws });
  });
});

describe('a sheet', () => {
  it('leaves as JSON and comes back as it was; what was added to it is refused with words', async () => {
    const ruler = await server.ruler();
    const id = await made(ruler);
    const { file } = valueOf(await ruler.api.characters.carry({ params: { id } }));
    expect(file).toMatchObject({ format: 'sigilla-character', version: 1, character: ILVETH });
    expect(file.credit).toBe(characterBook.credit);
    valueOf(await ruler.api.characters.remove({ params: { id }, body: {} }));
    const back = valueOf(await ruler.api.characters.bring({ body: { file } })).character;
    expect(back.choices).toEqual(ILVETH);
    expect(back.id).not.toBe(id);
    for (const given of [{ ...file, gold: 10_000 }, 'sheet', null, { ...file, version: 9 }])
      expect(await ruler.api.characters.bring({ body: { file: given } })).toMatchObject({
        failure: { status: 400, code: 'character_sheet_unreadable' },
      });
    expect(
      await ruler.api.characters.bring({ body: { file: { ...file, credit: 'x'.repeat(9000) } } }),
    ).toMatchObject({ failure: { status: 413, code: 'character_sheet_too_long' } });
    expect(valueOf(await ruler.api.characters.list({})).characters).toHaveLength(1);
  });

  it('KR-038 is brought once: again under any command or none, or twice at once, it is refused while the same person sits there', async () => {
    const ruler = await server.ruler();
    const file = { format: 'sigilla-character', version: 1, character: ILVETH };
    const bring = (commandId?: string, character: object = ILVETH) =>
      ruler.api.characters.bring({
        body: { ...(commandId === undefined ? {} : { commandId }), file: { ...file, character } },
      });
    const twice = {
      failure: {
        status: 409,
        code: 'character_seated_already',
        error:
          'Ilveth Underbough sits at your table already, just as that sheet says. A sheet is brought once.',
      },
    };
    const atOnce = await Promise.all([bring(), bring('bring-1'), bring('bring-2')]);
    expect(atOnce.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of atOnce.filter(({ ok }) => !ok)) expect(answer).toMatchObject(twice);
    expect(await bring()).toMatchObject(twice);
    // In whatever order its lines stand.
    const reversed = Object.fromEntries(Object.entries(ILVETH).toReversed());
    expect(await bring('bring-3', reversed)).toMatchObject(twice);
    const [seated] = valueOf(await ruler.api.characters.list({})).characters;
    const params = { id: seated?.id ?? '' };
    expect(valueOf(await ruler.api.characters.list({})).characters).toHaveLength(1);
    // Whoever has become somebody else, or has gone, is no hindrance; nor is anybody at another table.
    valueOf(await ruler.api.characters.level({ params, body: { level: 2 } }));
    valueOf(await bring());
    valueOf(await bede.api.characters.bring({ body: { file } }));
    for (const { id } of valueOf(await ruler.api.characters.list({})).characters)
      valueOf(await ruler.api.characters.remove({ params: { id }, body: {} }));
    const [one, same] = [await bring('bring-4'), await bring('bring-4')];
    expect(valueOf(same).character.id).toBe(valueOf(one).character.id);
    expect(valueOf(await ruler.api.characters.list({})).characters).toHaveLength(1);
  });

  /** What is brought, as raw bytes: what a client of ours could not even write. */
  const brings = (ruler: Ruler, body: string): Promise<Response> =>
    fetch(`${server.url}/api/dnd/characters/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ruler.token}` },
      body,
    });

  it('is trusted in nothing: what no painter has, what no book allows, abysses and strange keys are refused with words, and nobody sits down', async () => {
    const ruler = await server.ruler();
    const sheet = { format: 'sigilla-character', version: 1, character: ILVETH };
    const said = (changes: object): string =>
      JSON.stringify({ file: { ...sheet, character: { ...ILVETH, ...changes } } });
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const given: readonly (readonly [string, string])[] = [
      ['character_sheet_unreadable', said({ level: '5' })],
      ['character_sheet_unreadable', said({ level: 1e9 })],
      ['character_sheet_unreadable', said({ portrait: { ...ILVETH.portrait, head: 'halo' } })],
      ['character_sheet_unreadable', said({ scores: { ...ILVETH.scores, strength: '10' } })],
      [
        'character_sheet_unreadable',
        JSON.stringify({ file: sheet }).replace('{"name"', '{"__proto__":{},"name"'),
      ],
      ['character_sheet_unreadable', JSON.stringify({ file: [sheet] })],
      ['character_page_unknown', said({ ancestry: '__proto__', lineage: null })],
      ['character_page_unknown', said({ skills: ['constructor', 'nature', 'insight'] })],
      ['character_lineage', said({ lineage: 'hill_dwarf' })],
      ['character_skill_twice', said({ skills: ['nature', 'nature', 'insight'] })],
      ['scores_overspent', said({ scores: { ...ILVETH.scores, charisma: 15 } })],
      ['character_name_letters', said({ name: '\u202Ehtevli' })],
      ['character_sheet_too_long', JSON.stringify({ file: { ...sheet, credit: 'x'.repeat(60_000) } })],
      ['invalid_request', `{"file":${deep}}`],
      ['invalid_request', said({ name: 'Ilveth' }).replace('Ilveth', 'Ilveth \\ud800')],
    ];
    for (const [code, body] of given) {
      const answer = await brings(ruler, body);
      expect([answer.status >= 400 && answer.status < 500, await answer.json()]).toMatchObject([
        true,
        { success: false, code },
      ]);
    }
    expect(valueOf(await ruler.api.characters.list({})).characters).toEqual([]);
  });

  it('sits down once for one command, however often it is sent, and again for another', async () => {
    const ruler = await server.ruler();
    const making = (commandId: string, name: string) =>
      ruler.api.characters.create({ body: { commandId, character: { ...ILVETH, name } } });
    const [one, other] = await Promise.all([making('sit-1', 'Ilveth'), making('sit-1', 'Ilveth')]);
    expect(valueOf(one).character.id).toBe(valueOf(other).character.id);
    expect(await making('sit-1', 'Hob')).toMatchObject({ failure: { status: 409, code: 'command_reused' } });
    expect(valueOf(await making('sit-2', 'Ilveth')).character.id).not.toBe(valueOf(one).character.id);
    expect(valueOf(await ruler.api.characters.list({})).characters).toHaveLength(2);
  });

  it('finds no chair at a full table, though two ask for the last one at once', async () => {
    const ruler = await server.ruler();
    const { id: accountId } = ruler.user;
    await mustCommit(server.house.store, [
      create(characterTables, accountId, { accountId, seated: MOST_CHARACTERS - 1, rolls: [] }),
    ]);
    const asked = await Promise.all(
      [1, 2, 3].map(() => ruler.api.characters.create({ body: { character: ILVETH } })),
    );
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of asked.filter(({ ok }) => !ok))
      expect(answer).toMatchObject({
        failure: {
          status: 409,
          code: 'characters_full',
          error: 'Your table seats 24 characters, and every chair is taken. Let somebody go first.',
        },
      });
    expect(valueOf(await ruler.api.characters.list({})).characters).toHaveLength(1);
    const [seated] = valueOf(await ruler.api.characters.list({})).characters;
    valueOf(await ruler.api.characters.remove({ params: { id: seated?.id ?? '' }, body: {} }));
    await made(ruler);
  });

  it('is renamed, raised in level and let go by its owner alone', async () => {
    const ruler = await server.ruler();
    const id = await made(ruler);
    const params = { id };
    expect(await bede.api.characters.remove({ params, body: {} })).toMatchObject({
      failure: { status: 403 },
    });
    const renamed = valueOf(
      await ruler.api.characters.rename({ params, body: { name: 'Ilveth Overbough' } }),
    );
    expect(renamed.character.name).toBe('Ilveth Overbough');
    const raised = valueOf(await ruler.api.characters.level({ params, body: { level: 9 } }));
    expect(raised.character.derived.proficiencyBonus).toBe(4);
    valueOf(await ruler.api.characters.remove({ params, body: {} }));
    expect(await ruler.api.characters.one({ params })).toMatchObject({ failure: { status: 404 } });
  });

  it('is refused with the sentence of the rule that it breaks', async () => {
    expect(
      await ada.api.characters.create({ body: { character: { ...ILVETH, skills: ['nature'] } } }),
    ).toMatchObject({
      failure: {
        status: 400,
        code: 'character_skills',
        error: '3 skills are to be chosen, no more and no fewer.',
      },
    });
  });
});

describe('POST /api/heroes/import-dnd-character', () => {
  it('KC-01 shows how it went to administrators of a server that logs for debugging, and to nobody else', () => {
    const seen = (['trace', 'debug', 'warn'] as const).flatMap((LOG_LEVEL) =>
      (['player', 'moderator', 'admin'] as const).filter((role) =>
        seesDebug({ config: { ...server.house.config, LOG_LEVEL } }, { role }),
      ),
    );
    expect(seen).toEqual(['admin', 'admin']);
  });

  it('KC-01 KR-038 takes a character into service once, for what a hero of that rank asks', async () => {
    const ruler = await rulerWithGold(server, 900);
    const characterId = await made(ruler);
    const said = valueOf(await ruler.api.heroes.importDndCharacter({ query: {}, body: { characterId } }));
    expect(said).toMatchObject({
      heroId: `dnd_${characterId}`,
      debug: { step: '', errors: [], data: {} },
    });
    const after = await kingdomOf(ruler);
    expect(after.heroes.map(({ heroId }) => heroId)).toEqual([`dnd_${characterId}`]);
    const { entries } = valueOf(await ruler.api.kingdom.ledger({ query: { limit: 20 } }));
    expect(
      entries.filter(({ reason, turns }) => reason === 'import_dnd_character' && turns < 0),
    ).toHaveLength(1);
    expect(await ruler.api.heroes.importDndCharacter({ query: {}, body: { characterId } })).toMatchObject({
      failure: { status: 409, code: 'hero_serves_already' },
    });
    expect((await kingdomOf(ruler)).resources).toEqual(after.resources);
  });

  it('KR-038 takes one asked for twice at once into service once, and is paid once', async () => {
    const ruler = await rulerWithGold(server, 5000);
    const characterId = await made(ruler);
    const ask = () => ruler.api.heroes.importDndCharacter({ query: {}, body: { characterId } });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await kingdomOf(ruler)).heroes).toHaveLength(1);
    const { entries } = valueOf(await ruler.api.kingdom.ledger({ query: { limit: 20 } }));
    const paid = entries.filter(({ reason, turns }) => reason === 'import_dnd_character' && turns < 0);
    expect(paid).toHaveLength(1);
  });

  it('serves as it was hired whatever becomes of the sheet; let go, it comes again as it then is and for the whole price', async () => {
    const ruler = await rulerWithGold(server, 5000);
    const characterId = await made(ruler);
    const heroId = `dnd_${characterId}`;
    const hire = () => ruler.api.heroes.importDndCharacter({ query: {}, body: { characterId } });
    const dismiss = () => ruler.act({ actionType: 'dismiss_hero', actionId: heroId });
    valueOf(await hire());
    valueOf(await ruler.api.characters.level({ params: { id: characterId }, body: { level: 2 } }));
    valueOf(
      await ruler.api.characters.rename({ params: { id: characterId }, body: { name: 'Ilveth Overbough' } }),
    );
    expect((await kingdomOf(ruler)).heroes).toMatchObject([{ heroId, made: { name: ILVETH.name } }]);
    expect(await hire()).toMatchObject({ failure: { status: 409, code: 'hero_serves_already' } });
    valueOf(await dismiss());
    valueOf(await hire());
    const { entries } = valueOf(await ruler.api.kingdom.ledger({ query: { limit: 50 } }));
    const paid = entries.filter(({ reason, turns }) => reason === 'import_dnd_character' && turns < 0);
    expect(paid.map(({ turns }) => turns)).toEqual([paid[0]?.turns, paid[0]?.turns]);
    expect((await kingdomOf(ruler)).heroes).toMatchObject([
      { heroId, experience: 0, trained: {}, made: { name: 'Ilveth Overbough' } },
    ]);
    valueOf(await ruler.api.characters.remove({ params: { id: characterId }, body: {} }));
    expect((await kingdomOf(ruler)).heroes).toMatchObject([{ heroId }]);
    valueOf(await dismiss());
    expect(await hire()).toMatchObject({ failure: { status: 404, code: 'character_unknown' } });
    expect((await kingdomOf(ruler)).heroes).toEqual([]);
  });

  it('G-161 takes a character into the service of one kingdom at a time, on whatever game server, also of two asked at once; let go there, it comes here', async () => {
    const ruler = await rulerWithGold(server, 5000);
    valueOf(
      await ruler.act({
        actionType: 'found_kingdom',
        actionId: '',
        serverId: 'ager',
        metadata: { name: 'Domus Altera' },
      }),
    );
    const at = (serverId: string) => async () =>
      valueOf(await ruler.api.kingdom.own({ query: { serverId } })).kingdom;
    const [here, there] = [at('default-server'), at('ager')];
    for (const one of [await here(), await there()])
      await rewritten(server, one.id, ({ resources }) => ({ resources: { ...resources, gold: 5000 } }));
    const characterId = await made(ruler);
    const hire = (serverId: string) =>
      ruler.api.heroes.importDndCharacter({ query: { serverId }, body: { characterId } });
    const answers = await Promise.all([
      hire('default-server'),
      hire('ager'),
      hire('default-server'),
      hire('ager'),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const [one, other] = [await here(), await there()];
    expect([...one.heroes, ...other.heroes]).toHaveLength(1);
    const [served, idle] = one.heroes.length === 1 ? [one, other] : [other, one];
    // Wherever the character is shown, it is shown where they serve, so that no button need be refused.
    const serves = [{ heroId: `dnd_${characterId}`, kingdomId: served.id, kingdom: served.name }];
    expect(valueOf(await ruler.api.characters.list({})).services).toEqual(serves);
    expect(valueOf(await ruler.api.characters.one({ params: { id: characterId } })).services).toEqual(serves);
    expect(valueOf(await ada.api.characters.list({})).services).toEqual([]);
    const before = JSON.stringify(idle.resources);
    expect(await hire(idle.serverId)).toMatchObject({
      failure: {
        status: 409,
        code: 'hero_serves_elsewhere',
        error: `Ilveth Underbough serves ${served.name}, your kingdom on another game server. Let your hero go there first.`,
      },
    });
    expect(JSON.stringify((await (idle === one ? here : there)()).resources)).toBe(before);
    valueOf(
      await ruler.act({
        actionType: 'dismiss_hero',
        actionId: `dnd_${characterId}`,
        serverId: served.serverId,
      }),
    );
    valueOf(await hire(idle.serverId));
    expect(await hire(served.serverId)).toMatchObject({ failure: { code: 'hero_serves_elsewhere' } });
  });

  it('KR-033 KR-039 refuses a stranger’s character, nobody’s, and short means, and changes nothing', async () => {
    const [rich, poor] = [await rulerWithGold(server, 900), await rulerWithGold(server, 5)];
    const [riches, poors] = [await made(rich), await made(poor)];
    const before = [
      JSON.stringify((await kingdomOf(rich)).resources),
      JSON.stringify((await kingdomOf(poor)).resources),
    ];
    const ask = (ruler: Ruler, characterId: string) =>
      ruler.api.heroes.importDndCharacter({ query: {}, body: { characterId } });
    expect(await ask(rich, poors)).toMatchObject({ failure: { status: 403, code: 'character_not_yours' } });
    expect(await ask(rich, 'nobody')).toMatchObject({ failure: { status: 404, code: 'character_unknown' } });
    expect(await ask(poor, poors)).toMatchObject({
      failure: {
        status: 409,
        code: 'need_more_resource',
        error: expect.stringMatching(/^Need \d+ more gold$/),
      },
    });
    valueOf(await rich.api.characters.level({ params: { id: riches }, body: { level: 20 } }));
    expect(await ask(rich, riches)).toMatchObject({ failure: { status: 403, code: 'level_required' } });
    expect([
      JSON.stringify((await kingdomOf(rich)).resources),
      JSON.stringify((await kingdomOf(poor)).resources),
    ]).toEqual(before);
    expect([...(await kingdomOf(rich)).heroes, ...(await kingdomOf(poor)).heroes]).toEqual([]);
  });
});
