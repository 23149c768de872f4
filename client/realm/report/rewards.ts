// The rewards of a Turn Report: what deeds and the turns they took have brought, each by what it is and where it is from. Pure.
// Invariant: what says the same is one reward, its quantity the answers' own added up.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { recruitUnits } from '@sigilla/engine/actions/army/recruitUnits.ts';
import { exploreLand } from '@sigilla/engine/actions/economy/exploreLand.ts';
import { worthOf } from '@sigilla/engine/kingdom/forecast.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import type { IconKey } from '../../ui/icons.ts';

/** In the order of the breakdown; whatever has none is of the last. */
export const RARITIES = ['legendary', 'epic', 'rare', 'uncommon', 'other'] as const;
export type ReportRarity = (typeof RARITIES)[number];

export interface Reward {
  readonly icon: IconKey;
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly category: string;
  readonly rarity: ReportRarity;
  /** The first of its kind. */
  readonly isNew: boolean;
  /** Something helped. */
  readonly bonus: boolean;
}

const isResource = (name: string): name is (typeof RESOURCES)[number] =>
  RESOURCES.some((resource) => resource === name);
const iconOf = (resource: string): IconKey => (isResource(resource) ? resource : 'info');
const rarityOf = (rarity: string): ReportRarity => RARITIES.find((one) => one === rarity) ?? 'other';

/** Rewards that say the same are one, and their quantities add up. */
class Gathered {
  private readonly rewards = new Map<string, Reward>();

  add(reward: Reward): void {
    if (reward.quantity === 0) return;
    const key = `${reward.category}/${reward.name}/${reward.description}`;
    const known = this.rewards.get(key);
    this.rewards.set(
      key,
      known === undefined
        ? reward
        : {
            ...known,
            quantity: known.quantity + reward.quantity,
            isNew: known.isNew || reward.isNew,
            bonus: known.bonus || reward.bonus,
          },
    );
  }

  all(): readonly Reward[] {
    return [...this.rewards.values()].filter(({ quantity }) => quantity !== 0);
  }
}

const plain = { rarity: 'other', isNew: false, bonus: false } as const;

/** Is an artifact that was found the first of its kind? Another of one that runs out has added its uses to those that were left. */
const isFirst = (artifactId: string, { artifacts }: Pick<OwnKingdomView, 'artifacts'>): boolean => {
  const [owned, ...others] = artifacts.filter((one) => one.artifactId === artifactId);
  const uses = kingdomContent.artifacts.get(artifactId)?.effect.uses ?? null;
  return others.length === 0 && (uses === null || (owned?.usesRemaining ?? 0) <= uses);
};

/** What the deed itself brought. */
const ofDeed = (gathered: Gathered, { actionResult }: ActionResult, kingdom: OwnKingdomView): void => {
  const { resourcesGained, bonusEffects } = actionResult;
  const bonus =
    bonusEffects.buildingBonuses.length +
      bonusEffects.artifactBonuses.length +
      bonusEffects.magicBonuses.length >
    0;
  for (const [resource, quantity = 0] of Object.entries(resourcesGained))
    gathered.add({
      ...plain,
      icon: iconOf(resource),
      name: resourceName(resource),
      description: 'Brought home by the deed itself',
      quantity,
      category: 'The deed',
      bonus,
    });
  const levy = recruitUnits.report.safeParse(actionResult).data;
  const unit = kingdomContent.units.get(levy?.unitId ?? '');
  if (levy !== undefined && unit !== undefined)
    gathered.add({
      ...plain,
      icon: 'army',
      name: levy.quantity === 1 ? unit.name : unit.plural,
      description: unit.description,
      quantity: levy.quantity,
      category: 'Soldiers',
    });
  const found = exploreLand.report.safeParse(actionResult).data?.artifactDiscovered ?? null;
  if (found !== null)
    gathered.add({
      icon: 'artifact',
      name: found.name,
      description: found.description,
      quantity: 1,
      category: 'Discoveries',
      rarity: rarityOf(found.rarity),
      isNew: isFirst(found.id, kingdom),
      bonus: false,
    });
};

/** What the turns brought besides, by its source. */
const ofTurns = (gathered: Gathered, { passiveResults }: ActionResult): void => {
  const { buildingEffects, artifactEffects, spellEffects, researchProgress, resourceGeneration } =
    passiveResults;
  const houses = new Set(buildingEffects.map(({ buildingName }) => buildingName));
  const things = new Set(artifactEffects.map(({ artifactName }) => artifactName));
  const spells = new Set(spellEffects.map(({ spellName }) => spellName));
  const left = new Map(Object.entries(resourceGeneration.resourcesGenerated));
  for (const { source, resource, amount } of resourceGeneration.generationSources) {
    left.set(resource, (left.get(resource) ?? 0) - amount);
    gathered.add({
      ...plain,
      icon: iconOf(resource),
      name: resourceName(resource),
      description: `From: ${source}`,
      quantity: amount,
      category: houses.has(source)
        ? 'Buildings'
        : things.has(source)
          ? 'Artifacts'
          : spells.has(source)
            ? 'Spells'
            : 'The realm',
      bonus: things.has(source) || spells.has(source),
    });
  }
  for (const [resource, amount] of left)
    gathered.add({
      ...plain,
      icon: iconOf(resource),
      name: resourceName(resource),
      description: 'Paid, eaten or turned away',
      quantity: amount,
      category: 'The realm',
    });
  for (const { researchName, completed, progressMade } of researchProgress)
    gathered.add({
      ...plain,
      icon: 'researchPoints',
      name: researchName,
      description: completed ? 'COMPLETED!' : 'Progress in the study',
      quantity: progressMade,
      category: 'Research',
      isNew: completed,
    });
};

/** All that a run of deeds has brought and cost; `kingdom` is as it stands after them. */
export const rewardsOf = (results: readonly ActionResult[], kingdom: OwnKingdomView): readonly Reward[] => {
  const gathered = new Gathered();
  for (const result of results) {
    ofDeed(gathered, result, kingdom);
    ofTurns(gathered, result);
  }
  return gathered.all();
};

/** What was paid, eaten or lost is told, and is no reward. */
export const gainsAmong = (rewards: readonly Reward[]): readonly Reward[] =>
  rewards.filter(({ quantity }) => quantity > 0);

/** What stands out: first by how rare it is, then by what it is worth. */
export const mostValuableOf = (rewards: readonly Reward[]): Reward | null => {
  const worth = ({ icon, quantity, category }: Reward): number =>
    isResource(icon) && category !== 'Research' ? worthOf({ [icon]: quantity }) : quantity;
  const [first] = gainsAmong(rewards).toSorted(
    (one, other) =>
      RARITIES.indexOf(one.rarity) - RARITIES.indexOf(other.rarity) || worth(other) - worth(one),
  );
  return first ?? null;
};
