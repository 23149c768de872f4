// The player's own arms at the head of the shell open the account: who rules, the theme, claiming a guest's kingdom,
// logging out.

import { Popover } from 'radix-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { KingdomHead } from '../realm/view.ts';
import { Shield } from '../ui/art/Shield.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { whole } from '../ui/numberText.ts';
import { useBackCloses } from '../ui/backCloses.ts';
import { ThemeToggle } from '../realm/page/ThemeToggle.tsx';
import type { ShellUser } from './shellProps.ts';
import styles from './AccountMenu.module.css';

interface AccountProps {
  readonly user: ShellUser;
  readonly kingdom: KingdomHead | undefined;
  readonly onLogOut: () => void;
  readonly onClaim: () => void;
  readonly onTravel: () => void;
}

interface MatterProps extends AccountProps {
  /** Somebody goes to the account's own page: what this stands in closes. */
  readonly onGo: () => void;
}

/** Who rules, and what they may do about it; the phone's More sheet shows the same. */
export function AccountMatter({ user, kingdom, onLogOut, onClaim, onTravel, onGo }: MatterProps): ReactNode {
  return (
    <div className={styles.matter}>
      <div className={styles.who}>
        <Shield name={user.kingdomName} size={52} />
        <div className={styles.names}>
          <p className={styles.name}>{user.kingdomName}</p>
          <p className={styles.standing}>
            {kingdom === undefined ? 'Loading…' : `Level ${kingdom.level} · ${whole(kingdom.power)} power`}
          </p>
          <p className={styles.standing}>{user.isGuest ? 'Guest' : user.email}</p>
        </div>
      </div>
      <ThemeToggle />
      <div className={styles.deeds}>
        {user.isGuest && (
          <Button wide icon={<Icon icon="claim" size={18} />} onClick={onClaim}>
            Keep this kingdom
          </Button>
        )}
        <ButtonLink wide icon={<Icon icon="locked" size={18} />} to="/account" onClick={onGo}>
          Account
        </ButtonLink>
        <Button wide icon={<Icon icon="travel" size={18} />} onClick={onTravel}>
          {user.serverName}: rule elsewhere
        </Button>
        <Button wide icon={<Icon icon="leave" size={18} />} onClick={onLogOut}>
          Log out
        </Button>
      </div>
    </div>
  );
}

export function AccountMenu(props: AccountProps): ReactNode {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={styles.arms} aria-label={`Account of ${props.user.kingdomName}`}>
        <Shield name={props.user.kingdomName} size={34} decorative />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.leaf}
          aria-label={`Account of ${props.user.kingdomName}`}
          align="start"
          sideOffset={8}
          collisionPadding={8}
        >
          <AccountMatter {...props} onGo={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
