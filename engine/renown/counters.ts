// Every counter that a feat may want, of a kingdom as it stands: what is kept (counting.ts), what was done (`deeds`), and what can be read off it at a
// glance. Evaluated in the commit that changes it, so nothing here may scan anything but the kingdom itself.
import type { BuildingCategory, BuildingTier } from '@sigilla/content/schema/building.ts';
import type { School } from '@sigilla/content/schema/spell.ts';
import type { Counters } from '../honors/evaluate.ts';
import { questsToldBy } from './counting.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import { landUsed } from '../kingdom/buildings.ts';
import { RESOURCES } from '../kingdom/kingdom.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import { ascensionOf, levelOf } from '../kingdom/levels.ts';
import { isMastered, stacksOf } from '../kingdom/together.ts';

const DAY = 86_400_000;

type Tally = Record<string, number>;

/** The counters of a family, `family.member`, each name spelt out once: every change of a kingdom asks for all of them. */
const family = (name: string): ((member: string) => string) => {
  const names = new Map<string, string>();
  return (member) => {
    let spelt = names.get(member);
    if (spelt === undefined) names.set(member, (spelt = `${name}.${member}`));
    return spelt;
  };
};
const deedOf = family('deed');
const heldOf = family('held');
const menOf = family('men');
const rarityOf = family('rarity');
const cabinetOf = family('cabinet');

const grow = (tally: Tally, name: string, by: number): void => {
  tally[name] = (tally[name] ?? 0) + by;
};
const lift = (tally: Tally, name: string, reached: number): void => {
  tally[name] = Math.max(tally[name] ?? 0, reached);
};

const reckonBuildings = (buildings: Kingdom['buildings'], content: KingdomContent): Tally => {
  const tally: Tally = {};
  const categories = new Set<BuildingCategory>();
  for (const { type, level, quantity } of buildings) {
    const definition = content.buildings.get(type);
    if (definition === undefined) continue;
    const { category, tier, special, maxLevel } = definition;
    categories.add(category);
    grow(tally, 'buildings', quantity);
    grow(tally, 'kinds', 1);
    grow(tally, `category.${category}` satisfies `category.${BuildingCategory}`, quantity);
    grow(tally, `tier.${tier}` satisfies `tier.${BuildingTier}`, quantity);
    lift(tally, 'highest', level);
    if (special !== null) grow(tally, 'special', quantity);
    if (level >= maxLevel) grow(tally, 'finished', 1);
    tally[`building.${type}`] = quantity;
    tally[`level.${type}`] = level;
  }
  tally['categories'] = categories.size;
  tally['landUsed'] = landUsed(buildings, content);
  let synergies = 0;
  let stacks = 0;
  for (const synergy of content.synergies.values()) {
    const count = stacksOf(synergy, buildings);
    synergies += Number(count > 0);
    stacks += count;
  }
  tally['synergies'] = synergies;
  tally['stacks'] = stacks;
  let complexes = 0;
  for (const complex of content.masteryComplexes.values())
    complexes += Number(isMastered(complex, buildings));
  tally['complexes'] = complexes;
  return tally;
};

/** What houses tell is reckoned once for the same houses: most deeds leave them as they are. A kingdom's lists are never changed, only replaced. */
const ofHouses = new WeakMap<
  Kingdom['buildings'],
  { readonly content: KingdomContent; readonly tally: Tally }
>();

const ofBuildings = (buildings: Kingdom['buildings'], content: KingdomContent): Tally => {
  const known = ofHouses.get(buildings);
  if (known?.content === content) return known.tally;
  const tally = reckonBuildings(buildings, content);
  ofHouses.set(buildings, { content, tally });
  return tally;
};

const ofArmies = (tally: Tally, { armies }: Kingdom): void => {
  const kinds = new Set<string>();
  for (const { units, waiting, morale, formation } of armies) {
    let host = 0;
    for (const { unitId, quantity, veteranLevel } of units) {
      kinds.add(unitId);
      host += quantity;
      grow(tally, menOf(veteranLevel), quantity);
    }
    for (const { quantity } of waiting) grow(tally, 'men', quantity);
    grow(tally, 'men', host);
    lift(tally, 'host', host);
    lift(tally, 'morale', host === 0 ? 0 : morale);
    if (host === 300 && formation === 'phalanx') tally['threeHundred'] = 1;
  }
  tally['unitKinds'] = kinds.size;
  tally['armies'] = armies.length;
};

const ofArtifacts = (tally: Tally, { artifacts }: Kingdom, content: KingdomContent): void => {
  tally['artifacts'] = artifacts.length;
  const kinds = new Set<string>();
  for (const { artifactId, usesRemaining } of artifacts) {
    const definition = content.artifacts.get(artifactId);
    if (definition === undefined) continue;
    kinds.add(artifactId);
    grow(tally, rarityOf(definition.rarity), 1);
    grow(tally, cabinetOf(definition.category), 1);
    if (usesRemaining === 0) grow(tally, 'spent', 1);
  }
  tally['artifactKinds'] = kinds.size;
};

const ofMagic = (tally: Tally, { magic }: Kingdom, content: KingdomContent): void => {
  tally['spells'] = magic.learned.length;
  tally['technologies'] = magic.technologies.length;
  const known = new Map<School, number>();
  for (const id of magic.learned) {
    const school = content.spells.get(id)?.school;
    if (school !== undefined) known.set(school, (known.get(school) ?? 0) + 1);
  }
  tally['schools'] = known.size;
  tally['wholeSchool'] = Math.max(0, ...known.values());
};

const ofHeroes = (tally: Tally, { heroes, feats }: Kingdom): void => {
  tally['heroes'] = heroes.length;
  // Whoever was let go has done what was done.
  tally['heroQuests'] = Math.max(feats.counts['questsTold'] ?? 0, questsToldBy(heroes));
};

/** A number read the same from both ends, of five figures or more. */
const isPalindrome = (figure: number): boolean => {
  const text = String(figure);
  return text.length >= 5 && text === text.split('').toReversed().join('');
};

/** What nobody sets out for. */
const ofChance = (tally: Tally, { resources, war, turns }: Kingdom): void => {
  const { gold, food, population } = resources;
  tally['foundingOfTheCity'] = Number(gold === 753);
  tally['mirror'] = Number(isPalindrome(gold));
  tally['evenHanded'] = Number(gold >= 100 && gold === resources.mana && gold === food);
  tally['emptyChest'] = Number(gold === 0 && population > 0);
  tally['brim'] = turns.count;
  tally['lostInARow'] = Math.max(0, -war.currentStreak);
  tally['janus'] = Number(war.wins >= 10 && war.wins === war.losses);
};

/** Deeds by their verbs. Whoever closes a basket of bargains has traded, once. */
const ofDeeds = (tally: Tally, { deeds }: Kingdom, since: Kingdom['deeds'] | undefined): void => {
  let moved = 0;
  for (const verb of Object.keys(deeds)) {
    if (deeds[verb] === since?.[verb]) continue;
    moved += 1;
    tally[deedOf(verb)] = deeds[verb] ?? 0;
  }
  if (moved > 0)
    tally[deedOf('trade_with_kingdom')] =
      (deeds['trade_with_kingdom'] ?? 0) + (deeds['trade_with_kingdom/bulk_exchange'] ?? 0);
};

/**
 * All counters of a kingdom, but those that can be told to stand where they stood `since`, at another state of the same kingdom: hardly any deed
 * moves more than a few. A kingdom's lists are never changed, only replaced.
 */
export const countersOf = (
  kingdom: Kingdom,
  content: KingdomContent,
  since: Kingdom | null = null,
): Counters => {
  const { feats, resources, war, experience, turns } = kingdom;
  const { counts } = feats;
  const countedBefore = since?.feats.counts;
  const houses = ofBuildings(kingdom.buildings, content);
  const tally: Tally = {
    turnsSpent: kingdom.turnsSpent,
    level: levelOf(experience),
    ascension: ascensionOf(experience),
    power: kingdom.power,
    wins: war.wins,
    losses: war.losses,
    draws: war.draws,
    fought: war.wins + war.losses + war.draws,
    honor: war.honor,
    winsInARow: war.longestStreak,
    rivalsToday: Object.keys(kingdom.today.ranked).length,
    sparringToday: kingdom.today.sparringPartners.length,
    raidsToday: kingdom.today.raids,
    atWork: kingdom.activeEffects.length,
    quest: Number(kingdom.questClaimedAt !== null),
    path: Number(kingdom.spellPath !== null),
    days: Math.floor((turns.settledAt - kingdom.foundedAt) / DAY),
    landFull: Number(resources.land >= 100 && houses['landUsed'] === resources.land),
  };
  for (const name of Object.keys(counts))
    if (counts[name] !== countedBefore?.[name]) tally[name] = counts[name] ?? 0;
  for (const name of RESOURCES) tally[heldOf(name)] = resources[name];
  ofDeeds(tally, kingdom, since?.deeds);
  if (kingdom.buildings !== since?.buildings) Object.assign(tally, houses);
  if (kingdom.armies !== since?.armies) ofArmies(tally, kingdom);
  if (kingdom.artifacts !== since?.artifacts) ofArtifacts(tally, kingdom, content);
  if (kingdom.magic !== since?.magic) ofMagic(tally, kingdom, content);
  if (kingdom.heroes !== since?.heroes || counts['questsTold'] !== countedBefore?.['questsTold'])
    ofHeroes(tally, kingdom);
  ofChance(tally, kingdom);
  return tally;
};
