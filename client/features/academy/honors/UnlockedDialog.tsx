// A medal is handed over: the first of those not looked at yet, large, and the others of the same moment beneath. Closing says that they were looked at, to
// every window.
import type { ReactNode } from 'react';
import { valueOf } from '../../../session/queryClient.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { calls } from '../calls.ts';
import { useChange } from '../learning.ts';
import type { Learner } from '../learning.ts';
import { Medal } from '../../../ui/art/medal/Medal.tsx';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import styles from './honors.module.css';

export function UnlockedDialog({ honors }: { readonly honors: Learner['honors'] }): ReactNode {
  const { unlocked, earned } = honors;
  const see = useChange(async (seen: number) => valueOf(await calls.seeAchievements({ body: { seen } })));
  const [first, ...more] = unlocked.toSorted((one, other) => other.rewards.turns - one.rewards.turns);
  // What has been said to be looked at is not shown again, though the answer is still on its way.
  if (first === undefined || (see.variables ?? 0) >= earned) return null;
  const turns = unlocked.reduce((sum, { rewards }) => sum + rewards.turns, 0);
  const done = (): void => see.mutate(earned);
  return (
    <Dialog
      open
      calm
      onOpenChange={(open) => {
        if (!open) done();
      }}
      title={first.name}
      description="A medal was struck for you."
      footer={
        <Button variant="primary" onClick={done}>
          Awesome!
        </Button>
      }
    >
      <div className={styles.unlocked} data-testid="unlocked">
        <Medal id={first.id} category={first.category} tier={first.tier} size={132} />
        <p>{first.description}</p>
        <p className={styles.turns}>{`+${turns} turns earned!`}</p>
        {first.rewards.title !== undefined && (
          <p>
            New title:{' '}
            <b>
              <LatinText text={first.rewards.title.latin} />
            </b>
            , {first.rewards.title.english}
          </p>
        )}
        {more.length > 0 && (
          <ul className={styles.more} aria-label="And besides">
            {more.map(({ id, name, category, tier }) => (
              <li key={id}>
                <Medal id={id} category={category} tier={tier} size={44} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
