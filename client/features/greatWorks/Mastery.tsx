// The mastery complexes (kingdom.md §4): completed, in progress, and at most three of those not begun.
import { memo } from 'react';
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { lackingText, masteryOf } from '@sigilla/engine/kingdom/together.ts';
import type { MasteryProgress } from '@sigilla/engine/kingdom/together.ts';
import { lotsOf } from '../../realm/lots.ts';
import { useOwn } from '../../realm/useKingdom.ts';
import { Elevation } from '../../ui/art/town/Elevation.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Meter } from '../../ui/Meter.tsx';
import styles from './GreatWorks.module.css';

/** The houses that it is made of, as far as they stand. */
function Street({ needs }: Pick<MasteryProgress['complex'], 'needs'>): ReactNode {
  const { realm, lots } = useOwn(({ name, buildings }) => ({ realm: name, lots: lotsOf(needs, buildings) }));
  return <Elevation lots={lots} realm={realm} className={styles.street} />;
}

const Complex = memo(function Complex({ progress }: { readonly progress: MasteryProgress }) {
  const { complex, percent, missing } = progress;
  return (
    <li className={styles.complex}>
      <h3 className={styles.entryName}>{complex.name}</h3>
      <Street needs={complex.needs} />
      <p>{complex.description}</p>
      <p className={styles.benefit}>{complex.benefit}</p>
      <Meter
        label={`How much of ${complex.name} stands`}
        value={percent}
        max={100}
        valueText={`${percent}%`}
        tone="earned"
        shown
      />
      {missing.length > 0 && <p className={styles.note}>missing: {missing.map(lackingText).join(', ')}</p>}
    </li>
  );
});

export function Mastery(): ReactNode {
  const { completed, inProgress, available } = useOwn((kingdom) => masteryOf(kingdom, kingdomContent));
  const groups = [
    { title: 'Completed', list: completed, gilded: true },
    { title: 'In progress', list: inProgress, gilded: false },
    { title: 'Available', list: available, gilded: false },
  ].filter(({ list }) => list.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ title, list, gilded }) => (
        <Leaf key={title} title={title} gilded={gilded}>
          <ul className={styles.complexes}>
            {list.map((progress) => (
              <Complex key={progress.complex.id} progress={progress} />
            ))}
          </ul>
        </Leaf>
      ))}
    </div>
  );
}
