// The three who will fight anyone for nothing (kingdom.md 2.3): each one lesson harder than the one before.
// Invariant: who comes, and in what order, heart and supply, is the specification's to the number (kingdom.md 9, KK-021 to KK-023).
import { z } from 'zod';
import { Opponent } from '../schema/opponent.ts';

export const opponents: readonly Opponent[] = z.array(Opponent).parse([
  {
    id: 'bandit_camp',
    name: 'Bandit Camp',
    difficulty: 'Easy',
    description:
      'Five deserters round a stolen cauldron, who have not been paid and have not eaten. They fight as they live: all at once, and not for long.',
    temper: 'raider',
    battleType: 'field',
    army: {
      formation: 'line',
      morale: 60,
      supply: 80,
      commanderBonus: 0,
      garrisoned: false,
      units: [
        { unitId: 'militia', quantity: 3, veteranLevel: 'recruit' },
        { unitId: 'archers', quantity: 2, veteranLevel: 'recruit' },
      ],
    },
  },
  {
    id: 'orc_warband',
    name: 'Orc Warband',
    difficulty: 'Medium',
    description:
      'They come down from the high valleys when the passes clear, in a wedge, singing. What they lack in drill they have in shoulders; mind the one on the wolf, who looks for your bowmen.',
    temper: 'bold',
    battleType: 'field',
    army: {
      formation: 'wedge',
      morale: 75,
      supply: 90,
      commanderBonus: 10,
      garrisoned: false,
      units: [
        { unitId: 'soldiers', quantity: 4, veteranLevel: 'recruit' },
        { unitId: 'archers', quantity: 2, veteranLevel: 'recruit' },
        { unitId: 'light_cavalry', quantity: 1, veteranLevel: 'recruit' },
      ],
    },
  },
  {
    id: 'rival_kingdom',
    name: 'Rival Kingdom',
    difficulty: 'Hard',
    description:
      'A neighbour who has read the same books as you, behind walls that his grandfather paid for. Eight men, and the best that money buys; bring engines, or bring a great many friends.',
    temper: 'steady',
    battleType: 'siege',
    army: {
      formation: 'combined',
      morale: 90,
      supply: 100,
      commanderBonus: 25,
      garrisoned: true,
      units: [
        { unitId: 'elite_guard', quantity: 3, veteranLevel: 'recruit' },
        { unitId: 'crossbowmen', quantity: 3, veteranLevel: 'recruit' },
        { unitId: 'knights', quantity: 2, veteranLevel: 'recruit' },
      ],
    },
  },
]);
