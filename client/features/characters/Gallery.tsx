// One's own role-playing characters as a wall of portraits, the way to a new one, and the way in for a sheet that comes as a file.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CharacterLine } from '@sigilla/engine/characters/views.ts';
import { CharacterPortrait } from '../../realm/CharacterPortrait.tsx';
import { charactersQuery, loadingFailed } from '../../realm/characters.ts';
import { Page } from '../../realm/page/Page.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Title } from '../../ui/Leaf.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { BringSheet } from './BringSheet.tsx';
import { Credit } from './Credit.tsx';
import styles from './Gallery.module.css';

function Wall({ characters }: { readonly characters: readonly CharacterLine[] }): ReactNode {
  return (
    <ul className={styles.wall}>
      {characters.map((one) => (
        <li key={one.id}>
          <Link to={`/dnd/characters/${one.id}`} className={styles.card}>
            <CharacterPortrait character={one} />
            <span className={styles.name}>{one.name}</span>
            <span className={styles.note}>
              {one.race} {one.class.toLowerCase()}
            </span>
            <span className={styles.note}>level {one.level}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Matter(): ReactNode {
  const query = useQuery(charactersQuery);
  if (query.data === undefined && query.isError)
    return (
      <ErrorLeaf
        title={loadingFailed(query.error.message)}
        message="Your characters are where they were."
        onRetry={() => void query.refetch()}
      />
    );
  // Without a line the question waits; what this browser has seen before stands meanwhile.
  if (query.data === undefined)
    return (
      <Loading
        text="Loading your characters..."
        waits="Your characters are kept by the house, and come by themselves when it is back."
      />
    );
  const { characters, most } = query.data;
  if (characters.length === 0)
    return (
      <Empty
        scene="road"
        title="You haven't created any D&D characters yet."
        sentence="The painter has ground the colours, stretched the vellum, and is looking at the door."
        action={
          <ButtonLink to="/dnd/characters/create" variant="primary">
            Create Your First Character
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <Wall characters={characters} />
      <div className={styles.more}>
        <ButtonLink to="/dnd/characters/create" variant="primary">
          Create D&D Character
        </ButtonLink>
        <p className={styles.note}>
          {characters.length} of {most} chairs at your table are taken.
        </p>
      </div>
    </>
  );
}

export function Component(): ReactNode {
  return (
    <Page title="Characters">
      <Title level={1} aside={<Link to="/heroes">Heroes</Link>}>
        Characters
      </Title>
      <p className={styles.lead}>
        People of your own making, by the open rules of the oldest of such games. They live on paper, and
        serve in your realm as heroes when you ask them to.
      </p>
      <Matter />
      <BringSheet />
      <Credit />
    </Page>
  );
}
