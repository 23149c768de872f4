// A bargain as a market stall: what is given lies in the left pan, what is got in the right, and the beam leans while the purse is short of it. Says
// nothing that does not stand beside it in words.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { Drawing } from '../town/Drawing.tsx';
import town from '../town/town.module.css';
import { BEAM, beamMarks, heapMarks, panMarks, piecesFor, STALL, stallMarks } from './stall.ts';
import type { Awning, Good } from './stall.ts';
import styles from './StallPicture.module.css';

const PAN = panMarks();
const BAR = beamMarks();
/** A pan stays upright and goes up and down with its end of the beam. */
const drop = (lean: number): number => Math.sin((lean * Math.PI) / 180) * BEAM.arm;

function Pan({
  good,
  pieces,
  x,
  by,
}: {
  readonly good: Good;
  readonly pieces: number;
  readonly x: number;
  readonly by: number;
}): ReactNode {
  const heap = useMemo(() => heapMarks(good, pieces), [good, pieces]);
  return (
    <g className={styles.leans} style={{ transform: `translate(${BEAM.x + x}px, ${BEAM.y + by}px)` }}>
      <Drawing marks={heap} y={BEAM.chains + 1} />
      <Drawing marks={PAN} />
    </g>
  );
}

interface StallPictureProps {
  readonly name: string;
  readonly awning: Awning;
  readonly give: { readonly good: Good; readonly amount: number };
  readonly get: { readonly good: Good; readonly amount: number };
  /** Degrees; positive when what is wanted weighs more than what is held. */
  readonly lean: number;
}

export function StallPicture({ name, awning, give, get, lean }: StallPictureProps): ReactNode {
  const stall = useMemo(() => stallMarks(name, awning), [name, awning]);
  return (
    <svg
      viewBox={`0 0 ${STALL.width} ${STALL.height}`}
      className={classes(town.town, styles.picture)}
      data-lean={lean}
      aria-hidden="true"
    >
      <Drawing marks={stall} />
      <Pan good={give.good} pieces={piecesFor(give.amount)} x={-BEAM.arm} by={-drop(lean)} />
      <Pan good={get.good} pieces={piecesFor(get.amount)} x={BEAM.arm} by={drop(lean)} />
      <g
        className={styles.leans}
        style={{ transform: `translate(${BEAM.x}px, ${BEAM.y}px) rotate(${lean}deg)` }}
      >
        <Drawing marks={BAR} />
      </g>
    </svg>
  );
}
