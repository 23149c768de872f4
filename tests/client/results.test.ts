// What a result leaf says, from the server's own words.
import { describe, expect, it } from 'vitest';
import { netWhilePassing, spentAndGained, whilePassing } from '@sigilla/client/features/result/resultText.ts';
import { reportOf } from '@sigilla/client/realm/report/report.ts';
import { sendEnvoy } from '@sigilla/engine/actions/heroes/sendEnvoy.ts';
import { trainHero } from '@sigilla/engine/actions/heroes/trainHero.ts';
import { ownKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import { anActionResult } from '../support/actionResult.ts';
import { aKingdom, content, NOW, rulesOf } from '../support/builders.ts';
import { done, MemoryRealm } from '../support/realm.ts';

const resultOf = (report: Readonly<Record<string, unknown>>): ActionResult =>
  anActionResult({
    actionType: 'recruit_units',
    actionId: 'militia',
    resourcesSpent: { gold: 90 },
    ...report,
  });

describe('what a muster brought', () => {
  it.each([
    [1, 'Militiaman'],
    [5, 'Militia'],
  ])('speaks of %i as %s', (quantity, label) => {
    const report = { unitId: 'militia', unitName: 'Militiaman', armyId: 'army-1', isWaiting: false };
    const rows = spentAndGained(resultOf({ ...report, quantity, experienceGained: 2 }));
    expect(rows).toContainEqual({ label, amount: quantity });
  });
});

describe('what a hero learned', () => {
  const realm = () =>
    new MemoryRealm(
      aKingdom('harrow').withGold(4000).withTurns(40).withHero('hob_underpike').atLevel(9).build(),
    );
  it.each([
    ['a lesson', trainHero.wire({ heroId: 'hob_underpike', stat: 'combat' })],
    ['an embassy', sendEnvoy.wire({ heroId: 'hob_underpike', missionId: 'salt_road' })],
  ])('from %s is told as the hero’s own, and never as the ruler’s', (_, wire) => {
    const own = realm();
    const before = own.kingdom('harrow');
    const { decision } = done(own.play('harrow', wire));
    const after = own.kingdom('harrow');
    const result = anActionResult({ ...decision.done.report }, {}, decision.cost.turns);
    const learned = (after.heroes[0]?.experience ?? 0) - (before.heroes[0]?.experience ?? 0);
    expect(learned).toBeGreaterThan(0);
    expect(spentAndGained(result)).toContainEqual({ label: 'Experience of Hob Underpike', amount: learned });
    expect(spentAndGained(result).filter(({ label }) => label === 'Experience')).toEqual([]);
    const drawn = reportOf(
      { actionName: 'Lessons', results: [result], startTime: NOW, endTime: NOW },
      ownKingdomView(after, content, rulesOf(), NOW),
    );
    expect(drawn.summary.experienceGained).toBe(after.experience - before.experience);
    expect(drawn.specialEvents).toEqual([]);
  });
});

describe('what turns brought by themselves', () => {
  it('LR-074 is told by source and, in a great realm, summed to a line for each resource', () => {
    const generationSources = Array.from({ length: 12 }, (_, n) => ({
      source: `House ${n}`,
      resource: 'gold' as const,
      amount: 10,
    }));
    const result = anActionResult(
      {},
      { resourceGeneration: { generationSources, resourcesGenerated: { gold: 90 } } },
    );
    expect(netWhilePassing(result)).toEqual([{ label: 'Gold', amount: 90 }]);
    const told = whilePassing(result);
    expect(told).toHaveLength(13);
    expect(told).toContainEqual({ label: 'Soldiers’ pay', amount: -30 });
    expect(told.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(90);
  });
});
