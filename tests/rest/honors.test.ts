// Honors over HTTP: earned with what earns them and paid once, secrets kept, titles worn, the challenge of the day begun, met and over.
import { beforeAll, describe, expect, it } from 'vitest';
import { readHonorRules } from '@sigilla/content/learning/honors/index.ts';
import { startChallenge } from '@sigilla/engine/actions/learning/startChallenge.ts';
import { TALLIED_WITHIN_MS } from '@sigilla/engine/honors/tally.ts';
import { honors, tallies } from '@sigilla/server/store/collections.ts';
import { draw, keptQuestion, withChallenge, withPlacement } from '../support/scholar.ts';
import { aServer, refusalOf, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { mustCommit } from '../support/mustCommit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});

const aLearner = async (skill = 2): Promise<Ruler> => {
  const learner = await server.ruler();
  await withPlacement(server, learner.user.id, skill);
  return learner;
};
const gallery = async ({ api }: Ruler) => valueOf(await api.latin.achievements());
const honorsOf = async ({ api }: Ruler) => valueOf(await api.latin.progress()).learner.honors;
const answerOne = async (learner: Ruler, isRight = true) => {
  const [scroll] = await draw(learner, 1);
  const id = scroll?.id ?? '';
  const key = (await keptQuestion(server, id)).question.correctAnswer;
  return valueOf(
    await learner.api.latin.answer({ body: { questionId: id, userAnswer: isRight ? key : 'zzz' } }),
  );
};
const secrets = readHonorRules().achievements.filter(({ hidden }) => hidden);

describe('achievements', () => {
  it('LR-020 come with the answer that earns them, once, and stand in the ledger', async () => {
    const learner = await aLearner();
    const first = await answerOne(learner);
    const unlocked = first.learner.honors.unlocked.map(({ id }) => id);
    expect(unlocked).toEqual(expect.arrayContaining(['first-word', 'placed']));
    expect(first.honorTurns).toBe(
      first.learner.honors.unlocked.reduce((sum, { rewards }) => sum + rewards.turns, 0),
    );
    const second = await answerOne(learner, false);
    expect(second.honorTurns).toBe(0);
    const { entries } = valueOf(await learner.api.kingdom.ledger({ query: { limit: 10 } }));
    const paid = entries.filter(({ reason }) => reason === 'honor_earned');
    expect(paid.map(({ turns }) => turns)).toEqual([first.honorTurns]);
    const kept = await server.house.store.get(honors, learner.user.id);
    expect(kept?.body.earned.map(({ id }) => id)).toEqual(unlocked);
  });

  it('keep their secrets: one that is hidden is in no answer before it is earned', async () => {
    const learner = await aLearner();
    await answerOne(learner);
    const told = JSON.stringify([await gallery(learner), await honorsOf(learner)]);
    for (const { id, name, description } of secrets)
      for (const secret of [id, name, description]) expect(told).not.toContain(secret);
    const { achievements, categories } = await gallery(learner);
    expect(categories.reduce((sum, { total }) => sum + total, 0)).toBe(achievements.length);
    const owner = await server.house.store.get(honors, learner.user.id);
    if (owner === null) throw new Error('nothing is kept');
    const earned = [...owner.body.earned, { id: 'errare', at: server.now() }];
    await mustCommit(server.house.store, [
      {
        kind: 'replace',
        collection: honors as never,
        id: owner.id,
        revision: owner.revision,
        body: { ...owner.body, earned },
      },
    ]);
    expect((await gallery(learner)).achievements.find(({ id }) => id === 'errare')).toMatchObject({
      unlocked: true,
      hidden: true,
    });
  });

  it('show six categories, the last three earned, the nearest, and how rare they are', async () => {
    const learner = await aLearner();
    await answerOne(learner);
    const told = await gallery(learner);
    expect(told.categories.map(({ category }) => category)).toEqual([
      'vocabulary',
      'grammar',
      'cultural',
      'streak',
      'mastery',
      'creative',
    ]);
    expect(told.recent.length).toBeGreaterThan(0);
    expect(told.recent.length).toBeLessThanOrEqual(3);
    expect(told.recommended).toHaveLength(3);
    const held = told.achievements.find(({ id }) => id === 'first-word');
    expect(held).toMatchObject({ unlocked: true, progress: { current: 1, target: 1, percentage: 100 } });
  });

  it('are tallied by a job, each earning once, so that a rarity is read and not counted', async () => {
    const house = await aServer();
    const learners = [await house.ruler(), await house.ruler()];
    for (const learner of learners) {
      await withPlacement(house, learner.user.id);
      valueOf(await learner.api.latin.checkAchievements({ body: {} }));
      valueOf(await learner.api.latin.checkAchievements({ body: {} }));
    }
    const tally = async () => (await house.house.store.get(tallies, 'learning'))?.body;
    house.pass(TALLIED_WITHIN_MS);
    await expect.poll(async () => (await tally())?.accounts).toBe(2);
    expect(await tally()).toMatchObject({ holders: { placed: 2 } });
    const [one] = learners;
    if (one === undefined) throw new Error('nobody is there');
    const { achievements } = valueOf(await one.api.latin.achievements());
    expect(achievements.find(({ id }) => id === 'placed')?.rarity).toBe(100);
    expect(achievements.find(({ id }) => id === 'words-25')?.rarity).toBe(0);
  });

  it('G-042 are given on asking to whoever learned before, and looked at once, in whatever window', async () => {
    const learner = await aLearner();
    const { newlyUnlocked } = valueOf(await learner.api.latin.checkAchievements({ body: {} }));
    expect(newlyUnlocked.map(({ id }) => id)).toEqual(['placed']);
    expect(valueOf(await learner.api.latin.checkAchievements({ body: {} })).newlyUnlocked).toEqual([]);
    expect((await honorsOf(learner)).unlocked).toHaveLength(1);
    valueOf(await learner.api.latin.seeAchievements({ body: { seen: 1 } }));
    expect((await honorsOf(learner)).unlocked).toEqual([]);
    valueOf(await learner.api.latin.seeAchievements({ body: { seen: 0 } }));
    expect((await honorsOf(learner)).unlocked).toEqual([]);
  });
});

describe('titles', () => {
  it('are worn when they are earned, laid down, and refused otherwise', async () => {
    const learner = await aLearner();
    const wear = (titleId: string | null) => learner.api.latin.wearTitle({ body: { titleId } });
    expect(refusalOf(await wear('words-500'))).toEqual({ status: 409, code: 'title_unearned' });
    await withChallenge(server, learner.user.id, { challengeId: 'small-change' });
    const kept = await server.house.store.get(honors, learner.user.id);
    if (kept === null) throw new Error('nothing is kept');
    const body = { ...kept.body, earned: [{ id: 'words-500', at: server.now() }] };
    await mustCommit(server.house.store, [
      { kind: 'replace', collection: honors as never, id: kept.id, revision: kept.revision, body },
    ]);
    expect(valueOf(await wear('words-500')).learner.honors.title).toMatchObject({ latin: 'Comes Verbōrum' });
    expect((await gallery(learner)).titles).toMatchObject([{ id: 'words-500', worn: true }]);

    // Whoever reads of them reads of it: in the rankings, among rivals, and on the field for good.
    const rival = await server.ruler();
    const title = { latin: 'Comes Verbōrum', english: expect.any(String) as string };
    const { rankings, own } = valueOf(
      await learner.api.pvp.rankings({ query: { npcs: 'with', limit: 100 } }),
    );
    expect(own?.title).toEqual(title);
    const isOthers = ({ userId }: { userId: string }) => userId !== learner.user.id;
    expect(rankings.filter((row) => !isOthers(row)).map((row) => row.title)).toEqual([title]);
    expect(rankings.filter(isOthers).every((row) => row.title === null)).toBe(true);
    const { players } = valueOf(await rival.api.pvp.players());
    expect(players.find((one) => !isOthers(one))?.title).toEqual(title);
    const sent = valueOf(
      await rival.act({
        actionType: 'pvp_battle',
        actionId: 'initiate_battle',
        metadata: { targetUserId: learner.user.id, armyId: 'army-1' },
      }),
    );
    const battleId = String(sent.actionResult['battleId']);
    valueOf(
      await learner.act({
        actionType: 'pvp_battle',
        actionId: 'accept_battle',
        metadata: { battleRequestId: battleId, defenderArmyId: 'army-1' },
      }),
    );
    const onTheField = async () => {
      const params = { id: battleId };
      return valueOf(await rival.api.battles.battle({ params })).battle;
    };
    expect(await onTheField()).toMatchObject({ attacker: { title: null }, defender: { title } });
    expect(valueOf(await wear(null)).learner.honors.title).toBeNull();
    expect(valueOf(await learner.api.pvp.rankings({ query: {} })).own?.title).toBeNull();
    expect((await onTheField()).defender.title).toEqual(title);
  });
});

describe('the challenge of the day', () => {
  it('G-015 LR-028 LR-029 is begun, counted with each answer, met, paid once, and acknowledged', async () => {
    const learner = await aLearner();
    await withChallenge(server, learner.user.id, { challengeId: 'umbra' });
    const started = valueOf(await learner.api.latin.startChallenge({ body: { challengeId: 'umbra' } }));
    expect(started.challenge).toMatchObject({ status: 'IN PROGRESS', progress: { questionsCompleted: 0 } });
    const complete = () => learner.api.latin.completeChallenge({ body: { challengeId: 'umbra' } });
    expect(refusalOf(await complete())).toEqual({ status: 409, code: 'challenge_unfinished' });
    await answerOne(learner);
    await answerOne(learner, false);
    const forHonors = async () =>
      valueOf(await learner.api.kingdom.ledger({ query: { limit: 50 } }))
        .entries.filter(({ reason }) => reason === 'honor_earned')
        .reduce((sum, { turns }) => sum + turns, 0);
    const before = await forHonors();
    const met = await answerOne(learner);
    expect(met.challengeMet).toEqual({ id: 'umbra', turns: started.challenge.rewards.bonusTurns });
    // What the challenge pays is told apart from what the honors pay that came with it.
    expect(met.honorTurns).toBe((await forHonors()) - before);
    expect(met.learner.honors.challenge).toMatchObject({
      status: 'COMPLETE',
      progress: { accuracy: 67, isComplete: true, progressPercent: 100 },
    });
    expect(met.learner.honors.unlocked.map(({ id }) => id)).toContain('challenge-1');
    expect(valueOf(await complete())).toMatchObject({ completedChallenges: ['umbra'] });
    expect((await answerOne(learner)).challengeMet).toBeNull();
    const { entries } = valueOf(await learner.api.kingdom.ledger({ query: { limit: 20 } }));
    expect(entries.filter(({ reason }) => reason === 'challenge_met').map(({ turns }) => turns)).toEqual([
      started.challenge.rewards.bonusTurns,
    ]);
    expect(refusalOf(await learner.api.latin.startChallenge({ body: { challengeId: 'umbra' } }))).toEqual({
      status: 409,
      code: 'challenge_done',
    });
  });

  it('is the day’s own, and the house’s alone to begin', async () => {
    const learner = await aLearner();
    const today = valueOf(await learner.api.latin.challenge()).challenge;
    expect(today?.status).toBe('NOT STARTED');
    const other = today?.id === 'cobbler' ? 'postcard' : 'cobbler';
    expect(refusalOf(await learner.api.latin.startChallenge({ body: { challengeId: other } }))).toEqual({
      status: 409,
      code: 'challenge_gone',
    });
    const { actionType, metadata } = startChallenge.wire({ challengeId: other, day: '2026-01-01' });
    expect(refusalOf(await learner.act({ actionType, metadata: metadata ?? {} })).code).toBe('not_allowed');
    const nobody = await server.ruler();
    expect(valueOf(await nobody.api.latin.challenge()).challenge).toBeNull();
    expect(refusalOf(await nobody.api.latin.startChallenge({ body: { challengeId: other } })).code).toBe(
      'assessment_needed',
    );
  });

  it('fills the rack with what it asks for, whatever lies open', async () => {
    const learner = await aLearner(5);
    await draw(learner, 5);
    await withChallenge(server, learner.user.id, { challengeId: 'cobbler' });
    const drawn = await draw(learner, 3);
    expect(drawn.map(({ questionType }) => questionType)).toEqual(
      Array.from({ length: 3 }, () => 'type_response'),
    );
  });
});
