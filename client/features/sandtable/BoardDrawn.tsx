// The tutor's board as it hangs in the schoolroom: the ground painted on it, both armies as puppets, one for two, the magister beside it with his pointer, and
// beneath it the scales that weigh their strengths. Once it was fought, those lie down who fell. The words and numbers beside it say the same.
import type { ReactNode } from 'react';
import { boardUnits } from '@sigilla/content/kingdom/tutorsBoard.ts';
import type { BoardTerrainId, BoardUnitId } from '@sigilla/content/kingdom/tutorsBoard.ts';
import type { TerrainId } from '@sigilla/content/schema/terrain.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { BoardArmy, BoardOutcome } from '@sigilla/engine/war/tutorsBoard.ts';
import { Figure } from '../../ui/art/Figure.tsx';
import { puppet } from '../../ui/art/puppets.ts';
import { GroundDrawn } from './GroundDrawn.tsx';
import styles from './Board.module.css';

const GROUNDS: Readonly<Record<BoardTerrainId, TerrainId>> = {
  plains: 'plains',
  hills: 'mountains',
  forest: 'forest',
  siege: 'plains',
};
const WALL = `M420 150V96${'h12v10h12v-10'.repeat(11)}h10V150Z`;

/** From the front to the back, as a tutor draws them up. */
const RANKS: readonly BoardUnitId[] = [
  'swordsmen',
  'pikemen',
  'militia',
  'heavy_cavalry',
  'light_cavalry',
  'archers',
  'crossbowmen',
  'catapult',
];
/** So many men are one puppet, and so many puppets a kind at most. */
const MEN_A_PUPPET = 2;
const MOST_PUPPETS = 12;
const ROWS = 4;
const SCALE = 0.98;
/** How far an army may reach back from the middle, and how far from it the foremost stand. */
const DEPTH = 262;
const APART = 24;

interface Placed {
  readonly id: BoardUnitId;
  readonly place: number;
  readonly back: number;
  readonly y: number;
  readonly hasFallen: boolean;
}

/** Where each puppet of an army stands, measured back from the middle; whoever lies first, then the furthest row, as it is painted. */
const drawnUp = (army: BoardArmy, lost: BoardArmy | undefined): readonly Placed[] => {
  let back = 0;
  const placed = RANKS.flatMap((id): readonly Placed[] => {
    const men = army[id] ?? 0;
    const count = Math.min(MOST_PUPPETS, Math.ceil(men / MEN_A_PUPPET));
    const fallen = men === 0 ? 0 : Math.round((count * (lost?.[id] ?? 0)) / men);
    const { left, right } = puppet(id);
    const wide = (right - left) * 0.86;
    const first = back + wide / 2;
    back += Math.ceil(count / ROWS) * wide;
    return Array.from({ length: count }, (_, at) => {
      const row = at % ROWS;
      const x = first + Math.floor(at / ROWS) * wide + row * 3;
      return { id, place: at, back: x, y: 158 + row * 19, hasFallen: at < fallen };
    });
  });
  const squeeze = Math.min(1, DEPTH / Math.max(back, 1));
  return placed
    .map((one) => ({ ...one, back: APART + one.back * squeeze }))
    .toSorted(
      (one, other) =>
        Number(other.hasFallen) - Number(one.hasFallen) || one.y - other.y || other.back - one.back,
    );
};

function Host({
  side,
  army,
  lost,
}: {
  readonly side: Side;
  readonly army: BoardArmy;
  readonly lost: BoardArmy | undefined;
}): ReactNode {
  const isLeft = side === 'attacker';
  return drawnUp(army, lost).map(({ id, place, back, y, hasFallen }) => (
    <g
      key={`${id} ${place}`}
      transform={`translate(${400 + (isLeft ? -back : back)} ${y}) scale(${isLeft ? SCALE : -SCALE} ${SCALE})${hasFallen ? ' rotate(-82)' : ''}`}
      opacity={hasFallen ? 0.75 : 1}
    >
      <Figure puppet={id} side={isLeft ? 'A' : 'B'} />
    </g>
  ));
}

/** A kind of soldier, to stand beside its numbers. */
export function KindDrawn({ id, side }: { readonly id: BoardUnitId; readonly side: Side }): ReactNode {
  const isLeft = side === 'attacker';
  return (
    <svg className={styles.kind} viewBox="-32 -64 64 68" aria-hidden="true">
      <g transform={isLeft ? undefined : 'scale(-1 1)'}>
        <Figure puppet={id} side={isLeft ? 'A' : 'B'} />
      </g>
    </svg>
  );
}

interface BoardDrawnProps {
  readonly ground: BoardTerrainId;
  readonly armies: Readonly<Record<Side, BoardArmy>>;
  readonly strength: Readonly<Record<Side, number>>;
  readonly outcome: BoardOutcome | null;
}

/** The scales' tilt in degrees, down on the heavier side. */
const tiltOf = ({ attacker, defender }: BoardDrawnProps['strength']): number =>
  attacker + defender === 0 ? 0 : (8 * (defender - attacker)) / (attacker + defender);

export function BoardDrawn({ ground, armies, strength, outcome }: BoardDrawnProps): ReactNode {
  const isEmpty = boardUnits.every(({ id }) => !armies.attacker[id] && !armies.defender[id]);
  return (
    <svg className={styles.scene} viewBox="0 0 720 312" aria-hidden="true">
      <rect width="720" height="312" className={styles.wall} />
      <path d="M0 268H720M0 60h64M0 150h40M28 204h46" className={styles.plaster} />
      <rect y="276" width="720" height="36" className={styles.floor} />
      <path d="M92 14H708V244H92Z" className={styles.frame} />
      <svg x="104" y="26" width="592" height="206" viewBox="104 26 592 206">
        <rect x="104" y="26" width="592" height="206" className={styles.sky} />
        <path d="M104 128Q220 98 340 122T600 112Q660 110 696 120V232H104Z" className={styles.far} />
        <g transform="translate(400 24) scale(2.2 1.62)" opacity="0.9">
          <GroundDrawn terrain={GROUNDS[ground]} />
        </g>
        {ground === 'siege' && <path d={WALL} className={styles.stone} />}
        <path d="M104 152Q260 140 400 150T696 146V232H104Z" className={styles.near} />
        <Host side="attacker" army={armies.attacker} lost={outcome?.losses.attacker} />
        <Host side="defender" army={armies.defender} lost={outcome?.losses.defender} />
        {isEmpty && (
          <text x="400" y="194" className={styles.waits}>
            The board is wiped. Whose war shall it be?
          </text>
        )}
      </svg>
      <path d="M92 14H708V244H92Z M104 26V232H696V26Z" fillRule="evenodd" className={styles.frame} />
      <path d="M72 256L170 152" className={styles.pointer} />
      <g transform="translate(48 292) scale(1.75)">
        <Figure puppet="magister" side="A" />
      </g>
      <path d="M400 252V292M378 296H422L412 290H388Z" className={styles.brass} />
      <g className={styles.beam} style={{ transform: `rotate(${tiltOf(strength)}deg)` }}>
        <path d="M300 258Q400 246 500 258L500 261Q400 250 300 261Z" className={styles.brass} />
        <path d="M300 260L284 282M300 260L316 282M500 260L484 282M500 260L516 282" className={styles.chain} />
        <path d="M280 282H320Q312 292 300 292T280 282Z" className={styles.panA} />
        <path d="M480 282H520Q512 292 500 292T480 282Z" className={styles.panB} />
      </g>
      <text x="262" y="294" textAnchor="end" className={styles.weight}>
        {Math.round(strength.attacker)}
      </text>
      <text x="538" y="294" className={styles.weight}>
        {Math.round(strength.defender)}
      </text>
    </svg>
  );
}
