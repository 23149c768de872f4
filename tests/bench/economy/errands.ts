// What a patron sends heroes out for: quests whose best way through is worth more than its turns, embassies whose treaty is, and things to wear.
// Invariant: a way is judged by the hero's own scores, as the engine tries them; what is left to chance is taken at its mean.
import { beginHeroQuest } from '@sigilla/engine/actions/heroes/beginHeroQuest.ts';
import { chooseHeroQuest } from '@sigilla/engine/actions/heroes/chooseHeroQuest.ts';
import { equipHero } from '@sigilla/engine/actions/heroes/equipHero.ts';
import { sendEnvoy } from '@sigilla/engine/actions/heroes/sendEnvoy.ts';
import type { BaseStats } from '@sigilla/content/schema/hero.ts';
import type { HeroQuest, QuestChoice, QuestEnding } from '@sigilla/content/schema/heroQuest.ts';
import { wearingOf } from '@sigilla/engine/heroes/equipment.ts';
import { kingdomHeroBonuses, isFit } from '@sigilla/engine/heroes/giving.ts';
import { isFitFor, questsOver, standing } from '@sigilla/engine/heroes/quests.ts';
import { statsOf, whoIs } from '@sigilla/engine/heroes/stats.ts';
import { chanceOf } from '@sigilla/engine/heroes/trial.ts';
import { worthOf } from '@sigilla/engine/kingdom/forecast.ts';
import { content, HOUR } from '../../support/builders.ts';
import { gainBy, turnsWorth, wish, type Situation, type Wish } from './situation.ts';

/** Tenths of a gold piece that a hero's score and a point of their experience are worth to a patron. */
const SCORE = 100;
const POINT = 1;
const PERCENT_PER_POINT = 5;

const worthOfEnding = ({ gains, stat, experience }: QuestEnding): number =>
  worthOf(gains) + (stat === null ? 0 : SCORE) + POINT * experience;

interface Way {
  readonly choice: QuestChoice;
  readonly worth: number;
}

/** The best of the choices at a step, and what it and all that follows come to beyond their turns. */
const bestWay = (quest: HeroQuest, stepId: string, stats: BaseStats, turn: number): Way | null => {
  const step = quest.steps.find(({ id }) => id === stepId);
  const ways = (step?.choices ?? []).map((choice): Way => {
    const { test, success, failure, cost, next } = choice;
    const chance = test === null ? 1000 : chanceOf(stats[test.stat], test.difficulty);
    const lost = failure === null ? 0 : (worthOfEnding(failure) * (1000 - chance)) / 1000;
    const then = next === null ? 0 : (bestWay(quest, next, stats, turn)?.worth ?? 0);
    const paid = worthOf(cost.resources) + turn * cost.turns;
    return { choice, worth: (worthOfEnding(success) * chance) / 1000 + lost - paid + then };
  });
  return ways.toSorted((one, other) => other.worth - one.worth)[0] ?? null;
};

type Idle = Situation['kingdom']['heroes'][number];

const quests = (situation: Situation, owned: Idle): readonly Wish[] => {
  const { kingdom } = situation;
  const person = whoIs(owned, content);
  if (person === null) return [];
  const stats = statsOf(owned, person, kingdom.artifacts, content);
  const turn = 10 * turnsWorth(situation);
  const { heroId } = owned;
  const at = standing(owned, content);
  if (at !== null) {
    const way = bestWay(at.quest, at.step.id, stats, turn);
    const ways = [...(way === null ? [] : [way.choice]), ...at.step.choices];
    return ways.map(({ id }) => wish(chooseHeroQuest, { heroId, choiceId: id }));
  }
  const over = questsOver(kingdom);
  return [...content.heroQuests.values()].flatMap((quest) => {
    const [first] = quest.steps;
    if (first === undefined || over.has(quest.id) || !isFitFor(quest, person, stats)) return [];
    const way = bestWay(quest, first.id, stats, turn);
    return way !== null && way.worth > 2 * turn ? [wish(beginHeroQuest, { heroId, questId: quest.id })] : [];
  });
};

const embassies = (situation: Situation, owned: Idle): readonly Wish[] => {
  const { kingdom, now } = situation;
  const person = whoIs(owned, content);
  if (person === null || owned.quest !== null) return [];
  const stats = statsOf(owned, person, kingdom.artifacts, content);
  const { diplomaticBonus } = kingdomHeroBonuses(kingdom, content);
  return [...content.heroMissions.values()].flatMap((mission) => {
    const { id, stat, difficulty, treaty, gold, turns } = mission;
    if (kingdom.activeEffects.some((one) => one.kind === 'mission' && one.id === id)) return [];
    const until = now + treaty.hours * HOUR;
    const signed = { kind: 'mission' as const, id, startedAt: now, until };
    const turnly = gainBy(situation, { activeEffects: [...kingdom.activeEffects, signed] });
    const chance = chanceOf(stats[stat] + Math.floor(diplomaticBonus / PERCENT_PER_POINT), difficulty);
    const hours = Math.min(treaty.hours, situation.turns - situation.turn);
    const brings = (chance * turnly * hours) / 1000 - 10 * gold - 10 * turns * turnsWorth(situation);
    return brings > 0 ? [wish(sendEnvoy, { heroId: owned.heroId, missionId: id })] : [];
  });
};

/** Everything that heroes may be sent out for now, and whatever they may wear. */
export const errands = (situation: Situation): readonly Wish[] => {
  const { kingdom } = situation;
  const idle = kingdom.heroes.filter((one) => isFit(one, kingdom.turnsSpent) && one.armyId === null);
  const worn = new Set(kingdom.heroes.flatMap((one) => Object.values(one.worn)));
  const dress = idle.flatMap(({ heroId, worn: has }) =>
    kingdom.artifacts
      .filter(({ id, artifactId }) => {
        const definition = content.artifacts.get(artifactId);
        const wearing = definition === undefined ? null : wearingOf(definition);
        return wearing !== null && has[wearing.slot] === undefined && !worn.has(id);
      })
      .map(({ id }) => wish(equipHero, { heroId, artifactId: id })),
  );
  return [...dress, ...idle.flatMap((one) => [...quests(situation, one), ...embassies(situation, one)])];
};
