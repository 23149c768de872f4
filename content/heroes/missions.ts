// Where an envoy may be sent, and what a treaty is good for while it lasts.
// Invariant: a treaty gives modestly, for a day or two, and is not renewed while it stands.
import { z } from 'zod';
import { HeroMission } from '../schema/hero.ts';

export const heroMissions: readonly HeroMission[] = z.array(HeroMission).parse([
  {
    id: 'wool_of_the_uplands',
    name: 'The Wool of the Uplands',
    description:
      'Nine clans, one market day, and a quarrel about a ram that is older than the market. Somebody must sit through the story.',
    icon: 'sheep',
    turns: 2,
    gold: 60,
    stat: 'charisma',
    difficulty: 10,
    treaty: { hours: 24, effects: [{ kind: 'route_percent', percent: 100 }] },
    success: 'The story took two days. At the end of it the clans agreed on everything but the ram.',
    failure: 'It was remarked, at the wrong moment, that it was only a ram.',
  },
  {
    id: 'salt_road',
    name: 'The Salt Road',
    description:
      'The salt-lords keep the one dry road through the marsh, and the one toll-house on it. They like to be asked, and to be asked twice.',
    icon: 'salt-shaker',
    turns: 2,
    gold: 80,
    stat: 'intelligence',
    difficulty: 11,
    treaty: { hours: 24, effects: [{ kind: 'trade_discount', percent: 5 }] },
    success:
      'The toll was found to have been reckoned in a unit that was abolished. Everyone was very polite about it.',
    failure: 'The second asking came too soon after the first. They have raised it by a bushel.',
  },
  {
    id: 'college_of_the_lamp',
    name: 'The College of the Lamp',
    description:
      'The doctors of the Lamp lend books to no one, and have three copies of the one that is wanted. A disputation is the custom; winning it is not.',
    icon: 'open-book',
    turns: 3,
    gold: 90,
    stat: 'intelligence',
    difficulty: 13,
    treaty: { hours: 36, effects: [{ kind: 'yield_percent', resource: 'researchPoints', percent: 10 }] },
    success:
      'The disputation was lost gracefully, on the fourth point, and the carts were loaded the same evening.',
    failure: 'The disputation was won. The doctors have locked the library and gone to bed.',
  },
  {
    id: 'well_wardens',
    name: 'The Wardens of the Wells',
    description:
      'Seven wells, seven wardens, and none of them has spoken to the others since the drought. They will listen to whoever listens first.',
    icon: 'magic-swirl',
    turns: 3,
    gold: 80,
    stat: 'magic',
    difficulty: 13,
    treaty: { hours: 36, effects: [{ kind: 'yield_percent', resource: 'mana', percent: 12 }] },
    success:
      'Seven cups were drunk from seven wells, and an eighth from all of them together. It tasted of apology.',
    failure: 'The cups were drunk in the wrong order. This was explained, seven times.',
  },
  {
    id: 'free_companies',
    name: 'The Free Companies at Winter Quarters',
    description:
      'Four captains without a war between them. They drink well and sign badly, and will not sign for anybody whom they have not seen fence.',
    icon: 'crossed-swords',
    turns: 3,
    gold: 120,
    stat: 'combat',
    difficulty: 13,
    treaty: { hours: 24, effects: [{ kind: 'recruit_percent', percent: 8 }] },
    success:
      'A button was taken off each captain’s coat at sword’s length, and politely returned. They signed.',
    failure: 'A button was lost. It was not one of theirs.',
  },
  {
    id: 'grain_fleet',
    name: 'The Grain Fleet',
    description:
      'Forty hulls wait for a wind, and their masters for a guarantor. What is wanted is a seal, and a person whom one believes when they press it.',
    icon: 'cargo-ship',
    turns: 4,
    gold: 140,
    stat: 'administration',
    difficulty: 14,
    treaty: { hours: 36, effects: [{ kind: 'yield_percent', resource: 'food', percent: 12 }] },
    success:
      'The bills of lading were read aloud, all forty. By the thirtieth the masters were asking to sign.',
    failure: 'The wind came on the thirty-first bill. One does not keep a wind waiting for a signature.',
  },
  {
    id: 'queen_beyond_the_pass',
    name: 'The Queen Beyond the Pass',
    description:
      'She receives at dawn, standing, and remembers every ruler who sent a deputy. She has never been known to refuse somebody whom men follow.',
    icon: 'mountain-road',
    turns: 4,
    gold: 160,
    stat: 'leadership',
    difficulty: 15,
    treaty: {
      hours: 36,
      effects: [
        { kind: 'morale', points: 2 },
        { kind: 'upkeep_percent', percent: 4 },
      ],
    },
    success: 'She walked your envoy back to the gate herself, which the gatekeeper had not seen done before.',
    failure: 'She asked one question, about the men who had not come back. There was no answer ready.',
  },
  {
    id: 'wedding_at_vellmark',
    name: 'The Wedding at Vellmark',
    description:
      'Two houses marry, five are insulted by the seating, and every purse in the north is under one roof. Somebody has to dance with the aunt.',
    icon: 'linked-rings',
    turns: 5,
    gold: 220,
    stat: 'charisma',
    difficulty: 17,
    treaty: {
      hours: 48,
      effects: [
        { kind: 'yield_percent', resource: 'gold', percent: 8 },
        { kind: 'trade_discount', percent: 4 },
      ],
    },
    success: 'The aunt danced until two. The aunt, it emerged, holds the purses.',
    failure: 'Somebody else danced with the aunt.',
  },
]);
