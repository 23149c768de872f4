// The door of the realm: only the signed-in pass; inside, the shell is given the realm as the session provides it.

import type { User } from '@sigilla/engine/account/account.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { ClaimDialog } from '../features/auth/ClaimDialog.tsx';
import { LeaveDialog } from '../features/auth/LeaveDialog.tsx';
import { ResearchComplete } from '../features/magic/ResearchComplete.tsx';
import { ActionResultDialog } from '../features/result/ActionResultDialog.tsx';
import { ServersDialog } from '../features/servers/ServersDialog.tsx';
import { ActionsProvider } from '../realm/actions.tsx';
import { featuresFor } from '../realm/feature.ts';
import { useRealm } from '../realm/realm.ts';
import { LevelNews } from '../realm/level/LevelNews.tsx';
import { RealmProvider } from '../realm/RealmProvider.tsx';
import { session, useSession } from '../session/session.ts';
import { Announcements } from '../ui/Toast.tsx';
import { TooltipProvider } from '../ui/Tooltip.tsx';
import { useKeptFocus } from '../realm/page/keptFocus.ts';
import { useOnline } from '../ui/online.ts';
import { SCREENS } from './screens.ts';
import { Shell } from './Shell.tsx';
import { later } from '../realm/page/later.tsx';
import { Splash } from '../realm/page/Splash.tsx';

/** Nothing of a page waits for it, nor is anything lost where it stays away. */
const FeatNews = later(async () => (await import('../features/achievements/FeatNews.tsx')).FeatNews, {
  absent: null,
});

function Inside({
  role,
  isGuest,
  email,
  kingdomName,
  serverId,
}: {
  role: User['role'];
  isGuest: boolean;
  email: string | null;
  kingdomName: string;
  serverId: string;
}): ReactNode {
  const realm = useRealm();
  const online = useOnline();
  useKeptFocus();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'claim' | 'leave' | 'servers' | null>(null);
  const name = realm.kingdom?.name ?? kingdomName;
  // What the realm could not be told yet is said at its gate.
  const leave = (): void =>
    void session.logout().then(() => {
      const state = session.state();
      return navigate(state.status === 'signedOut' && !state.isTold ? '/login' : '/');
    });
  const claim = useCallback(() => setOpen('claim'), []);
  const travel = useCallback(() => setOpen('servers'), []);
  const openedAs = (leaf: NonNullable<typeof open>) => ({
    open: open === leaf,
    onOpenChange: (opens: boolean) => setOpen(opens ? leaf : null),
  });
  const serverName = kingdomContent.gameServers.get(serverId)?.name ?? serverId;
  const screens = useMemo(() => featuresFor(SCREENS, { role }), [role]);
  const user = useMemo(
    () => ({ kingdomName: name, email, isGuest, serverName }),
    [name, email, isGuest, serverName],
  );
  return (
    <Shell
      screens={screens}
      realm={online ? realm : { ...realm, connection: 'offline' }}
      user={user}
      onLogOut={isGuest ? () => setOpen('leave') : leave}
      onClaim={claim}
      onTravel={travel}
    >
      <Outlet context={claim} />
      <ActionResultDialog />
      <ResearchComplete />
      <LevelNews />
      <FeatNews />
      <ClaimDialog {...openedAs('claim')} kingdomName={name} />
      <LeaveDialog
        {...openedAs('leave')}
        kingdomName={name}
        onKeep={() => setOpen('claim')}
        onLeave={leave}
      />
      <ServersDialog
        {...openedAs('servers')}
        here={serverId}
        isGuest={isGuest}
        onEntered={() => {
          setOpen(null);
          void navigate('/overview');
        }}
      />
    </Shell>
  );
}

export function KingdomShell(): ReactNode {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  switch (state.status) {
    case 'loading':
      return <Splash why={state.failure?.error} />;
    case 'signedOut':
      return <Navigate to={`/login?next=${encodeURIComponent(pathname + search + hash)}`} replace />;
    case 'signedIn':
      return (
        <RealmProvider features={SCREENS}>
          <ActionsProvider features={SCREENS}>
            <TooltipProvider>
              <Announcements>
                <Inside
                  role={state.user.role}
                  isGuest={state.user.isGuest}
                  email={state.user.email}
                  kingdomName={state.user.kingdomName ?? 'Your Kingdom'}
                  serverId={state.user.currentServerId}
                />
              </Announcements>
            </TooltipProvider>
          </ActionsProvider>
        </RealmProvider>
      );
  }
}
