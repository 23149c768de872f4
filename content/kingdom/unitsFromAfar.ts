// Soldiers whom a realm learns of once it has the yards for them: slingers, halberds, axes, horse-bows, greater engines, storm-callers, longships.
// Their prices follow what they are worth in battle, as docs/RULES.md says. `upkeep` is permille of the gold price a turn.
// Invariant: each does something that none of the first kinds does.
import { z } from 'zod';
import { UnitDefinition } from '../schema/unit.ts';

export const unitsFromAfar: readonly UnitDefinition[] = z.array(UnitDefinition).parse([
  {
    id: 'halberdiers',
    name: 'Halberdier',
    plural: 'Halberdiers',
    type: 'infantry',
    tier: 'professional',
    icon: 'halberd',
    description:
      'An axe, a spear and a hook on one pole, so that the quartermaster need buy only one thing. They have never agreed which end is for what.',
    tacticalRole: 'Foot that can stand before riders and still be of use when none come.',
    costs: { gold: 64, population: 1, turns: 1 },
    stats: { attack: 5, defense: 5, health: 12, initiative: 10, movement: 5, upkeep: 10 },
    strikes: 'melee',
    puppet: 'pike',
    traits: ['pikes'],
    skill: { dealt: { cavalry: 300, infantry: 150 }, taken: { ranged: 100 } },
    specialAbilities: [
      {
        name: 'Hook and haul',
        description:
          'Turns a charge as pikes do, strikes riders 30% and foot 15% harder; both hands are full, and missiles take 10% more.',
      },
    ],
    requirements: { buildings: [{ type: 'barracks', level: 3 }] },
  },
  {
    id: 'berserkers',
    name: 'Berserker',
    plural: 'Berserkers',
    type: 'infantry',
    tier: 'elite',
    icon: 'barbarian',
    description:
      'Each has a bearskin, an axe, and a mother who asked him to consider the church. They begin shouting at breakfast.',
    tacticalRole: 'All edge and no shield: they win quickly or they are gone.',
    costs: { gold: 102, population: 1, turns: 2 },
    stats: { attack: 10, defense: 1, health: 15, initiative: 19, movement: 7, upkeep: 12 },
    strikes: 'melee',
    puppet: 'sword',
    traits: [],
    skill: { dealt: { infantry: 250, support: 250 }, taken: { ranged: 250, melee: -100 } },
    specialAbilities: [
      {
        name: 'No time for shields',
        description:
          'Foot and helpers suffer 25% more from them, and hands reach them 10% worse; arrows, which cannot be shouted at, take 25% more.',
      },
    ],
    requirements: { buildings: [{ type: 'barracks', level: 4 }] },
  },
  {
    id: 'slingers',
    name: 'Slinger',
    plural: 'Slingers',
    type: 'archer',
    tier: 'basic',
    icon: 'sling',
    description:
      'Shepherds, with the reach of a bow and the costs of a strap. The stones are the realm’s own and grow back every spring.',
    tacticalRole: 'The cheapest missile there is; many of them, behind anybody at all.',
    costs: { gold: 20, population: 1, turns: 1 },
    stats: { attack: 4, defense: 2, health: 6, initiative: 19, movement: 7, upkeep: 8 },
    strikes: 'ranged',
    puppet: 'bow',
    traits: [],
    skill: { dealt: { support: 200, archer: 200 }, taken: { ranged: -150 } },
    specialAbilities: [
      {
        name: 'Loose order',
        description:
          'Spread as shepherds are: missiles and stones find them 15% less, and archers and helpers suffer 20% more from theirs.',
      },
    ],
    requirements: { buildings: [{ type: 'barracks', level: 1 }] },
  },
  {
    id: 'horse_archers',
    name: 'Horse Archer',
    plural: 'Horse Archers',
    type: 'cavalry',
    tier: 'professional',
    icon: 'horse-head',
    description:
      'They shoot forwards going in and backwards going out, and regard standing still as something that happens to other people.',
    tacticalRole: 'Missiles that stand in the front rank and do not mind who comes; they never charge.',
    costs: { gold: 58, population: 1, turns: 2 },
    stats: { attack: 6, defense: 3, health: 12, initiative: 24, movement: 14, upkeep: 11 },
    strikes: 'ranged',
    puppet: 'rider',
    traits: [],
    skill: { dealt: { infantry: 300 }, taken: { melee: -200, ranged: 150 } },
    specialAbilities: [
      {
        name: 'The parting shot',
        description:
          'Foot suffers 30% more from arrows that will not wait for it; hands catch them 20% worse, other arrows 15% better.',
      },
    ],
    requirements: { buildings: [{ type: 'stable', level: 2 }] },
  },
  {
    id: 'trebuchet',
    name: 'Trebuchet',
    plural: 'Trebuchets',
    type: 'siege',
    tier: 'ultimate',
    icon: 'trebuchet',
    description:
      'It takes a day to build, an hour to aim and a moment to explain to the people on the other side of the wall.',
    tacticalRole: 'Ends sieges. In the open it is a very large thing that cannot run.',
    costs: { gold: 210, population: 3, turns: 4 },
    stats: { attack: 14, defense: 1, health: 8, initiative: 1, movement: 1, upkeep: 11 },
    strikes: 'siege',
    puppet: 'engine',
    traits: [],
    skill: { dealt: { siege: -600 }, taken: { siege: -300 }, blows: 3, breaches: 450 },
    specialAbilities: [
      {
        name: 'Address to the wall',
        description:
          'A stone strikes like three; engines suffer 60% less from it, and theirs do it 30% less. Where trebuchets are a tenth of a host they take 450 points of wall a round.',
      },
    ],
    requirements: { buildings: [{ type: 'siege_workshop', level: 3 }] },
  },
  {
    id: 'ballista',
    name: 'Ballista',
    plural: 'Ballistas',
    type: 'siege',
    tier: 'professional',
    icon: 'ballista',
    description:
      'A crossbow for two men and a donkey. The bolt is as long as the man it is meant for, and usually for the man behind him too.',
    tacticalRole: 'The engine that riders do not care to meet.',
    costs: { gold: 104, population: 3, turns: 2 },
    stats: { attack: 12, defense: 2, health: 12, initiative: 9, movement: 3, upkeep: 10 },
    strikes: 'siege',
    puppet: 'engine',
    traits: [],
    skill: { dealt: { cavalry: 900 }, breaches: 100 },
    specialAbilities: [
      {
        name: 'Through the horse',
        description:
          'Riders suffer 90% more from its bolts. Against walls it does a little: 100 points a round where ballistas are a tenth of a host.',
      },
    ],
    requirements: { buildings: [{ type: 'siege_workshop', level: 2 }] },
  },
  {
    id: 'storm_callers',
    name: 'Storm-caller',
    plural: 'Storm-callers',
    type: 'support',
    tier: 'legendary',
    icon: 'lightning-storm',
    description:
      'They ask the weather for a favour, politely, in its own language. It is best not to be the subject of the conversation.',
    tacticalRole: 'Mages of one great moment: choose the round, and call.',
    costs: { gold: 66, mana: 5, population: 1, turns: 3 },
    stats: { attack: 11, defense: 2, health: 8, initiative: 13, movement: 5, upkeep: 12 },
    strikes: 'magic',
    puppet: 'staff',
    traits: [],
    skill: { spell: 1200 },
    specialAbilities: [
      {
        name: 'The favour',
        description: 'In the round in which the great spell is called on they strike 120% harder.',
      },
    ],
    requirements: { buildings: [{ type: 'mage_tower', level: 4 }] },
  },
  {
    id: 'longship',
    name: 'Longship',
    plural: 'Longships',
    type: 'naval',
    tier: 'basic',
    icon: 'drakkar',
    description:
      'Shallow enough for any river, narrow enough for any excuse. The crew rows, fights, and steals the tablecloth.',
    tacticalRole: 'Half a galley for less than half the silver, and quicker to the beach.',
    costs: { gold: 150, population: 5, turns: 3 },
    stats: { attack: 9, defense: 4, health: 24, initiative: 16, movement: 18, upkeep: 10 },
    strikes: 'melee',
    puppet: 'ship',
    traits: [],
    skill: { dealt: { infantry: 200 } },
    specialAbilities: [
      {
        name: 'Out of the boat',
        description: 'Its crew leaps ashore: foot suffers 20% more from it than from any galley.',
      },
    ],
    requirements: { buildings: [{ type: 'siege_workshop', level: 2 }], territory: 'coastal' },
  },
]);
