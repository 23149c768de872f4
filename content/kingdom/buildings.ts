// What can be raised. Prices and yields of town, guild, mage tower, mana node, granary, barracks and academy are those of the
// kingdom planner and the resource calculator (kingdom.md §9); the others are set beside them (docs/RULES.md).
// Invariant: every number in a sentence is the number in the rules beside it, at level 1, for one building.
import { z } from 'zod';
import { BuildingDefinition } from '../schema/building.ts';
import { ELITE, ROUTES, SPELLS } from './buildingAbilities.ts';

export const buildings: readonly BuildingDefinition[] = z.array(BuildingDefinition).parse([
  // Economic
  {
    id: 'town',
    name: 'Town',
    category: 'economic',
    tier: 'basic',
    icon: 'medieval-village-01',
    costs: { gold: 100, mana: 0, land: 1, researchPoints: 0, materials: 0 },
    maxLevel: 5,
    limit: 12,
    effects: {
      description:
        'Roofs, a square, a well that everyone blames. People come because there are people, and where there are people there are taxes.',
      benefits: [
        '+10 gold and +5 population a turn',
        'Room for 50 more people',
        'Tax collection brings 10% more for each town, 100% at most',
      ],
      abilities: [ROUTES],
      rules: [
        { kind: 'yield', resource: 'gold', amount: 10 },
        { kind: 'yield', resource: 'population', amount: 5 },
        { kind: 'housing', amount: 50 },
        { kind: 'rush_percent', resource: 'gold', percent: 10 },
      ],
    },
    requirements: { level: 1, path: null, buildings: [] },
  },
  {
    id: 'farm',
    name: 'Farm',
    category: 'economic',
    tier: 'basic',
    icon: 'farmer',
    costs: { gold: 60, mana: 0, land: 2, researchPoints: 0, materials: 0 },
    maxLevel: 5,
    limit: 16,
    effects: {
      description:
        'Two fields, a barn, one argument about a boundary stone. An army marches on what grows here, and stops where it does not.',
      benefits: ['+14 food a turn'],
      abilities: [ROUTES],
      rules: [{ kind: 'yield', resource: 'food', amount: 14 }],
    },
    requirements: { level: 1, path: null, buildings: [] },
  },
  {
    id: 'granary',
    name: 'Granary',
    category: 'economic',
    tier: 'basic',
    icon: 'granary',
    costs: { gold: 80, mana: 0, land: 1, researchPoints: 0, materials: 0 },
    maxLevel: 4,
    limit: 6,
    effects: {
      description:
        'Thick walls, dry floors and a cat on the payroll. Families stay where winter is already paid for.',
      benefits: ['+8 population and +6 food a turn', 'Fed armies regain 1 more point of supply a turn'],
      abilities: [ROUTES],
      rules: [
        { kind: 'yield', resource: 'population', amount: 8 },
        { kind: 'yield', resource: 'food', amount: 6 },
        { kind: 'supply', points: 1 },
      ],
    },
    requirements: { level: 1, path: null, buildings: [] },
  },
  {
    id: 'sawmill',
    name: 'Sawmill',
    category: 'economic',
    tier: 'basic',
    icon: 'crosscut-saw',
    costs: { gold: 70, mana: 0, land: 1, researchPoints: 0, materials: 0 },
    maxLevel: 5,
    limit: 6,
    effects: {
      description:
        'A wheel, a blade and nine fingers a man. Every beam in the kingdom began as a noise in this valley.',
      benefits: ['+6 materials a turn'],
      abilities: [ROUTES],
      rules: [{ kind: 'yield', resource: 'materials', amount: 6 }],
    },
    requirements: { level: 1, path: null, buildings: [] },
  },
  {
    id: 'mine',
    name: 'Mine',
    category: 'economic',
    tier: 'advanced',
    icon: 'gold-mine',
    costs: { gold: 180, mana: 0, land: 2, researchPoints: 20, materials: 30 },
    maxLevel: 5,
    limit: 6,
    effects: {
      description:
        'A hole in a hill with a queue outside. What comes up is iron, stone and, on days that are spoken of for years, silver.',
      benefits: ['+8 gold and +8 materials a turn'],
      abilities: [ROUTES],
      rules: [
        { kind: 'yield', resource: 'gold', amount: 8 },
        { kind: 'yield', resource: 'materials', amount: 8 },
      ],
    },
    requirements: { level: 2, path: null, buildings: [{ type: 'sawmill', level: 1 }] },
  },
  {
    id: 'guild',
    name: 'Guild',
    category: 'economic',
    tier: 'basic',
    icon: 'anvil',
    costs: { gold: 150, mana: 20, land: 1, researchPoints: 50, materials: 0 },
    maxLevel: 5,
    limit: 8,
    effects: {
      description:
        'A hall where trades keep their secrets and, by charging for them, let a few out. The first house in the kingdom where mana is handled without gloves.',
      benefits: [
        '+15 gold, +2 mana and +2 research points a turn',
        'Meditation brings 15% more mana for each guild, 100% at most',
      ],
      abilities: [ROUTES],
      rules: [
        { kind: 'yield', resource: 'gold', amount: 15 },
        { kind: 'yield', resource: 'mana', amount: 2 },
        { kind: 'yield', resource: 'researchPoints', amount: 2 },
        { kind: 'rush_percent', resource: 'mana', percent: 15 },
      ],
    },
    requirements: { level: 1, path: null, buildings: [] },
  },
  {
    id: 'merchant_guild',
    name: 'Merchant Guild',
    category: 'economic',
    tier: 'advanced',
    icon: 'scales',
    costs: { gold: 320, mana: 0, land: 1, researchPoints: 80, materials: 60 },
    maxLevel: 5,
    limit: 5,
    effects: {
      description:
        'Weights that are checked, contracts that are kept, and a back room for the other kind. Caravans plan their year around its calendar.',
      benefits: [
        '+28 gold a turn',
        'Merchants ask 10% less, and trade takes 10% fewer turns, for each merchant guild',
      ],
      abilities: [ROUTES],
      rules: [
        { kind: 'yield', resource: 'gold', amount: 28 },
        { kind: 'trade_discount', percent: 10 },
      ],
    },
    requirements: { level: 4, path: null, buildings: [{ type: 'guild', level: 2 }] },
  },
  {
    id: 'trade_district',
    name: 'Trade District',
    category: 'economic',
    tier: 'elite',
    icon: 'shop',
    costs: { gold: 700, mana: 0, land: 2, researchPoints: 150, materials: 160 },
    maxLevel: 5,
    limit: 5,
    effects: {
      description:
        'Seven streets named after what they sell and one that is not named. You can buy anything here, including the directions out.',
      benefits: [
        '+40 gold a turn',
        'The realm yields 2% more gold for each level',
        'Merchants ask 5% less, and trade takes 5% fewer turns, for each trade district',
      ],
      abilities: [ROUTES],
      rules: [
        { kind: 'yield', resource: 'gold', amount: 40 },
        { kind: 'yield_percent', resource: 'gold', percent: 2 },
        { kind: 'trade_discount', percent: 5 },
      ],
    },
    requirements: { level: 10, path: null, buildings: [{ type: 'merchant_guild', level: 2 }] },
  },

  // Military
  {
    id: 'barracks',
    name: 'Barracks',
    category: 'military',
    tier: 'basic',
    icon: 'barracks',
    costs: { gold: 120, mana: 0, land: 1, researchPoints: 20, materials: 0 },
    maxLevel: 5,
    limit: 5,
    effects: {
      description:
        'Long tables, short beds and a sergeant who was born here, possibly standing. Farm lads go in at one end and soldiers come out at the other.',
      benefits: [
        'Calls up infantry and archers; higher levels bring better ones',
        'Calling up soldiers takes 10% fewer turns for each barracks',
        'Defense +15% and recruits 8% cheaper for each level',
      ],
      abilities: [ELITE],
      rules: [{ kind: 'deployment_percent', percent: 10 }],
    },
    requirements: { level: 1, path: null, buildings: [] },
  },
  {
    id: 'stable',
    name: 'Stable',
    category: 'military',
    tier: 'advanced',
    icon: 'stable',
    costs: { gold: 180, mana: 0, land: 2, researchPoints: 20, materials: 40 },
    maxLevel: 5,
    limit: 4,
    effects: {
      description:
        'Warm straw, good oats and grooms who sleep better beside horses than at home. Everything that charges begins with a brush and a bucket.',
      benefits: [
        'Calls up cavalry; higher levels bring heavier ones',
        'Defense +15% and recruits 8% cheaper for each level',
      ],
      abilities: [ELITE],
      rules: [],
    },
    requirements: { level: 2, path: null, buildings: [{ type: 'barracks', level: 1 }] },
  },
  {
    id: 'siege_workshop',
    name: 'Siege Workshop',
    category: 'military',
    tier: 'advanced',
    icon: 'trebuchet',
    costs: { gold: 260, mana: 0, land: 2, researchPoints: 60, materials: 80 },
    maxLevel: 4,
    limit: 3,
    effects: {
      description:
        'Carpenters who dislike walls. It is a long way from the village, at the village’s request.',
      benefits: ['Builds catapults and rams', 'Defense +15% and recruits 8% cheaper for each level'],
      abilities: [ELITE],
      rules: [],
    },
    requirements: {
      level: 4,
      path: null,
      buildings: [
        { type: 'barracks', level: 2 },
        { type: 'sawmill', level: 1 },
      ],
    },
  },
  {
    id: 'war_council',
    name: 'War Council',
    category: 'military',
    tier: 'elite',
    icon: 'round-table',
    costs: { gold: 900, mana: 0, land: 1, researchPoints: 200, materials: 120 },
    maxLevel: 3,
    limit: 3,
    effects: {
      description:
        'A round room, a large map and old soldiers with sticks to point at it. Most wars are won here, some of them twice before supper.',
      benefits: [
        'Going to war takes 15% fewer turns for each council',
        'Defense +15% and recruits 8% cheaper for each level',
      ],
      abilities: [ELITE],
      rules: [{ kind: 'planning_percent', percent: 15 }],
    },
    requirements: { level: 20, path: null, buildings: [{ type: 'barracks', level: 3 }] },
  },
  {
    id: 'fortress',
    name: 'Fortress',
    category: 'military',
    tier: 'elite',
    icon: 'castle',
    costs: { gold: 650, mana: 0, land: 3, researchPoints: 120, materials: 220 },
    maxLevel: 5,
    limit: 3,
    effects: {
      description:
        'A rock, then walls on the rock, then a door that three men can shut. It has never fallen; this is written over the door, in several hands.',
      benefits: [
        'Defense +20% for each fortress, besides +15% for each level',
        'Paid armies regain 1 more point of morale a turn',
        'Recruits 8% cheaper for each level',
      ],
      abilities: [ELITE],
      rules: [
        { kind: 'defense_percent', percent: 20 },
        { kind: 'morale', points: 1 },
      ],
    },
    requirements: {
      level: 8,
      path: null,
      buildings: [
        { type: 'barracks', level: 2 },
        { type: 'mine', level: 1 },
      ],
    },
  },

  // Magical
  {
    id: 'mage_tower',
    name: 'Mage Tower',
    category: 'magical',
    tier: 'basic',
    icon: 'evil-tower',
    costs: { gold: 80, mana: 50, land: 1, researchPoints: 30, materials: 0 },
    maxLevel: 5,
    limit: 8,
    effects: {
      description:
        'Tall, thin and lit at unreasonable hours. Birds go round it. The rent is paid in mana, on time, in small bottles.',
      benefits: ['+8 mana and +3 research points a turn', 'Calls up battle mages from level 2'],
      abilities: [SPELLS],
      rules: [
        { kind: 'yield', resource: 'mana', amount: 8 },
        { kind: 'yield', resource: 'researchPoints', amount: 3 },
      ],
    },
    requirements: { level: 1, path: null, buildings: [] },
  },
  {
    id: 'mana_node',
    name: 'Mana Node',
    category: 'magical',
    tier: 'advanced',
    icon: 'crystal-cluster',
    costs: { gold: 200, mana: 100, land: 2, researchPoints: 100, materials: 0 },
    maxLevel: 3,
    limit: 6,
    effects: {
      description:
        'Where two currents under the earth cross, the stones hum and compasses give up. Fence it, tap it, and do not build a nursery beside it.',
      benefits: ['+20 mana and +5 research points a turn'],
      abilities: [SPELLS],
      rules: [
        { kind: 'yield', resource: 'mana', amount: 20 },
        { kind: 'yield', resource: 'researchPoints', amount: 5 },
      ],
    },
    requirements: { level: 5, path: null, buildings: [{ type: 'mage_tower', level: 2 }] },
  },
  {
    id: 'sanctuary',
    name: 'Sanctuary',
    category: 'magical',
    tier: 'basic',
    icon: 'greek-temple',
    costs: { gold: 110, mana: 20, land: 1, researchPoints: 20, materials: 20 },
    maxLevel: 4,
    limit: 3,
    effects: {
      description:
        'A quiet house for the sick, the sorry and the soldiers of tomorrow. Nobody is asked who they lost to.',
      benefits: [
        'Calls up healers',
        'Paid armies regain 2 more points of morale a turn for each sanctuary',
        '+1 mana a turn',
      ],
      abilities: [SPELLS],
      rules: [
        { kind: 'morale', points: 2 },
        { kind: 'yield', resource: 'mana', amount: 1 },
      ],
    },
    requirements: { level: 1, path: null, buildings: [] },
  },

  // Specialized
  {
    id: 'academy',
    name: 'Academy',
    category: 'specialized',
    tier: 'advanced',
    icon: 'book-pile',
    costs: { gold: 200, mana: 50, land: 2, researchPoints: 0, materials: 0 },
    maxLevel: 4,
    limit: 4,
    effects: {
      description:
        'Four faculties, one library and a feud over its ladder. Students are warned at the gate that they may leave with an opinion.',
      benefits: [
        '+8 research points a turn',
        'Intensive study brings 20% more for each academy, 100% at most',
      ],
      abilities: [],
      rules: [
        { kind: 'yield', resource: 'researchPoints', amount: 8 },
        { kind: 'rush_percent', resource: 'researchPoints', percent: 20 },
      ],
    },
    requirements: { level: 1, path: null, buildings: [] },
  },
  {
    id: 'surveyors_lodge',
    name: 'Surveyors’ Lodge',
    category: 'specialized',
    tier: 'advanced',
    icon: 'compass',
    costs: { gold: 240, mana: 0, land: 1, researchPoints: 60, materials: 50 },
    maxLevel: 3,
    limit: 1,
    effects: {
      description:
        'Chains, poles, dry socks and a wall of maps with the corners filled in first. Its members believe that the world is nearly finished.',
      benefits: [
        'Each exploration claims 1 more land',
        'The chance to find an artifact rises by 2 points for each level',
      ],
      abilities: [],
      rules: [
        { kind: 'explore_land', amount: 1 },
        { kind: 'artifact_chance', points: 2 },
      ],
    },
    requirements: { level: 3, path: null, buildings: [{ type: 'academy', level: 1 }] },
  },
  {
    id: 'embassy',
    name: 'Embassy',
    category: 'specialized',
    tier: 'elite',
    icon: 'tied-scroll',
    costs: { gold: 480, mana: 20, land: 1, researchPoints: 120, materials: 80 },
    maxLevel: 3,
    limit: 3,
    effects: {
      description:
        'A house with two front doors, so that guests who must not meet do not. Gifts arrive daily and are weighed by people who smile.',
      benefits: ['+18 gold and +3 research points a turn', 'Room for 30 more people'],
      abilities: [],
      rules: [
        { kind: 'yield', resource: 'gold', amount: 18 },
        { kind: 'yield', resource: 'researchPoints', amount: 3 },
        { kind: 'housing', amount: 30 },
      ],
    },
    requirements: { level: 6, path: null, buildings: [{ type: 'guild', level: 2 }] },
  },
]);
