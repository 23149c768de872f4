// A small `npm run balance`: one kingdom a policy over the engine's own verbs. When a price, a yield or a rate changes, this says whether
// there is still more than one good way to rule. The whole of it, with tables and plots: npm run balance (docs/RULES.md).
import { describe, expect, it } from 'vitest';
import { content } from '../../support/builders.ts';
import { sharesOfMedian, takenBy, together } from '../../bench/economy/measure.ts';
import { POLICIES } from '../../bench/economy/policies.ts';
import { reign } from '../../bench/economy/play.ts';

/** Permille of the median power that no policy may exceed, and below which none may fall (docs/RULES.md). */
const MOST = 1750;
const LEAST = 400;

describe('ways to rule, 300 turns long', () => {
  const all = together(
    POLICIES.map((policy) => reign(policy, 0, 300)),
    300,
  );

  it('lead no one far beyond the middle, and leave no one far behind', () => {
    expect(all.length).toBeGreaterThanOrEqual(10);
    for (const [policy, share] of sharesOfMedian(all)) {
      expect(share, policy).toBeLessThanOrEqual(MOST);
      expect(share, policy).toBeGreaterThanOrEqual(LEAST);
    }
  });

  it('take every branch between them: each kind of building, each hurried work, trade, learning, magic, heroes and war', () => {
    const taken = takenBy(all);
    const missed = [...content.buildings.values()].filter(
      ({ id, special }) => special === null && (taken.get(id) ?? []).length === 0,
    );
    expect(missed.map(({ id }) => id)).toEqual([]);
    for (const deed of [
      'tax_collection',
      'magical_meditation',
      'recruitment_drive',
      'intensive_study',
      'mana_for_gold',
      'gold_for_research',
      'explore_land',
      'activate_artifact',
      'recruit_units',
      'choose_spell_path',
      'research_spell',
      'research_technology',
      'cast_spell',
      'recruit_hero',
      'assign_hero',
      'train_hero',
      'begin_hero_quest',
      'send_envoy',
    ])
      expect(taken.get(deed) ?? [], deed).not.toEqual([]);
    expect(all.some(({ reigns }) => reigns.some(({ end }) => end.war.wins > 0))).toBe(true);
  });

  it('play the same again with the same seed', () => {
    const [policy] = POLICIES;
    if (policy === undefined) throw new Error('no policies');
    expect(reign(policy, 3, 40).end).toEqual(reign(policy, 3, 40).end);
  });
});
