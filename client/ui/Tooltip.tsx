// A word beside the pointer or the focus. It repeats or adds; nothing a player must know is kept in a tooltip alone.

import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

/** Put once around the app: tooltips share their delay. */
export function TooltipProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <RadixTooltip.Provider delayDuration={300} skipDelayDuration={200}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface TooltipProps {
  readonly text: string;
  /** One focusable element. */
  readonly children: ReactElement;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

export function Tooltip({ text, children, open, onOpenChange }: TooltipProps): ReactNode {
  return (
    <RadixTooltip.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className={styles.tip} sideOffset={6} collisionPadding={8}>
          {text}
          <RadixTooltip.Arrow className={styles.arrow} width={12} height={6} />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
