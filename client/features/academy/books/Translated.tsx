// English that was put into Latin: the Latin, how sure one may be and why, and what else it could be.
import type { ReactNode } from 'react';
import type { LatinTranslation } from '@sigilla/content/schema/dictionaryEntry.ts';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { understood } from './understood.ts';
import styles from './books.module.css';

export function Translated({ said }: { readonly said: LatinTranslation }): ReactNode {
  const { found, entry, confidence, explanation, alternatives } = said;
  return (
    <>
      {entry !== null && (
        <p className={styles.translated}>
          <LatinText text={entry.latin} className={styles.headword} />
          <span className={styles.small}>
            {entry.partOfSpeech} · confidence {Math.round(100 * confidence)}%
          </span>
        </p>
      )}
      <p>{understood(explanation)}</p>
      {alternatives.length > 0 && (
        <section>
          <h4 className={styles.rubric}>{found ? 'It could also be' : 'Word by word'}</h4>
          <ul className={styles.examples}>
            {alternatives.map((other) => (
              <li key={`${other.latin} ${other.explanation}`}>
                <LatinText text={other.latin} /> – {other.english}{' '}
                <small>{understood(other.explanation, explanation)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
