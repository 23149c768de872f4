// A page that failed while it was shown: said plainly, with a way on. A part that can't be fetched never comes here; see parts.tsx.

import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { Seal } from '../ui/art/Seal.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Page } from '../realm/page/Page.tsx';
import styles from '../realm/page/Wayside.module.css';

export function Broken(): ReactNode {
  const error = useRouteError();
  const message = error instanceof Error ? error.message : '';
  return (
    <Page title="Something broke" className={styles.wayside}>
      <Seal size={96} />
      <h1>The gate is stuck</h1>
      <p>Something on this page broke. Your realm stands as it stood; nothing was spent.</p>
      <Button variant="primary" size="lg" onClick={() => location.reload()}>
        Open the page again
      </Button>
      <ButtonLink to="/" variant="quiet">
        To the first page
      </ButtonLink>
      {message !== '' && (
        <details>
          <summary>For the mason</summary>
          {message}
        </details>
      )}
    </Page>
  );
}
