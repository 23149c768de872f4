// Six scores bought on an abacus: a bead a point of score, the dear ones in gold. Each row is a number that arrows change, with a key on either side.
// Invariant: a key that the purse does not reach is dead.
import type { ReactNode } from 'react';
import { ABILITIES, type Ability, type Scoring } from '@sigilla/content/schema/character.ts';
import type { AbilityScores } from '@sigilla/engine/characters/character.ts';
import { costOfScore, pointsLeft } from '@sigilla/engine/characters/scoring.ts';
import { ABILITY_LABELS } from './words.ts';
import { ScoreFigure } from './ScoreFigure.tsx';
import styles from './Scores.module.css';

interface AbacusProps {
  readonly scores: AbilityScores;
  readonly scoring: Scoring;
  readonly raises: (ability: Ability) => number;
  readonly onChange: (scores: AbilityScores) => void;
}

const BEAD = 14;

function Row({
  strung,
  dear,
  of,
}: {
  /** Beads pushed to the left. */
  readonly strung: number;
  /** From which on they cost more. */
  readonly dear: number;
  readonly of: number;
}): ReactNode {
  const width = of * BEAD + 52;
  return (
    <svg className={styles.wire} viewBox={`0 0 ${width} 26`} preserveAspectRatio="none" aria-hidden="true">
      <rect y="11.6" width={width} height="2.8" fill="#8a5c30" stroke="#2a2018" strokeWidth="0.7" />
      {Array.from({ length: of }, (_, bead) => {
        const isOn = bead < strung;
        const x = isOn ? 10 + bead * BEAD : width - (of - bead) * BEAD + 4;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a bead is known by its place on the wire
          <g key={bead} className={styles.bead} style={{ transform: `translateX(${x}px)` }}>
            <ellipse
              cy="13"
              rx="6.4"
              ry="10"
              className={isOn ? (bead >= dear ? styles.dear : styles.on) : styles.off}
            />
            {isOn && <path d="M-2.4 8Q-1.4 6 0.6 6" className={styles.shine} />}
          </g>
        );
      })}
    </svg>
  );
}

export function Abacus({ scores, scoring, raises, onChange }: AbacusProps): ReactNode {
  const { costs } = scoring.points;
  const least = costs[0]?.[0] ?? 8;
  const most = costs.at(-1)?.[0] ?? 15;
  const left = pointsLeft(scores, scoring) ?? 0;
  const dear = costs.findIndex(([, cost], at) => cost - (costs[at - 1]?.[1] ?? cost) > 1) - 1;
  const step = (ability: Ability, by: number): void => {
    const next = scores[ability] + by;
    const cost = costOfScore(next, scoring);
    if (cost === null || cost - (costOfScore(scores[ability], scoring) ?? 0) > left) return;
    onChange({ ...scores, [ability]: next });
  };
  const dearFrom = least + Math.max(0, dear);
  return (
    <>
      <p className={styles.left} role="status">
        <b>{left}</b> of {scoring.points.budget} points left · above {dearFrom} a bead costs double
      </p>
      <div className={styles.abacus}>
        {ABILITIES.map((ability) => {
          const score = scores[ability];
          const name = ABILITY_LABELS[ability];
          const price = (costOfScore(score + 1, scoring) ?? Infinity) - (costOfScore(score, scoring) ?? 0);
          return (
            <div key={ability} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <Row strung={score - least} dear={Math.max(0, dear)} of={most - least} />
              <span
                className={styles.figure}
                role="spinbutton"
                tabIndex={0}
                aria-label={name}
                aria-valuemin={least}
                aria-valuemax={most}
                aria-valuenow={score}
                aria-valuetext={`${score}, with ${left} points left`}
                onKeyDown={(event) => {
                  const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
                  if (by === undefined) return;
                  event.preventDefault();
                  step(ability, by);
                }}
              >
                <ScoreFigure score={score} raise={raises(ability)} />
              </span>
              <button
                type="button"
                className={styles.key}
                tabIndex={-1}
                aria-label={`Less ${name}`}
                disabled={score <= least}
                onClick={() => step(ability, -1)}
              >
                −
              </button>
              <button
                type="button"
                className={styles.key}
                tabIndex={-1}
                aria-label={`More ${name}`}
                disabled={score >= most || price > left}
                onClick={() => step(ability, 1)}
              >
                +
              </button>
            </div>
          );
        })}
      </div>
    </>
  );
}
