// What stands where the dictionary has no word. What was typed is read as a whole then, once the hand has rested (LR-025); whoever mounts it gives it
// the text as its key, so that what was read goes with the text, and when there are words after all.
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '../../../ui/Empty.tsx';
import { translationQuery } from '../queries.ts';
import { Translated } from './Translated.tsx';
import styles from './books.module.css';

/** Milliseconds that nothing is typed before it is read. */
const RESTED_MS = 500;

export function NoWords({ text }: { readonly text: string }): ReactNode {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), RESTED_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery(translationQuery(rested ? text : ''));
  const title = text === '' ? 'No words here' : `No results found for "${text}"`;
  if (data === undefined || (data.entry === null && data.alternatives.length === 0))
    return <Empty scene="desk" title={title} sentence="Forms, near misses and English were tried as well." />;
  return (
    <section className={styles.stack}>
      <p className={styles.small}>{title}</p>
      <h4 className={styles.rubric}>Read as a whole</h4>
      <Translated said={data} />
    </section>
  );
}
