// The Turn Report and the wall of achievements as texts: drawn up from what the server answers, and from nothing else.
import { describe, expect, it } from 'vitest';
import { headerOf, reportOf } from '@sigilla/client/realm/report/report.ts';
import '@sigilla/client/realm/magic.ts';
import type { Gallery } from '@sigilla/client/features/achievements/queries.ts';
import { rewardText, sifted, WIDE_OPEN } from '@sigilla/client/features/achievements/words.ts';
import { KINGDOM_DEEDS } from '@sigilla/engine/actions/registry.ts';
import { ownKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { earnedFeat, renownGallery } from '@sigilla/engine/renown/gallery.ts';
import { newRenown } from '@sigilla/engine/renown/renown.ts';
import { riseWords, stepsClimbed } from '@sigilla/client/realm/level/words.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import type { KingdomBuilder } from '../support/builders.ts';
import { aKingdom, content, NOW, rulesOf } from '../support/builders.ts';
import { MemoryRealm } from '../support/realm.ts';
import { anActionResult } from '../support/actionResult.ts';

const answered = (actionResult: object, passiveResults: object = {}, turnsSpent = 3): ActionResult =>
  anActionResult(actionResult, passiveResults, turnsSpent);
const viewOf = (kingdom = aKingdom('harrow').build()) => ownKingdomView(kingdom, content, rulesOf(), NOW);
const report = (results: readonly ActionResult[], kingdom = viewOf()) =>
  reportOf({ actionName: 'Exploration', results, startTime: NOW, endTime: NOW + 6400 }, kingdom);

describe('a Turn Report', () => {
  const gold = (amount: number, source: string) => ({
    resourceGeneration: {
      resourcesGenerated: { gold: amount },
      generationSources: [{ source, resource: 'gold', amount }],
    },
    buildingEffects: [{ buildingName: 'Town', effects: { bonusesApplied: [] } }],
  });

  it('adds up a run of deeds by category, and says in its head how much of all there was', () => {
    const drawn = report([
      answered({ resourcesGained: { land: 2 } }, gold(30, 'Town')),
      answered({ resourcesGained: { land: 4 } }, gold(12, 'Town')),
      // What is paid is no reward.
      answered({}, { resourceGeneration: { resourcesGenerated: { food: -3 }, generationSources: [] } }, 0),
    ]);
    expect(drawn.totalResults.map(({ category, name, quantity }) => [category, name, quantity])).toEqual([
      ['The deed', 'Land', 6],
      ['Buildings', 'Gold', 42],
      ['The realm', 'Food', -3],
    ]);
    expect(headerOf(drawn)).toBe('Exploration · 6 turns spent in 6 seconds · 2 rewards');
    expect(drawn.summary.rarityBreakdown).toEqual([
      ['legendary', 0],
      ['epic', 0],
      ['rare', 0],
      ['uncommon', 0],
      ['other', 2],
    ]);
    expect(drawn.nextRecommendations).toEqual([]);
  });

  it('holds everything that truly moved: its quantities are the kingdom’s own change, for every deed of the economy', () => {
    const realm = new MemoryRealm(aKingdom('harrow').withGold(5000).build());
    const wires = [
      { actionType: 'rush_resource', actionId: 'tax_collection' },
      { actionType: 'explore_land', actionId: 'territorial_exploration' },
    ];
    for (const wire of wires) {
      expect(KINGDOM_DEEDS.some(({ verb }) => verb.id === wire.actionType)).toBe(true);
      const before = realm.kingdom('harrow').resources;
      const played = realm.play('harrow', wire);
      if (!played.ok) throw new Error(played.refusal.code);
      const { decision } = played.value;
      const drawn = report([
        answered(
          {
            ...decision.done.report,
            resourcesGained: decision.gained,
            resourcesSpent: decision.cost.resources,
          },
          { ...decision.passiveResults, eventTriggers: [] },
        ),
      ]);
      for (const name of ['gold', 'food', 'land'] as const) {
        const told = drawn.totalResults
          .filter(({ icon }) => icon === name)
          .reduce((sum, { quantity }) => sum + quantity, 0);
        const spent = decision.cost.resources[name] ?? 0;
        expect(told - spent).toBe(realm.kingdom('harrow').resources[name] - before[name]);
      }
    }
  });

  it('calls new what was found first, and not another of what runs out', () => {
    const definition = content.artifacts.get('purse_of_the_careful_aunt');
    if (definition === undefined) throw new Error('no purse');
    const { id, name, rarity, description } = definition;
    const found = answered({
      artifactDiscovered: { id, name, rarity, description },
      landGained: 1,
      find: null,
      experienceGained: 10,
    });
    const newIn = (kingdom: KingdomBuilder): readonly boolean[] =>
      report([found], kingdom.view()).totalResults.map(({ isNew }) => isNew);
    const once = aKingdom('harrow').withArtifact(id);
    expect(newIn(once)).toEqual([true]);
    expect(newIn(once.withArtifact(id))).toEqual([false]);
  });

  it('tells what is new and what to try with it: an artifact, a level’s openings, a study that is done', () => {
    const [artifact] = content.artifacts.values();
    if (artifact === undefined) throw new Error('no artifacts');
    const kingdom = viewOf(aKingdom('harrow').with({ experience: 410 }).withArtifact(artifact.id).build());
    const { id, name, rarity, description } = artifact;
    const [feat] = content.renown.feats;
    if (feat === undefined) throw new Error('no feats');
    const drawn = report(
      [
        answered(
          {
            landGained: 1,
            artifactDiscovered: { id, name, rarity, description },
            find: { id: 'mill', title: 'A mill without a stream', story: 'It still turns.' },
            experienceGained: 6,
            achievements: [earnedFeat(feat)],
          },
          {
            researchProgress: [
              { kind: 'spell', researchId: 'x', researchName: 'Owl Light', completed: true, progressMade: 3 },
            ],
          },
        ),
      ],
      kingdom,
    );
    expect(drawn.summary.experienceGained).toBe(106);
    expect(drawn.summary.newUnlocks).toEqual(expect.arrayContaining(['Spell Paths', name, 'Owl Light']));
    expect(drawn.specialEvents.map(({ title }) => title)).toEqual(['Level 5', 'A mill without a stream']);
    expect(drawn.achievements).toHaveLength(1);
  });

  it('counts what a study taught that came to its end meanwhile, and the level that it led to', () => {
    const done = {
      kind: 'spell',
      researchId: 'long_breath',
      researchName: 'The Long Breath',
      progressMade: 3,
    };
    const after = viewOf(aKingdom('harrow').with({ experience: 420 }).build());
    const told = (completed: boolean) =>
      report([answered({ experienceGained: 4 }, { researchProgress: [{ ...done, completed }] })], after);
    expect(told(false).summary.experienceGained).toBe(4);
    expect(told(true).summary.experienceGained).toBe(54);
    expect(told(true).specialEvents.map(({ title }) => title)).toEqual(['Level 5']);
  });

  it('counsels by what went wrong', () => {
    const events = [{ triggered: true, code: 'armyUnpaid', text: 'The soldiers went unpaid.' }];
    const unpaid = answered({}, { eventTriggers: events });
    const drawn = report([unpaid, unpaid, unpaid]);
    // The same, three times over, is one event.
    expect(drawn.specialEvents.map(({ description }) => description)).toEqual([
      'The soldiers went unpaid. It came to that 3 times.',
    ]);
    expect(drawn.nextRecommendations[0]).toMatch(/Collect taxes/);
  });
});

describe('the wall of achievements', () => {
  const kingdom = aKingdom('harrow').withGold(1200).build();
  const renown = { ...newRenown(kingdom.accountId), earned: [{ id: 'noble', at: NOW }] };
  const gallery: Gallery = { success: true, ...renownGallery(renown, kingdom, content, null) };
  const names = (sieve: Partial<typeof WIDE_OPEN>) =>
    sifted(gallery, { ...WIDE_OPEN, ...sieve }).map(({ id }) => id);

  it('ER-041 shows what is held first, then what is nearest to its end', () => {
    const all = names({});
    expect(all).toHaveLength(gallery.achievements.length);
    expect(all[0]).toBe('noble');
    expect(all.indexOf('first-chest')).toBeLessThan(all.indexOf('second-chest'));
  });

  it('ER-042 is sifted by words, category, tier and status', () => {
    expect(names({ status: 'unlocked' })).toEqual(['noble']);
    expect(names({ status: 'locked' })).not.toContain('noble');
    expect(names({ category: 'economic', tier: 'bronze' })).toContain('first-chest');
    expect(names({ category: 'economic', tier: 'bronze' })).not.toContain('noble');
    expect(names({ words: '  ROOSTER ' })).toEqual(['first-roofs']);
    expect(names({ words: 'no such deed' })).toEqual([]);
  });

  it('says what a feat brings', () => {
    expect(
      rewardText([
        { type: 'other', item: 'experience', quantity: 1000 },
        { type: 'turns', item: 'turns', quantity: 1 },
        { type: 'resource', item: 'researchPoints', quantity: 5 },
      ]),
    ).toBe('1,000 experience, 1 turn, 5 research');
  });
});

describe('a rise', () => {
  const risen = (experience: number) => viewOf({ ...aKingdom('harrow').build(), experience });

  it('is told by its height, with all that opened on the way and how far the next step is', () => {
    expect(riseWords(1, risen(112))).toEqual({
      title: 'Level 2',
      body: expect.stringMatching(/ 88 experience to level 3\.$/) as string,
      opened: expect.any(Number) as number,
    });
    expect(riseWords(4, risen(420)).body).toContain('Spell Paths');
    // Of what lies further down nothing is said again, whatever was leapt over is.
    expect(riseWords(5, risen(520)).body).not.toContain('Spell Paths');
    expect(riseWords(3, risen(520)).body).toContain('Spell Paths');
  });

  it('by many levels names three of what opened, features first, and counts the rest', () => {
    const { body, opened } = riseWords(1, risen(5900));
    expect(opened).toBeGreaterThan(30);
    expect(body).toContain('From here: Guilds & PvP, Armageddon Events, Siege Warfare');
    expect(body).toContain(` and ${opened - 3} more.`);
    expect(body.length).toBeLessThan(140);
    // Nothing is hidden where there are no more than three.
    expect(riseWords(59, risen(5900)).body).not.toContain(' more');
    expect(riseWords(1, risen(1)).opened).toBe(0);
  });

  it('goes on beyond the sixtieth level, step by step', () => {
    const steps = [5900, 6000, 6499, 6500, 7000].map((experience) => stepsClimbed(risen(experience)));
    expect(steps).toEqual([60, 60, 60, 61, 62]);
    expect(riseWords(60, risen(6500)).title).toBe('Level 60, ascended 1');
  });
});
