// From one door of the realm to another: signing in, founding, playing as a guest. Invariant: where one meant to go goes along, whichever door it is in the end.
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

interface DoorLinkProps {
  readonly to: '/login' | '/register' | '/guest';
  readonly children: string;
}

export function DoorLink({ to, children }: DoorLinkProps): ReactNode {
  const { search } = useLocation();
  return <Link to={{ pathname: to, search }}>{children}</Link>;
}
