// A score as it stands: what it comes to, what the ancestry added, and its modifier.
import type { ReactNode } from 'react';
import { MOST_ABILITY } from '@sigilla/content/schema/character.ts';
import { modifierOf } from '@sigilla/engine/characters/derived.ts';
import { modifier } from './words.ts';
import styles from './Scores.module.css';

export function ScoreFigure({ score, raise }: { readonly score: number; readonly raise: number }): ReactNode {
  const final = Math.min(MOST_ABILITY, score + raise);
  const worth = modifierOf(final);
  return (
    <>
      <b className={styles.score}>{final}</b>
      <span className={styles.raise}>{raise > 0 ? `${score}+${raise}` : ''}</span>
      <span className={styles.modifier} data-sign={Math.sign(worth)}>
        {modifier(worth)}
      </span>
    </>
  );
}
