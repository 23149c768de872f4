// One table of a word's forms, to be read or to be filled in. A cell that is filled in is graded by itself when it is left; nothing is paid for it.
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { valueOf } from '../../../session/queryClient.ts';
import { classes } from '../../../ui/classes.ts';
import { calls } from '../calls.ts';
import { mayComeLater, soonAgain } from '../learning.ts';
import { parted, stemsOf } from './endings.ts';
import styles from './books.module.css';

export interface Section {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly head: string;
    readonly cells: readonly (readonly { readonly text: string; readonly variant?: string | undefined }[])[];
  }[];
}

interface CellProps {
  readonly leads: boolean;
  readonly onGraded: (cell: string, isRight: boolean) => void;
  readonly label: string;
  readonly wordId: string;
  readonly section: number;
  readonly row: number;
  readonly column: number;
}

/** Goes to the next blank of the book, whichever table it stands in. */
const goOn = (from: HTMLInputElement): void => {
  const blanks = [
    ...(from.closest('[role=dialog]') ?? document).querySelectorAll<HTMLInputElement>('td input'),
  ];
  blanks[blanks.indexOf(from) + 1]?.focus();
};

/** One function for all blanks, so that none takes the pen but when it is first there. */
const takePen = (blank: HTMLInputElement | null): void => blank?.focus();

function DrillCell({ label, wordId, onGraded, leads, ...place }: CellProps): ReactNode {
  const [answer, setAnswer] = useState('');
  const grading = useMutation({
    retry: mayComeLater,
    retryDelay: soonAgain,
    mutationFn: async (written: string) =>
      valueOf(await calls.drill({ body: { id: wordId, ...place, answer: written } })),
    onSuccess: ({ isCorrect }) => onGraded(`${place.section} ${place.row} ${place.column}`, isCorrect),
  });
  const { data: graded, error, isPending, isPaused, failureCount } = grading;
  // Whoever presses Enter leaves the cell too: it is graded once.
  const grade = (): void => {
    if (answer.trim() !== '' && (grading.isIdle || grading.variables !== answer)) grading.mutate(answer);
  };
  const isRight = graded?.isCorrect === true;
  return (
    <>
      <input
        ref={leads ? takePen : null}
        className={classes(styles.blank, graded !== undefined && (isRight ? styles.right : styles.wrong))}
        aria-label={label}
        value={answer}
        lang="la"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setAnswer(event.target.value);
          grading.reset();
        }}
        onBlur={grade}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          grade();
          goOn(event.currentTarget);
        }}
      />
      <output className={styles.verdict}>
        {isPending && (isPaused || failureCount > 0) && 'The line is down: this waits for it.'}
        {error?.message}
        {graded !== undefined && (
          <span lang="la">
            <span className="visuallyHidden" lang="en">
              {isRight ? 'Right: ' : 'Not so, but '}
            </span>
            <span aria-hidden="true">{isRight ? '✓ ' : '✗ '}</span>
            <span>{graded.forms[0]}</span>
          </span>
        )}
      </output>
    </>
  );
}

/** A form with its ending in red. */
function Form({ text, stem }: { readonly text: string; readonly stem: string }): ReactNode {
  const [start, ending] = parted(text, stem);
  return (
    <>
      {start}
      {ending !== '' && <span className={styles.ending}>{ending}</span>}
    </>
  );
}

interface FormsTableProps {
  readonly wordId: string;
  readonly section: Section;
  /** Which of the word's tables it is. */
  readonly place: number;
  /** The one column that is shown, by its head; all of them without it. */
  readonly column?: string | null | undefined;
  /** The first blank is under the pen at once: whoever came from another drill goes on writing. */
  readonly leads?: boolean;
  /** Who is told of each blank that is graded; null where the forms are to be read. */
  readonly drill: CellProps['onGraded'] | null;
  /** What a row's head means, where that is worth a word. */
  readonly explained: Readonly<Record<string, string>>;
}

export function FormsTable({
  wordId,
  section,
  place,
  column: only = null,
  leads = false,
  drill,
  explained,
}: FormsTableProps): ReactNode {
  const shown = section.columns.flatMap((column, at) =>
    only === null || only === column ? [{ column, at }] : [],
  );
  const stems = useMemo(() => stemsOf(section), [section]);
  const first = section.rows.findIndex(({ cells }) => (cells[shown[0]?.at ?? 0] ?? []).length > 0);
  return (
    // It may be wider than a phone: then it scrolls by itself, and can be reached by keyboard to do so.
    <section
      className={styles.tableFrame}
      aria-label={section.title === '' ? 'Forms' : section.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        {section.title !== '' && <caption>{section.title}</caption>}
        <thead>
          <tr>
            <th scope="col">
              <span className="visuallyHidden">Form</span>
            </th>
            {shown.map(({ column }) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map(({ head, cells }, row) => (
            <tr key={head}>
              <th scope="row">
                {head}
                {explained[head] !== undefined && <small>{explained[head]}</small>}
              </th>
              {shown.map(({ column, at }) => {
                const forms = cells[at] ?? [];
                return (
                  <td key={column} lang="la">
                    {forms.length > 0 && drill !== null && (
                      <DrillCell
                        label={`${head}, ${column}`}
                        leads={leads && row === first && at === shown[0]?.at}
                        onGraded={drill}
                        wordId={wordId}
                        section={place}
                        row={row}
                        column={at}
                      />
                    )}
                    {forms.length > 0 && drill === null && (
                      <>
                        <Form text={forms[0]?.text ?? ''} stem={stems[at] ?? ''} />
                        {forms.slice(1).map(({ text }) => (
                          <small key={text}>{text}</small>
                        ))}
                      </>
                    )}
                    {forms.length === 0 && <span aria-label="none">–</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
