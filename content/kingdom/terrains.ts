// The ground, as data: eight battle terrains, the other names they go by, how a defender may stand, and the kinds of battle.
// Invariant: every number a sentence states is the number beside it (tests/content/kingdom/battlefields.test.ts reads them both).
import { z } from 'zod';
import { Encounter, Position, Terrain, TerrainAlias } from '../schema/terrain.ts';

export const terrains: readonly Terrain[] = z.array(Terrain).parse([
  {
    id: 'plains',
    name: 'Plains',
    phrase: 'on the plains',
    description:
      'Grass to the horizon and nowhere to hide a mistake. The better army usually wins here, which is why the worse one rarely chooses it.',
    movementCost: 1000,
    visibility: 1000,
    rangedEffectiveness: 1000,
    siegeEffectiveness: 1000,
    strategicValue: 3,
    specialEffects: [
      'Fair ground: it adds nothing to any soldier’s blow and takes nothing away.',
      'Firm and open: cavalry may charge.',
      'Ships have no business here: they strike 40% weaker and suffer 20% more.',
    ],
    modifier: { dealt: { naval: -400 }, taken: { naval: 200 } },
  },
  {
    id: 'forest',
    name: 'Forest',
    phrase: 'in the forest',
    description:
      'Every trunk is a shield for a man on foot and a wall for a man on a horse. Orders are shouted, and the trees keep half of them.',
    movementCost: 1600,
    visibility: 850,
    rangedEffectiveness: 900,
    siegeEffectiveness: 700,
    strategicValue: 4,
    specialEffects: [
      'Infantry among the trunks suffers 10% less.',
      'Cavalry strikes 30% weaker and can’t charge.',
      'Missiles lose 10% to the leaves, and engines 30% to the roots.',
      'Ships strike 50% weaker and suffer 20% more; nobody has asked how they came here.',
    ],
    modifier: { dealt: { cavalry: -300, naval: -500 }, taken: { infantry: -100, naval: 200 } },
  },
  {
    id: 'mountains',
    name: 'Mountains',
    phrase: 'in the mountains',
    description:
      'Goat tracks, loose scree and a view of three provinces. Whoever looks down has the argument; whoever looks up has the climb.',
    movementCost: 2200,
    visibility: 1100,
    rangedEffectiveness: 1150,
    siegeEffectiveness: 700,
    strategicValue: 6,
    specialEffects: [
      'Missiles fly 15% better from ledge to ledge; engines, hauled up by rope, are worth 30% less.',
      'Infantry strikes 5% harder and suffers 5% less: rocks are free.',
      'Cavalry strikes 25% weaker and can’t charge.',
      'Ships strike 50% weaker and suffer 20% more.',
    ],
    modifier: {
      dealt: { infantry: 50, cavalry: -250, naval: -500 },
      taken: { infantry: -50, naval: 200 },
    },
  },
  {
    id: 'swamp',
    name: 'Swamp',
    phrase: 'in the swamp',
    description:
      'Neither land nor water, and jealous of both. Men fight the ground first and each other with what is left of the day.',
    movementCost: 2500,
    visibility: 850,
    rangedEffectiveness: 950,
    siegeEffectiveness: 500,
    strategicValue: 2,
    specialEffects: [
      'Cavalry strikes 35% weaker and can’t charge.',
      'Infantry up to its knees strikes 5% weaker.',
      'Missiles lose 5%; engines sink, and lose 50%.',
      'Flat boats fare better than most: ships strike only 15% weaker.',
    ],
    modifier: { dealt: { infantry: -50, cavalry: -350, naval: -150 } },
  },
  {
    id: 'desert',
    name: 'Desert',
    phrase: 'in the desert',
    description:
      'The sun is a third army and takes no side. Water decides who can stand, and dust decides who can see whom.',
    movementCost: 1300,
    visibility: 1100,
    rangedEffectiveness: 1050,
    siegeEffectiveness: 900,
    strategicValue: 3,
    specialEffects: [
      'Infantry in mail strikes 5% weaker and suffers 5% more.',
      'Cavalry strikes 5% harder, and may charge.',
      'Dry air carries missiles 5% better; engines crack in it, and lose 10%.',
      'Ships strike 50% weaker and suffer 20% more. The gulls are laughing.',
    ],
    modifier: {
      dealt: { infantry: -50, cavalry: 50, naval: -500 },
      taken: { infantry: 50, naval: 200 },
    },
  },
  {
    id: 'coastal',
    name: 'Coast',
    phrase: 'on the coast',
    description:
      'A strip of sand between two ways of dying. With the tide behind them ships can put archers where no road goes.',
    movementCost: 1200,
    visibility: 1050,
    rangedEffectiveness: 1000,
    siegeEffectiveness: 1000,
    strategicValue: 5,
    specialEffects: [
      'Ships, with water under them, strike 20% harder.',
      'Cavalry strikes 5% weaker on sand, but may charge.',
    ],
    modifier: { dealt: { cavalry: -50, naval: 200 } },
  },
  {
    id: 'underground',
    name: 'Underground',
    phrase: 'underground',
    description:
      'Old mines and older halls, where a captain commands as far as his torch reaches. It smells of lamp oil and of other people’s fear.',
    movementCost: 1800,
    visibility: 850,
    rangedEffectiveness: 900,
    siegeEffectiveness: 700,
    strategicValue: 4,
    specialEffects: [
      'Infantry, at home in a narrow place, strikes 5% harder.',
      'Cavalry strikes 20% weaker and can’t charge; most of it walks.',
      'Missiles lose 10% to low ceilings; engines lose 30%, and some of the ceiling.',
      'Spells echo: they strike 5% harder.',
      'Ships strike 50% weaker and suffer 20% more.',
    ],
    modifier: {
      dealt: { infantry: 50, cavalry: -200, naval: -500 },
      taken: { naval: 200 },
      strikes: { magic: 50 },
    },
  },
  {
    id: 'magical',
    name: 'Enchanted Ground',
    phrase: 'on enchanted ground',
    description:
      'The stones hum, and shadows fall towards the light. Soldiers hate it; scholars apply to be buried here.',
    movementCost: 1400,
    visibility: 900,
    rangedEffectiveness: 950,
    siegeEffectiveness: 900,
    strategicValue: 7,
    specialEffects: [
      'Spells strike 25% harder.',
      'Healers and mages suffer 10% less: the ground remembers them.',
      'Missiles lose 5% and engines 10%, for nothing here flies quite straight.',
      'Cavalry may charge, if the horses agree. Ships strike 30% weaker.',
    ],
    modifier: { dealt: { naval: -300 }, taken: { support: -100 }, strikes: { magic: 250 } },
  },
]);

/** Territories and guides name some ground otherwise; hills and fortresses say where the defender stands. */
export const terrainAliases: readonly TerrainAlias[] = z.array(TerrainAlias).parse([
  { alias: 'forests', terrain: 'forest', defenderPosition: 'open' },
  { alias: 'hills', terrain: 'plains', defenderPosition: 'high_ground' },
  { alias: 'fortress', terrain: 'plains', defenderPosition: 'walls' },
  { alias: 'siege', terrain: 'plains', defenderPosition: 'walls' },
]);

export const positions: readonly Position[] = z.array(Position).parse([
  {
    id: 'open',
    name: 'Open ground',
    phrase: 'in the open',
    description: 'Neither side has the better place. It adds nothing and takes nothing away.',
    modifier: {},
  },
  {
    id: 'high_ground',
    name: 'High ground',
    phrase: 'on the hill',
    description:
      'Arrows fall further than they climb: missiles from here strike 20% harder, and blows that come up the slope hand to hand lose 10%.',
    modifier: { strikes: { ranged: 200 }, against: { melee: -100 } },
  },
  {
    id: 'walls',
    name: 'Walls',
    phrase: 'behind walls',
    description:
      'Stone is patient. Hand-to-hand blows against those behind it lose 25%, missiles 30% and spells 5%; their own missiles strike 15% harder. Engines do not care.',
    modifier: { strikes: { ranged: 150 }, against: { melee: -250, ranged: -300, magic: -50 } },
  },
]);

export const encounters: readonly Encounter[] = z.array(Encounter).parse([
  {
    id: 'field',
    name: 'Field battle',
    phrase: 'A pitched battle',
    description:
      'Two hosts, an agreed place, and nobody in a hurry. The kind of battle adds nothing to any blow.',
    modifier: {},
  },
  {
    id: 'siege',
    name: 'Siege',
    phrase: 'A siege',
    description:
      'The defenders stand behind walls, townsfolk beside them, until engines breach the stone; engines on either side strike 50% harder at what can’t step aside.',
    modifier: { strikes: { siege: 500 } },
  },
  {
    id: 'skirmish',
    name: 'Skirmish',
    phrase: 'A skirmish',
    description:
      'Quick, loose and over before the wagons arrive. Archers and cavalry strike 10% harder; engines, which are on the wagons, 30% weaker. A host leaves at 35 morale already, so fewer fall.',
    modifier: { dealt: { archer: 100, cavalry: 100, siege: -300 } },
  },
  {
    id: 'magical',
    name: 'Battle of spells',
    phrase: 'A battle of spells',
    description:
      'Fought by appointment where the veil is thin: spells strike 25% harder, and steel feels foolish, striking 5% weaker. The great spell may be cast twice.',
    modifier: { strikes: { magic: 250, melee: -50 } },
  },
]);
