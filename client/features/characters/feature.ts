// Role-playing characters of one's own: the wall they hang on, the bench they are made at, their sheets.
import type { Feature } from '../../realm/feature.ts';

export const characters: Feature = {
  path: '/dnd',
  label: 'Characters',
  icon: 'characters',
  load: () => import('./Gallery.tsx'),
  pages: [
    { path: '/dnd/characters/create', load: () => import('./Builder.tsx') },
    { path: '/dnd/characters/:id', load: () => import('./SheetPage.tsx') },
  ],
  reads: ['characters'],
};
