// The treasury: a cupboard for each kind of thing under its painted gable, a niche for each thing that is told of. What has come home stands painted in
// its niche and leads to its card; of what has not the cataloguer has left a chalk drawing, and no name. Invariant: niches stand in the order of the
// catalogue, so that whatever comes home goes to its own place.
import { memo } from 'react';
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { ArtifactCategory } from '@sigilla/content/schema/artifact.ts';
import type { ArtifactDefinition } from '@sigilla/content/schema/artifact.ts';
import { TOWN_CAPTIONS } from '@sigilla/content/texts/townCaptions.ts';
import { CaptionBand } from '../../realm/page/CaptionBand.tsx';
import { ArtifactPicture } from '../../ui/art/ArtifactPicture.tsx';
import { classes } from '../../ui/classes.ts';
import { GameIcon } from '../../ui/Icon.tsx';
import styles from './Cabinet.module.css';

/** Things in one row of a cupboard. */
const ACROSS = 4;

const CUPBOARDS = ArtifactCategory.options.map((category) => ({
  category,
  things: [...kingdomContent.artifacts.values()].filter((one) => one.category === category),
}));
const ROWS = Math.max(...CUPBOARDS.map(({ things }) => Math.ceil(things.length / ACROSS)));

/** How a thing stands: its card's id, `spent` where nothing is left of it, null where it has not come home. */
export type Whereabouts = Readonly<Record<string, string | undefined>>;
export const SPENT = 'spent';

const Niche = memo(function Niche({
  definition,
  held,
  onOpen,
}: {
  readonly definition: ArtifactDefinition;
  readonly held: string | undefined;
  readonly onOpen: (cardId: string) => void;
}) {
  const { id, name, category, rarity, icon } = definition;
  if (held === undefined)
    return (
      <span className={styles.chalk} aria-hidden="true">
        <GameIcon name={icon} size={26} />
      </span>
    );
  const picture = (
    <ArtifactPicture id={id} category={category} rarity={rarity} icon={icon} size={46} dim={held === SPENT} />
  );
  if (held === SPENT)
    return (
      <span className={styles.thing}>
        {picture}
        <span className="visuallyHidden">{name}, used up</span>
      </span>
    );
  return (
    <button type="button" className={styles.thing} title={name} onClick={() => onOpen(held)}>
      {picture}
      <span className="visuallyHidden">{name}</span>
    </button>
  );
});

/** A gable in the colour of what the cupboard holds, with a rosette and its line of gold. */
function Gable(): ReactNode {
  return (
    <svg viewBox="0 0 200 56" className={styles.gable} aria-hidden="true" preserveAspectRatio="none">
      <path d="M6 54L100 6L194 54Z" className={styles.field} />
      <path d="M26 50L100 13L174 50Z" className={styles.line} />
      <path d="M64 43q12 -12 24 -4M136 43q-12 -12 -24 -4M50 46h8M142 46h8" className={styles.scroll} />
      <path
        d="M100 24l3.4 6.4 7.2 -1.4 -3.4 6.4 5 5.3 -7.2 1 -1.2 7.2 -3.8 -6.2 -3.8 6.2 -1.2 -7.2 -7.2 -1 5 -5.3 -3.4 -6.4 7.2 1.4Z"
        className={styles.rosette}
      />
      <path d="M1 49H14V55H1ZM186 49H199V55H186ZM94 1H106V7H94Z" className={styles.knob} />
    </svg>
  );
}

/** The doors below the shelves, where there are fewer of them than next door. */
function Doors({ rows }: { readonly rows: number }): ReactNode {
  if (rows <= 0) return null;
  return (
    <svg
      viewBox="0 0 200 100"
      className={styles.doors}
      style={{ gridRow: `span ${rows}` }}
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      <path d="M4 4H98V96H4ZM102 4H196V96H102Z" className={styles.door} />
      <path d="M16 16H86V84H16ZM114 16H184V84H114Z" className={styles.panel} />
      <path
        d="M16 16L51 50L86 16M16 84L51 50L86 84M114 16L149 50L184 16M114 84L149 50L184 84"
        className={styles.inlay}
      />
      <path d="M4 22H24M4 78H24M196 22H176M196 78H176" className={styles.hinge} />
      <path d="M88 44H112V62H88Z" className={styles.lock} />
      <path d="M100 49a2.6 2.6 0 1 0 0.1 0ZM98.8 53H101.2L102 58H98Z" className={styles.keyhole} />
    </svg>
  );
}

export const Cabinet = memo(function Cabinet({
  held,
  onOpen,
}: {
  readonly held: Whereabouts;
  readonly onOpen: (cardId: string) => void;
}) {
  return (
    <section className={styles.cabinet} aria-label="The treasury">
      <CaptionBand {...TOWN_CAPTIONS.treasury} />
      <div className={styles.wall}>
        {CUPBOARDS.map(({ category, things }) => {
          const home = things.filter(({ id }) => held[id] !== undefined).length;
          const rows = Math.ceil(things.length / ACROSS);
          return (
            <section key={category} className={classes(styles.cupboard, styles[category])}>
              <Gable />
              <h2 className={styles.name}>
                {category} <span>{`${home} of ${things.length}`}</span>
              </h2>
              <ul className={styles.shelves} style={{ gridTemplateRows: `repeat(${ROWS}, 1fr)` }}>
                {things.map((one) => (
                  <li key={one.id} className={styles.niche}>
                    <Niche definition={one} held={held[one.id]} onOpen={onOpen} />
                  </li>
                ))}
                {Array.from({ length: rows * ACROSS - things.length }, (_, i) => (
                  <li key={i} className={styles.niche} aria-hidden="true" />
                ))}
                {rows < ROWS && (
                  <li className={styles.below} style={{ gridRow: `span ${ROWS - rows}` }} aria-hidden="true">
                    <Doors rows={ROWS - rows} />
                  </li>
                )}
              </ul>
            </section>
          );
        })}
      </div>
    </section>
  );
});
