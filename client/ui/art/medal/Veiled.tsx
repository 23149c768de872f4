// A medal under its cloth: what nobody is told of. Decorative.
import type { ReactNode } from 'react';
import { medalFrame } from './medalFrame.ts';

export function Veiled({ size = 64 }: { readonly size?: number }): ReactNode {
  return (
    <svg
      {...medalFrame(size)}
      stroke="#2a2018"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <circle cy="-56" r="4" fill="#c8962f" />
      <path
        d="M0 -54 Q16 -48 22 -26 Q36 -4 38 26 Q32 40 26 28 Q20 44 12 31 Q6 45 -2 32 Q-10 45 -16 30 Q-23 42 -28 28 Q-36 38 -38 22 Q-36 -4 -22 -26 Q-16 -48 0 -54 Z"
        fill="#5b3a6a"
      />
      <path
        d="M0 -50 Q4 -20 -2 30 M6 -47 Q18 -14 12 28 M-7 -47 Q-20 -12 -16 28 M14 -36 Q28 -6 26 26 M-15 -35 Q-28 -8 -28 26"
        fill="none"
        stroke="#3d2549"
        strokeWidth="1.6"
      />
      <path d="M-20 -22 Q0 -10 20 -22 M-29 0 Q0 16 30 0" fill="none" stroke="#e0b654" strokeWidth="1.6" />
    </svg>
  );
}
