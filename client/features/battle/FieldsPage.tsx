// What is being fought now, for anyone: every battle on the field with those who look on, and the latest that were decided.
// Invariant: what a list may tell is in the engine (war/listed.ts); a battle is watched on its own page.
import { useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { MAX_ROUNDS } from '@sigilla/engine/battle/law.ts';
import type { LiveBattle } from '@sigilla/engine/war/listed.ts';
import { useLiveBattles } from '../../realm/liveBattles.ts';
import { groundPhrase } from '../../realm/groundText.ts';
import { hourWords } from '../../realm/hourText.ts';
import { useNow } from '../../session/clock.ts';
import { useSession } from '../../session/session.ts';
import { liveriesOf } from '../../ui/art/livery.ts';
import { Shield } from '../../ui/art/Shield.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Leaf, Title } from '../../ui/Leaf.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import { since } from '../../ui/timeText.ts';
import { BattleFrame } from './BattleFrame.tsx';
import { FieldScene } from './FieldScene.tsx';
import styles from './FieldsPage.module.css';

const KINDS: Readonly<Record<LiveBattle['kind'], string>> = {
  sparring: 'blunted steel',
  raid: 'a raid',
  ranked: 'for honor',
};

const factsOf = (battle: LiveBattle, now: number): string =>
  (battle.settledAt === null
    ? battle.rounds === 0
      ? ['about to begin']
      : [
          `round ${battle.rounds} of at most ${MAX_ROUNDS}`,
          ...(battle.acceptedAt === null ? [] : [`began ${since(now - battle.acceptedAt)}`]),
        ]
    : [`decided ${since(now - battle.settledAt)}`, counted(battle.rounds, 'round')]
  )
    .concat(groundPhrase(battle.terrain), hourWords(battle), KINDS[battle.kind])
    .join(' · ');

/** How much of the strength on the field is the attacker's. */
const shareOf = ({ attackerPower, defenderPower }: LiveBattle): number =>
  attackerPower / Math.max(1, attackerPower + defenderPower);

function FieldCard({ battle }: { readonly battle: LiveBattle }): ReactNode {
  const now = useNow(10_000);
  const { attackerName, defenderName, attackerPower, defenderPower, watchers } = battle;
  const liveries = useMemo(() => liveriesOf(attackerName, defenderName), [attackerName, defenderName]);
  return (
    <li>
      <Link to={`/battles/${battle.id}`} className={styles.card}>
        <FieldScene
          id={battle.id}
          terrain={battle.terrain}
          hour={battle.timeOfDay ?? 'day'}
          share={shareOf(battle)}
          liveries={liveries}
          isOver={battle.settledAt !== null}
        />
        <span className={styles.sides}>
          <span className={styles.side}>
            <Shield name={attackerName} size={40} decorative />
            <b>{attackerName}</b>
          </span>
          <span className={styles.against}>against</span>
          <span className={styles.side}>
            <Shield name={defenderName} size={40} decorative />
            <b>{defenderName}</b>
          </span>
        </span>
        <span
          className={styles.powers}
          style={
            {
              '--share': shareOf(battle),
              '--cloth-a': liveries[0].side,
              '--cloth-b': liveries[1].side,
              '--fold-b': liveries[1].sideDark,
            } as CSSProperties
          }
          aria-hidden="true"
        />
        <span className={styles.facts}>
          {factsOf(battle, now)} {watchers > 0 && <Badge>{whole(watchers)} watching</Badge>}
        </span>
        <span className="visuallyHidden">
          Kingdoms of {whole(attackerPower)} and {whole(defenderPower)} power.{' '}
          {battle.settledAt === null ? 'Watch it' : 'Watch it again'}
        </span>
      </Link>
    </li>
  );
}

function Fields({
  title,
  battles,
  nothing,
}: {
  readonly title: string;
  readonly battles: readonly LiveBattle[];
  readonly nothing: string;
}): ReactNode {
  return (
    <Leaf title={title}>
      {battles.length === 0 ? (
        <Empty scene="field" sentence={nothing} />
      ) : (
        <ul className={styles.list}>
          {battles.map((battle) => (
            <FieldCard key={battle.id} battle={battle} />
          ))}
        </ul>
      )}
    </Leaf>
  );
}

export function FieldsPage(): ReactNode {
  const session = useSession();
  const asked = useLiveBattles();
  const fields = asked.data?.ok === true ? asked.data.value : undefined;
  return (
    <BattleFrame isRuler={session.status === 'signedIn'} title="On the field">
      <div className={styles.page}>
        <Title level={1}>On the field</Title>
        {asked.isPending && (
          <Leaf>
            <Skeleton lines={6} label="The heralds are counting banners" />
          </Leaf>
        )}
        {fields === undefined && !asked.isPending && (
          <ErrorLeaf
            title="The heralds do not answer"
            message="The list of battles could not be read."
            kept="The battles themselves go on."
            onRetry={() => void asked.refetch()}
          />
        )}
        {fields !== undefined && (
          <>
            <Fields
              title="Being fought now"
              battles={fields.live.toSorted((a, b) => b.watchers - a.watchers || b.rounds - a.rounds)}
              nothing="The field lies quiet. Somebody always looks up first; it might be you."
            />
            <Fields
              title="Lately decided"
              battles={fields.recent}
              nothing={
                fields.live.length > 0
                  ? 'Nothing is decided yet. Whatever ends above is told here.'
                  : 'Nothing was ever fought here. The grass remembers no names yet.'
              }
            />
          </>
        )}
      </div>
    </BattleFrame>
  );
}
