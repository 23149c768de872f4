// One character: the sheet, to be read, printed on one page, taken along as a file, let go, and taken into service.
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { characterBook } from '@sigilla/content/characters/index.ts';
import type { CharacterView, ServiceView } from '@sigilla/engine/characters/views.ts';
import { characterTerms } from '@sigilla/engine/actions/heroes/importDndCharacter.ts';
import { learnCharacters, useRealmContent } from '../../realm/content.ts';
import { characterCalls, characterQuery, CHARACTERS_KEY, loadingFailed } from '../../realm/characters.ts';
import { termsWords } from '../../realm/heroWords.ts';
import { ImportAsHero } from '../../realm/ImportAsHero.tsx';
import { Page } from '../../realm/page/Page.tsx';
import { useKingdom } from '../../realm/useKingdom.ts';
import wayside from '../../realm/page/Wayside.module.css';
import { newId } from '../../session/ids.ts';
import { CallFailed } from '../../session/queryClient.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { handOver, jsonFile } from '../../ui/handOver.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Amendment } from './Amendment.tsx';
import { Credit } from './Credit.tsx';
import { SheetLeaf } from './SheetLeaf.tsx';
import styles from './SheetPage.module.css';

learnCharacters(characterBook);

function Dismissal({ character: { id, name } }: { readonly character: CharacterView }): ReactNode {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [underway, setUnderway] = useState(false);
  const [failure, setFailure] = useState<string>();
  const remove = async (): Promise<void> => {
    setUnderway(true);
    const answered = await characterCalls.remove({ params: { id }, body: { commandId: newId() } });
    setUnderway(false);
    if (!answered.ok) return setFailure(answered.failure.error);
    await navigate('/dnd', { replace: true });
    void queries.invalidateQueries({ queryKey: CHARACTERS_KEY });
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} aria-haspopup="dialog">
        Delete
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Let ${name} go?`}
        description="The sheet is burnt and cannot be read again. A hero who has been this character stays in your service."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep</Button>
            <Button
              variant="primary"
              loading={underway}
              loadingLabel="Burning..."
              onClick={() => void remove()}
            >
              Delete {name}
            </Button>
          </>
        }
      >
        {failure === undefined ? (
          <p>Whoever wants to remember exports the sheet first.</p>
        ) : (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </Dialog>
    </>
  );
}

function Deeds({
  character,
  services,
}: {
  readonly character: CharacterView;
  readonly services: readonly ServiceView[];
}): ReactNode {
  const state = useKingdom();
  const content = useRealmContent();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const seen = useMemo(
    () => ({
      character: { choices: character.choices, isVouched: character.isVouched },
      isForeign: false,
      servesAt: null,
    }),
    [character],
  );
  const terms = characterTerms(seen.character, content);
  const carry = async (): Promise<void> => {
    setFailure(undefined);
    const answered = await characterCalls.carry({ params: { id: character.id } });
    if (answered.ok) handOver(jsonFile(answered.value.file, 2), answered.value.filename);
    else setFailure(answered.failure.error);
  };
  return (
    <div className={styles.deeds}>
      {state.status === 'ready' && (
        <ImportAsHero
          isPrimary
          size="md"
          character={character}
          kingdom={state.kingdom}
          services={services}
          seen={seen}
          cost={terms === null ? undefined : termsWords(terms)}
          onImported={(heroId) => void navigate(`/heroes?hero=${heroId}`)}
        />
      )}
      <Amendment character={character} />
      <Button onClick={() => print()}>Print</Button>
      <Button onClick={() => void carry()}>Export as JSON</Button>
      <Dismissal character={character} />
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}

export function Component(): ReactNode {
  const { id = '' } = useParams();
  const query = useQuery(characterQuery(id));
  const character = query.data?.character;
  return (
    <Page title={character?.name ?? 'Character'} className={styles.page}>
      <p className={styles.back}>
        <Link to="/dnd">My characters</Link>
      </p>
      {character !== undefined ? (
        <>
          <SheetLeaf character={character} />
          <Deeds character={character} services={query.data?.services ?? []} />
        </>
      ) : query.error instanceof CallFailed && query.error.failure.status === 404 ? (
        <div className={wayside.wayside}>
          <h1>No such character</h1>
          <p>An empty nail in the wall. A sheet is read by whoever made it, for as long as they keep it.</p>
        </div>
      ) : query.isError ? (
        <ErrorLeaf
          title={loadingFailed(query.error.message)}
          message="Nothing was changed."
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading text="Unrolling the sheet..." waits="The sheet comes by itself when it is back." />
      )}
      <Credit />
    </Page>
  );
}
