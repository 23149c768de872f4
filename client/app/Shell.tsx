// The frame around every screen of the realm: navigation at the side (at the foot on phones), the resources and the turn
// dial always in sight, notices, the account. It fetches nothing: all it shows comes in by props.

import { memo } from 'react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { Wordmark } from '../ui/art/Wordmark.tsx';
import { CountBadge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ConnectionState } from '../ui/ConnectionState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ResourceBar } from '../realm/ResourceBar.tsx';
import { TurnDial } from '../realm/TurnCounter.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Foot } from './Foot.tsx';
import { NoticeList } from './NoticeList.tsx';
import type { ShellProps } from './shellProps.ts';
import styles from './Shell.module.css';

const SideNavigation = memo(function SideNavigation({
  screens,
  badges,
  connection,
  user,
  onClaim,
  onTravel,
}: Pick<ShellProps, 'screens' | 'user' | 'onClaim' | 'onTravel'> &
  Pick<ShellProps['realm'], 'badges' | 'connection'>) {
  return (
    <aside className={styles.side} aria-label="Sidebar">
      <Link to="/" className={styles.mark} aria-label="Sigilla, first page">
        <Wordmark height={34} />
      </Link>
      <button type="button" className={styles.server} onClick={onTravel} aria-haspopup="dialog">
        <Icon icon="travel" size={18} />
        <span>{user.serverName}</span>
      </button>
      <nav aria-label="Realm">
        <ul className={styles.places}>
          {screens.map((screen) => (
            <li key={screen.path}>
              <NavLink to={screen.path} className={styles.place ?? ''}>
                <Icon icon={screen.icon} size={21} />
                <span>{screen.label}</span>
                <CountBadge count={badges[screen.path] ?? 0} of="waiting" />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sideFoot}>
        {user.isGuest && (
          <div className={styles.guest}>
            <p>You rule as a guest. The kingdom lasts as long as this browser remembers you.</p>
            <Button size="sm" onClick={onClaim}>
              Keep this kingdom
            </Button>
          </div>
        )}
        <ConnectionState status={connection} />
      </div>
    </aside>
  );
});

export function Shell({
  screens,
  realm,
  user,
  onLogOut,
  onClaim,
  onTravel,
  children,
}: ShellProps): ReactNode {
  const hands = { user, onLogOut, onClaim, onTravel };
  return (
    <div className={styles.shell}>
      <SideNavigation
        screens={screens}
        badges={realm.badges}
        connection={realm.connection}
        user={user}
        onClaim={onClaim}
        onTravel={onTravel}
      />
      <div className={styles.body}>
        <header className={styles.head}>
          <div className={styles.account}>
            <AccountMenu kingdom={realm.kingdom} {...hands} />
          </div>
          <div className={styles.resources}>
            <ResourceBar resources={realm.resources} ledger="/ledger" />
          </div>
          <div className={styles.purse}>
            <NoticeList notices={realm.notices} onRead={realm.markNoticesRead} />
            <TurnDial turns={realm.turns} onRefresh={realm.refreshTurns} spend="/actions" />
          </div>
        </header>
        <ConnectionState status={realm.connection} banner />
        <div className={styles.matter}>{children}</div>
      </div>
      <Foot screens={screens} realm={realm} {...hands} />
    </div>
  );
}
