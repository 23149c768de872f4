// How it ended, beside the hanging and in sight with it: who won and at what price, and for a commander the way to the next one: back to the war screen
// with the same rival chosen, or to the sand table to find out what went wrong.
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { sandTablePath } from '../../realm/sandTablePath.ts';
import { endingWords, possessive } from '../../realm/battle/words.ts';
import { Link } from 'react-router';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Title } from '../../ui/Leaf.tsx';
import { whole } from '../../ui/numberText.ts';
import { sidesFor } from './leftOf.ts';
import styles from './Outcome.module.css';

function Ways({ battle, side }: { readonly battle: BattleView; readonly side: Side }): ReactNode {
  const rival = battle[opposite(side)];
  const table = sandTablePath({
    against: rival.kingdomName,
    power: battle.setup?.[opposite(side)].power ?? 0,
    ground: battle.terrain,
    kind: battle.type,
    side,
  });
  return (
    <>
      <ButtonLink variant="primary" to={`/war?rival=${encodeURIComponent(rival.kingdomId)}`}>
        Challenge {rival.kingdomName} again
      </ButtonLink>
      <ButtonLink to={table}>Lay it out on the sand table</ButtonLink>
      <GuestKeeps />
    </>
  );
}

/** A guest has something to lose now. */
function GuestKeeps(): ReactNode {
  const state = useSession();
  if (state.status !== 'signedIn' || !state.user.isGuest) return null;
  return (
    <p className={styles.keep}>
      You rule as a guest: only this browser knows that {state.user.kingdomName ?? 'your kingdom'} is yours.{' '}
      <Link to="/account">Keep it for good</Link>
    </p>
  );
}

interface OutcomeProps {
  readonly battle: BattleView;
  readonly setup: BattleSetup;
  /** The reader has asked for the end, and reads on here. */
  readonly asked: boolean;
}

export function Outcome({ battle, setup, asked }: OutcomeProps): ReactNode {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) place.current?.focus({ preventScroll: true });
  }, [asked]);
  const { report, side } = battle;
  if (report === null) return null;
  const [first, second] = sidesFor(battle).map((which, at) => {
    const { fallen, men, kingdomName } = report[which];
    const many = fallen > 0 ? whole(fallen) : at === 0 ? 'None' : 'none';
    return `${many} of ${possessive(kingdomName)} ${whole(men)}`;
  });
  return (
    <section ref={place} tabIndex={-1} className={styles.outcome} aria-labelledby="outcome">
      <Title id="outcome">{endingWords(setup, report).headline}</Title>
      <p>
        {first} fell, and {second}.
      </p>
      {side !== null && <Ways battle={battle} side={side} />}
    </section>
  );
}
