// The six scores, by whichever method: points, the standard array, or the house's own dice, thrown once.
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  ABILITIES,
  SCORE_METHODS,
  type Ability,
  type CharacterBook,
} from '@sigilla/content/schema/character.ts';
import { raiseOf } from '@sigilla/engine/characters/origins.ts';
import { totalOf } from '@sigilla/engine/characters/scoring.ts';
import type { RollView } from '@sigilla/engine/characters/views.ts';
import { newId } from '../../session/ids.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Abacus } from './Abacus.tsx';
import { Chips } from './Chips.tsx';
import { Dealt } from './Dealt.tsx';
import { byMethod, ranking, swapped, withRoll, type Draft } from './draft.ts';
import { ABILITY_LABELS, METHOD_LABELS } from './words.ts';
import styles from './Scores.module.css';
import { characterCalls } from '../../realm/characters.ts';

interface ScoresProps {
  readonly draft: Draft;
  readonly book: CharacterBook;
  readonly onChange: (changes: Partial<Draft>) => void;
}

/** The throws as they fell, the lowest of each put aside. */
function Thrown({ roll, book }: { readonly roll: RollView; readonly book: CharacterBook }): ReactNode {
  const { dropped } = book.scoring.dice;
  return (
    <ul className={styles.throws} aria-label="The throws">
      {roll.throws.map((thrown, at) => {
        const aside = thrown
          .map((face, place) => ({ face, place }))
          .toSorted((one, other) => one.face - other.face)
          .slice(0, dropped)
          .map(({ place }) => place);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- throws are known by their order
          <li key={at}>
            {thrown.map((face, place) => (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- dice are known by their order
                key={place}
                className={styles.die}
                data-aside={aside.includes(place) || undefined}
              >
                {face}
              </span>
            ))}
            <b>{totalOf(thrown, book.scoring)}</b>
          </li>
        );
      })}
    </ul>
  );
}

function Cast({ draft, book, onChange }: ScoresProps): ReactNode {
  const [underway, setUnderway] = useState(false);
  const [failure, setFailure] = useState<string>();
  const roll = async (): Promise<void> => {
    setUnderway(true);
    setFailure(undefined);
    const answered = await characterCalls.roll({ body: { commandId: newId() } });
    setUnderway(false);
    if (answered.ok) {
      // Whatever else was chosen while the dice rolled stays chosen.
      const { roll: thrown, method, scores } = withRoll(draft, answered.value.roll, book);
      onChange({ roll: thrown, method, scores });
    } else setFailure(answered.failure.error);
  };
  const { dice, faces } = book.scoring.dice;
  if (draft.roll !== null) return <Thrown roll={draft.roll} book={book} />;
  return (
    <div className={styles.cast}>
      <p>
        Six throws of {dice} dice with {faces} faces, the lowest put aside. The house throws them, once; what
        falls lies until somebody is made of it.
      </p>
      <Button loading={underway} loadingLabel="Throwing..." onClick={() => void roll()}>
        Throw the dice
      </Button>
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

export function Scores({ draft, book, onChange }: ScoresProps): ReactNode {
  const ancestry = book.ancestries.get(draft.ancestry ?? '');
  const lineage = ancestry?.lineages.find(({ id }) => id === draft.lineage) ?? null;
  const raises = (ability: Ability): number =>
    ancestry === undefined ? 0 : raiseOf(ability, { ancestry, lineage }, draft.raised);
  const [best, ...rest] = ranking(draft, book);
  const asRanked = (): void => {
    const dealt = byMethod(draft, 'array', book).scores;
    onChange({ scores: dealt });
  };
  return (
    <>
      <Segmented
        label="How the scores come about"
        value={draft.method}
        onChange={(method) => onChange(byMethod(draft, method, book))}
        segments={SCORE_METHODS.map((method) => ({ value: method, label: METHOD_LABELS[method] }))}
      />
      {draft.method === 'points' && (
        <>
          <Abacus
            scores={draft.scores}
            scoring={book.scoring}
            raises={raises}
            onChange={(scores) => onChange({ scores })}
          />
          {best !== undefined && rest.length > 0 && (
            <Button size="sm" variant="quiet" onClick={asRanked}>
              {draft.class === null ? 'Spend them evenly down' : 'Spend them as the class would'}
            </Button>
          )}
        </>
      )}
      {draft.method === 'dice' && <Cast draft={draft} book={book} onChange={onChange} />}
      {(draft.method === 'array' || (draft.method === 'dice' && draft.roll !== null)) && (
        <Dealt
          scores={draft.scores}
          raises={raises}
          onSwap={(one, other) => onChange(swapped(draft, one, other))}
        />
      )}
      {ancestry !== undefined && ancestry.freeRaises > 0 && (
        <Chips
          label={`${ancestry.name}: scores that rise by one`}
          options={ABILITIES.filter((ability) => ancestry.raises[ability] === undefined).map((ability) => ({
            value: ability,
            label: ABILITY_LABELS[ability],
          }))}
          chosen={draft.raised}
          most={ancestry.freeRaises}
          onChange={(raised) => onChange({ raised })}
        />
      )}
    </>
  );
}
