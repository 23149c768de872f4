// Who stands below in a miniature: what a spell does decides it. A spell for the harvest is watched by a cart of it, one against an enemy by men
// who run. Everything is a figure or a mark of the town that stands elsewhere already.
import type { PuppetKey } from '../puppets.ts';
import type { Villager } from '../town/folk.ts';
import type { Load } from '../town/nature.ts';

export type Extra =
  | { readonly of: 'puppet'; readonly puppet: PuppetKey; readonly side: 'A' | 'B'; readonly flees?: boolean }
  | { readonly of: 'villager'; readonly villager: Villager }
  | { readonly of: 'cart'; readonly load: Load }
  | { readonly of: 'beast'; readonly beast: 'goose' | 'sheep' | 'dog' }
  | { readonly of: 'tree' }
  | { readonly of: 'stones' };

const men = (...puppets: readonly PuppetKey[]): readonly Extra[] =>
  puppets.map((puppet) => ({ of: 'puppet', puppet, side: 'A' }) as const);
const folk = (...villagers: readonly Villager[]): readonly Extra[] =>
  villagers.map((villager) => ({ of: 'villager', villager }) as const);
const cart = (load: Load): Extra => ({ of: 'cart', load });
const beasts = (...all: readonly ('goose' | 'sheep' | 'dog')[]): readonly Extra[] =>
  all.map((beast) => ({ of: 'beast', beast }) as const);
const tree: Extra = { of: 'tree' };
const fleeing = (...puppets: readonly PuppetKey[]): readonly Extra[] =>
  puppets.map((puppet) => ({ of: 'puppet', puppet, side: 'B', flees: true }) as const);

const COMPANIES: Readonly<Record<string, readonly (readonly Extra[])[]>> = {
  attack_percent: [
    men('swordsmen', 'swordsmen', 'banner'),
    men('archers', 'archers', 'archers'),
    men('knights', 'light_cavalry'),
  ],
  defense_percent: [men('pikemen', 'pikemen', 'pikemen'), men('crossbowmen', 'crossbowmen', 'elite_guard')],
  ward_percent: [men('elite_guard', 'elite_guard', 'banner'), men('pikemen', 'swordsmen', 'healer')],
  dread: [fleeing('militia', 'archers', 'militia'), fleeing('swordsmen', 'militia', 'banner')],
  battle_morale: [men('banner', 'swordsmen', 'swordsmen'), men('banner', 'knights')],
  morale: [[...men('healer', 'militia'), ...folk('woman')], [...men('banner', 'healer')]],
  supply: [
    [...men('militia'), cart('grain')],
    [...folk('sack', 'sack'), ...beasts('dog')],
  ],
  ration_percent: [
    [cart('hay'), ...men('militia')],
    [...folk('woman', 'sack'), ...beasts('sheep')],
  ],
  upkeep_percent: [
    [cart('gold'), ...men('militia')],
    [...folk('scribe', 'guard'), ...men('militia')],
  ],
  recruit_percent: [[...folk('guard', 'staff', 'child')], [...men('militia', 'militia'), ...folk('scribe')]],
  deployment_percent: [men('militia', 'light_cavalry'), men('militia', 'pikemen', 'archers')],
  planning_percent: [men('light_cavalry', 'light_cavalry'), men('catapult', 'militia')],
  veteran_percent: [men('elite_guard', 'elite_guard')],
  soldiers: [men('spearmen', 'spearmen', 'spearmen'), men('swordsmen', 'pikemen', 'banner')],
  'yield/food': [
    [cart('hay'), tree],
    [...folk('woman', 'sack'), ...beasts('goose')],
  ],
  'yield/materials': [[cart('wood'), { of: 'stones' }]],
  'yield/population': [folk('woman', 'child', 'sack', 'child')],
  'yield/gold': [[cart('gold'), ...folk('guard')]],
  'yield/mana': [[cart('mana'), ...folk('scribe')]],
  'yield/researchPoints': [[cart('books'), ...folk('scribe')]],
  'yield/land': [[tree, ...folk('staff'), tree]],
  rush_percent: [folk('scribe', 'scribe', 'child'), [cart('gold'), ...folk('scribe')]],
  housing: [folk('woman', 'child', 'mason')],
  artifact_chance: [
    [...folk('staff', 'mason'), ...beasts('dog')],
    [tree, ...folk('staff')],
  ],
  explore_land: [[tree, ...folk('staff'), tree]],
  supplies_percent: [[...folk('staff', 'staff'), ...beasts('dog')]],
  trade_discount: [[cart('grain'), ...folk('woman')], [...folk('sack', 'scribe', 'woman')]],
  route_percent: [
    [cart('gold'), cart('wood')],
    [cart('grain'), ...folk('guard')],
  ],
  vault: [
    [cart('gold'), ...folk('guard')],
    [...folk('guard', 'guard'), ...beasts('dog')],
  ],
  spell_percent: [men('mage', 'mage')],
  spell_cost_percent: [[...folk('scribe'), ...men('mage')]],
  research_percent: [[cart('books'), ...folk('scribe')]],
  experience: [folk('scribe', 'child', 'child')],
};
const OTHERWISE: readonly Extra[] = folk('staff', 'woman', 'child');

/** Everyone who may be shown for what a spell does: its first effect, and the resource of it where there is one. */
export const companiesFor = (kind: string, resource: string | null): readonly (readonly Extra[])[] => {
  const yields = kind === 'yield_percent' || kind === 'yield' || kind === 'resource';
  return COMPANIES[yields ? `yield/${resource ?? ''}` : kind] ?? [OTHERWISE];
};
