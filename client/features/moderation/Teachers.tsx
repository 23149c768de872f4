// The teachers of silicon as those see them who keep the realm: who is asked, what today has cost, who rests and until when, what was kept and what was dropped for which
// reason. Invariants: keys and addresses are not in it; nothing can be set here, for settings are the environment's, and the page says so.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { mayModerate } from '@sigilla/engine/account/account.ts';
import { Page } from '../../realm/page/Page.tsx';
import { QueryState } from '../../realm/QueryState.tsx';
import { useNow } from '../../session/clock.ts';
import { useSession } from '../../session/session.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Leaf, Title } from '../../ui/Leaf.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import { momentText, since } from '../../ui/timeText.ts';
import { DROPS, NAMES, STATES, teachersQuery, TROUBLES } from './teacherCalls.ts';
import type { Standing, TeachersView } from './teacherCalls.ts';
import styles from './moderation.module.css';

const BACK = (
  <ButtonLink to="/reports" size="sm">
    To the reports
  </ButtonLink>
);

/** How much of what there may be is there. */
function Share({
  label,
  tone,
  value,
  max,
}: {
  readonly label: string;
  readonly tone: 'mind' | 'earned';
  readonly value: number;
  readonly max: number;
}): ReactNode {
  return (
    <Meter
      label={label}
      tone={tone}
      shown
      value={value}
      max={max}
      valueText={`${whole(value)} of ${whole(max)}`}
    />
  );
}

function Teacher({ standing, now }: { readonly standing: Standing; readonly now: number }): ReactNode {
  const { name, model, state, until, today, failuresInARow, lastTrouble, totals } = standing;
  const dropped = Object.entries(totals.dropped) as [keyof typeof DROPS, number][];
  return (
    <Leaf
      title={NAMES[name]}
      aside={<Badge tone={state === 'ready' ? 'good' : 'bad'}>{STATES[state]}</Badge>}
    >
      <p className={styles.then}>
        {model}
        {until !== null && ` · until ${momentText(until)}`}
      </p>
      <div className={styles.spent}>
        <Share label="Requests today" tone="mind" value={today.requests} max={today.ofRequests} />
        <Share label="Tokens today" tone="mind" value={today.tokens} max={today.ofTokens} />
      </div>
      <dl className={styles.evidence}>
        <dt>Last trouble</dt>
        <dd className={lastTrouble === null ? styles.absent : undefined}>
          {lastTrouble === null
            ? 'none'
            : `It ${TROUBLES[lastTrouble.what]}${lastTrouble.status === null ? '' : ` (${lastTrouble.status})`}, ${since(now - lastTrouble.at)}; ${counted(failuresInARow, 'failure')} in a row.`}
        </dd>
        <dt>In all</dt>
        <dd>
          Asked {counted(totals.asked, 'time')}, answered {totals.answered}:{' '}
          {counted(totals.kept, 'question')} kept, {whole(totals.tokens)} tokens.
        </dd>
        <dt>Dropped at the gate</dt>
        <dd className={dropped.length === 0 ? styles.absent : undefined}>
          {dropped.length === 0
            ? 'nothing'
            : dropped
                .toSorted(([, one], [, other]) => other - one)
                .map(([why, times]) => `${DROPS[why]}: ${times}`)
                .join(' · ')}
        </dd>
      </dl>
    </Leaf>
  );
}

function Staff({ view: { teachers, archive } }: { readonly view: TeachersView }): ReactNode {
  const now = useNow(60_000);
  return (
    <>
      {teachers.length === 0 ? (
        <Empty
          scene="desk"
          title="Nobody but ourselves"
          sentence="No model writes questions here: the academy teaches from its own engine, and nothing is missing. Whoever keeps the server may engage one by its settings, MORPHEUS_…, CLAUDE_… or AI_…, and a restart."
        />
      ) : (
        <div className={styles.teachers}>
          {teachers.map((standing) => (
            <Teacher key={standing.name} standing={standing} now={now} />
          ))}
        </div>
      )}
      <Leaf title="The archive" className={styles.archive}>
        <Share label="Questions kept" tone="earned" value={archive.questions} max={archive.most} />
        <p className={styles.then}>
          {counted(archive.setAside, 'question')} laid aside until a moderator has looked. Days are those of
          UTC; budgets, models and rests are set in the environment of the server (README, “Settings”).
        </p>
      </Leaf>
    </>
  );
}

function Standings(): ReactNode {
  const query = useQuery(teachersQuery);
  return (
    <QueryState
      query={query}
      waiting="Asking after the teachers"
      failure="The teachers could not be asked after"
    >
      {(view) => <Staff view={view} />}
    </QueryState>
  );
}

export function Component(): ReactNode {
  const session = useSession();
  const isAllowed = session.status === 'signedIn' && mayModerate(session.user.role);
  return (
    <Page title="Teachers">
      <Title level={1} aside={isAllowed && BACK}>
        Teachers
      </Title>
      {isAllowed ? (
        <Standings />
      ) : (
        <Empty
          scene="road"
          title="The bursar’s desk"
          sentence="What teachers cost is read by those who keep the realm alone."
          action={<ButtonLink to="/academy">To the scriptorium</ButtonLink>}
        />
      )}
    </Page>
  );
}
