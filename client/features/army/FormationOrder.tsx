// How an army draws up for every battle to come: each formation as a small picture of men who stand in it. An army that a battle holds is told on its field.
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { setFormation } from '@sigilla/engine/actions/army/setFormation.ts';
import { ArmyFormation } from '@sigilla/engine/kingdom/kingdom.ts';
import type { Army } from '@sigilla/engine/kingdom/kingdom.ts';
import { useDeeds } from '../../realm/actions.tsx';
import { deed } from '../../realm/deed.ts';
import { Figure } from '../../ui/art/Figure.tsx';
import type { PuppetKey } from '../../ui/art/puppets.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { placesOf } from './drawnUp.ts';
import { liveryPalette } from './livery.ts';
import styles from './Army.module.css';

const MEN = 14;
const SIZE = 0.66;

type Standing = readonly { readonly of: PuppetKey; readonly x: number; readonly y: number }[];

/** Who stands where; where arms are combined, bows behind, pikes before them and a rider at each end. */
const standingIn = (formation: Army['formation']): Standing => {
  if (formation !== 'combined')
    return placesOf(formation, MEN, 15, 12).map((place) => ({ of: 'pikemen', ...place }));
  return [
    ...placesOf('line', 4, 13, 13).map(({ x, y }) => ({ of: 'archers' as const, x: x - 36, y })),
    ...placesOf('line', 6, 14, 13).map(({ x, y }) => ({ of: 'pikemen' as const, x: x + 2, y })),
    { of: 'light_cavalry' as const, x: 46, y: -9 },
    { of: 'light_cavalry' as const, x: 46, y: 15 },
  ].toSorted((a, b) => a.y - b.y);
};

const FormationPicture = memo(function FormationPicture({
  of,
  kingdomName,
}: {
  readonly of: Army['formation'];
  readonly kingdomName: string;
}) {
  const id = useId();
  const standing = standingIn(of);
  const palette = liveryPalette(kingdomName);
  return (
    <svg viewBox="-76 -66 152 104" className={styles.plan} aria-hidden="true">
      <defs>
        {[...new Set(standing.map((man) => man.of))].map((kind) => (
          <g key={kind} id={`${id}-${kind}`}>
            <Figure puppet={kind} side="A" palette={palette} />
          </g>
        ))}
      </defs>
      <ellipse cx="0" cy="10" rx="72" ry="25" className={styles.turf} />
      {standing.map((man, i) => (
        <use
          // oxlint-disable-next-line react/no-array-index-key -- the list is fixed
          key={i}
          href={`#${id}-${man.of}`}
          transform={`translate(${man.x.toFixed(1)} ${(man.y + 12).toFixed(1)}) scale(${SIZE})`}
        />
      ))}
    </svg>
  );
});

export function FormationOrder({
  army,
  kingdomName,
}: {
  readonly army: Army;
  readonly kingdomName: string;
}): ReactNode {
  const { run } = useDeeds();
  if (army.lockedBy !== null)
    return <p className={styles.note}>In battle: the order is given on the field, between two rounds.</p>;
  return (
    <div className={styles.formations}>
      <Segmented<Army['formation']>
        label="How this army draws up"
        value={army.formation}
        onChange={(formation) => {
          if (formation !== army.formation)
            void run(
              deed(
                setFormation,
                { formation, armyId: army.id },
                { label: `Draw up ${army.name}`, quiet: true },
              ),
            );
        }}
        segments={ArmyFormation.options.map((id) => ({
          value: id,
          label: kingdomContent.formations.get(id)?.name ?? id,
          picture: <FormationPicture of={id} kingdomName={kingdomName} />,
        }))}
      />
      <p className={styles.note}>{kingdomContent.formations.get(army.formation)?.numbers}</p>
    </div>
  );
}
