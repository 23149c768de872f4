// Draws the arms of a kingdom from its name. Invariant: geometry lives on a field of 100 by 116 inside one heater outline (arms.ts);
// the blazon in words is the accessible name.

import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { SHIELD_OUTLINE, armsShapes } from './arms.ts';
import type { ArmsShape } from './arms.ts';
import { blazon } from './blazon.ts';

/** Ink by day; by night a thread of linen, without which sable arms would not be seen on the ground. */
const RIM = 'light-dark(#2a2018, #9a8f7c)';

const placed = (at: ArmsShape['at']): string | undefined => {
  if (at === undefined) return undefined;
  const { x, y, size, mirrored } = at;
  const scale = size / 512;
  return mirrored
    ? `translate(${x + size / 2} ${y - size / 2}) scale(${-scale} ${scale})`
    : `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`;
};

/** No two shapes of a coat are the same in these. */
const keyOf = ({ fill, strokeWidth = 0, at, within, d }: ArmsShape): string =>
  [fill, strokeWidth, at?.x ?? '', at?.y ?? '', within === undefined ? '' : 'part', d.length].join('-');

function Shape({ shape, id }: { readonly shape: ArmsShape; readonly id: string }): ReactNode {
  const { d, fill, stroke, strokeWidth, at, within } = shape;
  const drawn = <path d={d} fill={fill} stroke={stroke} strokeWidth={strokeWidth} transform={placed(at)} />;
  if (within === undefined) return drawn;
  return (
    <>
      <clipPath id={id}>
        <path d={within} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{drawn}</g>
    </>
  );
}

/** A kingdom's arms on a field of 100 by 116, uncut: for cloth of any shape. */
export function Arms({ name }: { readonly name: string }): ReactNode {
  const id = useId();
  return armsShapes(blazon(name).coat).map((shape) => (
    <Shape key={keyOf(shape)} shape={shape} id={`${id}-${keyOf(shape)}`} />
  ));
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
  return (
    <svg
      className={className}
      viewBox="0 0 100 116"
      width={size}
      height={(size * 116) / 100}
      {...(decorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': `Arms of ${name}: ${blazon(name).words}` })}
    >
      <clipPath id={`${id}-shield`}>
        <path d={SHIELD_OUTLINE} />
      </clipPath>
      <g clipPath={`url(#${id}-shield)`}>
        <Arms name={name} />
        <path d="M70 0 H84 L24 116 H4 Z" fill="#fff" opacity="0.14" />
      </g>
      <path d={SHIELD_OUTLINE} fill="none" stroke={RIM} strokeWidth="4" strokeLinejoin="round" />
    </svg>
  );
});
