// How the realm has fared: its power over time, and what came and went of one stock by kind of reason. Two drawings, and a table that says the same.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Stock } from '@sigilla/engine/kingdom/ledgerViews.ts';
import type { RealmCourse as Course } from '@sigilla/engine/kingdom/realmCourse.ts';
import { CourseFigure } from '../../realm/course/CourseFigure.tsx';
import { courseQuery, useReckonedAnew } from '../../realm/course/queries.ts';
import { spokenStock, stockLabel, STOCKS } from '../../realm/course/stocks.ts';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { useNow } from '../../session/clock.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted, short, signed, whole } from '../../ui/numberText.ts';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { since } from '../../ui/timeText.ts';
import { cameWords, sourcesOf, stretchDrawing, stretchName, stretchSentence, totalsOf } from './stretches.ts';
import styles from '../../realm/course/Course.module.css';

const OPTIONS = STOCKS.map((stock) => ({ value: stock, label: stockLabel(stock) }));

const share = (part: number): string => `${part * 100}%`;

function Stretches({ course, now }: { readonly course: Course; readonly now: number }): ReactNode {
  const { rules, columns } = stretchDrawing(course.stretches);
  const { came, went } = sourcesOf(course.stretches);
  const [first] = course.stretches;
  return (
    <figure className={styles.course}>
      <div className={styles.field} aria-hidden="true">
        {rules.map(({ amount, up }) => (
          <span
            key={amount}
            className={classes(styles.rule, amount === 0 && styles.zero)}
            style={{ bottom: share(up) }}
          >
            <span>{short(amount)}</span>
          </span>
        ))}
        {columns.map(({ from, pieces }, index) => (
          <div
            key={from}
            className={styles.column}
            style={{ left: share(index / columns.length), width: share(1 / columns.length) }}
          >
            {pieces.map(({ kind, up, high }) => (
              <span
                key={kind}
                data-kind={kind}
                className={styles.piece}
                style={{ bottom: share(up), height: share(high) }}
              />
            ))}
          </div>
        ))}
        {first !== undefined && <span className={styles.from}>{since(Math.max(0, now - first.from))}</span>}
        <span className={styles.until}>now</span>
      </div>
      <ul className={styles.legend}>
        {came.map(({ kind, words, amount }) => (
          <li key={kind}>
            <span className={styles.swatch} data-kind={kind} aria-hidden="true" />
            {words} <span className={styles.number}>{signed(amount)}</span>
          </li>
        ))}
        {went > 0 && (
          <li>
            <span className={styles.swatch} data-kind="went" aria-hidden="true" />
            Went out <span className={styles.number}>{signed(-went)}</span>
          </li>
        )}
      </ul>
      <figcaption className={styles.caption}>{stretchSentence(course, spokenStock(course.stock))}</figcaption>
    </figure>
  );
}

function AsTable({ course }: { readonly course: Course }): ReactNode {
  return (
    <details className={styles.asTable}>
      <summary>The same as a table</summary>
      <table>
        <caption className="visuallyHidden">
          Power, turns and {spokenStock(course.stock)} of the realm, newest first
        </caption>
        <thead>
          <tr>
            <th scope="col">when</th>
            <th scope="col">power</th>
            <th scope="col">turns spent</th>
            <th scope="col">came</th>
            <th scope="col">went</th>
          </tr>
        </thead>
        <tbody>
          {course.stretches.toReversed().map((stretch) => (
            <tr key={stretch.from}>
              <th scope="row">{stretchName(stretch)}</th>
              <td>{stretch.power === null ? '–' : whole(stretch.power)}</td>
              <td>{whole(stretch.turns)}</td>
              <td>
                {signed(totalsOf(stretch).came)} <small>{cameWords(stretch)}</small>
              </td>
              <td>{signed(-totalsOf(stretch).went)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export type RealmCourseProps = Pick<ReadyKingdom, 'serverId' | 'revision'>;

export function RealmCourse({ serverId, revision }: RealmCourseProps): ReactNode {
  const [stock, setStock] = useState<Stock>('gold');
  const now = useNow(60_000);
  useReckonedAnew(serverId, revision);
  const query = useQuery({ ...courseQuery(serverId, stock), placeholderData: keepPreviousData });
  const course = query.data?.course;
  return (
    <Leaf
      title="How the realm has fared"
      aside={
        <ButtonLink to="/ledger" size="sm" variant="quiet">
          The ledger
        </ButtonLink>
      }
    >
      {course === undefined && query.isPending && <Skeleton lines={6} label="Looking back" />}
      {course === undefined && query.isError && (
        <ErrorLeaf
          title="The years could not be looked up"
          message={query.error.message}
          kept="They happened all the same, and the ledger has them."
          onRetry={() => void query.refetch()}
        />
      )}
      {course?.stretches.length === 0 && (
        <Empty
          scene="desk"
          sentence="The first page is still white. Spend a turn, and it will have a line."
        />
      )}
      {course !== undefined && course.stretches.length > 0 && (
        <>
          <div className={styles.stocks}>
            <Select label="Came and went of" options={OPTIONS} value={stock} onChange={setStock} />
          </div>
          <div className={styles.figures}>
            <section aria-label="Kingdom Power over time">
              <h3>Kingdom Power</h3>
              {course.power.length === 0 ? (
                <p className={styles.caption}>The clerk writes it down from the next line on.</p>
              ) : (
                <CourseFigure
                  account={{ course: course.power, isWhole: course.isWhole }}
                  spoken="power"
                  now={now}
                />
              )}
            </section>
            <section aria-label={`${stockLabel(course.stock)} by source`}>
              <h3>{stockLabel(course.stock)} by source</h3>
              <Stretches course={course} now={now} />
            </section>
          </div>
          <AsTable course={course} />
          {!course.isWhole && (
            <p className={styles.caption}>
              Reckoned over the latest {counted(course.lines, 'line')} of the ledger.
            </p>
          )}
        </>
      )}
    </Leaf>
  );
}
