// The button of whatever costs turns (latin.md §2.14): the cost as a badge, refused with "Not enough turns (need N)" when
// the purse is short. Invariant: short turns or another refusal never call onPress; the reason is read out with the button.

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { counted } from './numberText.ts';
import { Tooltip } from './Tooltip.tsx';
import { turnShortage } from './turnText.ts';
import { busyClass, pressableClass } from './pressable.ts';
import styles from './TurnCostButton.module.css';

export interface TurnCostButtonProps {
  readonly children: ReactNode;
  /** Turns it takes. */
  readonly cost: number;
  /** Turns in the purse; undefined while they are loading. */
  readonly turns: number | undefined;
  readonly onPress: () => void;
  readonly variant?: 'primary' | 'mystical' | 'secondary';
  readonly size?: 'sm' | 'md' | 'lg';
  readonly loading?: boolean;
  /** Another reason why not, shown when turns suffice. */
  readonly refusal?: string | undefined;
  /** Why it has to wait for a moment, while another deed is under way. */
  readonly waits?: string | undefined;
  readonly wide?: boolean;
}

export function TurnCostButton({
  children,
  cost,
  turns,
  onPress,
  variant = 'primary',
  size = 'md',
  loading = false,
  refusal,
  waits,
  wide = false,
}: TurnCostButtonProps): ReactNode {
  const reasonId = useId();
  const [told, setTold] = useState(false);
  const reason = waits ?? turnShortage(cost, turns) ?? refusal;
  const held = loading || reason !== undefined || turns === undefined;
  const button = (
    <button
      type="button"
      className={pressableClass(styles, { variant, size, wide })}
      aria-disabled={held || undefined}
      aria-busy={loading || undefined}
      aria-describedby={reason === undefined ? undefined : reasonId}
      onClick={() => {
        // A finger has no hover: pressing a refused button tells its reason.
        if (reason !== undefined) setTold(true);
        else if (!held) onPress();
      }}
    >
      {loading && <span className={busyClass} aria-hidden="true" />}
      <span>{children}</span>
      <span className={styles.badge}>
        <Icon icon="turns" size={14} />
        {counted(cost, 'turn')}
      </span>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </button>
  );
  // The same button, with the focus that it had, when a reason comes and goes.
  return (
    <Tooltip text={reason ?? ''} open={told && reason !== undefined} onOpenChange={setTold}>
      {button}
    </Tooltip>
  );
}
