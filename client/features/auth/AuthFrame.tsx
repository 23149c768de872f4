// The frame of signing up and in: one gilded leaf on the ground, a drawing above or beside it, the beasts below.

import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Page } from '../../realm/page/Page.tsx';
import { Plain } from '../../realm/page/Plain.tsx';
import { Splash } from '../../realm/page/Splash.tsx';
import { useSession } from '../../session/session.ts';
import { BeastBorder } from '../../ui/art/BeastBorder.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { safeNext } from './next.ts';
import styles from './auth.module.css';

interface AuthFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** Drawn beside the leaf on wide screens, above it on phones. */
  readonly picture: ReactNode;
  /** Where else one may have meant to go. */
  readonly links: ReactNode;
}

export function AuthFrame({ title, lead, children, picture, links }: AuthFrameProps): ReactNode {
  const state = useSession();
  const [search] = useSearchParams();
  if (state.status === 'loading') return <Splash why={state.failure?.error} />;
  if (state.status === 'signedIn') return <Navigate to={safeNext(search.get('next'))} replace />;
  return (
    <Plain links={links}>
      <Page title={title} className={styles.page}>
        <div className={styles.picture}>{picture}</div>
        <Leaf gilded className={styles.leaf}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </Leaf>
      </Page>
      <BeastBorder />
    </Plain>
  );
}
