// The academy's page: the assessment until it is done, then the desk and the paths that lead from it; and over them whichever book the address
// says is open.
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { localZone } from '../../session/clock.ts';
import { valueOf } from '../../session/queryClient.ts';
import { useServerId } from '../../realm/useKingdom.ts';
import { later } from '../../realm/page/later.tsx';
import { Page } from '../../realm/page/Page.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Leaf, Title } from '../../ui/Leaf.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Assessment } from './assessment/Assessment.tsx';
import { useCompletion } from './assessment/completion.ts';
import { Placed } from './assessment/Placed.tsx';
import { PAGES } from './bookPages.ts';
import { useBooks } from './books.ts';
import { calls } from './calls.ts';
import { DeskPage } from './desk/DeskPage.tsx';
import { ChallengeLeaf } from './honors/ChallengeLeaf.tsx';
import { UnlockedDialog } from './honors/UnlockedDialog.tsx';
import { learnerQuery, useChange } from './learning.ts';
import type { Learner } from './learning.ts';
import { Scrolls } from './scrolls/Scrolls.tsx';

const PalacePage = later(async () => (await import('./palace/PalacePage.tsx')).PalacePage, {
  waiting: <Loading text="Finding the key …" />,
});

/** The first zone of a learner is the browser's, and counts at once; later it is theirs to change. */
const useOwnZone = (learner: Learner | undefined): void => {
  const { mutate } = useChange(async (timeZone: string) =>
    valueOf(await calls.timeZone({ body: { timeZone } })),
  );
  const isOpen = learner?.timeZoneIsSet === false;
  useEffect(() => {
    const zone = localZone();
    if (isOpen && zone !== 'UTC') mutate(zone);
  }, [isOpen, mutate]);
};

const Gallery = later(async () => (await import('./honors/Gallery.tsx')).Gallery, {
  waiting: <Loading text="Taking the cloth off the medals …" />,
});

const BACK = (
  <ButtonLink to="/academy" size="sm">
    Back to the desk
  </ButtonLink>
);

function Rooms({ learner, serverId }: { readonly learner: Learner; readonly serverId: string }): ReactNode {
  const [query] = useSearchParams();
  const { book } = useBooks();
  // Nobody is handed a medal over an answer, a placement or a book that they are reading: it waits.
  const medal = book === null && <UnlockedDialog honors={learner.honors} />;
  // Word that the learner is placed may come by the world before the answer does: the sitting stays open until that has been read.
  const completion = useCompletion();
  const { challenge } = learner.honors;
  if (completion.data !== undefined) return <Placed placement={completion.data} onEnter={completion.reset} />;
  if (!learner.hasCompletedAssessment || completion.isPending)
    return <Assessment learner={learner} completion={completion} />;
  if (query.get('path') === 'srs') return <PalacePage serverId={serverId} />;
  if (query.get('path') === 'achievements')
    return (
      <>
        <Title level={1} aside={BACK}>
          Honors &amp; Titles
        </Title>
        {medal}
        <Gallery learner={learner} />
      </>
    );
  if (query.get('path') !== 'daily')
    return (
      <>
        <DeskPage learner={learner} serverId={serverId} />
        {medal}
      </>
    );
  return (
    <>
      <Title level={1} aside={BACK}>
        Daily Scrolls
      </Title>
      {challenge?.status === 'IN PROGRESS' && <ChallengeLeaf challenge={challenge} strip />}
      <Scrolls learner={learner} serverId={serverId} />
    </>
  );
}

function Learning(): ReactNode {
  const query = useQuery(learnerQuery);
  const serverId = useServerId();
  useOwnZone(query.data);
  if (query.data !== undefined && serverId !== null)
    return <Rooms learner={query.data} serverId={serverId} />;
  return (
    <>
      <Title level={1}>The scriptorium</Title>
      {query.isError ? (
        <ErrorLeaf
          title="The scriptorium is locked"
          message={query.error.message}
          kept="What you have learned is safe."
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Leaf>
          <Skeleton lines={6} label="Lighting the lamp" />
        </Leaf>
      )}
    </>
  );
}

export function Component(): ReactNode {
  const { book, close } = useBooks();
  const Book = book === null ? null : PAGES[book];
  return (
    <Page title="Academy">
      <Learning />
      {Book !== null && <Book onClose={close} />}
    </Page>
  );
}
