// Taking one of a kind down: asked twice, with what comes home and what does not.
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import { demolishBuilding } from '@sigilla/engine/actions/economy/demolishBuilding.ts';
import { salvage } from '@sigilla/engine/kingdom/buildings.ts';
import { useDeed } from '../../realm/actions.tsx';
import { deed } from '../../realm/deed.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { counted, whole } from '../../ui/numberText.ts';

export function TakeDown({
  definition,
  level,
}: {
  readonly definition: BuildingDefinition;
  readonly level: number;
}): ReactNode {
  const [open, setOpen] = useState(false);
  const { gold = 0, materials = 0 } = salvage(definition, level);
  const demolition = deed(
    demolishBuilding,
    { buildingId: definition.id },
    { label: `Take down ${definition.name}` },
  );
  const { isUnderway, waits, refusal, run } = useDeed(demolition);
  const press = async (): Promise<void> => {
    setOpen(false);
    await run();
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        loading={isUnderway}
        waits={waits}
        refusal={refusal}
        onClick={() => setOpen(true)}
      >
        Take down<span className="visuallyHidden"> {definition.name}</span>
      </Button>
      {open && (
        <Dialog
          open
          calm
          onOpenChange={setOpen}
          title={`Take down one ${definition.name}?`}
          footer={
            <>
              <Button onClick={() => setOpen(false)}>Leave it standing</Button>
              <Button variant="primary" cost="1 turn" onClick={() => void press()}>
                Take it down
              </Button>
            </>
          }
        >
          <p>
            {whole(gold)} gold and {whole(materials)} materials come home, and{' '}
            {counted(definition.costs.land, 'acre is', 'acres are')} free again. Mana and research that went
            into it do not.
          </p>
        </Dialog>
      )}
    </>
  );
}
