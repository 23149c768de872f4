// What every bonus is made of: a row for each thing that gives it, with what it gives and what of that counts once sums are held to their
// caps. Sums (bonuses.ts), a turn's income and the parts named in reports all derive from these rows.
// Invariant: the counted parts of a sum add up to what is in force; where a cap holds, the earlier rows count first.
import { heroGifts } from '../heroes/giving.ts';
import type { SpellInForce } from './activeEffects.ts';
import type { KingdomContent } from './content.ts';
import { amountsOf, amountsOfCategory, capOf, type Amount, type BonusName } from './effects.ts';
import { reckonedOnce, type Holdings } from './holdings.ts';
import type { ResourceName } from './kingdom.ts';
import { strengthened } from './magic/strength.ts';
import { isMastered, stacksOf } from './together.ts';

/** What can give a bonus. */
export type SourceKind =
  | 'building'
  | 'synergy'
  | 'mastery'
  | 'artifact'
  | 'spell'
  | 'technology'
  | 'path'
  | 'hero'
  | 'treaty';

export interface SourceRow {
  readonly kind: SourceKind;
  /** In the content of its kind. */
  readonly id: string;
  /** As players read it. */
  readonly name: string;
  readonly bonus: BonusName;
  readonly resource: ResourceName | null;
  /** Before any cap. */
  readonly given: number;
  /** What of it counts. */
  readonly counted: number;
  /** When it ends (epoch milliseconds); null for what lasts, or ends by turns. */
  readonly until: number | null;
  /** The turn (`turnsSpent`) with which it ends; null for what does not end by turns. */
  readonly untilTurn: number | null;
}

/** Something that gives, and all that it gives. */
interface Gift {
  readonly kind: SourceKind;
  readonly id: string;
  readonly name: string;
  readonly until?: number;
  readonly untilTurn?: number;
  readonly amounts: readonly Amount[];
}

/** One kind of source. Unknown ids give nothing. */
type Provider = (holdings: Holdings, content: KingdomContent) => readonly Gift[];

const fromBuildings: Provider = ({ buildings }, content) =>
  buildings.flatMap((owned) => {
    const definition = content.buildings.get(owned.type);
    if (definition === undefined) return [];
    const { id, name, category, effects } = definition;
    const amounts = [...amountsOf(effects.rules, owned), ...amountsOfCategory(category, owned)];
    return [{ kind: 'building' as const, id, name, amounts }];
  });

const ONE = { level: 1, quantity: 1 };

/** What buildings give together: a synergy once a stack, a mastery complex once. */
const fromSynergies: Provider = ({ buildings }, content) =>
  [...content.synergies.values()].flatMap((synergy) => {
    const quantity = stacksOf(synergy, buildings);
    if (quantity === 0) return [];
    const { id, name, effects } = synergy;
    return [
      {
        kind: 'synergy' as const,
        id,
        name,
        amounts: amountsOf(effects, { level: 1, quantity }),
      },
    ];
  });

const fromMastery: Provider = ({ buildings }, content) =>
  [...content.masteryComplexes.values()].flatMap((complex) => {
    if (!isMastered(complex, buildings)) return [];
    const { id, name, effects } = complex;
    return [{ kind: 'mastery' as const, id, name, amounts: amountsOf(effects, ONE) }];
  });

const artifactGift = (
  artifactId: string,
  ends: { readonly until?: number },
  content: KingdomContent,
): Gift[] => {
  const definition = content.artifacts.get(artifactId);
  if (definition === undefined) return [];
  const { id, name, effect } = definition;
  return [{ kind: 'artifact', id, name, ...ends, amounts: amountsOf(effect.rules, ONE) }];
};

/** Those that work by being owned, or by being switched on. */
const fromArtifacts: Provider = ({ artifacts }, content) =>
  artifacts.flatMap(({ artifactId, isActive }) => (isActive ? artifactGift(artifactId, {}, content) : []));

const spellGift = ({ id, untilTurn, strength }: SpellInForce, content: KingdomContent): Gift[] => {
  const spell = content.spells.get(id);
  if (spell === undefined) return [];
  const amounts = amountsOf(spell.effect.rules, ONE).map((one) => ({
    ...one,
    amount: strengthened(one.amount, strength),
  }));
  return [{ kind: 'spell', id, name: spell.name, untilTurn, amounts }];
};

/** What an envoy brought home, while it lasts. */
const treatyGift = (missionId: string, until: number, content: KingdomContent): Gift[] => {
  const mission = content.heroMissions.get(missionId);
  if (mission === undefined) return [];
  const { id, name, treaty } = mission;
  return [{ kind: 'treaty', id, name, until, amounts: amountsOf(treaty.effects, ONE) }];
};

/** What was begun and goes on for a while. */
const fromActiveEffects: Provider = ({ activeEffects }, content) =>
  activeEffects.flatMap((effect) =>
    effect.kind === 'spell'
      ? spellGift(effect, content)
      : effect.kind === 'mission'
        ? treatyGift(effect.id, effect.until, content)
        : artifactGift(effect.id, { until: effect.until }, content),
  );

/** What was found out for good. */
const fromTechnologies: Provider = ({ magic }, content) =>
  magic.technologies.flatMap((found): Gift[] => {
    const technology = content.technologies.get(found);
    if (technology === undefined) return [];
    const { id, name, rules } = technology;
    return [{ kind: 'technology', id, name, amounts: amountsOf(rules, ONE) }];
  });

/** What the mastery path gives that its ruler has chosen. */
const fromPath: Provider = ({ spellPath }, content) => {
  const path = spellPath === null ? undefined : content.spellPaths.get(spellPath);
  if (path === undefined) return [];
  const { id, name, rules } = path;
  return [{ kind: 'path', id, name, amounts: amountsOf(rules, ONE) }];
};

/** Whoever serves, and is nobody's captive. */
const fromHeroes: Provider = (holdings, content) =>
  heroGifts(holdings, content).map((gift) => ({ kind: 'hero' as const, ...gift }));

const PROVIDERS: readonly Provider[] = [
  fromBuildings,
  fromSynergies,
  fromMastery,
  fromArtifacts,
  fromTechnologies,
  fromPath,
  fromActiveEffects,
  fromHeroes,
];

const reckonedSources = (holdings: Holdings, content: KingdomContent): readonly SourceRow[] => {
  const left = new Map<string, number>();
  const rows: SourceRow[] = [];
  for (const provide of PROVIDERS)
    for (const { amounts, until = null, untilTurn = null, ...gift } of provide(holdings, content))
      for (const { bonus, resource, amount: given } of amounts) {
        const sum = `${bonus} ${resource}`;
        const room = left.get(sum) ?? capOf(bonus);
        const counted = Math.min(room, given);
        left.set(sum, room - counted);
        rows.push({ ...gift, until, untilTurn, bonus, resource, given, counted });
      }
  return rows;
};

/** Every source of every bonus of a kingdom, in the order of what it holds. */
export const sourcesOf: (holdings: Holdings, content: KingdomContent) => readonly SourceRow[] =
  reckonedOnce(reckonedSources);

/** The rows behind one sum of which something counts. */
export const sourcesBehind = (
  rows: readonly SourceRow[],
  bonus: BonusName,
  resource: ResourceName | null = null,
): readonly SourceRow[] =>
  rows.filter((row) => row.bonus === bonus && row.resource === resource && row.counted > 0);
