// What a player presses, writes and chooses with.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { Badge, CountBadge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { ResultDialog } from '../../ui/ResultDialog.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useAnnounce } from '../../ui/Toast.tsx';
import { TurnCostButton } from '../../ui/TurnCostButton.tsx';
import styles from './Gallery.module.css';

const nothing = (): void => undefined;

function Buttons(): ReactNode {
  return (
    <Leaf title="Buttons">
      <div className={styles.row}>
        <Button variant="primary">Answer</Button>
        <Button cost="6 turns">Build</Button>
        <Button variant="quiet">close</Button>
        <Button variant="primary" loading loadingLabel="Creating Your Kingdom...">
          Begin Your Reign
        </Button>
        <Button refusal="You have no mason’s yard.">Build</Button>
      </div>
      <div className={styles.row}>
        <TurnCostButton cost={3} turns={74} onPress={nothing}>
          Recruit
        </TurnCostButton>
        <TurnCostButton cost={5} turns={74} onPress={nothing} variant="mystical">
          Meditate
        </TurnCostButton>
        <TurnCostButton cost={1} turns={74} onPress={nothing} variant="secondary" size="sm">
          Scout
        </TurnCostButton>
        <TurnCostButton cost={12} turns={4} onPress={nothing} size="lg">
          Raise a host
        </TurnCostButton>
        <TurnCostButton cost={2} turns={74} onPress={nothing} loading>
          Collecting
        </TurnCostButton>
      </div>
    </Leaf>
  );
}

function Choices(): ReactNode {
  const [stance, setStance] = useState<'hold' | 'press' | 'feint' | 'back'>('press');
  const [terrain, setTerrain] = useState<'plains' | 'forest' | 'mountains'>();
  const [quantity, setQuantity] = useState(10);
  const [tab, setTab] = useState('construct');
  return (
    <Leaf title="Choices" aside={<CountBadge count={5} of="choices" />}>
      <div className={styles.stack}>
        <Tabs
          label="Buildings"
          value={tab}
          onChange={setTab}
          items={[
            {
              value: 'construct',
              label: 'Construct',
              content: <p>The mason waits with his line and level.</p>,
            },
            {
              value: 'upgrade',
              label: 'Upgrade',
              count: 2,
              content: <p>Two roofs could bear another floor.</p>,
            },
            {
              value: 'synergies',
              label: 'Synergies',
              content: <p>A granary by the mill saves the carter a day.</p>,
            },
          ]}
        />
        <Segmented
          label="Your orders"
          value={stance}
          onChange={setStance}
          segments={[
            { value: 'hold', label: 'Hold' },
            { value: 'press', label: 'Press' },
            { value: 'feint', label: 'Feint' },
            { value: 'back', label: 'Fall back', disabled: true },
          ]}
        />
        <Select
          label="Terrain"
          value={terrain}
          onChange={setTerrain}
          options={[
            { value: 'plains', label: 'Plains', note: 'Room for horses' },
            { value: 'forest', label: 'Forest', note: 'Archers see little' },
            { value: 'mountains', label: 'Mountains', disabled: true },
          ]}
        />
        <NumberStepper
          label="How many"
          value={quantity}
          min={1}
          max={50}
          onChange={setQuantity}
          hint="1 to 50 at once."
        />
        <Field label="Kingdom name" defaultValue="Aquilonia" hint="3 to 30 characters." />
        <Field label="E-mail" defaultValue="ysolt@" error="That does not look like an e-mail address." />
        <div className={styles.row}>
          <Badge>Line</Badge>
          <Badge tone="good">Built (3)</Badge>
          <Badge tone="bad">Short of gold</Badge>
          <Badge tone="mind">Researching</Badge>
          <Badge tone="earned">MAX</Badge>
        </div>
      </div>
    </Leaf>
  );
}

function Overlays(): ReactNode {
  const announce = useAnnounce();
  const [dialog, setDialog] = useState(false);
  const [result, setResult] = useState<'sealed' | 'failed'>();
  const done = (): void => setResult(undefined);
  return (
    <Leaf title="Laid over the page">
      <div className={styles.row}>
        <Button onClick={() => setDialog(true)}>Open a dialog</Button>
        <Button onClick={() => setResult('sealed')}>Seal a result</Button>
        <Button onClick={() => setResult('failed')}>Fail a result</Button>
        <Button
          onClick={() =>
            announce({
              title: 'Radbod of Nordmark challenges you',
              body: 'Open field, 2,140 power against your 2,310.',
              icon: 'war',
              action: { label: 'Answer', onPress: nothing },
            })
          }
        >
          Announce
        </Button>
      </div>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title="Challenge Nordmark"
        description="Their herald will answer within the hour."
        footer={
          <>
            <Button onClick={() => setDialog(false)}>Not now</Button>
            <Button variant="primary" onClick={() => setDialog(false)}>
              Send the challenge
            </Button>
          </>
        }
      >
        <Field label="A word to Radbod" placeholder="Bring your own crows." />
      </Dialog>
      <ResultDialog
        open={result !== undefined}
        onOpenChange={done}
        failed={result === 'failed'}
        title={result === 'failed' ? 'Action Failed' : 'The levy is sealed'}
        summary="Recruit Vale pikes × 10 · 3 turns spent, 71 left"
        story={
          result === 'failed'
            ? 'The paymaster counted twice and shook his head. Nothing was spent.'
            : 'Ten farmhands from the Vale take the spear. The smith had the heads ready.'
        }
        columns={
          result === 'failed'
            ? []
            : [
                {
                  heading: 'Spent and gained',
                  rows: [
                    { label: 'Gold', amount: -420 },
                    { label: 'Food', amount: -60 },
                    { label: 'Vale pikes', amount: 10 },
                    { label: 'Experience', amount: 12 },
                  ],
                },
                {
                  heading: 'While three turns passed',
                  rows: [
                    { label: 'Taxes', amount: 930 },
                    { label: 'Lumber camp', amount: 252 },
                    { label: 'Upkeep', amount: -96 },
                    { label: 'Grain eaten', amount: -36 },
                  ],
                },
              ]
        }
        entry="01J9-4F2C"
        actions={
          <>
            <Button onClick={done}>Again</Button>
            <Button variant="primary" onClick={done}>
              Done
            </Button>
          </>
        }
      />
    </Leaf>
  );
}

export function ControlsGallery(): ReactNode {
  return (
    <>
      <Buttons />
      <div className={styles.columns}>
        <Choices />
        <Overlays />
      </div>
    </>
  );
}
