// A dialogue with one blank, filled where it is spoken. The meaning stands under each line.
import type { ReactNode } from 'react';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import { LatinText } from '../../../../realm/latin/LatinText.tsx';
import { LatinHand } from '../LatinHand.tsx';
import { typeset } from '../typeset.ts';
import styles from '../answering.module.css';

interface DialogueProps {
  readonly scenario: string;
  readonly lines: NonNullable<QuestionView['dialogue']>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly locked: boolean;
}

export function Dialogue({ scenario, lines, value, onChange, locked }: DialogueProps): ReactNode {
  return (
    <LatinHand>
      <p className={styles.scenario}>{scenario}</p>
      <dl className={styles.dialogue}>
        {lines.map(({ speaker, text, translation, isBlank, hints }) => {
          const [before = '', after = ''] = typeset(text).split(/_{3,}/);
          return (
            <div key={`${speaker} ${text}`} className={isBlank ? styles.blankLine : undefined}>
              <dt lang="la">{speaker}</dt>
              <dd>
                {isBlank ? (
                  <span lang="la">
                    <LatinText text={before} />
                    <input
                      type="text"
                      className={styles.gap}
                      aria-label={`What ${speaker} says`}
                      value={value}
                      readOnly={locked}
                      maxLength={200}
                      autoComplete="off"
                      autoCapitalize="off"
                      spellCheck={false}
                      style={{ width: `min(100%, ${Math.max(10, value.length + 2) * 0.55}em)` }}
                      onChange={({ target }) => onChange(target.value)}
                    />
                    <LatinText text={after} />
                  </span>
                ) : (
                  <LatinText text={typeset(text)} />
                )}
                <span className={styles.meaning}>{typeset(translation)}</span>
                {hints.length > 0 && <span className={styles.hint}>Hint: {typeset(hints.join(' '))}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </LatinHand>
  );
}
