// Honors & Titles: what is nearest at hand and what was earned last, the wall with every medal that one may know of, titles to wear, and badges of challenges.
// A medal that is touched tells its story in a leaf.
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { ErrorLeaf } from '../../../ui/ErrorLeaf.tsx';
import { Leaf } from '../../../ui/Leaf.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { galleryQuery } from '../learning.ts';
import type { GalleryView, Honor, Learner } from '../learning.ts';
import { Medal } from '../../../ui/art/medal/Medal.tsx';
import { HonorLeaf } from './HonorLeaf.tsx';
import { Nearest } from './Nearest.tsx';
import { Titles } from './Titles.tsx';
import { Wall } from './Wall.tsx';
import styles from './honors.module.css';

function Recent({
  recent,
  onOpen,
}: Pick<GalleryView, 'recent'> & { readonly onOpen: (honor: Honor) => void }): ReactNode {
  if (recent.length === 0)
    return (
      <Empty
        scene="wall"
        title="Start Your Latin Journey!"
        sentence="The nails are in the wall, the hammer lies ready. The first medal hangs on one right answer."
        action={<ButtonLink to="/academy?path=daily">Unroll a scroll</ButtonLink>}
      />
    );
  return (
    <Leaf title="Recently Unlocked" gilded>
      <ul className={styles.recent}>
        {recent.map((honor) => (
          <li key={honor.id}>
            <button type="button" onClick={() => onOpen(honor)}>
              <Medal id={honor.id} category={honor.category} tier={honor.tier} size={104} />
              <b>{honor.name}</b>
            </button>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

function Badges({ badges }: Pick<GalleryView, 'badges'>): ReactNode {
  if (badges.length === 0) return null;
  return (
    <Leaf title="Badges of challenges">
      <ul className={styles.badges}>
        {badges.map(({ id, name, times }) => (
          <li key={id}>
            <Medal id={`badge ${id}`} category="challenge" tier="bronze" size={64} />
            <span>
              {name}
              {times > 1 && ` ×${times}`}
            </span>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

function Hall({ gallery }: { readonly gallery: GalleryView }): ReactNode {
  const { recent, recommended, titles, badges } = gallery;
  const [opened, setOpened] = useState<Honor | null>(null);
  const close = useCallback(() => setOpened(null), []);
  return (
    <div className={styles.hall}>
      <div className={styles.pair}>
        <Nearest honors={recommended} onOpen={setOpened} />
        <Recent recent={recent} onOpen={setOpened} />
      </div>
      <Wall gallery={gallery} onOpen={setOpened} />
      <div className={styles.pair}>
        <Titles titles={titles} />
        <Badges badges={badges} />
      </div>
      {opened !== null && <HonorLeaf honor={opened} onClose={close} />}
    </div>
  );
}

export function Gallery({ learner }: { readonly learner: Learner }): ReactNode {
  const query = useQuery(galleryQuery(learner));
  if (query.data !== undefined) return <Hall gallery={query.data} />;
  if (query.isError)
    return (
      <ErrorLeaf
        title="The gallery is locked"
        message={query.error.message}
        kept="Every medal that you have earned is still yours."
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <Leaf>
      <Skeleton lines={8} label="Taking the cloth off the medals" />
    </Leaf>
  );
}
