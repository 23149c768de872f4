// A challenge that waits for this ruler's answer: with which army it is taken up, whether it is declined, and where they would rather fight.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { acceptBattle } from '@sigilla/engine/actions/war/acceptBattle.ts';
import { counterGround } from '@sigilla/engine/actions/war/counterGround.ts';
import { declineBattle } from '@sigilla/engine/actions/war/declineBattle.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import { powerOfArmy } from '@sigilla/engine/kingdom/power.ts';
import type { BattleRequest } from '@sigilla/engine/war/listed.ts';
import { ReportWords } from '../../realm/reporting/ReportWords.tsx';
import { useDeeds, useUnderway } from '../../realm/actions.tsx';
import { deed, isOf } from '../../realm/deed.ts';
import { useNow } from '../../session/clock.ts';
import { Shield } from '../../ui/art/Shield.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import { left } from '../../ui/timeText.ts';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { encounterWord, groundWord } from '../../realm/groundText.ts';
import { sandTablePath } from '../../realm/sandTablePath.ts';
import { oddsWords } from './oddsWords.ts';
import { useAsked } from './useAsked.ts';
import styles from './War.module.css';

/** Naming the ground where this ruler would rather fight. */
function OtherGround({
  request,
  onNamed,
}: {
  readonly request: BattleRequest;
  readonly onNamed: () => void;
}): ReactNode {
  const { run } = useDeeds();
  const underway = useUnderway();
  const [ground, setGround] = useState<string | undefined>(undefined);
  const counter = async (): Promise<void> => {
    if (ground === undefined) return;
    const outcome = await run(
      deed(
        counterGround,
        { battleRequestId: request.id, terrain: ground },
        { label: `Name other ground to ${request.attackerName}`, quiet: true },
      ),
    );
    if (outcome?.success === true) onNamed();
  };
  return (
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
  );
}

export function IncomingChallenge({
  request,
  ready,
  rivalHost,
}: {
  readonly request: BattleRequest;
  readonly ready: ReadyKingdom;
  /** Power of the host that the challenger can send; 0 where that is not known. */
  readonly rivalHost: number;
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
  const [isNaming, setNaming] = useState(false);
  const own = free.find(({ id }) => id === armyId);
  const ownHost = own === undefined ? 0 : powerOfArmy(own.units, kingdomContent);
  return (
    <li {...useAsked(request.id)}>
      <Shield name={request.attackerName} size={56} decorative />
      <div className={styles.requestWords}>
        <p className={styles.rivalName}>
          {request.attackerName} challenges you <Badge tone="bad">{request.kind}</Badge>
        </p>
        <p className={styles.note}>
          {encounterWord(request.battleType)} · {groundWord(request.terrain)} · a realm of{' '}
          {whole(request.attackerPower)} power against yours of {whole(request.defenderPower)} · lapses in{' '}
          {left(request.expiresAt - now)}
        </p>
        {own !== undefined && rivalHost > 0 && (
          <p className={styles.note}>
            host {whole(rivalHost)} against yours of {whole(ownHost)} ·{' '}
            {/* men against men know nothing of walls */}
            {request.battleType !== 'siege' && `${oddsWords(ownHost, rivalHost, request.attackerIsNpc)} · `}
            <Link
              to={sandTablePath({
                against: request.attackerName,
                power: rivalHost,
                ground: request.terrain,
                kind: request.battleType,
                army: own.id,
                side: 'defender',
              })}
            >
              fight it on the sand table first
            </Link>
          </p>
        )}
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
        {isNaming && <OtherGround request={request} onNamed={() => setNaming(false)} />}
      </div>
    </li>
  );
}
