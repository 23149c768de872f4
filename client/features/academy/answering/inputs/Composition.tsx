// A composition: the prompt, the words it must use (ticked as they appear), and a live count. Falling short is said, never forbidden.
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { LatinText } from '../../../../realm/latin/LatinText.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { LatinHand } from '../LatinHand.tsx';
import { countWords } from '../kinds.ts';
import { Written } from './Written.tsx';
import styles from '../answering.module.css';

interface CompositionProps {
  readonly prompt: string;
  readonly minimum: number;
  readonly required: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly locked: boolean;
}

type Ticks = (text: string, headword: string) => boolean;

/** What tells whether a word is used; until it is fetched no word is ticked. */
const useTicks = (): Ticks | undefined => {
  const [ticks, setTicks] = useState<Ticks>();
  useEffect(() => {
    import('../usedWords.ts').then(
      ({ seemsUsed }) => setTicks(() => seemsUsed),
      () => undefined,
    );
  }, []);
  return ticks;
};

export function Composition({
  prompt,
  minimum,
  required,
  value,
  onChange,
  locked,
}: CompositionProps): ReactNode {
  const count = countWords(value);
  const id = useId();
  const seemsUsed = useTicks();
  return (
    <LatinHand>
      <p className={styles.prompt}>{prompt}</p>
      {required.length > 0 && (
        <ul className={styles.required} aria-label="Words to use">
          {required.map((word) => {
            const isUsed = seemsUsed?.(value, word) ?? false;
            return (
              <li key={word} className={classes(isUsed && styles.ticked)}>
                {isUsed && <Icon icon="confirm" size={16} />}
                <LatinText text={word} />
                <span className="visuallyHidden">{isUsed ? ', used' : ', not yet used'}</span>
              </li>
            );
          })}
        </ul>
      )}
      <Written
        label="Write in Latin"
        value={value}
        onChange={onChange}
        locked={locked}
        isLatin
        rows={5}
        describedBy={id}
      />
      <p id={id} className={classes(styles.count, count >= minimum && styles.enough)}>
        {count} of {minimum} words
      </p>
    </LatinHand>
  );
}
