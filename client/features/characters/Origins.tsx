// Where a character comes from: ancestry with its line, class, background.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { CharacterBook, CharacterFeature } from '@sigilla/content/schema/character.ts';
import { suggestedPortrait } from '../../ui/art/portrait/chosen.ts';
import { GameIcon } from '../../ui/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import type { Draft } from './draft.ts';
import { FaceMini } from './FaceMini.tsx';
import { Options } from './Options.tsx';
import styles from './Builder.module.css';

interface OriginsProps {
  readonly draft: Draft;
  readonly book: CharacterBook;
  readonly onChange: (changes: Partial<Draft>) => void;
}

/** The house's own example of an ancestry. */
const exampleOf = (ancestry: string) => ({
  ...suggestedPortrait('the book of characters', ancestry, null),
  hold: 'none' as const,
});

const Features = ({ of }: { readonly of: readonly CharacterFeature[] }): ReactNode => (
  <ul className={styles.features}>
    {of.map(({ name, description }) => (
      <li key={name}>
        <b>{name}</b> {description}
      </li>
    ))}
  </ul>
);

export function Ancestry({ draft, book, onChange }: OriginsProps): ReactNode {
  const faces = useMemo(
    () =>
      [...book.ancestries.values()].map(({ id, name }) => ({
        value: id,
        label: name,
        picture: <FaceMini portrait={exampleOf(id)} ancestry={id} of="face" />,
      })),
    [book],
  );
  const chosen = book.ancestries.get(draft.ancestry ?? '');
  const line = chosen?.lineages.find(({ id }) => id === draft.lineage);
  return (
    <>
      <Options
        label="Ancestry"
        look="faces"
        options={faces}
        value={draft.ancestry}
        onChange={(ancestry) => onChange({ ancestry, lineage: null })}
      />
      {chosen !== undefined && (
        <div className={styles.said}>
          <p>{chosen.description}</p>
          {chosen.lineages.length > 1 && (
            <Segmented
              label={`Line: ${chosen.name}`}
              value={line?.id ?? ''}
              onChange={(lineage) => onChange({ lineage })}
              segments={chosen.lineages.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <Features of={[...chosen.features, ...(line?.features ?? [])]} />
        </div>
      )}
    </>
  );
}

export function Class({ draft, book, onChange }: OriginsProps): ReactNode {
  const chosen = book.classes.get(draft.class ?? '');
  return (
    <>
      <Options
        label="Class"
        look="plates"
        options={[...book.classes.values()].map(({ id, name, icon }) => ({
          value: id,
          label: name,
          picture: <GameIcon name={icon} size={20} />,
        }))}
        value={draft.class}
        onChange={(next) => onChange({ class: next })}
      />
      {chosen !== undefined && (
        <div className={styles.said}>
          <p>{chosen.description}</p>
          <Features of={chosen.features} />
        </div>
      )}
    </>
  );
}

export function Background({ draft, book, onChange }: OriginsProps): ReactNode {
  return (
    <Options
      label="Background"
      look="lines"
      options={[...book.backgrounds.values()].map(({ id, name, description }) => ({
        value: id,
        label: name,
        ...(id === draft.background ? { note: description } : {}),
      }))}
      value={draft.background}
      onChange={(background) => onChange({ background })}
    />
  );
}
