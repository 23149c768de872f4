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
];

export const magicalHeroes = rows.map((row) => raise('magical', row));
