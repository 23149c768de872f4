// A battle that is not fought, yet or ever: waiting for an answer, declined, lapsed, withdrawn.
// Invariant: whoever may do something about it is told what, and where.
import { createElement, useState } from 'react';
import type { ReactNode } from 'react';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { cancelBattle } from '@sigilla/engine/actions/war/cancelBattle.ts';
import { challengePath } from '../../realm/challengePath.ts';
import { send } from '../../realm/deeds.ts';
import { useNow } from '../../session/clock.ts';
import { queryClient } from '../../session/queryClient.ts';
import { Seal } from '../../ui/art/Seal.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { whole } from '../../ui/numberText.ts';
import { left } from '../../ui/timeText.ts';
import { encounterWord, groundPhrase } from '../../realm/groundText.ts';
import { possessive } from '../../realm/battle/words.ts';
import { later } from '../../realm/page/later.tsx';
import styles from './ChallengeLeaf.module.css';

/** The drawing comes after the words, whose place it has meanwhile kept. */
const RoadScene = later(async () => (await import('./RoadScene.tsx')).RoadScene, {
  waiting: createElement('div', { className: styles.unpainted }),
  absent: null,
});

const KIND_WORDS: Readonly<Record<BattleView['kind'], string>> = {
  sparring: 'A sparring match',
  raid: 'A raid',
  ranked: 'A ranked battle',
};

interface Said {
  readonly title: string;
  readonly sentence: string;
  readonly action: { readonly to: string; readonly label: string } | null;
}

function saidOf(battle: BattleView, now: number): Said {
  const { attacker, defender, side, counter } = battle;
  const lapses = left(battle.expiresAt - now);
  switch (battle.status) {
    case 'proposed':
      if (side === 'defender') {
        return {
          title: `${attacker.kingdomName} challenges you`,
          sentence: `Choose an army and accept, or decline. The challenge lapses in ${lapses}.`,
          action: { to: challengePath(battle.id), label: 'Answer the challenge' },
        };
      }
      if (side === 'attacker' && counter?.agreed === false) {
        return {
          title: `${defender.kingdomName} would rather meet you ${groundPhrase(counter.terrain)}`,
          sentence: `Until you have taken that ground nothing is accepted; who would not go there withdraws. The challenge lapses in ${lapses}.`,
          action: { to: challengePath(battle.id), label: 'Answer that' },
        };
      }
      return {
        title: 'A challenge is on the road',
        sentence:
          side === 'attacker'
            ? defender.isNpc
              ? `The rider is at the gate of ${defender.kingdomName}, whose ruler answers within seconds. Stay: this page becomes the field.`
              : `The rider is at the gate of ${defender.kingdomName}. The challenge lapses in ${lapses} if nobody answers; nothing of yours is bound until then, and you will be told.`
            : `${defender.kingdomName} has not answered ${attacker.kingdomName} yet.`,
        action: null,
      };
    case 'declined':
      return {
        title: `${defender.kingdomName} declined`,
        sentence: `The seal came back in two pieces. ${possessive(attacker.kingdomName)} army is free again.`,
        action: side === null ? null : { to: '/war', label: 'Challenge another' },
      };
    case 'expired':
      return {
        title: 'Nobody answered',
        sentence: 'A day and a night went by, and the challenge lapsed. Nothing was lost by it.',
        action: side === null ? null : { to: '/war', label: 'Challenge another' },
      };
    case 'cancelled':
      return {
        title: 'The battle was called off',
        sentence: 'No blow fell, and both armies are free.',
        action: side === null ? null : { to: '/war', label: 'Back to war' },
      };
    case 'accepted':
      return {
        title: 'Both hosts are bound',
        sentence:
          'The realm swears to both. Each ruler’s window adds a secret word to the chance of this battle, and in a moment the sky is drawn from them.',
        action: null,
      };
    case 'fighting':
    case 'settled':
      return {
        title: 'The hosts are drawing up',
        sentence: 'In a moment they stand in their ranks.',
        action: null,
      };
  }
}

/** Calls one's own herald back. That it is done is told by the battle itself. */
function Withdraw({ battle }: { readonly battle: BattleView }): ReactNode {
  const [underway, setUnderway] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const withdraw = async (): Promise<void> => {
    setUnderway(true);
    setRefusal(undefined);
    const withdrawal = cancelBattle.wire({ battleRequestId: battle.id });
    const outcome = await send(battle.serverId, false, withdrawal);
    setUnderway(false);
    void queryClient.invalidateQueries({ queryKey: ['pvp'] });
    if (!outcome.success) setRefusal(outcome.error);
  };
  return (
    <>
      <div className={styles.ways}>
        <Button loading={underway} loadingLabel="Calling the rider back…" onClick={() => void withdraw()}>
          Withdraw the challenge
        </Button>
        <ButtonLink variant="quiet" to="/war">
          Challenge another meanwhile
        </ButtonLink>
      </div>
      <Refusal>{refusal}</Refusal>
    </>
  );
}

export function ChallengeLeaf({ battle }: { readonly battle: BattleView }): ReactNode {
  const now = useNow(10_000);
  const { title, sentence, action } = saidOf(battle, now);
  return (
    <Leaf className={styles.leaf}>
      <div className={styles.scene}>
        <RoadScene
          status={battle.status}
          attacker={battle.attacker.kingdomName}
          attackerPower={battle.attacker.power}
          defender={battle.defender.kingdomName}
          defenderPower={battle.defender.power}
          isTurned={battle.side === 'defender'}
        />
        <span className={styles.seal}>
          <Seal size={76} name={battle.attacker.kingdomName} broken={battle.status !== 'proposed'} />
        </span>
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.sentence}>{sentence}</p>
      <p className={styles.note}>
        {KIND_WORDS[battle.kind]} {groundPhrase(battle.terrain)} · {encounterWord(battle.type)} · a realm of{' '}
        {whole(battle.attacker.power)} power against one of {whole(battle.defender.power)}
      </p>
      {battle.message !== '' && <blockquote className={styles.message}>{battle.message}</blockquote>}
      {action !== null && (
        <ButtonLink to={action.to} variant="primary">
          {action.label}
        </ButtonLink>
      )}
      {battle.status === 'proposed' && battle.side === 'attacker' && <Withdraw battle={battle} />}
    </Leaf>
  );
}
