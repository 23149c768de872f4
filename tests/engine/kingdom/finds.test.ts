// What surveyors come upon: written with care, weighed by land and level, drawn by the realm's own chance.
import { describe, expect, it } from 'vitest';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { exploreLand } from '@sigilla/engine/actions/economy/exploreLand.ts';
import { findsFor } from '@sigilla/engine/kingdom/exploration.ts';
import { eventSentence } from '@sigilla/content/texts/events.ts';
import { aKingdom, content } from '../../support/builders.ts';
import { done, MemoryRealm } from '../../support/realm.ts';

const explore = exploreLand.wire({ exploration: 'territorial_exploration' });

describe('finds', () => {
  it('are at least two dozen, each with a name and a story of its own, and none reaches the window unfound', () => {
    expect(content.finds.length).toBeGreaterThanOrEqual(24);
    for (const key of ['id', 'title', 'story'] as const)
      expect(new Set(content.finds.map((find) => find[key])).size).toBe(content.finds.length);
    expect(kingdomContent.finds).toEqual([]);
  });

  it('are of the land and the level that a kingdom has', () => {
    const ids = (level: number, land: number) =>
      findsFor(aKingdom().atLevel(level).withResources({ land }).build(), content).map(({ id }) => id);
    expect(ids(1, 40)).toContain('hollow_oak');
    expect(ids(1, 40)).not.toContain('dragons_bed');
    expect(ids(1, 300)).not.toContain('dragons_bed');
    expect(ids(40, 40)).not.toContain('dragons_bed');
    expect(ids(40, 300)).toContain('dragons_bed');
    expect(ids(40, 300)).not.toContain('hollow_oak');
    // Wherever a kingdom stands there is something to find, and something else than before when it has grown.
    for (const [level, land] of [
      [1, 0],
      [5, 60],
      [20, 120],
      [60, 2000],
    ] as const)
      expect(ids(level, land).length, `level ${level}`).toBeGreaterThanOrEqual(8);
  });

  it('come in about a quarter of all explorations, tell what was found, and bring it', () => {
    const realm = new MemoryRealm(
      aKingdom().withoutArmies().withGold(90_000).withTurns(500).withResources({ land: 60 }).build(),
    );
    const seen = new Map<string, number>();
    let found = 0;
    for (let i = 0; i < 90; i += 1) {
      const before = realm.kingdom('harrow');
      realm.kingdoms.set('harrow', { ...before, turns: { ...before.turns, count: 100 }, artifacts: [] });
      const { decision } = done(realm.play('harrow', explore));
      const find = exploreLand.report.parse(decision.done.report).find;
      if (find === null) continue;
      found += 1;
      seen.set(find.id, (seen.get(find.id) ?? 0) + 1);
      const definition = content.finds.find(({ id }) => id === find.id);
      for (const gain of definition?.gains ?? [])
        if (gain.kind === 'resource')
          expect(decision.gained[gain.resource] ?? 0).toBeGreaterThanOrEqual(gain.amount);
      expect(decision.done.report['artifactDiscovered']).toBeNull();
      expect(eventSentence(decision.done.message)).toContain(find.story);
    }
    expect(found).toBeGreaterThan(12);
    expect(found).toBeLessThan(36);
    expect(seen.size).toBeGreaterThan(5);
  });

  it('are drawn the same however often they are asked for', () => {
    const realm = new MemoryRealm(aKingdom().withGold(9000).withTurns(500).build());
    for (let i = 0; i < 8; i += 1) {
      const asked = done(realm.weigh('harrow', explore)).decision.done.report;
      expect(done(realm.play('harrow', explore)).decision.done.report).toEqual(asked);
    }
  });
});
