// Quests: who may go, where a storyline stands, and what a choice comes to.
// Invariant: a hero is on one quest at a time, and a realm goes through none of them twice, whoever is let go and asked back.
import { HERO_RARITIES } from '@sigilla/content/schema/hero.ts';
import type { HeroQuest, QuestEnding, QuestStep } from '@sigilla/content/schema/heroQuest.ts';
import type { BaseStats } from '@sigilla/content/schema/hero.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import { plus } from '../kingdom/ledger.ts';
import { withHero } from './court.ts';
import type { OwnedHero } from './hero.ts';
import type { Person } from './stats.ts';
import { taught } from './training.ts';

/** Where a hero's quest stands; null on no quest, or on one that the books no longer hold. */
export const standing = (
  { quest }: Pick<OwnedHero, 'quest'>,
  content: KingdomContent,
): { readonly quest: HeroQuest; readonly step: QuestStep } | null => {
  const known = quest === null ? undefined : content.heroQuests.get(quest.questId);
  const step = known?.steps.find(({ id }) => id === quest?.stepId);
  return known === undefined || step === undefined ? null : { quest: known, step };
};

/** The quests that this realm goes on no more: told by whoever serves, or closed with whoever was let go. */
export const questsOver = ({
  heroes,
  questsClosed,
}: Pick<Kingdom, 'heroes' | 'questsClosed'>): ReadonlySet<string> =>
  new Set([...questsClosed, ...heroes.flatMap(({ questsDone }) => questsDone)]);

/** The same kingdom without a hero, whose quests close behind them. */
export const withoutHero = <K extends Pick<Kingdom, 'heroes' | 'questsClosed'>>(
  kingdom: K,
  heroId: string,
): K => {
  const leaving = kingdom.heroes.filter((one) => one.heroId === heroId);
  const closed = leaving.flatMap(({ questsDone, quest }) => [
    ...questsDone,
    ...(quest === null ? [] : [quest.questId]),
  ]);
  return {
    ...kingdom,
    heroes: kingdom.heroes.filter((one) => one.heroId !== heroId),
    questsClosed: [...new Set([...kingdom.questsClosed, ...closed])],
  };
};

/** Would this hero be sent on it? */
export const isFitFor = ({ needs }: HeroQuest, person: Person, stats: BaseStats): boolean =>
  stats[needs.stat] >= needs.least &&
  HERO_RARITIES.indexOf(person.rarity) >= HERO_RARITIES.indexOf(needs.rarity);

/** The kingdom after a choice came to this, with the hero before the next step or back home. */
export const afterChoice = (
  kingdom: Kingdom,
  owned: OwnedHero,
  questId: string,
  ending: QuestEnding,
  next: string | null,
): Kingdom => {
  const { gains, stat, trait, wound, experience } = ending;
  const change: Partial<OwnedHero> = {
    experience: owned.experience + experience,
    trained: stat === null ? owned.trained : taught(owned.trained, stat),
    learned: trait === null || owned.learned.includes(trait) ? owned.learned : [...owned.learned, trait],
    ...(wound === 0
      ? {}
      : { wounds: owned.wounds + 1, healedAtTurn: Math.max(owned.healedAtTurn, kingdom.turnsSpent + wound) }),
    quest: next === null ? null : { questId, stepId: next },
    questsDone: next === null ? [...owned.questsDone, questId] : owned.questsDone,
  };
  return withHero({ ...kingdom, resources: plus(kingdom.resources, gains) }, owned.heroId, change);
};
