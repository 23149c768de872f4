// The day as it passes: the realm painted up to the hour and still in pen beyond it, the sun on its road, carts coming in with the sums.
// Invariant: what moves moves by transform alone; the picture is the realm's own houses, never more than it has.
import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { openCurve, seeded } from '../../ui/art/curves.ts';
import { Shapes } from '../../ui/art/Figure.tsx';
import { houseMarks, kindBox } from '../../ui/art/town/catalogue.ts';
import { Drawing } from '../../ui/art/town/Drawing.tsx';
import { villagerPalette, villagerShapes } from '../../ui/art/town/folk.ts';
import { Clouds, Sun } from '../../ui/art/town/Land.tsx';
import { treeMarks } from '../../ui/art/town/nature.ts';
import type { Load } from '../../ui/art/town/nature.ts';
import { cartMarks, seatMarks, townLook } from '../../ui/art/town/TownScene.tsx';
import town from '../../ui/art/town/town.module.css';
import { classes } from '../../ui/classes.ts';
import { signed } from '../../ui/numberText.ts';
import type { Day } from './dayLedger.ts';
import styles from './Day.module.css';

const WIDTH = 1072;
const HEIGHT = 372;
const HOURS = ['hōra prīma', 'hōra tertia', 'hōra sexta', 'hōra nōna', 'hōra duodecima'] as const;
/** Where the sun stands at each of the five hours. */
const SUN = [132, 84, 58, 78, 132] as const;

const CARTS: readonly { readonly resource: ResourceName; readonly load: Load; readonly x: number }[] = [
  { resource: 'food', load: 'grain', x: 150 },
  { resource: 'gold', load: 'gold', x: 336 },
  { resource: 'mana', load: 'mana', x: 500 },
  { resource: 'materials', load: 'wood', x: 660 },
  { resource: 'researchPoints', load: 'books', x: 830 },
];

const ridge = (seed: string, y: number, rise: number): string => {
  const draw = seeded('day', seed);
  const points = Array.from({ length: 10 }, (_, i) => ({ x: (i * WIDTH) / 9, y: y - draw.below(rise) }));
  return `${openCurve(points)}V${HEIGHT}H0Z`;
};

/** The sky of each hour, four washes one below the other. */
function Skies(): ReactNode {
  return Array.from({ length: 5 }, (_, hour) => (
    <g key={hour} className={styles[`hour${hour + 1}`]}>
      {[0, 1, 2, 3].map((band) => (
        <path
          key={band}
          d={`M${(hour * WIDTH) / 5} ${band * 54}H${((hour + 1) * WIDTH) / 5 + 1}V240H${(hour * WIDTH) / 5}Z`}
          className={styles[`wash${band + 1}`]}
        />
      ))}
    </g>
  ));
}

interface GroundProps {
  readonly kingdom: Pick<OwnKingdomView, 'name' | 'buildingCount' | 'contributions'>;
  readonly inPen: boolean;
}

/** The houses in front. */
const frontOf = ({ contributions }: GroundProps['kingdom']) =>
  contributions
    .flatMap(({ type, level, quantity }) => {
      const definition = kingdomContent.buildings.get(type);
      return definition === undefined ? [] : [{ definition, level, quantity }];
    })
    .slice(0, 7);

/** All that is seen of a kingdom here: a turn that only fills its stores draws nothing anew. */
const seenOf = ({ kingdom, inPen }: GroundProps): string =>
  JSON.stringify([
    inPen,
    kingdom.name,
    kingdom.buildingCount,
    frontOf(kingdom).map(({ definition, level, quantity }) => [definition.id, level, quantity]),
  ]);

/** A part of the picture, which keeps its shape: a window that is too low for all of it shows what lies towards this edge. */
function Layer({
  from,
  children,
}: {
  readonly from: 'above' | 'below';
  readonly children: ReactNode;
}): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.picture}
      preserveAspectRatio={from === 'above' ? 'xMidYMin slice' : 'xMidYMax slice'}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Land and houses without sun, carts or people: painted once and once in pen. */
const Ground = memo(
  function Ground({ kingdom, inPen }: GroundProps) {
    const front = frontOf(kingdom);
    const step = (WIDTH - 60) / Math.max(1, front.length);
    return (
      <>
        <Layer from="below">
          {inPen ? <rect width={WIDTH} height={HEIGHT} fill="var(--bare)" /> : <Skies />}
        </Layer>
        {/* A low window cuts the sky from above: clouds hang from its upper edge, so that none is cut to a line. */}
        <Layer from="above">
          <Clouds draw={seeded('clouds', kingdom.name)} width={WIDTH} y={44} />
        </Layer>
        <Layer from="below">
          <path d={ridge('far', 200, 34)} className={town.hill1} />
          <path d={ridge('far', 200, 34)} className={town.crest} />
          <path d={ridge('mid', 236, 20)} className={town.hill2} />
          <path d={ridge('mid', 236, 20)} className={town.crest} />
          <Drawing
            marks={seatMarks(kingdom.buildingCount < 5 ? 2 : kingdom.buildingCount < 15 ? 3 : 4)}
            x={540}
            y={252}
            scale={0.62}
          />
          <path d={ridge('near', 284, 12)} className={town.ground2} />
          <path d={ridge('near', 284, 12)} className={town.crest} />
          <path d={`M0 318Q270 306 536 312T${WIDTH} 314V346Q800 352 536 344T0 350Z`} className={town.lane} />
          {[24, 302, 492, 592, 708, 946].map((x, i) => (
            <Drawing key={x} marks={treeMarks(i * 5 + 1, i === 2)} x={x} y={302} scale={0.72} />
          ))}
          {front.map(({ definition: { id, category, tier, maxLevel }, level, quantity }, i) => {
            const kind = { id, category, tier, maxLevel };
            const box = kindBox(kind);
            const scale = Math.min(0.8, (step - 10) / (box.right - box.left), 150 / -box.top);
            const middle = ((box.left + box.right) / 2) * scale;
            return (
              <Drawing
                key={id}
                marks={houseMarks(kind, level, quantity)}
                x={Math.round(30 + step * (i + 0.5) - middle)}
                y={304 + (i % 2) * 5}
                scale={scale}
              />
            );
          })}
        </Layer>
      </>
    );
  },
  (before, after) => seenOf(before) === seenOf(after),
);

/** Carts and folk on the road, once they have something to bring. */
const Carts = memo(function Carts({ sums, inPen }: { readonly sums: Day['sums']; readonly inPen: boolean }) {
  return (
    <Layer from="below">
      {CARTS.map(({ resource, load, x }) => (
        <g
          key={resource}
          className={classes(styles.cart, (inPen || (sums[resource] ?? 0) !== 0) && styles.here)}
        >
          <Drawing marks={cartMarks(load)} x={x} y={342} />
        </g>
      ))}
      <g
        className={classes(
          styles.cart,
          inPen && styles.folkInPen,
          (inPen || (sums.population ?? 0) !== 0) && styles.here,
        )}
      >
        {(['woman', 'child', 'sack'] as const).map((kind, i) => (
          <g key={kind} transform={`translate(${960 + i * 22} 344) scale(${kind === 'child' ? 0.64 : 1})`}>
            <Shapes shapes={villagerShapes(kind)} palette={villagerPalette(i)} />
          </g>
        ))}
      </g>
    </Layer>
  );
});

const TAGGED: readonly { readonly resource: ResourceName; readonly x: number }[] = [
  ...CARTS.map(({ resource, x }) => ({ resource, x: x + 6 })),
  { resource: 'population', x: 980 },
];

interface DaySceneProps {
  readonly kingdom: OwnKingdomView;
  readonly day: Day;
  /** Turns of the whole run; 0 while none has been asked for. */
  readonly turns: number;
  readonly underway: boolean;
  readonly season: 'spring' | 'summer' | 'autumn' | 'winter';
}

export const DayScene = memo(function DayScene({ kingdom, day, turns, underway, season }: DaySceneProps) {
  const part = turns === 0 ? 0 : Math.min(1, day.turns / turns);
  // A day that has not begun shows its first hour; one that is over, all of it.
  const shown = turns === 0 ? 0.2 : underway ? Math.max(0.08, part) : part;
  const hour = Math.min(4, Math.floor(shown * 5));
  const look = townLook({ name: kingdom.name, hour: 12, season, hasBread: true });
  const along = Math.min(0.94, Math.max(0.06, shown));
  const from = Math.min(3, Math.max(0, Math.floor(along * 5 - 0.5)));
  const between = along * 5 - 0.5 - from;
  const height = (SUN[from] ?? 90) + ((SUN[from + 1] ?? 90) - (SUN[from] ?? 90)) * between;
  return (
    <div className={classes(styles.day, look.className)} style={look.style}>
      <div className={styles.scene}>
        <div className={classes(styles.layer, town.pen)}>
          <Ground kingdom={kingdom} inPen />
          <Carts sums={day.sums} inPen />
        </div>
        <div className={classes(styles.layer, styles.window)} style={{ '--shown': shown } as CSSProperties}>
          <div className={styles.painted}>
            <Ground kingdom={kingdom} inPen={false} />
            <Carts sums={day.sums} inPen={false} />
          </div>
        </div>
        <div className={styles.edge} style={{ '--shown': shown } as CSSProperties} />
        <div
          className={styles.sunRoad}
          style={{ '--x': `${(along - 0.5) * 100}%`, '--y': height / HEIGHT } as CSSProperties}
        >
          <svg viewBox="-60 -60 120 120" className={styles.sun} aria-hidden="true">
            <Sun x={0} y={0} r={28} />
          </svg>
        </div>
        <ul className={styles.tags} aria-label="What has come in">
          {TAGGED.map(({ resource, x }) => {
            const sum = day.sums[resource] ?? 0;
            return sum === 0 ? null : (
              <li key={resource} className={styles.tag} style={{ left: `${(x / WIDTH) * 100}%` }}>
                {signed(sum)}{' '}
                <span>{resource === 'population' ? 'people' : resourceName(resource).toLowerCase()}</span>
              </li>
            );
          })}
        </ul>
      </div>
      <ol className={styles.hours}>
        {HOURS.map((name, i) => {
          const isNow = underway && i === hour;
          const isOver = turns > 0 && (underway ? i < hour : shown >= (i + 1) / 5 - 0.001);
          return (
            <li key={name} className={classes(isNow && styles.now)}>
              <b lang="la">{name}</b>
              <span>{isNow ? 'now' : isOver ? 'written' : 'still in pen'}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
});
