// What has just been learned, shown: a spell painted, with its words; a technology by what it gives.
import type { ReactNode } from 'react';
import { LatinText } from '../../realm/latin/LatinText.tsx';
import { SpellPicture } from '../../ui/art/magic/SpellPicture.tsx';
import { content } from './content.ts';
import { depictedOf } from './depicted.ts';
import styles from './Learned.module.css';

export function Learned({ id }: { readonly id: string }): ReactNode {
  const spell = content.spells.get(id);
  if (spell === undefined) {
    const technology = content.technologies.get(id);
    return (
      <>
        <h3 className={styles.name}>{technology?.name ?? id}</h3>
        <p className={styles.benefit}>{technology?.benefit}</p>
        <p>{technology?.description}</p>
      </>
    );
  }
  return (
    <div className={styles.learned}>
      <SpellPicture {...depictedOf(spell)} icon={spell.icon} />
      <div>
        <h3 className={styles.name}>{spell.name}</h3>
        <p className={styles.incantation}>
          <LatinText text={spell.incantation} english={spell.meaning} />
        </p>
        <p>{spell.description}</p>
        <p className={styles.benefit}>{spell.benefit}</p>
      </div>
    </div>
  );
}
