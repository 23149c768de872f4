// The steward's page of heroes: what each does, how far the court has come, and where the six bonuses come from.
import { describe, expect, it } from 'vitest';
import { bonusSources } from '@sigilla/client/features/heroes/bonusSources.ts';
import {
  dressOf,
  featureStandings,
  lessonsOf,
  storyOf,
  whereabouts,
} from '@sigilla/client/features/heroes/standings.ts';
import { termsWords } from '@sigilla/client/realm/heroWords.ts';
import { KingdomId } from '@sigilla/engine/core/brand.ts';
import { kingdomHeroBonuses } from '@sigilla/engine/heroes/giving.ts';
import { newHero } from '@sigilla/engine/heroes/hero.ts';
import { HERO_BONUSES } from '@sigilla/engine/heroes/stats.ts';
import { aKingdom, content, NOW } from '../support/builders.ts';

const HOUR = 3_600_000;
const taken = { by: KingdomId.parse('k-thorn'), kingdomName: 'Thornmark', since: 1, ransom: 100 };
const [quest] = content.heroQuests.values();
const [step] = quest?.steps ?? [];
if (quest === undefined || step === undefined) throw new Error('the books hold no quest');
const onQuest = { questId: quest.id, stepId: step.id };

describe('what somebody asks for coming into service', () => {
  it('is said whole, whatever coin it is in', () => {
    expect(termsWords(content.heroTerms.military.mythical)).toBe('5 turns, 2,600 gold');
    expect(termsWords(content.heroTerms.magical.rare)).toBe('2 turns, 330 gold, 140 mana');
    expect(termsWords(content.heroTerms.economic.common)).toBe('1 turn, 140 gold, 10 research');
  });
});

describe('a hero', () => {
  const kingdom = aKingdom().with({ turnsSpent: 7 }).view();
  const armyId = kingdom.armies[0]?.id ?? '';
  const hob = newHero('hob_underpike', NOW);

  it.each([
    ['at the high table', {}],
    [`leads ${kingdom.armies[0]?.name ?? ''}`, { armyId }],
    ['away on a quest', { quest: onQuest }],
    ['wounded, for 3 turns more', { armyId, healedAtTurn: 10 }],
    ['captive of Thornmark', { captive: taken, healedAtTurn: 10 }],
  ])('%s', (words, change) => {
    expect(whereabouts({ ...hob, ...change }, kingdom)).toBe(words);
  });

  it('has learned, wears and has lived through what the kingdom keeps of it', () => {
    const armed = aKingdom().withArtifact('millers_sieve').view();
    const [artifact] = armed.artifacts;
    expect(lessonsOf(hob)).toBe('nothing yet');
    expect(lessonsOf({ trained: { combat: 2, administration: 1 } })).toBe('Admin +1, Combat +2');
    expect(dressOf(hob, armed.artifacts, content)).toBe('nothing but their own clothes');
    const name = content.artifacts.get('millers_sieve')?.name ?? '';
    expect(dressOf({ worn: { belt: artifact?.id ?? '' } }, armed.artifacts, content)).toBe(
      `at the belt the ${name}`,
    );
    expect(storyOf(hob, content)).toBe('none so far');
    expect(storyOf({ ...hob, quest: onQuest }, content)).toBe(`${quest.title}, waiting for your word`);
    expect(storyOf({ ...hob, questsDone: ['a', 'b'] }, content)).toBe('home from 2 quests');
  });
});

describe('the court', () => {
  const states = (kingdom: ReturnType<ReturnType<typeof aKingdom>['view']>) =>
    Object.fromEntries(
      featureStandings(kingdom, content, NOW).map(({ label, state }) => [label, state] as const),
    );

  it('KT-135 KT-136 KT-137 KT-138 KT-139 shows how far it has come with each of the five, and promises nothing', () => {
    const idle = states(aKingdom().view());
    expect(Object.keys(idle)).toEqual([
      'equipment and artifacts',
      'assignment to armies and territories',
      'training',
      'quests and storylines',
      'diplomatic missions',
    ]);
    expect(Object.values(idle).join(' ')).not.toMatch(/soon|coming|later/i);
    const armyId = aKingdom().build().armies[0]?.id ?? '';
    const busy = states(
      aKingdom()
        .withHero('hob_underpike', { armyId, trained: { combat: 2 } })
        .withHero('piers_halfpenny', { quest: onQuest, questsDone: ['one'], trained: { magic: 1 } })
        .with({
          activeEffects: [
            { kind: 'mission', id: 'salt_road', startedAt: NOW, until: NOW + 2 * HOUR },
            { kind: 'mission', id: 'wool_of_the_uplands', startedAt: NOW - HOUR, until: NOW },
          ],
        })
        .view(),
    );
    expect(busy['assignment to armies and territories']).toMatch(/^1 of 1 army under a hero/);
    expect(busy['training']).toBe('3 points learned so far.');
    expect(busy['quests and storylines']).toBe(`1 under way, 1 of ${content.heroQuests.size} over.`);
    const road = content.heroMissions.get('salt_road')?.name ?? '';
    expect(busy['diplomatic missions']).toMatch(new RegExp(`^In force: ${road}, for 2 ?h`));
    expect(busy['diplomatic missions']).not.toContain(
      content.heroMissions.get('wool_of_the_uplands')?.name ?? '',
    );
  });

  it('names for each bonus the heroes it comes from, who add up to it; a captive is in none', () => {
    const kingdom = aKingdom()
      .withHero('piers_halfpenny')
      .withHero('nobody_in_particular')
      .withHero('hob_underpike', { captive: taken })
      .view();
    const sums = kingdomHeroBonuses(kingdom, content);
    for (const bonus of HERO_BONUSES) {
      const parts = bonusSources(kingdom, bonus, content);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(sums[bonus]);
      expect(parts.map(({ name }) => name)).not.toContain('Hob Underpike');
    }
    expect(bonusSources(kingdom, 'goldGeneration', content).length).toBe(2);
  });
});
