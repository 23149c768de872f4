// What an army does in a battle while its ruler says nothing: its bearing and whom it looks for, or what its captains make of it.
import type { ReactNode } from 'react';
import { setDoctrine } from '@sigilla/engine/actions/army/setDoctrine.ts';
import { CAPTAINS_DECIDE, Doctrine } from '@sigilla/engine/battle/orders.ts';
import type { Army } from '@sigilla/engine/kingdom/kingdom.ts';
import { useDeeds } from '../../realm/actions.tsx';
import { STANCE_WORDS, TARGET_WORDS } from '../../realm/battle/words.ts';
import { deed } from '../../realm/deed.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './Army.module.css';

const CAPTAINS = { label: 'Captains decide' };

export function DoctrineOrder({ army }: { readonly army: Army }): ReactNode {
  const { run } = useDeeds();
  // A server of an earlier version tells of none.
  const doctrine: Doctrine = { ...CAPTAINS_DECIDE, ...army.doctrine };
  const settle = (change: Partial<Doctrine>): void => {
    const next = { ...doctrine, ...change };
    if (next.stance !== doctrine.stance || next.target !== doctrine.target)
      void run(
        deed(setDoctrine, { ...next, armyId: army.id }, { label: `Instruct ${army.name}`, quiet: true }),
      );
  };
  if (army.lockedBy !== null) return null;
  return (
    <div className={styles.doctrine}>
      <Segmented<Doctrine['stance']>
        label="How it bears itself while you are away"
        labelShown
        value={doctrine.stance}
        onChange={(stance) => settle({ stance })}
        segments={Doctrine.shape.stance.options.map((value) => ({
          value,
          label: (value === 'captains' ? CAPTAINS : STANCE_WORDS[value]).label,
        }))}
      />
      <Segmented<Doctrine['target']>
        label="Whom it looks for while you are away"
        labelShown
        value={doctrine.target}
        onChange={(target) => settle({ target })}
        segments={Doctrine.shape.target.options.map((value) => ({
          value,
          label: (value === 'captains' ? CAPTAINS : TARGET_WORDS[value]).label,
        }))}
      />
      <p className={styles.note}>
        These stand until you speak in a battle. They are sworn to with the host, so your rival can read them;
        captains answer what the enemy does.
      </p>
    </div>
  );
}
