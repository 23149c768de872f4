// Heroes who lead, hold and strike. Six scores a row: leadership, administration, combat, magic, charisma, intelligence.
import { host, raise, realm, type Named } from './raise.ts';

const rows: readonly Named[] = [
  {
    id: 'hob_underpike',
    name: 'Hob Underpike',
    class: 'defender_stalwart',
    rarity: 'common',
    pronoun: 'he',
    age: 'grown',
    scores: [9, 8, 11, 2, 9, 8],
    traits: ['stubborn', 'kind'],
    abilities: [
      host('Feet Apart', 'He was shown how to stand once, and saw no reason to change it.', {
        kind: 'ward_percent',
        percent: 3,
      }),
      realm('Mends His Own Boots', 'So does everyone near him, after a while.', {
        kind: 'upkeep_percent',
        percent: 1,
      }),
    ],
  },
  {
    id: 'wynn_threefinger',
    name: 'Wynn Threefinger',
    class: 'archer_lord',
    rarity: 'uncommon',
    pronoun: 'she',
    age: 'young',
    scores: [10, 5, 14, 3, 9, 11],
    traits: ['sly', 'restless'],
    abilities: [
      host(
        'Counts in Threes',
        'Three to draw, three to breathe, and then it is somebody else’s arithmetic.',
        {
          kind: 'attack_percent',
          percent: 4,
        },
      ),
      realm('Poacher’s Reckoning', 'She knows what the woods can spare.', {
        kind: 'yield',
        resource: 'food',
        amount: 6,
      }),
    ],
  },
  {
    id: 'sir_amory_vane',
    name: 'Sir Amory Vane',
    class: 'knight_champion',
    rarity: 'rare',
    pronoun: 'he',
    age: 'young',
    scores: [12, 7, 16, 3, 13, 8],
    traits: ['vain', 'bold'],
    abilities: [
      host('Seen from Both Sides', 'Both hosts look at him. One of them is encouraged.', {
        kind: 'attack_percent',
        percent: 6,
      }),
      host('The Plume Is Up', 'While it can be seen, nobody goes home.', {
        kind: 'battle_morale',
        points: 4,
      }),
    ],
  },
  {
    id: 'ysmay',
    name: 'Ysmay the Unhurried',
    class: 'veteran_general',
    rarity: 'legendary',
    pronoun: 'she',
    age: 'old',
    scores: [19, 11, 14, 3, 11, 14],
    traits: ['patient', 'honest'],
    abilities: [
      host('Second Look', 'She reads the field, puts the glass down, and reads it again.', {
        kind: 'attack_percent',
        percent: 8,
      }),
      host('Nobody Runs', 'Her companies consider it, and then recall who would watch.', {
        kind: 'battle_morale',
        points: 8,
      }),
      realm('In Good Order', 'Nothing of hers has ever been left on a road.', {
        kind: 'upkeep_percent',
        percent: 4,
      }),
    ],
  },
  {
    id: 'dame_ironside',
    name: 'Dame Perpetua Ironside',
    class: 'knight_champion',
    rarity: 'common',
    pronoun: 'she',
    age: 'grown',
    scores: [9, 7, 11, 2, 10, 6],
    traits: ['proud', 'honest'],
    abilities: [
      host('One Good Lance', 'She has broken the other eleven.', { kind: 'attack_percent', percent: 3 }),
      realm('Pays at the Gate', 'Her people have never eaten on credit.', {
        kind: 'yield',
        resource: 'gold',
        amount: 3,
      }),
    ],
  },
  {
    id: 'grum_the_early',
    name: 'Grum the Early',
    class: 'barbarian_warlord',
    rarity: 'common',
    pronoun: 'he',
    age: 'grown',
    scores: [8, 4, 13, 2, 11, 7],
    traits: ['bold', 'merry'],
    abilities: [
      host('Before Breakfast', 'The other side is generally still looking for its boots.', {
        kind: 'attack_percent',
        percent: 3,
      }),
      host('Sings Flat', 'His own men march faster to get away from it.', {
        kind: 'battle_morale',
        points: 1,
      }),
    ],
  },
  {
    id: 'old_tam_ferrier',
    name: 'Old Tam Ferrier',
    class: 'cavalry_captain',
    rarity: 'common',
    pronoun: 'he',
    age: 'old',
    scores: [11, 8, 10, 2, 7, 8],
    traits: ['patient', 'thrifty'],
    abilities: [
      realm('Four Good Shoes', 'No horse of his has ever been lame on a Monday.', {
        kind: 'supply',
        points: 1,
      }),
      realm('Straw Counted', 'He knows what a horse eats, and what the groom does.', {
        kind: 'ration_percent',
        percent: 2,
      }),
    ],
  },
  {
    id: 'joan_longshanks',
    name: 'Joan Longshanks',
    class: 'archer_lord',
    rarity: 'common',
    pronoun: 'she',
    age: 'young',
    scores: [8, 6, 12, 3, 8, 9],
    traits: ['restless', 'kind'],
    abilities: [
      host('Over Their Heads', 'She can see the far bank, and says so.', {
        kind: 'attack_percent',
        percent: 2,
      }),
      realm('First Across the Field', 'Word of the enemy reaches the table warm.', {
        kind: 'planning_percent',
        percent: 2,
      }),
    ],
  },
  {
    id: 'captain_bellamy_stoop',
    name: 'Captain Bellamy Stoop',
    class: 'defender_stalwart',
    rarity: 'uncommon',
    pronoun: 'he',
    age: 'old',
    scores: [12, 10, 11, 2, 8, 10],
    traits: ['stubborn', 'cautious'],
    abilities: [
      host('Low Doorways', 'He fights bent, and is seldom hit.', { kind: 'ward_percent', percent: 4 }),
      realm('Locks It Himself', 'Nothing is taken from behind a door that he has shut.', {
        kind: 'vault',
        amount: 120,
      }),
    ],
  },
  {
    id: 'ragna_two_winters',
    name: 'Ragna Two-Winters',
    class: 'barbarian_warlord',
    rarity: 'uncommon',
    pronoun: 'she',
    age: 'grown',
    scores: [11, 4, 15, 3, 12, 7],
    traits: ['grim', 'bold'],
    abilities: [
      host('Cold Comes First', 'They have seen her breath before they see her.', {
        kind: 'attack_percent',
        percent: 4,
      }),
      realm('Eats What There Is', 'Nobody complains of the ration where she has finished hers.', {
        kind: 'ration_percent',
        percent: 3,
      }),
    ],
  },
  {
    id: 'master_quill_harrow',
    name: 'Master Quill Harrow',
    class: 'weapon_master',
    rarity: 'uncommon',
    pronoun: 'he',
    age: 'grown',
    scores: [9, 9, 14, 3, 7, 12],
    traits: ['learned', 'proud'],
    abilities: [
      realm('The Blue Book of Guards', 'It has pictures, and recruits can look at pictures.', {
        kind: 'veteran_percent',
        percent: 4,
      }),
      host('Eleventh Parry', 'Nobody knows it but those who are about to need it.', {
        kind: 'ward_percent',
        percent: 2,
      }),
    ],
  },
  {
    id: 'sapper_odile',
    name: 'Odile the Sapper',
    class: 'siege_commander',
    rarity: 'uncommon',
    pronoun: 'she',
    age: 'young',
    scores: [10, 11, 9, 3, 6, 14],
    traits: ['sleepless', 'stubborn'],
    abilities: [
      host(
        'Listens to Walls',
        'Her ear to the stone, her hand up for silence, and then the hand comes down.',
        { kind: 'attack_percent', percent: 4 },
      ),
      realm('Props and Boards', 'Whatever comes down is counted and carried home.', {
        kind: 'yield',
        resource: 'materials',
        amount: 5,
      }),
    ],
  },
  {
    id: 'lady_isaude_marrow',
    name: 'Lady Isaude Marrow',
    class: 'cavalry_captain',
    rarity: 'rare',
    pronoun: 'she',
    age: 'grown',
    scores: [15, 9, 13, 3, 11, 8],
    traits: ['bold', 'vain'],
    abilities: [
      host(
        'Two Ranks, One Heartbeat',
        'Her horse go in together and come out together, and some of them are singing.',
        { kind: 'attack_percent', percent: 5 },
      ),
      realm('Remounts by the Road', 'A fresh horse waits at every inn that owes her money.', {
        kind: 'planning_percent',
        percent: 6,
      }),
    ],
  },
  {
    id: 'bors_of_the_gate',
    name: 'Bors of the Gate',
    class: 'defender_stalwart',
    rarity: 'rare',
    pronoun: 'he',
    age: 'old',
    scores: [13, 10, 14, 2, 10, 9],
    traits: ['patient', 'devout'],
    abilities: [
      host('The Gate Is Where I Am', 'It has been in nine places so far.', {
        kind: 'ward_percent',
        percent: 7,
      }),
      host('Forty Years of No', 'They stand because he is standing.', { kind: 'battle_morale', points: 3 }),
    ],
  },
  {
    id: 'sir_tancred_hale',
    name: 'Sir Tancred Hale',
    class: 'weapon_master',
    rarity: 'rare',
    pronoun: 'he',
    age: 'young',
    scores: [11, 7, 16, 4, 11, 10],
    traits: ['merry', 'honest'],
    abilities: [
      realm('Laughs While Teaching', 'The bruises are the same, but people come back.', {
        kind: 'veteran_percent',
        percent: 6,
      }),
      host('Off the Back Foot', 'It looks like a mistake, until it does not.', {
        kind: 'attack_percent',
        percent: 4,
      }),
    ],
  },
  {
    id: 'mad_hetty_ram',
    name: 'Hetty the Ram',
    class: 'siege_commander',
    rarity: 'epic',
    pronoun: 'she',
    age: 'grown',
    scores: [14, 10, 14, 3, 9, 15],
    traits: ['sleepless', 'grim'],
    abilities: [
      host('Names Her Engines', 'They are said to try harder for it.', {
        kind: 'attack_percent',
        percent: 7,
      }),
      realm(
        'Masons Turned Round',
        'What she has learnt of breaking walls she sells to those who build them.',
        { kind: 'yield_percent', resource: 'materials', percent: 8 },
      ),
    ],
  },
  {
    id: 'hakon_redsnow',
    name: 'Hakon of the Red Snow',
    class: 'barbarian_warlord',
    rarity: 'epic',
    pronoun: 'he',
    age: 'grown',
    scores: [15, 5, 18, 4, 14, 8],
    traits: ['proud', 'bold'],
    abilities: [
      host('No Second Line', 'He was asked where the reserve would stand, and did not know the word.', {
        kind: 'attack_percent',
        percent: 8,
      }),
      host('They Tell Their Children', 'Those who marched with him do not go home early.', {
        kind: 'battle_morale',
        points: 4,
      }),
    ],
  },
  {
    id: 'elowen_farsight',
    name: 'Elowen Farsight',
    class: 'archer_lord',
    rarity: 'epic',
    pronoun: 'she',
    age: 'old',
    scores: [13, 9, 16, 6, 8, 15],
    traits: ['patient', 'sly'],
    abilities: [
      host(
        'The Long Breath',
        'She lets them come a little nearer than anybody likes.',
        { kind: 'attack_percent', percent: 6 },
        { kind: 'ward_percent', percent: 2 },
      ),
      realm('Reads the Hedgerow', 'Her surveyors bring home what others walked over.', {
        kind: 'artifact_chance',
        points: 2,
      }),
    ],
  },
  {
    id: 'marshal_aldous_crane',
    name: 'Marshal Aldous Crane',
    class: 'veteran_general',
    rarity: 'epic',
    pronoun: 'he',
    age: 'old',
    scores: [18, 13, 11, 3, 8, 13],
    traits: ['grim', 'learned'],
    abilities: [
      host(
        'The Third Map',
        'The first is for the enemy, the second for the king, and he fights by the third.',
        { kind: 'attack_percent', percent: 5 },
        { kind: 'ward_percent', percent: 3 },
      ),
      realm('Everyone Fed by Four', 'His quartermasters are feared, by grocers.', {
        kind: 'upkeep_percent',
        percent: 4,
      }),
    ],
  },
  {
    id: 'queen_maren_of_nowhere',
    name: 'Maren, Queen of Nowhere',
    class: 'knight_champion',
    rarity: 'legendary',
    pronoun: 'she',
    age: 'grown',
    scores: [17, 10, 19, 5, 15, 8],
    traits: ['honest', 'restless'],
    abilities: [
      host('A Crown Is for Denting', 'Her own has been hammered out eleven times.', {
        kind: 'attack_percent',
        percent: 9,
      }),
      host('All Mine, If They Like', 'Men with no country left follow her as though she were one.', {
        kind: 'battle_morale',
        points: 6,
      }),
      realm('Landless Oaths', 'Sellswords sign for less under such a banner.', {
        kind: 'recruit_percent',
        percent: 5,
      }),
    ],
  },
  {
    id: 'the_wall_of_sarn',
    name: 'Uldric, the Wall of Sarn',
    class: 'defender_stalwart',
    rarity: 'mythical',
    pronoun: 'he',
    age: 'old',
    scores: [20, 15, 18, 4, 12, 11],
    traits: ['stubborn', 'kind'],
    abilities: [
      host('Here, and No Further', 'It was said once, quietly. They have had it carved.', {
        kind: 'ward_percent',
        percent: 12,
      }),
      host('He Knows Your Name', 'All nine hundred of them, and their mothers’.', {
        kind: 'battle_morale',
        points: 10,
      }),
      realm(
        'The Children of Sarn',
        'Those whom he saved send their sons, and the sons can already hold a line.',
        { kind: 'veteran_percent', percent: 8 },
      ),
    ],
  },
];

export const militaryHeroes = rows.map((row) => raise('military', row));
