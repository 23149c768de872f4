// Who one is to the realm: kingdom, e-mail, since when, and by which clock the days are counted.
import type { ReactNode } from 'react';
import { Link, useOutletContext } from 'react-router';
import { Shield } from '../../ui/art/Shield.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { dayText } from '../../ui/timeText.ts';
import type { OwnAccount } from './queries.ts';
import styles from './Account.module.css';

const ROLES = { player: null, moderator: 'a moderator', admin: 'an administrator' } as const;

interface WhoLeafProps {
  readonly account: OwnAccount['account'];
  readonly kingdomName: string;
}

export function WhoLeaf({ account, kingdomName }: WhoLeafProps): ReactNode {
  const { email, isGuest, createdAt, timeZone, role } = account;
  const claim = useOutletContext<() => void>();
  return (
    <Leaf title="Who you are" gilded className={styles.who}>
      <div className={styles.arms}>
        <Shield name={kingdomName} size={64} decorative />
        <div className={styles.armsWords}>
          <p className={styles.kingdom}>{kingdomName}</p>
          <p className={styles.note}>
            {isGuest ? 'A guest' : (ROLES[role] ?? 'A ruler')} since {dayText(createdAt)}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>E-mail</dt>
          <dd>
            {email ?? 'None'}
            {email !== null && (
              <span className={styles.besides}>
                Not confirmed by letter: this realm sends none. Whoever knows it and the password signs in.
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>Your day</dt>
          <dd>
            turns at midnight in {timeZone.replaceAll('_', ' ').split('/').join(', ')}
            <span className={styles.besides}>
              <Link to="/academy">Set another clock in the academy</Link>
            </span>
          </dd>
        </div>
      </dl>
      {isGuest && (
        <div className={styles.keep}>
          <p>
            Only this browser knows that {kingdomName} is yours. It is lost with the browser’s memory, and
            after thirty days without you. Give it an e-mail and a password, and it waits for you anywhere.
          </p>
          <Button variant="primary" icon={<Icon icon="claim" size={18} />} onClick={claim}>
            Keep this kingdom
          </Button>
        </div>
      )}
    </Leaf>
  );
}
