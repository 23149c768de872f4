// A path that leads nowhere.

import type { ReactNode } from 'react';
import { Vignette } from '../ui/art/Vignette.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Page } from '../realm/page/Page.tsx';
import { Plain } from '../realm/page/Plain.tsx';
import styles from '../realm/page/Wayside.module.css';

export function NotFound(): ReactNode {
  return (
    <Plain>
      <Page title="No such place" className={styles.wayside}>
        <Vignette name="road" width={360} />
        <h1>The road ends here</h1>
        <p>No page of this book bears that number. The signpost points back to where people live.</p>
        <ButtonLink to="/" variant="primary" size="lg">
          To the first page
        </ButtonLink>
      </Page>
    </Plain>
  );
}
