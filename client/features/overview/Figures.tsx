// The realm in figures (kingdom.md 2.6): power, rank, buildings, armies, and what lies in store.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import { RESOURCE_WORDS } from '@sigilla/content/schema/resourceWords.ts';
import { LevelBadge } from '../../realm/level/LevelBadge.tsx';
import { MadeOf } from '../../realm/MadeOf.tsx';
import { flowOf, flowParts, powerPartsOf } from '../../realm/madeOf.ts';
import { rankingsQuery } from '../../realm/queries.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted, signed, whole } from '../../ui/numberText.ts';
import { buildingsLabel, populationLabel, rankLabel, stockLabel } from './advice.ts';
import type { Stock } from './advice.ts';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import styles from './Overview.module.css';

const toneOf = (stock: Stock): 'good' | 'plain' | 'bad' => {
  if (stock === 'High') return 'good';
  return stock === 'Low' ? 'bad' : 'plain';
};

export function Figures({ kingdom, serverId }: Pick<ReadyKingdom, 'kingdom' | 'serverId'>): ReactNode {
  const ranking = useQuery(rankingsQuery(serverId, 'power', 'with'));
  const rank = ranking.data?.own?.rank;
  // A full page of the list stands for a realm that is at least as large.
  const rulers = Math.max(ranking.data?.rankings.length ?? 0, rank ?? 0);
  const men = kingdom.armies.reduce((sum, army) => sum + menIn(army.units), 0);
  const stocks = [
    {
      key: 'gold' as const,
      amount: kingdom.resources.gold,
      label: stockLabel(kingdom.resources.gold, kingdom.income.gold),
    },
    {
      key: 'mana' as const,
      amount: kingdom.resources.mana,
      label: stockLabel(kingdom.resources.mana, kingdom.income.mana),
    },
    {
      key: 'population' as const,
      amount: kingdom.resources.population,
      label: populationLabel(kingdom.resources.population),
    },
    {
      key: 'food' as const,
      amount: kingdom.resources.food,
      label: stockLabel(kingdom.resources.food, Math.max(kingdom.income.food, kingdom.upkeep.food)),
    },
    {
      key: 'materials' as const,
      amount: kingdom.resources.materials,
      label: stockLabel(kingdom.resources.materials, kingdom.income.materials),
    },
  ];
  return (
    <Leaf title="The realm in figures" className={styles.figuresLeaf}>
      <dl className={styles.figures}>
        <div>
          <dt>Kingdom Power</dt>
          <dd>
            <MadeOf title="Kingdom Power" parts={() => powerPartsOf(kingdom)}>
              {whole(kingdom.power)}
            </MadeOf>
          </dd>
        </div>
        <div>
          <dt>Global Rank</dt>
          <dd>
            {rank === undefined ? '–' : whole(rank)}{' '}
            {rank !== undefined && <small>{rankLabel(rank, rulers)}</small>}
          </dd>
        </div>
        <div>
          <dt>Buildings</dt>
          <dd>
            {whole(kingdom.buildingCount)} <small>{buildingsLabel(kingdom.buildingCount)}</small>
          </dd>
        </div>
        <div>
          <dt>Armies</dt>
          <dd>
            {whole(kingdom.armies.length)} <small>{counted(men, 'soldier')}</small>
          </dd>
        </div>
      </dl>
      <h3 className={styles.subhead}>Resource Status</h3>
      <ul className={styles.stocks}>
        {stocks.map(({ key, amount, label }) => (
          <li key={key}>
            <span>{RESOURCE_WORDS[key].label}</span>
            <span className={styles.count}>{whole(amount)}</span>
            <MadeOf
              className={styles.perTurn}
              title={`${RESOURCE_WORDS[key].label} a turn`}
              parts={() => flowParts(kingdom, key)}
              isChange
            >
              {signed(flowOf(kingdom, key))} a turn
            </MadeOf>
            <Badge tone={toneOf(label)}>{label}</Badge>
          </li>
        ))}
      </ul>
      <LevelBadge card kingdom={kingdom} />
    </Leaf>
  );
}
