// A copy of all that is one's own, as a file to keep.
import type { ReactNode } from 'react';
import { now } from '../../session/clock.ts';
import { Button } from '../../ui/Button.tsx';
import { handOver, jsonFile } from '../../ui/handOver.ts';
import { Leaf } from '../../ui/Leaf.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { calls } from './calls.ts';
import { useSending } from './useSending.ts';
import styles from './Account.module.css';

const fileName = (at: number): string => `sigilla-account-${new Date(at).toISOString().slice(0, 10)}.json`;

export function CopyLeaf(): ReactNode {
  const { isUnderway, failure, send } = useSending();
  return (
    <Leaf title="A copy of all that is yours">
      <div className={styles.form}>
        <p>
          Everything the realm keeps of you, as one file of JSON: account, kingdoms and their ledgers, battles
          as you may see them, characters, notices, and what you have learned, card by card. What proves your
          password is not in it, nor what is another’s.
        </p>
        <Refusal>{failure?.error}</Refusal>
        <Button
          loading={isUnderway}
          loadingLabel="Copying it out…"
          onClick={() =>
            send(
              () => calls.copy(),
              ({ copy }) => handOver(jsonFile(copy, 1), fileName(now())),
            )
          }
        >
          Copy it out
        </Button>
      </div>
    </Leaf>
  );
}
