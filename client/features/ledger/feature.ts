// The ledger of the ruler's own stock. It is read anew whenever the kingdom has moved (Ledger.tsx), whatever moved it.
import type { Feature } from '../../realm/feature.ts';

export const ledger: Feature = {
  path: '/ledger',
  label: 'Ledger',
  icon: 'ledger',
  reads: ['ledger'],
  load: () => import('./Ledger.tsx'),
};
