// Every path of the window. Each route is a chunk of its own; the realm's screens come from screens.ts and stand inside the
// shell, which only the signed-in enter.

import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import type { RouteObject } from 'react-router';
import { Broken } from './Broken.tsx';
import { NewEdition } from './NewEdition.tsx';
import { partOf } from './parts.tsx';
import type { PlaceProps } from './parts.tsx';
import { SCREENS } from './screens.ts';
import { Splash } from '../realm/page/Splash.tsx';
import { noteEntry } from '../ui/backCloses.ts';

/** A part that is a whole page. */
const alone = (name: string, fetchPart: PlaceProps['fetchPart']) => partOf({ name, fetchPart, alone: true });

function Root() {
  const entry = useLocation();
  const came = useNavigationType();
  useEffect(() => noteEntry(entry, came), [entry, came]);
  return (
    <>
      <a className="skipLink" href="#main">
        Skip to the page
      </a>
      <Outlet />
      <NewEdition />
      <ScrollRestoration />
    </>
  );
}

/** The gallery of the design system exists while developing only. */
const gallery: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '_gallery',
        lazy: alone('Gallery', async () => ({
          Component: (await import('./gallery/Gallery.tsx')).Gallery,
        })),
      },
    ]
  : [];

export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    ErrorBoundary: Broken,
    HydrateFallback: Splash,
    children: [
      {
        index: true,
        lazy: alone('LandingPage', async () => ({
          Component: (await import('../features/landing/LandingPage.tsx')).LandingPage,
        })),
      },
      {
        path: 'register',
        lazy: alone('RegisterPage', async () => ({
          Component: (await import('../features/auth/RegisterPage.tsx')).RegisterPage,
        })),
      },
      {
        path: 'login',
        lazy: alone('LoginPage', async () => ({
          Component: (await import('../features/auth/LoginPage.tsx')).LoginPage,
        })),
      },
      {
        path: 'guest',
        lazy: alone('GuestPage', async () => ({
          Component: (await import('../features/auth/GuestPage.tsx')).GuestPage,
        })),
      },
      {
        path: 'battles',
        lazy: alone('FieldsPage', async () => ({
          Component: (await import('../features/battle/FieldsPage.tsx')).FieldsPage,
        })),
      },
      {
        path: 'battles/:id',
        ErrorBoundary: Broken,
        lazy: alone('BattlePage', async () => ({
          Component: (await import('../features/battle/BattlePage.tsx')).BattlePage,
        })),
      },
      {
        lazy: alone('KingdomShell', async () => ({
          Component: (await import('./KingdomShell.tsx')).KingdomShell,
        })),
        ErrorBoundary: Broken,
        children: SCREENS.flatMap((screen) => [screen, ...(screen.pages ?? [])]).map((screen) => ({
          path: screen.path,
          lazy: partOf({ name: screen.path, fetchPart: screen.load, alone: false }),
          ErrorBoundary: Broken,
        })),
      },
      ...gallery,
      {
        path: '*',
        lazy: alone('NotFound', async () => ({ Component: (await import('./NotFound.tsx')).NotFound })),
      },
    ],
  },
];
