// The battle's address, to be handed on. Invariant: where the browser gives no clipboard, the address still stands there to be copied.
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { Button } from '../../ui/Button.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import styles from './ShareLink.module.css';

export function ShareLink({ battle }: { readonly battle: BattleView }): ReactNode {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const id = useId();
  const address = `${location.origin}/battles/${battle.id}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <Leaf title="Show it to others">
      <div className={styles.share}>
        <label htmlFor={id}>
          {battle.status === 'settled'
            ? 'Anyone with this address can watch the battle again, with or without a kingdom.'
            : 'Anyone with this address can watch from the hill, with or without a kingdom.'}
        </label>
        <div className={styles.row}>
          <input id={id} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
          <Button onClick={() => void copy()}>{copied === 'yes' ? 'Copied' : 'Copy the link'}</Button>
        </div>
        <p className={styles.note} aria-live="polite">
          {copied === 'failed' &&
            'The browser keeps its clipboard to itself. Select the address and copy it.'}
          {copied === 'yes' && 'The link is in your clipboard.'}
        </p>
      </div>
    </Leaf>
  );
}
