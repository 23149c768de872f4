// What each book of the shelf is made of, fetched when it is opened.
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { later } from '../../realm/page/later.tsx';
import { Loading } from '../../ui/Loading.tsx';
import type { BookId, BookProps } from './books.ts';

const waiting = createElement(Loading, { text: 'Fetching the book …' });

/** The pages by their book. */
export const PAGES: Readonly<Record<BookId, ComponentType<BookProps>>> = {
  declensions: later(async () => (await import('./books/FormsBook.tsx')).DeclensionsBook, { waiting }),
  conjugations: later(async () => (await import('./books/FormsBook.tsx')).ConjugationsBook, { waiting }),
  dictionary: later(async () => (await import('./books/DictionaryBook.tsx')).DictionaryBook, { waiting }),
  rhetoric: later(async () => (await import('./books/RhetoricBook.tsx')).RhetoricBook, { waiting }),
  history: later(async () => (await import('./books/HistoryBook.tsx')).HistoryBook, { waiting }),
};
