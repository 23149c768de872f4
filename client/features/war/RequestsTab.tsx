// Challenges to answer, battles under way, and one's own challenges that wait for an answer.
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { acceptBattle } from '@sigilla/engine/actions/war/acceptBattle.ts';
import { agreeGround } from '@sigilla/engine/actions/war/agreeGround.ts';
import { cancelBattle } from '@sigilla/engine/actions/war/cancelBattle.ts';
import { counterGround } from '@sigilla/engine/actions/war/counterGround.ts';
import { declineBattle } from '@sigilla/engine/actions/war/declineBattle.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import type { BattleRequest } from '@sigilla/engine/war/listed.ts';
import { ReportWords } from '../../realm/reporting/ReportWords.tsx';
import { useDeeds, useUnderway } from '../../realm/actions.tsx';
import { deed, isOf } from '../../realm/deed.ts';
import { useNow } from '../../session/clock.ts';
import { requestsQuery } from '../../realm/queries.ts';
import { Seal } from '../../ui/art/Seal.tsx';
import { Shield } from '../../ui/art/Shield.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Select } from '../../ui/Select.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import { left } from '../../ui/timeText.ts';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { encounterWord, groundName, groundPhrase } from '../../realm/groundText.ts';
import { QueryState } from '../../realm/QueryState.tsx';
import styles from './War.module.css';

function Incoming({
  request,
  ready,
}: {
  readonly request: BattleRequest;
  readonly ready: ReadyKingdom;
}): ReactNode {
  const { run } = useDeeds();
  const underway = useUnderway();
  const navigate = useNavigate();
  const now = useNow(10_000);
  const free = ready.kingdom.armies.filter(({ lockedBy, units }) => lockedBy === null && units.length > 0);
  const [armyId, setArmyId] = useState(free[0]?.id);
  const accept = async (): Promise<void> => {
    if (armyId === undefined) return;
    const outcome = await run(
      deed(
        acceptBattle,
        { battleRequestId: request.id, defenderArmyId: armyId, speaks: true },
        {
          label: `Accept the challenge of ${request.attackerName}`,
          quiet: true,
          failed: (error) => `Failed to accept battle challenge: ${error}`,
        },
      ),
    );
    if (outcome?.success === true) void navigate(`/battles/${request.id}`);
  };
  const decline = (): void =>
    void run(
      deed(
        declineBattle,
        { battleRequestId: request.id },
        {
          label: `Decline the challenge of ${request.attackerName}`,
          quiet: true,
          failed: (error) => `Failed to decline battle challenge: ${error}`,
        },
      ),
    );
  const [ground, setGround] = useState<string | undefined>(undefined);
  const [isNaming, setNaming] = useState(false);
  const counter = async (): Promise<void> => {
    if (ground === undefined) return;
    const outcome = await run(
      deed(
        counterGround,
        { battleRequestId: request.id, terrain: ground },
        { label: `Name other ground to ${request.attackerName}`, quiet: true },
      ),
    );
    if (outcome?.success === true) setNaming(false);
  };
  // Whoever comes from a row of rulers to answer is led to the challenge itself.
  const place = useRef<HTMLLIElement>(null);
  const isAsked = useLocation().hash === `#challenge-${request.id}`;
  useEffect(() => {
    if (isAsked) place.current?.focus();
  }, [isAsked]);
  return (
    <li
      ref={place}
      id={`challenge-${request.id}`}
      tabIndex={-1}
      className={classes(styles.request, isAsked && styles.asked)}
    >
      <Shield name={request.attackerName} size={56} decorative />
      <div className={styles.requestWords}>
        <p className={styles.rivalName}>
          {request.attackerName} challenges you <Badge tone="bad">{request.kind}</Badge>
        </p>
        <p className={styles.note}>
          {encounterWord(request.battleType)} · {groundName(request.terrain)} · a realm of{' '}
          {whole(request.attackerPower)} power against yours of {whole(request.defenderPower)} · lapses in{' '}
          {left(request.expiresAt - now)}
        </p>
        {request.message !== '' && (
          <blockquote className={styles.quote}>
            {request.message}{' '}
            {!request.attackerIsNpc && (
              <ReportWords kind="challenge_words" id={request.id} words={request.message} />
            )}
          </blockquote>
        )}
        <div className={styles.answer}>
          <Select
            label="Defending army"
            value={armyId}
            onChange={setArmyId}
            placeholder="No army is free"
            options={free.map((army) => ({
              value: army.id,
              label: army.name,
              note: counted(menIn(army.units), 'soldier'),
            }))}
          />
          <Button
            variant="primary"
            className={styles.beside}
            loading={isOf(underway, acceptBattle)}
            refusal={
              armyId === undefined
                ? 'No army of yours is free to fight.'
                : request.counterTerrain === null
                  ? undefined
                  : `You have named other ground; ${request.attackerName} has not answered yet.`
            }
            aria-label={`Accept the challenge of ${request.attackerName}`}
            onClick={() => void accept()}
          >
            Accept
          </Button>
          <Button
            className={styles.beside}
            loading={isOf(underway, declineBattle)}
            aria-label={`Decline the challenge of ${request.attackerName}`}
            onClick={decline}
          >
            Decline
          </Button>
          {request.mayCounter && !isNaming && (
            <Button className={styles.beside} variant="quiet" onClick={() => setNaming(true)}>
              Other ground…
            </Button>
          )}
        </div>
        {isNaming && (
          <div className={styles.answer}>
            <Select
              label="Where you would rather fight"
              value={ground}
              onChange={setGround}
              placeholder="Choose the ground"
              options={[...kingdomContent.terrains.values()]
                .filter(({ id }) => id !== request.terrain)
                .map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Button
              className={styles.beside}
              loading={isOf(underway, counterGround)}
              refusal={ground === undefined ? 'Choose the ground first.' : undefined}
              onClick={() => void counter()}
            >
              Name it
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function Outgoing({ request }: { readonly request: BattleRequest }): ReactNode {
  const { run } = useDeeds();
  const underway = useUnderway();
  const now = useNow(10_000);
  return (
    <li className={styles.request}>
      <Seal size={48} name={request.defenderName} label="Sealed and sent" />
      <div className={styles.requestWords}>
        <p className={styles.rivalName}>To {request.defenderName}</p>
        <p className={styles.note}>
          {request.kind} · {encounterWord(request.battleType)} · {groundName(request.terrain)} · lapses in{' '}
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
          {request.kind} · {groundName(request.terrain)}
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
                  <Incoming key={request.id} request={request} ready={ready} />
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
