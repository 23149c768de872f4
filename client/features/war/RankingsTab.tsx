// Rulers by honor or by power. The realm's own kingdoms are left out unless asked for.
// A narrow window has no room for eight columns: place, kingdom and what it is ordered by stay, and the rest is a line under the name.
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Ranking } from '@sigilla/engine/war/ranking.ts';
import { rankingsQuery } from '../../realm/queries.ts';
import type { RankBy, RankedNpcs } from '../../realm/queries.ts';
import { Shield } from '../../ui/art/Shield.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { WornTitle } from '../../ui/WornTitle.tsx';
import { whole } from '../../ui/numberText.ts';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { QueryState } from '../../realm/QueryState.tsx';
import { ReportWords } from '../../realm/reporting/ReportWords.tsx';
import styles from './War.module.css';

/** Who has fought nothing that counts has won no share of it, not even none. */
const wonShare = ({ wins, losses, draws, winRate }: Ranking): string =>
  wins + losses + draws === 0 ? '–' : `${Math.round(winRate * 100)}%`;

/** What is said of a ruler in figures. */
const COLUMNS: readonly (readonly [string, (row: Ranking) => string])[] = [
  ['honor', ({ honor }) => whole(honor)],
  ['power', ({ power }) => whole(power)],
  ['wins', ({ wins }) => whole(wins)],
  ['losses', ({ losses }) => whole(losses)],
  ['draws', ({ draws }) => whole(draws)],
  ['win rate', wonShare],
];

const columnStyle = (of: string, by: RankBy): string => classes(styles.number, of !== by && styles.spare);

/** What a narrow window has no column for. */
const restOf = ({ honor, power, wins, losses, draws }: Ranking, by: RankBy): string =>
  `${by === 'power' ? `honor ${whole(honor)}` : `power ${whole(power)}`} · ${
    wins + losses + draws === 0 ? 'no record yet' : `${wins} won, ${losses} lost, ${draws} drawn`
  }`;

interface RowProps {
  readonly row: Ranking;
  readonly own: boolean;
  readonly by: RankBy;
}

/** Whoever has not moved is not drawn anew: rows that say the same are the same (TanStack shares them). */
const Row = memo(function Row({ row, own, by }: RowProps) {
  return (
    <tr className={classes(own && styles.own)}>
      <td className={styles.number}>{whole(row.rank)}</td>
      <th scope="row">
        <span className={styles.ranked}>
          <Shield name={row.kingdomName} size={28} decorative />
          <span className={styles.named}>
            <span>{row.kingdomName}</span> <WornTitle title={row.title} /> {row.isNpc && <Badge>realm</Badge>}{' '}
            {own && <Badge tone="earned">you</Badge>}
            {!own && !row.isNpc && (
              <ReportWords kind="kingdom_name" id={row.kingdomId} words={row.kingdomName} />
            )}
            <span className={styles.rest}>{restOf(row, by)}</span>
          </span>
        </span>
      </th>
      {COLUMNS.map(([of, figure]) => (
        <td key={of} className={columnStyle(of, by)}>
          {figure(row)}
        </td>
      ))}
    </tr>
  );
});

export function RankingsTab({ ready }: { readonly ready: ReadyKingdom }): ReactNode {
  const [by, setBy] = useState<RankBy>('power');
  const [npcs, setNpcs] = useState<RankedNpcs>('with');
  const rankings = useQuery(rankingsQuery(ready.serverId, by, npcs));
  return (
    <div className={styles.stack}>
      <div className={styles.filters}>
        <Segmented
          label="Order"
          value={by}
          onChange={setBy}
          segments={[
            { value: 'power', label: 'by power' },
            { value: 'honor', label: 'by honor' },
          ]}
        />
        <Segmented
          label="Who is listed"
          value={npcs}
          onChange={setNpcs}
          segments={[
            { value: 'with', label: 'everyone' },
            { value: 'without', label: 'players' },
            { value: 'only', label: 'the realm’s own' },
          ]}
        />
      </div>
      <QueryState query={rankings} waiting="Counting honours" failure="The rolls of honour are shut">
        {({ rankings: rows, own }) => (
          <Leaf title="Rankings">
            {rows.length === 0 ? (
              <Empty
                scene="field"
                sentence="Nobody has won or lost anything yet. First place is lying in the grass."
              />
            ) : (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls sideways on phones
              <section className={styles.scroll} tabIndex={0} aria-label="Table of rankings">
                <table className={styles.table}>
                  <thead>
                    <tr>
                      <th scope="col">
                        <abbr title="rank">№</abbr>
                      </th>
                      <th scope="col">kingdom</th>
                      {COLUMNS.map(([of]) => (
                        <th key={of} scope="col" className={columnStyle(of, by)}>
                          {of}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map((row) => (
                      <Row key={row.kingdomId} row={row} own={row.kingdomId === ready.kingdom.id} by={by} />
                    ))}
                    {own !== null && rows.every(({ kingdomId }) => kingdomId !== own.kingdomId) && (
                      <Row row={own} own by={by} />
                    )}
                  </tbody>
                </table>
              </section>
            )}
          </Leaf>
        )}
      </QueryState>
    </div>
  );
}
