// The first page: one promise, one button, the battles now on the field, and the frieze. Invariant: it claims nothing that
// the realm does not say of itself at this moment (G-149).

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Page } from '../../realm/page/Page.tsx';
import { Plain } from '../../realm/page/Plain.tsx';
import { HOME } from '../../realm/home.ts';
import { publicApi } from '../../session/publicApi.ts';
import { session, useSession } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { counted } from '../../ui/numberText.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { FieldFrieze } from './FieldFrieze.tsx';
import type { Watched } from './FieldFrieze.tsx';
import { NowOnTheField } from './NowOnTheField.tsx';
import styles from './LandingPage.module.css';

/** Where a first lesson is read (features/academy). */
const LESSON = '/academy';

/** How many rule here, in words; nothing while it is not known. */
function useRulers(): string | undefined {
  const realm = useQuery({
    queryKey: ['realm'],
    queryFn: () => publicApi.realm.realm(),
    staleTime: 60_000,
  });
  if (realm.data?.ok !== true) return undefined;
  const rulers = realm.data.value.servers.reduce((sum, server) => sum + server.rulers, 0);
  return rulers === 0 ? undefined : `${counted(rulers, 'ruler')} in the realm`;
}

function Ways(): ReactNode {
  const state = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const rulers = useRulers();
  const play = async (to: string): Promise<void> => {
    setBusy(true);
    const failure = await session.guest();
    setBusy(false);
    if (failure === undefined) await navigate(to);
    else setRefusal(failure.error);
  };
  if (state.status === 'signedIn') {
    return (
      <div className={styles.ways}>
        <ButtonLink to={HOME} variant="primary" size="lg">
          Return to {state.user.kingdomName ?? 'your kingdom'}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <div className={styles.ways}>
        <ButtonLink to="/register" variant="primary" size="lg">
          Found a kingdom
        </ButtonLink>
        <Button
          size="lg"
          loading={busy}
          loadingLabel="Creating Your Kingdom..."
          onClick={() => void play(HOME)}
        >
          Play as a guest
        </Button>
        <p className={styles.small}>{rulers === undefined ? 'no download' : `no download · ${rulers}`}</p>
      </div>
      {state.status === 'signedOut' && state.lost === 'guest' && (
        <p className={styles.tongue}>
          The kingdom you ruled here as a guest is out of reach. <Link to="/login">What happened?</Link>
        </p>
      )}
      {/* Whoever comes for the language reads a first sentence at once, as a guest, before any form. */}
      <p className={styles.tongue}>
        Come for the Latin?{' '}
        <button type="button" disabled={busy} onClick={() => void play(LESSON)}>
          Read a first sentence
        </button>
      </p>
      <Refusal>{refusal}</Refusal>
    </>
  );
}

export function LandingPage(): ReactNode {
  const state = useSession();
  const [watched, setWatched] = useState<Watched | null>(null);
  return (
    <Plain
      links={
        <>
          <Link to="/battles">Watch</Link>
          {state.status !== 'signedIn' && <Link to="/login">Sign In</Link>}
        </>
      }
    >
      <Page title="Rule a realm" className={styles.page}>
        <div className={styles.promise}>
          <h1>
            Rule a realm. <br />
            Win it <em>live</em>. <br />
            Learn its tongue.
          </h1>
          <p className={styles.lead}>
            Found a kingdom in a minute, muster its hosts, and watch your battles unfold round by round. Every
            battle can be proved fair. And the realm speaks Latin: you will too.
          </p>
          <Ways />
        </div>
        <NowOnTheField watched={watched} />
      </Page>
      <FieldFrieze onWatched={setWatched} />
      <footer className={styles.credits}>
        Icons by the artists of <a href="https://game-icons.net">game-icons.net</a>, CC BY 3.0.
      </footer>
    </Plain>
  );
}
