// Quests for whoever is sent: inns, portraits, beasts, letters.
import { ending, quest, surely, tried } from './tell.ts';

export const questsOfTheRoad = [
  quest(
    'the_last_inn',
    'The Last Inn',
    'Beyond it there is no road, and the guests have stopped leaving.',
    ['charisma', 9, 'common'],
    [
      'Forty people sit round one fire, all of them meaning to go in the morning. Some have meant to since the old king. The stew is remarkable.',
      tried(
        'Refuse the stew',
        1,
        ['leadership', 11],
        ending('One clear head is enough to see that the door is painted on.', { experience: 20 }),
        ending('It smelt of home.', { experience: 8 }),
      ),
      surely(
        'Eat, and listen to the stories',
        1,
        {},
        ending('None of them has an end. The landlord sees to that.', { experience: 14 }),
      ),
    ],
    [
      'The landlord was alone here for a hundred years. He makes it nice. He asks, each evening, whether anybody would like another story.',
      tried(
        'Tell him one that ends',
        2,
        ['charisma', 12],
        ending('There was a long silence, and then forty people looked for their boots.', {
          experience: 26,
          stat: 'charisma',
        }),
        ending('It had a second part, it turned out, and a third.', { experience: 12 }),
      ),
      tried(
        'Paint the door a handle',
        1,
        ['magic', 12],
        ending('It turned.', { experience: 22, stat: 'magic' }),
        ending('It came off in the hand, wet.', { experience: 10 }),
      ),
    ],
    [
      'They stand in the yard, blinking. Behind them he is putting out the chairs again, slowly, all forty.',
      surely(
        'Ask him to come too',
        1,
        {},
        ending('He cooks for the palace now. People leave, and return.', {
          experience: 24,
          trait: 'kind',
          gains: { food: 320 },
        }),
      ),
      surely(
        'Build the road on past his door',
        2,
        { gold: 60, materials: 40 },
        ending('There are new guests every night, and they go in the morning, and write.', {
          experience: 24,
          gains: { gold: 400, land: 2 },
        }),
      ),
    ],
  ),
  quest(
    'the_kings_portrait',
    'The Portrait of the Old King',
    'It used to look left. Since the audit it looks at the treasurer.',
    ['intelligence', 8, 'common'],
    [
      'The eyes are dry paint and follow only him. He has lost a stone. The portrait hangs over the strongroom, and was painted from the life, by someone who knew him.',
      surely(
        'Watch it for a night',
        1,
        {},
        ending('At three it looked down, at the skirting, for some time.', { experience: 14 }),
      ),
      tried(
        'Question the treasurer',
        1,
        ['charisma', 10],
        ending('He would like it known that he only ever borrowed.', { experience: 18 }),
        ending('He fainted, in the direction of the door.', { experience: 8 }),
      ),
    ],
    [
      'Behind the skirting there is a niche, in the niche a box, and in the box a will. It is later than the one that was read.',
      tried(
        'Authenticate it',
        2,
        ['administration', 11],
        ending('The hand is his, the seal is his, and so is the gravy.', {
          experience: 22,
          stat: 'administration',
        }),
        ending('It might be his. It might be anybody’s who ate like that.', { experience: 12 }),
      ),
      tried(
        'Find the heir it names',
        2,
        ['intelligence', 12],
        ending('She is a baker in Hest, and would rather not.', { experience: 22 }),
        ending('There are four of that name, and all would rather.', { experience: 12 }),
      ),
    ],
    [
      'He left her the summer palace, the good horse, and an apology. The palace is at present full of filing.',
      surely(
        'Carry her the apology',
        1,
        {},
        ending('She read it twice, and sent bread. The portrait looks left again.', {
          experience: 22,
          trait: 'honest',
          gains: { food: 200 },
        }),
      ),
      surely(
        'Buy the palace of her fairly',
        1,
        { gold: 120 },
        ending('She has three ovens now. The filing stays, and has a view.', {
          experience: 22,
          gains: { land: 3, materials: 120 },
        }),
      ),
    ],
  ),
  quest(
    'beast_of_the_fen',
    'The Beast of the Fen',
    'It has eaten nine cows and a tax-collector, and opinion is divided.',
    ['combat', 10, 'uncommon'],
    [
      'The footprints are round and deep and a yard across. The fen people leave out a pail of milk at night, and will not say what else.',
      tried(
        'Track it',
        2,
        ['intelligence', 11],
        ending('Round in circles, smaller and smaller, to a barn.', { experience: 20 }),
        ending('Round in circles, generally.', { experience: 8, wound: 3 }),
      ),
      surely(
        'Drink the milk, and wait',
        1,
        {},
        ending('It came up out of the reeds and sat down, disappointed, like a hill.', { experience: 16 }),
      ),
    ],
    [
      'It is old, blind, and has a spear in its shoulder with a king’s mark on it: yours, four kings ago. It follows the cows because they are warm.',
      tried(
        'Draw the spear',
        2,
        ['combat', 13],
        ending('It screamed like a gate, and then laid its head down on your boots.', {
          experience: 28,
          stat: 'combat',
        }),
        ending('It did not understand, and one cannot blame it.', { experience: 14, wound: 9 }),
      ),
      tried(
        'Ask the fen people for help',
        1,
        ['leadership', 11],
        ending('They came with poultices, ropes and a hymn.', { experience: 20, stat: 'leadership' }),
        ending('They are fond of it, and not of you.', { experience: 10 }),
      ),
    ],
    [
      'The tax-collector is found, alive, living with a widow. He begs not to be reported. The beast has begun to purr, which loosens slates.',
      surely(
        'Report the beast slain, and the man lost',
        1,
        {},
        ending('There is peace in the fen, and a good deal of cheese.', {
          experience: 26,
          trait: 'sly',
          gains: { food: 440 },
        }),
      ),
      surely(
        'Bring the fen into the books, beast and all',
        2,
        { gold: 60 },
        ending('It is entered as livestock. The taxes come in by boat, on time, out of relief.', {
          experience: 26,
          gains: { gold: 520, land: 1 },
        }),
      ),
    ],
  ),
  quest(
    'seven_letters',
    'Seven Letters',
    'A courier died on your steps with seven letters, and only six have addresses.',
    ['administration', 9, 'uncommon'],
    [
      'He had run from somewhere south of any map. Six are sealed with wax, and the seventh with a hair.',
      surely(
        'Have the six delivered',
        2,
        { gold: 50 },
        ending('Six people wept, in six towns, and none of them would say why.', { experience: 18 }),
      ),
      tried(
        'Open the seventh',
        1,
        ['magic', 12],
        ending('It was blank until it was apologised to.', { experience: 22 }),
        ending('The hair is longer than it looks.', { experience: 10, wound: 4 }),
      ),
    ],
    [
      '“To whoever comes after,” it begins. It describes your realm, in detail, as it will be in two hundred years, and asks for one thing to be done differently.',
      tried(
        'Work out what it means',
        2,
        ['intelligence', 13],
        ending('A drain. It all goes back to a drain.', { experience: 26, stat: 'intelligence' }),
        ending('It is a metaphor, the scholars hold, and are happy.', { experience: 12 }),
      ),
      surely(
        'Write an answer, and bury it',
        1,
        {},
        ending('It was there the next day, with a note in the margin, in an unborn hand: thank you.', {
          experience: 18,
        }),
      ),
    ],
    [
      'The drain is under the cathedral. The dean would like to know by what authority.',
      tried(
        'Convince the dean',
        1,
        ['charisma', 12],
        ending('He had been having dreams about it, as it happened.', {
          experience: 26,
          gains: { researchPoints: 220 },
        }),
        ending('He has sent for the bishop, who has sent for the dean.', { experience: 14 }),
      ),
      surely(
        'Dig by night',
        2,
        { materials: 60 },
        ending('It is a very fine drain. Nobody will ever know, and that is rather the point.', {
          experience: 26,
          trait: 'patient',
          stat: 'administration',
        }),
      ),
    ],
  ),
  quest(
    'peace_of_the_two_mills',
    'The Peace of the Two Mills',
    'Two millers on one stream have not spoken since the flood, and have lately bought crossbows.',
    ['leadership', 7, 'common'],
    [
      'Upper Mill holds the water back on Mondays. Lower Mill has married Upper Mill’s daughter out of spite, and is very happy with her.',
      surely(
        'Hear them both, separately',
        1,
        {},
        ending('It is the same grievance, word for word.', { experience: 14 }),
      ),
      tried(
        'Stand between the crossbows',
        1,
        ['leadership', 10],
        ending('One does not like to shoot somebody who is eating an apple.', {
          experience: 20,
          trait: 'bold',
        }),
        ending('One of them sneezed.', { experience: 10, wound: 5 }),
      ),
    ],
    [
      'The flood was nobody’s fault. A cow had lain down in the sluice. Both families have known it for eleven years, and neither would be the first to say so.',
      surely(
        'Say so, in church',
        1,
        {},
        ending('There was a silence; and then somebody, at the back, lowed.', { experience: 18 }),
      ),
      tried(
        'Get the daughter to say so',
        1,
        ['charisma', 11],
        ending('She had been waiting to be asked, with a list.', { experience: 22, stat: 'charisma' }),
        ending('She has married into it, she said, and has views.', { experience: 10 }),
      ),
    ],
    [
      'They will share the water, if it can be measured. There is a new grandchild, who is to be told that it was always so.',
      surely(
        'Build them a gate with two keys',
        1,
        { materials: 30 },
        ending('It takes both of them to open it. They meet there at six, and stay for a pipe.', {
          experience: 20,
          gains: { food: 320 },
        }),
      ),
      surely(
        'Buy half of each mill',
        1,
        { gold: 90 },
        ending('They are united against the new partner.', { experience: 20, gains: { gold: 440 } }),
      ),
    ],
  ),
  quest(
    'the_painted_army',
    'The Painted Army',
    'A scout reports ten thousand men on the ridge, who have not moved since Tuesday.',
    ['intelligence', 10, 'rare'],
    [
      'They are canvas, every man, and beautifully done. Behind them there is one tent, with one light in it, and a smell of turpentine.',
      surely(
        'Call on the painter',
        1,
        {},
        ending('He asked you not to lean on the cavalry.', { experience: 18 }),
      ),
      tried(
        'Look behind the canvas',
        2,
        ['combat', 13],
        ending('Nine hundred real ones, lying very still, and rather stiff.', { experience: 24 }),
        ending('They had been told to lie still until somebody did that.', { experience: 14, wound: 8 }),
      ),
    ],
    [
      'The general opposite has no army left, only a painter, and has held four provinces with him for two years. He would surrender, if he could do it without being seen to have had nothing.',
      tried(
        'Arrange a defeat that does him credit',
        2,
        ['leadership', 14],
        ending('It was a hard-fought day. The canvas has arrows in it.', {
          experience: 30,
          stat: 'leadership',
        }),
        ending('Somebody on our side laughed.', { experience: 16 }),
      ),
      tried(
        'Offer the painter better light',
        1,
        ['charisma', 13],
        ending('He has always wanted, he said, to do a harbour.', { experience: 26, stat: 'charisma' }),
        ending('He is loyal, and nearly out of blue.', { experience: 14 }),
      ),
    ],
    [
      'Four provinces, ten thousand canvas men, and a victory to be entered somewhere.',
      surely(
        'Set the painted army on your own far border',
        2,
        { gold: 60 },
        ending('Nobody has crossed it. It is repainted in spring.', {
          experience: 30,
          gains: { land: 3, materials: 120 },
        }),
      ),
      surely(
        'Hang it in the great hall',
        1,
        {},
        ending('People come from three countries to be outnumbered.', {
          experience: 30,
          gains: { gold: 680 },
        }),
      ),
    ],
  ),
  quest(
    'name_on_the_stone',
    'The Name on the Stone',
    'A new gravestone in the royal chapel bears the name of somebody at your table.',
    ['charisma', 8, 'common'],
    [
      'It has a date, and the date is Thursday week. The mason has been paid, in advance, in old coin, by a person with a pleasant voice.',
      surely(
        'Laugh it off, in company',
        1,
        {},
        ending('They laughed too. They have begun to be very considerate.', {
          experience: 14,
          trait: 'merry',
        }),
      ),
      tried(
        'Find who paid',
        1,
        ['intelligence', 10],
        ending('The coins are out of a tomb, and the tomb is politely locked from within.', {
          experience: 20,
        }),
        ending('The mason remembers the voice, and nothing else, and is engaged to it.', { experience: 8 }),
      ),
    ],
    [
      'In the tomb sits a queen of the second house, doing accounts. It is a clerical matter, she says: somebody of that name is overdue by a hundred years.',
      tried(
        'Find the right one',
        2,
        ['administration', 12],
        ending('An ancestor, aged a hundred and thirty, in the almshouse at Hest, cheating at cards.', {
          experience: 24,
          stat: 'administration',
        }),
        ending('It is a common name. That is what the trouble is.', { experience: 12 }),
      ),
      tried(
        'Play her for it',
        1,
        ['charisma', 13],
        ending('She has not lost since the plague, and was charming about it.', {
          experience: 26,
          stat: 'charisma',
        }),
        ending('She has not lost since the plague.', { experience: 12 }),
      ),
    ],
    [
      'Thursday week has come. The stone is there, the grave is dug, and the old gentleman has put on his better wig.',
      surely(
        'Walk with him',
        1,
        {},
        ending('He held on to your arm, talked of horses, and went in as one goes in to dinner.', {
          experience: 24,
          trait: 'kind',
        }),
      ),
      surely(
        'Let him win one more hand first',
        2,
        { gold: 30 },
        ending('It took until Sunday. She has waived the interest, and sends her regards to the realm.', {
          experience: 24,
          gains: { gold: 320, mana: 80 },
        }),
      ),
    ],
  ),
];
