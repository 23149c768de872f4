// Founding a kingdom: a name, an e-mail, a password. The arms and hills of the realm appear while its name is typed.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { localHour } from '../../session/clock.ts';
import { session } from '../../session/session.ts';
import { blazon } from '../../ui/art/blazon.ts';
import { RealmScene } from '../../ui/art/RealmScene.tsx';
import { Shield } from '../../ui/art/Shield.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { DoorLink } from './DoorLink.tsx';
import { FoundingForm } from './FoundingForm.tsx';
import { asNewcomer } from './unreached.ts';
import styles from './auth.module.css';

/** What will stand there: hills and arms follow the name letter by letter. */
function Foundation({ name }: { name: string }): ReactNode {
  const [hour] = useState(localHour);
  const shown = name.trim() === '' ? 'Terra Nova' : name.trim();
  return (
    <figure className={styles.foundation}>
      <RealmScene name={shown} buildings={[]} hour={hour} className={styles.scene} />
      <figcaption className={styles.arms}>
        <Shield name={shown} size={76} decorative />
        <div>
          <p className={styles.realm}>{name.trim() === '' ? 'Your kingdom' : shown}</p>
          <p className={styles.blazon}>
            {name.trim() === '' ? 'Its arms are drawn from its name.' : `${blazon(shown).words}.`}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}

export function RegisterPage(): ReactNode {
  const [name, setName] = useState('');
  return (
    <AuthFrame
      title="Found a kingdom"
      lead="Name it well: heralds will have to call it out."
      picture={<Foundation name={name} />}
      links={<DoorLink to="/login">Sign In</DoorLink>}
    >
      <FoundingForm
        kingdomName=""
        label="Begin Your Reign"
        busyLabel="Creating Your Kingdom..."
        onSubmit={async (values) => asNewcomer(await session.register(values))}
        onName={setName}
      >
        <p className={styles.other}>
          You rule already? <DoorLink to="/login">Sign In</DoorLink> or{' '}
          <DoorLink to="/guest">play as a guest</DoorLink>.
        </p>
      </FoundingForm>
    </AuthFrame>
  );
}
