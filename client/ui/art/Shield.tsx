// Draws the arms of a kingdom from its name. Invariant: geometry lives on a field of 100 by 116 inside one heater outline;
// the blazon in words is the accessible name.

import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import CHARGE_PATHS from 'virtual:game-icons/charges';
import { blazon } from './blazon.ts';
import type { Coat, Ordinary, Partition, Pattern, Tincture } from './blazon.ts';
import { CHARGE_ICONS, GREAT_CHARGES, SMALL_CHARGES } from './charges.ts';
import type { ChargeKey, GreatCharge, SmallCharge } from './charges.ts';
import { PIGMENT } from './tinctures.ts';

const OUTLINE = 'M4 4 H96 V50 C96 82 72 101 50 112 C28 101 4 82 4 50 Z';

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

const ON_PLACES: Readonly<Record<'fess' | 'bend' | 'pale', readonly Place[]>> = {
  fess: [
    { x: 23, y: 53, size: 21 },
    { x: 50, y: 53, size: 21 },
    { x: 77, y: 53, size: 21 },
  ],
  bend: [
    { x: 26, y: 18, size: 19 },
    { x: 50, y: 43.5, size: 19 },
    { x: 74, y: 69.5, size: 19 },
  ],
  pale: [
    { x: 50, y: 22, size: 21 },
    { x: 50, y: 53, size: 21 },
    { x: 50, y: 84, size: 21 },
  ],
};

const BETWEEN_PLACES: Readonly<Record<'fess' | 'chevron', readonly Place[]>> = {
  fess: [
    { x: 27, y: 22, size: 28 },
    { x: 73, y: 22, size: 28 },
    { x: 50, y: 86, size: 28 },
  ],
  chevron: [
    { x: 25, y: 28, size: 30 },
    { x: 75, y: 28, size: 30 },
    { x: 50, y: 92, size: 24 },
  ],
};

const CHIEF_PLACES: readonly Place[] = [
  { x: 22, y: 19, size: 18 },
  { x: 50, y: 19, size: 18 },
  { x: 78, y: 19, size: 18 },
];

const isSmall = (key: ChargeKey): key is SmallCharge => key in SMALL_CHARGES;

/** The outline of a charge on a grid of 512, and whether it must be mirrored to face dexter. */
export function chargeDrawing(key: ChargeKey): { readonly d: string; readonly mirrored: boolean } {
  if (isSmall(key)) return { d: SMALL_CHARGES[key].d, mirrored: false };
  const great: GreatCharge = key;
  const charge = GREAT_CHARGES[great];
  return { d: CHARGE_PATHS[CHARGE_ICONS[great]] ?? '', mirrored: 'mirrored' in charge };
}

function ChargeMark({
  charge,
  at,
  tincture,
}: {
  charge: ChargeKey;
  at: Place;
  tincture: Tincture;
}): ReactNode {
  const { d, mirrored } = chargeDrawing(charge);
  const scale = at.size / 512;
  const shift = at.size / 2;
  return (
    <path
      d={d}
      fill={PIGMENT[tincture]}
      transform={
        mirrored
          ? `translate(${at.x + shift} ${at.y - shift}) scale(${-scale} ${scale})`
          : `translate(${at.x - shift} ${at.y - shift}) scale(${scale})`
      }
    />
  );
}

function Field({ tincture }: { tincture: Tincture }): ReactNode {
  return <rect width="100" height="116" fill={PIGMENT[tincture]} />;
}

/** A thin dark line keeps an ordinary crisp on a field of similar depth. */
function OrdinaryMark({ ordinary, tincture }: { ordinary: Ordinary; tincture: Tincture }): ReactNode {
  return <path d={ORDINARY_PATHS[ordinary]} fill={PIGMENT[tincture]} stroke="#2a2018" strokeWidth="1.4" />;
}

function Arms({ coat, id }: { coat: Coat; id: string }): ReactNode {
  switch (coat.form) {
    case 'charge':
      return (
        <>
          <Field tincture={coat.field} />
          <ChargeMark
            charge={coat.charge}
            tincture={coat.tincture}
            at={coat.bordure === undefined ? { x: 50, y: 51, size: 68 } : { x: 50, y: 52, size: 52 }}
          />
          {coat.bordure !== undefined && (
            <>
              <path d={OUTLINE} fill="none" stroke="#2a2018" strokeWidth="25" />
              <path d={OUTLINE} fill="none" stroke={PIGMENT[coat.bordure]} strokeWidth="22.5" />
            </>
          )}
        </>
      );
    case 'counterchanged':
      return (
        <>
          <clipPath id={`${id}-half`}>
            <path d={PARTITION_PATHS[coat.partition]} />
          </clipPath>
          <Field tincture={coat.field[0]} />
          <ChargeMark charge={coat.charge} tincture={coat.field[1]} at={{ x: 50, y: 51, size: 68 }} />
          <g clipPath={`url(#${id}-half)`}>
            <Field tincture={coat.field[1]} />
            <ChargeMark charge={coat.charge} tincture={coat.field[0]} at={{ x: 50, y: 51, size: 68 }} />
          </g>
        </>
      );
    case 'pattern':
      return (
        <>
          <Field tincture={coat.field[0]} />
          <path
            d={patternPath(coat.pattern)}
            fill={PIGMENT[coat.field[1]]}
            stroke="#2a2018"
            strokeWidth="0.8"
          />
        </>
      );
    case 'ordinary':
      return (
        <>
          <Field tincture={coat.field} />
          <OrdinaryMark ordinary={coat.ordinary} tincture={coat.tincture} />
        </>
      );
    case 'on':
      return (
        <>
          <Field tincture={coat.field} />
          <OrdinaryMark ordinary={coat.ordinary} tincture={coat.tincture} />
          {ON_PLACES[coat.ordinary].map((at) => (
            <ChargeMark key={`${at.x} ${at.y}`} charge={coat.charge} tincture={coat.chargeTincture} at={at} />
          ))}
        </>
      );
    case 'between':
      return (
        <>
          <Field tincture={coat.field} />
          <OrdinaryMark ordinary={coat.ordinary} tincture={coat.tincture} />
          {BETWEEN_PLACES[coat.ordinary].map((at) => (
            <ChargeMark key={`${at.x} ${at.y}`} charge={coat.charge} tincture={coat.chargeTincture} at={at} />
          ))}
        </>
      );
    case 'chief':
      return (
        <>
          <Field tincture={coat.field} />
          <ChargeMark charge={coat.charge} tincture={coat.tincture} at={{ x: 50, y: 68, size: 52 }} />
          <OrdinaryMark ordinary="chief" tincture={coat.chief} />
          {CHIEF_PLACES.map((at) => (
            <ChargeMark key={at.x} charge={coat.chiefCharge} tincture={coat.chiefChargeTincture} at={at} />
          ))}
        </>
      );
  }
}

interface ShieldProps {
  /** The kingdom whose arms these are. */
  readonly name: string;
  /** Width in pixels; the height follows. */
  readonly size?: number;
  /** True where the kingdom's name stands right beside: the arms then say nothing themselves. */
  readonly decorative?: boolean;
  readonly className?: string | undefined;
}

/** A kingdom's arms, named for readers of the screen by their blazon. */
export const Shield = memo(function Shield({ name, size = 48, decorative = false, className }: ShieldProps) {
  const id = useId();
  const { coat, words } = blazon(name);
  return (
    <svg
      className={className}
      viewBox="0 0 100 116"
      width={size}
      height={(size * 116) / 100}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `Arms of ${name}: ${words}` })}
    >
      <clipPath id={`${id}-shield`}>
        <path d={OUTLINE} />
      </clipPath>
      <g clipPath={`url(#${id}-shield)`}>
        <Arms coat={coat} id={id} />
        <path d="M70 0 H84 L24 116 H4 Z" fill="#fff" opacity="0.14" />
      </g>
      <path d={OUTLINE} fill="none" stroke="#2a2018" strokeWidth="4" strokeLinejoin="round" />
    </svg>
  );
});
