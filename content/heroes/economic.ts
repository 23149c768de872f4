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
  {
    id: 'tally_marsh',
    name: 'Tally Marsh',
    class: 'resource_lord',
    rarity: 'common',
    pronoun: 'she',
    age: 'young',
    scores: [7, 12, 5, 2, 8, 11],
    traits: ['honest', 'sleepless'],
    abilities: [
      realm('A Notch for Each', 'She knows how many planks there were.', {
        kind: 'yield',
        resource: 'materials',
        amount: 4,
      }),
      realm('And One Over', 'There is always one over, and it is never hers.', {
        kind: 'yield',
        resource: 'food',
        amount: 3,
      }),
    ],
  },
  {
    id: 'bartle_two_chins',
    name: 'Bartle Two-Chins',
    class: 'trade_baron',
    rarity: 'common',
    pronoun: 'he',
    age: 'grown',
    scores: [8, 10, 4, 2, 13, 8],
    traits: ['merry', 'proud'],
    abilities: [
      realm('Toll with a Smile', 'They pay and wave, and are back across by evening.', {
        kind: 'route_percent',
        percent: 6,
      }),
      realm('A Table by the Fire', 'The best of the news is sold there.', {
        kind: 'yield',
        resource: 'gold',
        amount: 3,
      }),
    ],
  },
  {
    id: 'clement_rule',
    name: 'Clement Rule',
    class: 'engineering_genius',
    rarity: 'common',
    pronoun: 'he',
    age: 'young',
    scores: [5, 9, 4, 3, 6, 17],
    traits: ['stubborn', 'learned'],
    abilities: [
      realm('It Was the Other Cog', 'The mill goes backwards now, and faster.', {
        kind: 'yield_percent',
        resource: 'materials',
        percent: 2,
      }),
      realm('Second Thoughts in Chalk', 'The walls of his lodging have been copied out and kept.', {
        kind: 'yield',
        resource: 'researchPoints',
        amount: 2,
      }),
    ],
  },
  {
    id: 'widow_anstey',
    name: 'Widow Anstey',
    class: 'guild_master',
    rarity: 'common',
    pronoun: 'she',
    age: 'old',
    scores: [9, 13, 3, 2, 10, 9],
    traits: ['thrifty', 'kind'],
    abilities: [
      realm('Saves the String', 'There is a cupboard of it, and bridges have hung from it.', {
        kind: 'yield',
        resource: 'materials',
        amount: 3,
      }),
      realm('Nobody Goes Home Hungry', 'Work goes on a little longer for soup.', {
        kind: 'yield',
        resource: 'food',
        amount: 3,
      }),
    ],
  },
  {
    id: 'jocelyn_of_the_ferry',
    name: 'Jocelyn of the Ferry',
    class: 'diplomatic_envoy',
    rarity: 'common',
    pronoun: 'she',
    age: 'grown',
    scores: [8, 9, 4, 3, 13, 10],
    traits: ['patient', 'merry'],
    abilities: [
      realm('Knows Both Banks', 'And what each says of the other.', { kind: 'route_percent', percent: 5 }),
      realm('Never Tips the Boat', 'Quarrels are left until the middle, where nobody stands up.', {
        kind: 'trade_discount',
        percent: 1,
      }),
    ],
  },
  {
    id: 'lucas_fairweight',
    name: 'Lucas Fairweight',
    class: 'master_merchant',
    rarity: 'uncommon',
    pronoun: 'he',
    age: 'old',
    scores: [8, 14, 3, 2, 14, 10],
    traits: ['honest', 'cautious'],
    abilities: [
      realm('Thumb off the Scale', 'People cross three markets to be weighed by him.', {
        kind: 'yield',
        resource: 'gold',
        amount: 7,
      }),
      realm('Round Numbers', 'Bargaining stops when he coughs.', { kind: 'trade_discount', percent: 2 }),
    ],
  },
  {
    id: 'hild_undermountain',
    name: 'Hild Undermountain',
    class: 'resource_lord',
    rarity: 'uncommon',
    pronoun: 'she',
    age: 'grown',
    scores: [9, 15, 7, 2, 6, 13],
    traits: ['grim', 'stubborn'],
    abilities: [
      realm('The Sound of Good Rock', 'She taps it, and tells the others where to stand.', {
        kind: 'yield',
        resource: 'materials',
        amount: 8,
      }),
      realm('Lamp Never Out', 'Shifts change, and the hammers do not notice.', {
        kind: 'yield_percent',
        resource: 'materials',
        percent: 3,
      }),
    ],
  },
  {
    id: 'soft_annis',
    name: 'Soft Annis',
    class: 'spy_master',
    rarity: 'uncommon',
    pronoun: 'she',
    age: 'old',
    scores: [7, 10, 6, 3, 13, 14],
    traits: ['sly', 'kind'],
    abilities: [
      realm('Just the Laundress', 'She has held every coat in the capital.', { kind: 'vault', amount: 200 }),
      realm('A Kinder Rumour', 'Prices fall a little where she has had tea.', {
        kind: 'trade_discount',
        percent: 2,
      }),
    ],
  },
  {
    id: 'the_brothers_pell',
    name: 'Edmund Pell, of the Brothers Pell',
    class: 'engineering_genius',
    rarity: 'uncommon',
    pronoun: 'he',
    age: 'grown',
    scores: [7, 12, 5, 3, 8, 17],
    traits: ['restless', 'honest'],
    abilities: [
      realm('A Bridge by Friday', 'His brother said Thursday. They have not spoken since.', {
        kind: 'deployment_percent',
        percent: 4,
      }),
      realm('Counterweights', 'Everything goes up because something comes down.', {
        kind: 'yield_percent',
        resource: 'materials',
        percent: 4,
      }),
    ],
  },
  {
    id: 'sir_godwin_parley',
    name: 'Sir Godwin Parley',
    class: 'diplomatic_envoy',
    rarity: 'rare',
    pronoun: 'he',
    age: 'old',
    scores: [12, 11, 7, 3, 15, 11],
    traits: ['patient', 'vain'],
    abilities: [
      realm('White Gloves', 'Taken off slowly, one finger at a time, while the other side reconsiders.', {
        kind: 'upkeep_percent',
        percent: 3,
      }),
      realm('Precedent of the Long Spoon', 'It has been cited in eleven treaties, and he invented it.', {
        kind: 'yield_percent',
        resource: 'gold',
        percent: 4,
      }),
    ],
  },
  {
    id: 'perpetua_brickfield',
    name: 'Perpetua Brickfield',
    class: 'architect_supreme',
    rarity: 'rare',
    pronoun: 'she',
    age: 'young',
    scores: [10, 13, 4, 4, 9, 18],
    traits: ['proud', 'sleepless'],
    abilities: [
      realm('Stairs That Turn', 'Twice the rooms, and nobody meets the landlord.', {
        kind: 'housing',
        amount: 40,
      }),
      realm('Straw in the Clay', 'Her bricks are lighter and her carts fewer.', {
        kind: 'yield_percent',
        resource: 'materials',
        percent: 5,
      }),
    ],
  },
  {
    id: 'cosimo_vane',
    name: 'Cosimo of the Nine Ledgers',
    class: 'trade_baron',
    rarity: 'rare',
    pronoun: 'he',
    age: 'grown',
    scores: [12, 14, 4, 3, 17, 9],
    traits: ['sly', 'vain'],
    abilities: [
      realm('The Ninth Ledger', 'It is the one that is true.', {
        kind: 'yield_percent',
        resource: 'gold',
        percent: 5,
      }),
      realm('Owns the Towel Too', 'Every stop on the road belongs to him by the second visit.', {
        kind: 'route_percent',
        percent: 15,
      }),
    ],
  },
  {
    id: 'the_grey_secretary',
    name: 'The Grey Secretary',
    class: 'spy_master',
    rarity: 'epic',
    pronoun: 'they',
    age: 'old',
    scores: [10, 15, 6, 3, 13, 18],
    traits: ['cautious', 'learned'],
    abilities: [
      realm('Filed under Weather', 'Nobody looks there.', { kind: 'vault', amount: 500 }),
      realm('Opened by Mistake', 'All the mistakes are hers, or his, and in your favour.', {
        kind: 'trade_discount',
        percent: 5,
      }),
    ],
  },
  {
    id: 'bettany_goldsmith',
    name: 'Bettany Goldsmith',
    class: 'guild_master',
    rarity: 'epic',
    pronoun: 'she',
    age: 'grown',
    scores: [15, 18, 4, 4, 13, 11],
    traits: ['honest', 'proud'],
    abilities: [
      realm('Hallmark', 'Her stamp is taken for coin in places that refuse coin.', {
        kind: 'yield_percent',
        resource: 'gold',
        percent: 6,
      }),
      realm('Masterpieces Only', 'What leaves her hall does not come back.', {
        kind: 'yield_percent',
        resource: 'materials',
        percent: 8,
      }),
    ],
  },
  {
    id: 'tobias_wheelwright',
    name: 'Tobias Wheelwright',
    class: 'engineering_genius',
    rarity: 'epic',
    pronoun: 'he',
    age: 'old',
    scores: [9, 16, 6, 5, 10, 19],
    traits: ['stubborn', 'kind'],
    abilities: [
      realm('Rounder', 'It does not sound like much until one has pulled the cart.', {
        kind: 'supplies_percent',
        percent: 20,
      }),
      realm('The Engine in the Shed', 'He will not say what it is for. The soldiers are very interested.', {
        kind: 'deployment_percent',
        percent: 8,
      }),
    ],
  },
  {
    id: 'lady_margery_saltmarsh',
    name: 'Margery, Lady of the Saltmarsh',
    class: 'resource_lord',
    rarity: 'legendary',
    pronoun: 'she',
    age: 'old',
    scores: [14, 19, 5, 4, 12, 15],
    traits: ['patient', 'thrifty'],
    abilities: [
      realm('Every Tide Twice', 'Once for the salt and once for the rent.', {
        kind: 'yield_percent',
        resource: 'food',
        percent: 12,
      }),
      realm('Below the Low-water Mark', 'She owns what nobody else has seen.', {
        kind: 'yield',
        resource: 'materials',
        amount: 20,
      }),
      realm('A Barrel Put By', 'There has not been a famine in her valley since she learnt to count.', {
        kind: 'ration_percent',
        percent: 6,
      }),
    ],
  },
  {
    id: 'the_undiscounted',
    name: 'Balthasar the Undiscounted',
    class: 'master_merchant',
    rarity: 'mythical',
    pronoun: 'he',
    age: 'old',
    scores: [14, 19, 3, 5, 20, 16],
    traits: ['proud', 'honest'],
    abilities: [
      realm('One Price', 'It is on the tag, and it is right.', {
        kind: 'yield_percent',
        resource: 'gold',
        percent: 15,
      }),
      realm('The World Comes Here', 'Roads have been known to bend.', { kind: 'route_percent', percent: 60 }),
      realm('Paid in Full', 'No debt of his was ever a day late, and no merchant forgets it.', {
        kind: 'trade_discount',
        percent: 8,
      }),
    ],
  },
];

export const economicHeroes = rows.map((row) => raise('economic', row));
