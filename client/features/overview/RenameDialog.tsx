// Another name for the kingdom. The law of names is the engine's and speaks while the name is being written; whether somebody
// else bears it already, the steward says.
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { renameKingdom } from '@sigilla/engine/actions/economy/renameKingdom.ts';
import { useDeed } from '../../realm/actions.tsx';
import { deed } from '../../realm/deed.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';

interface RenameDialogProps {
  /** The name it bears so far. */
  readonly name: string;
  readonly onClose: () => void;
}

export function RenameDialog({ name: current, onClose }: RenameDialogProps): ReactNode {
  const formId = useId();
  const [name, setName] = useState(current);
  const renaming = deed(renameKingdom, { name }, { label: `Rename ${current}` });
  const { refusal, waits, isUnderway, run } = useDeed(renaming);
  const rename = async (): Promise<void> => {
    if (refusal !== undefined) return;
    const outcome = await run();
    if (outcome?.success === true) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Rename the kingdom"
      description="It takes no turns. The chronicle remembers both names."
      footer={
        <>
          <Button onClick={onClose}>Keep the old one</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={isUnderway}
            waits={waits}
            refusal={name === current ? 'Write the new name first.' : refusal}
          >
            Rename
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <Field
          label="New name"
          hint="3 to 30 characters."
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
