// What a kingdom raises when its first roofs no longer leak: the buildings that come with years, set beside those of buildings.ts.
// Invariant: every number in a sentence is the number in the rules beside it, at level 1, for one building.
import { z } from 'zod';
import { BuildingDefinition } from '../schema/building.ts';
import { ELITE, ROUTES, SPELLS } from './buildingAbilities.ts';

export const greaterBuildings: readonly BuildingDefinition[] = z.array(BuildingDefinition).parse([
  // Economic
  {
    id: 'brewhouse',
    name: 'Brewhouse',
    category: 'economic',
    tier: 'basic',
    icon: 'beer-stein',
    costs: { gold: 90, mana: 0, land: 1, researchPoints: 0, materials: 10 },
    maxLevel: 4,
    limit: 4,
    effects: {
      description:
        'Copper, barley and a brewer who tastes everything twice. Peace treaties have been signed on its barrels, and one or two under them.',
      benefits: ['+5 gold a turn', 'Paid armies regain 1 more point of morale a turn'],
      abilities: [ROUTES],
      rules: [
        { kind: 'yield', resource: 'gold', amount: 5 },
        { kind: 'morale', points: 1 },
      ],
    },
    requirements: { level: 2, path: null, buildings: [{ type: 'farm', level: 1 }] },
  },
  {
    id: 'quarry',
    name: 'Quarry',
    category: 'economic',
    tier: 'advanced',
    icon: 'stone-pile',
    costs: { gold: 160, mana: 0, land: 3, researchPoints: 10, materials: 0 },
    maxLevel: 5,
    limit: 4,
    effects: {
      description:
        'The kingdom, sold back to itself by the block. The echo answers in the accent of whoever worked here first.',
      benefits: ['+15 materials a turn'],
      abilities: [ROUTES],
      rules: [{ kind: 'yield', resource: 'materials', amount: 15 }],
    },
    requirements: { level: 3, path: null, buildings: [{ type: 'sawmill', level: 2 }] },
  },
  {
    id: 'counting_house',
    name: 'Counting House',
    category: 'economic',
    tier: 'advanced',
    icon: 'bank',
    costs: { gold: 260, mana: 0, land: 1, researchPoints: 40, materials: 90 },
    maxLevel: 5,
    limit: 3,
    effects: {
      description:
        'No windows, one door, and a clerk who remembers every coin by its face. Raiders find the floor very clean.',
      benefits: ['+6 gold a turn', '600 more gold is out of a victor’s reach'],
      abilities: [ROUTES],
      rules: [
        { kind: 'yield', resource: 'gold', amount: 6 },
        { kind: 'vault', amount: 600 },
      ],
    },
    requirements: { level: 5, path: null, buildings: [{ type: 'guild', level: 1 }] },
  },
  {
    id: 'aqueduct',
    name: 'Aqueduct',
    category: 'economic',
    tier: 'advanced',
    icon: 'aqueduct',
    costs: { gold: 300, mana: 0, land: 2, researchPoints: 50, materials: 140 },
    maxLevel: 5,
    limit: 4,
    effects: {
      description:
        'Ninety arches so that nobody need carry a bucket uphill. People move in under it before the mortar has set.',
      benefits: ['Room for 130 more people', '+4 population a turn'],
      abilities: [ROUTES],
      rules: [
        { kind: 'housing', amount: 130 },
        { kind: 'yield', resource: 'population', amount: 4 },
      ],
    },
    requirements: {
      level: 6,
      path: null,
      buildings: [
        { type: 'town', level: 2 },
        { type: 'quarry', level: 1 },
      ],
    },
  },
  {
    id: 'bakehouse',
    name: 'Bakehouse',
    category: 'economic',
    tier: 'advanced',
    icon: 'bread',
    costs: { gold: 220, mana: 0, land: 1, researchPoints: 30, materials: 60 },
    maxLevel: 4,
    limit: 3,
    effects: {
      description:
        'It bakes for the hosts: flat, twice, and hard enough to be issued as either bread or roof. Nothing is wasted, as much as men have tried.',
      benefits: ['Armies eat 3% less for each level', '+4 food a turn'],
      abilities: [ROUTES],
      rules: [
        { kind: 'ration_percent', percent: 3 },
        { kind: 'yield', resource: 'food', amount: 4 },
      ],
    },
    requirements: {
      level: 6,
      path: null,
      buildings: [
        { type: 'granary', level: 2 },
        { type: 'farm', level: 2 },
      ],
    },
  },
  {
    id: 'guild_hall',
    name: 'Guild Hall',
    category: 'economic',
    tier: 'elite',
    icon: 'family-house',
    costs: { gold: 620, mana: 40, land: 2, researchPoints: 160, materials: 140 },
    maxLevel: 5,
    limit: 2,
    effects: {
      description:
        'Forty banners under one roof, each hung a little higher than its neighbour. Here the trades agree on prices, which is to say on everything.',
      benefits: [
        '+26 gold and +4 research points a turn',
        'Trade routes carry 5% more for each level',
        'Room for 20 more people',
      ],
      abilities: [ROUTES],
      rules: [
        { kind: 'yield', resource: 'gold', amount: 26 },
        { kind: 'yield', resource: 'researchPoints', amount: 4 },
        { kind: 'route_percent', percent: 5 },
        { kind: 'housing', amount: 20 },
      ],
    },
    requirements: { level: 12, path: null, buildings: [{ type: 'guild', level: 3 }] },
  },

  // Military
  {
    id: 'watchtower',
    name: 'Watchtower',
    category: 'military',
    tier: 'basic',
    icon: 'watchtower',
    costs: { gold: 80, mana: 0, land: 1, researchPoints: 0, materials: 30 },
    maxLevel: 3,
    limit: 4,
    effects: {
      description:
        'A ladder, a bell and a boy with good eyes. He has rung it for riders, for fires and, once, for a very large goose.',
      benefits: [
        'Supplies for an exploration cost 4% less for each level',
        'Defense +15% and recruits 8% cheaper for each level',
      ],
      abilities: [ELITE],
      rules: [{ kind: 'supplies_percent', percent: 4 }],
    },
    requirements: { level: 2, path: null, buildings: [] },
  },
  {
    id: 'armoury',
    name: 'Armoury',
    category: 'military',
    tier: 'advanced',
    icon: 'armor-vest',
    costs: { gold: 340, mana: 0, land: 1, researchPoints: 70, materials: 160 },
    maxLevel: 5,
    limit: 3,
    effects: {
      description:
        'Rack upon rack, each shirt of mail with the name of the man who stopped wearing it. Old hands come by for the fitting and are talked into staying.',
      benefits: [
        'Of those called up, 2% for each level have served before',
        'Defense +15% and recruits 8% cheaper for each level',
      ],
      abilities: [ELITE],
      rules: [{ kind: 'veteran_percent', percent: 2 }],
    },
    requirements: {
      level: 7,
      path: null,
      buildings: [
        { type: 'barracks', level: 2 },
        { type: 'mine', level: 1 },
      ],
    },
  },
  {
    id: 'parade_ground',
    name: 'Parade Ground',
    category: 'military',
    tier: 'elite',
    icon: 'meeple-army',
    costs: { gold: 780, mana: 0, land: 3, researchPoints: 180, materials: 140 },
    maxLevel: 4,
    limit: 2,
    effects: {
      description:
        'Two acres of nothing, swept daily. After a month here a man turns left in his sleep and strikes where he is pointed.',
      benefits: [
        'Soldiers strike 2% harder for each level',
        'Paid armies regain 1 more point of morale a turn',
        'Defense +15% and recruits 8% cheaper for each level',
      ],
      abilities: [ELITE],
      rules: [
        { kind: 'attack_percent', percent: 2 },
        { kind: 'morale', points: 1 },
      ],
    },
    requirements: { level: 18, path: null, buildings: [{ type: 'armoury', level: 2 }] },
  },

  // Magical
  {
    id: 'observatory',
    name: 'Observatory',
    category: 'magical',
    tier: 'advanced',
    icon: 'telescope',
    costs: { gold: 320, mana: 80, land: 1, researchPoints: 90, materials: 60 },
    maxLevel: 4,
    limit: 2,
    effects: {
      description:
        'A dome that opens like an eyelid. Its master has found eleven new stars and lost three assistants to the stairs.',
      benefits: [
        '+6 mana and +6 research points a turn',
        'The chance to find an artifact rises by 1 point for each level',
      ],
      abilities: [SPELLS],
      rules: [
        { kind: 'yield', resource: 'mana', amount: 6 },
        { kind: 'yield', resource: 'researchPoints', amount: 6 },
        { kind: 'artifact_chance', points: 1 },
      ],
    },
    requirements: { level: 9, path: null, buildings: [{ type: 'mage_tower', level: 3 }] },
  },
  {
    id: 'alembic_house',
    name: 'House of Alembics',
    category: 'magical',
    tier: 'elite',
    icon: 'round-bottom-flask',
    costs: { gold: 640, mana: 260, land: 2, researchPoints: 220, materials: 80 },
    maxLevel: 4,
    limit: 2,
    effects: {
      description:
        'Glass, steam, and a rule against whistling. What drips at the far end is mana; what drips at the near end is swept up without comment.',
      benefits: ['+26 mana a turn', 'The realm yields 2% more mana for each level'],
      abilities: [SPELLS],
      rules: [
        { kind: 'yield', resource: 'mana', amount: 26 },
        { kind: 'yield_percent', resource: 'mana', percent: 2 },
      ],
    },
    requirements: { level: 14, path: null, buildings: [{ type: 'mana_node', level: 2 }] },
  },

  // Specialized
  {
    id: 'library',
    name: 'Library',
    category: 'specialized',
    tier: 'basic',
    icon: 'bookshelf',
    costs: { gold: 110, mana: 10, land: 1, researchPoints: 0, materials: 20 },
    maxLevel: 4,
    limit: 8,
    effects: {
      description:
        'Nine hundred books and one chair. Whoever has the chair is asked, in whispers, how much longer.',
      benefits: ['+4 research points a turn'],
      abilities: [],
      rules: [{ kind: 'yield', resource: 'researchPoints', amount: 4 }],
    },
    requirements: { level: 1, path: null, buildings: [] },
  },
  {
    id: 'university',
    name: 'University',
    category: 'specialized',
    tier: 'elite',
    icon: 'graduate-cap',
    costs: { gold: 760, mana: 120, land: 3, researchPoints: 120, materials: 180 },
    maxLevel: 4,
    limit: 2,
    effects: {
      description:
        'What an academy becomes when the argument about the ladder is finally won. It grants degrees, gowns and a lasting distrust of the other faculty.',
      benefits: ['+20 research points a turn', 'The realm yields 3% more research points for each level'],
      abilities: [],
      rules: [
        { kind: 'yield', resource: 'researchPoints', amount: 20 },
        { kind: 'yield_percent', resource: 'researchPoints', percent: 3 },
      ],
    },
    requirements: { level: 15, path: null, buildings: [{ type: 'academy', level: 3 }] },
  },
  {
    id: 'diplomatic_quarter',
    name: 'Diplomatic Quarter',
    category: 'specialized',
    tier: 'elite',
    icon: 'conversation',
    costs: { gold: 900, mana: 60, land: 2, researchPoints: 240, materials: 160 },
    maxLevel: 3,
    limit: 1,
    effects: {
      description:
        'Twelve envoys, twelve gardens and walls exactly too low to hide behind. Everything said here is denied on the same evening, in good faith.',
      benefits: [
        '+24 gold and +5 research points a turn',
        'Room for 60 more people',
        'Merchants ask 3% less, and trade takes 3% fewer turns',
      ],
      abilities: [],
      rules: [
        { kind: 'yield', resource: 'gold', amount: 24 },
        { kind: 'yield', resource: 'researchPoints', amount: 5 },
        { kind: 'housing', amount: 60 },
        { kind: 'trade_discount', percent: 3 },
      ],
    },
    requirements: { level: 16, path: null, buildings: [{ type: 'embassy', level: 2 }] },
  },
]);
