// Quests for those who can hold something: swords, gates, their tongue.
import { ending, quest, surely, tried } from './tell.ts';

export const questsOfArms = [
  quest(
    'bridge_at_crake',
    'The Bridge at Crake',
    'A knight holds a bridge against all comers, and the comers have begun to go round by the ford.',
    ['combat', 8, 'common'],
    [
      'The bridge at Crake is one cart wide and one knight long. His shield is repainted daily; the miller says that he has not slept since the feast, and that the flour is going off.',
      tried(
        'Ride at him, as he asks',
        2,
        ['combat', 11],
        ending('He went over the rail with great dignity and asked to be told how it was done.', {
          experience: 25,
          stat: 'combat',
        }),
        ending('The rail was reached first. He fished the hero out himself, and lent a blanket.', {
          experience: 12,
          wound: 6,
        }),
      ),
      surely(
        'Sit down and ask him why',
        2,
        {},
        ending('It is for a lady. She has not been told.', { experience: 14 }),
      ),
    ],
    [
      'The lady lives an hour upstream and keeps bees. She has wondered about the traffic. “He might have knocked,” she says, and then, after a while: “Does he eat properly?”',
      surely(
        'Carry a jar of honey down to him',
        1,
        { gold: 20 },
        ending('He looked at the jar for a long time, and then for the cork.', { experience: 12 }),
      ),
      tried(
        'Speak for him, better than he could',
        2,
        ['charisma', 11],
        ending('By the end of it she had put on the other shoes.', { experience: 22, stat: 'charisma' }),
        ending('It came out as a proposal, and not his.', { experience: 12, trait: 'honest' }),
      ),
    ],
    [
      'They are both on the bridge now, neither of them crossing. The carts have drawn up on the banks. It needs somebody to say who pays toll.',
      surely(
        'Nobody does, from today',
        1,
        {},
        ending('The carts went over all night, and every one of them left something.', {
          experience: 20,
          gains: { gold: 180, food: 120 },
        }),
      ),
      surely(
        'Everybody does, and it mends the road',
        1,
        {},
        ending('They grumbled, and paid, and the road was mended by harvest.', {
          experience: 20,
          gains: { gold: 320, materials: 80 },
        }),
      ),
    ],
  ),
  quest(
    'wolves_of_harl',
    'The Wolves of Harl',
    'Sheep are going at Harl, neatly, one a night, and the gate is found shut.',
    ['intelligence', 7, 'common'],
    [
      'Eleven ewes are gone and there is not a drop of blood on the grass. The shepherds blame wolves. The wolves, seen at a distance, look puzzled.',
      tried(
        'Sit up in the fold all night',
        1,
        ['combat', 10],
        ending('At two o’clock somebody lifted the latch from outside, politely.', { experience: 18 }),
        ending('Sleep came at half past one. The twelfth ewe went at two.', { experience: 8 }),
      ),
      surely(
        'Count the flock by daylight',
        1,
        {},
        ending('Twelve ewes have been shorn out of season, by somebody good at it.', { experience: 12 }),
      ),
    ],
    [
      'The trail ends at a chapel whose roof has been mended with fleece. Nine children look up from their porridge, and so does a woman with shears.',
      surely(
        'Ask how long they have been here',
        1,
        {},
        ending('Since the soldiers came through. Nobody had asked before.', { experience: 12 }),
      ),
      tried(
        'Talk the shepherds round',
        2,
        ['charisma', 11],
        ending('They came up the hill angry, and went down it carrying bowls.', {
          experience: 20,
          stat: 'charisma',
        }),
        ending('One of them threw a stone, and was sorry before it landed.', { experience: 12, wound: 4 }),
      ),
    ],
    [
      'Winter is coming and the roof leaks. Harl has eleven ewes too few and nine mouths too many, and everyone is looking at the one with the seal.',
      surely(
        'Pay for the sheep',
        1,
        { gold: 80 },
        ending('The price was fair, and the mutton was sent up anyway.', { experience: 22, trait: 'kind' }),
      ),
      surely(
        'Put the woman to work at the shears',
        1,
        {},
        ending('Harl wool fetches a third more this year. Nobody can say why.', {
          experience: 20,
          gains: { gold: 280 },
        }),
      ),
    ],
  ),
  quest(
    'tourney_at_ansel',
    'The Tourney at Ansel',
    'A hundred lances, one prize, and a rule-book that nobody has read to the end.',
    ['combat', 12, 'uncommon'],
    [
      'The lists are dressed, the ladies are bored, and the champion of the last six years is having his boots done. Entry is in the name of one’s realm.',
      tried(
        'Enter the lists',
        2,
        ['combat', 13],
        ending('Seven falls, none of them ours.', { experience: 28, stat: 'combat' }),
        ending('The fourth lance found the gap. It was a good lance.', { experience: 14, wound: 8 }),
      ),
      tried(
        'Read the rule-book first',
        1,
        ['intelligence', 12],
        ending('Paragraph ninety: the champion must have slept in the lists. He has not, for years.', {
          experience: 22,
        }),
        ending('It ends in the middle of a sentence, and so does the afternoon.', { experience: 10 }),
      ),
    ],
    [
      'At supper the champion comes to the table alone. He says that his knee has gone, that nobody knows, and that his pages are paid from the prize.',
      surely(
        'Offer him a draw',
        1,
        {},
        ending('He shook on it, and had to be helped up.', { experience: 16, trait: 'honest' }),
      ),
      surely(
        'Say nothing, and ride tomorrow',
        1,
        {},
        ending('He bowed, and went to find his other boots.', { experience: 14 }),
      ),
    ],
    [
      'The last course. Two riders, one rail, and the whole of Ansel holding its breath and its sausages.',
      tried(
        'Ride for the shield, not the knee',
        2,
        ['combat', 14],
        ending('Both lances broke on both shields. They had to invent a second prize.', {
          experience: 30,
          gains: { gold: 520 },
        }),
        ending('He kept the title, and sent the purse round after dark.', {
          experience: 18,
          gains: { gold: 240 },
        }),
      ),
      tried(
        'Salute him, and let him be carried out in triumph',
        1,
        ['charisma', 12],
        ending('The cheering was heard across the border, where it was misunderstood.', {
          experience: 28,
          stat: 'charisma',
        }),
        ending('The crowd had wanted a joust, and threw the sausages.', { experience: 14 }),
      ),
    ],
  ),
  quest(
    'the_long_siege',
    'The Siege That Nobody Lifted',
    'Castle Morr has been besieged for nineteen years. Both sides have begun to share a well.',
    ['leadership', 10, 'uncommon'],
    [
      'The besiegers have gardens. The besieged have sold them the seed. It is not clear that anyone remembers whose castle it was, but pay-day is observed.',
      surely(
        'Dine with the besieging captain',
        1,
        { gold: 30 },
        ending('He keeps a good table, and a calendar with nothing marked on it.', { experience: 14 }),
      ),
      tried(
        'Climb in by the kitchen',
        2,
        ['combat', 12],
        ending('The cook handed down a ladder. She had been expecting someone since spring.', {
          experience: 22,
        }),
        ending('The cook had a skillet.', { experience: 12, wound: 5 }),
      ),
    ],
    [
      'The lady of Morr is forty, and was twenty-one when it began. “If it ends,” she says, “I shall have to know what I think of him.”',
      tried(
        'Carry a letter each way',
        2,
        ['charisma', 12],
        ending('They were long letters, and there was a good deal of crossing-out.', {
          experience: 24,
          stat: 'charisma',
        }),
        ending('The letters were exchanged. In the wrong order.', { experience: 14 }),
      ),
      tried(
        'Propose terms to both',
        2,
        ['leadership', 13],
        ending('Clause one: somebody must be the first to take down a tent.', {
          experience: 24,
          stat: 'leadership',
        }),
        ending('Clause one was debated until the soup was cold.', { experience: 12 }),
      ),
    ],
    [
      'The drawbridge comes down, for the first time in nineteen years, onto a bed of excellent leeks. Four hundred soldiers have no trade but this.',
      surely(
        'Hire the best of them',
        2,
        { gold: 150 },
        ending('They march well, and have strong views on compost.', {
          experience: 24,
          gains: { food: 520, materials: 120 },
        }),
      ),
      surely(
        'Leave them the castle, as a market town',
        1,
        {},
        ending('Morr holds a fair on the day of the first assault. It is very well attended.', {
          experience: 24,
          gains: { gold: 440 },
        }),
      ),
    ],
  ),
  quest(
    'deserters',
    'Eleven Deserters',
    'Eleven men have left the colours and taken the drum with them.',
    ['leadership', 8, 'common'],
    [
      'They are camped at the old tollhouse, in step even now. The drummer is fourteen. By law it is a rope each, and there are eleven beams.',
      surely(
        'Walk in unarmed',
        1,
        {},
        ending('They stood up. It was habit, and it made them laugh.', { experience: 16, trait: 'bold' }),
      ),
      tried(
        'Surround them by night with six men',
        2,
        ['intelligence', 11],
        ending('Six men and forty lanterns: they came out yawning.', { experience: 18 }),
        ending('The drummer heard, and drummed.', { experience: 10, wound: 3 }),
      ),
    ],
    [
      'Their pay is two years behind. The paymaster has a new house. They took the drum, they say, because it was the only thing that was theirs.',
      tried(
        'Look into the paymaster’s books',
        2,
        ['administration', 11],
        ending('They balanced, which no honest paymaster’s ever do.', {
          experience: 22,
          stat: 'administration',
        }),
        ending('He had been expecting it since the roof went on.', { experience: 12 }),
      ),
      surely(
        'Pay them out of the chest',
        1,
        { gold: 120 },
        ending('It was counted out on the drum.', { experience: 16 }),
      ),
    ],
    [
      'They will come back, if it is asked. The sergeant wants an example made. All of them are looking at the beams.',
      surely(
        'Make them the sergeant’s own company',
        1,
        {},
        ending('Nobody has deserted since; he inspects them twice a night.', {
          experience: 22,
          stat: 'leadership',
        }),
      ),
      surely(
        'Let them go home with the drum',
        1,
        {},
        ending('It is heard at harvest, in three villages, and recruits come in by it.', {
          experience: 22,
          gains: { food: 240 },
        }),
      ),
    ],
  ),
  quest(
    'champion_of_the_ford',
    'A Stranger at the Ford',
    'A rider in plain steel asks for single combat, and will not say about what.',
    ['combat', 14, 'rare'],
    [
      'She has been there since the thaw. She fights whoever comes, wins, helps them up, and asks each of them the same question. Nobody has known the answer.',
      tried(
        'Fight her',
        2,
        ['combat', 15],
        ending('It went to the fourth hour. She took off her helmet to say well done.', {
          experience: 32,
          stat: 'combat',
        }),
        ending('It went to the first minute.', { experience: 16, wound: 10 }),
      ),
      surely(
        'Ask for the question first',
        1,
        {},
        ending('“Who burned the mill at Sedge?” It was a small mill, and a long time ago.', {
          experience: 16,
        }),
      ),
    ],
    [
      'There were orders, that year, and a seal on them. The archives would know. Some of those who served then have statues.',
      tried(
        'Search the archives',
        3,
        ['intelligence', 13],
        ending('One leaf has been cut out, and the knife was blunt: the next leaf has taken the writing.', {
          experience: 26,
          stat: 'intelligence',
        }),
        ending('The leaf is gone, and so, now, is the archivist.', { experience: 14 }),
      ),
      tried(
        'Ask the old marshal to his face',
        2,
        ['leadership', 14],
        ending('He had been waiting for thirty years for somebody to come in without knocking.', {
          experience: 26,
        }),
        ending('He laughed. It lasted a little too long.', { experience: 14 }),
      ),
    ],
    [
      'It was a mistake in the name of a village: Sedge for Sedgeley. The man who wrote it is old, and keeps bees, and has never been told.',
      surely(
        'Give her the name',
        1,
        {},
        ending('She rode by the cottage, and on. There is a new wheel on the mill at Sedge.', {
          experience: 30,
          trait: 'honest',
        }),
      ),
      surely(
        'Rebuild the mill, and let him be',
        2,
        { gold: 140, materials: 40 },
        ending(
          'She laid the first stone. He sends honey, and does not know why it is sent back empty with thanks.',
          { experience: 30, gains: { food: 600 } },
        ),
      ),
    ],
  ),
];
