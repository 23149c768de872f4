// Heroes who know things. Six scores a row: leadership, administration, combat, magic, charisma, intelligence.
import { host, raise, realm, type Named } from './raise.ts';

const rows: readonly Named[] = [
  {
    id: 'tib_candlewick',
    name: 'Tib Candlewick',
    class: 'battle_mage',
    rarity: 'common',
    pronoun: 'she',
    age: 'young',
    scores: [7, 6, 7, 11, 8, 8],
    traits: ['merry', 'bold'],
    abilities: [
      host('Mind Your Hats', 'She shouts it before, these days.', { kind: 'attack_percent', percent: 2 }),
      realm('Cheap Light', 'The town reads later, for nothing.', {
        kind: 'yield',
        resource: 'researchPoints',
        amount: 2,
      }),
    ],
  },
  {
    id: 'mother_bracken',
    name: 'Mother Bracken',
    class: 'druid_elder',
    rarity: 'rare',
    pronoun: 'she',
    age: 'old',
    scores: [9, 9, 5, 15, 9, 12],
    traits: ['patient', 'grim'],
    abilities: [
      realm('The Hedge Remembers', 'Fields behind her hedges have never been known to fail.', {
        kind: 'yield_percent',
        resource: 'food',
        percent: 8,
      }),
      realm('Wet Feet, Dry Advice', 'She tells surveyors which bog is older than it looks.', {
        kind: 'supplies_percent',
        percent: 10,
      }),
    ],
  },
  {
    id: 'odo_long_stair',
    name: 'Odo of the Long Stair',
    class: 'archmage',
    rarity: 'epic',
    pronoun: 'he',
    age: 'old',
    scores: [8, 10, 4, 18, 9, 17],
    traits: ['learned', 'stubborn'],
    abilities: [
      realm('Four Hundred Steps', 'Only those who truly want to know come up to ask.', {
        kind: 'yield_percent',
        resource: 'researchPoints',
        percent: 8,
      }),
      realm('Corrected in Red', 'Apprentices’ spells come back shorter, and work.', {
        kind: 'spell_percent',
        percent: 8,
      }),
    ],
  },
  {
    id: 'sister_lucan',
    name: 'Sister Lucan',
    class: 'divine_oracle',
    rarity: 'epic',
    pronoun: 'she',
    age: 'grown',
    scores: [12, 10, 4, 16, 14, 10],
    traits: ['devout', 'honest'],
    abilities: [
      realm('The Second Key', 'She has the key; the door turned up later.', {
        kind: 'artifact_chance',
        points: 3,
      }),
      realm('Bread before Sermons', 'People come for the one and stay through the other.', {
        kind: 'yield',
        resource: 'population',
        amount: 5,
      }),
    ],
  },
  {
    id: 'pip_thistledown',
    name: 'Pip Thistledown',
    class: 'druid_elder',
    rarity: 'common',
    pronoun: 'he',
    age: 'young',
    scores: [6, 7, 6, 12, 9, 8],
    traits: ['kind', 'cautious'],
    abilities: [
      realm('Asks Nicely', 'Beans come up for him that would not for his master.', {
        kind: 'yield',
        resource: 'food',
        amount: 4,
      }),
      realm('Knows a Bog', 'He has been in most of them.', { kind: 'supplies_percent', percent: 4 }),
    ],
  },
  {
    id: 'wandering_oona',
    name: 'Oona the Wanderer',
    class: 'divine_oracle',
    rarity: 'common',
    pronoun: 'she',
    age: 'grown',
    scores: [6, 6, 5, 12, 11, 7],
    traits: ['merry', 'devout'],
    abilities: [
      realm('Half a Vision', 'The other half arrives by the next cart.', {
        kind: 'artifact_chance',
        points: 1,
      }),
      realm('Blesses Anything', 'Three pails and a goat, this week alone.', {
        kind: 'yield',
        resource: 'population',
        amount: 2,
      }),
    ],
  },
  {
    id: 'brother_corvin',
    name: 'Brother Corvin',
    class: 'necromancer',
    rarity: 'common',
    pronoun: 'he',
    age: 'grown',
    scores: [7, 10, 6, 12, 4, 9],
    traits: ['grim', 'thrifty'],
    abilities: [
      realm('Asks the Late Owner', 'Where the silver was put is no longer a mystery.', {
        kind: 'yield',
        resource: 'gold',
        amount: 4,
      }),
      realm('Light Sleepers', 'The night watch needs no supper.', { kind: 'ration_percent', percent: 2 }),
    ],
  },
  {
    id: 'ember_of_the_kiln',
    name: 'Ember of the Kiln',
    class: 'elemental_lord',
    rarity: 'common',
    pronoun: 'she',
    age: 'young',
    scores: [7, 7, 9, 12, 7, 6],
    traits: ['restless', 'bold'],
    abilities: [
      host('Warm Wind', 'It is at their backs, and it is not weather.', {
        kind: 'attack_percent',
        percent: 2,
      }),
      realm('Fired Twice', 'Pots that do not break are good for trade.', {
        kind: 'yield',
        resource: 'materials',
        amount: 3,
      }),
    ],
  },
  {
    id: 'doctor_merriwick',
    name: 'Doctor Merriwick',
    class: 'archmage',
    rarity: 'uncommon',
    pronoun: 'he',
    age: 'old',
    scores: [7, 10, 3, 14, 7, 13],
    traits: ['learned', 'vain'],
    abilities: [
      realm('With Footnotes', 'The apprentices read them first.', {
        kind: 'yield',
        resource: 'researchPoints',
        amount: 4,
      }),
      realm('Never Out of Print', 'Other colleges pay for the errata.', {
        kind: 'yield',
        resource: 'gold',
        amount: 4,
      }),
    ],
  },
  {
    id: 'sable_vane',
    name: 'Sable Vane',
    class: 'void_walker',
    rarity: 'uncommon',
    pronoun: 'they',
    age: 'grown',
    scores: [8, 8, 9, 14, 6, 9],
    traits: ['sly', 'grim'],
    abilities: [
      realm('The Short Way', 'It is not on the map because it is not there.', {
        kind: 'planning_percent',
        percent: 5,
      }),
      realm('Pockets of It', 'What came back was cold, and hummed.', {
        kind: 'yield',
        resource: 'mana',
        amount: 3,
      }),
    ],
  },
  {
    id: 'ilse_hailstone',
    name: 'Ilse Hailstone',
    class: 'elemental_lord',
    rarity: 'uncommon',
    pronoun: 'she',
    age: 'grown',
    scores: [10, 6, 10, 14, 8, 6],
    traits: ['proud', 'stubborn'],
    abilities: [
      host('Out of a Clear Sky', 'They look up, which is the mistake.', {
        kind: 'attack_percent',
        percent: 4,
      }),
      realm('Rain on Request', 'Tuesdays and Thursdays, unless there is washing.', {
        kind: 'yield',
        resource: 'food',
        amount: 6,
      }),
    ],
  },
  {
    id: 'fenwick_twice_drawn',
    name: 'Fenwick Twice-Drawn',
    class: 'reality_shaper',
    rarity: 'uncommon',
    pronoun: 'he',
    age: 'young',
    scores: [7, 7, 4, 15, 13, 8],
    traits: ['merry', 'honest'],
    abilities: [
      realm('Erases Nicely', 'The well was dry; he took that out.', {
        kind: 'yield',
        resource: 'mana',
        amount: 4,
      }),
      realm('A Larger Cellar', 'It was always this size, he says.', { kind: 'housing', amount: 15 }),
    ],
  },
  {
    id: 'captain_sorrel_ashe',
    name: 'Captain Sorrel Ashe',
    class: 'battle_mage',
    rarity: 'rare',
    pronoun: 'she',
    age: 'grown',
    scores: [14, 8, 11, 15, 7, 6],
    traits: ['grim', 'bold'],
    abilities: [
      host(
        'Fire by Ranks',
        'First rank kneels, second rank casts, third rank brings the buckets.',
        { kind: 'attack_percent', percent: 5 },
        { kind: 'battle_morale', points: 2 },
      ),
      realm('Scorched Drill-ground', 'Recruits arrive nervous and leave quick.', {
        kind: 'deployment_percent',
        percent: 5,
      }),
    ],
  },
  {
    id: 'vespertine',
    name: 'Vespertine',
    class: 'void_walker',
    rarity: 'rare',
    pronoun: 'she',
    age: 'old',
    scores: [9, 9, 6, 16, 8, 12],
    traits: ['sleepless', 'patient'],
    abilities: [
      realm('Eleven Doors', 'Ten of them lead back here, and the eleventh saves a day.', {
        kind: 'planning_percent',
        percent: 8,
      }),
      realm('The Quiet Between', 'Mana settles in it, like dust.', {
        kind: 'yield_percent',
        resource: 'mana',
        percent: 6,
      }),
    ],
  },
  {
    id: 'gaffer_loam',
    name: 'Gaffer Loam',
    class: 'necromancer',
    rarity: 'rare',
    pronoun: 'he',
    age: 'old',
    scores: [9, 14, 6, 15, 6, 10],
    traits: ['thrifty', 'kind'],
    abilities: [
      realm('Old Hands', 'They built this bridge, and do not mind mending it.', {
        kind: 'yield',
        resource: 'materials',
        amount: 8,
      }),
      realm('No Hard Feelings', 'The departed vote with him, as a rule.', {
        kind: 'upkeep_percent',
        percent: 4,
      }),
    ],
  },
  {
    id: 'hesper_of_the_nine_winds',
    name: 'Hesper of the Nine Winds',
    class: 'elemental_lord',
    rarity: 'epic',
    pronoun: 'she',
    age: 'young',
    scores: [11, 7, 14, 18, 9, 7],
    traits: ['restless', 'proud'],
    abilities: [
      host('The Ninth Wind', 'Nobody has met it twice.', { kind: 'attack_percent', percent: 8 }),
      realm('Full Sails Inland', 'Carts have been seen to lean into it and be carried.', {
        kind: 'route_percent',
        percent: 20,
      }),
    ],
  },
  {
    id: 'ambrose_unwritten',
    name: 'Ambrose Unwritten',
    class: 'reality_shaper',
    rarity: 'epic',
    pronoun: 'he',
    age: 'grown',
    scores: [9, 10, 4, 18, 15, 10],
    traits: ['sly', 'learned'],
    abilities: [
      realm('It Says So Here', 'It does now.', { kind: 'yield_percent', resource: 'mana', percent: 8 }),
      realm('Footpaths Reconsidered', 'Explorers find that they had started from nearer.', {
        kind: 'explore_land',
        amount: 1,
      }),
    ],
  },
  {
    id: 'the_lantern_abbess',
    name: 'Aldreda, the Lantern Abbess',
    class: 'divine_oracle',
    rarity: 'legendary',
    pronoun: 'she',
    age: 'old',
    scores: [15, 13, 4, 19, 15, 8],
    traits: ['devout', 'kind'],
    abilities: [
      realm('Left in the Window', 'Nobody has ever been lost within sight of it.', {
        kind: 'artifact_chance',
        points: 4,
      }),
      realm('Every Bed Made Up', 'They come in from the dark, and stay.', {
        kind: 'yield',
        resource: 'population',
        amount: 10,
      }),
      realm('Oil to the Last Drop', 'Her lamps burn on what other lamps spill.', {
        kind: 'yield_percent',
        resource: 'mana',
        percent: 8,
      }),
    ],
  },
  {
    id: 'morrow_keeper_of_names',
    name: 'Morrow, Keeper of Names',
    class: 'necromancer',
    rarity: 'legendary',
    pronoun: 'they',
    age: 'old',
    scores: [11, 16, 5, 20, 7, 13],
    traits: ['patient', 'grim'],
    abilities: [
      realm('The Long Roll', 'Everyone is on it, and answers when called.', {
        kind: 'upkeep_percent',
        percent: 6,
      }),
      realm('Nothing Is Forgotten', 'The best of every age will take a question on a Thursday.', {
        kind: 'yield_percent',
        resource: 'researchPoints',
        percent: 10,
      }),
      realm('Bread for the Living', 'The others do not ask for theirs.', {
        kind: 'ration_percent',
        percent: 6,
      }),
    ],
  },
  {
    id: 'she_who_drew_the_coast',
    name: 'She Who Drew the Coast',
    class: 'reality_shaper',
    rarity: 'mythical',
    pronoun: 'she',
    age: 'old',
    scores: [12, 14, 4, 20, 18, 13],
    traits: ['restless', 'honest'],
    abilities: [
      realm('Room in the Margin', 'There was sea here. She thought a meadow better.', {
        kind: 'explore_land',
        amount: 2,
      }),
      realm('Ink from the Deep', 'It has not run dry since she dipped the pen.', {
        kind: 'yield_percent',
        resource: 'mana',
        percent: 15,
      }),
      realm('True Because Drawn', 'Spells follow the line that she has left for them.', {
        kind: 'spell_percent',
        percent: 12,
      }),
    ],
  },
  {
    id: 'young_osric_vell',
    name: 'Osric Vell',
    class: 'battle_mage',
    rarity: 'epic',
    pronoun: 'he',
    age: 'young',
    scores: [14, 8, 13, 17, 8, 8],
    traits: ['bold', 'vain'],
    abilities: [
      host('Standing on the Wagon', 'He is easy to see, and so is what comes next.', {
        kind: 'attack_percent',
        percent: 7,
      }),
      realm('Spells Cut Short', 'Half the syllables, and nobody has missed them.', {
        kind: 'spell_cost_percent',
        percent: 4,
      }),
    ],
  },
];

export const magicalHeroes = rows.map((row) => raise('magical', row));
