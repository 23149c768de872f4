// The last of the bench: name and level, what the sheet comes to, and the seal under it. What the realm refused stands beside what it is about.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MOST_CHARACTER_LEVEL } from '@sigilla/content/schema/character.ts';
import type { KingdomContent } from '@sigilla/engine/kingdom/content.ts';
import { newId } from '../../session/ids.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { AtSide } from './AtSide.tsx';
import { atLevel, type Draft } from './draft.ts';
import type { Fault } from './faults.ts';
import { suggestedName } from './names.ts';
import styles from './Builder.module.css';

/** Why nobody was made, and which part of the sheet it is about, if any. */
export type Refused = Fault | { readonly part: null; readonly says: string };

interface SheetDeskProps {
  readonly draft: Draft;
  readonly content: KingdomContent;
  readonly refused: Refused | null;
  /** What is still missing. */
  readonly fault: Fault | null;
  readonly isUnderway: boolean;
  readonly onChange: (changes: Partial<Draft>) => void;
  readonly onCreate: () => void;
  readonly onAnew: () => void;
}

export function SheetDesk({
  draft,
  content,
  refused,
  fault,
  isUnderway,
  onChange,
  onCreate,
  onAnew,
}: SheetDeskProps): ReactNode {
  const name = draft.name.trim();
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.stack}>
      <Field
        label="Name"
        value={draft.name}
        maxLength={40}
        autoComplete="off"
        error={refused?.part === 'name' ? refused.says : undefined}
        onChange={({ target }) => onChange({ name: target.value })}
        trailing={
          <Button
            size="sm"
            variant="quiet"
            onClick={() => onChange({ name: suggestedName(newId(), draft.ancestry) })}
          >
            Suggest
          </Button>
        }
      />
      <NumberStepper
        label="Level"
        value={draft.level}
        min={1}
        max={MOST_CHARACTER_LEVEL}
        withoutMost
        onChange={(level) => onChange(atLevel(draft, level))}
      />
      <AtSide draft={draft} content={content} />
      {refused !== null && refused.part === null && (
        <p className={styles.fault} role="alert">
          {refused.says}
        </p>
      )}
      <Button
        variant="primary"
        wide
        cost="costs no turn"
        loading={isUnderway}
        loadingLabel="Creating..."
        refusal={fault?.says}
        onClick={onCreate}
      >
        Create {name === '' ? 'the character' : name}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        // An empty bench has nothing to lose.
        onClick={() => (draft.ancestry === null && name === '' ? onAnew() : setAsking(true))}
      >
        Begin anew
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Begin anew?"
        calm
        footer={
          <>
            <Button
              variant="quiet"
              onClick={() => {
                setAsking(false);
                onAnew();
              }}
            >
              Clear the bench
            </Button>
            <Button variant="primary" onClick={() => setAsking(false)}>
              Go on with this one
            </Button>
          </>
        }
      >
        <p>Everything chosen on this bench is wiped away, the portrait with it, and cannot be had back.</p>
      </Dialog>
    </div>
  );
}
