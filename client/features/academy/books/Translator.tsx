// English to be put into Latin.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LineDown } from '../../../ui/LineDown.tsx';
import { translationQuery } from '../queries.ts';
import { Translated } from './Translated.tsx';
import styles from './books.module.css';

export function Translator(): ReactNode {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const query = useQuery(translationQuery(asked));
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
          hint="A word, phrase or plain sentence. Doubts are told."
          maxLength={400}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={query.isError ? 'Translation service encountered an error. Please try again.' : undefined}
          trailing={
            <Button
              size="sm"
              type="submit"
              loading={query.isFetching}
              refusal={text.trim() === '' ? 'Write something first.' : undefined}
            >
              Translate
            </Button>
          }
        />
      </form>
      {query.isPaused && <LineDown>Your English waits here, and is put into Latin when it is back.</LineDown>}
      <div aria-live="polite" className={styles.stack}>
        {query.data && <Translated said={query.data} />}
      </div>
    </div>
  );
}
