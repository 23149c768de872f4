// The academy: the scriptorium and its books. A book lies open when the address says so (books.ts).
import type { Feature } from '../../realm/feature.ts';

export const academy: Feature = {
  path: '/academy',
  label: 'Academy',
  icon: 'academy',
  atFoot: true,
  reads: ['latin'],
  load: () => import('./Academy.tsx'),
};
