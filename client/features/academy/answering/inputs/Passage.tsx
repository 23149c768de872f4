// A passage of an author with its source, what lies behind it, and a question about both answered in one's own words.
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import { LatinText } from '../../../../realm/latin/LatinText.tsx';
import { ReadAloud } from '../ReadAloud.tsx';
import { Written } from './Written.tsx';
import styles from '../answering.module.css';

interface PassageProps {
  readonly background: string;
  readonly source: NonNullable<QuestionView['primarySource']>;
  readonly question: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly locked: boolean;
}

export function Passage({ background, source, question, value, onChange, locked }: PassageProps): ReactNode {
  const id = useId();
  return (
    <>
      <p className={styles.background}>{background}</p>
      <figure className={styles.source}>
        <blockquote>
          <LatinText text={source.latin} className={styles.sourceLatin} />
          <p className={styles.meaning}>{source.translation}</p>
        </blockquote>
        <figcaption>
          {source.author}, <cite>{source.work}</cite> <ReadAloud text={source.latin} />
        </figcaption>
      </figure>
      <h3 id={id} className={styles.asked}>
        {question}
      </h3>
      <Written
        label="Answer in your own words"
        value={value}
        onChange={onChange}
        locked={locked}
        isLatin={false}
        rows={3}
        describedBy={id}
      />
    </>
  );
}
