// What buildings give together. One table: whoever has every building of a row, at its level and in its number, has its effects, once for each
// full set up to `maxStacks`. Invariant: every number in a sentence is the number in the effects beside it, for one stack.
import { z } from 'zod';
import { SynergyDefinition } from '../schema/synergy.ts';

type Need = SynergyDefinition['needs'][number];
const of = (type: string, level = 1, quantity = 1): Need => ({ type, level, quantity });

export const synergies: readonly SynergyDefinition[] = z.array(SynergyDefinition).parse([
  {
    id: 'field_to_loaf',
    name: 'Field to Loaf',
    description:
      'The farm grows it, the granary keeps it, the cat guards it. Less is lost on the way than anybody has the heart to ask.',
    benefit: '+6 food a turn',
    needs: [of('farm', 1, 2), of('granary')],
    maxStacks: 3,
    effects: [{ kind: 'yield', resource: 'food', amount: 6 }],
  },
  {
    id: 'hops_and_barley',
    name: 'Hops and Barley',
    description:
      'A brewer with a field of their own stops haggling and starts singing. The song has forty verses, and soldiers know them all.',
    benefit: 'Paid armies regain 1 more point of morale a turn, and taverns bring 4 gold a turn',
    needs: [of('brewhouse'), of('farm', 2)],
    maxStacks: 2,
    effects: [
      { kind: 'morale', points: 1 },
      { kind: 'yield', resource: 'gold', amount: 4 },
    ],
  },
  {
    id: 'market_day',
    name: 'Market Day',
    description:
      'A guild with two towns to sell to keeps the same stall for generations, and the same complaint about its neighbour’s awning.',
    benefit: '+8 gold a turn',
    needs: [of('town', 1, 2), of('guild')],
    maxStacks: 4,
    effects: [{ kind: 'yield', resource: 'gold', amount: 8 }],
  },
  {
    id: 'beam_and_block',
    name: 'Beam and Block',
    description:
      'Where timber and stone lie on the same cart the carter is paid once. Masons and carpenters still eat at separate tables.',
    benefit: '+5 materials a turn',
    needs: [of('sawmill'), of('quarry')],
    maxStacks: 3,
    effects: [{ kind: 'yield', resource: 'materials', amount: 5 }],
  },
  {
    id: 'pit_props',
    name: 'Pit Props',
    description:
      'The mill sends the mine its knottiest oak. The miners have never lost a roof since, nor agreed what the oak is worth.',
    benefit: '+4 gold and +3 materials a turn',
    needs: [of('mine'), of('sawmill', 2)],
    maxStacks: 3,
    effects: [
      { kind: 'yield', resource: 'gold', amount: 4 },
      { kind: 'yield', resource: 'materials', amount: 3 },
    ],
  },
  {
    id: 'clean_water',
    name: 'Clean Water',
    description:
      'An arch for every street and a fountain at the end of each. Grandmothers have run out of things that used to be worse.',
    benefit: 'Room for 60 more people',
    needs: [of('aqueduct'), of('town', 2, 2)],
    maxStacks: 3,
    effects: [{ kind: 'housing', amount: 60 }],
  },
  {
    id: 'winter_stores',
    name: 'Winter Stores',
    description:
      'Twice-baked and twice-counted. The hosts complain of the bread from November to March, which they would otherwise not live to do.',
    benefit: 'Fed armies regain 2 more points of supply a turn, and eat 2% less',
    needs: [of('bakehouse'), of('granary', 2, 2)],
    maxStacks: 2,
    effects: [
      { kind: 'supply', points: 2 },
      { kind: 'ration_percent', percent: 2 },
    ],
  },
  {
    id: 'chartered_weights',
    name: 'Chartered Weights',
    description:
      'The counting house lends the merchants its scales, and the merchants lend it their patience. Both are returned slightly lighter.',
    benefit: 'The realm yields 2% more gold',
    needs: [of('merchant_guild'), of('counting_house')],
    maxStacks: 3,
    effects: [{ kind: 'yield_percent', resource: 'gold', percent: 2 }],
  },
  {
    id: 'long_road',
    name: 'The Long Road',
    description:
      'From the trade district’s last street to the embassy’s second door runs one unbroken line of carts, all of them late.',
    benefit: 'Trade routes carry 15% more',
    needs: [of('trade_district'), of('embassy')],
    maxStacks: 3,
    effects: [{ kind: 'route_percent', percent: 15 }],
  },
  {
    id: 'one_ledger',
    name: 'One Ledger',
    description:
      'Guild hall and trade district keep a single book, in which every page is disputed and every sum is right.',
    benefit: '+30 gold a turn',
    needs: [of('guild_hall'), of('trade_district', 2)],
    maxStacks: 2,
    effects: [{ kind: 'yield', resource: 'gold', amount: 30 }],
  },
  {
    id: 'drill_and_saddle',
    name: 'Drill and Saddle',
    description:
      'Foot and horse that have trained in one yard know which end of each other to avoid. This is worth more than it sounds.',
    benefit: 'Soldiers strike 2% harder',
    needs: [of('barracks', 2), of('stable')],
    maxStacks: 3,
    effects: [{ kind: 'attack_percent', percent: 2 }],
  },
  {
    id: 'engines_in_the_yard',
    name: 'Engines in the Yard',
    description:
      'The workshop tests its engines against the fortress. The fortress has asked it, in writing, to test them in the other direction.',
    benefit: 'Soldiers defend 8% better',
    needs: [of('siege_workshop'), of('fortress')],
    maxStacks: 3,
    effects: [{ kind: 'defense_percent', percent: 8 }],
  },
  {
    id: 'bells_on_the_hills',
    name: 'Bells on the Hills',
    description:
      'Four towers in a ring, each within a shout of the next. The alarm now outruns whatever it is about.',
    benefit: 'Soldiers defend 12% better',
    needs: [of('watchtower', 1, 4), of('barracks')],
    maxStacks: 1,
    effects: [{ kind: 'defense_percent', percent: 12 }],
  },
  {
    id: 'old_sweats',
    name: 'Old Sweats',
    description:
      'Men who were fitted for mail by the man who drills them come back for a second war, and bring a brother.',
    benefit: 'Of those called up, 4% have served before',
    needs: [of('armoury'), of('parade_ground')],
    maxStacks: 2,
    effects: [{ kind: 'veteran_percent', percent: 4 }],
  },
  {
    id: 'maps_and_sticks',
    name: 'Maps and Sticks',
    description:
      'The war council borrows the surveyors’ maps. They come back with arrows on them, all pointing away from the council.',
    benefit: 'Going to war takes 10% fewer turns',
    needs: [of('war_council'), of('surveyors_lodge')],
    maxStacks: 1,
    effects: [{ kind: 'planning_percent', percent: 10 }],
  },
  {
    id: 'chaplains_of_the_line',
    name: 'Chaplains of the Line',
    description:
      'A healer to every long table. They hear confessions at breakfast, stitch what has to be stitched, and never say whose it was.',
    benefit: 'Paid armies regain 2 more points of morale a turn',
    needs: [of('sanctuary', 2), of('barracks')],
    maxStacks: 3,
    effects: [{ kind: 'morale', points: 2 }],
  },
  {
    id: 'tower_over_the_node',
    name: 'Tower over the Node',
    description:
      'Where the stones hum somebody must write down the tune. The tower leans towards the node a little more each year.',
    benefit: '+6 mana a turn',
    needs: [of('mage_tower'), of('mana_node')],
    maxStacks: 4,
    effects: [{ kind: 'yield', resource: 'mana', amount: 6 }],
  },
  {
    id: 'glass_and_stars',
    name: 'Glass and Stars',
    description:
      'The lens grinders of the one blow the flasks of the other. Both houses blame the same cat for what is broken.',
    benefit: 'The realm yields 3% more mana, and meditation brings 10% more, 100% at most',
    needs: [of('observatory'), of('alembic_house')],
    maxStacks: 2,
    effects: [
      { kind: 'yield_percent', resource: 'mana', percent: 3 },
      { kind: 'rush_percent', resource: 'mana', percent: 10 },
    ],
  },
  {
    id: 'reading_rooms',
    name: 'Reading Rooms',
    description:
      'An academy with libraries on both sides has nowhere to run to. Its students have begun, out of despair, to read.',
    benefit: '+5 research points a turn',
    needs: [of('academy'), of('library', 1, 2)],
    maxStacks: 4,
    effects: [{ kind: 'yield', resource: 'researchPoints', amount: 5 }],
  },
  {
    id: 'disputation',
    name: 'Standing Disputation',
    description:
      'University and academy meet on the bridge every Thursday to settle the matter. It was settled once, by accident, and reopened.',
    benefit: 'Study brings 10% more, 100% at most, and the realm yields 2% more research points',
    needs: [of('university'), of('academy', 3)],
    maxStacks: 2,
    effects: [
      { kind: 'rush_percent', resource: 'researchPoints', percent: 10 },
      { kind: 'yield_percent', resource: 'researchPoints', percent: 2 },
    ],
  },
  {
    id: 'stars_for_surveyors',
    name: 'Stars for Surveyors',
    description:
      'With the observatory’s tables in the saddlebag a party knows where it is at night, and so finds what others dug up by day and buried again.',
    benefit: 'Each exploration claims 1 more land, and its supplies cost 10% less gold',
    needs: [of('surveyors_lodge', 2), of('observatory')],
    maxStacks: 1,
    effects: [
      { kind: 'explore_land', amount: 1 },
      { kind: 'supplies_percent', percent: 10 },
    ],
  },
  {
    id: 'letters_of_credit',
    name: 'Letters of Credit',
    description:
      'An envoy may now promise gold that stays where it is. It has to be seen to be believed, and that is precisely what it avoids.',
    benefit: 'Merchants ask 4% less, and trade takes 4% fewer turns',
    needs: [of('diplomatic_quarter'), of('counting_house', 2)],
    maxStacks: 1,
    effects: [{ kind: 'trade_discount', percent: 4 }],
  },
  {
    id: 'rent_and_reeve',
    name: 'Rent and Reeve',
    description:
      'The reeve keeps an office in the counting house now. People pay more readily at a counter than at a door, and with fewer dogs.',
    benefit: 'Tax collection brings 10% more, 100% at most',
    needs: [of('town', 3), of('counting_house')],
    maxStacks: 3,
    effects: [{ kind: 'rush_percent', resource: 'gold', percent: 10 }],
  },
  {
    id: 'the_quiet_mile',
    name: 'The Quiet Mile',
    description:
      'From sanctuary to library no cart may pass and no bell may ring. Accidents happen there in whispers.',
    benefit: '+2 mana and +3 research points a turn',
    needs: [of('sanctuary'), of('library')],
    maxStacks: 3,
    effects: [
      { kind: 'yield', resource: 'mana', amount: 2 },
      { kind: 'yield', resource: 'researchPoints', amount: 3 },
    ],
  },
]);
