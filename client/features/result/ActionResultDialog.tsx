// The leaf that every action ends in (latin.md 2.16): what was done, spent and gained, what passed meanwhile, and the ledger's entry.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import { useDeeds, usePreview, useShown } from '../../realm/actions.tsx';
import type { Done } from '../../realm/deeds.ts';
import { opensByItself } from '../../realm/report/byItself.ts';
import { TurnReportLeaf } from '../../realm/report/TurnReportLeaf.tsx';
import { useKingdom } from '../../realm/useKingdom.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { counted, signed } from '../../ui/numberText.ts';
import { ResultDialog, ResultList } from '../../ui/ResultDialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Failure } from './Failure.tsx';
import { ResultTitle } from './ResultTitle.tsx';
import {
  artifactIn,
  netWhilePassing,
  passingHeading,
  passiveCount,
  spentAndGained,
  whilePassing,
} from './resultText.ts';
import styles from './result.module.css';

type Bonus = ActionResult['actionResult']['bonusEffects']['buildingBonuses'][number];

/** As many sources as are told on the first page. */
const MOST_SOURCES = 8;

const percentLess = (multiplier: number): number => Math.round((1 - multiplier) * 100);

function Bonuses({ result }: { readonly result: ActionResult }): ReactNode {
  const { buildingBonuses, artifactBonuses, magicBonuses, turnMultiplier, goldMultiplier } =
    result.actionResult.bonusEffects;
  const faster = percentLess(turnMultiplier);
  const savings = percentLess(goldMultiplier);
  const chip = (bonus: Bonus, tone: 'good' | 'earned'): ReactNode => (
    <li key={bonus.name}>
      <Badge tone={tone}>
        {bonus.name} {signed(bonus.percent)}%
      </Badge>
    </li>
  );
  return (
    <div className={styles.tabBody}>
      <ul className={styles.chips}>
        {buildingBonuses.map((bonus) => chip(bonus, 'good'))}
        {[...artifactBonuses, ...magicBonuses].map((bonus) => chip(bonus, 'earned'))}
      </ul>
      {faster > 0 && <p>{faster}% Faster</p>}
      {savings > 0 && <p>{savings}% Savings</p>}
    </div>
  );
}

function PassiveEffects({ result }: { readonly result: ActionResult }): ReactNode {
  const { buildingEffects, spellEffects, artifactEffects, researchProgress, eventTriggers } =
    result.passiveResults;
  const sources = whilePassing(result);
  return (
    <>
      {sources.length > MOST_SOURCES && (
        <div className={styles.tabBody}>
          <ResultList heading="By source" rows={sources} />
        </div>
      )}
      <ul className={`${styles.tabBody} ${styles.list}`}>
        {buildingEffects.map(({ buildingName, effects }) => (
          <li key={buildingName}>
            {buildingName}:{' '}
            {effects.bonusesApplied
              .map(({ resource, amount }) => `${signed(amount)} ${resourceName(resource).toLowerCase()}`)
              .join(', ')}
          </li>
        ))}
        {spellEffects.map(({ spellName, effects }) => (
          <li key={spellName}>
            {spellName}: {counted(effects.durationRemaining, 'turn')} remaining
          </li>
        ))}
        {artifactEffects.map(({ artifactName, effects }) => (
          <li key={artifactName}>
            {artifactName}
            {effects.chargesUsed > 0 && `: ${counted(effects.chargesUsed, 'charge')} used`}
          </li>
        ))}
        {researchProgress.map(({ researchName, completed, progressMade }) => (
          <li key={researchName}>
            {researchName}: {completed ? 'COMPLETED!' : `+${progressMade} progress`}
          </li>
        ))}
        {eventTriggers.map(({ code, text }) => (
          <li key={`${code} ${text}`}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function TechnicalDetails({ result }: { readonly result: ActionResult }): ReactNode {
  const [raw, setRaw] = useState(false);
  const errors = result.passiveResults.errorsEncountered;
  return (
    <div className={styles.tabBody}>
      <dl className={styles.facts}>
        <dt>transaction id</dt>
        <dd>{result.transactionId}</dd>
        <dt>processing time</dt>
        <dd>{result.passiveResults.processingTime} ms</dd>
        <dt>success</dt>
        <dd>yes</dd>
        <dt>turns spent</dt>
        <dd>{result.turnsSpent}</dd>
        <dt>turns remaining</dt>
        <dd>{result.newTurnCount}</dd>
        <dt>rolled back</dt>
        <dd>{result.rollbackApplied ? 'yes' : 'no'}</dd>
        {errors.length > 0 && (
          <>
            <dt>set aside</dt>
            <dd>{errors.join('; ')}</dd>
          </>
        )}
      </dl>
      <p>
        <Button variant="quiet" size="sm" aria-expanded={raw} onClick={() => setRaw(!raw)}>
          {raw ? 'Hide the raw answer' : 'Show the raw answer'}
        </Button>
      </p>
      {raw && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text that scrolls must be reachable by keyboard
        <pre className={styles.raw} tabIndex={0} aria-label="Raw answer">
          {JSON.stringify(result, null, 2)}
        </pre>
      )}
    </div>
  );
}

function Overview({ result }: { readonly result: ActionResult }): ReactNode {
  const sources = whilePassing(result);
  const columns = [
    { heading: 'Spent and gained', rows: spentAndGained(result) },
    {
      heading: passingHeading(result.turnsSpent),
      // A great realm's fifty sources are summed here and told one by one under Passive Effects.
      rows: sources.length > MOST_SOURCES ? netWhilePassing(result) : sources,
    },
  ].filter(({ rows }) => rows.length > 0);
  const artifact = artifactIn(result);
  return (
    <div className={styles.tabBody}>
      <div className={styles.columns}>
        {columns.map((column) => (
          <ResultList key={column.heading} {...column} />
        ))}
      </div>
      {artifact !== null && (
        <div className={styles.artifact}>
          <h3>{artifact.name}</h3>
          <p>
            <Badge tone="earned">{artifact.rarity}</Badge> {artifact.description}
          </p>
        </div>
      )}
    </div>
  );
}

function Success({ done, result }: { readonly done: Done; readonly result: ActionResult }): ReactNode {
  const { dismiss, run } = useDeeds();
  const again = usePreview(done.deed.repeatable ? done.deed : null)?.ok === true;
  const [tab, setTab] = useState('overview');
  const bonus = result.actionResult.bonusEffects;
  const hasBonuses =
    bonus.buildingBonuses.length + bonus.artifactBonuses.length + bonus.magicBonuses.length > 0;
  const passive = passiveCount(result);
  const state = useKingdom();
  const reports = result.turnsSpent > 1 && state.status === 'ready';
  const [report, setReport] = useState(opensByItself() && reports);
  if (report && state.status === 'ready')
    return (
      <TurnReportLeaf
        reported={{
          actionName: done.deed.label,
          results: [result],
          startTime: done.from,
          endTime: done.until,
        }}
        kingdom={state.kingdom}
        onClose={dismiss}
      />
    );
  return (
    <ResultDialog
      open
      onOpenChange={(open) => !open && dismiss()}
      title={<ResultTitle actionType={result.actionResult.actionType}>Action Completed!</ResultTitle>}
      summary={`${done.deed.label} · ${counted(result.turnsSpent, 'turn')} spent, ${result.newTurnCount} left`}
      story={result.message}
      entry={result.transactionId.slice(0, 8)}
      actions={
        <>
          {reports && <Button onClick={() => setReport(true)}>Turn Report</Button>}
          {again && <Button onClick={() => void run(done.deed)}>Again</Button>}
          <Button variant="primary" onClick={dismiss}>
            Done
          </Button>
        </>
      }
    >
      {(hasBonuses || passive > 0) && (
        <p className={styles.flags}>
          {hasBonuses && <Badge tone="good">Bonuses Applied</Badge>}
          {passive > 0 && <Badge>{counted(passive, 'passive effect')}</Badge>}
        </p>
      )}
      <Tabs
        label="What came of it"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'overview', label: 'Overview', content: <Overview result={result} /> },
          ...(hasBonuses
            ? [{ value: 'bonuses', label: 'Bonuses', content: <Bonuses result={result} /> }]
            : []),
          ...(passive > 0
            ? [{ value: 'passive', label: 'Passive Effects', content: <PassiveEffects result={result} /> }]
            : []),
          { value: 'details', label: 'Technical Details', content: <TechnicalDetails result={result} /> },
        ]}
      />
    </ResultDialog>
  );
}

/** Shows the last deed's result over whatever screen it was done on. Mount it once beside the shell. */
export function ActionResultDialog(): ReactNode {
  const shown = useShown();
  if (shown === null) return null;
  const { outcome } = shown;
  return outcome.success ? (
    <Success key={outcome.transactionId} done={shown} result={outcome} />
  ) : (
    <Failure key={shown.until} done={shown} refused={outcome} />
  );
}
