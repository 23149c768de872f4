// The chances of a plan, large beside it, in one line at the thumb, and aloud for whoever does not see them.
// Invariant: they are told of the battles that were fought, which may be those of the plan before.
import type { CSSProperties, ReactNode } from 'react';
import { shareOf, wilson } from '@sigilla/engine/battle/forecast.ts';
import type { Forecast } from '@sigilla/engine/battle/forecast.ts';
import { classes } from '../../ui/classes.ts';
import { whole } from '../../ui/numberText.ts';
import { clothsOf } from './cloths.ts';
import { sideAt } from './plan.ts';
import type { Plan } from './plan.ts';
import type { Fights } from './useFights.ts';
import { inHundred, verdictWords } from './words.ts';
import styles from './SandTable.module.css';

/** A share of the attacker's as the planner's own. */
export const ownShare = (plan: Pick<Plan, 'ownSide'>, permille: number): number =>
  plan.ownSide === 'attacker' ? permille : 1000 - permille;

/** Of a hundred battles those that are the planner's own, the enemy's and nobody's, as a bar. */
function SharesBar({ plan, forecast }: { readonly plan: Plan; readonly forecast: Forecast }): ReactNode {
  const { samples, wins } = forecast;
  const won = wins[plan.ownSide];
  const lost = wins[sideAt(plan, 'foe')];
  const [attacker, defender] =
    plan.ownSide === 'attacker' ? [plan.own.name, plan.foe.name] : [plan.foe.name, plan.own.name];
  const share = (count: number): number => inHundred((1000 * count) / samples);
  return (
    <div
      className={styles.bar}
      style={clothsOf(attacker, defender, plan.ownSide)}
      role="img"
      aria-label={`You win ${share(won)}, they win ${share(lost)}, nobody ${share(wins.none)} of a hundred`}
    >
      <span className={styles.ours} style={{ '--share': won / samples } as CSSProperties} />
      <span className={styles.nobodys} style={{ '--share': wins.none / samples } as CSSProperties} />
      <span className={styles.theirs} style={{ '--share': lost / samples } as CSSProperties} />
    </div>
  );
}

export function Chances({ plan, forecast }: { readonly plan: Plan; readonly forecast: Forecast }): ReactNode {
  const { samples, wins } = forecast;
  const won = wins[plan.ownSide];
  const [low, high] = wilson(won, samples);
  return (
    <div className={styles.chances}>
      <p className={styles.verdict}>
        <span className={styles.figure}>{inHundred((1000 * won) / samples)}</span>
        <span>
          of 100 battles are yours
          {inHundred(low) !== inHundred(high) && (
            <small>
              {' '}
              ({inHundred(low)} to {inHundred(high)})
            </small>
          )}
        </span>
      </p>
      <SharesBar plan={plan} forecast={forecast} />
      <p>{verdictWords(ownShare(plan, shareOf(forecast)))}</p>
    </div>
  );
}

/** The chances in one line, for a window that shows one part of the plan at a time: whoever changes a host sees at once what that is worth. */
export function AtTheThumb({
  isLaid,
  fights,
}: {
  /** Is anybody on both sides of the table? */
  readonly isLaid: boolean;
  readonly fights: Fights | null;
}): ReactNode {
  const forecast = fights?.forecast ?? null;
  if (!isLaid) return <p className={styles.note}>Put somebody on each side.</p>;
  if (fights?.state === 'failed') return <p className={styles.note}>The battles could not be fought.</p>;
  if (fights === null || forecast === null)
    return <p className={styles.note}>Nothing has been fought yet.</p>;
  const { plan } = fights.fought;
  return (
    <div className={classes(styles.inOneLine, fights.state === 'waiting' && styles.stale)}>
      <p>
        <b>{inHundred((1000 * forecast.wins[plan.ownSide]) / forecast.samples)}</b> of 100 are yours
      </p>
      <SharesBar plan={plan} forecast={forecast} />
    </div>
  );
}

/** Says what the battles have come to, whichever part of the plan is open. */
export function FoughtAloud({ fights }: { readonly fights: Fights | null }): ReactNode {
  const forecast = fights?.forecast ?? null;
  return (
    <p className="visuallyHidden" aria-live="polite">
      {fights?.state === 'done' && forecast !== null
        ? `Fought ${whole(forecast.samples)} times: ${inHundred(ownShare(fights.fought.plan, shareOf(forecast)))} of a hundred are yours.`
        : ''}
    </p>
  );
}
