// Quests for those who know things: wells, winters, shadows, stars.
import { ending, quest, surely, tried } from './tell.ts';

export const questsOfMagic = [
  quest(
    'the_well_that_answers',
    'The Well That Answers',
    'At Tarn they shout into the well, and lately it has begun to correct them.',
    ['magic', 7, 'common'],
    [
      'It began with dates, and went on to spelling. The priest has stopped preaching within earshot. The rope, when drawn up, is dry and neatly coiled.',
      surely(
        'Shout something true',
        1,
        {},
        ending('It said nothing, but in an encouraging way.', { experience: 12 }),
      ),
      tried(
        'Go down',
        2,
        ['magic', 10],
        ending('There is a door, at the height of a seated person.', { experience: 20, stat: 'magic' }),
        ending('It was deeper than the rope, and the rope was apologetic.', { experience: 10, wound: 5 }),
      ),
    ],
    [
      'Behind the wall of the well a scholar was walled in, two hundred years ago, with his library and, it seems, his opinions. He would like a window.',
      tried(
        'Dispute with him for it',
        2,
        ['intelligence', 12],
        ending('He conceded the third point, and asked for the reference.', {
          experience: 22,
          gains: { researchPoints: 80 },
        }),
        ending('He has had two hundred years to prepare.', { experience: 12 }),
      ),
      surely(
        'Read him the news',
        1,
        {},
        ending('He wept at the price of candles, and at the peace.', { experience: 14 }),
      ),
    ],
    [
      'The mason stands ready. A window would let him out, in whatever sense there is anything to let. The village has grown used to being right.',
      surely(
        'Open the window',
        1,
        { materials: 20 },
        ending('There was a sigh, and the smell of a great many books. The water has been sweet since.', {
          experience: 22,
          gains: { mana: 160 },
        }),
      ),
      surely(
        'Leave him, and send a pupil every week',
        1,
        {},
        ending('The school at Tarn is well spoken of. Admission is by bucket.', {
          experience: 22,
          gains: { researchPoints: 180 },
        }),
      ),
    ],
  ),
  quest(
    'stolen_winter',
    'The Stolen Winter',
    'It has not snowed at Vell for three years, and the ice-cutters have gone to law.',
    ['magic', 10, 'uncommon'],
    [
      'Apples rot on the bough, bears walk about with bags under their eyes, and at the edge of the orchard stands a hut with frost on the inside of its windows.',
      surely(
        'Knock',
        1,
        {},
        ending('A very old man asked you in, and to wipe your feet: it was slippery.', { experience: 14 }),
      ),
      tried(
        'Follow the cold to where it is kept',
        2,
        ['magic', 12],
        ending('It is in a chest, under the bed, folded.', { experience: 22, stat: 'magic' }),
        ending('It was felt to be near. So was the bear.', { experience: 12, wound: 6 }),
      ),
    ],
    [
      'His wife died of a winter. He took the next one, and then the two after, so that it could not happen again. He knows what he has done to the apples.',
      tried(
        'Sit with him until he opens it himself',
        3,
        ['charisma', 12],
        ending('On the third night he asked whether you would hold the lid.', {
          experience: 26,
          trait: 'kind',
        }),
        ending('On the third night you were asked to leave, gently.', { experience: 14 }),
      ),
      tried(
        'Take the chest while he sleeps',
        1,
        ['intelligence', 12],
        ending('He had left it by the door.', { experience: 20 }),
        ending('He had left it by the door, and the lid off.', { experience: 12, wound: 6 }),
      ),
    ],
    [
      'Three winters lie in the orchard in a chest. Let out at once they would break the roofs of the whole valley.',
      tried(
        'Let them out by inches',
        3,
        ['magic', 13],
        ending('One flake at a time, until March. The children will talk of it all their lives.', {
          experience: 28,
          stat: 'magic',
        }),
        ending('Two by inches. The third by yards.', { experience: 16, gains: { mana: 80 } }),
      ),
      surely(
        'Let out one, and bottle two for the realm',
        2,
        { gold: 40 },
        ending('The bottles hum. The ice-cutters have withdrawn their suit.', {
          experience: 24,
          gains: { mana: 320 },
        }),
      ),
    ],
  ),
  quest(
    'the_second_shadow',
    'The Second Shadow',
    'The mayor of Hest has two shadows, and the second has begun to run for office.',
    ['intelligence', 9, 'common'],
    [
      'It falls the other way, against the light, and people speak of it warmly. It has promised a bridge. The mayor stays indoors at noon.',
      tried(
        'Examine the mayor',
        1,
        ['magic', 10],
        ending('The first shadow has a seam in it.', { experience: 18 }),
        ending('He would rather not undress, and nor would it.', { experience: 8 }),
      ),
      surely(
        'Attend the shadow’s rally',
        1,
        {},
        ending('It stood on the church wall at sunset, forty feet high, and listened to everybody.', {
          experience: 14,
        }),
      ),
    ],
    [
      'It was the mayor’s conscience, he says; a hedge-witch took it off him in his youth, as one has a tooth out. It has been walking ever since, and has come home with ideas.',
      tried(
        'Find the witch',
        2,
        ['intelligence', 11],
        ending('She kept the receipt.', { experience: 22, stat: 'intelligence' }),
        ending('She moved, when she heard, and took the hedge.', { experience: 12 }),
      ),
      surely(
        'Speak to the shadow, after dark',
        1,
        {},
        ending('It was everywhere, then, and rather shy.', { experience: 14 }),
      ),
    ],
    [
      'They stand on either side of the market cross at noon, which is the only time when they are nearly the same size.',
      tried(
        'Sew it back on',
        2,
        ['magic', 12],
        ending('He sat down, wept, and signed for the bridge.', { experience: 24, gains: { gold: 240 } }),
        ending('It holds, but he limps on sunny days.', { experience: 16, gains: { gold: 100 } }),
      ),
      surely(
        'Hold the election',
        2,
        {},
        ending('The shadow won by forty votes and is strict about lamps.', {
          experience: 22,
          gains: { researchPoints: 120 },
        }),
      ),
    ],
  ),
  quest(
    'the_unlit_star',
    'The Unlit Star',
    'A star is missing, and the astronomers have each accused the others.',
    ['magic', 14, 'epic'],
    [
      'It was a small one, at the tip of the Plough, and no use to sailors. Since it went no child under Hest Hill has dreamed. They wake up rested and cross.',
      tried(
        'Keep watch from the long tower',
        3,
        ['intelligence', 14],
        ending('It is not gone. Something is sitting in front of it.', {
          experience: 30,
          stat: 'intelligence',
        }),
        ending('Cloud. Then more cloud. Then dawn, and the bill for the candles.', { experience: 16 }),
      ),
      surely(
        'Ask the children what they remember',
        2,
        {},
        ending('A large bird, they agree, and very sad.', { experience: 18 }),
      ),
    ],
    [
      'It sits on the dark between two stars with its head under its wing. It lost its egg, long ago, and the star is round, and warm.',
      tried(
        'Go up to it, by the way that is not there',
        4,
        ['magic', 16],
        ending('There are steps, if one does not count them.', { experience: 36, stat: 'magic' }),
        ending('There are not always steps.', { experience: 18, wound: 12 }),
      ),
      tried(
        'Sing to it from the hill',
        3,
        ['charisma', 15],
        ending('It put its head out. The whole hill had learnt the chorus.', { experience: 30 }),
        ending('It put its head further in.', { experience: 14 }),
      ),
    ],
    [
      'It would give the star back for an egg. The egg need not be its own. It need only be believed in.',
      surely(
        'Paint one, and mean it',
        3,
        { gold: 120, mana: 60 },
        ending('It hatched. Nobody has been able to explain this at the college, and two have retired.', {
          experience: 40,
          trait: 'devout',
          gains: { researchPoints: 320 },
        }),
      ),
      surely(
        'Give it the great opal from the treasury',
        2,
        { gold: 300 },
        ending('It tucked it in. The star came out on the Thursday, brighter, as if washed.', {
          experience: 40,
          gains: { mana: 600 },
        }),
      ),
    ],
  ),
  quest(
    'ink_that_lies',
    'The Ink That Lies',
    'Every deed written in the county since spring says the opposite of what was meant.',
    ['intelligence', 11, 'uncommon'],
    [
      'Two marriages have been dissolved by their own contracts and a miser has left everything to the poor. The notaries all buy at one shop.',
      surely(
        'Buy a bottle',
        1,
        { gold: 10 },
        ending('It is a good black, and giggles when uncorked.', { experience: 12 }),
      ),
      tried(
        'Question the ink-maker',
        2,
        ['charisma', 12],
        ending('He swore that he knew nothing, in writing.', { experience: 20 }),
        ending('He wept, which was no help, because of the ink.', { experience: 10 }),
      ),
    ],
    [
      'The oak-galls come from the gallows oak, where a man was hanged on a false paper. The tree has taken it personally.',
      tried(
        'Find the paper',
        2,
        ['administration', 13],
        ending('It was filed correctly, which is how nobody had found it.', {
          experience: 26,
          stat: 'administration',
        }),
        ending('There are eleven false papers of that year, and no way to choose.', { experience: 14 }),
      ),
      tried(
        'Reason with the tree',
        3,
        ['magic', 13],
        ending('It dropped one gall, and then, after a while, another.', { experience: 26, stat: 'magic' }),
        ending('It dropped a branch.', { experience: 12, wound: 7 }),
      ),
    ],
    [
      'The judge who signed is alive, and of some weight. The tree is willing to be paid in truth, and particular about the amount.',
      surely(
        'Have the sentence struck out in open court',
        2,
        { gold: 60 },
        ending('It was written in the new ink, and read exactly as meant.', {
          experience: 28,
          trait: 'honest',
        }),
      ),
      surely(
        'Buy all the ink for the spies',
        1,
        { gold: 120 },
        ending('Letters to the enemy go out daily. They are very frank.', {
          experience: 24,
          gains: { gold: 640 },
        }),
      ),
    ],
  ),
];
