// What is being studied, by candle: of each kind the first burns, the others wait in line. Beside the trees, so that a choice there is seen here.
import { memo } from 'react';
import type { ReactNode } from 'react';
import { STUDIES_AT_ONCE } from '@sigilla/engine/kingdom/magic/research.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { Candle } from '../../ui/art/magic/Candle.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted } from '../../ui/numberText.ts';
import { content } from './content.ts';
import { percentOf } from './standing.ts';
import { hasteningOf } from './works.ts';
import styles from './Magic.module.css';

type Study = OwnKingdomView['spellResearch'][number];

interface BurningProps {
  readonly study: Study;
  /** The same function as long as the desk stands. */
  readonly onOpen: (kind: Study['kind'], id: string) => void;
}

const Burning = memo(function Burning({ study, onOpen }: BurningProps) {
  const { kind, spellId, spellName, status, turnsRequired, turnsSpent } = study;
  const isLit = status === 'active';
  const subject = (kind === 'spell' ? content.spells : content.technologies).get(spellId);
  return (
    <li className={isLit ? styles.lit : undefined}>
      <Candle total={turnsRequired} burnt={turnsSpent} isLit={isLit} />
      <div>
        <button type="button" className={styles.studyName} onClick={() => onOpen(kind, spellId)}>
          {spellName}
        </button>
        <p className={styles.note}>
          {isLit
            ? `${turnsSpent} of ${counted(turnsRequired, 'turn')}, ${percentOf(study)}%`
            : counted(turnsRequired - turnsSpent, 'turn')}
        </p>
        {!isLit && subject !== undefined && (
          <DeedButton deed={hasteningOf(subject)} size="sm" variant="quiet">
            Put first<span className="visuallyHidden"> {spellName}</span>
          </DeedButton>
        )}
      </div>
    </li>
  );
});

interface ByCandleProps {
  readonly kingdom: OwnKingdomView;
  readonly onOpen: BurningProps['onOpen'];
}

export function ByCandle({ kingdom, onOpen }: ByCandleProps): ReactNode {
  const { spellResearch } = kingdom;
  return (
    <Leaf
      title="By candle"
      className={styles.desk}
      aside={
        <span className={styles.note}>
          {spellResearch.length} of {STUDIES_AT_ONCE}
        </span>
      }
    >
      {spellResearch.length === 0 ? (
        <div className={styles.dark}>
          <div className={styles.unlit}>
            <Candle total={13} burnt={0} isLit={false} />
          </div>
          <p>No candle is lit. Choose something that is drawn in pen, and begin.</p>
        </div>
      ) : (
        <ul className={styles.candles}>
          {spellResearch.map((study) => (
            <Burning key={`${study.kind} ${study.spellId}`} study={study} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <p className={styles.candleNote}>
        One ring of wax a turn, whatever the turn is spent on. A spell and a technology burn side by side.
      </p>
    </Leaf>
  );
}
