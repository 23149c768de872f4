// What came of an action, as a sealed leaf: the title, what was spent, the scribe's sentence, two columns of gains and
// losses, the ledger entry, and what to do next. A refusal is the same leaf without a seal.

import type { ReactNode } from 'react';
import { Seal } from './art/Seal.tsx';
import { classes } from './classes.ts';
import { Dialog } from './Dialog.tsx';
import { signed } from './numberText.ts';
import styles from './ResultDialog.module.css';

export interface ResultRow {
  readonly label: string;
  /** A change in number, coloured and signed; or a word. */
  readonly amount: number | string;
  /** Small words under the label: where it came from. */
  readonly note?: string;
}

export interface ResultColumn {
  readonly heading: string;
  readonly rows: readonly ResultRow[];
}

interface ResultDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** What was done and spent: "Recruit Vale pikes × 10 · 3 turns spent, 71 left". */
  readonly summary?: string;
  /** The scribe's sentence. */
  readonly story?: ReactNode;
  readonly columns?: readonly ResultColumn[];
  /** Short number of the ledger entry. */
  readonly entry?: string;
  readonly failed?: boolean;
  /** Tabs and details between the columns and the foot. */
  readonly children?: ReactNode;
  /** Buttons, the primary last. */
  readonly actions: ReactNode;
}

/** Rows of labels and signed figures under a rubricated heading. */
export function ResultList({ heading, rows }: ResultColumn): ReactNode {
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={row.label} className={styles.row}>
            <dt>
              {row.label}
              {row.note !== undefined && <span className={styles.note}>{row.note}</span>}
            </dt>
            <dd
              className={classes(
                typeof row.amount === 'number' && row.amount > 0 && styles.gain,
                typeof row.amount === 'number' && row.amount < 0 && styles.loss,
              )}
            >
              {typeof row.amount === 'number' ? signed(row.amount) : row.amount}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function ResultDialog({
  open,
  onOpenChange,
  title,
  summary,
  story,
  columns = [],
  entry,
  failed = false,
  children,
  actions,
}: ResultDialogProps): ReactNode {
  const filled = columns.filter((column) => column.rows.length > 0);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      calm
      {...(summary === undefined ? {} : { description: summary })}
      ornament={
        failed ? <Seal size={58} broken label="No seal was set" /> : <Seal size={58} pressed label="Sealed" />
      }
      footer={
        <>
          {entry !== undefined && <span className={styles.entry}>entry {entry}</span>}
          {actions}
        </>
      }
    >
      {story !== undefined && <p className={styles.story}>{story}</p>}
      {filled.length > 0 && (
        <div className={styles.columns}>
          {filled.map((column) => (
            <ResultList key={column.heading} {...column} />
          ))}
        </div>
      )}
      {children}
    </Dialog>
  );
}
