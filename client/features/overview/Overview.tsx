// The first page of a signed-in ruler: the realm as it stands, what needs them, their hosts, and what the chronicle says.
import type { ReactNode } from 'react';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { ResearchProgress } from '../../realm/ResearchProgress.tsx';
import { useNarrow } from '../../realm/page/useGentle.ts';
import { Banner, RealmTold } from './Banner.tsx';
import { Chronicle } from './Chronicle.tsx';
import { Figures } from './Figures.tsx';
import { Hosts } from './Hosts.tsx';
import { RealmCourseLeaf } from './RealmCourseLeaf.tsx';
import { WhatNeedsYou } from './WhatNeedsYou.tsx';
import { WhatPays } from './WhatPays.tsx';
import styles from './Overview.module.css';

export function Component(): ReactNode {
  const narrow = useNarrow();
  return (
    <WithKingdom title="Your Kingdom" untitled>
      {({ kingdom, serverId, revision }) => (
        <>
          <Banner kingdom={kingdom} brief={narrow} />
          {!narrow && (
            <div className={styles.research}>
              <ResearchProgress kingdom={kingdom} variant="full" />
            </div>
          )}
          <div className={styles.columns}>
            <div className={styles.stacked}>
              <WhatNeedsYou kingdom={kingdom} serverId={serverId} />
              {narrow && <ResearchProgress kingdom={kingdom} variant="compact" />}
              {narrow && <RealmTold kingdom={kingdom} className={styles.told} />}
            </div>
            <WhatPays kingdom={kingdom} />
            <Chronicle serverId={serverId} />
            <Hosts kingdom={kingdom} />
          </div>
          <Figures kingdom={kingdom} serverId={serverId} />
          <RealmCourseLeaf serverId={serverId} revision={revision} />
        </>
      )}
    </WithKingdom>
  );
}
