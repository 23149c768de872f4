// A guest keeps the kingdom: an e-mail, a password, and if wished a better name than the one it was given.

import type { ReactNode } from 'react';
import { later } from '../../realm/page/later.tsx';
import { session } from '../../session/session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAnnounce } from '../../ui/Toast.tsx';

/** It brings the library of forms, which nobody in the realm needs before. */
const FoundingForm = later(async () => (await import('./FoundingForm.tsx')).FoundingForm, {
  waiting: <Skeleton lines={6} label="The quill is being cut" />,
});

interface ClaimDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The name it bears so far. */
  readonly kingdomName: string;
}

export function ClaimDialog({ open, onOpenChange, kingdomName }: ClaimDialogProps): ReactNode {
  const announce = useAnnounce();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keep this kingdom"
      description="Everything you have done stays yours."
    >
      <FoundingForm
        kingdomName={kingdomName}
        label="Keep this kingdom"
        busyLabel="Sealing..."
        onSubmit={async ({ email, password, kingdomName: name }) => {
          const renamed = name === kingdomName ? {} : { kingdomName: name };
          const refusal = await session.claim({ email, password, ...renamed });
          if (refusal !== undefined) return refusal;
          announce({
            title: 'The kingdom is yours',
            body: 'Sign in from anywhere with your e-mail.',
            tone: 'good',
          });
          onOpenChange(false);
          return undefined;
        }}
      />
    </Dialog>
  );
}
