// Small drawn scenes for empty places, each from the same parts as the realm: a camp without soldiers, a field without a
// battle, a desk without letters, a building plot, a lost road, a calm sea, a wall that waits for medals, an orator before he is heard.

import type { ReactNode } from 'react';
import { Figure } from './Figure.tsx';
import { HILL, SmallLight } from './VignetteSky.tsx';
import { House, Tent } from './scene/Buildings.tsx';
import { Oak, Pine, Ploughland } from './scene/Nature.tsx';
import { PIGMENT } from './tinctures.ts';
import scene from './scene/scene.module.css';
import styles from './Vignette.module.css';

export type VignetteName = 'camp' | 'field' | 'desk' | 'plot' | 'road' | 'sea' | 'wall' | 'rostra';

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

/** Nails and the outlines of what will hang on them, one medal brought already, and the hammer. */
function Wall(): ReactNode {
  return (
    <>
      <path
        d="M52 34 L60 46 L68 34 M172 34 L180 46 L188 34 M44 60 a16 16 0 1 0 32 0 a16 16 0 1 0 -32 0 M164 60 a16 16 0 1 0 32 0 a16 16 0 1 0 -32 0"
        className={styles.outline}
      />
      <path d="M107 24 H133 L126 52 L120 46 L114 52 Z" className={styles.ribbon} />
      <path d="M101 66 a19 19 0 1 0 38 0 a19 19 0 1 0 -38 0" className={styles.medal} />
      <path
        d="M120 53 L123.6 62 L133 62.4 L125.6 68.4 L128.2 77.4 L120 72.2 L111.8 77.4 L114.4 68.4 L107 62.4 L116.4 62 Z"
        className={styles.star}
      />
      <path
        d="M59 31 a1.6 1.6 0 1 0 3 0 M118.5 22 a1.6 1.6 0 1 0 3 0 M179 31 a1.6 1.6 0 1 0 3 0"
        className={styles.pot}
      />
      <path d="M24 112 H216 V120 H24 Z M42 120 V138 M198 120 V138" className={styles.table} />
      <path d="M152 109 L190 101" className={styles.post} />
      <path d="M145 101 L155 99 L159 112 L149 112 Z" className={styles.course} />
      <path d="M66 112 l4 -7 l3 7 M80 112 l-2 -8 l6 7" className={styles.joint} />
    </>
  );
}

/** The speakers' platform with its ships' beaks, a temple behind it, and the first of those who listen. */
function Rostra(): ReactNode {
  return (
    <>
      <path
        d="M146 60 L184 38 L222 60 Z M148 60 H220 V66 H148 Z M152 66 h8 v38 h-8 Z M172 66 h8 v38 h-8 Z M190 66 h8 v38 h-8 Z M209 66 h8 v38 h-8 Z M144 104 H224 V110 H144 Z"
        className={styles.course}
      />
      <path d="M26 92 H124 V97 H26 Z M31 97 H119 V124 H31 Z" className={styles.course} />
      <path
        d="M38 103 H54 Q64 104 68 112 Q56 116 38 115 Z M80 103 H96 Q106 104 110 112 Q98 116 80 115 Z"
        className={styles.board}
      />
      <path d="M86 66 Q98 62 106 48 L110 50 Q106 68 90 76 Z" className={styles.sheet} />
      <path d="M64 92 Q61 70 69 61 Q76 56 84 61 Q92 72 90 92 Z" className={styles.sheet} />
      <path d="M70 62 Q78 76 90 84 M68 70 Q72 84 78 92" className={styles.writing} />
      <path
        d="M106 48 Q105 42 109 39 Q113 43 110 50 Z M70 50 a7 7.6 0 1 0 14 0 a7 7.6 0 1 0 -14 0"
        className={styles.skin}
      />
      <path d="M69 49 Q69 40 77 40 Q85 41 84 48 Q77 44 69 49 Z" className={styles.hair} />
      <path
        d="M126 140 Q127 126 137 126 Q147 126 148 140 Z M174 140 Q175 124 186 124 Q197 124 198 140 Z"
        className={styles.pot}
      />
      <path d="M149 140 Q150 128 161 128 Q172 128 173 140 Z" className={styles.ribbon} />
      <path
        d="M131 120 a6 6.6 0 1 0 12 0 a6 6.6 0 1 0 -12 0 M155 122 a6 6.6 0 1 0 12 0 a6 6.6 0 1 0 -12 0 M180 118 a6 6.6 0 1 0 12 0 a6 6.6 0 1 0 -12 0"
        className={styles.hair}
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
  wall: Wall,
  rostra: Rostra,
};

function Backdrop({ name }: { name: VignetteName }): ReactNode {
  if (name === 'wall') return <path d="M0 0 H240 V112 H0 Z" className={styles.plaster} />;
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
