// The research progress button (kingdom.md §2.13): the first study that goes on, how far it has come, and the way to the spells. Compact it is one
// line with a bar; in full it also says what waits behind it. With nothing on the desk it says so, and leads there all the same.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { Icon } from '../ui/Icon.tsx';
import { counted } from '../ui/numberText.ts';
import { underStudy } from './underStudy.ts';
import styles from './ResearchProgress.module.css';

interface ResearchProgressProps {
  readonly kingdom: OwnKingdomView;
  readonly variant: 'compact' | 'full';
}

export function ResearchProgress({ kingdom, variant }: ResearchProgressProps): ReactNode {
  const { active, waiting, percent } = underStudy(kingdom);
  return (
    <Link to="/spells" className={styles.button} data-variant={variant}>
      <Icon icon="magic" size={variant === 'full' ? 32 : 22} />
      <span className={styles.words}>
        <span className={styles.name}>
          {active === undefined ? 'No research is under way' : `${active.spellName} · ${percent}%`}
        </span>
        {active !== undefined && (
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </span>
        )}
        {variant === 'full' && (
          <span className={styles.more}>
            {active === undefined
              ? 'A candle costs nothing until it is lit. Choose a spell.'
              : `${active.turnsSpent} of ${counted(active.turnsRequired, 'turn')}${waiting > 0 ? ` · ${waiting} more on the desk` : ''}`}
          </span>
        )}
      </span>
    </Link>
  );
}
