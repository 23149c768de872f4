// What a plan would come to: chances with how sure they are, what it would cost, how the two bear themselves against each other, and what
// each circumstance is worth. Invariant: every figure was counted from battles; what is not yet counted says so.
import type { CSSProperties, ReactNode } from 'react';
import { shareOf } from '@sigilla/engine/battle/forecast.ts';
import type { Forecast, UnitLosses } from '@sigilla/engine/battle/forecast.ts';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import { STANCE_WORDS } from '../../realm/battle/words.ts';
import { classes } from '../../ui/classes.ts';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted, signed, whole } from '../../ui/numberText.ts';
import { Chances, ownShare } from './Chances.tsx';
import { FIGHTS, PLANNED_STANCES } from './fights.ts';
import type { PlannedStance } from './fights.ts';
import { sideAt } from './plan.ts';
import type { Host, Plan } from './plan.ts';
import type { Fights, StancePair } from './useFights.ts';
import { circumstanceWords, inHundred, toldOf } from './words.ts';
import styles from './SandTable.module.css';

/** Points in a hundred below which a circumstance is not told from luck. */
const TELLS = 3;

/** From one figure to another, or the one where they are the same. */
const spanText = (low: number, high: number): string =>
  low === high ? whole(low) : `${whole(low)} to ${whole(high)}`;

function Losses({
  setup,
  side,
  losses,
  title,
}: {
  readonly setup: BattleSetup;
  readonly side: Side;
  readonly losses: readonly UnitLosses[];
  readonly title: string;
}): ReactNode {
  return (
    <table className={styles.losses}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Unit</th>
          <th scope="col">Come</th>
          <th scope="col">Fall</th>
          <th scope="col">Mostly</th>
        </tr>
      </thead>
      <tbody>
        {losses.map(({ unit, quantity, mean, low, high }) => (
          <tr key={unit}>
            <th scope="row">{setup[side].units[unit]?.plural}</th>
            <td>{whole(quantity)}</td>
            <td>{whole(Math.round(mean))}</td>
            <td>{spanText(low, high)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The stances against each other, and what the enemy would best do against yours. */
function Stances({
  plan,
  pairs,
  onStance,
}: {
  readonly plan: Plan;
  readonly pairs: readonly StancePair[];
  readonly onStance: (host: Host, stance: PlannedStance) => void;
}): ReactNode {
  const shareAt = (own: PlannedStance, foe: PlannedStance): number | null => {
    const pair = pairs.find(
      ({ stances }) => stances[plan.ownSide] === own && stances[sideAt(plan, 'foe')] === foe,
    );
    return pair === undefined ? null : ownShare(plan, pair.share);
  };
  const own = PLANNED_STANCES.find((stance) => stance === plan.own.orders.stance);
  const answers =
    own === undefined
      ? []
      : PLANNED_STANCES.flatMap((foe) => {
          const share = shareAt(own, foe);
          return share === null ? [] : [{ foe, share }];
        }).toSorted((a, b) => a.share - b.share);
  const [best] = answers;
  return (
    <section aria-labelledby="stances">
      <h3 id="stances" className={styles.subhead}>
        How you bear yourselves
      </h3>
      <div className={styles.scroll}>
        <table className={styles.stances}>
          <caption className="visuallyHidden">
            Battles of a hundred that are yours, by both sides’ stance
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visuallyHidden">Your stance</span>
              </th>
              {PLANNED_STANCES.map((foe) => (
                <th key={foe} scope="col">
                  they {STANCE_WORDS[foe].label.toLowerCase()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PLANNED_STANCES.map((mine) => (
              <tr key={mine}>
                <th scope="row">you {STANCE_WORDS[mine].label.toLowerCase()}</th>
                {PLANNED_STANCES.map((foe) => {
                  const share = shareAt(mine, foe);
                  const isChosen = plan.own.orders.stance === mine && plan.foe.orders.stance === foe;
                  return (
                    <td key={foe}>
                      <button
                        type="button"
                        className={classes(styles.cell, isChosen && styles.chosen)}
                        style={{ '--share': (share ?? 500) / 1000 } as CSSProperties}
                        aria-pressed={isChosen}
                        onClick={() => {
                          onStance('own', mine);
                          onStance('foe', foe);
                        }}
                      >
                        {share === null ? '…' : inHundred(share)}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {best !== undefined && answers.length === PLANNED_STANCES.length && own !== undefined && (
        <p className={styles.note}>
          Their likely order: against a host that will {STANCE_WORDS[own].deed}, they do best to{' '}
          {STANCE_WORDS[best.foe].deed}, which leaves you {inHundred(best.share)} of a hundred.
        </p>
      )}
    </section>
  );
}

function Worths({
  plan,
  setup,
  fights,
  forecast,
}: {
  readonly plan: Plan;
  readonly setup: BattleSetup;
  readonly fights: Fights;
  readonly forecast: Forecast;
}): ReactNode {
  const all = shareOf(forecast);
  const worths = fights.worths
    .map((worth) => ({
      worth,
      points: inHundred(ownShare(plan, all) - ownShare(plan, worth.share)),
    }))
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const telling = worths.filter(({ points }) => Math.abs(points) >= TELLS);
  return (
    <section aria-labelledby="worths">
      <h3 id="worths" className={styles.subhead}>
        What tells
      </h3>
      {telling.length > 0 && (
        <ul className={styles.worths}>
          {telling.map(({ worth, points }) => (
            <li key={`${worth.side ?? ''} ${worth.code}`}>
              <span>{circumstanceWords(setup, worth, worth.side === plan.ownSide)}</span>
              <span className={classes(styles.points, points > 0 ? styles.good : styles.bad)}>
                {signed(points)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{toldOf(fights.state === 'done', telling.length, worths.length)}</p>
    </section>
  );
}

interface OutlookProps {
  /** Is anybody on both sides of the table? */
  readonly isLaid: boolean;
  readonly fights: Fights | null;
  readonly onStance: (host: Host, stance: PlannedStance) => void;
}

function Found({
  fights,
  forecast,
  onStance,
}: Pick<OutlookProps, 'onStance'> & { readonly fights: Fights; readonly forecast: Forecast }): ReactNode {
  const { plan, setup } = fights.fought;
  const { samples, rounds, losses } = forecast;
  const foe = sideAt(plan, 'foe');
  return (
    <div className={classes(styles.found, fights.state === 'waiting' && styles.stale)}>
      <Chances plan={plan} forecast={forecast} />
      <p className={styles.note}>
        {fights.state === 'waiting'
          ? 'The plan has changed; this was the one before. '
          : samples < FIGHTS
            ? `Fighting: ${whole(samples)} of ${whole(FIGHTS)}. `
            : `Fought ${whole(samples)} times. `}
        It lasts {counted(Math.round(rounds.mean), 'round')}
        {rounds.low === rounds.high ? '' : `, mostly ${spanText(rounds.low, rounds.high)}`}.
      </p>
      <div className={styles.bothLosses}>
        <Losses setup={setup} side={plan.ownSide} losses={losses[plan.ownSide]} title="Your losses" />
        <Losses setup={setup} side={foe} losses={losses[foe]} title="Theirs" />
      </div>
      <Stances plan={plan} pairs={fights.pairs} onStance={onStance} />
      <Worths plan={plan} setup={setup} fights={fights} forecast={forecast} />
    </div>
  );
}

export function Outlook({ isLaid, fights, onStance }: OutlookProps): ReactNode {
  const forecast = fights?.forecast ?? null;
  return (
    <Leaf title="What it would come to">
      {!isLaid && <p>Put at least one soldier on each side of the table.</p>}
      {isLaid && fights?.state === 'failed' && (
        <p role="alert">
          The battles could not be fought in this browser. The plan stands; change anything on it to try
          again.
        </p>
      )}
      {isLaid && forecast === null && fights?.state !== 'failed' && (
        <p aria-busy="true">The sand is smoothed, the lead soldiers are counted…</p>
      )}
      {isLaid && fights !== null && forecast !== null && fights.state !== 'failed' && (
        <Found fights={fights} forecast={forecast} onStance={onStance} />
      )}
    </Leaf>
  );
}
