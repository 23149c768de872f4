// The moderators' desk: what learners have reported, and beside it how the teachers stand that write questions. It stands in the navigation of those who may settle it, and of nobody else.
import { mayModerate } from '@sigilla/engine/account/account.ts';
import type { Feature } from '../../realm/feature.ts';

export const moderation: Feature = {
  path: '/reports',
  label: 'Reports',
  icon: 'reports',
  isFor: ({ role }) => mayModerate(role),
  reads: ['reports'],
  load: () => import('./Reports.tsx'),
  pages: [{ path: '/teachers', load: () => import('./Teachers.tsx') }],
};
