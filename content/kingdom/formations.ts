// Formations, as data: the specification's bonus to every blow, and beside it what each shape gives up for what it gains.
// Invariant: no formation beats all others between equal armies (tests/engine/battle/balance.test.ts fights them out).
import { z } from 'zod';
import { Formation } from '../schema/formation.ts';

export const formations: readonly Formation[] = z.array(Formation).parse([
  {
    id: 'line',
    name: 'Line',
    description:
      'Shoulder to shoulder, with a clear view for the archers behind: good for ranged combat. Every blow strikes 10% harder, and missiles another 5%.',
    numbers: '+10% to blows · +5% to missiles',
    bonus: 100,
    charge: 0,
    chargeAgainst: 0,
    modifier: { strikes: { ranged: 50 } },
  },
  {
    id: 'phalanx',
    name: 'Phalanx',
    description:
      'A wall with legs, famous for its front. Blows strike 15% harder, hand-to-hand blows against it lose 2.5% and charges 25%. But it can’t dodge: missiles hit it 12.5% harder and engines 15%, its own missiles lose 10%, its own charges 15%, and its infantry 3 points of initiative.',
    numbers: '+15% to blows · −2.5% from the front · −25% from charges · +12.5% from missiles',
    bonus: 150,
    charge: -150,
    chargeAgainst: -250,
    modifier: {
      strikes: { ranged: -100 },
      against: { melee: -25, ranged: 125, siege: 150 },
      initiative: { infantry: -3 },
    },
  },
  {
    id: 'wedge',
    name: 'Wedge',
    description:
      'One point, pushed by everyone: made to break through. Blows strike 20% harder and charges 15% more. Its flanks pay: hand-to-hand blows and missiles hit it 7.5% harder, charges 10%.',
    numbers: '+20% to blows · +15% to charges · +7.5% suffered · +10% from charges',
    bonus: 200,
    charge: 150,
    chargeAgainst: 100,
    modifier: { against: { melee: 75, ranged: 75 } },
  },
  {
    id: 'circle',
    name: 'Circle',
    description:
      'Shields outward, wounded inward, defended from all directions. Blows strike only 5% harder, but hand-to-hand blows against it lose 7.5%, missiles 5% and charges 15%. Its own charges lose 15%.',
    numbers: '+5% to blows · −7.5% hand to hand · −5% from missiles · −15% from charges',
    bonus: 50,
    charge: -150,
    chargeAgainst: -150,
    modifier: { against: { melee: -75, ranged: -50 } },
  },
  {
    id: 'combined',
    name: 'Combined arms',
    description:
      'Each kind of soldier covers another’s weakness: balanced, and harder to drill than it looks. Blows strike 10% harder; hand-to-hand blows, missiles and spells against it lose 2.5%.',
    numbers: '+10% to blows · −2.5% suffered',
    bonus: 100,
    charge: 0,
    chargeAgainst: 0,
    modifier: { against: { melee: -25, ranged: -25, magic: -25 } },
  },
  {
    id: 'scattered',
    name: 'Scattered',
    description:
      'Not so much a formation as the absence of one: what is left of any of them once morale sinks to 40. It adds nothing and takes nothing away.',
    numbers: 'no bonus at all',
    bonus: 0,
    charge: 0,
    chargeAgainst: 0,
    modifier: {},
  },
]);
