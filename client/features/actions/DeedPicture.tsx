// A deed as a small scene: whose house it is done at, and who does it. Decorative: the card says the same in words.
// Invariant: the house is as high as the realm's own stands; the land behind is the same in all, so that five in a row are one country.
import { memo } from 'react';
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { Figure, Shapes } from '../../ui/art/Figure.tsx';
import type { PuppetKey } from '../../ui/art/puppets.ts';
import { boundsOf } from '../../ui/art/town/bounds.ts';
import { houseMarks } from '../../ui/art/town/catalogue.ts';
import { Drawing } from '../../ui/art/town/Drawing.tsx';
import { villagerPalette, villagerShapes } from '../../ui/art/town/folk.ts';
import type { Villager } from '../../ui/art/town/folk.ts';
import { treeMarks } from '../../ui/art/town/nature.ts';
import type { Load } from '../../ui/art/town/nature.ts';
import { cartMarks } from '../../ui/art/town/TownScene.tsx';
import town from '../../ui/art/town/town.module.css';
import styles from './Actions.module.css';

const GROUND = 92;
const FAR = 'M0 60Q40 44 84 56T170 50T240 58V120H0Z';
const NEAR = 'M0 84Q70 76 132 82T240 80V120H0Z';

interface Staging {
  /** Where it is done; null in the open. */
  readonly house: string | null;
  readonly cart?: Load;
  readonly folk: readonly (readonly [kind: Villager, x: number])[];
  readonly puppets: readonly (readonly [kind: PuppetKey, x: number])[];
  readonly trees: readonly number[];
}

export const STAGINGS = {
  taxes: { house: 'town', cart: 'gold', folk: [['guard', 120]], puppets: [], trees: [222] },
  mana: { house: 'mage_tower', folk: [], puppets: [['mage', 74]], trees: [24, 212] },
  people: {
    house: 'barracks',
    folk: [
      ['staff', 136],
      ['sack', 160],
      ['woman', 186],
      ['child', 208],
    ],
    puppets: [],
    trees: [],
  },
  study: {
    house: 'academy',
    folk: [
      ['scribe', 36],
      ['scribe', 204],
    ],
    puppets: [],
    trees: [],
  },
  land: {
    house: null,
    folk: [
      ['staff', 56],
      ['sack', 84],
    ],
    puppets: [['light_cavalry', 128]],
    trees: [22, 172, 194, 220],
  },
} as const satisfies Readonly<Record<string, Staging>>;

/** Houses of a scene that others share stand in its middle; one with a crowd or a cart before it, at the left. */
const placeOf = ({ cart, folk }: Staging): number => (cart !== undefined || folk.length > 2 ? 64 : 122);

export const DeedPicture = memo(function DeedPicture({
  of,
  level,
}: {
  readonly of: keyof typeof STAGINGS;
  /** Of the realm's own house; 1 where there is none. */
  readonly level: number;
}): ReactNode {
  const staging: Staging = STAGINGS[of];
  const definition = staging.house === null ? undefined : kingdomContent.buildings.get(staging.house);
  const marks = definition === undefined ? null : houseMarks(definition, level, 1);
  const box = marks === null ? null : boundsOf(marks);
  const scale = box === null ? 1 : Math.min(82 / -box.top, 118 / (box.right - box.left), 1.3);
  return (
    <svg
      viewBox="0 0 240 108"
      className={styles.picture}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="240" height="108" className={styles.sky} />
      <path d={FAR} className={town.hill1} />
      <path d={NEAR} className={town.ground2} />
      {staging.trees.map((x, i) => (
        <Drawing key={x} marks={treeMarks(i * 4 + 2, i % 2 === 1)} x={x} y={GROUND - 4} scale={0.72} />
      ))}
      {marks !== null && box !== null && (
        <Drawing
          marks={marks}
          x={placeOf(staging) - ((box.left + box.right) / 2) * scale}
          y={GROUND - 2}
          scale={scale}
        />
      )}
      {staging.cart !== undefined && <Drawing marks={cartMarks(staging.cart)} x={170} y={GROUND + 8} />}
      {staging.puppets.map(([kind, x]) => (
        <g key={kind} transform={`translate(${x} ${GROUND + 8})`}>
          <Figure puppet={kind} side="A" />
        </g>
      ))}
      {staging.folk.map(([kind, x], i) => (
        <g
          key={x}
          transform={`translate(${x} ${GROUND + 8}) scale(${(x > 190 ? -1 : 1) * (kind === 'child' ? 0.64 : 1)} ${kind === 'child' ? 0.64 : 1})`}
        >
          <Shapes shapes={villagerShapes(kind)} palette={villagerPalette(i)} />
        </g>
      ))}
    </svg>
  );
});
