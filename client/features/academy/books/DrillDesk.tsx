// About a drill: over it, which table and which of its columns it is of; under it, where the pen ends, how it stands and the way on to the next.
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { counted } from '../../../ui/numberText.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Select } from '../../../ui/Select.tsx';
import { partAfter } from './drillParts.ts';
import type { DrillPart } from './drillParts.ts';
import styles from './books.module.css';

interface DrillProps {
  readonly parts: readonly DrillPart[];
  readonly part: DrillPart;
}

interface ChoiceProps extends DrillProps {
  readonly onChoose: (part: DrillPart) => void;
}

export function DrillChoice({ parts, part, onChoose }: ChoiceProps): ReactNode {
  const tables = [...new Set(parts.map(({ table }) => table))];
  const columns = parts.flatMap(({ table, column }) =>
    table === part.table && column !== null ? [{ value: column, label: column }] : [],
  );
  if (parts.length < 2) return null;
  return (
    <div className={styles.drilled}>
      <Select
        label="Drill"
        options={tables.map((table) => ({ value: table, label: table }))}
        value={part.table}
        onChange={(chosen) => onChoose(parts.find(({ table }) => table === chosen) ?? part)}
      />
      {columns.length > 1 && (
        <Segmented
          label="Column"
          value={part.column ?? ''}
          onChange={(column) => onChoose({ table: part.table, column })}
          segments={columns}
        />
      )}
    </div>
  );
}

interface TallyProps extends DrillProps {
  /** How many forms it asks for. */
  readonly blanks: number;
  /** Blanks that have been graded, and how. */
  readonly graded: ReadonlyMap<string, boolean>;
  /** All of it is filled in: on to what comes after it. */
  readonly onNext: (part: DrillPart) => void;
  readonly onAnew: () => void;
}

export function DrillTally({ parts, part, blanks, graded, onNext, onAnew }: TallyProps): ReactNode {
  const right = [...graded.values()].filter(Boolean).length;
  const next = partAfter(parts, part);
  return (
    <div className={styles.tally}>
      <output>
        {graded.size === 0
          ? 'Fill in what you like, without macrons if you like. Enter goes on to the next blank.'
          : right === blanks
            ? `All ${blanks} right.`
            : `${right} of ${counted(graded.size, 'form')} right.`}
      </output>
      {graded.size === blanks && next !== undefined && (
        <Button size="sm" onClick={() => onNext(next)}>
          On to: {next.column ?? next.table}
        </Button>
      )}
      {graded.size > 0 && (
        <Button size="sm" variant="quiet" onClick={onAnew}>
          Begin anew
        </Button>
      )}
    </div>
  );
}
