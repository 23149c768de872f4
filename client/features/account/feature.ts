// The ruler's own account. It has no place in the navigation: the account menu leads to it.
import type { Feature } from '../../realm/feature.ts';

export const account: Feature = {
  path: '/account',
  label: 'Account',
  icon: 'locked',
  isFor: () => false,
  reads: ['account'],
  notices: /^(?:password|email)Changed$/,
  load: () => import('./Account.tsx'),
};
