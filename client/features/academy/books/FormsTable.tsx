// One table of a word's forms, to be read or to be filled in. A cell that is filled in is graded by itself when it is left; nothing is paid for it.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../../session/api.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './books.module.css';

interface Section {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly head: string;
    readonly cells: readonly (readonly { readonly text: string; readonly variant?: string | undefined }[])[];
  }[];
}

type Graded = { readonly isCorrect: boolean; readonly forms: readonly string[] } | { readonly error: string };

interface CellProps {
  readonly label: string;
  readonly wordId: string;
  readonly section: number;
  readonly row: number;
  readonly column: number;
}

function DrillCell({ label, wordId, ...place }: CellProps): ReactNode {
  const [answer, setAnswer] = useState('');
  const [graded, setGraded] = useState<Graded | null>(null);
  const grade = async (): Promise<void> => {
    if (answer.trim() === '') return;
    const said = await api.latin.drill({ body: { id: wordId, ...place, answer } });
    setGraded(said.ok ? said.value : { error: said.failure.error });
  };
  const isRight = graded !== null && 'isCorrect' in graded && graded.isCorrect;
  return (
    <>
      <input
        className={classes(styles.blank, graded !== null && (isRight ? styles.right : styles.wrong))}
        aria-label={label}
        value={answer}
        lang="la"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setAnswer(event.target.value);
          setGraded(null);
        }}
        onBlur={() => void grade()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void grade();
        }}
      />
      <output className={styles.verdict}>
        {graded !== null && 'error' in graded && graded.error}
        {graded !== null && 'forms' in graded && (
          <span lang="la">
            {isRight ? '✓ ' : ''}
            {graded.forms[0]}
          </span>
        )}
      </output>
    </>
  );
}

interface FormsTableProps {
  readonly wordId: string;
  readonly section: Section;
  /** Which of the word's tables it is. */
  readonly place: number;
  readonly drill: boolean;
  /** What a row's head means, where that is worth a word. */
  readonly explained: Readonly<Record<string, string>>;
}

export function FormsTable({ wordId, section, place, drill, explained }: FormsTableProps): ReactNode {
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
            {section.columns.map((column) => (
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
              {section.columns.map((column, at) => {
                const forms = cells[at] ?? [];
                return (
                  <td key={column} lang="la">
                    {forms.length > 0 && drill && (
                      <DrillCell
                        label={`${head}, ${column}`}
                        wordId={wordId}
                        section={place}
                        row={row}
                        column={at}
                      />
                    )}
                    {forms.length > 0 && !drill && (
                      <>
                        {forms[0]?.text}
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
