// What the shell is told of whoever rules, and what it hands on to its parts.
import type { ReactNode } from 'react';
import type { Feature } from '../realm/feature.ts';
import type { RealmView } from '../realm/view.ts';

export interface ShellUser {
  readonly kingdomName: string;
  readonly email: string | null;
  readonly isGuest: boolean;
  /** The game server they rule on. */
  readonly serverName: string;
}

export interface ShellProps {
  readonly screens: readonly Feature[];
  readonly realm: RealmView;
  readonly user: ShellUser;
  readonly onLogOut: () => void;
  /** A guest wants to keep the kingdom. */
  readonly onClaim: () => void;
  /** A ruler wants to rule elsewhere. */
  readonly onTravel: () => void;
  readonly children: ReactNode;
}
