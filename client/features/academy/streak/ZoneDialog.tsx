// Which clock tells a learner's days. It counts from the next midnight there, and can be changed once in seven days; the server says so.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { valueOf } from '../../../session/queryClient.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Waits } from '../answering/Waits.tsx';
import { calls } from '../calls.ts';
import { useChange } from '../learning.ts';
import { zoneText } from './zones.ts';

const ZONES = Intl.supportedValuesOf('timeZone');

interface ZoneDialogProps {
  readonly timeZone: string;
  /** The zone that stands there to begin with: where the learner seems to be. */
  readonly wish: string;
  readonly onClose: () => void;
}

export function ZoneDialog({ timeZone, wish, onClose }: ZoneDialogProps): ReactNode {
  const [zone, setZone] = useState(wish);
  const change = useChange(async (to: string) => valueOf(await calls.timeZone({ body: { timeZone: to } })));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Where your day ends"
      description="Scrolls and streak are counted by your own days. Another clock counts from its next midnight, and can be chosen once in seven days."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            loading={change.isPending}
            refusal={zone === timeZone ? 'That is your clock already.' : undefined}
            onClick={() => change.mutate(zone, { onSuccess: onClose })}
          >
            Live by this clock
          </Button>
        </>
      }
    >
      <Field
        label="Time zone"
        hint="Begin to type a city: Rome, Tokyo, New York."
        list="zones"
        value={zone}
        maxLength={64}
        error={change.error?.message}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setZone(event.target.value)}
      />
      <Waits sending={change}>Your choice stands here, and counts when it is back.</Waits>
      <datalist id="zones">
        {ZONES.map((one) => (
          <option key={one} value={one}>
            {zoneText(one)}
          </option>
        ))}
      </datalist>
    </Dialog>
  );
}
