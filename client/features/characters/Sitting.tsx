// The leaf in the middle: the portrait as far as the painter is, the name, who it is in a line, and a line of Latin.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { CHARACTER_MOTTOES } from '@sigilla/content/characters/names.ts';
import type { CharacterBook } from '@sigilla/content/schema/character.ts';
import { raceOf } from '@sigilla/engine/characters/origins.ts';
import { Folio } from '../../ui/art/Folio.tsx';
import { Marks } from '../../ui/art/Portrait.tsx';
import { faceOfPortrait } from '../../ui/art/portrait/chosen.ts';
import { GROUNDS } from '../../ui/art/portrait/pigments.ts';
import { FRAME } from '../../ui/art/portrait/plan.ts';
import { paintedUpTo, STAGES, type Stage } from '../../ui/art/portrait/stages.ts';
import { classes } from '../../ui/classes.ts';
import { portraitOf, type Draft } from './draft.ts';
import { article } from './words.ts';
import styles from './Builder.module.css';

interface SittingProps {
  readonly draft: Draft;
  readonly book: CharacterBook;
}

/** How far the painter is: drawn, then the face, then the dress, then the ground. */
const stageOf = ({ ancestry, class: ofClass, background }: Draft): Stage => {
  if (ancestry === null) return 'drawn';
  if (ofClass === null) return 'ancestry';
  return background === null ? 'class' : 'background';
};

const usePainting = (draft: Draft) =>
  useMemo(() => {
    const portrait = portraitOf(draft);
    const stage = stageOf(draft);
    const face = faceOfPortrait(portrait, draft.ancestry);
    const ground = stage === 'background' ? portrait.ground : ('vellum' as const);
    return { face, stage, ground, chosen: portrait.ground, marks: paintedUpTo(face, stage) };
  }, [draft]);

/** Elf ranger, formerly an outlaw. */
const whoIs = (draft: Draft, book: CharacterBook): string => {
  const ancestry = book.ancestries.get(draft.ancestry ?? '');
  const ofClass = book.classes.get(draft.class ?? '');
  const background = book.backgrounds.get(draft.background ?? '');
  const lineage = ancestry?.lineages.find(({ id }) => id === draft.lineage) ?? null;
  const race = ancestry === undefined ? 'Somebody' : raceOf({ ancestry, lineage });
  const words = [race, ofClass?.name.toLowerCase()].filter((word) => word !== undefined).join(' ');
  return background === undefined
    ? words
    : `${words}, formerly ${article(background.name)} ${background.name.toLowerCase()}`;
};

export function Sitting({ draft, book }: SittingProps): ReactNode {
  const { marks, ground } = usePainting(draft);
  const motto = CHARACTER_MOTTOES[draft.background ?? ''];
  return (
    <Folio className={styles.folio} marks={marks} ground={ground} height={560}>
      <p className={styles.sitterName}>{draft.name.trim() === '' ? 'Not named yet' : draft.name}</p>
      <p className={styles.sitterWords}>{whoIs(draft, book)}</p>
      {motto !== undefined && (
        <p className={styles.motto} lang="la">
          {motto}
        </p>
      )}
    </Folio>
  );
}

/** A small one, for the head of a step on a phone. */
export function SitterStrip({ draft, book }: SittingProps): ReactNode {
  const { marks, ground } = usePainting(draft);
  return (
    <div className={styles.strip} aria-hidden="true">
      <svg viewBox="46 50 212 212" width="64" height="64">
        <rect x="46" y="50" width="212" height="212" fill={GROUNDS[ground][0]} />
        <Marks marks={marks} />
      </svg>
      <p>
        <b>{draft.name.trim() === '' ? 'Not named yet' : draft.name}</b>
        <br />
        {whoIs(draft, book)}
      </p>
    </div>
  );
}

/** How far the painter is, in four small pictures. */
export function Progress({ draft }: { readonly draft: Draft }): ReactNode {
  const { face, stage: now, chosen } = usePainting(draft);
  const reached = STAGES.indexOf(now);
  return (
    <ol className={styles.stages}>
      {STAGES.map((stage, at) => {
        return (
          <li key={stage} className={classes(at > reached && styles.later)}>
            <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true" focusable="false">
              <rect
                width={FRAME.width}
                height={FRAME.height}
                fill={GROUNDS[stage === 'background' && at <= reached ? chosen : 'vellum'][0]}
              />
              {at <= reached && <Marks marks={paintedUpTo(face, stage)} />}
            </svg>
            {stage}
          </li>
        );
      })}
    </ol>
  );
}
