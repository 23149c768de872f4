// The first page of a signed-in ruler: the realm as it stands, what needs them, their hosts, and what the chronicle says.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { BattleRequest } from '@sigilla/server/contract/pvp.ts';
import { localHour, useNow } from '../../session/clock.ts';
import { chronicleQuery, rankingsQuery, requestsQuery } from '../../session/queries.ts';
import { useOwnWorld } from '../../session/useKingdom.ts';
import { Illuminated } from '../../ui/art/Initial.tsx';
import { RealmScene } from '../../ui/art/RealmScene.tsx';
import { Shield } from '../../ui/art/Shield.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { GameIcon, Icon } from '../../ui/Icon.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { counted, signed, whole } from '../../ui/numberText.ts';
import { ago } from '../../ui/timeText.ts';
import { adviceFor, buildingsLabel, populationLabel, rankLabel, stockLabel } from '../kingdom/advice.ts';
import type { Stock } from '../kingdom/advice.ts';
import { WithKingdom } from '../kingdom/WithKingdom.tsx';
import type { ReadyKingdom } from '../kingdom/WithKingdom.tsx';
import { storyOf } from './story.ts';
import styles from './Overview.module.css';

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

function Banner({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  return (
    <section className={styles.banner} aria-labelledby="realm-name">
      <RealmScene
        className={styles.scene}
        name={kingdom.name}
        buildings={kingdom.contributions}
        hour={localHour()}
      />
      <div className={styles.card}>
        <Shield name={kingdom.name} size={84} />
        <div className={styles.cardWords}>
          <h1 id="realm-name">{kingdom.name}</h1>
          <p className={styles.standing}>
            {kingdom.status} · level {kingdom.level} · {whole(kingdom.power)} power · Established{' '}
            {DATE.format(kingdom.foundedAt)}
          </p>
          <Illuminated className={styles.story} text={storyOf(kingdom)} />
        </div>
      </div>
    </section>
  );
}

function Challenge({ request, now }: { readonly request: BattleRequest; readonly now: number }): ReactNode {
  const terrain = kingdomContent.terrains.get(request.terrain as never)?.name ?? request.terrain;
  return (
    <li className={styles.need}>
      <Shield name={request.attackerName} size={36} decorative />
      <div>
        <p className={styles.needTitle}>{request.attackerName} challenges you</p>
        <p className={styles.needNote}>
          {terrain}, {whole(request.attackerPower)} power against your {whole(request.defenderPower)} · answer
          within {ago(request.expiresAt - now)}
        </p>
      </div>
      <ButtonLink to="/war?tab=requests" variant="primary" size="sm">
        Answer
      </ButtonLink>
    </li>
  );
}

function WhatNeedsYou({ kingdom, serverId }: Pick<ReadyKingdom, 'kingdom' | 'serverId'>): ReactNode {
  const now = useNow(10_000);
  const requests = useQuery(requestsQuery(serverId));
  const advice = adviceFor(kingdom);
  const incoming = requests.data?.incoming ?? [];
  const underway = requests.data?.underway ?? [];
  const fallowWeek = incoming.length + underway.length + advice.length === 0;
  return (
    <Leaf title="What needs you">
      {requests.isError && (
        <ErrorLeaf
          title="The heralds are late"
          message={requests.error.message}
          onRetry={() => void requests.refetch()}
        />
      )}
      <ul className={styles.needs}>
        {underway.map((battle) => (
          <li key={battle.id} className={styles.need}>
            <Icon icon="war" size={32} />
            <div>
              <p className={styles.needTitle}>
                {battle.attackerName} and {battle.defenderName} are on the field
              </p>
              <p className={styles.needNote}>Orders are taken between rounds.</p>
            </div>
            <ButtonLink to={`/battles/${battle.id}`} variant="primary" size="sm">
              To the field
            </ButtonLink>
          </li>
        ))}
        {incoming.map((request) => (
          <Challenge key={request.id} request={request} now={now} />
        ))}
      </ul>
      {advice.length > 0 && (
        <>
          <h3 className={styles.subhead}>Kingdom Advisor</h3>
          <ul className={styles.needs}>
            {advice.map(({ tone, text, to, action }) => (
              <li key={text} className={styles.need}>
                <Icon icon={tone === 'warning' ? 'warning' : 'info'} size={28} />
                <p className={styles.needNote}>{text}</p>
                <ButtonLink to={to} size="sm">
                  {action}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {fallowWeek && !requests.isPending && (
        <Empty
          scene="road"
          sentence="Nobody is at the gate and nothing is on fire. A good day to pick a quarrel."
          action={
            <ButtonLink to="/war" variant="primary">
              Choose a rival
            </ButtonLink>
          }
        />
      )}
    </Leaf>
  );
}

function Hosts({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const units = kingdom.armies.flatMap((army) => army.units.map((unit) => ({ army, unit })));
  return (
    <Leaf title="Hosts" aside={<Link to="/army">Army</Link>}>
      {units.length === 0 ? (
        <Empty
          scene="camp"
          title="No armies yet"
          sentence="The muster field is grass from end to end."
          action={<ButtonLink to="/army?recruit">Start Recruiting</ButtonLink>}
        />
      ) : (
        <ul className={styles.hosts}>
          {units.map(({ army, unit }) => {
            const definition = kingdomContent.units.get(unit.unitId);
            return (
              <li key={`${army.id} ${unit.unitId} ${unit.veteranLevel}`} className={styles.host}>
                <GameIcon name={definition?.icon ?? 'spears'} size={28} />
                <span className={styles.hostName}>
                  {definition?.plural ?? unit.unitId}
                  {unit.veteranLevel !== 'recruit' && (
                    <span className={styles.veteran}> {unit.veteranLevel}</span>
                  )}
                </span>
                <span className={styles.count}>{whole(unit.quantity)}</span>
                <Meter label={`Morale of ${army.name}`} value={army.morale} valueText={`${army.morale}%`} />
              </li>
            );
          })}
        </ul>
      )}
    </Leaf>
  );
}

function Chronicle({ serverId }: { readonly serverId: string }): ReactNode {
  const now = useNow(30_000);
  const world = useOwnWorld();
  const kept = useQuery({ ...chronicleQuery(serverId), enabled: world.chronicle.length === 0 });
  const lines = world.chronicle.length > 0 ? world.chronicle : (kept.data?.lines ?? []);
  return (
    <Leaf title="Chronicle" className={styles.chronicle}>
      <h3 className="visuallyHidden">Recent Activity</h3>
      {lines.length === 0 && kept.isPending && <Skeleton lines={4} label="Opening the chronicle" />}
      {lines.length === 0 && kept.isError && (
        <ErrorLeaf
          title="The chronicle is shut"
          message={kept.error.message}
          onRetry={() => void kept.refetch()}
        />
      )}
      {lines.length === 0 && kept.isSuccess && (
        <Empty scene="desk" sentence="The first page is ruled and waiting for somebody to do something." />
      )}
      <ol className={styles.lines} aria-live="off">
        {lines.slice(0, 5).map((line) => (
          <li key={line.id} className={styles.line}>
            <time dateTime={new Intl.DateTimeFormat('sv-SE').format(line.at)} className={styles.when}>
              {ago(now - line.at)}
            </time>
            {line.link ? <Link to={line.link}>{line.text}</Link> : <span>{line.text}</span>}
          </li>
        ))}
      </ol>
    </Leaf>
  );
}

const toneOf = (stock: Stock): 'good' | 'plain' | 'bad' => {
  if (stock === 'High') return 'good';
  return stock === 'Low' ? 'bad' : 'plain';
};

function Figures({ kingdom, serverId }: Pick<ReadyKingdom, 'kingdom' | 'serverId'>): ReactNode {
  const ranking = useQuery(rankingsQuery(serverId, 'power', 'with'));
  const rank = ranking.data?.own?.rank;
  const men = kingdom.armies.reduce((sum, army) => sum + menIn(army.units), 0);
  const stocks = [
    {
      name: 'Gold',
      amount: kingdom.resources.gold,
      perTurn: kingdom.income.gold - kingdom.upkeep.gold,
      label: stockLabel(kingdom.resources.gold, kingdom.income.gold),
    },
    {
      name: 'Mana',
      amount: kingdom.resources.mana,
      perTurn: kingdom.income.mana,
      label: stockLabel(kingdom.resources.mana, kingdom.income.mana),
    },
    {
      name: 'Population',
      amount: kingdom.resources.population,
      perTurn: kingdom.income.population,
      label: populationLabel(kingdom.resources.population),
    },
    {
      name: 'Food',
      amount: kingdom.resources.food,
      perTurn: kingdom.income.food - kingdom.upkeep.food,
      label: stockLabel(kingdom.resources.food, Math.max(kingdom.income.food, kingdom.upkeep.food)),
    },
    {
      name: 'Materials',
      amount: kingdom.resources.materials,
      perTurn: kingdom.income.materials,
      label: stockLabel(kingdom.resources.materials, kingdom.income.materials),
    },
  ];
  return (
    <Leaf title="The realm in figures" className={styles.figuresLeaf}>
      <dl className={styles.figures}>
        <div>
          <dt>Kingdom Power</dt>
          <dd>{whole(kingdom.power)}</dd>
        </div>
        <div>
          <dt>Global Rank</dt>
          <dd>
            {rank === undefined ? '–' : whole(rank)} {rank !== undefined && <small>{rankLabel(rank)}</small>}
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
        {stocks.map(({ name, amount, perTurn, label }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.count}>{whole(amount)}</span>
            <span className={styles.perTurn}>{signed(perTurn)} a turn</span>
            <Badge tone={toneOf(label)}>{label}</Badge>
          </li>
        ))}
      </ul>
      <Meter
        label={`Level ${kingdom.level}`}
        value={kingdom.levelProgress}
        max={100}
        tone="earned"
        shown
        valueText={`${kingdom.levelProgress} of 100 experience`}
      />
    </Leaf>
  );
}

export function Component(): ReactNode {
  return (
    <WithKingdom title="Your Kingdom" untitled>
      {({ kingdom, serverId }) => (
        <>
          <Banner kingdom={kingdom} />
          <div className={styles.columns}>
            <WhatNeedsYou kingdom={kingdom} serverId={serverId} />
            <Hosts kingdom={kingdom} />
            <Chronicle serverId={serverId} />
          </div>
          <Figures kingdom={kingdom} serverId={serverId} />
        </>
      )}
    </WithKingdom>
  );
}
