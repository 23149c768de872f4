// What an army at home may be told besides its formation: to divide, or to join another. A refused order says why.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { mergeArmies } from '@sigilla/engine/actions/army/mergeArmies.ts';
import { LEAST_ARMY, MOST_ARMIES } from '@sigilla/engine/kingdom/hosts.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import type { Army } from '@sigilla/engine/kingdom/kingdom.ts';
import { deed } from '../../realm/deed.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { useOwn } from '../../realm/useKingdom.ts';
import { Button } from '../../ui/Button.tsx';
import { DivideDialog } from './DivideDialog.tsx';
import styles from './Army.module.css';

interface ArmyOrdersProps {
  readonly army: Army;
}

function JoinButton({
  army,
  into,
}: {
  readonly army: Army;
  readonly into: Pick<Army, 'id' | 'name'>;
}): ReactNode {
  const joining = deed(
    mergeArmies,
    { armyId: army.id, intoId: into.id },
    { label: `${army.name} joins ${into.name}`, quiet: true },
  );
  return (
    <DeedButton size="sm" deed={joining}>
      Join {into.name}
    </DeedButton>
  );
}

/** Why it can't be divided, before anybody is chosen. */
const undivided = (army: Army, armies: number): string | undefined => {
  if (armies >= MOST_ARMIES) return `${MOST_ARMIES} armies are all that a kingdom can feed.`;
  return menIn(army.units) < 2 * LEAST_ARMY
    ? `It takes ${2 * LEAST_ARMY} soldiers to make two armies.`
    : undefined;
};

export function ArmyOrders({ army }: ArmyOrdersProps): ReactNode {
  const [dividing, setDividing] = useState(false);
  const armies = useOwn((kingdom) => kingdom.armies.map(({ id, name }) => ({ id, name })));
  if (army.lockedBy !== null) return null;
  return (
    <div className={styles.orders} role="group" aria-label={`Orders for ${army.name}`}>
      <Button size="sm" refusal={undivided(army, armies.length)} onClick={() => setDividing(true)}>
        Divide
      </Button>
      {armies
        .filter(({ id }) => id !== army.id)
        .map((into) => (
          <JoinButton key={into.id} army={army} into={into} />
        ))}
      {dividing && <DivideDialog army={army} onClose={() => setDividing(false)} />}
    </div>
  );
}
