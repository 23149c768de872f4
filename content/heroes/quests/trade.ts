// Quests for those who count and persuade: pepper, bread, saints, clocks.
import { ending, quest, surely, tried } from './tell.ts';

export const questsOfTrade = [
  quest(
    'the_eleven_sacks',
    'Eleven Sacks of Pepper',
    'A ship came in with twelve sacks on the bill and eleven in the hold.',
    ['administration', 8, 'common'],
    [
      'The captain says rats. The rats, opened, contain no pepper. The owner sits on the quay with her whole dowry in that hold, sneezing.',
      tried(
        'Go through the papers',
        1,
        ['administration', 10],
        ending('It was eleven when it was loaded, and twelve when it was insured.', { experience: 18 }),
        ending('Water had got at them. It had been fetched for the purpose.', { experience: 8 }),
      ),
      tried(
        'Drink with the crew',
        1,
        ['charisma', 10],
        ending('The cook talks about a cousin, an island, and a very well seasoned goat.', {
          experience: 16,
        }),
        ending('The crew can drink.', { experience: 8 }),
      ),
    ],
    [
      'The underwriter offers to settle, if nobody asks about the other nine ships. It is a generous offer. It has a bow on it.',
      surely(
        'Ask about the other nine ships',
        1,
        {},
        ending('The bow came off.', { experience: 18, trait: 'stubborn' }),
      ),
      tried(
        'Bargain for the owner first',
        1,
        ['charisma', 12],
        ending('She is to have her twelve sacks, in coin, today.', { experience: 22, stat: 'charisma' }),
        ending('She is to have eleven and a half.', { experience: 12 }),
      ),
    ],
    [
      'Ten ships, ten missing sacks, and an island full of pepper. The harbour court sits tomorrow and the judge is fond of goat.',
      tried(
        'Bring it before the court',
        2,
        ['intelligence', 12],
        ending('The judge could not be bought, as it turned out; only fed.', {
          experience: 24,
          gains: { gold: 400 },
        }),
        ending('Dismissed with costs. Somebody sneezed in the gallery.', {
          experience: 14,
          gains: { gold: 120 },
        }),
      ),
      surely(
        'Buy the island',
        1,
        { gold: 90 },
        ending('It is mostly goat. But the pepper comes to market at your price.', {
          experience: 22,
          gains: { gold: 520 },
        }),
      ),
    ],
  ),
  quest(
    'bread_riot',
    'The Price of Bread',
    'A loaf costs a penny more than yesterday, and there are cobblestones in the air.',
    ['charisma', 8, 'common'],
    [
      'The bakers blame the millers, the millers the corn-factors, the factors the weather, and the weather has been perfect.',
      surely(
        'Stand on a cart and be shouted at',
        1,
        {},
        ending('By the second hour they had begun to take turns.', { experience: 16 }),
      ),
      tried(
        'Look into the factors’ barns',
        1,
        ['intelligence', 10],
        ending('Full, with the doors nailed shut, and a sign: plague.', { experience: 20 }),
        ending('There was a dog.', { experience: 8, wound: 3 }),
      ),
    ],
    [
      'It is the harvest of four counties, bought in the green by one man who has never been seen to eat. He receives in a room with no bread in it.',
      tried(
        'Break his corner, coin by coin',
        2,
        ['administration', 12],
        ending('Flour was landed at dusk by forty small boats, none of which had heard of the others.', {
          experience: 24,
          stat: 'administration',
        }),
        ending('He bought that too.', { experience: 12 }),
      ),
      tried(
        'Ask him what he is afraid of',
        1,
        ['charisma', 12],
        ending('Hunger, he said. He had been seven.', { experience: 22, trait: 'kind' }),
        ending('He had you shown out, and the stairs were steep.', { experience: 10, wound: 3 }),
      ),
    ],
    [
      'The barns will open. The question is whose hand is seen on the key, and what is painted on the door.',
      surely(
        'Sell it at last year’s penny',
        1,
        { gold: 60 },
        ending('Nobody cheered. They were eating.', { experience: 22, gains: { food: 640 } }),
      ),
      surely(
        'Make it the town granary',
        2,
        { materials: 30 },
        ending('There is a measure on the wall, and a child may read it.', {
          experience: 24,
          stat: 'administration',
          gains: { food: 280 },
        }),
      ),
    ],
  ),
  quest(
    'the_forged_saint',
    'The Forged Saint',
    'Two towns have the same saint, entire, and pilgrims have begun to compare.',
    ['intelligence', 9, 'common'],
    [
      'In Overmarch he has both hands. In Nethermarch he has both hands and a ring. Either is worth forty inns.',
      tried(
        'Look at the bones',
        1,
        ['intelligence', 11],
        ending('One of them was a tall woman with bad teeth. The other was a bear.', { experience: 20 }),
        ending('Bones, certainly. Old, probably.', { experience: 8 }),
      ),
      surely(
        'Stay at all forty inns',
        2,
        { gold: 60 },
        ending('The same carter sleeps at both ends of the road, and sleeps well.', { experience: 16 }),
      ),
    ],
    [
      'The carter made them both. He needed the money, and then he needed people to have been right. He says that some have been healed.',
      tried(
        'Find out whether they have',
        2,
        ['charisma', 12],
        ending('Nine have, and will not hear a word against either of them.', {
          experience: 22,
          stat: 'charisma',
        }),
        ending('It depends on what is meant, said the doctor, by healed.', { experience: 12 }),
      ),
      tried(
        'Find the real one',
        3,
        ['intelligence', 13],
        ending('In a field, under a plain stone, with both his hands and no ring.', {
          experience: 26,
          stat: 'intelligence',
        }),
        ending('The field has been ploughed since.', { experience: 14 }),
      ),
    ],
    [
      'The bishop is coming, with a measuring-tape. The carter has put on a clean shirt.',
      surely(
        'Tell the bishop',
        1,
        {},
        ending(
          'He measured, and sighed, and went to sit with the nine. There is one procession now, which goes both ways.',
          { experience: 22, trait: 'honest' },
        ),
      ),
      tried(
        'Persuade the bishop that saints are large',
        1,
        ['charisma', 13],
        ending('Large enough for both, he ruled. The bear has a feast-day.', {
          experience: 26,
          gains: { gold: 480 },
        }),
        ending('He is not a large man, and did not care for the word.', {
          experience: 14,
          gains: { gold: 120 },
        }),
      ),
    ],
  ),
  quest(
    'a_debt_of_salt',
    'A Debt of Salt',
    'An ambassador has presented a bill for salt borrowed by your great-grandfather.',
    ['administration', 11, 'uncommon'],
    [
      'With interest it comes to the whole coast. The bill is genuine. So is the ambassador’s enjoyment.',
      tried(
        'Check the sum',
        1,
        ['administration', 12],
        ending('The interest has been compounded by a calendar with thirteen months.', {
          experience: 22,
          stat: 'administration',
        }),
        ending('It is right to the grain.', { experience: 10 }),
      ),
      surely(
        'Ask what the salt was for',
        1,
        {},
        ending('To bury an army. Theirs, and ours, together: it was August.', { experience: 16 }),
      ),
    ],
    [
      'There is a mound by the shore that both countries keep mown, each without telling the other.',
      surely(
        'Take the ambassador there',
        1,
        {},
        ending('Neither of you spoke for some time. He had brought shears.', {
          experience: 18,
          trait: 'kind',
        }),
      ),
      tried(
        'Find the receipt',
        2,
        ['intelligence', 12],
        ending('It was paid, in barley, and receipted on the back of a hymn.', { experience: 26 }),
        ending('There is a hymn missing from the book.', { experience: 14 }),
      ),
    ],
    [
      'He cannot go home with nothing, and would rather not go home with a coast.',
      tried(
        'Give him a better story than the coast',
        1,
        ['charisma', 13],
        ending('He left with a barrel of salt, a hymn, and a treaty.', {
          experience: 28,
          gains: { gold: 480 },
        }),
        ending('He listened to the end. He will be back, he says, with a longer bill.', { experience: 16 }),
      ),
      surely(
        'Endow the mound together',
        2,
        { gold: 120, materials: 30 },
        ending('There is a market there in August. The two armies lie under the cheese.', {
          experience: 28,
          gains: { food: 400, gold: 320 },
        }),
      ),
    ],
  ),
  quest(
    'clock_of_sedge',
    'The Clock at Sedge',
    'The town clock strikes whatever hour the town would like it to be.',
    ['intelligence', 10, 'uncommon'],
    [
      'It is always a quarter to dinner. Nothing has been late in Sedge for a year, and nothing has been done.',
      tried(
        'Climb up and look',
        1,
        ['intelligence', 11],
        ending('Somebody has put a heart in it. It is brass, and it beats.', { experience: 20 }),
        ending('The pigeons will not have it looked at.', { experience: 8, wound: 2 }),
      ),
      surely(
        'Sit in the square for a day',
        1,
        {},
        ending('It was a lovely day. It may have been four.', { experience: 14 }),
      ),
    ],
    [
      'The clockmaker’s daughter built it for her father, so that he should never hear his last hour. He has been dying since the spring, in comfort.',
      tried(
        'Tell him the time',
        1,
        ['charisma', 13],
        ending('“I had wondered,” he said, and asked for his good coat.', {
          experience: 26,
          trait: 'honest',
        }),
        ending('He thanked you, and asked you to come back at a quarter to dinner.', { experience: 12 }),
      ),
      tried(
        'Teach the clock to tell two times',
        3,
        ['intelligence', 14],
        ending('One face for the town, and one, indoors, for him.', { experience: 28, stat: 'intelligence' }),
        ending('It tells neither, at present, but with great feeling.', { experience: 14 }),
      ),
    ],
    [
      'The town council would like to know whether it owes a year’s taxes. The clock, consulted, strikes holiday.',
      surely(
        'Collect half, and call it even',
        1,
        {},
        ending('They paid at a quarter to dinner, which was fair.', { experience: 22, gains: { gold: 480 } }),
      ),
      surely(
        'Forgive it, and hire the daughter',
        2,
        { gold: 80 },
        ending(
          'She has set up a bench in the capital. The trains of thought there have begun to run on time.',
          { experience: 24, gains: { researchPoints: 240 } },
        ),
      ),
    ],
  ),
  quest(
    'road_under_the_hill',
    'The Road under the Hill',
    'Miners have broken into a road that was there first. It is paved, and swept.',
    ['leadership', 9, 'common'],
    [
      'It goes down, gently, with a lamp at every hundred paces, lit. The miners will dig no further until somebody has said good morning to whoever sweeps it.',
      surely(
        'Say good morning',
        1,
        {},
        ending('It was returned, from a good way off, by several.', { experience: 16 }),
      ),
      tried(
        'Lead a party down',
        2,
        ['leadership', 11],
        ending('Three days, and not a step in it that was not level.', {
          experience: 22,
          stat: 'leadership',
        }),
        ending('On the second day the lamps went out, one by one, from behind.', {
          experience: 12,
          wound: 4,
        }),
      ),
    ],
    [
      'They are small, grey, and extremely tidy. They have been maintaining the road for nine hundred years against the return of whoever ordered it.',
      tried(
        'Explain that nobody will come',
        2,
        ['charisma', 12],
        ending('They took it well. They asked whether you would like a road.', {
          experience: 24,
          stat: 'charisma',
        }),
        ending('They nodded kindly, and went on sweeping.', { experience: 12 }),
      ),
      surely(
        'Walk it to the end',
        2,
        {},
        ending(
          'It ends at a door, under your own great hall. It has been knocked on, every year, very softly.',
          { experience: 18 },
        ),
      ),
    ],
    [
      'They would open it to traffic. They ask a toll: that people wipe their feet.',
      surely(
        'Open it to the merchants',
        1,
        { gold: 60 },
        ending('Caravans come up through the cellar now, clean.', {
          experience: 22,
          gains: { gold: 440, materials: 120 },
        }),
      ),
      surely(
        'Keep it for the army, and the sweepers’ peace',
        1,
        {},
        ending('It is wide enough for four abreast, and nobody has found the echo.', {
          experience: 22,
          stat: 'leadership',
        }),
      ),
    ],
  ),
];
