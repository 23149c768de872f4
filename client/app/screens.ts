// The screens of the realm in the order of the navigation. A screen that is not built yet has no row: navigation, routes
// and the phone's foot all derive from this list, so there are no dead links.
//
// To add one: export a component from its feature and give it a row with its path, its words, its icon and its import.

import type { ComponentType } from 'react';
import type { IconKey } from '../ui/icons.ts';

export interface Screen {
  /** From the root, and the key of its count in `RealmView.badges`. */
  readonly path: `/${string}`;
  readonly label: string;
  /** A shorter word for the phone's foot. */
  readonly short?: string;
  readonly icon: IconKey;
  /** Stands at the phone's foot (at most four do); the others are behind More. */
  readonly atFoot?: boolean;
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}

export const SCREENS: readonly Screen[] = [
  {
    path: '/overview',
    label: 'Overview',
    short: 'Realm',
    icon: 'overview',
    atFoot: true,
    load: () => import('../features/overview/Overview.tsx'),
  },
  {
    path: '/buildings',
    label: 'Buildings',
    icon: 'buildings',
    atFoot: true,
    load: () => import('../features/buildings/Buildings.tsx'),
  },
  {
    path: '/army',
    label: 'Army',
    icon: 'army',
    atFoot: true,
    load: () => import('../features/army/Army.tsx'),
  },
  {
    path: '/actions',
    label: 'Actions',
    icon: 'actions',
    load: () => import('../features/actions/Actions.tsx'),
  },
  { path: '/war', label: 'War', icon: 'war', atFoot: true, load: () => import('../features/war/War.tsx') },
];
