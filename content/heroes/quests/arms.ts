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
          gains: { gold: 90, food: 60 },
        }),
      ),
      surely(
        'Everybody does, and it mends the road',
        1,
        {},
        ending('They grumbled, and paid, and the road was mended by harvest.', {
          experience: 20,
          gains: { gold: 160, materials: 40 },
        }),
      ),
    ],
  ),
];
