// The one button by which a guest begins, with what the realm says where it can't be.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { session } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { asNewcomer } from './unreached.ts';

interface GuestButtonProps {
  readonly children: ReactNode;
  /** Done before a kingdom is founded. */
  readonly before?: () => Promise<void> | void;
}

export function GuestButton({ children, before }: GuestButtonProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const begin = async (): Promise<void> => {
    setBusy(true);
    await before?.();
    setRefusal(asNewcomer(await session.guest())?.error);
    setBusy(false);
  };
  return (
    <>
      <Refusal>{refusal}</Refusal>
      <Button
        variant="primary"
        size="lg"
        wide
        loading={busy}
        loadingLabel="Creating Your Kingdom..."
        onClick={() => void begin()}
      >
        {children}
      </Button>
    </>
  );
}
