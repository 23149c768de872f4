// The moderators' desk: what learners have reported. It stands in the navigation of those who may settle it, and of nobody else.
import { mayModerate } from '@sigilla/engine/account/account.ts';
import type { Feature } from '../../realm/feature.ts';

export const moderation: Feature = {
  path: '/reports',
  label: 'Reports',
  icon: 'reports',
  isFor: ({ role }) => mayModerate(role),
  reads: ['reports'],
  load: () => import('./Reports.tsx'),
};
