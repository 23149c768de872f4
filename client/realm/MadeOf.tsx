// A number that can be opened: what it is made of, part by part, with the sum below. The parts are reckoned when it is opened.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { now } from '../session/clock.ts';
import { classes } from '../ui/classes.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { signed, whole } from '../ui/numberText.ts';
import { span } from '../ui/timeText.ts';
import type { Part } from './madeOf.ts';
import styles from './MadeOf.module.css';

interface MadeOfProps {
  /** Heads what is opened, and names the number for those who hear it: "Gold a turn". */
  readonly title: string;
  /** A line under it, where the sum needs a word. */
  readonly description?: string;
  readonly parts: () => readonly Part[];
  /** Of what: "%" stands behind each figure. */
  readonly unit?: string;
  /** A change a turn is signed, a stock is not. */
  readonly isChange?: boolean;
  readonly className?: string | undefined;
  /** The number as the screen shows it. */
  readonly children: ReactNode;
}

function Parts({
  title,
  parts,
  unit = '',
  isChange = false,
}: Pick<MadeOfProps, 'title' | 'unit' | 'isChange'> & { readonly parts: readonly Part[] }): ReactNode {
  const written = (amount: number): string => `${isChange ? signed(amount) : whole(amount)}${unit}`;
  const time = now();
  return (
    <table className={styles.parts} aria-label={title}>
      <tbody>
        {parts.map(({ name, note, amount, until }, index) => (
          // A thing may give twice: of its own, and a share of the rest.
          // oxlint-disable-next-line react/no-array-index-key -- the list is made anew with every opening
          <tr key={`${index} ${name}`}>
            <th scope="row">
              {name} <small>{until === null ? note : `${note}, for ${span(until - time)} more`}</small>
            </th>
            <td className={classes(amount < 0 && styles.ebb)}>{written(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Together</th>
          <td>{written(parts.reduce((sum, { amount }) => sum + amount, 0))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

export function MadeOf({ title, description, parts, className, children, ...told }: MadeOfProps): ReactNode {
  const [opened, setOpened] = useState<readonly Part[] | null>(null);
  return (
    <>
      <button
        type="button"
        className={classes(styles.number, className)}
        onClick={() => setOpened(parts())}
        aria-haspopup="dialog"
      >
        {children}
        <span className="visuallyHidden">: what it is made of</span>
      </button>
      {opened !== null && (
        <Dialog
          open
          calm
          onOpenChange={(open) => !open && setOpened(null)}
          title={title}
          {...(description === undefined ? {} : { description })}
        >
          {opened.length === 0 ? (
            <p>Nothing adds to it yet.</p>
          ) : (
            <Parts title={title} parts={opened} {...told} />
          )}
        </Dialog>
      )}
    </>
  );
}
