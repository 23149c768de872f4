// Who leaves an army to be one of their own: a number for each kind, and what stays behind.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { splitArmy } from '@sigilla/engine/actions/army/splitArmy.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import type { Army, ArmyUnit } from '@sigilla/engine/kingdom/kingdom.ts';
import { useDeed } from '../../realm/actions.tsx';
import { deed } from '../../realm/deed.ts';
import { useOwn } from '../../realm/useKingdom.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { counted } from '../../ui/numberText.ts';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { TurnCostButton } from '../../ui/TurnCostButton.tsx';
import styles from './Army.module.css';

const keyOf = ({ unitId, veteranLevel }: ArmyUnit): string => `${unitId} ${veteranLevel}`;

const kindOf = ({ unitId, veteranLevel }: ArmyUnit): string => {
  const name = kingdomContent.units.get(unitId)?.plural ?? unitId;
  return veteranLevel === 'recruit' ? name : `${name}, ${veteranLevel}`;
};

interface DivideDialogProps {
  readonly army: Army;
  readonly onClose: () => void;
}

export function DivideDialog({ army, onClose }: DivideDialogProps): ReactNode {
  const held = useOwn(({ turns: { turns: left } }) => left);
  // Half of every kind, to begin with.
  const [leaving, setLeaving] = useState<ReadonlyMap<string, number>>(
    () => new Map(army.units.map((unit) => [keyOf(unit), Math.floor(unit.quantity / 2)])),
  );
  const units = army.units.flatMap((unit) => {
    const quantity = Math.min(unit.quantity, leaving.get(keyOf(unit)) ?? 0);
    const { unitId, veteranLevel } = unit;
    return quantity > 0 ? [{ unitId, veteranLevel, quantity }] : [];
  });
  const men = units.reduce((sum, { quantity }) => sum + quantity, 0);
  const dividing = deed(splitArmy, { armyId: army.id, units }, { label: `Divide ${army.name}`, quiet: true });
  const { preview, turns, refusal, waits, isUnderway, run } = useDeed(dividing);
  const divide = async (): Promise<void> => {
    const outcome = await run();
    if (outcome?.success === true) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Divide ${army.name}`}
      description="Who leaves, to march under a banner of their own. They keep their spirits, their supplies and their formation."
      footer={
        <>
          <p className={styles.note}>
            {counted(men, 'soldier')} leave, {counted(menIn(army.units) - men, 'soldier')} stay.
          </p>
          <Button onClick={onClose}>Leave them together</Button>
          <TurnCostButton
            cost={preview === null ? 1 : turns}
            turns={held}
            loading={isUnderway}
            waits={waits}
            refusal={men === 0 ? 'Choose who leaves first.' : refusal}
            onPress={() => void divide()}
          >
            Divide
          </TurnCostButton>
        </>
      }
    >
      <ul className={styles.leaving}>
        {army.units.map((unit) => (
          <li key={keyOf(unit)}>
            <NumberStepper
              label={kindOf(unit)}
              min={0}
              max={unit.quantity}
              value={Math.min(unit.quantity, leaving.get(keyOf(unit)) ?? 0)}
              onChange={(quantity) => setLeaving(new Map([...leaving, [keyOf(unit), quantity]]))}
              hint={`Of ${unit.quantity}.`}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
