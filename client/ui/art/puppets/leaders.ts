// Whoever leads a host under a name of their own: a captain on a horse in full trappings, sword up; a master of the craft with a staff taller
// than anybody; a steward in the saddle under a standard. Gold on their heads, a cloak behind them.
// Invariant: shapes are listed back to front; what shows an order is their weapon, and turns about the grip.
import { bridle, head, horse, raised, riderBody } from './anatomy.ts';
import { greatHelm, longShield, sword } from './gear.ts';
import { disc, path, poly, rod, stroke } from './shapes.ts';
import type { PuppetShape } from './shapes.ts';

/** A cloak that the wind takes, from the shoulders of a rider. */
const riding: readonly PuppetShape[] = [
  path(
    'M-3.4 -32 Q-12 -31 -19.4 -23.4 Q-23.4 -19 -27.6 -19.4 Q-21 -14.4 -13.4 -17 Q-7.6 -19 -3 -20.4 Z',
    'side',
  ),
  stroke('M-27 -19.2 Q-20.6 -15 -13.4 -17.4 Q-8 -19.2 -3.4 -20.6', 'gold', 1.3),
  stroke('M-6 -29.4 Q-12.4 -27 -17.4 -21.6', 'sideDark', 1),
];

/** A crown, its lower edge at `y`, from -3.6 to 5. */
const crown = (y: number): PuppetShape[] => [
  poly([-3.6, y, -4.4, y - 5.6, -1.6, y - 3.2, 0.7, y - 7, 3, y - 3.2, 5.8, y - 5.6, 5, y], 'gold'),
  disc(0.7, y - 1.9, 0.9, 'sideLight', { bare: true }),
];

/** Trappings with a golden hem. */
const trapped: readonly PuppetShape[] = [
  path(
    'M-16 -18 Q-14 -22 -7 -20.8 Q1 -19.2 7 -21.8 Q10.6 -25.2 13 -29.4 L17.2 -25.6 Q16.8 -20.4 16.4 -16 Q17 -9.6 16 -4.6 Q11.8 -3 8.4 -5.4 Q0 -1.8 -8 -4.6 Q-13.6 -2 -17 -4.4 Q-17 -12.6 -16 -18 Z',
    'side',
    { part: 'mount' },
  ),
  stroke('M-16.6 -6.6 Q-12.6 -4.4 -8 -6.8 Q0 -4 8.4 -7.6 Q12 -5.4 15.9 -6.8', 'gold', 1.7, 'mount'),
  stroke('M-11.4 -19 L-12 -8 M-5.4 -18.6 L-5.4 -8.4 M7.6 -17 L8 -9.4', 'gold', 1.1, 'mount'),
];

const leg: readonly PuppetShape[] = [
  path('M-8.4 -23.6 Q-6.4 -19.4 0 -19.2 Q5 -19.4 7 -23.4 L7.6 -17.6 Q0 -15.6 -8 -17.6 Z', 'leatherDark'),
  path('M-3.6 -20.4 L3.4 -20.4 Q5.4 -15.6 3.6 -9.6 L0.2 -9.8 Q0.6 -14 -3.6 -16.4 Z', 'steel'),
  path('M0 -10.4 L3.8 -10.2 L6.8 -8 L0 -8 Z', 'steelDark'),
];

export const captain: readonly PuppetShape[] = [
  ...riding,
  ...horse('linen', 'linenDark'),
  ...trapped,
  ...bridle(5.6, -24),
  ...leg,
  ...riderBody('side', 'sideDark'),
  stroke('M-0.4 -32 L-0.2 -22', 'gold', 1.4),
  ...raised(greatHelm(), -0.8, -9.6),
  ...crown(-41.8),
  ...sword(11.4, -38.4, 18.4, -62),
  ...rod('M-1.6 -30.4 Q5.6 -29.6 10.8 -37.4', 'steel', 2.6),
  disc(11.2, -38, 1.6, 'steelDark', { strokeWidth: 0.8 }),
  ...longShield(2.8, -30.6, 0.8),
];

export const magister: readonly PuppetShape[] = [
  // mantle to the ground, wide behind
  path('M-4.4 -25 Q-11 -17 -15.4 0 L8.6 0 L5 -24 Z', 'side'),
  stroke('M-14.6 -2 Q-3 -3.6 8.2 -2', 'gold', 1.7),
  stroke('M-6.6 -20 Q-10 -11 -11.4 -3', 'sideDark', 1),
  path('M-2 -23.8 Q1.4 -24.6 4.4 -23.2 L7 0 L-1.4 0 Z', 'robe'),
  stroke('M1.6 -23 L2.6 -1', 'gold', 1),
  ...head(-27.4),
  path('M0.8 -25 Q4.6 -25 4.8 -23.4 Q4.8 -15.4 2 -12.6 Q-0.6 -18 -0.8 -24 Z', 'linen', { strokeWidth: 0.9 }),
  ...crown(-30.4),
  ...rod('M12.4 0 L11.2 -50', 'wood', 1.8, 'weapon'),
  // a crescent that holds a light
  path(
    'M6.2 -55.4 Q6 -49 11.2 -48.6 Q16.6 -49 16.2 -55.4 Q14.8 -51.6 11.2 -51.4 Q7.6 -51.6 6.2 -55.4 Z',
    'gold',
    {
      part: 'weapon',
    },
  ),
  disc(11.2, -55.6, 3.2, 'goldLight', { part: 'glow' }),
  path('M-1.8 -21.6 Q5 -20.8 11.6 -21 L10.4 -14.2 Q3.4 -15.4 -1.6 -17.8 Z', 'robe'),
  path('M10 -21.2 L12 -21 L11 -14 L9 -14.4 Z', 'gold', { strokeWidth: 0.8 }),
  disc(12, -18.6, 1.6, 'skin', { strokeWidth: 0.8 }),
];

export const steward: readonly PuppetShape[] = [
  ...riding,
  ...horse('horseDark', 'leatherDark'),
  ...bridle(5.6, -24),
  ...leg,
  ...riderBody('linen', 'linenDark'),
  stroke('M-4 -31 Q0.4 -25.6 4 -31', 'gold', 1.6),
  disc(0.4, -26.8, 1.6, 'gold', { strokeWidth: 0.7 }),
  ...raised(head(), -0.8, -9.6),
  // a broad hat with a band of gold
  path('M-7.6 -38.6 Q0 -41 8 -38.6 Q6.4 -36.8 0 -37.2 Q-6.4 -36.8 -7.6 -38.6 Z', 'side'),
  path('M-4 -39.2 Q-4 -44.6 0.4 -44.8 Q4.8 -44.6 4.6 -39.2 Q0.2 -40.4 -4 -39.2 Z', 'side'),
  stroke('M-4 -39.6 Q0.2 -40.8 4.6 -39.6', 'gold', 1.3),
  // a standard that hangs from a yard
  ...rod('M9.4 -20 L12.6 -66', 'wood', 1.6, 'weapon'),
  ...rod('M4 -63.6 L21.4 -62.4', 'wood', 1.2, 'weapon'),
  path('M5 -62.6 L20.6 -61.6 L19.6 -46 L16.2 -43 L12.4 -46.4 L8.4 -43.6 L4.6 -47 Z', 'side', {
    part: 'weapon',
  }),
  stroke('M6 -59.6 L19.4 -58.8 M6 -50 L18.6 -49', 'gold', 1.2, 'weapon'),
  disc(12.6, -54.4, 2.9, 'gold', { part: 'weapon', strokeWidth: 0.8 }),
  disc(12.8, -67.4, 1.7, 'gold', { part: 'weapon' }),
  ...rod('M-1.6 -30.4 Q4.4 -25 10 -29', 'linen', 2.6),
  disc(10.2, -29.2, 1.6, 'skin', { strokeWidth: 0.8 }),
];
