// The realm as a drawn scene: its hills are the kingdom's own, its keep and houses follow what was really built, its light
// is the hour's. Invariant: the same name, buildings, hour and weather give the same picture.

import { memo } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { blazon, isMetal, liveryOf } from './blazon.ts';
import { PIGMENT } from './tinctures.ts';
import {
  Chapterhouse,
  Gate,
  Hall,
  House,
  MageTower,
  Palisade,
  Tent,
  Tower,
  Wall,
  Watchtower,
  Windmill,
} from './scene/Buildings.tsx';
import { Pine, Ploughland, Ridge, Sky, Weather } from './scene/Nature.tsx';
import type { SceneWeather } from './scene/Nature.tsx';
import { GROUND, SCENE, lightOf, planRealm } from './scene/plan.ts';
import type { KeepRank, OwnedBuildings } from './scene/plan.ts';
import styles from './scene/scene.module.css';

interface RealmSceneProps {
  readonly name: string;
  readonly buildings: readonly OwnedBuildings[];
  /** Hour of the day, 0 to 23. */
  readonly hour: number;
  readonly weather?: SceneWeather;
  readonly className?: string | undefined;
}

/** The kingdom's two cloths: the colour of its arms, and gules or azure to set it off. */
function cloths(name: string): readonly [string, string] {
  const [field, device] = liveryOf(blazon(name).coat);
  const main = isMetal(field) ? device : field;
  return [PIGMENT[main], PIGMENT[main === 'gules' ? 'azure' : 'gules']];
}

function Keep({ rank, cloth, other }: { rank: KeepRank; cloth: string; other: string }): ReactNode {
  switch (rank) {
    case 'hall':
      return (
        <>
          <Palisade x1={-64} x2={-32} />
          <Palisade x1={32} x2={64} />
          <Hall cloth={cloth} />
        </>
      );
    case 'tower':
      return (
        <>
          <Tower x={0} width={34} height={74} roof="cone" cloth={cloth} flag />
          <Palisade x1={-62} x2={-16} />
          <Palisade x1={18} x2={62} />
        </>
      );
    case 'castle':
      return (
        <>
          <Tower x={4} width={32} height={96} roof="cone" cloth={cloth} flag />
          <Wall x1={-66} x2={66} height={36} />
          <Tower x={-66} width={26} height={60} roof="crenels" cloth={cloth} />
          <Tower x={66} width={26} height={66} roof="cone" cloth={other} flag />
          <Gate x={0} width={22} height={28} />
        </>
      );
    case 'fortress':
      return (
        <>
          <Tower x={6} width={38} height={116} roof="cone" cloth={cloth} flag />
          <Wall x1={-92} x2={92} height={38} />
          <Tower x={-36} width={26} height={82} roof="cone" cloth={other} flag />
          <Tower x={46} width={24} height={72} roof="cone" cloth={other} flag />
          <Tower x={-88} width={28} height={62} roof="crenels" cloth={cloth} />
          <Tower x={88} width={28} height={56} roof="crenels" cloth={cloth} />
          <Gate x={-2} width={26} height={32} />
        </>
      );
  }
}

const at = (spot: { x: number; y: number; scale: number }): string =>
  `translate(${spot.x} ${spot.y}) scale(${spot.scale})`;
const keyOf = (spot: { x: number; y: number }): string => `${spot.x} ${spot.y}`;

/**
 * Decorative: whoever shows it says in words what stands there. Fills its box (four to one without a height of
 * its own) and is cropped so that the ground and the keep stay in sight. */
export const RealmScene = memo(function RealmScene({
  name,
  buildings,
  hour,
  weather = 'clear',
  className,
}: RealmSceneProps) {
  const plan = planRealm(name, buildings);
  const light = lightOf(hour);
  const [cloth, other] = cloths(name);
  const [far = [], mid = [], near = []] = plan.ridges;
  const standing: { readonly y: number; readonly key: string; readonly drawn: ReactNode }[] = [
    ...plan.fields.map((spot) => ({
      y: spot.y - 60,
      key: `f${keyOf(spot)}`,
      drawn: (
        <g transform={at(spot)}>
          <Ploughland />
        </g>
      ),
    })),
    ...plan.halls.map((spot) => ({
      y: spot.y,
      key: `h${keyOf(spot)}`,
      drawn: (
        <g transform={at(spot)}>
          <Chapterhouse cloth={other} />
        </g>
      ),
    })),
    ...plan.mageTowers.map((spot) => ({
      y: spot.y,
      key: `m${keyOf(spot)}`,
      drawn: (
        <g transform={at(spot)}>
          <MageTower height={spot.height} />
        </g>
      ),
    })),
    ...plan.watchtowers.map((spot) => ({
      y: spot.y,
      key: `w${keyOf(spot)}`,
      drawn: (
        <g transform={at(spot)}>
          <Watchtower cloth={cloth} />
        </g>
      ),
    })),
    ...plan.windmills.map((spot) => ({
      y: spot.y,
      key: `i${keyOf(spot)}`,
      drawn: (
        <g transform={at(spot)}>
          <Windmill />
        </g>
      ),
    })),
    ...plan.houses.map((spot) => ({
      y: spot.y,
      key: `o${keyOf(spot)}`,
      drawn: (
        <g transform={at(spot)}>
          <House roof={spot.roof} />
        </g>
      ),
    })),
    ...plan.tents.map((spot) => ({
      y: spot.y,
      key: `t${keyOf(spot)}`,
      drawn: (
        <g transform={at(spot)}>
          <Tent cloth={cloth} />
        </g>
      ),
    })),
    ...plan.pines.map((spot) => ({
      y: spot.y,
      key: `p${keyOf(spot)}`,
      drawn: (
        <g transform={at(spot)}>
          <Pine />
        </g>
      ),
    })),
  ].sort((a, b) => a.y - b.y);
  return (
    <div className={classes(styles.scene, styles.frame, styles[light], className)} aria-hidden="true">
      <svg viewBox={`0 0 ${SCENE.width} ${SCENE.height}`} className={styles.picture}>
        <Sky hour={hour} light={light} name={name} weather={weather} />
        <Ridge heights={far} depth={1} />
        <Ridge heights={mid} depth={2} />
        <Ridge heights={near} depth={3} />
        <g transform={`translate(800 ${GROUND + 2}) scale(1.06)`}>
          <Keep rank={plan.keep} cloth={cloth} other={other} />
        </g>
        {standing.map((thing) => (
          <g key={thing.key}>{thing.drawn}</g>
        ))}
        <Weather weather={weather} name={name} />
      </svg>
    </div>
  );
});
