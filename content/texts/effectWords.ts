// What an effect of the one table does, in a line with its number: for whatever gives effects and is not worded by hand.
// Invariant: the number said is the number that holds.
import type { Effect } from '../schema/effect.ts';
import { RESOURCE_WORDS } from '../schema/resourceWords.ts';

/** "+6 food a turn". */
export const effectWords = (effect: Effect): string => {
  switch (effect.kind) {
    case 'yield':
      return `+${effect.amount} ${RESOURCE_WORDS[effect.resource].brought} a turn`;
    case 'yield_percent':
      return `+${effect.percent}% ${RESOURCE_WORDS[effect.resource].brought} a turn`;
    case 'rush_percent':
      return `+${effect.percent}% ${RESOURCE_WORDS[effect.resource].brought} when the realm is asked for it`;
    case 'housing':
      return `room for ${effect.amount} more people`;
    case 'deployment_percent':
      return `calling up soldiers takes ${effect.percent}% fewer turns`;
    case 'planning_percent':
      return `going to war takes ${effect.percent}% fewer turns`;
    case 'attack_percent':
      return `+${effect.percent}% attack`;
    case 'defense_percent':
      return `+${effect.percent}% defense`;
    case 'recruit_percent':
      return `recruits cost ${effect.percent}% less gold`;
    case 'upkeep_percent':
      return `armies cost ${effect.percent}% less gold to keep`;
    case 'morale':
      return `armies regain ${effect.points} more morale a turn`;
    case 'supply':
      return `armies regain ${effect.points} more supply a turn`;
    case 'artifact_chance':
      return `+${effect.points} points on the chance to find an artifact`;
    case 'explore_land':
      return `explorations claim ${effect.amount} more land`;
    case 'trade_discount':
      return `merchants ask ${effect.percent}% less`;
    case 'route_percent':
      return `trade routes carry ${effect.percent}% more`;
    case 'veteran_percent':
      return `${effect.percent}% of those called up have served before`;
    case 'supplies_percent':
      return `supplies for an exploration cost ${effect.percent}% less`;
    case 'ration_percent':
      return `armies eat ${effect.percent}% less`;
    case 'vault':
      return `${effect.amount} more gold out of a victor’s reach`;
    case 'spell_percent':
      return `+${effect.percent}% spell effectiveness`;
    case 'spell_cost_percent':
      return `spells cost ${effect.percent}% less mana`;
    case 'research_percent':
      return `research takes ${effect.percent}% fewer turns`;
    case 'ward_percent':
      return `+${effect.percent}% defense, abroad as at home`;
    case 'battle_morale':
      return `+${effect.points} morale in the field`;
    case 'dread':
      return `−${effect.points} morale of whoever stands against them`;
  }
};
