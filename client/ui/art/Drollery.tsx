// What the scribe drew at the foot of a leaf when nobody looked: little folk about their business, and a snail. Decorative.
import { memo } from 'react';
import { spiral } from './curves.ts';
import { Figure } from './Figure.tsx';
import type { PuppetKey } from './puppets.ts';
import styles from './Drollery.module.css';

const COMPANIES: Readonly<Record<'military' | 'magical' | 'economic', readonly [PuppetKey, PuppetKey]>> = {
  military: ['banner', 'pikemen'],
  magical: ['mage', 'healer'],
  economic: ['galley', 'militia'],
};

const SNAIL = spiral({ x: 2, y: -16 }, 13, 0, 9);

export const Drollery = memo(function Drollery({ of }: { readonly of: keyof typeof COMPANIES }) {
  const [first, second] = COMPANIES[of];
  return (
    <svg className={styles.drollery} viewBox="0 0 320 78" aria-hidden="true" focusable="false">
      <path d="M8 70H66M196 70H312" className={styles.ground} />
      <g transform={`translate(${first === 'galley' ? 44 : 26} 70)`}>
        <Figure puppet={first} side="B" />
      </g>
      <g transform="translate(222 70)">
        <Figure puppet={second} side="B" />
      </g>
      <g transform="translate(284 70) scale(0.9)" strokeLinecap="round" strokeLinejoin="round">
        <path d="M-34 0Q-40 -10 -32 -12Q-24 -6 -8 -6Q14 -6 30 0Z" className={styles.slug} />
        <circle cx="2" cy="-16" r="16" className={styles.house} />
        <path d={SNAIL} className={styles.line} />
        <path d="M-33 -11Q-38 -20 -40 -25M-30 -11Q-31 -20 -31 -27" className={styles.line} />
        <circle cx="-40" cy="-26" r="1.8" className={styles.eye} />
        <circle cx="-31" cy="-28" r="1.8" className={styles.eye} />
      </g>
    </svg>
  );
});
