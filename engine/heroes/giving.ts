// What heroes in service give: to the realm, as sources of the one table of effects; and to the host that marches under one of them.
// Invariant: a captive gives nothing to anybody; a wounded hero commands nobody, and still gives the realm what a bed allows.
import type { HeroAbility } from '@sigilla/content/schema/hero.ts';
import type { HeroCategory } from '@sigilla/content/schema/heroCategory.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import { amountsOf, type Amount } from '../kingdom/effects.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import type { OwnedHero } from './hero.ts';
import { heroBonuses, heroLevelOf, statsOf, whoIs, type HeroBonus, type Person } from './stats.ts';

type Court = Pick<Kingdom, 'heroes' | 'artifacts'>;

const ONE = { level: 1, quantity: 1 };

const effectsOf = ({ abilities }: Person, scope: HeroAbility['scope']) =>
  abilities.filter((one) => one.scope === scope).flatMap(({ effects }) => effects);

/** Where each of the six bonuses counts. */
const COUNTS: Readonly<Record<HeroBonus, readonly Omit<Amount, 'amount'>[]>> = {
  goldGeneration: [{ bonus: 'yieldPercent', resource: 'gold' }],
  manaGeneration: [{ bonus: 'yieldPercent', resource: 'mana' }],
  researchSpeed: [{ bonus: 'yieldPercent', resource: 'researchPoints' }],
  buildingEfficiency: [
    { bonus: 'yieldPercent', resource: 'food' },
    { bonus: 'yieldPercent', resource: 'materials' },
  ],
  militaryEffectiveness: [{ bonus: 'attackPercent', resource: null }],
  diplomaticBonus: [{ bonus: 'tradeDiscount', resource: null }],
};

/** All that one hero gives the realm. */
const amountsFrom = (owned: OwnedHero, person: Person, court: Court, content: KingdomContent): Amount[] => {
  const bonuses = heroBonuses(statsOf(owned, person, court.artifacts, content));
  const amounts = amountsOf(effectsOf(person, 'realm'), ONE);
  for (const [bonus, places] of Object.entries(COUNTS) as [HeroBonus, (typeof COUNTS)[HeroBonus]][])
    for (const place of places) if (bonuses[bonus] > 0) amounts.push({ ...place, amount: bonuses[bonus] });
  return amounts;
};

/** What each hero in service gives the realm, by name. */
export const heroGifts = (court: Court, content: KingdomContent) =>
  court.heroes.flatMap((owned) => {
    const person = whoIs(owned, content);
    return person === null || owned.captive !== null
      ? []
      : [{ id: owned.heroId, name: person.name, amounts: amountsFrom(owned, person, court, content) }];
  });

/** The six bonuses, all heroes together. */
export const kingdomHeroBonuses = (
  court: Court,
  content: KingdomContent,
): Readonly<Record<HeroBonus, number>> => {
  const sum = {
    goldGeneration: 0,
    manaGeneration: 0,
    researchSpeed: 0,
    buildingEfficiency: 0,
    militaryEffectiveness: 0,
    diplomaticBonus: 0,
  };
  for (const owned of court.heroes) {
    const person = whoIs(owned, content);
    if (person === null || owned.captive !== null) continue;
    const bonuses = heroBonuses(statsOf(owned, person, court.artifacts, content));
    for (const bonus of Object.keys(sum) as HeroBonus[]) sum[bonus] += bonuses[bonus];
  }
  return sum;
};

/** Whoever leads a host, and what they are worth to it. */
export interface Command {
  readonly heroId: string;
  readonly name: string;
  readonly className: string;
  readonly category: HeroCategory;
  readonly level: number;
  /** Points of commander bonus (docs/BATTLE.md). */
  readonly points: number;
  readonly attackPercent: number;
  readonly defensePercent: number;
  readonly morale: number;
}

/** Fit to do anything at all: neither taken nor in bed. */
export const isFit = (owned: OwnedHero, turnsSpent: number): boolean =>
  owned.captive === null && owned.healedAtTurn <= turnsSpent;

/** Points of commander bonus: a quarter of twice leadership, combat and intelligence. */
const commandPoints = (owned: OwnedHero, person: Person, court: Court, content: KingdomContent): number => {
  const { leadership, combat, intelligence } = statsOf(owned, person, court.artifacts, content);
  return Math.floor((2 * leadership + combat + intelligence) / 4);
};

/** What a hero would be worth to a host. */
export const commandOf = (
  owned: OwnedHero,
  person: Person,
  court: Court,
  content: KingdomContent,
): Command => {
  let [attackPercent, defensePercent, morale] = [0, 0, 0];
  for (const { bonus, amount } of amountsOf(effectsOf(person, 'host'), ONE)) {
    if (bonus === 'attackPercent') attackPercent += amount;
    if (bonus === 'wardPercent') defensePercent += amount;
    if (bonus === 'battleMorale') morale += amount;
  }
  return {
    heroId: owned.heroId,
    name: person.name,
    className: person.className,
    category: person.category,
    level: heroLevelOf(owned.experience),
    points: commandPoints(owned, person, court, content),
    attackPercent,
    defensePercent,
    morale,
  };
};

/** Who commands an army today; null where nobody fit does. */
export const commanderOf = (
  kingdom: Pick<Kingdom, 'heroes' | 'artifacts' | 'turnsSpent'>,
  armyId: string,
  content: KingdomContent,
): Command | null => {
  const owned = kingdom.heroes.find((one) => one.armyId === armyId && isFit(one, kingdom.turnsSpent));
  const person = owned === undefined ? null : whoIs(owned, content);
  return owned === undefined || person === null ? null : commandOf(owned, person, kingdom, content);
};
