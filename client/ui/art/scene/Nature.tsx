// Land, trees, sky and weather of a scene.

import type { ReactNode } from 'react';
import { openCurve, seeded } from '../curves.ts';
import { GROUND, SCENE, celestial } from './plan.ts';
import type { Light } from './plan.ts';
import styles from './scene.module.css';

export function Pine(): ReactNode {
  return (
    <g>
      <path d="M0 0 V-6" className={styles.trunk} />
      <path
        d="M0 -30 L8 -18 H4.6 L10 -9 H5.4 L11 -3 H-11 L-5.4 -9 H-10 L-4.6 -18 H-8 Z"
        className={styles.pine}
      />
    </g>
  );
}

export function Oak(): ReactNode {
  return (
    <g>
      <path d="M-2 0 L-1.4 -14 H1.4 L2 0 Z" className={styles.trunkFill} />
      <path
        d="M-14 -16 Q-18 -26 -9 -30 Q-6 -40 4 -36 Q15 -36 14 -26 Q19 -17 9 -14 Q-2 -10 -14 -16 Z"
        className={styles.oak}
      />
      <path d="M-8 -22 q3 -3 6 0 M0 -28 q3 -3 6 0 M2 -19 q3 -3 6 0" className={styles.foliage} />
    </g>
  );
}

/** Ploughed strips in perspective. */
export function Ploughland(): ReactNode {
  return (
    <g>
      <path d="M-46 0 L-30 -15 H34 L50 0 Z" className={styles.field} />
      <path
        d="M-31 0 L-19 -15 M-14 0 L-7 -15 M3 0 L5 -15 M20 0 L17 -15 M36 0 L27 -15"
        className={styles.furrow}
      />
    </g>
  );
}

/** A ridge across the whole scene, its crest through evenly spaced heights. */
export function Ridge({ heights, depth }: { heights: readonly number[]; depth: 1 | 2 | 3 }): ReactNode {
  const step = SCENE.width / (heights.length - 1);
  const crest = openCurve(heights.map((y, i) => ({ x: i * step, y })));
  return (
    <path
      d={`${crest} L${SCENE.width} ${SCENE.height} L0 ${SCENE.height} Z`}
      className={styles[`ridge${depth}`]}
    />
  );
}

function Sun({ x, y }: { x: number; y: number }): ReactNode {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const angle = (Math.PI / 12) * i;
    const far = i % 2 === 0 ? 54 : 47;
    return `M${(x + Math.cos(angle) * 39).toFixed(1)} ${(y + Math.sin(angle) * 39).toFixed(1)} L${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  });
  return (
    <g>
      <circle cx={x} cy={y} r="32" className={styles.sun} />
      <path d={rays.join(' ')} className={styles.sunRays} />
    </g>
  );
}

function Moon({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <path
      d={`M${x + 8} ${y - 26} A27 27 0 1 0 ${x + 24} ${y + 14} A22 22 0 1 1 ${x + 8} ${y - 26} Z`}
      className={styles.moon}
    />
  );
}

function Stars({ name }: { name: string }): ReactNode {
  const draw = seeded('stars', name);
  return Array.from({ length: 46 }, (_, i) => {
    const x = draw.below(SCENE.width);
    const y = 6 + draw.below(150);
    const r = (8 + draw.below(10)) / 10;
    return draw.chance(140) ? (
      <path
        key={i}
        d={`M${x} ${y - 5} L${x + 1.3} ${y - 1.3} L${x + 5} ${y} L${x + 1.3} ${y + 1.3} L${x} ${y + 5} L${x - 1.3} ${y + 1.3} L${x - 5} ${y} L${x - 1.3} ${y - 1.3} Z`}
        className={styles.star}
      />
    ) : (
      <circle key={i} cx={x} cy={y} r={r} className={styles.star} />
    );
  });
}

export function Sky({ hour, light, name }: { hour: number; light: Light; name: string }): ReactNode {
  const { body, x, y } = celestial(hour);
  return (
    <g>
      <rect width={SCENE.width} height={SCENE.height} className={styles.sky} />
      <rect y="70" width={SCENE.width} height={GROUND - 70} className={styles.horizon} />
      {light === 'night' ? <Stars name={name} /> : null}
      {body === 'sun' ? <Sun x={x} y={y} /> : <Moon x={x} y={y} />}
    </g>
  );
}

export type SceneWeather = 'clear' | 'rain' | 'storm' | 'snow' | 'fog' | 'wind';

function Clouds({ name, dark }: { name: string; dark: boolean }): ReactNode {
  const draw = seeded('clouds', name);
  return Array.from({ length: 5 }, (_, i) => {
    const x = i * 250 + draw.below(120);
    const y = 34 + draw.below(44);
    return (
      <path
        key={i}
        d={`M${x} ${y} q4 -22 28 -18 q14 -22 42 -8 q26 -6 28 14 q26 2 22 18 h-124 q-14 -2 4 -6 Z`}
        className={dark ? styles.cloudDark : styles.cloud}
      />
    );
  });
}

/** Weather as a scribe draws it: rain in ruled strokes, snow in dots, fog as washed vellum, wind in long curls. */
export function Weather({ weather, name }: { weather: SceneWeather; name: string }): ReactNode {
  const draw = seeded('weather', weather, name);
  switch (weather) {
    case 'clear':
      return null;
    case 'rain':
    case 'storm': {
      const strokes = Array.from({ length: weather === 'storm' ? 190 : 120 }, () => {
        const x = draw.below(SCENE.width + 60);
        const y = draw.below(SCENE.height) - 16;
        return `M${x} ${y} l${weather === 'storm' ? -10 : -5} 18`;
      });
      return (
        <>
          <Clouds name={name} dark />
          {weather === 'storm' && (
            <path d="M1010 52 l-20 40 h14 l-22 46 l44 -58 h-16 l22 -28 Z" className={styles.lightning} />
          )}
          <path d={strokes.join(' ')} className={styles.rain} />
        </>
      );
    }
    case 'snow':
      return (
        <>
          <Clouds name={name} dark={false} />
          {Array.from({ length: 130 }, (_, i) => (
            <circle
              key={i}
              cx={draw.below(SCENE.width)}
              cy={draw.below(SCENE.height)}
              r={(12 + draw.below(14)) / 10}
              className={styles.snow}
            />
          ))}
        </>
      );
    case 'fog':
      return [150, 196, 238].map((y, i) => (
        <path
          key={y}
          d={openCurve(Array.from({ length: 9 }, (_, j) => ({ x: j * 150, y: y + draw.below(16) })))}
          className={styles.fog}
          strokeWidth={26 + i * 8}
        />
      ));
    case 'wind':
      return [70, 112, 160].map((y) => {
        const x = 80 + draw.below(900);
        return (
          <path
            key={y}
            d={`M${x} ${y} q60 -14 120 0 q26 6 26 -8 q-2 -12 -14 -8 q-8 4 -4 10 M${x + 20} ${y + 14} q50 -8 88 2`}
            className={styles.wind}
          />
        );
      });
  }
}
