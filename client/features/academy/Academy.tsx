// The academy's page: the shelf with its five books, and whichever of them the address says is open.
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Page } from '../../realm/page/Page.tsx';
import { Leaf, Title } from '../../ui/Leaf.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PAGES } from './bookPages.ts';
import { useBooks } from './books.ts';
import { Shelf } from './Shelf.tsx';
import styles from './Academy.module.css';

export function Component(): ReactNode {
  const { book, open, close } = useBooks();
  const Book = book === null ? null : PAGES[book];
  return (
    <Page title="Academy">
      <Title level={1}>The scriptorium</Title>
      <p className={styles.motto}>
        A word a day keeps the bishop away, they say, and have not met the bishop.
      </p>
      <Leaf title="The shelf">
        <Shelf onOpen={open} />
      </Leaf>
      {Book !== null && (
        <Suspense fallback={<Loading text="Fetching the book …" />}>
          <Book onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}
