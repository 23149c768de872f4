// A question in words: what is to be done small, the sentence large, in whichever of the two languages it is. One that is a single line stands as it is.
// Who goes from one to the next is put before it where no field waits for them, and what is written under it is written in its name: a reader of the screen
// is told what is asked. Invariant: the words of a sentence can be touched where that tells nothing that is asked for (`isOpen`), and everywhere once it is answered.
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import { Spoken } from './Spoken.tsx';
import { typeset } from './typeset.ts';
import styles from './answering.module.css';

const NONE: readonly string[] = [];

/** The question on the page, by which its answer is called. */
export const ASKED = 'asked';

interface AskedProps {
  readonly question: Pick<QuestionView, 'questionText' | 'asks' | 'reconstructionType'>;
  /** What of it is Latin, text by text, once it is answered. */
  readonly latin?: readonly string[] | undefined;
  readonly isOpen?: boolean;
  /** The word that the explanation speaks of. */
  readonly pointed?: string | undefined;
  /** Whether it stands alone on its page, and the keyboard goes to it as it comes. */
  readonly isPut?: boolean;
}

export function Asked({
  question,
  latin = NONE,
  isOpen = false,
  pointed,
  isPut = false,
}: AskedProps): ReactNode {
  const { questionText, asks, reconstructionType } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the shell looks where the keyboard was left (keptFocus), and before a field takes it.
  useLayoutEffect(() => {
    if (isPut) heading.current?.focus({ preventScroll: true });
  }, [isPut]);
  if (asks === undefined)
    return (
      <h3 id={ASKED} ref={heading} tabIndex={-1} className={styles.asked}>
        <Spoken text={questionText} latin={latin} />
      </h3>
    );
  const { task, sentence, isLatin, means } = asks;
  const isGapped = reconstructionType === 'missing_words';
  return (
    <div id={ASKED} className={styles.put}>
      <h3 ref={heading} tabIndex={-1} className={styles.task}>
        <Spoken text={task} latin={latin} />
      </h3>
      {/* A text with gaps is written where they are filled. */}
      {!isGapped && (
        <p className={isLatin ? styles.latin : styles.english} lang={isLatin ? 'la' : undefined}>
          {isOpen && isLatin ? (
            <LatinText text={sentence} pointed={pointed} />
          ) : (
            <Spoken text={sentence} latin={latin} />
          )}
        </p>
      )}
      {means !== undefined && <p className={isGapped ? styles.english : styles.meaning}>{typeset(means)}</p>}
      {isOpen && isLatin && (
        <p className={styles.touch}>
          Touch a word to see what it is, at no cost to your streak. <ReadAloud text={sentence} />
        </p>
      )}
    </div>
  );
}
