// The road between two houses, and what goes along it before a battle: the herald at the other's gate, the herald on his way home, both hosts marching
// out. Whoever looks on as one of the two has their own house on the left. Decorative: the leaf says the same.
import { memo, useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { localHour, localMonth } from '../../session/clock.ts';
import { openCurve, seeded } from '../../ui/art/curves.ts';
import { Figure } from '../../ui/art/Figure.tsx';
import { liveriesOf } from '../../ui/art/livery.ts';
import type { Livery } from '../../ui/art/livery.ts';
import { puppetPalette } from '../../ui/art/puppets.ts';
import type { PuppetKey } from '../../ui/art/puppets.ts';
import { Standard } from '../../ui/art/Standard.tsx';
import { Drawing } from '../../ui/art/town/Drawing.tsx';
import { Heavens } from '../../ui/art/town/Land.tsx';
import { stones, treeMarks } from '../../ui/art/town/nature.ts';
import { seasonOf } from '../../ui/art/town/season.ts';
import { seatMarks, townLook } from '../../ui/art/town/TownScene.tsx';
import town from '../../ui/art/town/town.module.css';
import { classes } from '../../ui/classes.ts';
import styles from './RoadScene.module.css';

const WIDTH = 760;
const HEIGHT = 310;
/** Where the road leaves either gate, and how far it comes down between them. */
const GATE = { left: 166, right: 594, y: 226 };
const DIP = 52;

/** A point of the road, 0 at the left gate and 1 at the right. */
const onTheRoad = (way: number): { readonly x: number; readonly y: number } => ({
  x: GATE.left + (GATE.right - GATE.left) * way,
  y: GATE.y + 6 + DIP * Math.sin(Math.PI * way),
});
const ROAD = openCurve(Array.from({ length: 13 }, (_, i) => onTheRoad((i - 1) / 10)));

/** What goes along the road; how far from home the herald is, and whether he rides home. */
const HERALDS: Readonly<
  Record<BattleView['status'], { readonly way: number; readonly home: boolean } | 'hosts'>
> = {
  proposed: { way: 0.8, home: false },
  declined: { way: 0.55, home: true },
  expired: { way: 0.55, home: true },
  cancelled: { way: 0.2, home: true },
  accepted: 'hosts',
  fighting: 'hosts',
  settled: 'hosts',
};

const VANGUARD: readonly PuppetKey[] = ['swordsmen', 'pikemen', 'archers', 'militia'];

/** How great a seat looks, 1 to 5: a step for each doubling of its realm's power. */
const seatLevel = (power: number): number =>
  Math.max(1, Math.min(5, 1 + Math.floor(Math.log2(Math.max(1, power / 200)))));

interface HouseSeen {
  readonly name: string;
  readonly power: number;
  readonly livery: Livery;
}

function House({ house, isLeft }: { readonly house: HouseSeen; readonly isLeft: boolean }): ReactNode {
  const { name, power, livery } = house;
  const cloths = { '--t-cloth': livery.side, '--t-other': livery.sideLight } as CSSProperties;
  return (
    <g style={cloths}>
      <Drawing
        marks={seatMarks(seatLevel(power))}
        x={isLeft ? 96 : WIDTH - 96}
        y={GATE.y - 4}
        scale={0.92}
        flip={!isLeft}
      />
      <g transform={`translate(${isLeft ? 204 : WIDTH - 204} ${GATE.y + 18}) scale(0.9)`}>
        <Standard name={name} />
      </g>
    </g>
  );
}

/** Somebody on the road: `facing` is 1 to the right. */
function Goer({
  puppet,
  livery,
  way,
  facing,
  size = 1.4,
}: {
  readonly puppet: PuppetKey;
  readonly livery: Livery;
  readonly way: number;
  readonly facing: 1 | -1;
  readonly size?: number;
}): ReactNode {
  const palette = useMemo(() => ({ ...puppetPalette('A', 'day'), ...livery }), [livery]);
  const { x, y } = onTheRoad(way);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${facing * size} ${size})`}>
      <Figure puppet={puppet} side="A" palette={palette} />
    </g>
  );
}

interface RoadSceneProps {
  readonly status: BattleView['status'];
  readonly attacker: string;
  readonly attackerPower: number;
  readonly defender: string;
  readonly defenderPower: number;
  /** Hung the other way round, for the defender's own ruler. */
  readonly isTurned: boolean;
}

export const RoadScene = memo(function RoadScene({
  status,
  attacker,
  attackerPower,
  defender,
  defenderPower,
  isTurned,
}: RoadSceneProps) {
  const [ours, theirs] = useMemo(() => liveriesOf(attacker, defender), [attacker, defender]);
  const challenger = { name: attacker, power: attackerPower, livery: ours };
  const challenged = { name: defender, power: defenderPower, livery: theirs };
  const [left, right] = isTurned ? [challenged, challenger] : [challenger, challenged];
  const hour = localHour();
  const look = townLook({ name: left.name, hour, season: seasonOf(localMonth()), hasBread: true });
  const draw = seeded('road', attacker, defender);
  const line = (y: number, rise: number): string =>
    openCurve(Array.from({ length: 10 }, (_, i) => ({ x: (i * WIDTH) / 9, y: y - draw.below(rise) })));
  const land = [
    { line: line(160, 54), tone: town.hill1 },
    { line: line(194, 30), tone: town.hill2 },
    { line: line(224, 10), tone: town.ground2 },
  ];
  const grass = Array.from({ length: 54 }, () => {
    const x = draw.below(WIDTH);
    const y = 238 + draw.below(HEIGHT - 242);
    return `M${x - 4} ${y - 5}L${x - 1} ${y}M${x} ${y - 7}V${y}M${x + 4} ${y - 5}L${x + 1} ${y}`;
  }).join('');
  const goes = HERALDS[status];
  const out = isTurned ? -1 : 1;
  const herald = (way: number): number => (isTurned ? 1 - way : way);
  return (
    <div className={classes(styles.scene, look.className)} style={look.style}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={town.picture}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Heavens width={WIDTH} height={166} name={`${attacker} ${defender}`} hour={hour} />
        {land.map((one) => (
          <g key={one.line}>
            <path d={`${one.line}V${HEIGHT}H0Z`} className={one.tone} />
            <path d={one.line} className={town.crest} />
          </g>
        ))}
        {[0.38, 0.44, 0.57, 0.63].map((part, i) => (
          <Drawing
            key={part}
            marks={treeMarks(i * 5 + 1, i % 2 === 0)}
            x={WIDTH * part}
            y={230 + (i % 2) * 8}
            scale={0.62}
          />
        ))}
        <path d={grass} className={town.tufts} />
        <path d={ROAD} className={styles.edge} />
        <path d={ROAD} className={styles.bed} />
        <House house={left} isLeft />
        <House house={right} isLeft={false} />
        <Drawing marks={stones} x={onTheRoad(0.5).x} y={onTheRoad(0.5).y - 18} scale={0.8} />
        {goes === 'hosts'
          ? VANGUARD.map((puppet, i) => (
              <g key={puppet}>
                <Goer puppet={puppet} livery={left.livery} way={0.4 - i * 0.085} facing={1} />
                <Goer puppet={puppet} livery={right.livery} way={0.6 + i * 0.085} facing={-1} />
              </g>
            ))
          : (() => {
              const facing = (goes.home ? -out : out) as 1 | -1;
              const { x, y } = onTheRoad(herald(goes.way));
              return (
                <>
                  <g transform={`translate(${x - facing * 14} ${y - 20}) scale(${facing * 0.8} 0.8)`}>
                    <Standard name={attacker} />
                  </g>
                  <Goer puppet="knights" livery={ours} way={herald(goes.way)} facing={facing} size={1.6} />
                </>
              );
            })()}
      </svg>
    </div>
  );
});
