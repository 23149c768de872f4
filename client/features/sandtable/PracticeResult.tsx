// How a battle of lead has ended: what decided it, what it cost either side, and what a real one would have taught.
import { useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import type { Practice } from '@sigilla/engine/war/practice.ts';
import { Losses } from '../../realm/battle/Losses.tsx';
import { RoundLog } from '../../realm/battle/RoundLog.tsx';
import { roundEntry } from '../../realm/battle/roundLog.ts';
import { endingWords } from '../../realm/battle/words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { signed, whole } from '../../ui/numberText.ts';
import { clothsOf } from './cloths.ts';
import styles from './SandTable.module.css';

const WINNERS = { attacker: 'You', defender: 'Enemy', none: 'Draw' } as const;

export function PracticeResult({
  practice,
  onAgain,
}: {
  readonly practice: Practice;
  readonly onAgain: () => void;
}): ReactNode {
  const { setup, rounds, report } = practice;
  const entries = useMemo(
    () => rounds.map((log) => roundEntry(setup, log, decodeRound(setup, log))),
    [setup, rounds],
  );
  const { headline, sentence } = endingWords(setup, report);
  const own = report.experienceGained.filter(({ participant }) => participant === 'attacker');
  const ratings = report.attacker.initialPower + report.defender.initialPower;
  return (
    <div className={styles.result}>
      <Leaf title="Results" gilded>
        <div className={styles.stack}>
          <section aria-label="Summary">
            <p className={styles.headline}>{headline}</p>
            <p>
              {sentence} <span className={styles.note}>{setup.description}</span>
            </p>
            <p className={styles.note}>What decided it stands in the round-by-round log.</p>
          </section>
          <dl className={styles.facts}>
            <div>
              <dt>battle type</dt>
              <dd>{kingdomContent.encounters.get(report.battleType)?.name}</dd>
            </div>
            <div>
              <dt>terrain</dt>
              <dd>{kingdomContent.terrains.get(report.terrain)?.name}</dd>
            </div>
            <div>
              <dt>weather</dt>
              <dd>Clear Conditions</dd>
            </div>
            <div>
              <dt>rounds count</dt>
              <dd>{report.rounds}</dd>
            </div>
            <div>
              <dt>winner</dt>
              <dd>
                <Badge tone={report.winner === 'attacker' ? 'earned' : 'plain'}>
                  {WINNERS[report.winner]}
                </Badge>
              </dd>
            </div>
          </dl>
          <section aria-labelledby="ratings" className={styles.ratings}>
            <p id="ratings" className={styles.label}>
              power-rating comparison
            </p>
            <div
              className={styles.bar}
              style={clothsOf(setup.attacker.kingdomName, setup.defender.kingdomName)}
              aria-hidden="true"
            >
              <span
                className={styles.ours}
                style={{ '--share': report.attacker.initialPower / Math.max(1, ratings) } as CSSProperties}
              />
              <span
                className={styles.theirs}
                style={{ '--share': report.defender.initialPower / Math.max(1, ratings) } as CSSProperties}
              />
            </div>
            <p className={styles.note}>
              You {whole(report.attacker.rating.before)} → {whole(report.attacker.rating.after)} ·{' '}
              {setup.defender.kingdomName} {whole(report.defender.rating.before)} →{' '}
              {whole(report.defender.rating.after)}
            </p>
          </section>
          <p className={styles.label}>casualties of each side</p>
          <div className={styles.bothLosses}>
            <section aria-label="Your casualties">
              <p className={styles.note}>You</p>
              <Losses setup={setup} side="attacker" report={report.attacker} />
            </section>
            <section aria-label="Enemy casualties">
              <p className={styles.note}>{setup.defender.kingdomName}</p>
              <Losses setup={setup} side="defender" report={report.defender} />
            </section>
          </div>
          <section aria-labelledby="gained">
            <p id="gained" className={styles.label}>
              experience gained per own unit
            </p>
            <p className={styles.note}>
              A real battle like this would have brought it; nobody learns from lead.
            </p>
            <ul className={styles.worths}>
              {own.map(({ unitIndex, unitId, xpGain }) => (
                <li key={unitIndex}>
                  <span>{kingdomContent.units.get(unitId)?.plural ?? unitId}</span>
                  <span className={styles.points}>{signed(xpGain)}</span>
                </li>
              ))}
            </ul>
          </section>
          <Button variant="primary" onClick={onAgain}>
            Start New Battle
          </Button>
        </div>
      </Leaf>
      <Leaf className={styles.log}>
        <RoundLog entries={entries} spoken={false} before="" />
      </Leaf>
    </div>
  );
}
