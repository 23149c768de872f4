// A guest who logs out loses the kingdom, since nothing but this browser knows whose it is: so they are asked, and may keep it instead.

import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly kingdomName: string;
  readonly onKeep: () => void;
  readonly onLeave: () => void;
}

export function LeaveDialog({
  open,
  onOpenChange,
  kingdomName,
  onKeep,
  onLeave,
}: LeaveDialogProps): ReactNode {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Leave ${kingdomName}?`}
      calm
      footer={
        <>
          <Button variant="quiet" onClick={onLeave}>
            Leave it for good
          </Button>
          <Button onClick={() => onOpenChange(false)}>Stay</Button>
          <Button variant="primary" onClick={onKeep}>
            Keep this kingdom
          </Button>
        </>
      }
    >
      <p>
        You rule as a guest: only this browser knows that {kingdomName} is yours. Once you log out, nobody can
        open its gates again, not even you. Give it an e-mail and a password, and it waits for you anywhere.
      </p>
    </Dialog>
  );
}
