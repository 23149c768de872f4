// How the realm has fared: its power over time, and what came and went of one stock by kind of reason. Two drawings, and a table that says the same.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Stock } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { CourseFigure } from '../../realm/course/CourseFigure.tsx';
import { SourceFigure, StretchTable } from '../../realm/course/SourceFigure.tsx';
import { courseQuery, useReckonedAnew } from '../../realm/course/queries.ts';
import { stockLabel, STOCKS } from '../../realm/course/stocks.ts';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { useNow } from '../../session/clock.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import { Select } from '../../ui/Select.tsx';
import { useChartsSoon } from '../../ui/chart/Chart.tsx';
import { ChartWaiting } from '../../ui/chart/ChartWaiting.tsx';
import styles from '../../realm/course/Course.module.css';

const OPTIONS = STOCKS.map((stock) => ({ value: stock, label: stockLabel(stock) }));

export type RealmCourseProps = Pick<ReadyKingdom, 'serverId' | 'revision'>;

export function RealmCourse({ serverId, revision }: RealmCourseProps): ReactNode {
  const [stock, setStock] = useState<Stock>('gold');
  const now = useNow(60_000);
  useReckonedAnew(serverId, revision);
  useChartsSoon();
  const query = useQuery({ ...courseQuery(serverId, stock), placeholderData: keepPreviousData });
  const course = query.data?.course;
  /** One line is a point, and two points make a course. */
  const hasCourse = course !== undefined && course.stretches.length > 0 && course.lines > 1;
  return (
    <Leaf
      title="How the realm has fared"
      aside={
        <ButtonLink to="/ledger" size="sm" variant="quiet">
          The ledger
        </ButtonLink>
      }
    >
      {course === undefined && query.isPending && <ChartWaiting label="Looking back" />}
      {course === undefined && query.isError && (
        <ErrorLeaf
          title="The years could not be looked up"
          message={query.error.message}
          kept="They happened all the same, and the ledger has them."
          onRetry={() => void query.refetch()}
        />
      )}
      {course !== undefined && !hasCourse && (
        <p className={styles.caption}>
          The first page holds one line: what the founding put into the chest. Spend a turn, and the curves
          begin here.
        </p>
      )}
      {course !== undefined && hasCourse && (
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
                  label="Kingdom Power over time"
                  spoken="power"
                  counted={(held) => `${whole(held)} power`}
                  now={now}
                />
              )}
            </section>
            <section aria-label={`${stockLabel(course.stock)} by source`}>
              <h3>{stockLabel(course.stock)} by source</h3>
              <SourceFigure course={course} />
            </section>
          </div>
          <StretchTable course={course} />
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
