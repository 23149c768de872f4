// The learner on foot, hooded and with a lamp: in the Memory Palace and on the road of history. It keeps its colours by night; the lamp is why.
import type { ReactNode } from 'react';
import { Flame } from './Lamp.tsx';
import { Inked } from './parts.tsx';

/** Whoever walks, with a lamp; feet at (0, 0), some seventy high. */
export function Walker(): ReactNode {
  return (
    <g>
      <circle cx="17" cy="-34" r="42" fill="#ffcf70" opacity="0.28" />
      <circle cx="17" cy="-34" r="24" fill="#ffe9a8" opacity="0.42" />
      <Inked d="M-15 0 C-16 -26 -10 -44 0 -46 C10 -44 16 -26 15 0Z" fill="#efe6d0" width={1.8} />
      <Inked d="M-6 0 L-3 -40 H4 L7 0Z" fill="#27497a" width={1.3} />
      <circle cx="0" cy="-54" r="10" fill="#e8c39a" stroke="var(--line)" strokeWidth="1.6" />
      <Inked d="M-11 -50 C-14 -70 14 -72 11 -50 C8 -60 -6 -62 -11 -50Z" fill="#efe6d0" width={1.6} />
      <Inked d="M8 -38 L18 -30" width={4.4} />
      <Inked d="M18 -44 v8 M12 -36 h12 v16 h-12Z" fill="#f3dc94" width={1.5} />
      <g transform="translate(18 -21)">
        <Flame scale={0.5} />
      </g>
    </g>
  );
}
