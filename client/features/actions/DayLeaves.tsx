// Beneath the day: what is to be done with how many turns, and the ledger of what came of it, three lines and the parts on request.
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { useDeed } from '../../realm/actions.tsx';
import type { Deed } from '../../realm/deed.ts';
import { useOpensByItself } from '../../realm/report/byItself.ts';
import type { Reported } from '../../realm/report/report.ts';
import { TurnReportLeaf } from '../../realm/report/TurnReportLeaf.tsx';
import { Button } from '../../ui/Button.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { classes } from '../../ui/classes.ts';
import { counted, signed } from '../../ui/numberText.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { turnShortage } from '../../ui/turnText.ts';
import { COUNT_LABELS, COUNTS, linesOf, timesOf } from './dayLedger.ts';
import type { Count } from './dayLedger.ts';
import type { Passing } from './useDay.ts';
import styles from './Day.module.css';

export interface DayChoice {
  readonly key: string;
  /** "Taxes": one word for the choice. */
  readonly short: string;
  readonly deed: Deed;
  readonly reward: string;
}

/** What to spend turns on, and how many. */
export function LetTurnsPass({
  choices,
  kingdom,
  passing,
}: {
  readonly choices: readonly DayChoice[];
  readonly kingdom: OwnKingdomView;
  readonly passing: Passing;
}): ReactNode {
  const [key, setKey] = useState(choices[0]?.key ?? '');
  const [count, setCount] = useState<Count>('5');
  const choice = choices.find((one) => one.key === key) ?? choices[0];
  const { preview: previewed, refusal: refused, waits, isUnderway } = useDeed(choice?.deed ?? null);
  if (choice === undefined) return null;
  const cost = previewed?.cost.turns ?? 1;
  const { turns } = kingdom.turns;
  const times = timesOf(count, turns, cost);
  const refusal = refused ?? (times === 0 ? turnShortage(cost, turns) : undefined);
  return (
    <Leaf title="Let turns pass" className={styles.choice}>
      <Segmented
        label="Spend them on"
        value={choice.key}
        onChange={setKey}
        segments={choices.map((one) => ({ value: one.key, label: one.short }))}
      />
      <Segmented
        label="How often"
        value={count}
        onChange={setCount}
        segments={COUNTS.map((value) => ({ value, label: COUNT_LABELS[value] }))}
      />
      <p className={styles.forecast}>
        {choice.reward} each time, {counted(cost, 'turn')} apiece, and{' '}
        {signed(kingdom.income.gold - kingdom.upkeep.gold)} gold and{' '}
        {signed(kingdom.income.food - kingdom.upkeep.food)} food with every turn.
      </p>
      {passing.underway ? (
        <Button wide onClick={passing.stop}>
          Let it be evening
        </Button>
      ) : (
        <Button
          wide
          variant="primary"
          cost={times === 0 ? undefined : `leaves ${turns - times * cost}`}
          loading={isUnderway}
          waits={waits}
          refusal={refusal}
          onClick={() => void passing.pass(choice.deed, times, cost)}
        >
          Let {times === 0 ? 'turns' : counted(times * cost, 'turn')} pass
        </Button>
      )}
    </Leaf>
  );
}

/** The report of a run, on request; by itself for whoever has asked for that. */
function ReportOfTheDay({
  reported,
  kingdom,
}: {
  readonly reported: Reported;
  readonly kingdom: OwnKingdomView;
}): ReactNode {
  const [byItself, setByItself] = useOpensByItself();
  const turns = reported.results.reduce((sum, { turnsSpent }) => sum + turnsSpent, 0);
  const [open, setOpen] = useState(byItself && turns > 1);
  return (
    <div className={styles.report}>
      <Button size="sm" onClick={() => setOpen(true)}>
        Turn Report
      </Button>
      <label>
        <input type="checkbox" checked={byItself} onChange={({ target }) => setByItself(target.checked)} />{' '}
        open it by itself
      </label>
      {open && <TurnReportLeaf reported={reported} kingdom={kingdom} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The ledger of the day. */
export function DayLedger({
  passing,
  kingdom,
}: {
  readonly passing: Passing;
  readonly kingdom: OwnKingdomView;
}): ReactNode {
  const { day, underway, word, reported } = passing;
  const [open, setOpen] = useState(false);
  return (
    <Leaf title={underway ? 'The ledger, so far' : 'The ledger of the day'} className={styles.ledger}>
      {day.turns === 0 && word === null ? (
        <>
          <p className={styles.forecast}>Nothing is written yet. The quill is cut, the day is young.</p>
          <div className={styles.unwritten} />
        </>
      ) : (
        <div aria-live="polite">
          <ul className={styles.lines}>
            {linesOf(day).map(({ text, amount }, i) => (
              <li key={['gold', 'food', 'rest'][i]}>
                <span>{text}</span>
                {amount !== null && <b className={classes(amount < 0 && styles.less)}>{signed(amount)}</b>}
              </li>
            ))}
          </ul>
          {word !== null && <p className={styles.word}>{word}</p>}
        </div>
      )}
      {day.parts.length > 0 && (
        <p className={styles.more}>
          <Button variant="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Fold them away' : `All ${counted(day.parts.length, 'line')}`}
          </Button>
        </p>
      )}
      {open && (
        <ul className={styles.parts}>
          {day.parts.map(({ label, amount }) => (
            <li key={label}>
              <span>{label}</span> <span>{signed(amount)}</span>
            </li>
          ))}
          {day.events.map((text, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same may be said twice
            <li key={`${i} ${text}`}>{text}</li>
          ))}
        </ul>
      )}
      {reported !== null && <ReportOfTheDay key={reported.startTime} reported={reported} kingdom={kingdom} />}
    </Leaf>
  );
}
