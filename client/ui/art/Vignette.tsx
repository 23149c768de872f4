// Small drawn scenes for empty places, each from the same parts as the realm: a camp without soldiers, a field without a
// battle, a desk without letters, a building plot, a lost road, a calm sea.

import type { ReactNode } from 'react';
import { Figure } from './Figure.tsx';
import { HILL, SmallLight } from './VignetteSky.tsx';
import { House, Tent } from './scene/Buildings.tsx';
import { Oak, Pine, Ploughland } from './scene/Nature.tsx';
import { PIGMENT } from './tinctures.ts';
import scene from './scene/scene.module.css';
import styles from './Vignette.module.css';

export type VignetteName = 'camp' | 'field' | 'desk' | 'plot' | 'road' | 'sea';

function Camp(): ReactNode {
  return (
    <>
      <g transform="translate(66 104) scale(1.5)">
        <Tent cloth={PIGMENT.azure} />
      </g>
      <g transform="translate(178 108) scale(1.3)">
        <Tent cloth={PIGMENT.gules} />
      </g>
      <path d="M112 116 L132 108 M112 108 L132 116 M116 118 L128 106" className={styles.log} />
      <path
        d="M122 108 Q114 98 121 90 Q121 96 125 98 Q129 92 126 86 Q134 96 129 107 Z"
        className={styles.flame}
      />
      <path d="M150 116 V70 M156 116 V66 M162 116 V72" className={styles.spear} />
    </>
  );
}

function Field(): ReactNode {
  return (
    <>
      <g transform="translate(54 120)">
        <Figure puppet="banner" side="A" />
      </g>
      <g transform="translate(186 120) scale(-1 1)">
        <Figure puppet="banner" side="B" />
      </g>
      <path
        d="M112 122 l-3 -9 m3 9 v-11 m0 11 l4 -8 M134 118 l-3 -8 m3 8 v-10 m0 10 l4 -7 M92 112 l-2 -6 m2 6 v-8 m0 8 l3 -5"
        className={styles.grass}
      />
    </>
  );
}

function Desk(): ReactNode {
  return (
    <>
      <path d="M40 112 H200 V120 H40 Z M54 120 V138 M186 120 V138" className={styles.table} />
      <path d="M84 112 L92 84 H150 L142 112 Z" className={styles.sheet} />
      <path d="M97 92 H140 M95 99 H130" className={styles.writing} />
      <path d="M148 104 Q160 70 178 58 Q172 80 154 100 Z M146 108 L156 92" className={styles.quill} />
      <path d="M164 112 V100 H180 V112 Z" className={styles.pot} />
      <path d="M60 112 V90 H68 V112 Z" className={styles.candle} />
      <path d="M64 90 Q58 82 64 74 Q70 82 64 90 Z" className={styles.flame} />
    </>
  );
}

function Plot(): ReactNode {
  return (
    <>
      <g transform="translate(56 112) scale(1.3)">
        <House roof="thatch" />
      </g>
      <path
        d="M100 118 H176 V96 H168 V88 H156 V96 H142 V90 H128 V98 H110 V104 H100 Z"
        className={styles.course}
      />
      <path
        d="M100 111 H176 M112 104 V118 M126 104 V111 M138 98 V118 M152 98 V111 M164 98 V118"
        className={styles.joint}
      />
      <path d="M186 118 V52 M186 58 H140 M140 58 V76 M186 70 L172 58" className={styles.crane} />
      <path d="M134 76 h12 v8 h-12 Z" className={styles.course} />
    </>
  );
}

function Road(): ReactNode {
  return (
    <>
      <path d="M96 140 C104 120 140 112 128 98 C120 90 100 90 92 82" className={styles.track} />
      <g transform="translate(206 112) scale(1.1)">
        <Oak />
      </g>
      <path d="M64 124 V70" className={styles.post} />
      <path d="M58 74 H92 L98 80 L92 86 H58 Z M66 92 H38 L32 97 L38 102 H66 Z" className={styles.board} />
    </>
  );
}

function Sea(): ReactNode {
  return (
    <>
      <g transform="translate(118 112) scale(1.15)">
        <Figure puppet="galley" side="A" />
      </g>
      <path
        d="M6 118 q8 -7 16 0 q8 7 16 0 M196 116 q8 -7 16 0 q8 7 16 0 M20 132 q8 -7 16 0 q8 7 16 0 M170 132 q8 -7 16 0 q8 7 16 0"
        className={styles.wave}
      />
    </>
  );
}

const SCENES: Readonly<Record<VignetteName, () => ReactNode>> = {
  camp: Camp,
  field: Field,
  desk: Desk,
  plot: Plot,
  road: Road,
  sea: Sea,
};

function Backdrop({ name }: { name: VignetteName }): ReactNode {
  if (name === 'desk') return <path d="M62 20 A58 58 0 0 1 178 20 V112 H62 Z" className={styles.alcove} />;
  if (name === 'sea') {
    return (
      <>
        <SmallLight />
        <path d="M0 108 H240 V140 H0 Z" className={styles.water} />
      </>
    );
  }
  return (
    <>
      <SmallLight />
      <path d={HILL} className={styles.far} />
      <path d="M0 110 C70 98 150 104 240 100 V140 H0 Z" className={styles.near} />
      {name === 'plot' && (
        <g transform="translate(214 116)">
          <Ploughland />
        </g>
      )}
      {(name === 'camp' || name === 'field' || name === 'road') && (
        <>
          <g transform="translate(22 100) scale(0.9)">
            <Pine />
          </g>
          <g transform="translate(38 104) scale(0.7)">
            <Pine />
          </g>
          <g transform="translate(220 104) scale(0.8)">
            <Pine />
          </g>
        </>
      )}
    </>
  );
}

/** A framed scene of 240 by 140, decorative. */
export function Vignette({
  name,
  width = 240,
}: {
  readonly name: VignetteName;
  readonly width?: number;
}): ReactNode {
  const Scene = SCENES[name];
  return (
    <svg
      viewBox="0 0 240 140"
      width={width}
      height={(width * 140) / 240}
      className={`${scene.scene ?? ''} ${scene.day ?? ''} ${styles.vignette ?? ''}`}
      aria-hidden="true"
    >
      <rect width="240" height="140" className={styles.air} />
      <Backdrop name={name} />
      <Scene />
    </svg>
  );
}
