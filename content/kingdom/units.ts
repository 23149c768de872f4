// The soldiers of the realm. Stats of the eight that the guide's battle simulator shows are its own (kingdom.md §9); the others
// are set between them, and docs/RULES.md says why. `upkeep` is permille of the gold price a turn.
// Invariant: a unit's id is also the name of its drawing where one was made for it.
import { z } from 'zod';
import { UnitDefinition } from '../schema/unit.ts';

export const units: readonly UnitDefinition[] = z.array(UnitDefinition).parse([
  {
    id: 'militia',
    name: 'Militiaman',
    plural: 'Militia',
    type: 'infantry',
    tier: 'basic',
    icon: 'pitchfork',
    description:
      'Bakers, carters and second sons with a spear each and a week of drill. They fight for the street behind them, which is a better reason than most.',
    tacticalRole: 'Cheap bodies for the front rank, best where someone steadier stands behind them.',
    costs: { gold: 20, population: 1, turns: 1 },
    stats: { attack: 2, defense: 3, health: 8, initiative: 10, movement: 6, upkeep: 8 },
    strikes: 'melee',
    puppet: 'levy',
    traits: [],
    skill: { braced: -100 },
    specialAbilities: [
      {
        name: 'The street behind them',
        description: 'While their host holds, every blow against them loses 10%.',
      },
    ],
    requirements: { buildings: [{ type: 'barracks', level: 1 }] },
  },
  {
    id: 'soldiers',
    name: 'Soldier',
    plural: 'Soldiers',
    type: 'infantry',
    tier: 'basic',
    icon: 'spears',
    description:
      'A spear, a round shield and a standing wage. They complain in all weathers and are there in all weathers.',
    tacticalRole: 'The plain middle of any line: never the best choice, seldom the wrong one.',
    costs: { gold: 36, population: 1, turns: 1 },
    stats: { attack: 4, defense: 4, health: 9, initiative: 12, movement: 6, upkeep: 9 },
    strikes: 'melee',
    puppet: 'spear',
    traits: [],
    skill: { taken: { ranged: -100 } },
    specialAbilities: [
      {
        name: 'Shield-wall',
        description: 'Round shields overlap: missiles against them lose 10%.',
      },
    ],
    requirements: { buildings: [{ type: 'barracks', level: 1 }] },
  },
  {
    id: 'swordsmen',
    name: 'Swordsman',
    plural: 'Swordsmen',
    type: 'infantry',
    tier: 'professional',
    icon: 'broadsword',
    description:
      'Men who have made a trade of standing close to other men with swords. The survivors are very good at it.',
    tacticalRole: 'Heavy infantry that wins the press once the lines have met.',
    costs: { gold: 50, population: 1, turns: 1 },
    stats: { attack: 5, defense: 4, health: 12, initiative: 14, movement: 6, upkeep: 10 },
    strikes: 'melee',
    puppet: 'sword',
    traits: [],
    skill: { dealt: { cavalry: -300 }, taken: { ranged: 150 } },
    specialAbilities: [
      {
        name: 'Close work',
        description:
          'The hardest blow of any infantry below the elite, at arm’s length: 30% less against riders, and a small shield lets arrows through (15% more).',
      },
    ],
    requirements: { buildings: [{ type: 'barracks', level: 2 }] },
  },
  {
    id: 'pikemen',
    name: 'Pikeman',
    plural: 'Pikemen',
    type: 'infantry',
    tier: 'basic',
    icon: 'pikeman',
    description:
      'Eighteen feet of ash with a point at the far end, multiplied by as many friends as you can afford. Horses can count.',
    tacticalRole: 'A wall in front of archers: cavalry that charges it is broken on the points.',
    costs: { gold: 40, population: 1, turns: 1 },
    stats: { attack: 3, defense: 6, health: 10, initiative: 8, movement: 5, upkeep: 9 },
    strikes: 'melee',
    puppet: 'pike',
    traits: ['pikes'],
    skill: { dealt: { cavalry: 500 }, taken: { melee: -150 } },
    specialAbilities: [
      {
        name: 'Forest of pikes',
        description:
          'A cavalry charge is thrown back on the points. They strike riders 50% harder, and hands that would reach them have 15% less to strike with.',
      },
    ],
    requirements: { buildings: [{ type: 'barracks', level: 1 }] },
  },
  {
    id: 'elite_guard',
    name: 'Elite Guard',
    plural: 'Elite Guards',
    type: 'infantry',
    tier: 'elite',
    icon: 'guards',
    description:
      'The household guard: tall shields, long memories, and an oath that has outlived three dynasties. They do not hurry and they do not go round.',
    tacticalRole: 'The place in the line that must not give way.',
    costs: { gold: 172, population: 1, turns: 3 },
    stats: { attack: 8, defense: 9, health: 20, initiative: 13, movement: 5, upkeep: 12 },
    strikes: 'melee',
    puppet: 'guard',
    traits: ['pikes'],
    specialAbilities: [
      { name: 'Immovable', description: 'Their partisans turn a cavalry charge as pikes do.' },
      { name: 'The last to leave', description: 'The toughest infantry in the realm.' },
    ],
    requirements: { buildings: [{ type: 'barracks', level: 3 }] },
  },
  {
    id: 'archers',
    name: 'Archer',
    plural: 'Archers',
    type: 'archer',
    tier: 'basic',
    icon: 'bowman',
    description:
      'Hunters, mostly, and one or two whom the foresters have been looking for. They can hit a hare at eighty paces; a regiment is larger.',
    tacticalRole: 'They strike first and from afar. Keep something solid between them and the enemy.',
    costs: { gold: 35, population: 1, turns: 1 },
    stats: { attack: 6, defense: 2, health: 6, initiative: 18, movement: 6, upkeep: 9 },
    strikes: 'ranged',
    puppet: 'bow',
    traits: [],
    skill: { dealt: { infantry: 200, support: 200 } },
    specialAbilities: [
      {
        name: 'First arrow',
        description:
          'Quick to loose: few on foot act before them, and those on foot and their helpers suffer 20% more for it.',
      },
    ],
    requirements: { buildings: [{ type: 'barracks', level: 1 }] },
  },
  {
    id: 'crossbowmen',
    name: 'Crossbowman',
    plural: 'Crossbowmen',
    type: 'archer',
    tier: 'professional',
    icon: 'crossbow',
    description:
      'A steel bow, a windlass and a pavise to crouch behind while winding. Slower than an archer, and a good deal harder to argue with.',
    tacticalRole: 'Heavy missiles against armoured men and horses; they need time between the shots.',
    costs: { gold: 60, population: 1, turns: 1 },
    stats: { attack: 8, defense: 3, health: 8, initiative: 10, movement: 5, upkeep: 10 },
    strikes: 'ranged',
    puppet: 'crossbow',
    traits: [],
    skill: { dealt: { cavalry: 500, infantry: 400, siege: 300 } },
    specialAbilities: [
      {
        name: 'Through the plate',
        description:
          'The heaviest hand missile: 50% more against riders, 40% against foot, 30% against engines, whatever they wear.',
      },
    ],
    requirements: { buildings: [{ type: 'barracks', level: 2 }] },
  },
  {
    id: 'longbowmen',
    name: 'Longbowman',
    plural: 'Longbowmen',
    type: 'archer',
    tier: 'elite',
    icon: 'high-shot',
    description:
      'It takes fifteen years to make one, beginning with his grandfather. You can tell them by the left shoulder and the wage.',
    tacticalRole: 'The longest reach in the realm: a host of them decides the hour before the lines meet.',
    costs: { gold: 70, population: 1, turns: 2 },
    stats: { attack: 11, defense: 3, health: 9, initiative: 20, movement: 6, upkeep: 12 },
    strikes: 'ranged',
    puppet: 'bow',
    traits: [],
    skill: { volley: 300 },
    specialAbilities: [
      {
        name: 'Twelve a minute',
        description: 'They reach furthest: in the first round they strike 30% harder.',
      },
    ],
    requirements: { buildings: [{ type: 'barracks', level: 4 }] },
  },
  {
    id: 'light_cavalry',
    name: 'Light Rider',
    plural: 'Light Cavalry',
    type: 'cavalry',
    tier: 'professional',
    icon: 'horse-head',
    description:
      'Young men on fast horses who were told to scout and have decided that this includes fighting.',
    tacticalRole: 'First to act, and a terror to archers and engines; it should not meet spears head on.',
    costs: { gold: 70, population: 1, turns: 2 },
    stats: { attack: 4, defense: 2, health: 10, initiative: 26, movement: 14, upkeep: 10 },
    strikes: 'melee',
    puppet: 'rider',
    traits: [],
    skill: { dealt: { archer: 900, siege: 900, support: 900, infantry: 450, cavalry: 450 } },
    specialAbilities: [
      {
        name: 'Already there',
        description:
          'The highest initiative in the realm: among archers, engines and helpers before they have turned round (90% more), and on anybody’s flank (45%).',
      },
    ],
    requirements: { buildings: [{ type: 'stable', level: 1 }] },
  },
  {
    id: 'heavy_cavalry',
    name: 'Heavy Rider',
    plural: 'Heavy Cavalry',
    type: 'cavalry',
    tier: 'professional',
    icon: 'cavalry',
    description:
      'Mail to the knee, a long lance and a horse that has opinions about infantry. The ground notices them before the enemy does.',
    tacticalRole: 'The hammer: it breaks a line that something else has already worried.',
    costs: { gold: 120, population: 1, turns: 2 },
    stats: { attack: 7, defense: 5, health: 15, initiative: 20, movement: 11, upkeep: 11 },
    strikes: 'melee',
    puppet: 'lance',
    traits: [],
    skill: { shock: 150 },
    specialAbilities: [
      {
        name: 'Knee to knee',
        description: 'Their charge strikes another 15% harder where no pikes meet it.',
      },
    ],
    requirements: { buildings: [{ type: 'stable', level: 2 }] },
  },
  {
    id: 'knights',
    name: 'Knight',
    plural: 'Knights',
    type: 'cavalry',
    tier: 'ultimate',
    icon: 'mounted-knight',
    description: 'Each has a song about him, at his own expense. In fairness, most of the verses are true.',
    tacticalRole: 'One charge, in the right place, late in the day.',
    costs: { gold: 208, population: 1, turns: 3 },
    stats: { attack: 10, defense: 7, health: 20, initiative: 18, movement: 10, upkeep: 12 },
    strikes: 'melee',
    puppet: 'lance',
    traits: [],
    skill: { shock: 200, rallies: true },
    specialAbilities: [
      {
        name: 'Couched lance',
        description: 'The heaviest charge in the realm: another 20% where no pikes meet it.',
      },
      {
        name: 'Second verse',
        description: 'Where knights ride, a host may rally without commander or banner.',
      },
    ],
    requirements: { buildings: [{ type: 'stable', level: 3 }] },
  },
  {
    id: 'catapult',
    name: 'Catapult',
    plural: 'Catapults',
    type: 'siege',
    tier: 'professional',
    icon: 'catapult',
    description:
      'A beam, a bucket, a great many ropes and five men who have stopped hearing well. It throws whatever the neighbourhood can spare.',
    tacticalRole: 'Ruin for crowded infantry and for walls; it must never be reached.',
    costs: { gold: 200, population: 3, turns: 3 },
    stats: { attack: 12, defense: 1, health: 5, initiative: 2, movement: 2, upkeep: 10 },
    strikes: 'siege',
    puppet: 'engine',
    traits: [],
    skill: { dealt: { siege: -600 }, taken: { siege: -300 }, blows: 3, breaches: 200 },
    specialAbilities: [
      {
        name: 'Stone rain',
        description:
          'One stone strikes like three, at the end of the round, when everyone is where they meant to be, but engines are far apart: it does them 60% less, and they it 30% less. Walls lose 200 points a round where catapults are a tenth of a host.',
      },
    ],
    requirements: { buildings: [{ type: 'siege_workshop', level: 1 }] },
  },
  {
    id: 'ram',
    name: 'Ram',
    plural: 'Rams',
    type: 'siege',
    tier: 'basic',
    icon: 'siege-ram',
    description:
      'A tree with an iron head, slung under a roof of wet hides. Subtlety was considered and left out.',
    tacticalRole: 'Slow, hard to kill and unwelcome at gates; it shields those who walk behind it.',
    costs: { gold: 84, population: 3, turns: 2 },
    stats: { attack: 7, defense: 5, health: 24, initiative: 3, movement: 3, upkeep: 9 },
    strikes: 'siege',
    puppet: 'engine',
    traits: [],
    skill: { shelters: { ranged: -150 }, breaches: 300 },
    specialAbilities: [
      {
        name: 'Wet hides',
        description:
          'Arrows stick in it and that is all. While rams are a tenth of a host’s strength, missiles take 15% less of everyone behind them, and walls lose 300 points a round.',
      },
    ],
    requirements: { buildings: [{ type: 'siege_workshop', level: 1 }] },
  },
  {
    id: 'mage',
    name: 'Battle Mage',
    plural: 'Battle Mages',
    type: 'support',
    tier: 'professional',
    icon: 'wizard-staff',
    description:
      'Passed the examinations, failed the interview for a quieter post. What they throw is mostly light, and mostly hot.',
    tacticalRole: 'Spells that armour was not made against, from well behind the shields.',
    costs: { gold: 58, mana: 5, population: 1, turns: 2 },
    stats: { attack: 9, defense: 2, health: 7, initiative: 15, movement: 5, upkeep: 12 },
    strikes: 'magic',
    puppet: 'staff',
    traits: [],
    skill: { spell: 600 },
    specialAbilities: [
      {
        name: 'Unarmourable',
        description: 'Strikes with magic, which ground and weather bend in their own ways.',
      },
      {
        name: 'The great spell',
        description: 'Called on once a battle: in that round they strike 60% harder.',
      },
    ],
    requirements: { buildings: [{ type: 'mage_tower', level: 2 }] },
  },
  {
    id: 'healer',
    name: 'Healer',
    plural: 'Healers',
    type: 'support',
    tier: 'basic',
    icon: 'healing',
    description:
      'Linen, vinegar, steady hands. They are not meant to fight, and have been known to hit very hard with a lantern.',
    tacticalRole: 'Stubborn support at the rear: soft-handed in attack, slow to be worn down.',
    costs: { gold: 22, mana: 2, population: 1, turns: 1 },
    stats: { attack: 2, defense: 4, health: 12, initiative: 12, movement: 5, upkeep: 9 },
    strikes: 'magic',
    puppet: 'staff',
    traits: [],
    skill: { shelters: { melee: -100, ranged: -100, magic: -100, siege: -100 } },
    specialAbilities: [
      {
        name: 'Mends what it can',
        description:
          'While healers are a tenth of a host’s strength, every blow against it takes 10% less; with fewer, in proportion.',
      },
    ],
    requirements: { buildings: [{ type: 'sanctuary', level: 1 }] },
  },
  {
    id: 'banner',
    name: 'Standard-bearer',
    plural: 'Standard-bearers',
    type: 'support',
    tier: 'basic',
    icon: 'knight-banner',
    description:
      'Carries the one thing everyone is looking at. The post is honoured, sought after, and frequently vacant.',
    tacticalRole: 'Quick to rally round and hard to kill for one who fights with a flag.',
    costs: { gold: 25, population: 1, turns: 1 },
    stats: { attack: 2, defense: 5, health: 11, initiative: 22, movement: 6, upkeep: 9 },
    strikes: 'melee',
    puppet: 'banner',
    traits: [],
    skill: { heartens: 60 },
    specialAbilities: [
      {
        name: 'Eyes front',
        description:
          'While banners are a tenth of a host’s strength, everyone strikes 6% harder; with fewer, in proportion.',
      },
    ],
    requirements: { buildings: [{ type: 'barracks', level: 2 }] },
  },
  {
    id: 'galley',
    name: 'Galley',
    plural: 'Galleys',
    type: 'naval',
    tier: 'professional',
    icon: 'galley',
    description:
      'Forty oars, one sail and a bronze beak. Its crew can do anything at sea except agree on the weather.',
    tacticalRole: 'Master of any shore it can reach, and useless one mile inland.',
    costs: { gold: 300, population: 5, turns: 4 },
    stats: { attack: 14, defense: 8, health: 40, initiative: 10, movement: 16, upkeep: 12 },
    strikes: 'ranged',
    puppet: 'ship',
    traits: [],
    skill: { dealt: { naval: 300 } },
    specialAbilities: [
      {
        name: 'Bronze beak',
        description: 'Against ships it strikes 30% harder, below the waterline.',
      },
    ],
    requirements: { buildings: [{ type: 'siege_workshop', level: 2 }], territory: 'coastal' },
  },
]);
