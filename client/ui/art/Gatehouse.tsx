// A gatehouse with its portcullis down: for pages that must be entered, and for what is stuck.

import type { ReactNode } from 'react';
import { Gate, Palisade, Tower } from './scene/Buildings.tsx';
import { PIGMENT } from './tinctures.ts';
import { HILL, SmallLight } from './VignetteSky.tsx';
import scene from './scene/scene.module.css';
import styles from './Vignette.module.css';

/** Decorative, 240 by 140 at full scale. */
export function Gatehouse({ width = 240 }: { readonly width?: number }): ReactNode {
  return (
    <svg
      viewBox="0 0 240 140"
      width={width}
      height={(width * 140) / 240}
      className={`${scene.scene ?? ''} ${scene.day ?? ''} ${styles.vignette ?? ''}`}
      aria-hidden="true"
    >
      <rect width="240" height="140" className={styles.air} />
      <SmallLight />
      <path d={HILL} className={styles.far} />
      <path d="M0 118 H240 V140 H0 Z" className={styles.near} />
      <g transform="translate(120 120)">
        <Palisade x1={-118} x2={-50} />
        <Palisade x1={50} x2={118} />
        <Tower x={-38} width={30} height={72} roof="cone" cloth={PIGMENT.gules} flag />
        <Tower x={38} width={30} height={72} roof="cone" cloth={PIGMENT.azure} flag />
        <path d="M-26 2 V-52 H26 V2 Z" className={scene.stone} />
        <Gate x={0} width={34} height={42} />
        <path
          d="M-17 -30 H17 M-17 -20 H17 M-17 -10 H17 M-9 -38 V2 M0 -42 V2 M9 -38 V2"
          className={styles.bars}
        />
      </g>
    </svg>
  );
}
