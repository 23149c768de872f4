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
];

export const militaryHeroes = rows.map((row) => raise('military', row));
