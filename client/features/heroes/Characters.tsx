// Role-playing characters who might serve, on the heroes' page: a few where nobody serves yet, all of them at the steward's desk.
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CharacterLine, ServiceView } from '@sigilla/engine/characters/views.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { CharacterPortrait } from '../../realm/CharacterPortrait.tsx';
import { andMore, loadingFailed } from '../../realm/characters.ts';
import { ImportAsHero } from '../../realm/ImportAsHero.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { dayText } from '../../ui/timeText.ts';
import styles from './Characters.module.css';

/** Characters as far as they are known: the waiting, the failure, the list. */
export type CharactersAsked = UseQueryResult<{
  readonly characters: readonly CharacterLine[];
  readonly services: readonly ServiceView[];
}>;

interface CharactersProps {
  readonly asked: CharactersAsked;
  readonly kingdom: OwnKingdomView;
  readonly onImported: (heroId: string) => void;
}

/** How many stand in the empty hall. */
const FEW = 6;

/** Those who have not come yet. */
export const importable = (
  characters: readonly CharacterLine[],
  { heroes }: Pick<OwnKingdomView, 'heroes'>,
): readonly CharacterLine[] =>
  characters.filter(({ heroId }) => heroes.every((hero) => hero.heroId !== heroId));

/** Where nobody serves: up to six who might, and how many more. */
export function FewCharacters({ asked, kingdom, onImported }: CharactersProps): ReactNode {
  const { characters, services } = asked.data ?? { characters: [], services: [] };
  if (characters.length === 0) return null;
  return (
    <Leaf title="Your D&D characters">
      <ul className={styles.few}>
        {characters.slice(0, FEW).map((one) => (
          <li key={one.id} className={styles.one}>
            <CharacterPortrait character={one} />
            <div>
              <p className={styles.name}>{one.name}</p>
              <p className={styles.note}>
                {one.race} {one.class.toLowerCase()}, level {one.level}
              </p>
            </div>
            <ImportAsHero character={one} kingdom={kingdom} services={services} onImported={onImported} />
          </li>
        ))}
      </ul>
      {characters.length > FEW && <p className={styles.note}>{andMore(characters.length - FEW)}</p>}
    </Leaf>
  );
}

function Roll({ asked, kingdom, onImported }: CharactersProps): ReactNode {
  const { data, error, isError, refetch } = asked;
  if (data === undefined && isError)
    return (
      <ErrorLeaf
        title={loadingFailed(error.message)}
        message="They are where they were."
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined)
    return (
      <Loading text="Loading D&D characters..." waits="Your characters come by themselves when it is back." />
    );
  if (data.characters.length === 0)
    return (
      <div className={styles.none}>
        <p>You haven't created any D&D characters yet.</p>
        <ButtonLink to="/dnd/characters/create" size="sm">
          Create Your First Character
        </ButtonLink>
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="D&D characters">
      <ul className={styles.roll}>
        {data.characters.map((one) => (
          <li key={one.id} className={styles.row}>
            <CharacterPortrait character={one} />
            <div className={styles.who}>
              <p className={styles.name}>{one.name}</p>
              <p className={styles.note}>
                {one.race} · {one.class} · level {one.level}
              </p>
              <p className={styles.note}>
                created <time>{dayText(one.createdAt)}</time>
              </p>
            </div>
            <dl className={styles.scores}>
              {(['strength', 'dexterity', 'constitution'] as const).map((ability) => (
                <div key={ability}>
                  <dt>{ability}</dt>
                  <dd>{one.abilityScores[ability]}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.deeds}>
              <ImportAsHero
                character={one}
                kingdom={kingdom}
                services={data.services}
                onImported={onImported}
              />
              <ButtonLink to={`/dnd/characters/${one.id}`} size="sm" variant="quiet">
                View<span className="visuallyHidden"> {one.name}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The steward's list of them all. */
export function CharacterRoll(props: CharactersProps): ReactNode {
  return (
    <Leaf title="Characters of your own making">
      <div className={styles.blurb}>
        <p>
          At the painter’s bench you make people by the open rules of an old and well-known game: ancestry,
          class, past and six scores. Whoever sits long enough for a portrait may take service as a hero, at
          the price of any other hero of that rank.
        </p>
        <ButtonLink to="/dnd" size="sm">
          Go to D&D Section
        </ButtonLink>
      </div>
      <Roll {...props} />
    </Leaf>
  );
}
