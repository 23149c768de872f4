// A word's page: everything that is known of it, its forms folded away beneath. Every example can be touched word by word.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/Badge.tsx';
import { QueryState } from '../../../realm/QueryState.tsx';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { Spoken } from '../answering/Spoken.tsx';
import { entryQuery } from '../queries.ts';
import { HangWord } from './HangWord.tsx';
import { FormsTable } from './FormsTable.tsx';
import styles from './books.module.css';

/** Parts of an entry that are a paragraph each, with the names the specification gives them. */
const NOTES = [
  ['Etymology', 'etymology'],
  ['Usage Notes', 'usage'],
  ['Grammar Notes', 'grammarNotes'],
  ['Literary Usage', 'literaryUsage'],
  ['Cultural Context', 'culturalNotes'],
] as const;

/** "Pater fīlium amat. – The father loves …": its Latin can be touched. */
function Example({ text }: { readonly text: string }): ReactNode {
  const [latin = text, ...rest] = text.split(/ (?=[—–-] )/u);
  return (
    <li>
      <LatinText text={latin} /> {rest.join(' ')}
    </li>
  );
}

export function DictionaryEntry({ id }: { readonly id: string }): ReactNode {
  const query = useQuery(entryQuery(id));
  return (
    <QueryState query={query} waiting="Turning to the page" failure="The page could not be fetched">
      {({ entry, latin, table }) => (
        <article className={styles.entry} aria-label={`Entry ${entry.latin}`}>
          <h3 lang="la" className={styles.headword}>
            {entry.latin}
          </h3>
          <p className={styles.badges}>
            <Badge>{entry.partOfSpeech}</Badge> <Badge>{`Level ${entry.level}`}</Badge>{' '}
            <Badge>{`Frequency ${entry.frequency}`}</Badge>
          </p>
          <p className={styles.definition}>{entry.definition}</p>
          <HangWord key={id} id={id} />
          {entry.examples.length > 0 && (
            <section>
              <h4 className={styles.rubric}>Examples</h4>
              <ul className={styles.examples}>
                {entry.examples.map((example) => (
                  <Example key={example} text={example} />
                ))}
              </ul>
            </section>
          )}
          {NOTES.map(([title, field]) =>
            entry[field] === undefined ? null : (
              <section key={field}>
                <h4 className={styles.rubric}>{title}</h4>
                <p>
                  <Spoken text={entry[field]} latin={latin} />
                </p>
              </section>
            ),
          )}
          {entry.relatedWords !== undefined && (
            <section>
              <h4 className={styles.rubric}>Related Words</h4>
              <ul className={styles.examples}>
                {entry.relatedWords.map((word) => (
                  <Example key={word} text={word} />
                ))}
              </ul>
            </section>
          )}
          {entry.alternativeForms !== undefined && (
            <section>
              <h4 className={styles.rubric}>Alternative Forms</h4>
              <p>
                <LatinText text={entry.alternativeForms.join(', ')} />
              </p>
            </section>
          )}
          {table !== null && (
            <details className={styles.fold}>
              <summary>All its forms</summary>
              {table.sections.map((section, place) => (
                <FormsTable
                  key={section.title}
                  wordId={id}
                  section={section}
                  place={place}
                  drill={null}
                  explained={{}}
                />
              ))}
            </details>
          )}
        </article>
      )}
    </QueryState>
  );
}
