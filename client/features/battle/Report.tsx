// What a finished battle cost and brought: the result in plain words, each side's losses by unit, experience, honor and gold.
// Invariant: shown only once the reader has seen the end or asked for it.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { isUpset, reasonsOf } from '@sigilla/engine/battle/reasons.ts';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import type { RoundLog } from '@sigilla/engine/battle/state.ts';
import { RESOURCE_WORDS } from '@sigilla/content/schema/resourceWords.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { Shield } from '../../ui/art/Shield.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { signed, whole } from '../../ui/numberText.ts';
import { aftermathIn } from './aftermath.ts';
import { Losses } from '../../realm/battle/Losses.tsx';
import { endingWords, fateWords, reasonWords } from '../../realm/battle/words.ts';
import { sidesFor } from './leftOf.ts';
import styles from './Report.module.css';

/** Reasons that are named. */
const TOLD = 3;

function Gains({ battle, side }: { readonly battle: BattleView; readonly side: Side }): ReactNode {
  const { spoils, report } = battle;
  if (spoils === null || report === null) return null;
  const gains = [
    ['Experience', signed(spoils.experienceGained[side])],
    // Practice changes none of these: what the blunted steel did was over when the bout was.
    ...(battle.kind === 'sparring'
      ? []
      : [
          ['Honor', signed(spoils.honorGained[side])] as const,
          [RESOURCE_WORDS.gold.label, signed(spoils.goldGained[side])] as const,
          ['Rating', `${whole(report[side].rating.before)} → ${whole(report[side].rating.after)}`] as const,
        ]),
  ] as const;
  return (
    <dl className={styles.gains}>
      {gains.map(([what, figure]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why the weaker host won; nothing where the stronger did. */
function Upset({
  setup,
  winner,
  rounds,
}: {
  readonly setup: BattleSetup;
  readonly winner: Side;
  readonly rounds: readonly RoundLog[];
}): ReactNode {
  const reasons = useMemo(
    () => (isUpset(setup, winner) ? reasonsOf(setup, rounds, winner).slice(0, TOLD) : []),
    [setup, winner, rounds],
  );
  if (reasons.length === 0) return null;
  return (
    <div className={styles.upset}>
      <p>{setup[winner].kingdomName} came with the lesser host. What told for it, blow for blow:</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.code}>{reasonWords(setup, winner, reason)}</li>
        ))}
      </ul>
    </div>
  );
}

export function Report({
  battle,
  rounds,
}: {
  readonly battle: BattleView;
  readonly rounds: readonly RoundLog[];
}): ReactNode {
  const { report, setup } = battle;
  if (report === null || setup === null) return null;
  const fates = aftermathIn(battle)?.fates;
  return (
    <Leaf title="How it ended" gilded>
      <div className={styles.result}>
        <p>{endingWords(setup, report).sentence}</p>
        {fates !== undefined &&
          SIDES.map((side) => {
            const told = fateWords(setup, side, fates[side]);
            return told !== null && <p key={side}>{told}</p>;
          })}
        {report.winner !== 'none' && <Upset setup={setup} winner={report.winner} rounds={rounds} />}
        {battle.kind === 'sparring' && (
          <p className={styles.note}>
            It was practice: the fallen got up again, both armies are as strong and as cheerful as before, and
            no record counts it.
          </p>
        )}
      </div>
      <div className={styles.sides}>
        {sidesFor(battle).map((side) => (
          <section key={side} aria-label={report[side].kingdomName}>
            <p className={styles.name}>
              <Shield name={report[side].kingdomName} size={26} decorative />
              {report[side].kingdomName}
              {report.winner === side && <span className={styles.won}>won</span>}
            </p>
            <Losses setup={setup} side={side} report={report[side]} />
            <Gains battle={battle} side={side} />
          </section>
        ))}
      </div>
    </Leaf>
  );
}
