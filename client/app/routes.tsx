// Every path of the window. Each route is a chunk of its own; the realm's screens come from screens.ts and stand inside the
// shell, which only the signed-in enter.

import { ScrollRestoration, Outlet } from 'react-router';
import type { RouteObject } from 'react-router';
import { Broken } from './Broken.tsx';
import { SCREENS } from './screens.ts';
import { Splash } from './Splash.tsx';

function Root() {
  return (
    <>
      <a className="skipLink" href="#main">
        Skip to the page
      </a>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** The gallery of the design system exists while developing only. */
const gallery: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '_gallery',
        lazy: async () => ({ Component: (await import('../features/gallery/Gallery.tsx')).Gallery }),
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
        lazy: async () => ({ Component: (await import('../features/landing/LandingPage.tsx')).LandingPage }),
      },
      {
        path: 'register',
        lazy: async () => ({ Component: (await import('../features/auth/RegisterPage.tsx')).RegisterPage }),
      },
      {
        path: 'login',
        lazy: async () => ({ Component: (await import('../features/auth/LoginPage.tsx')).LoginPage }),
      },
      {
        path: 'guest',
        lazy: async () => ({ Component: (await import('../features/auth/GuestPage.tsx')).GuestPage }),
      },
      {
        path: 'battles/:id',
        ErrorBoundary: Broken,
        lazy: async () => ({ Component: (await import('../features/battle/BattlePage.tsx')).BattlePage }),
      },
      {
        lazy: async () => ({ Component: (await import('./KingdomShell.tsx')).KingdomShell }),
        ErrorBoundary: Broken,
        children: SCREENS.map((screen) => ({
          path: screen.path,
          lazy: screen.load,
          ErrorBoundary: Broken,
        })),
      },
      ...gallery,
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./NotFound.tsx')).NotFound }),
      },
    ],
  },
];
