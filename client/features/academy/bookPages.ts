// What each book of the shelf is made of, fetched when it is opened.
import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { BookId, BookProps } from './books.ts';

/** The pages by their book. */
export const PAGES: Readonly<Record<BookId, ComponentType<BookProps>>> = {
  declensions: lazy(async () => ({ default: (await import('./books/FormsBook.tsx')).DeclensionsBook })),
  conjugations: lazy(async () => ({ default: (await import('./books/FormsBook.tsx')).ConjugationsBook })),
  dictionary: lazy(async () => ({ default: (await import('./books/DictionaryBook.tsx')).DictionaryBook })),
  rhetoric: lazy(async () => ({ default: (await import('./books/RhetoricBook.tsx')).RhetoricBook })),
  history: lazy(async () => ({ default: (await import('./books/HistoryBook.tsx')).HistoryBook })),
};
