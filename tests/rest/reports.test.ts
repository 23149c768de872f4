// The moderators' queue from a learner's report to its end: who may settle, what counts from then on, what leaves the archive.
import { beforeEach, describe, expect, it } from 'vitest';
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import { numberedHero, numberedName } from '@sigilla/engine/actions/learning/settleWords.ts';
import { heroOfCharacter } from '@sigilla/engine/characters/hero.ts';
import { heroIdOf, ledId } from '@sigilla/engine/characters/heroId.ts';
import { newHero } from '@sigilla/engine/heroes/hero.ts';
import { rulingId } from '@sigilla/engine/learning/ruling.ts';
import { MOST_WAITING } from '@sigilla/engine/learning/report.ts';
import { newWriting } from '@sigilla/engine/learning/writing.ts';
import type { Writing } from '@sigilla/engine/learning/writing.ts';
import { trimWritings } from '@sigilla/server/app/teachers/trimming.ts';
import { removeUpTo } from '@sigilla/server/app/housekeeping/tidying.ts';
import {
  battles,
  characters,
  kingdoms,
  questions,
  reports,
  rulings,
  writings,
} from '@sigilla/server/store/collections.ts';
import { create, replace } from '@sigilla/server/store/Store.ts';
import { ilvethOf } from '../support/characters.ts';
import { aModerator } from '../support/moderator.ts';
import { rewritten } from '../support/rewritten.ts';
import { assess, draw, keptQuestion } from '../support/scholar.ts';
import { aServer, refusalOf, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { drawnUpOn } from '../support/swornTo.ts';

let server: TestServer;
let moderator: Ruler;
// A realm for each test: what one leaves in the archive another would draw.
beforeEach(async () => {
  server = await aServer();
  moderator = await aModerator(server);
});

type Reason = 'should_be_accepted' | 'wrong_latin' | 'other';

const aLearner = async (): Promise<Ruler> => {
  const learner = await server.ruler();
  await assess(server, learner);
  return learner;
};
const store = () => server.house.store;
const answered = async ({ api }: Ruler, questionId: string, userAnswer: string) =>
  valueOf(await api.latin.answer({ body: { questionId, userAnswer } }));
const reported = async ({ api }: Ruler, questionId: string, reason: Reason): Promise<string> =>
  valueOf(await api.latin.report({ body: { questionId, reason } })).report.id;
const settled = async (
  id: string,
  body: { decision: 'accept' | 'refuse'; isWrong?: boolean; note?: string },
) => moderator.api.reports.settle({ params: { id }, body });

/** A scroll whose question stands in the archive, as if it had been drawn from there. */
const archived = async (learner: Ruler): Promise<{ asked: AskedQuestion; writing: Writing }> => {
  const [scroll] = await draw(learner, 1);
  const asked = await keptQuestion(server, scroll?.id ?? '');
  const writing = newWriting(asked.question, 'cases', server.now());
  const found = await store().get(questions, asked.id);
  if (found === null) throw new Error('the scroll is not kept');
  await store().commit([
    create(writings, writing.id, writing),
    replace(questions, found, { ...asked, writingId: writing.id }),
  ]);
  return { asked, writing };
};
const asideOf = async (id: string) => (await store().get(writings, id))?.body.aside?.why ?? null;

describe('words that others read', () => {
  const file = async ({ api }: Ruler, kind: 'kingdom_name' | 'challenge_words', id: string) =>
    api.reports.words({ body: { kind, id, reason: 'offensive', text: 'Read it aloud.' } });
  const nameOf = async ({ user }: Ruler) => (await store().get(kingdoms, user.kingdomId ?? ''))?.body.name;

  it('G-187 a kingdom’s name is reported once by each, not by its ruler; taken down, it gives way to a number and both are told', async () => {
    const [ada, bede] = [await server.ruler(), await server.ruler()];
    const id = bede.user.kingdomId ?? '';
    const before = await nameOf(bede);
    expect(refusalOf(await file(bede, 'kingdom_name', id))).toEqual({ status: 409, code: 'own_words' });
    expect(refusalOf(await file(ada, 'kingdom_name', 'none'))).toEqual({
      status: 404,
      code: 'words_unknown',
    });
    const report = valueOf(await file(ada, 'kingdom_name', id)).report.id;
    expect(refusalOf(await file(ada, 'kingdom_name', id)).code).toBe('words_reported_already');
    const [line] = valueOf(await moderator.api.reports.open()).reports;
    expect(line).toMatchObject({ id: report, reason: 'offensive', remark: 'Read it aloud.' });
    expect(line?.evidence).toMatchObject({ words: before, of: before });
    valueOf(await settled(report, { decision: 'accept', note: 'Indeed.' }));
    expect(await nameOf(bede)).toBe(numberedName(id));
    expect((await store().get(reports, report))?.body.settled).toMatchObject({
      by: moderator.user.id,
      decision: 'accept',
      note: 'Indeed.',
    });
    const told = async ({ api }: Ruler) =>
      JSON.stringify(valueOf(await api.notices.list({ query: {} })).notices);
    expect(await told(bede)).toContain(numberedName(id));
    expect(await told(ada)).toContain('You were right');
  });

  it('G-187 are reported by nobody whose last twenty reports all wait for a moderator, until one has been looked at', async () => {
    const [ada, bede] = [await server.ruler(), await server.ruler()];
    const id = bede.user.kingdomId ?? '';
    const aReport = valueOf(await file(ada, 'kingdom_name', id)).report.id;
    const kept = await store().get(reports, aReport);
    if (kept === null) throw new Error('the report is not kept');
    const others = Array.from({ length: MOST_WAITING - 1 }, (_, i) => ({ ...kept.body, id: `other ${i}` }));
    await store().commit([
      ...others.map((other) => create(reports, other.id, other)),
      replace(reports, kept, { ...kept.body, about: { ...kept.body.about, id: 'another' } }),
    ]);
    const carol = await server.ruler();
    const next = () => file(ada, 'kingdom_name', carol.user.kingdomId ?? '');
    expect(refusalOf(await next())).toEqual({ status: 409, code: 'reports_wait' });
    valueOf(await settled('other 3', { decision: 'refuse' }));
    valueOf(await next());
  });

  it('G-187 are reported with a remark of five hundred letters, and not with a longer one', async () => {
    const [ada, bede] = [await server.ruler(), await server.ruler()];
    const words = { kind: 'kingdom_name', id: bede.user.kingdomId ?? '', reason: 'offensive' } as const;
    const remarked = (letters: number) =>
      ada.api.reports.words({ body: { ...words, text: 'a'.repeat(letters) } });
    expect(refusalOf(await remarked(501))).toMatchObject({ status: 400, code: 'invalid_request' });
    const { id } = valueOf(await remarked(500)).report;
    const { reports: open } = valueOf(await moderator.api.reports.open());
    expect(open.find((line) => line.id === id)?.remark).toHaveLength(500);
  });

  it('G-187 nothing unseen and nothing that turns a line about comes before a moderator with a report', async () => {
    const [ada, bede] = [await aLearner(), await server.ruler()];
    const text = 'Vile\u0000 \u202Eecin\u202C\u200B\nand worse';
    const words = { kind: 'kingdom_name', id: bede.user.kingdomId ?? '', reason: 'offensive', text } as const;
    const named = valueOf(await ada.api.reports.words({ body: words })).report.id;
    const [scroll] = await draw(ada, 1);
    const questionId = scroll?.id ?? '';
    const asked = await keptQuestion(server, questionId);
    const found = await store().get(questions, questionId);
    if (found === null) throw new Error('the scroll is not kept');
    await store().commit([replace(questions, found, { ...asked, unjudged: 'rex \u202Ezzz' })]);
    const body = { questionId, reason: 'should_be_accepted', text } as const;
    const questioned = valueOf(await ada.api.latin.report({ body })).report.id;
    const open = valueOf(await moderator.api.reports.open()).reports;
    const remarks = open.map(({ id, remark }) => [id, remark]);
    expect(remarks).toEqual([
      [named, 'Vile ecin and worse'],
      [questioned, 'Vile ecin and worse'],
    ]);
    expect(open[1]?.evidence['given']).toBe('rex zzz');
  });

  it('G-187 a name that may stand, stands; one that has changed meanwhile is let be', async () => {
    const [ada, bede, cato] = [await server.ruler(), await server.ruler(), await server.ruler()];
    const before = await nameOf(bede);
    const report = valueOf(await file(ada, 'kingdom_name', bede.user.kingdomId ?? '')).report.id;
    valueOf(await settled(report, { decision: 'refuse' }));
    expect(await nameOf(bede)).toBe(before);
    const again = valueOf(await file(cato, 'kingdom_name', bede.user.kingdomId ?? '')).report.id;
    valueOf(
      await bede.act({ actionType: 'rename_kingdom', actionId: '', metadata: { name: 'Terra Placida' } }),
    );
    valueOf(await settled(again, { decision: 'accept' }));
    expect(await nameOf(bede)).toBe('Terra Placida');
  });

  it('G-187 a name is taken down though somebody else has taken the number that it would give way to', async () => {
    const [ada, bede, cato] = [await server.ruler(), await server.ruler(), await server.ruler()];
    const id = bede.user.kingdomId ?? '';
    const [before, squatted] = [await nameOf(bede), numberedName(id)];
    valueOf(await cato.act({ actionType: 'rename_kingdom', actionId: '', metadata: { name: squatted } }));
    const report = valueOf(await file(ada, 'kingdom_name', id)).report.id;
    valueOf(await settled(report, { decision: 'accept' }));
    const after = await nameOf(bede);
    expect([before, squatted]).not.toContain(after);
    expect(after).toMatch(/^Realm [IVXLCDM]+$/);
    expect(JSON.stringify(valueOf(await bede.api.notices.list({ query: {} })).notices)).toContain(after);
    expect((await store().get(reports, report))?.body.status).toBe('settled');
  });

  it('G-187 G-182 a name is reported and taken down on whichever game server it stands, wherever reporter and moderator rule', async () => {
    const [ada, bede] = [await server.ruler(), await server.ruler()];
    const founded = valueOf(
      await bede.act({
        actionType: 'found_kingdom',
        serverId: 'blitz',
        metadata: { name: 'Terra Longinqua' },
      }),
    );
    const id = String(founded.actionResult['kingdomId']);
    const report = valueOf(await file(ada, 'kingdom_name', id)).report.id;
    valueOf(await settled(report, { decision: 'accept' }));
    expect((await store().get(kingdoms, id))?.body.name).toBe(numberedName(id));
  });

  it('G-187 what was said with a challenge is struck out, and the challenge stands; a stranger finds no such words', async () => {
    const [ada, bede, cato] = [await server.ruler(), await server.ruler(), await server.ruler()];
    valueOf(
      await ada.act({
        actionType: 'pvp_battle',
        actionId: 'initiate_battle',
        metadata: {
          targetUserId: bede.user.id,
          armyId: 'army-1',
          nonce: 'n',
          message: 'Your walls are cheese.',
        },
      }),
    );
    const [incoming] = valueOf(await bede.api.pvp.requests({ query: {} })).incoming;
    const id = incoming?.id ?? '';
    expect(refusalOf(await file(cato, 'challenge_words', id))).toEqual({
      status: 404,
      code: 'words_unknown',
    });
    const report = valueOf(await file(bede, 'challenge_words', id)).report.id;
    valueOf(await settled(report, { decision: 'accept' }));
    const [left] = valueOf(await bede.api.pvp.requests({ query: {} })).incoming;
    expect(left).toMatchObject({ id, message: '' });
  });

  it('G-187 what the realm’s own kingdoms say and are called was written by nobody: there is nobody to report', async () => {
    const [ada, bede] = [await server.ruler(), await server.ruler()];
    const metadata = { targetUserId: bede.user.id, armyId: 'army-1', nonce: 'n', message: 'Ready yourself.' };
    valueOf(await ada.act({ actionType: 'pvp_battle', actionId: 'initiate_battle', metadata }));
    const incoming = async () => valueOf(await bede.api.pvp.requests({ query: {} })).incoming[0];
    const before = await incoming();
    expect(before).toMatchObject({ attackerIsNpc: false });
    const id = before?.id ?? '';
    const found = await store().get(battles, id);
    if (found === null) throw new Error('there is no challenge');
    const npc = { ...found.body, attacker: { ...found.body.attacker, isNpc: true } };
    await store().commit([replace(battles, found, npc)]);
    expect(await incoming()).toMatchObject({ attackerIsNpc: true, message: 'Ready yourself.' });
    const [realms] = (await store().find(kingdoms, 'npcs', { prefix: ['default-server'], limit: 1 })).items;

    for (const refused of [
      await file(bede, 'challenge_words', id),
      await file(bede, 'kingdom_name', realms?.body.id ?? ''),
    ])
      expect(refusalOf(refused)).toEqual({ status: 409, code: 'words_of_the_realm' });
    expect(valueOf(await moderator.api.reports.open()).reports).toEqual([]);
  });
});

describe('the name of a hero of somebody’s own making', () => {
  it('G-187 is reported by whoever saw it on the field; taken down, hero and character go by a number, the battle stays as sworn, and both are told', async () => {
    const [ada, bede, cato] = [await server.ruler(), await server.ruler(), await server.ruler()];
    const ilveth = ilvethOf(ada.user.id, server.now());
    const heroId = heroIdOf(ilveth.id);
    await store().commit([create(characters, ilveth.id, ilveth)]);
    const made = heroOfCharacter(ilveth, server.house.content);
    await rewritten(server, ada.user.kingdomId ?? '', () => ({
      heroes: [{ ...newHero(heroId, server.now(), made), armyId: 'army-1' }],
    }));
    const metadata = { targetUserId: bede.user.id, armyId: 'army-1', nonce: 'n', message: '' };
    valueOf(await ada.act({ actionType: 'pvp_battle', actionId: 'initiate_battle', metadata }));
    const [incoming] = valueOf(await bede.api.pvp.requests({ query: {} })).incoming;
    const battleId = incoming?.id ?? '';
    const accepting = { battleRequestId: battleId, defenderArmyId: 'army-1', nonce: 'n' };
    valueOf(await bede.act({ actionType: 'pvp_battle', actionId: 'accept_battle', metadata: accepting }));
    await drawnUpOn(server, battleId);
    const file = ({ api }: Ruler, id: string) =>
      api.reports.words({ body: { kind: 'hero_name', id, reason: 'offensive' } });
    const led = ledId(battleId, 'attacker');
    expect(refusalOf(await file(ada, led))).toEqual({ status: 409, code: 'own_words' });
    for (const id of [ledId(battleId, 'defender'), ledId('none', 'attacker'), battleId, `${led}~`])
      expect(refusalOf(await file(cato, id))).toEqual({ status: 404, code: 'words_unknown' });
    const report = valueOf(await file(cato, led)).report.id;
    const again = valueOf(await file(bede, led)).report.id;
    expect(refusalOf(await file(cato, led)).code).toBe('words_reported_already');
    const [line] = valueOf(await moderator.api.reports.open()).reports;
    expect(line).toMatchObject({
      about: { kind: 'hero_name' },
      evidence: { words: ilveth.choices.name, type: 'hero_name' },
    });
    valueOf(await settled(report, { decision: 'accept' }));
    const name = numberedHero(heroId);
    const hero = async () =>
      (await store().get(kingdoms, ada.user.kingdomId ?? ''))?.body.heroes.map((one) => one.made?.name);
    expect(await hero()).toEqual([name]);
    expect((await store().get(characters, ilveth.id))?.body.choices).toEqual({ ...ilveth.choices, name });
    expect((await store().get(battles, battleId))?.body.setup?.attacker.led?.name).toBe(ilveth.choices.name);
    const told = async ({ api }: Ruler) =>
      JSON.stringify(valueOf(await api.notices.list({ query: {} })).notices);
    expect(await told(ada)).toContain(name);
    expect(await told(cato)).toContain('You were right');
    // What has another name by then is let be.
    valueOf(
      await ada.api.characters.rename({ params: { id: ilveth.id }, body: { name: 'Ilveth the Mild' } }),
    );
    valueOf(await settled(again, { decision: 'accept' }));
    expect(await hero()).toEqual([name]);
    expect((await store().get(characters, ilveth.id))?.body.choices.name).toBe('Ilveth the Mild');
  });
});

describe('a question that was said to be wrong', () => {
  it('stands on its shelf again when whoever said so has gone, and not while anyone’s report of it waits', async () => {
    const learner = await aLearner();
    const { asked, writing } = await archived(learner);
    await reported(learner, asked.id, 'wrong_latin');
    await trimWritings(server.house);
    expect(await asideOf(writing.id)).toBe('reported');
    expect(await removeUpTo(server.house, reports, 'account', { prefix: [learner.user.id] })).toBe(true);
    await trimWritings(server.house);
    expect(await asideOf(writing.id)).toBeNull();
  });

  it('stays off it for ever once a moderator has found it so, whoever goes', async () => {
    const learner = await aLearner();
    const { asked, writing } = await archived(learner);
    const id = await reported(learner, asked.id, 'wrong_latin');
    valueOf(await settled(id, { decision: 'accept' }));
    await removeUpTo(server.house, reports, 'account', { prefix: [learner.user.id] });
    await trimWritings(server.house);
    expect(await asideOf(writing.id)).toBe('wrong');
  });
});

describe('the archive of questions', () => {
  it('lets the oldest go where there are too many, and no more than those', async () => {
    const { writing } = await archived(await aLearner());
    const ids = ['first', 'second', 'third'];
    const later = ids.map((id, at) => ({ ...writing, id, writtenAt: writing.writtenAt + 1 + at }));
    await store().commit(later.map((one) => create(writings, one.id, one)));
    const kept = async () =>
      (await Promise.all(ids.map((id) => store().get(writings, id)))).map((found) => found !== null);
    expect(await trimWritings(server.house)).toBe(true);
    expect(await kept()).toEqual([true, true, true]);
    expect(await trimWritings(server.house, 2)).toBe(true);
    expect(await kept()).toEqual([false, true, true]);
  });
});

describe('a report', () => {
  it('of a question comes from one account twenty times a day at most: the palace asks without end, and moderators read one by one', async () => {
    const learner = await aLearner();
    const [first, second] = await draw(learner, 2);
    const kept = await store().get(reports, await reported(learner, first?.id ?? '', 'other'));
    if (kept === null) throw new Error('the report is not kept');
    const others = Array.from({ length: 19 }, (_, i) => ({ ...kept.body, id: `other ${i}` }));
    await store().commit(others.map((other) => create(reports, other.id, other)));
    const next = () =>
      learner.api.latin.report({ body: { questionId: second?.id ?? '', reason: 'should_be_accepted' } });
    expect(refusalOf(await next())).toEqual({ status: 409, code: 'reports_today' });
    server.pass(86_400_000);
    learner.token = valueOf(await learner.api.auth.refresh()).token;
    valueOf(await next());
  });

  it('is seen and settled by moderators alone, once, and its reporter is told', async () => {
    const learner = await aLearner();
    const [scroll] = await draw(learner, 1);
    await answered(learner, scroll?.id ?? '', 'zzz');
    const id = await reported(learner, scroll?.id ?? '', 'should_be_accepted');
    const body = { decision: 'refuse', note: 'No such word.' } as const;
    expect(refusalOf(await learner.api.reports.settle({ params: { id }, body }))).toEqual({
      status: 403,
      code: 'not_allowed',
    });
    expect(refusalOf(await settled('question~none', body))).toEqual({ status: 404, code: 'report_unknown' });
    const open = async () => valueOf(await moderator.api.reports.open()).reports.map((one) => one.id);
    expect(await open()).toContain(id);
    expect(valueOf(await settled(id, body))).toMatchObject({ isRuledRight: false, isSetAside: false });
    expect(await open()).not.toContain(id);
    expect(refusalOf(await settled(id, body))).toEqual({ status: 409, code: 'report_settled' });
    expect((await store().get(reports, id))?.body).toMatchObject({
      status: 'settled',
      settled: { decision: 'refuse', note: 'No such word.', by: moderator.user.id },
    });
    const { notices } = valueOf(await learner.api.notices.list({ query: {} }));
    expect(notices.map(({ text }) => text)).toContainEqual(expect.stringContaining('may stand'));
    expect(JSON.stringify(notices)).not.toContain(moderator.user.id);
  });

  it('accepted makes that wording right for everyone from then on, whatever its macrons, and no other', async () => {
    const first = await aLearner();
    const { asked, writing } = await archived(first);
    const wording = 'Sīc dīcere licet';
    expect((await answered(first, asked.id, wording)).isCorrect).toBe(false);
    const id = await reported(first, asked.id, 'should_be_accepted');
    expect(await asideOf(writing.id)).toBeNull();
    expect(valueOf(await settled(id, { decision: 'accept' }))).toMatchObject({
      isRuledRight: true,
      isSetAside: false,
    });
    expect(await asideOf(writing.id)).toBeNull();
    const second = await aLearner();
    const ask = async (userAnswer: string) => {
      const copy = {
        ...asked,
        id: server.house.ids.id(),
        accountId: second.user.id,
      };
      await store().commit([create(questions, copy.id, copy)]);
      return answered(second, copy.id, userAnswer);
    };
    expect(await ask('sic dicere licet.')).toMatchObject({ isCorrect: true, verdict: 'correct' });
    expect((await ask('sic dicere non licet')).isCorrect).toBe(false);
  });

  it('of wrong Latin takes the question off its shelf until somebody has looked; refused, it goes back', async () => {
    const learner = await aLearner();
    const { asked, writing } = await archived(learner);
    const id = await reported(learner, asked.id, 'wrong_latin');
    expect(await asideOf(writing.id)).toBe('reported');
    valueOf(await settled(id, { decision: 'refuse' }));
    expect(await asideOf(writing.id)).toBeNull();
  });

  it('refused, leaves the question off its shelf while another waits, and the last one puts it back, also of two at once', async () => {
    const twice = async (one: Reason, other: Reason) => {
      // Others each time: a scroll whose answer nobody could judge lies open still, and would be drawn again.
      const [first, second] = [await aLearner(), await aLearner()];
      const { asked, writing } = await archived(first);
      const copy = { ...asked, id: server.house.ids.id(), accountId: second.user.id, writingId: writing.id };
      await store().commit([create(questions, copy.id, copy)]);
      await answered(first, asked.id, 'Sīc dīcere licet');
      return { writing, ids: [await reported(first, asked.id, one), await reported(second, copy.id, other)] };
    };
    const refuse = async (id: string) => valueOf(await settled(id, { decision: 'refuse' }));
    for (const [one, other, isReversed] of [
      ['wrong_latin', 'wrong_latin', false],
      ['wrong_latin', 'other', true],
      ['should_be_accepted', 'wrong_latin', false],
    ] as const) {
      const { writing, ids } = await twice(one, other);
      const [before, last] = isReversed ? ids.toReversed() : ids;
      await refuse(before ?? '');
      expect(await asideOf(writing.id), `${one}, ${other}`).toBe('reported');
      await refuse(last ?? '');
      expect(await asideOf(writing.id), `${one}, ${other}`).toBeNull();
    }
    const { writing, ids } = await twice('wrong_latin', 'other');
    await Promise.all(ids.map(refuse));
    expect(await asideOf(writing.id)).toBeNull();
    // Whose wording waits for a moderator says nothing against the question.
    const wording = await twice('wrong_latin', 'should_be_accepted');
    await refuse(wording.ids[0] ?? '');
    expect(await asideOf(wording.writing.id)).toBeNull();
  });

  it('accepted of wrong Latin, or refused with the question wrong, takes the question out of the archive for good', async () => {
    for (const [reason, body] of [
      ['wrong_latin', { decision: 'accept' }],
      ['should_be_accepted', { decision: 'refuse', isWrong: true }],
    ] as const) {
      const learner = await aLearner();
      const { asked, writing } = await archived(learner);
      const id = await reported(learner, asked.id, reason);
      expect(valueOf(await settled(id, body))).toMatchObject({ isSetAside: true, isRuledRight: false });
      expect(await asideOf(writing.id)).toBe('wrong');
      expect(await store().get(rulings, rulingId(asked.question))).toBeNull();
    }
  });
});
