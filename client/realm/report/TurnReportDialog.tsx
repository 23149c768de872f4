// The Turn Report as a leaf: its overview, every reward in detail, and what to do next. Opened on request, or by itself for whoever asked for that.
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { Medal } from '../../ui/art/medal/Medal.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { signed, whole } from '../../ui/numberText.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { clockText } from '../../ui/timeText.ts';
import { headerOf, reportOf } from './report.ts';
import type { Reported, TurnReport } from './report.ts';
import { gainsAmong } from './rewards.ts';
import type { Reward } from './rewards.ts';
import styles from './TurnReport.module.css';

function RewardRow({ reward }: { readonly reward: Reward }): ReactNode {
  const { icon, name, description, quantity, category, rarity, isNew, bonus } = reward;
  return (
    <li className={styles.reward}>
      <Icon icon={icon} size={24} />
      <div>
        <b>{name}</b> {isNew && <Badge tone="earned">NEW</Badge>} {bonus && <Badge tone="good">BONUS</Badge>}
        <p>
          {description}
          {rarity !== 'other' && ` · ${rarity}`} · {category}
        </p>
      </div>
      <span className={classes(styles.quantity, quantity < 0 && styles.less)}>{signed(quantity)}</span>
    </li>
  );
}

function Overview({ report }: { readonly report: TurnReport }): ReactNode {
  const { specialEvents, totalResults, summary } = report;
  const { experienceGained, newUnlocks, totalGains, mostValuable } = summary;
  const tiles: readonly (readonly [string, string])[] = [
    ['total rewards', whole(gainsAmong(totalResults).length)],
    ['experience', signed(experienceGained)],
    ['new unlocks', whole(newUnlocks.length)],
    ['categories', whole(totalGains.length)],
  ];
  return (
    <div className={styles.body}>
      {specialEvents.length > 0 && (
        <ul className={styles.events} aria-label="Special events">
          {specialEvents.map(({ icon, title, description }, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same may be told twice
            <li key={`${i} ${title}`}>
              <Icon icon={icon} size={24} />
              <span>
                <b>{title}.</b> {description}
              </span>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.tiles}>
        {tiles.map(([term, figure]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {mostValuable !== null && (
        <section className={styles.best} aria-label="most valuable result">
          <Icon icon={mostValuable.icon} size={44} />
          <div>
            <h3>most valuable result</h3>
            <p>
              <b>
                {mostValuable.name} {signed(mostValuable.quantity)}
              </b>{' '}
              {mostValuable.description}
            </p>
          </div>
        </section>
      )}
      <div className={styles.gains}>
        {totalGains.map(([category, rewards]) => (
          <section key={category}>
            <h3>{category}</h3>
            <dl className={styles.rows}>
              {rewards.map(({ name, description, quantity }) => (
                <div key={`${name} ${description}`}>
                  <dt>
                    {name} <span>{description}</span>
                  </dt>
                  <dd className={classes(quantity < 0 && styles.less)}>{signed(quantity)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}

function Details({ report }: { readonly report: TurnReport }): ReactNode {
  const { totalResults, achievements, summary } = report;
  return (
    <div className={styles.body}>
      <section>
        <h3>rarity breakdown</h3>
        <dl className={styles.tiles}>
          {summary.rarityBreakdown.map(([rarity, count]) => (
            <div key={rarity}>
              <dt>{rarity}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ul className={styles.rewards} aria-label="Rewards">
        {totalResults.map((reward) => (
          <RewardRow key={`${reward.category} ${reward.name} ${reward.description}`} reward={reward} />
        ))}
      </ul>
      {achievements.length > 0 && (
        <section>
          <h3>Achievements unlocked</h3>
          <ul className={styles.rewards}>
            {achievements.map(({ id, name, description, category, tier, points }) => (
              <li key={id} className={styles.reward}>
                <Medal id={id} category={category} tier={tier} size={44} />
                <div>
                  <b>{name}</b>
                  <p>{description}</p>
                </div>
                <span className={styles.quantity}>+{points}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function NextSteps({ report: { nextRecommendations, summary } }: { readonly report: TurnReport }): ReactNode {
  const steps = [
    ...summary.newUnlocks.map((unlock) => `Try using your new ${unlock}!`),
    ...nextRecommendations,
  ];
  return (
    <div className={styles.body}>
      {steps.length === 0 ? (
        <p>Keep exploring and expanding your kingdom!</p>
      ) : (
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

export interface TurnReportDialogProps {
  readonly reported: Reported;
  /** As it stands after all of it. */
  readonly kingdom: OwnKingdomView;
  readonly onClose: () => void;
}

export function TurnReportDialog({ reported, kingdom, onClose }: TurnReportDialogProps): ReactNode {
  const [tab, setTab] = useState('overview');
  const report = reportOf(reported, kingdom);
  return (
    <Dialog
      open
      calm
      wide
      onOpenChange={(open) => !open && onClose()}
      title={
        <span className={styles.title}>
          <Icon icon={report.icon} size={32} /> Turn Report
        </span>
      }
      description={headerOf(report)}
      footer={
        <>
          <span className={styles.ended}>Ended at {clockText(report.endTime)}</span>
          <Button variant="primary" onClick={onClose}>
            Continue Playing
          </Button>
        </>
      }
    >
      <Tabs
        label="The report"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'overview', label: 'Overview', content: <Overview report={report} /> },
          { value: 'details', label: 'Detailed Results', content: <Details report={report} /> },
          { value: 'next', label: 'Next Steps', content: <NextSteps report={report} /> },
        ]}
      />
    </Dialog>
  );
}
