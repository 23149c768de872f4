// One bay of the arcade: a round arch on its columns and the tree of a school in it. What is learned is painted, what may be learned is drawn in
// pen, what is not yet open is dotted. A picture alone: whoever wants to touch the fruits lays buttons over it (`fruitPlace`).
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { seeded, spiral } from '../curves.ts';
import { leafPath, pigmentsOf } from './schools.ts';
import { BAY } from './treePlan.ts';
import type { Fruit, TreePlan } from './treePlan.ts';
import styles from './Bay.module.css';
import { tenth } from '../tenth.ts';

export type FruitState = 'learned' | 'studied' | 'open' | 'closed';

const { width: W, height: H, ground: G, fruit: R } = BAY;
const MIDDLE = W / 2;
const REACH = MIDDLE - 8;
const SPRING = 92;

/** Where a fruit hangs in its bay, in percent of it. */
export const fruitPlace = ({ x, y }: Fruit): { readonly left: string; readonly top: string } => ({
  left: `${(((MIDDLE + x) / W) * 100).toFixed(2)}%`,
  top: `${(((G + y) / H) * 100).toFixed(2)}%`,
});

const arch = (inset: number): string =>
  `M${tenth(8 + inset)} ${SPRING}A${tenth(REACH - inset)} ${tenth((REACH - inset) * 0.86)} 0 0 1 ${tenth(W - 8 - inset)} ${SPRING}`;

/** What is seen through the arch. */
const OPENING = `M0 ${H}V${SPRING}H8A${REACH} ${tenth(REACH * 0.86)} 0 0 1 ${W - 8} ${SPRING}H${W}V${H}Z`;

const PEARLS = Array.from({ length: 11 }, (_, i) => {
  const angle = Math.PI - ((i + 1) * Math.PI) / 12;
  return { x: MIDDLE + Math.cos(angle) * (REACH + 1), y: SPRING - Math.sin(angle) * (REACH + 1) * 0.86 };
});

function Column({ x, marble }: { readonly x: number; readonly marble: string }): ReactNode {
  const veins = Array.from({ length: 18 }, (_, i) => `M${x - 5} ${112 + i * 15}q5 -5 10 2`).join('');
  return (
    <g className={styles.inked}>
      <rect x={x - 6} y="98" width="12" height={G - 104} fill={marble} />
      <path d={veins} className={styles.veins} />
      <path d={`M${x - 6} 104L${x - 12} 90H${x + 12}L${x + 6} 104Z`} fill="#c8962f" />
      <path d={`M${x - 13} 91V85H${x + 13}V91Z`} fill="#f3dc94" />
      <path d={`M${x - 8} ${G - 8}L${x - 12} ${G + 4}H${x + 12}L${x + 8} ${G - 8}Z`} fill="#c8962f" />
    </g>
  );
}

const MARBLES = ['#b9a8c9', '#9fb8a6', '#c9a58a'] as const;
const RIBS = ['#a3371f', '#2c5288', '#2a6049'] as const;

/** The arcade itself, which is the same for all states of the tree. */
const Masonry = memo(function Masonry({ place }: { readonly place: number }) {
  const rib = RIBS[place % RIBS.length] ?? RIBS[0];
  const marble = (at: number): string => MARBLES[at % MARBLES.length] ?? MARBLES[0];
  return (
    <>
      <path
        d={`M0 0H${W}V${SPRING}H${W - 8}A${REACH} ${tenth(REACH * 0.86)} 0 0 0 8 ${SPRING}H0Z`}
        className={styles.spandrel}
      />
      {[16, W - 16].map((x, i) => (
        <path
          key={x}
          d={spiral({ x, y: 34 }, 11, i === 0 ? 0.6 : 2.5, i === 0 ? 6.6 : -6.6)}
          className={styles.tendril}
        />
      ))}
      {[0, W].map((x) => (
        <g key={x}>
          <path d={`M${x} 12q6 7 0 14q-6 -7 0 -14Z`} fill="#f3dc94" />
          <path d={`M${x - 22} 16q8 -2 9 6q-8 2 -9 -6ZM${x + 22} 16q-8 -2 -9 6q8 2 9 -6Z`} fill="#6fa287" />
          <circle cx={x - 28} cy="12" r="2" fill="#b84a38" />
          <circle cx={x + 28} cy="12" r="2" fill="#b84a38" />
        </g>
      ))}
      <path d={arch(-1)} className={styles.archInk} />
      <path d={arch(-1)} className={styles.archGold} />
      <path d={arch(-1)} fill="none" stroke={rib} strokeWidth="6.4" />
      {PEARLS.map(({ x, y }) => (
        <circle key={x} cx={tenth(x)} cy={tenth(y)} r="1.7" fill="#f3dc94" />
      ))}
      <Column x={0} marble={marble(place)} />
      <Column x={W} marble={marble(place + 1)} />
    </>
  );
});

/** The wall of a chosen bay is laid with leaf. */
function GoldWall(): ReactNode {
  const net = Array.from({ length: 21 }, (_, row) =>
    Array.from({ length: 10 }, (_unused, at) => {
      const x = at * 20;
      return `M${x} ${row * 20 + 2}l10 10l-10 10l-10 -10Z`;
    }).join(''),
  ).join('');
  return (
    <>
      <path d={OPENING} className={styles.gold} />
      <path d={net} className={styles.net} />
    </>
  );
}

function Ground({ school }: { readonly school: string }): ReactNode {
  const random = seeded('orchard', school);
  const tufts = Array.from({ length: 14 }, () => {
    const x = 6 + random.below(W - 12);
    const y = G + 8 + random.below(20);
    return `M${x} ${y}l-2 -6M${x} ${y}v-7M${x} ${y}l2.4 -5`;
  }).join('');
  const crest = `M0 ${G}Q${MIDDLE * 0.5} ${G - 7} ${MIDDLE} ${G - 2}T${W} ${G}`;
  return (
    <>
      <path d={`${crest}V${H}H0Z`} className={styles.grass} />
      <path d={crest} className={styles.crest} />
      <path d={tufts} className={styles.tufts} />
    </>
  );
}

const LEAVES: Readonly<Record<FruitState, number>> = { learned: 9, studied: 7, open: 6, closed: 5 };

function Leaves({
  school,
  fruit,
  state,
}: {
  readonly school: string;
  readonly fruit: Fruit;
  readonly state: FruitState;
}): ReactNode {
  const { leaf, otherLeaf } = pigmentsOf(school);
  const random = seeded('leaves', fruit.id);
  const count = LEAVES[state];
  return Array.from({ length: count }, (_, i) => {
    const turn = ((i + random.below(50) / 100) / count) * 360;
    const lean = turn + random.below(22) - 11;
    const size = state === 'learned' ? 11 + random.below(50) / 10 : 9;
    const angle = ((turn - 90) * Math.PI) / 180;
    const isPainted = state === 'learned' || (state === 'studied' && i < 4);
    return (
      <path
        key={turn}
        d={leafPath(school, size)}
        transform={`translate(${tenth(fruit.x + Math.cos(angle) * (R - 3))} ${tenth(fruit.y + Math.sin(angle) * (R - 3))}) rotate(${tenth(lean)})`}
        {...(isPainted
          ? { fill: i % 3 === 1 ? otherLeaf : leaf, className: styles.leaf }
          : { className: classes(styles.penLeaf, state === 'closed' && styles.faint) })}
      />
    );
  });
}

interface BayProps {
  readonly school: string;
  /** Its place in the arcade, from which its colours come. */
  readonly place: number;
  readonly plan: TreePlan;
  readonly stateOf: (id: string) => FruitState;
  readonly isChosen: boolean;
}

/** The arch and the tree, without its fruits' signs. */
export function Bay({ school, place, plan, stateOf, isChosen }: BayProps): ReactNode {
  const clip = useId();
  const { growth, trunk } = pigmentsOf(school);
  const limbs = plan.fruits.flatMap(({ id, limbs: own }) =>
    own.map((d) => ({ d, isPainted: stateOf(id) === 'learned', key: `${id} ${d}` })),
  );
  const isThin = growth !== 'wood';
  return (
    <svg viewBox={`0 0 ${W} ${H}`} className={styles.bay} aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={OPENING} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={OPENING} className={styles.wall} />
        {isChosen && <GoldWall />}
        <Ground school={school} />
      </g>
      <g transform={`translate(${MIDDLE} ${G + 2})`} className={styles.round}>
        {plan.roots.map((d) => (
          <g key={d}>
            <path d={d} className={styles.inkLine} strokeWidth="6" />
            <path d={d} className={styles.bark} stroke={trunk} strokeWidth="3.8" />
          </g>
        ))}
        {limbs.map(({ d, isPainted, key }) =>
          isPainted ? null : (
            <g key={key}>
              <path d={d} className={styles.penLimb} strokeWidth="5.6" />
              <path d={d} className={styles.bareLimb} strokeWidth="3.6" />
            </g>
          ),
        )}
        {isThin ? (
          <>
            <path d={plan.trunk} className={styles.inkLine} strokeWidth="13" />
            <path d={plan.trunk} className={styles.bark} stroke={trunk} strokeWidth="10.4" />
          </>
        ) : (
          <path
            d={`M-13 0Q-6 -30 -5 -70L-3 ${tenth(plan.top + 40)}L0 ${tenth(plan.top + 8)}L3 ${tenth(plan.top + 40)}L5 -70Q6 -30 13 0Q0 5 -13 0Z`}
            fill={trunk}
            className={styles.trunk}
          />
        )}
        {growth === 'lattice' &&
          [-40, -92, -144, -196].map((y) => (
            <rect
              key={y}
              x="-8"
              y={y - 8}
              width="16"
              height="16"
              transform={`rotate(45 0 ${y})`}
              fill="#d9a63f"
              className={styles.trunk}
            />
          ))}
        {growth === 'candlestick' &&
          [-28, -52, -76].map((y) => (
            <ellipse key={y} cy={y} rx="10" ry="4.4" fill="#f3dc94" className={styles.trunk} />
          ))}
        {growth === 'vine' && <path d={plan.trunk} className={styles.shine} />}
        {limbs.map(({ d, isPainted, key }) =>
          isPainted ? (
            <g key={key}>
              <path d={d} className={styles.inkLine} strokeWidth="8" />
              <path d={d} className={styles.bark} stroke={trunk} strokeWidth="5.6" />
            </g>
          ) : null,
        )}
        {plan.fruits.map((fruit) => (
          <Leaves key={fruit.id} school={school} fruit={fruit} state={stateOf(fruit.id)} />
        ))}
      </g>
      <Masonry place={place} />
    </svg>
  );
}
