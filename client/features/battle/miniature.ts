// How the turn that a fight took in a round is drawn: who stands where, how many each side still has, how far the front has come, who lies. Pure.
// Invariant: of the round alone; a side of which anybody stands has a figure.
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { BlowKind } from '../../stage/battlefield/score.ts';
import type { PuppetKey } from '../../ui/art/puppets.ts';

/** What is seen of a round: the hosts as they meet, as they face each other and wait, a blow of a kind, or one side leaving. */
export type Turn = BlowKind | 'meet' | 'wait' | 'rout' | 'retreat';

/** A figure in the picture, as the attacker's side sees it: from the middle, and from its upper edge. */
export interface Drawn {
  readonly puppet: PuppetKey;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  /** It shows its back to the enemy; it lies. */
  readonly flees: boolean;
  readonly lies: boolean;
}

type Place = readonly [x: number, y: number];

/** Where those whose turn it is stand, looking to the right, and where the others; whoever is struck down first lies at the last place. */
const PLACES: Readonly<Record<Turn, readonly [own: readonly Place[], others: readonly Place[]]>> = {
  meet: [
    [
      [-14, 54],
      [-25, 50],
      [-37, 55],
    ],
    [
      [14, 54],
      [25, 50],
      [37, 55],
    ],
  ],
  wait: [
    [
      [-26, 53],
      [-36, 49],
      [-44, 55],
    ],
    [
      [26, 53],
      [36, 49],
      [44, 55],
    ],
  ],
  foot: [
    [
      [-8, 52],
      [-19, 49],
      [-15, 57],
    ],
    [
      [9, 52],
      [20, 49],
      [3, 56],
    ],
  ],
  charge: [
    [
      [-3, 54],
      [-22, 50],
      [-31, 57],
    ],
    [
      [23, 50],
      [33, 54],
      [9, 56],
    ],
  ],
  arrow: [
    [
      [-27, 50],
      [-38, 53],
      [-30, 57],
    ],
    [
      [26, 51],
      [37, 54],
      [7, 56],
    ],
  ],
  stone: [
    [
      [-29, 55],
      [-43, 51],
      [-42, 57],
    ],
    [
      [24, 51],
      [35, 54],
      [7, 56],
    ],
  ],
  magic: [
    [
      [-28, 54],
      [-39, 50],
      [-41, 57],
    ],
    [
      [27, 51],
      [38, 54],
      [8, 56],
    ],
  ],
  rout: [
    [
      [-18, 54],
      [-30, 50],
      [-41, 56],
    ],
    [
      [22, 50],
      [37, 53],
      [0, 56],
    ],
  ],
  retreat: [
    [
      [-26, 53],
      [-36, 49],
      [-44, 55],
    ],
    [
      [20, 51],
      [31, 54],
      [42, 51],
    ],
  ],
};

/** Turns in which somebody bears the banner behind the rest. */
const BANNERED: readonly Turn[] = ['meet', 'wait', 'rout', 'retreat'];
/** Units by which a picture moves along with the front, at most, and for a unit of the field. */
const ALONG = 8;
const PER_UNIT = 0.11;

/** Figures for a side of which such a share stands: of three one is left to the last. */
const figuresFor = (share: number): number => (share > 0.6 ? 3 : share > 0.3 ? 2 : 1);

/** The picture of a turn: `own` is the side whose turn it is. */
export const drawnOf = (
  turn: Turn,
  own: Side,
  figures: Readonly<Record<Side, PuppetKey>>,
  shares: Readonly<Record<Side, number>>,
  struck: boolean,
  { attacker, defender }: Readonly<Record<Side, number>>,
): readonly Drawn[] => {
  const front = Math.max(-ALONG, Math.min(ALONG, ((attacker - defender) / 2) * PER_UNIT));
  const facing = own === 'attacker' ? 1 : -1;
  const one = (side: Side, [x, y]: Place, more: Partial<Drawn> = {}): Drawn => ({
    puppet: figures[side],
    side,
    x: Math.round(facing * x + front),
    y,
    flees: false,
    lies: false,
    ...more,
  });
  const [ours, theirs] = PLACES[turn];
  const other = opposite(own);
  const leaves = turn === 'rout' || turn === 'retreat';
  const isBannered = BANNERED.includes(turn);
  // Where nobody stirs it is the leaders who face each other.
  const inFront = turn === 'wait' ? 1 : isBannered ? 2 : 3;
  const standing = ours.slice(0, figuresFor(shares[own])).map((place) => one(own, place));
  const last = ours.at(-1);
  const behind = theirs.at(-1);
  const others = theirs
    .slice(0, turn === 'wait' ? 1 : struck || turn === 'meet' ? 2 : 3)
    .slice(0, figuresFor(shares[other]));
  return [
    ...standing.slice(0, inFront),
    ...(isBannered && last !== undefined ? [one(own, last, { puppet: 'banner' })] : []),
    ...others.map((place) => one(other, place, { flees: leaves })),
    ...(!leaves && isBannered && behind !== undefined && !struck
      ? [one(other, behind, { puppet: 'banner' })]
      : []),
    ...(struck && behind !== undefined ? [one(other, behind, { lies: true })] : []),
  ].toSorted((a, b) => a.y - b.y);
};
