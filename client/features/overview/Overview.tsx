// The first page of a signed-in ruler: the realm as it stands, what needs them, their hosts, and what the chronicle says.
import type { ReactNode } from 'react';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { ResearchProgress } from '../../realm/ResearchProgress.tsx';
import { useNarrow, useSlender } from '../../realm/page/useGentle.ts';
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
  const slender = useSlender();
  return (
    <WithKingdom title="Your Kingdom" untitled>
      {({ kingdom, serverId, revision }) => (
        <>
          <Banner kingdom={kingdom} brief={slender} />
          <div className={styles.columns}>
            <div className={styles.stacked}>
              <WhatNeedsYou kingdom={kingdom} serverId={serverId} />
              <ResearchProgress kingdom={kingdom} variant={narrow ? 'compact' : 'full'} />
              {slender && <RealmTold kingdom={kingdom} className={styles.told} />}
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
