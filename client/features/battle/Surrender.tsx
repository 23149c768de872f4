// Laying down arms: asked twice, for it cannot be taken back. What it costs is said before it is done.
// Invariant: that it is done is told by the battle itself; here is only what stood in the way.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { surrenderBattle } from '@sigilla/engine/actions/war/surrenderBattle.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { layingDownArms } from '@sigilla/engine/battle/orders.ts';
import { send } from '../../realm/deeds.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { note } from './giveAndNote.ts';

/** What it means, by the kind of battle. */
const COST_WORDS: Readonly<Record<BattleView['kind'], string>> = {
  sparring: 'It is a bout: whoever fell gets up again, nothing is owed, and the day is theirs.',
  raid: 'It counts as a defeat: what a raider may carry off is carried off, your host loses 15 morale, and you learn nothing from the day.',
  ranked:
    'It counts as a defeat: honor and spoils are theirs, your host loses 15 morale, and you learn nothing from the day.',
};

interface SurrenderProps {
  readonly battle: Pick<BattleView, 'id' | 'serverId' | 'kind'>;
  /** The coming round. */
  readonly round: number;
  readonly rivalName: string;
  /** Men of one's own who still stand. */
  readonly standing: number;
  /** Why nothing can be sent at the moment. */
  readonly hindrance: string | undefined;
}

export function Surrender({ battle, round, rivalName, standing, hindrance }: SurrenderProps): ReactNode {
  const [asking, setAsking] = useState(false);
  const [underway, setUnderway] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const surrender = async (): Promise<void> => {
    setUnderway(true);
    setRefusal(undefined);
    const outcome = await send(battle.serverId, false, surrenderBattle.wire({ battleId: battle.id }));
    setUnderway(false);
    if (outcome.success) {
      note(battle.id, round, layingDownArms);
      setAsking(false);
    } else setRefusal(outcome.error);
  };
  return (
    <>
      <Button size="sm" variant="quiet" waits={hindrance} onClick={() => setAsking(true)}>
        Surrender…
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={`Surrender to ${rivalName}?`}
        calm
        footer={
          <>
            <Button
              variant="quiet"
              loading={underway}
              loadingLabel="The white flag goes up…"
              onClick={() => void surrender()}
            >
              Lay down our arms
            </Button>
            <Button variant="primary" onClick={() => setAsking(false)}>
              Fight on
            </Button>
          </>
        }
      >
        <p>
          The battle ends before the next blow, and {standing === 1 ? 'the one man' : `the ${standing} men`}{' '}
          who still {standing === 1 ? 'stands' : 'stand'} {standing === 1 ? 'goes' : 'go'} home.{' '}
          {COST_WORDS[battle.kind]} It cannot be taken back.
        </p>
        <Refusal>{refusal}</Refusal>
      </Dialog>
    </>
  );
}
