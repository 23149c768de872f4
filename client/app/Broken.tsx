// A page that failed: said plainly, with a way on. A part of the window that can no longer be fetched means that a newer
// edition has been published, and a reload brings it.

import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { Gatehouse } from '../ui/art/Gatehouse.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Page } from './Page.tsx';
import styles from './Wayside.module.css';

const CHUNK_LOST = /dynamically imported module|Importing a module script failed|Failed to fetch/i;

export function Broken(): ReactNode {
  const error = useRouteError();
  const message = error instanceof Error ? error.message : '';
  const outdated = CHUNK_LOST.test(message);
  return (
    <Page title={outdated ? 'A page is missing' : 'Something broke'} className={styles.wayside}>
      <Gatehouse width={360} />
      <h1>{outdated ? 'That page could not be fetched' : 'The gate is stuck'}</h1>
      <p>
        {outdated
          ? 'Either the line is down or a newer edition of the book has been laid out. Nothing of your realm is lost.'
          : 'Something on this page broke. Your realm stands as it stood; nothing was spent.'}
      </p>
      <Button variant="primary" size="lg" onClick={() => location.reload()}>
        Open the page again
      </Button>
      <ButtonLink to="/" variant="quiet">
        To the first page
      </ButtonLink>
      {message !== '' && !outdated && (
        <details>
          <summary>For the mason</summary>
          {message}
        </details>
      )}
    </Page>
  );
}
