// English put into Latin, with how sure one may be, and what else it could be.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LineDown } from '../../../ui/LineDown.tsx';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { translationQuery } from '../queries.ts';
import styles from './books.module.css';

export function Translator(): ReactNode {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const query = useQuery(translationQuery(asked));
  const said = query.data;
  return (
    <div className={styles.stack}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(text.trim());
        }}
      >
        <Field
          label="English to Latin"
          hint="A word, a phrase or a plain sentence; what is not sure is said to be so."
          maxLength={400}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={query.isError ? 'Translation service encountered an error. Please try again.' : undefined}
          trailing={
            <Button
              size="sm"
              type="submit"
              loading={query.isFetching}
              {...(text.trim() === '' ? { refusal: 'Write something first.' } : {})}
            >
              Translate
            </Button>
          }
        />
      </form>
      {query.isPaused && <LineDown>Your English waits here, and is put into Latin when it is back.</LineDown>}
      <div aria-live="polite" className={styles.stack}>
        {said !== undefined && said.entry !== null && (
          <p className={styles.translated}>
            <LatinText text={said.entry.latin} className={styles.headword} />
            <span className={styles.small}>
              {said.entry.partOfSpeech} · confidence {Math.round(100 * said.confidence)}%
            </span>
          </p>
        )}
        {said !== undefined && said.explanation !== '' && <p>{said.explanation}</p>}
        {said !== undefined && said.alternatives.length > 0 && (
          <section>
            <h4 className={styles.rubric}>{said.found ? 'It could also be' : 'Word by word'}</h4>
            <ul className={styles.examples}>
              {said.alternatives.map(({ latin, english, explanation }) => (
                <li key={`${latin} ${explanation}`}>
                  <LatinText text={latin} /> – {english} <small>{explanation}</small>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
