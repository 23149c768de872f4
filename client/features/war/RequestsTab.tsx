// Challenges to answer, battles under way, and one's own challenges that wait for an answer.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { agreeGround } from '@sigilla/engine/actions/war/agreeGround.ts';
import { cancelBattle } from '@sigilla/engine/actions/war/cancelBattle.ts';
import type { BattleRequest } from '@sigilla/engine/war/listed.ts';
import { useDeeds, useUnderway } from '../../realm/actions.tsx';
import { deed, isOf } from '../../realm/deed.ts';
import { useNow } from '../../session/clock.ts';
import { requestsQuery } from '../../realm/queries.ts';
import { Seal } from '../../ui/art/Seal.tsx';
import { Shield } from '../../ui/art/Shield.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { left } from '../../ui/timeText.ts';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { encounterWord, groundWord, groundPhrase } from '../../realm/groundText.ts';
import { IncomingChallenge } from './IncomingChallenge.tsx';
import { playersQuery } from './queries.ts';
import { QueryState } from '../../realm/QueryState.tsx';
import { useAsked } from './useAsked.ts';
import styles from './War.module.css';

function Outgoing({ request }: { readonly request: BattleRequest }): ReactNode {
  const { run } = useDeeds();
  const underway = useUnderway();
  const now = useNow(10_000);
  return (
    <li {...useAsked(request.id)}>
      <Seal size={48} name={request.defenderName} label="Sealed and sent" />
      <div className={styles.requestWords}>
        <p className={styles.rivalName}>To {request.defenderName}</p>
        <p className={styles.note}>
          {request.kind} · {encounterWord(request.battleType)} · {groundWord(request.terrain)} · lapses in{' '}
          {left(request.expiresAt - now)}
        </p>
        {request.counterTerrain !== null && (
          <p className={styles.note}>
            {request.defenderName} would rather meet you {groundPhrase(request.counterTerrain)}.
          </p>
        )}
        <div className={styles.answer}>
          {request.counterTerrain !== null && (
            <Button
              size="sm"
              variant="primary"
              loading={isOf(underway, agreeGround, { battleRequestId: request.id })}
              onClick={() =>
                void run(
                  deed(
                    agreeGround,
                    { battleRequestId: request.id },
                    { label: `Meet ${request.defenderName} where they would rather fight`, quiet: true },
                  ),
                )
              }
            >
              Take that ground
            </Button>
          )}
          <ButtonLink size="sm" to={`/battles/${request.id}`}>
            Look
          </ButtonLink>
          <Button
            size="sm"
            variant="quiet"
            loading={isOf(underway, cancelBattle, { battleRequestId: request.id })}
            onClick={() =>
              void run(
                deed(
                  cancelBattle,
                  { battleRequestId: request.id },
                  { label: `Withdraw the challenge to ${request.defenderName}`, quiet: true },
                ),
              )
            }
          >
            Withdraw
          </Button>
        </div>
      </div>
    </li>
  );
}

function Underway({ request }: { readonly request: BattleRequest }): ReactNode {
  return (
    <li className={styles.request}>
      <Shield name={request.attackerName} size={48} decorative />
      <div className={styles.requestWords}>
        <p className={styles.rivalName}>
          {request.attackerName} and {request.defenderName}
        </p>
        <p className={styles.note}>
          {request.kind} · {groundWord(request.terrain)}
        </p>
        <div className={styles.answer}>
          <ButtonLink size="sm" variant="primary" to={`/battles/${request.id}`}>
            To the field
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}

export function RequestsTab({ ready }: { readonly ready: ReadyKingdom }): ReactNode {
  const requests = useQuery(requestsQuery(ready.serverId));
  // What their hosts are worth; without it a challenge can be answered all the same.
  const rivals = useQuery(playersQuery(ready.serverId)).data?.players;
  return (
    <QueryState query={requests} waiting="Calling the heralds in" failure="The heralds are late">
      {({ incoming, outgoing, underway }) => (
        <div className={styles.stack}>
          {underway.length > 0 && (
            <Leaf title="On the field">
              <ul>
                {underway.map((request) => (
                  <Underway key={request.id} request={request} />
                ))}
              </ul>
            </Leaf>
          )}
          <Leaf title="To be answered">
            {incoming.length === 0 ? (
              <Empty scene="road" sentence="No herald waits at the gate. The dog is disappointed." />
            ) : (
              <ul>
                {incoming.map((request) => (
                  <IncomingChallenge
                    key={request.id}
                    request={request}
                    ready={ready}
                    rivalHost={rivals?.find(({ userId }) => userId === request.attackerId)?.hostPower ?? 0}
                  />
                ))}
              </ul>
            )}
          </Leaf>
          {outgoing.length > 0 && (
            <Leaf title="Sent and unanswered">
              <ul>
                {outgoing.map((request) => (
                  <Outgoing key={request.id} request={request} />
                ))}
              </ul>
            </Leaf>
          )}
          {kingdomContent.npcKingdoms.length > 0 && (
            <p className={styles.note}>The realm’s own kingdoms answer within seconds; rulers have a day.</p>
          )}
        </div>
      )}
    </QueryState>
  );
}
