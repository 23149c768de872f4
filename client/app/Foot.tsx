// The phone's foot: at most four screens and More, which opens the rest and the account as a sheet. Hidden on wide screens.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { CountBadge } from '../ui/Badge.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AccountMatter } from './AccountMenu.tsx';
import type { ShellProps } from './shellProps.ts';
import styles from './Foot.module.css';

export function Foot({
  screens,
  realm,
  user,
  onLogOut,
  onClaim,
  onTravel,
}: Omit<ShellProps, 'children'>): ReactNode {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const rest = screens.filter((screen) => screen.atFoot !== true);
  const waiting = rest.reduce((sum, screen) => sum + (realm.badges[screen.path] ?? 0), 0);
  return (
    <nav className={styles.foot} aria-label="Realm, short">
      {screens
        .filter((screen) => screen.atFoot === true)
        .map((screen) => (
          <NavLink key={screen.path} to={screen.path} className={styles.tab ?? ''}>
            <Icon icon={screen.icon} size={24} />
            <span>{screen.short ?? screen.label}</span>
            <span className={styles.count}>
              <CountBadge count={realm.badges[screen.path] ?? 0} of="waiting" />
            </span>
          </NavLink>
        ))}
      <button type="button" className={styles.tab} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon icon="more" size={24} />
        <span>More</span>
        <span className={styles.count}>
          <CountBadge count={waiting} of="waiting" />
        </span>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="More">
        <ul className={styles.rest}>
          {rest.map((screen) => (
            <li key={screen.path}>
              <NavLink to={screen.path} className={styles.row ?? ''} onClick={close}>
                <Icon icon={screen.icon} size={24} />
                <span>{screen.label}</span>
                <CountBadge count={realm.badges[screen.path] ?? 0} of="waiting" />
              </NavLink>
            </li>
          ))}
        </ul>
        <AccountMatter
          user={user}
          kingdom={realm.kingdom}
          onGo={close}
          onLogOut={() => {
            close();
            onLogOut();
          }}
          onClaim={() => {
            close();
            onClaim();
          }}
          onTravel={() => {
            close();
            onTravel();
          }}
        />
      </Dialog>
    </nav>
  );
}
