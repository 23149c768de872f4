// Heroes who count, build, persuade and overhear. Six scores a row: leadership, administration, combat, magic, charisma, intelligence.
import { raise, realm, type Named } from './raise.ts';

const rows: readonly Named[] = [
  {
    id: 'nobody_in_particular',
    name: 'Nobody in Particular',
    class: 'spy_master',
    rarity: 'common',
    pronoun: 'they',
    age: 'grown',
    scores: [5, 8, 8, 3, 10, 13],
    traits: ['sly', 'cautious'],
    abilities: [
      realm('Never There', 'Whatever was stolen, it was from the other chest.', {
        kind: 'vault',
        amount: 120,
      }),
      realm('A Word in Passing', 'News of a buyer travels faster when somebody carries it.', {
        kind: 'route_percent',
        percent: 5,
      }),
    ],
  },
  {
    id: 'piers_halfpenny',
    name: 'Piers Halfpenny',
    class: 'master_merchant',
    rarity: 'uncommon',
    pronoun: 'he',
    age: 'grown',
    scores: [7, 14, 4, 3, 14, 11],
    traits: ['thrifty', 'merry'],
    abilities: [
      realm('Change for a Groat', 'He has never once been short, nor let anybody else be.', {
        kind: 'yield',
        resource: 'gold',
        amount: 8,
      }),
      realm('The Other Half', 'He will meet you in the middle, and has moved the middle.', {
        kind: 'trade_discount',
        percent: 3,
      }),
    ],
  },
  {
    id: 'goodwife_orla',
    name: 'Goodwife Orla',
    class: 'guild_master',
    rarity: 'rare',
    pronoun: 'she',
    age: 'old',
    scores: [13, 16, 4, 3, 12, 11],
    traits: ['kind', 'stubborn'],
    abilities: [
      realm('Thirty Apprentices', 'All of them fed, some of them useful.', {
        kind: 'yield_percent',
        resource: 'materials',
        percent: 8,
      }),
      realm('Not on My Floor', 'Quarrels are settled before the scaffolding is up.', {
        kind: 'yield',
        resource: 'gold',
        amount: 8,
      }),
    ],
  },
  {
    id: 'maud_plumbline',
    name: 'Maud Plumbline',
    class: 'architect_supreme',
    rarity: 'legendary',
    pronoun: 'she',
    age: 'grown',
    scores: [12, 18, 3, 5, 12, 19],
    traits: ['honest', 'sleepless'],
    abilities: [
      realm('True to the Line', 'Nothing of hers leans, including the people in it.', {
        kind: 'housing',
        amount: 60,
      }),
      realm('Stone Goes Further', 'She measures twice and sends half of it back.', {
        kind: 'yield_percent',
        resource: 'materials',
        percent: 12,
      }),
      realm('Doors Where People Walk', 'Soldiers find the yard without being shouted at.', {
        kind: 'deployment_percent',
        percent: 8,
      }),
    ],
  },
];

export const economicHeroes = rows.map((row) => raise('economic', row));
