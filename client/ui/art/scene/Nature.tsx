// Land, trees, sky and weather of a scene.

import type { ReactNode } from 'react';
import type { Random } from '@sigilla/engine/core/random.ts';
import { openCurve, seeded, spiral } from '../curves.ts';
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

/** Under these the sun and the stars are hidden and the sky turns grey. */
const OVERCAST: readonly SceneWeather[] = ['rain', 'snow', 'storm', 'blizzard', 'magical_storm'];

interface SkyProps {
  readonly hour: number;
  readonly light: Light;
  readonly name: string;
  readonly weather: SceneWeather;
}

export function Sky({ hour, light, name, weather }: SkyProps): ReactNode {
  const { body, x, y } = celestial(hour);
  const overcast = OVERCAST.includes(weather);
  return (
    <g>
      <rect width={SCENE.width} height={SCENE.height} className={styles.sky} />
      <rect y="70" width={SCENE.width} height={GROUND - 70} className={styles.horizon} />
      {overcast && <rect width={SCENE.width} height={SCENE.height} className={styles.overcast} />}
      {light === 'night' && !overcast && <Stars name={name} />}
      {!overcast && body === 'moon' && <Moon x={x} y={y} />}
      {!overcast && body === 'sun' && (
        <>
          <Sun x={x} y={y} />
          {/* The night theme's sky is a night's: what is painted in it follows the theme, without asking for it. */}
          <g className={styles.byNight}>
            <Stars name={name} />
            <Moon x={x} y={y} />
          </g>
        </>
      )}
    </g>
  );
}

/** The weathers of content/kingdom/weathers.ts. */
export type SceneWeather =
  | 'clear'
  | 'rain'
  | 'fog'
  | 'snow'
  | 'storm'
  | 'heat_wave'
  | 'blizzard'
  | 'magical_storm';

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

/** Rain in ruled strokes, leaning `lean` to the left over its fall. */
function Rain({ draw, count, lean }: { draw: Random; count: number; lean: number }): ReactNode {
  const strokes = Array.from(
    { length: count },
    () => `M${draw.below(SCENE.width + 60)} ${draw.below(SCENE.height) - 16} l${-lean} 18`,
  );
  return <path d={strokes.join(' ')} className={styles.rain} />;
}

function Snow({ draw, count }: { draw: Random; count: number }): ReactNode {
  return Array.from({ length: count }, (_, i) => (
    <circle
      key={i}
      cx={draw.below(SCENE.width)}
      cy={draw.below(SCENE.height)}
      r={(12 + draw.below(14)) / 10}
      className={styles.snow}
    />
  ));
}

/** Long curls in the air. */
function Gusts({ draw, heights }: { draw: Random; heights: readonly number[] }): ReactNode {
  return heights.map((y) => {
    const x = 80 + draw.below(900);
    return (
      <path
        key={y}
        d={`M${x} ${y} q60 -14 120 0 q26 6 26 -8 q-2 -12 -14 -8 q-8 4 -4 10 M${x + 20} ${y + 14} q50 -8 88 2`}
        className={styles.gust}
      />
    );
  });
}

const BOLT = 'M1010 52 l-20 40 h14 l-22 46 l44 -58 h-16 l22 -28 Z';

/** Weather as a scribe draws it: rain in ruled strokes, snow in dots, fog as washed vellum, wind in long curls. */
export function Weather({ weather, name }: { weather: SceneWeather; name: string }): ReactNode {
  const draw = seeded('weather', weather, name);
  switch (weather) {
    case 'clear':
      return null;
    case 'rain':
      return (
        <>
          <Clouds name={name} dark />
          <Rain draw={draw} count={120} lean={5} />
        </>
      );
    case 'storm':
      return (
        <>
          <Clouds name={name} dark />
          <path d={BOLT} className={styles.lightning} />
          <Rain draw={draw} count={190} lean={10} />
        </>
      );
    case 'magical_storm':
      return (
        <>
          <Clouds name={name} dark />
          <path
            d={`${BOLT} M640 46 l-14 30 h11 l-15 34 l31 -43 h-12 l15 -21 Z`}
            className={styles.lightning}
          />
          {[420, 560, 720, 880, 1080].map((x) => (
            <path
              key={x}
              d={spiral({ x, y: 70 + draw.below(90) }, 16 + draw.below(12), draw.below(6), 9)}
              className={styles.spell}
            />
          ))}
        </>
      );
    case 'snow':
      return (
        <>
          <Clouds name={name} dark={false} />
          <Snow draw={draw} count={130} />
        </>
      );
    case 'blizzard':
      return (
        <>
          <Clouds name={name} dark />
          <Gusts draw={draw} heights={[84, 130, 182, 226]} />
          <Snow draw={draw} count={260} />
        </>
      );
    case 'heat_wave':
      return [150, 176, 204].map((y) => (
        <path
          key={y}
          d={openCurve(Array.from({ length: 25 }, (_, i) => ({ x: i * 50, y: y + (i % 2 === 0 ? 4 : -4) })))}
          className={styles.heat}
        />
      ));
    case 'fog':
      return [150, 196, 238].map((y, i) => (
        <path
          key={y}
          d={openCurve(Array.from({ length: 9 }, (_, j) => ({ x: j * 150, y: y + draw.below(16) })))}
          className={styles.fog}
          strokeWidth={26 + i * 8}
        />
      ));
  }
}
