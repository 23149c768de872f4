// What is raised once and shown to visitors: the ultimate building of each path, those where paths cross, and those of victory.
// The last ones promise no more than they do: what a world's end makes of them is written when there is one.
// Invariant: every number in a sentence is the number in the rules beside it, at level 1.
import { z } from 'zod';
import { BuildingDefinition } from '../schema/building.ts';
import { ELITE, ROUTES, SPELLS } from './buildingAbilities.ts';

export const specialBuildings: readonly BuildingDefinition[] = z.array(BuildingDefinition).parse([
  // One a path
  {
    id: 'arcane_nexus',
    name: 'Arcane Nexus',
    category: 'magical',
    tier: 'ultimate',
    special: 'path',
    icon: 'crystal-shrine',
    costs: { gold: 5200, mana: 2200, land: 5, researchPoints: 1600, materials: 900 },
    maxLevel: 3,
    limit: 1,
    effects: {
      description:
        'All the lines on the mages’ maps meet in one room, and the room has been told to expect them. Visitors leave with their shadows slightly rearranged.',
      benefits: ['+120 mana and +40 research points a turn', 'The realm yields 10% more mana for each level'],
      abilities: [SPELLS],
      rules: [
        { kind: 'yield', resource: 'mana', amount: 120 },
        { kind: 'yield', resource: 'researchPoints', amount: 40 },
        { kind: 'yield_percent', resource: 'mana', percent: 10 },
      ],
    },
    requirements: { level: 35, path: 'ascendant', buildings: [{ type: 'mana_node', level: 3 }] },
  },
  {
    id: 'world_tree',
    name: 'World Tree',
    category: 'economic',
    tier: 'ultimate',
    special: 'path',
    icon: 'oak',
    costs: { gold: 4800, mana: 1400, land: 12, researchPoints: 1400, materials: 1200 },
    maxLevel: 4,
    limit: 1,
    effects: {
      description:
        'Planted by someone who did not ask how tall it would be. Whole families are born, schooled and buried in the second branch on the left.',
      benefits: [
        '+160 food and +30 population a turn',
        'Room for 500 more people',
        'The realm yields 10% more food for each level',
      ],
      abilities: [ROUTES],
      rules: [
        { kind: 'yield', resource: 'food', amount: 160 },
        { kind: 'yield', resource: 'population', amount: 30 },
        { kind: 'housing', amount: 500 },
        { kind: 'yield_percent', resource: 'food', percent: 10 },
      ],
    },
    requirements: {
      level: 35,
      path: 'verdant',
      buildings: [
        { type: 'farm', level: 4 },
        { type: 'sanctuary', level: 3 },
      ],
    },
  },
  {
    id: 'war_machine_factory',
    name: 'War Machine Factory',
    category: 'military',
    tier: 'ultimate',
    special: 'path',
    icon: 'gears',
    costs: { gold: 5600, mana: 500, land: 8, researchPoints: 1500, materials: 2600 },
    maxLevel: 3,
    limit: 1,
    effects: {
      description:
        'Nine chimneys and a whistle that wakes two counties. It was built to end wars, and is always ready for the next one it has to end.',
      benefits: [
        'Soldiers strike 10% harder for each level',
        'Of those called up, 5% for each level have served before',
        'Defense +15% and recruits 8% cheaper for each level',
        '+60 materials a turn',
      ],
      abilities: [ELITE],
      rules: [
        { kind: 'attack_percent', percent: 10 },
        { kind: 'veteran_percent', percent: 5 },
        { kind: 'yield', resource: 'materials', amount: 60 },
      ],
    },
    requirements: { level: 35, path: 'eradication', buildings: [{ type: 'siege_workshop', level: 4 }] },
  },
  {
    id: 'underworld_portal',
    name: 'Underworld Portal',
    category: 'magical',
    tier: 'ultimate',
    special: 'path',
    icon: 'magic-portal',
    costs: { gold: 5000, mana: 2600, land: 4, researchPoints: 1700, materials: 800 },
    maxLevel: 3,
    limit: 1,
    effects: {
      description:
        'A stair that goes down, and a queue that comes up. The dead work for very little, eat nothing, and are punctual to a fault.',
      benefits: [
        'Armies cost 8% less gold to keep for each level',
        'Armies eat 10% less for each level',
        '+70 mana a turn',
      ],
      abilities: [SPELLS],
      rules: [
        { kind: 'upkeep_percent', percent: 8 },
        { kind: 'ration_percent', percent: 10 },
        { kind: 'yield', resource: 'mana', amount: 70 },
      ],
    },
    requirements: { level: 35, path: 'nether', buildings: [{ type: 'alembic_house', level: 3 }] },
  },
  {
    id: 'nexus_all_paths',
    name: 'Nexus of All Paths',
    category: 'specialized',
    tier: 'ultimate',
    special: 'path',
    icon: 'pentacle',
    costs: { gold: 5400, mana: 1800, land: 6, researchPoints: 2000, materials: 1100 },
    maxLevel: 3,
    limit: 1,
    effects: {
      description:
        'Five doors, each of which insists that it is the entrance. Whoever walks in by one and out by another has, by law, been on a journey.',
      benefits: [
        'The realm yields 5% more gold for each level',
        'The realm yields 5% more mana and 5% more research points for each level',
        'Each exploration claims 2 more land',
      ],
      abilities: [],
      rules: [
        { kind: 'yield_percent', resource: 'gold', percent: 5 },
        { kind: 'yield_percent', resource: 'mana', percent: 5 },
        { kind: 'yield_percent', resource: 'researchPoints', percent: 5 },
        { kind: 'explore_land', amount: 2 },
      ],
    },
    requirements: {
      level: 35,
      path: 'fantasy',
      buildings: [
        { type: 'university', level: 2 },
        { type: 'surveyors_lodge', level: 2 },
      ],
    },
  },

  // Where paths cross
  {
    id: 'arcane_arsenal',
    name: 'Arcane Arsenal',
    category: 'military',
    tier: 'ultimate',
    special: 'cross',
    icon: 'rune-sword',
    costs: { gold: 6400, mana: 1800, land: 5, researchPoints: 1500, materials: 1800 },
    maxLevel: 3,
    limit: 1,
    effects: {
      description:
        'Every blade here has been read to. Some have answered, and those are kept behind the second grille.',
      benefits: [
        'Soldiers strike 6% harder for each level',
        'Spells are 4% stronger for each level',
        'Defense +15% and recruits 8% cheaper for each level',
      ],
      abilities: [ELITE],
      rules: [
        { kind: 'attack_percent', percent: 6 },
        { kind: 'spell_percent', percent: 4 },
      ],
    },
    requirements: {
      level: 38,
      path: null,
      buildings: [
        { type: 'armoury', level: 4 },
        { type: 'observatory', level: 3 },
      ],
    },
  },
  {
    id: 'life_death_nexus',
    name: 'Nexus of Life and Death',
    category: 'magical',
    tier: 'ultimate',
    special: 'cross',
    icon: 'yin-yang',
    costs: { gold: 6000, mana: 2400, land: 6, researchPoints: 1700, materials: 1000 },
    maxLevel: 3,
    limit: 1,
    effects: {
      description:
        'A cradle and a bier on either pan of one scale, and a keeper who never sits down. On good days nothing moves.',
      benefits: [
        '+25 population and +50 mana a turn',
        'Paid armies regain 3 more points of morale a turn',
        'Fed armies regain 3 more points of supply a turn',
      ],
      abilities: [SPELLS],
      rules: [
        { kind: 'yield', resource: 'population', amount: 25 },
        { kind: 'yield', resource: 'mana', amount: 50 },
        { kind: 'morale', points: 3 },
        { kind: 'supply', points: 3 },
      ],
    },
    requirements: {
      level: 38,
      path: null,
      buildings: [
        { type: 'sanctuary', level: 4 },
        { type: 'alembic_house', level: 2 },
      ],
    },
  },
  {
    id: 'economic_war_machine',
    name: 'Economic War Machine',
    category: 'economic',
    tier: 'ultimate',
    special: 'cross',
    icon: 'cash',
    costs: { gold: 7200, mana: 300, land: 6, researchPoints: 1400, materials: 2000 },
    maxLevel: 4,
    limit: 1,
    effects: {
      description:
        'Ledgers in front, quartermasters behind. It has taken two fortresses by buying the bakeries next to them.',
      benefits: [
        '+180 gold a turn',
        'Armies cost 5% less gold to keep for each level',
        'Trade routes carry 15% more for each level',
      ],
      abilities: [ROUTES],
      rules: [
        { kind: 'yield', resource: 'gold', amount: 180 },
        { kind: 'upkeep_percent', percent: 5 },
        { kind: 'route_percent', percent: 15 },
      ],
    },
    requirements: {
      level: 38,
      path: null,
      buildings: [
        { type: 'trade_district', level: 3 },
        { type: 'war_council', level: 1 },
      ],
    },
  },
  {
    id: 'trinity_spire',
    name: 'Trinity Spire',
    category: 'specialized',
    tier: 'legendary',
    special: 'cross',
    icon: 'triquetra',
    costs: { gold: 12_000, mana: 3600, land: 6, researchPoints: 3600, materials: 3000 },
    maxLevel: 2,
    limit: 1,
    effects: {
      description:
        'Coin built the foot, steel the middle and wit the top. From the gallery one sees all three quarrelling, very small.',
      benefits: [
        'The realm yields 6% more gold for each level',
        'The realm yields 6% more mana for each level',
        'Soldiers defend 25% better',
        'Soldiers strike 6% harder for each level',
      ],
      abilities: [],
      rules: [
        { kind: 'yield_percent', resource: 'gold', percent: 6 },
        { kind: 'yield_percent', resource: 'mana', percent: 6 },
        { kind: 'defense_percent', percent: 25 },
        { kind: 'attack_percent', percent: 6 },
      ],
    },
    requirements: {
      level: 42,
      path: null,
      buildings: [
        { type: 'guild_hall', level: 3 },
        { type: 'parade_ground', level: 3 },
        { type: 'university', level: 3 },
      ],
    },
  },

  // Of victory
  {
    id: 'seal_power',
    name: 'Seal of Power',
    category: 'magical',
    tier: 'legendary',
    special: 'victory',
    icon: 'wax-seal',
    costs: { gold: 15_000, mana: 6000, land: 3, researchPoints: 5000, materials: 2500 },
    maxLevel: 3,
    limit: 1,
    effects: {
      description:
        'A disc of lead as wide as a threshing floor, pressed on something that was there before. It wins nothing by lying here; it only hums, and everything near it works harder.',
      benefits: [
        '+200 mana a turn',
        'Spells are 10% stronger for each level',
        'Meditation brings 25% more mana, 100% at most',
      ],
      abilities: [SPELLS],
      rules: [
        { kind: 'yield', resource: 'mana', amount: 200 },
        { kind: 'spell_percent', percent: 10 },
        { kind: 'rush_percent', resource: 'mana', percent: 25 },
      ],
    },
    requirements: { level: 55, path: null, buildings: [{ type: 'alembic_house', level: 4 }] },
  },
  {
    id: 'reality_anchor',
    name: 'Reality Anchor',
    category: 'specialized',
    tier: 'legendary',
    special: 'victory',
    icon: 'anchor',
    costs: { gold: 14_000, mana: 5000, land: 4, researchPoints: 6000, materials: 4000 },
    maxLevel: 3,
    limit: 1,
    effects: {
      description:
        'It holds the kingdom where it is. The chain goes down through the cellar, and the cellar goes down further than it did.',
      benefits: [
        'Soldiers defend 60% better',
        '8,000 more gold is out of a victor’s reach',
        '+80 research points a turn',
      ],
      abilities: [],
      rules: [
        { kind: 'defense_percent', percent: 60 },
        { kind: 'vault', amount: 8000 },
        { kind: 'yield', resource: 'researchPoints', amount: 80 },
      ],
    },
    requirements: { level: 55, path: null, buildings: [{ type: 'university', level: 4 }] },
  },
  {
    id: 'crown_fortress',
    name: 'Crown Fortress',
    category: 'military',
    tier: 'legendary',
    special: 'victory',
    icon: 'crenel-crown',
    costs: { gold: 18_000, mana: 1500, land: 10, researchPoints: 4000, materials: 9000 },
    maxLevel: 3,
    limit: 1,
    effects: {
      description:
        'Seven rings of wall, and in the seventh a chair. Nobody has ever taken it; the cushions, they say, are very good.',
      benefits: [
        'Defense +80%, besides +15% for each level',
        'Paid armies regain 3 more points of morale a turn',
        'Going to war takes 15% fewer turns',
        'Recruits 8% cheaper for each level',
      ],
      abilities: [ELITE],
      rules: [
        { kind: 'defense_percent', percent: 80 },
        { kind: 'morale', points: 3 },
        { kind: 'planning_percent', percent: 15 },
      ],
    },
    requirements: {
      level: 55,
      path: null,
      buildings: [
        { type: 'fortress', level: 5 },
        { type: 'parade_ground', level: 4 },
      ],
    },
  },
  {
    id: 'world_capital',
    name: 'World Capital',
    category: 'economic',
    tier: 'legendary',
    special: 'victory',
    icon: 'capitol',
    costs: { gold: 20_000, mana: 2500, land: 14, researchPoints: 4500, materials: 7000 },
    maxLevel: 4,
    limit: 1,
    effects: {
      description:
        'All roads have been told to lead here, and most of them are trying. It is the capital of the world in its own opinion, which is how such things begin.',
      benefits: [
        '+320 gold and +60 population a turn',
        'Room for 900 more people',
        'The realm yields 8% more gold for each level',
      ],
      abilities: [ROUTES],
      rules: [
        { kind: 'yield', resource: 'gold', amount: 320 },
        { kind: 'yield', resource: 'population', amount: 60 },
        { kind: 'housing', amount: 900 },
        { kind: 'yield_percent', resource: 'gold', percent: 8 },
      ],
    },
    requirements: {
      level: 55,
      path: null,
      buildings: [
        { type: 'trade_district', level: 5 },
        { type: 'diplomatic_quarter', level: 2 },
      ],
    },
  },
]);
