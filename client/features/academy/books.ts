// Which book lies open on the desk, and at which place: it stands in the address (`?book=dictionary&word=rex_n`), so that a page of a book can be
// kept and sent, and Back closes it.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { putAwayAddressed } from '../../ui/backCloses.ts';

/** The shelf, from left to right (latin.md 2.1). */
export const BOOKS = [
  { id: 'declensions', label: 'Declensions' },
  { id: 'conjugations', label: 'Conjugations' },
  { id: 'dictionary', label: 'Dictionary' },
  { id: 'rhetoric', label: 'Rhetoric' },
  { id: 'history', label: 'History' },
] as const;
export type BookId = (typeof BOOKS)[number]['id'];

export interface BookProps {
  readonly onClose: () => void;
}

const named = (text: string | null): BookId | null => BOOKS.find(({ id }) => id === text)?.id ?? null;

/** Everything the address says about books; all of it goes when the book is closed. */
const PLACES = ['book', 'word', 'class', 'device', 'event', 'figure', 'period'];

/** The open book and its place, and how to turn to another. */
export const useBooks = () => {
  const [query, setQuery] = useSearchParams();
  const turnTo = useCallback(
    (place: Readonly<Record<string, string | null>>, replace = false): void =>
      setQuery(
        (before) => {
          for (const [name, value] of Object.entries(place))
            if (value === null) before.delete(name);
            else before.set(name, value);
          return before;
        },
        { replace, preventScrollReset: true },
      ),
    [setQuery],
  );
  return {
    book: named(query.get('book')),
    place: (name: string): string | null => query.get(name),
    open: (book: BookId): void => turnTo({ ...Object.fromEntries(PLACES.map((name) => [name, null])), book }),
    turnTo,
    close: (): void =>
      putAwayAddressed(() => turnTo(Object.fromEntries(PLACES.map((name) => [name, null])), true)),
  };
};
