// What an army lives by, drawn: its heart as the pike that stands among the sinking ones, its supply as sacks on the wagon, its upkeep as coins and
// sheaves. Decorative: beside each stands the figure in words.
import type { ReactNode } from 'react';
import type { Army } from '@sigilla/engine/kingdom/kingdom.ts';
import { Drawing, Outline } from '../../ui/art/town/Drawing.tsx';
import { sacks } from '../../ui/art/town/masonry/yard.ts';
import { cartMarks, townLook } from '../../ui/art/town/TownScene.tsx';
import { classes } from '../../ui/classes.ts';
import { Meter } from '../../ui/Meter.tsx';
import { whole } from '../../ui/numberText.ts';
import { SACKS } from './sacks.ts';
import styles from './ArmyStores.module.css';

const PIKES = 11;
const FIRST = 58;
const APART = 17;

/** Eleven pikes from the ground to upright; the one at the army's heart is red. */
function Pikes({ morale }: { readonly morale: number }): ReactNode {
  const own = Math.round((morale / 100) * (PIKES - 1));
  return (
    <svg viewBox="0 0 240 74" className={styles.drawn} aria-hidden="true">
      <path d="M4 66H236" className={styles.line} />
      {Array.from({ length: PIKES }, (_, i) => (
        <g
          key={i}
          className={i === own ? styles.own : styles.pike}
          transform={`translate(${FIRST + i * APART} 65) rotate(${-80 + (80 * i) / (PIKES - 1)})`}
        >
          <path d="M0 0V-44" />
          <path d="M-3.4 -42L0 -55L3.4 -42Z" />
        </g>
      ))}
      <circle cx={FIRST + own * APART} cy="66" r="4.6" className={styles.here} />
    </svg>
  );
}

/** As many sacks of ten as there is supply of a hundred; the places of the others in dotted ink. */
function Wagon({ supply }: { readonly supply: number }): ReactNode {
  const full = Math.round(supply / 10);
  return (
    <svg viewBox="-74 -56 160 74" className={styles.drawn} aria-hidden="true">
      <path d="M-72 8H84" className={styles.line} />
      <Outline marks={sacks(0, -16, SACKS.slice(full))} y={6} />
      <Drawing marks={cartMarks('bare')} y={6} />
      <Drawing marks={sacks(0, -16, SACKS.slice(0, full))} y={6} />
    </svg>
  );
}

const ROW = 20;
const MOST = 60;
/** What one coin or sheaf stands for, so that none of them runs off the leaf. */
const eachOf = (most: number): number => {
  let each = 1;
  while (most / each > MOST) each *= 10;
  return each;
};

const SHEAF = 'M-4 0L-2.4 -5L-4.6 -12L0 -9.4L4.6 -12L2.4 -5L4 0ZM-2.6 -4.6H2.6';

function CoinsAndSheaves({
  gold,
  food,
  each,
}: {
  readonly gold: number;
  readonly food: number;
  readonly each: number;
}): ReactNode {
  const coins = Math.ceil(gold / each);
  const sheaves = Math.ceil(food / each);
  return (
    <svg viewBox="0 0 240 74" className={styles.drawn} aria-hidden="true">
      <path d="M4 40H236M4 66H236" className={styles.line} />
      {Array.from({ length: coins }, (_, i) => (
        <ellipse
          key={i}
          cx={15 + (i % ROW) * 11}
          cy={36 - Math.floor(i / ROW) * 6}
          rx="6.4"
          ry="3"
          className={styles.coin}
        />
      ))}
      {Array.from({ length: Math.min(sheaves, ROW) }, (_, i) => (
        <path key={i} d={SHEAF} transform={`translate(${15 + i * 11} 66)`} className={styles.sheaf} />
      ))}
    </svg>
  );
}

interface ArmyStoresProps {
  readonly army: Pick<Army, 'morale' | 'supply'>;
  readonly upkeep: { readonly gold: number; readonly food: number };
  readonly kingdomName: string;
}

export function ArmyStores({ army: { morale, supply }, upkeep, kingdomName }: ArmyStoresProps): ReactNode {
  const { gold, food } = upkeep;
  const look = townLook({ name: kingdomName, hour: 12, season: 'summer', hasBread: true });
  const each = eachOf(Math.max(gold, food * (MOST / ROW)));
  return (
    <div className={classes(styles.stores, look.className)} style={look.style}>
      <div>
        <Pikes morale={morale} />
        <Meter label="Morale" value={morale} valueText={`${morale}%`} shown />
        <p className={styles.note}>As hearts sink, so do pikes.</p>
      </div>
      <div>
        <Wagon supply={supply} />
        <Meter label="Supply level" value={supply} valueText={`${supply}%`} shown tone="mind" />
        <p className={styles.note}>The ox is not counted.</p>
      </div>
      <div>
        <CoinsAndSheaves gold={gold} food={food} each={each} />
        <p className={styles.sum}>
          Upkeep{' '}
          <b>
            {whole(gold)} gold, {whole(food)} food
          </b>
        </p>
        <p className={styles.note}>
          {each === 1
            ? 'Each turn, a coin and a sheaf for each.'
            : `Each turn, a coin or a sheaf for every ${whole(each)}.`}
        </p>
      </div>
    </div>
  );
}
