// The three who will fight anyone for nothing (kingdom.md 2.3): each one lesson harder than the one before.
import { z } from 'zod';
import { Opponent } from '../schema/opponent.ts';

export const opponents: readonly Opponent[] = z.array(Opponent).parse([
  {
    id: 'bandit_camp',
    name: 'Bandit Camp',
    difficulty: 'Easy',
    description:
      'Deserters round a stolen cauldron, with one good bow between three of them. They fight as they live: all at once, and not for long.',
    temper: 'raider',
    battleType: 'field',
    army: {
      formation: 'scattered',
      morale: 75,
      commanderBonus: 0,
      units: [
        { unitId: 'militia', quantity: 21, veteranLevel: 'recruit' },
        { unitId: 'archers', quantity: 9, veteranLevel: 'recruit' },
        { unitId: 'soldiers', quantity: 5, veteranLevel: 'recruit' },
      ],
    },
  },
  {
    id: 'orc_warband',
    name: 'Orc Warband',
    difficulty: 'Medium',
    description:
      'They come down from the high valleys when the passes clear, in a wedge, singing. What they lack in drill they have in shoulders; mind the wolf riders, who look for your bowmen.',
    temper: 'bold',
    battleType: 'field',
    army: {
      formation: 'wedge',
      morale: 90,
      commanderBonus: 3,
      units: [
        { unitId: 'swordsmen', quantity: 12, veteranLevel: 'recruit' },
        { unitId: 'soldiers', quantity: 7, veteranLevel: 'recruit' },
        { unitId: 'light_cavalry', quantity: 4, veteranLevel: 'recruit' },
      ],
    },
  },
  {
    id: 'rival_kingdom',
    name: 'Rival Kingdom',
    difficulty: 'Hard',
    description:
      'A neighbour who has read the same books as you, behind walls that his grandfather paid for. Pikes on the rampart, crossbows above them; bring engines, or bring a great many friends.',
    temper: 'steady',
    battleType: 'siege',
    army: {
      formation: 'phalanx',
      morale: 90,
      commanderBonus: 8,
      units: [
        { unitId: 'pikemen', quantity: 9, veteranLevel: 'recruit' },
        { unitId: 'swordsmen', quantity: 5, veteranLevel: 'recruit' },
        { unitId: 'crossbowmen', quantity: 6, veteranLevel: 'recruit' },
        { unitId: 'banner', quantity: 1, veteranLevel: 'recruit' },
      ],
    },
  },
]);
