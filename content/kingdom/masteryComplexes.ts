// What a kingdom is known for once the whole of it stands: sets of buildings that are worth more together than any synergy, and count once.
// Invariant: every number in a sentence is the number in the effects beside it.
import { z } from 'zod';
import { MasteryComplex } from '../schema/synergy.ts';

const of = (type: string, level = 1, quantity = 1): MasteryComplex['needs'][number] => ({
  type,
  level,
  quantity,
});

export const masteryComplexes: readonly MasteryComplex[] = z.array(MasteryComplex).parse([
  {
    id: 'breadbasket',
    name: 'Breadbasket of the North',
    description:
      'Fields to the edge of the map, and a smell of new loaves that crosses borders without papers. Hungry neighbours become polite ones.',
    benefit: 'The realm yields 15% more food, and armies eat 5% less',
    needs: [of('farm', 4, 4), of('granary', 3, 3), of('bakehouse', 2, 2)],
    effects: [
      { kind: 'yield_percent', resource: 'food', percent: 15 },
      { kind: 'ration_percent', percent: 5 },
    ],
  },
  {
    id: 'golden_mile',
    name: 'The Golden Mile',
    description:
      'Shops on both sides, banks behind the shops, and behind the banks a narrow garden where people go to say what they really paid.',
    benefit: 'The realm yields 8% more gold, and merchants ask 3% less',
    needs: [of('merchant_guild', 3, 2), of('trade_district', 2, 2), of('counting_house', 2, 2)],
    effects: [
      { kind: 'yield_percent', resource: 'gold', percent: 8 },
      { kind: 'trade_discount', percent: 3 },
    ],
  },
  {
    id: 'school_of_arms',
    name: 'School of Arms',
    description:
      'Enter as somebody’s son, leave as somebody’s problem. The graduates recognise each other by how they stand in doorways.',
    benefit: 'Soldiers strike 6% harder, and of those called up 5% have served before',
    needs: [of('barracks', 4, 2), of('stable', 3), of('armoury', 3), of('parade_ground', 2)],
    effects: [
      { kind: 'attack_percent', percent: 6 },
      { kind: 'veteran_percent', percent: 5 },
    ],
  },
  {
    id: 'unfallen_walls',
    name: 'The Unfallen Walls',
    description:
      'Three fortresses in sight of one another, with a standing wager on which is dullest to besiege. All three lead.',
    benefit: 'Soldiers defend 30% better, and 1,500 more gold is out of a victor’s reach',
    needs: [of('fortress', 3, 3), of('watchtower', 3, 4), of('siege_workshop', 3)],
    effects: [
      { kind: 'defense_percent', percent: 30 },
      { kind: 'vault', amount: 1500 },
    ],
  },
  {
    id: 'conclave',
    name: 'Conclave of Towers',
    description:
      'Five towers, two nodes and a dome, tuned to each other like a peal of bells. On some nights the whole valley is very slightly in key.',
    benefit: 'The realm yields 12% more mana, and spells are 10% stronger',
    needs: [of('mage_tower', 4, 5), of('mana_node', 3, 2), of('observatory', 2)],
    effects: [
      { kind: 'yield_percent', resource: 'mana', percent: 12 },
      { kind: 'spell_percent', percent: 10 },
    ],
  },
  {
    id: 'republic_of_letters',
    name: 'Republic of Letters',
    description:
      'More books than people, and the people have been asked to look after them. Nothing is decided here without a footnote.',
    benefit: 'The realm yields 10% more research points',
    needs: [of('library', 3, 4), of('academy', 3, 2), of('university', 2)],
    effects: [{ kind: 'yield_percent', resource: 'researchPoints', percent: 10 }],
  },
  {
    id: 'white_city',
    name: 'The White City',
    description:
      'Streets wide enough for two weddings to pass, and water on every floor. People who were born here cannot be told about elsewhere.',
    benefit: 'Room for 400 more people, and +12 population a turn',
    needs: [of('town', 4, 6), of('aqueduct', 3, 2), of('sanctuary', 3)],
    effects: [
      { kind: 'housing', amount: 400 },
      { kind: 'yield', resource: 'population', amount: 12 },
    ],
  },
  {
    id: 'open_doors',
    name: 'House of Open Doors',
    description:
      'Envoys, guilds and surveyors under one seal. It is said that a letter sent from here has already been answered.',
    benefit: 'Trade routes carry 40% more, and each exploration claims 1 more land',
    needs: [of('embassy', 3, 2), of('diplomatic_quarter', 2), of('guild_hall', 2), of('surveyors_lodge', 2)],
    effects: [
      { kind: 'route_percent', percent: 40 },
      { kind: 'explore_land', amount: 1 },
    ],
  },
]);
