// How the realm has fared, at the foot of the overview: its script comes after the page, and a page whose script stays away says so in its place.
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Leaf } from '../../ui/Leaf.tsx';
import { ChartWaiting } from '../../ui/chart/ChartWaiting.tsx';
import type { RealmCourseProps } from './RealmCourse.tsx';

function Absent(): ReactNode {
  return (
    <Leaf title="How the realm has fared">
      <p>This leaf could not be fetched. The ledger has every line of it.</p>
    </Leaf>
  );
}

const RealmCourse = lazy(async () => {
  try {
    return { default: (await import('./RealmCourse.tsx')).RealmCourse };
  } catch {
    return { default: Absent };
  }
});

export function RealmCourseLeaf(props: RealmCourseProps): ReactNode {
  return (
    <Suspense fallback={<ChartWaiting label="Looking back" />}>
      <RealmCourse {...props} />
    </Suspense>
  );
}
