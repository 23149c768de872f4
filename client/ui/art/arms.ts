// A coat of arms as an ordered list of flat shapes on a field of 100 by 116: the page draws them as SVG, the needle sews them.
// Invariant: whatever draws the list in order, cut to SHIELD_OUTLINE, has drawn the arms.
import CHARGE_PATHS from 'virtual:game-icons/charges';
import type { Coat, Ordinary, Partition, Pattern, Tincture } from './blazon.ts';
import { CHARGE_ICONS, GREAT_CHARGES, SMALL_CHARGES } from './charges.ts';
import type { ChargeKey, GreatCharge, SmallCharge } from './charges.ts';
import { PIGMENT } from './tinctures.ts';

/** The heater outline every coat is cut to, on a field of 100 by 116. */
export const SHIELD_OUTLINE = 'M4 4 H96 V50 C96 82 72 101 50 112 C28 101 4 82 4 50 Z';

const ORDINARY_PATHS: Readonly<Record<Ordinary, string>> = {
  fess: 'M0 39 H100 V67 H0 Z',
  pale: 'M36 0 H64 V116 H36 Z',
  bend: 'M-6 -2 L22 -14 L112 84 L90 104 Z',
  chevron: 'M50 40 L104 92 V124 L50 72 L-4 124 V92 Z',
  cross: 'M39 0 H61 V40 H100 V62 H61 V116 H39 V62 H0 V40 H39 Z',
  saltire: 'M-4 8 L12 -8 L50 36 L88 -8 L104 8 L64 51 L106 98 L90 114 L50 67 L10 114 L-6 98 L36 51 Z',
  pile: 'M18 0 H82 L50 96 Z',
  chief: 'M0 0 H100 V34 H0 Z',
};

/** The part of the field that takes the second tincture. */
const PARTITION_PATHS: Readonly<Record<Partition, string>> = {
  'per pale': 'M50 0 H100 V116 H50 Z',
  'per fess': 'M0 52 H100 V116 H0 Z',
  'per bend': 'M0 0 L108 116 H0 Z',
  'per chevron': 'M50 50 L116 116 H-16 Z',
  quarterly: 'M50 0 H100 V52 H50 Z M0 52 H50 V116 H0 Z',
};

/** The cells of a patterned field that take the second tincture. */
function patternPath(pattern: Pattern): string {
  const cells: string[] = [];
  switch (pattern) {
    case 'chequy':
      for (let row = 0; row < 7; row += 1) {
        for (let column = row % 2; column < 6; column += 2) {
          cells.push(`M${2 + column * 16} ${3 + row * 16} h16 v16 h-16 Z`);
        }
      }
      break;
    case 'lozengy':
      for (let row = 0; row < 5; row += 1) {
        for (let column = 0; column < 5; column += 1) {
          cells.push(`M${10 + column * 20} ${row * 26 - 4} l10 13 l-10 13 l-10 -13 Z`);
        }
      }
      break;
    case 'barry':
      for (let row = 0; row < 3; row += 1) cells.push(`M0 ${22 + row * 36} h100 v18 h-100 Z`);
      break;
    case 'paly':
      for (let column = 0; column < 3; column += 1)
        cells.push(`M${19.3 + column * 30.7} 0 h15.3 v116 h-15.3 Z`);
      break;
    case 'bendy':
      for (let stripe = -3; stripe < 4; stripe += 1) cells.push(`M${stripe * 36} -6 l18 0 l124 128 l-18 0 Z`);
      break;
  }
  return cells.join(' ');
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Places of one size, in a row or about what they keep clear of. */
const places = (size: number, ...at: readonly (readonly [x: number, y: number])[]): readonly Place[] =>
  at.map(([x, y]) => ({ x, y, size }));

const ON_PLACES: Readonly<Record<'fess' | 'bend' | 'pale', readonly Place[]>> = {
  fess: places(21, [23, 53], [50, 53], [77, 53]),
  bend: places(19, [26, 18], [50, 43.5], [74, 69.5]),
  pale: places(21, [50, 22], [50, 53], [50, 84]),
};

const BETWEEN_PLACES: Readonly<Record<'fess' | 'chevron', readonly Place[]>> = {
  fess: places(28, [27, 22], [73, 22], [50, 86]),
  // The third stands in the point of the shield, where there is less room.
  chevron: [...places(30, [25, 28], [75, 28]), { x: 50, y: 92, size: 24 }],
};

const CHIEF_PLACES = places(18, [22, 19], [50, 19], [78, 19]);

const isSmall = (key: ChargeKey): key is SmallCharge => key in SMALL_CHARGES;

/** The outline of a charge on a grid of 512, and whether it must be mirrored to face dexter. */
export function chargeDrawing(key: ChargeKey): { readonly d: string; readonly mirrored: boolean } {
  if (isSmall(key)) return { d: SMALL_CHARGES[key].d, mirrored: false };
  const great: GreatCharge = key;
  const charge = GREAT_CHARGES[great];
  return { d: CHARGE_PATHS[CHARGE_ICONS[great]] ?? '', mirrored: 'mirrored' in charge };
}

/** One shape of a coat of arms. */
export interface ArmsShape {
  readonly d: string;
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  /** A charge: its outline lies on a grid of 512, and is brought here. */
  readonly at?: Place & { readonly mirrored: boolean };
  /** Cut to this part of the field. */
  readonly within?: string;
}

const INK = '#2a2018';
const FIELD = 'M0 0 H100 V116 H0 Z';

const field = (tincture: Tincture): ArmsShape => ({ d: FIELD, fill: PIGMENT[tincture] });

/** A thin dark line keeps an ordinary crisp on a field of similar depth. */
const ordinaryShape = (ordinary: Ordinary, tincture: Tincture): ArmsShape => ({
  d: ORDINARY_PATHS[ordinary],
  fill: PIGMENT[tincture],
  stroke: INK,
  strokeWidth: 1.4,
});

const chargeShape = (charge: ChargeKey, tincture: Tincture, at: Place): ArmsShape => {
  const { d, mirrored } = chargeDrawing(charge);
  return { d, fill: PIGMENT[tincture], at: { ...at, mirrored } };
};

/** The shapes of a coat, from the field up. */
export function armsShapes(coat: Coat): readonly ArmsShape[] {
  switch (coat.form) {
    case 'charge':
      return [
        field(coat.field),
        chargeShape(
          coat.charge,
          coat.tincture,
          coat.bordure === undefined ? { x: 50, y: 51, size: 68 } : { x: 50, y: 52, size: 52 },
        ),
        ...(coat.bordure === undefined
          ? []
          : [
              { d: SHIELD_OUTLINE, fill: 'none', stroke: INK, strokeWidth: 25 },
              { d: SHIELD_OUTLINE, fill: 'none', stroke: PIGMENT[coat.bordure], strokeWidth: 22.5 },
            ]),
      ];
    case 'counterchanged': {
      const within = PARTITION_PATHS[coat.partition];
      const at = { x: 50, y: 51, size: 68 };
      return [
        field(coat.field[0]),
        chargeShape(coat.charge, coat.field[1], at),
        { ...field(coat.field[1]), within },
        { ...chargeShape(coat.charge, coat.field[0], at), within },
      ];
    }
    case 'pattern':
      return [
        field(coat.field[0]),
        { d: patternPath(coat.pattern), fill: PIGMENT[coat.field[1]], stroke: INK, strokeWidth: 0.8 },
      ];
    case 'ordinary':
      return [field(coat.field), ordinaryShape(coat.ordinary, coat.tincture)];
    case 'on':
      return [
        field(coat.field),
        ordinaryShape(coat.ordinary, coat.tincture),
        ...ON_PLACES[coat.ordinary].map((at) => chargeShape(coat.charge, coat.chargeTincture, at)),
      ];
    case 'between':
      return [
        field(coat.field),
        ordinaryShape(coat.ordinary, coat.tincture),
        ...BETWEEN_PLACES[coat.ordinary].map((at) => chargeShape(coat.charge, coat.chargeTincture, at)),
      ];
    case 'chief':
      return [
        field(coat.field),
        chargeShape(coat.charge, coat.tincture, { x: 50, y: 68, size: 52 }),
        ordinaryShape('chief', coat.chief),
        ...CHIEF_PLACES.map((at) => chargeShape(coat.chiefCharge, coat.chiefChargeTincture, at)),
      ];
  }
}
