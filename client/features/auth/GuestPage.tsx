// Playing before signing anything: what a guest may and may not do, and the one button.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { localHour } from '../../session/clock.ts';
import { RealmScene } from '../../ui/art/RealmScene.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { DoorLink } from './DoorLink.tsx';
import { GuestButton } from './GuestButton.tsx';
import styles from './auth.module.css';

/** Enough of a village to be worth ruling. */
const START = [
  { category: 'economic', quantity: 2, level: 1 },
  { category: 'military', quantity: 1, level: 1 },
] as const;

export function GuestPage(): ReactNode {
  const [hour] = useState(localHour);
  return (
    <AuthFrame
      title="Play as a guest"
      lead="Rule first, sign later. A kingdom is founded for you at once."
      picture={
        <figure className={styles.foundation}>
          <RealmScene name="Wanderer" buildings={START} hour={hour} className={styles.tall} />
        </figure>
      }
      links={<DoorLink to="/login">Sign In</DoorLink>}
    >
      <ul className={styles.terms}>
        <li>
          <Icon icon="confirm" size={20} className={styles.may} />
          <span>You build, recruit, fight and watch as everyone does.</span>
        </li>
        <li>
          <Icon icon="confirm" size={20} className={styles.may} />
          <span>Give an e-mail and a password later and all you won stays yours.</span>
        </li>
        <li>
          <Icon icon="warning" size={20} className={styles.mayNot} />
          <span>
            Until then the kingdom lives in this browser only, and guests hold no seals and write nothing in
            public.
          </span>
        </li>
      </ul>
      <GuestButton>Play as a guest</GuestButton>
      <p className={styles.other}>
        Rather sign at once? <DoorLink to="/register">Found a kingdom</DoorLink>.
      </p>
    </AuthFrame>
  );
}
