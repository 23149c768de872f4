// What heroes, spells and artifacts lend a host on the field, as the muster writes it down, and what that is worth in men: the bound that no single
// one of them may exceed. Invariant: what is lent is what engine/war/muster.ts would lend; nothing here has a number of its own but the bounds.
import type { HeroDefinition, HeroRarity } from '@sigilla/content/schema/hero.ts';
import type { Effect } from '@sigilla/content/schema/effect.ts';
import type { MusteredSide } from '@sigilla/engine/battle/drawUp.ts';
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { commandOf } from '@sigilla/engine/heroes/giving.ts';
import { newHero } from '@sigilla/engine/heroes/hero.ts';
import { heroLevelBegins, MOST_HERO_LEVEL, personOf } from '@sigilla/engine/heroes/stats.ts';
import { content } from '../../support/builders.ts';
import { SEED, aBattle, anArmy } from './armies.ts';

/** What one side has more than its like, and what it takes of the other's morale. */
export interface Lent {
  readonly own: Partial<MusteredSide>;
  readonly dread: number;
}

const MORALE = 80;

/** What a hero lends the host that they lead, on the day they come or at their last level. */
export const lentBy = (hero: HeroDefinition, isGrown: boolean): Lent => {
  const owned = {
    ...newHero(hero.id, 0),
    experience: isGrown ? heroLevelBegins(MOST_HERO_LEVEL) : 0,
  };
  const court = { heroes: [owned], artifacts: [] };
  const { points, attackPercent, defensePercent, morale } = commandOf(
    owned,
    personOf(hero, content),
    court,
    content,
  );
  return {
    own: { commanderBonus: points, attackPercent, defensePercent, morale: Math.min(100, MORALE + morale) },
    dread: 0,
  };
};

/** Several at once: percents and points add up, morale up to what a host can hold, as the muster reckons them. */
const together = (...all: readonly Lent[]): Lent => {
  const sum = (part: 'commanderBonus' | 'attackPercent' | 'defensePercent'): number =>
    all.reduce((total, { own }) => total + (own[part] ?? 0), 0);
  const heart = all.reduce((total, { own }) => total + (own.morale ?? MORALE) - MORALE, MORALE);
  return {
    own: {
      commanderBonus: sum('commanderBonus'),
      attackPercent: sum('attackPercent'),
      defensePercent: sum('defensePercent'),
      morale: Math.min(100, heart),
    },
    dread: all.reduce((total, { dread }) => total + dread, 0),
  };
};

/** What effects in force lend; defense that only walls give is not among it. */
const lentByRules = (rules: readonly Effect[]): Lent | null => {
  let [attackPercent, defensePercent, morale, dread] = [0, 0, 0, 0];
  for (const rule of rules) {
    if (rule.kind === 'attack_percent') attackPercent += rule.percent;
    if (rule.kind === 'ward_percent') defensePercent += rule.percent;
    if (rule.kind === 'battle_morale') morale += rule.points;
    if (rule.kind === 'dread') dread += rule.points;
  }
  return attackPercent + defensePercent + morale + dread === 0
    ? null
    : { own: { attackPercent, defensePercent, morale: Math.min(100, MORALE + morale) }, dread };
};

/** A host of every arm. */
const HOST = { soldiers: 60, pikemen: 30, archers: 48, heavy_cavalry: 15, mage: 12, banner: 12 };

/** Permille that a host with so many percent fewer men and this on its side wins against its like, fought from both places. */
export const wonWith = ({ own, dread }: Lent, fewerPercent: number, samples: number): number => {
  const units = Object.fromEntries(
    Object.entries(HOST).map(([unit, men]) => [unit, Math.round((men * (100 - fewerPercent)) / 100)]),
  );
  const mine = anArmy(units, own);
  const theirs = anArmy(HOST, { morale: MORALE - dread });
  const there = estimateOdds(aBattle(mine, theirs), samples, SEED);
  const back = estimateOdds(aBattle(theirs, mine), samples, forkSeed(SEED, 'back'));
  return Math.round((there.attacker + back.defender + (there.none + back.none) / 2) / 2);
};

/**
 * Percent of men that no commander of a rarity makes up for, grown to the last level (docs/RULES.md): a seventh of a host for those whom anybody may
 * hire, a quarter for the few, a third for those of whom a realm sees one.
 */
export const MOST_MEN: Readonly<Record<HeroRarity, number>> = {
  common: 15,
  uncommon: 15,
  rare: 25,
  epic: 25,
  legendary: 33,
  mythical: 33,
};
/** The same for a single spell or artifact in force, at its written strength. */
export const MOST_MEN_BY_ONE = 30;
/** The same for a commander under the strongest spell and the strongest artifact together: less than the three would be worth one after another. */
export const MOST_MEN_BY_ALL: Readonly<Record<HeroRarity, number>> = {
  common: 55,
  uncommon: 55,
  rare: 60,
  epic: 60,
  legendary: 60,
  mythical: 60,
};

/**
 * What a host is lent, in percents of attack, as the field itself weighs it (a host with a tenth fewer men, law 6): ten points of command win 60 of a
 * thousand more, four percent of attack 102, eight of defense 76, eight points of morale 229.
 */
const weightOf = ({ own, dread }: Lent): number => {
  const { commanderBonus = 0, attackPercent = 0, defensePercent = 0, morale = MORALE } = own;
  return 0.25 * commanderBonus + attackPercent + 0.4 * defensePercent + 1.1 * (morale - MORALE + dread);
};

/** The heroes of a rarity, whoever lends a host most first. */
export const ablest = (rarity: HeroRarity): readonly HeroDefinition[] =>
  [...content.heroes.values()]
    .filter((hero) => hero.rarity === rarity)
    .toSorted((one, other) => weightOf(lentBy(other, false)) - weightOf(lentBy(one, false)));

interface Grace {
  readonly name: string;
  readonly lent: Lent;
}
const lending = (
  all: Iterable<{ readonly name: string; readonly effect: { readonly rules: readonly Effect[] } }>,
) =>
  [...all]
    .flatMap(({ name, effect }) => {
      const lent = lentByRules(effect.rules);
      return lent === null ? [] : [{ name, lent }];
    })
    .toSorted((one, other) => weightOf(other.lent) - weightOf(one.lent));

/** Spells and artifacts that lend a host something, the strongest first. */
export const inForce = (): readonly Grace[] =>
  lending([...content.spells.values(), ...content.artifacts.values()]);

/** For a commander of each rarity, grown to the last level: the ablest, under the strongest spell and the strongest artifact together. */
export const stackOf = (rarity: HeroRarity): Grace => {
  const [hero] = ablest(rarity);
  const [spell] = lending(content.spells.values());
  const [artifact] = lending(content.artifacts.values());
  if (hero === undefined || spell === undefined || artifact === undefined)
    throw new Error('the books lack one of the three');
  return {
    name: [hero.name, spell.name, artifact.name].join(', '),
    lent: together(lentBy(hero, true), spell.lent, artifact.lent),
  };
};
