// The shell with invented figures.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { Shell } from '../Shell.tsx';
import { now } from '../../session/clock.ts';
import type { Feature } from '../../realm/feature.ts';
import type { RealmView } from '../../realm/view.ts';
import { RealmScene } from '../../ui/art/RealmScene.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import styles from './Gallery.module.css';

const load: Feature['load'] = async () => ({ Component: () => null });

const SCREENS: readonly Feature[] = [
  { path: '/_gallery', label: 'Overview', short: 'Realm', icon: 'overview', atFoot: true, load },
  { path: '/buildings', label: 'Buildings', icon: 'buildings', atFoot: true, load },
  { path: '/army', label: 'Army', icon: 'army', load },
  { path: '/actions', label: 'Actions', icon: 'actions', load },
  { path: '/war', label: 'War', icon: 'war', atFoot: true, load },
  { path: '/academy', label: 'Academy', icon: 'academy', atFoot: true, load },
];

const nothing = (): void => undefined;

export function ShellGallery(): ReactNode {
  const [opened] = useState(now);
  const realm: RealmView = {
    kingdom: { name: 'Aquilonia', level: 14, power: 8420 },
    resources: [
      { key: 'gold', amount: 12_480, perTurn: 310 },
      { key: 'food', amount: 5410, perTurn: -12 },
      { key: 'materials', amount: 960, perTurn: 52 },
      { key: 'mana', amount: 3205, perTurn: 84 },
      { key: 'land', amount: 196 },
      { key: 'population', amount: 2210, perTurn: 7 },
      { key: 'researchPoints', amount: 640, perTurn: 18 },
    ],
    turns: { status: 'ready', turns: 74, maxTurns: 100, nextTurnAt: opened + 751_000, turnMs: 3_600_000 },
    connection: 'live',
    notices: [
      {
        id: '1',
        icon: 'war',
        title: 'Radbod of Nordmark challenges you',
        at: opened - 120_000,
        read: false,
        to: '/war',
      },
      {
        id: '2',
        icon: 'artifact',
        title: 'Your scouts bring home a horn of bronze',
        at: opened - 5_400_000,
        read: true,
      },
    ],
    badges: { '/war': 2 },
    refreshTurns: nothing,
    markNoticesRead: nothing,
  };
  return (
    <Shell
      screens={SCREENS}
      realm={realm}
      user={{ kingdomName: 'Aquilonia', email: null, isGuest: true, serverName: 'The Realm' }}
      onLogOut={nothing}
      onClaim={nothing}
      onTravel={nothing}
    >
      <RealmScene
        className={styles.scene}
        name="Aquilonia"
        hour={13}
        buildings={[{ category: 'economic', quantity: 9, level: 3 }]}
      />
      <Leaf title="What needs you">
        <p>The screen’s own matter stands here.</p>
      </Leaf>
    </Shell>
  );
}
