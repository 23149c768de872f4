// The button over one plot of the town: its name on a ribbon, its price on a tag, and all of it in words for whoever does not see the picture.
// Invariant: a plot out of reach says at which level it opens, and no price.
import { memo } from 'react';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import { ownedOf } from '@sigilla/engine/kingdom/buildings.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
import type { OwnedBuilding } from '@sigilla/engine/kingdom/kingdom.ts';
import { useOwn } from '../../realm/useKingdom.ts';
import type { Plot } from '../../ui/art/town/plan.ts';
import { kindBox } from '../../ui/art/town/catalogue.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { roman, whole } from '../../ui/numberText.ts';
import { dearestOf, priceOf } from './town.ts';
import type { Purpose } from './town.ts';
import styles from './Town.module.css';

const percent = (part: number, of: number): string => `${(part / of) * 100}%`;

/** What a plot says of itself without its picture. */
const spoken = (
  definition: BuildingDefinition,
  owned: OwnedBuilding | undefined,
  isLocked: boolean,
): string => {
  if (owned !== undefined)
    return `${definition.name}, level ${owned.level}${owned.quantity > 1 ? `, ${owned.quantity} of them` : ''}`;
  if (isLocked) return `${definition.name}, an empty plot, at level ${definition.requirements.level}`;
  return `${definition.name}, an empty plot`;
};

interface PlotButtonProps {
  readonly plot: Plot;
  readonly definition: BuildingDefinition;
  readonly purpose: Purpose;
  readonly frame: { readonly width: number; readonly height: number };
  readonly isChosen: boolean;
  readonly inTabOrder: boolean;
  readonly onChoose: (id: string) => void;
  readonly onConsider: (id: string | null) => void;
}

export const PlotButton = memo(function PlotButton({
  plot,
  definition,
  purpose,
  frame,
  isChosen,
  inTabOrder,
  onChoose,
  onConsider,
}: PlotButtonProps) {
  const { owned, isLocked, price } = useOwn((kingdom) => {
    const standing = ownedOf(kingdom.buildings, definition.id);
    return {
      owned: standing,
      isLocked: standing === undefined && definition.requirements.level > kingdom.level,
      price: dearestOf(priceOf(kingdom, definition, standing === undefined ? 'construct' : purpose)),
    };
  });
  const box = kindBox(plot.kind);
  const top = plot.y + box.top * plot.scale;
  const asksPrice =
    owned === undefined ? !isLocked : purpose === 'upgrade' && owned.level < definition.maxLevel;
  return (
    <button
      type="button"
      data-plot={plot.kind.id}
      className={classes(styles.plot, isChosen && styles.chosen, owned === undefined && styles.empty)}
      style={{
        left: percent(plot.left, frame.width),
        width: percent(plot.right - plot.left, frame.width),
        top: percent(top, frame.height),
        height: percent(plot.y + 30 - top, frame.height),
      }}
      aria-pressed={isChosen}
      tabIndex={inTabOrder ? 0 : -1}
      onClick={() => onChoose(plot.kind.id)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onConsider(plot.kind.id)}
      onPointerLeave={() => onConsider(null)}
    >
      <span className="visuallyHidden" data-says>
        {spoken(definition, owned, isLocked)}
        {asksPrice &&
          price !== null &&
          `, ${whole(price.amount)} ${resourceName(price.resource).toLowerCase()}`}
      </span>
      {asksPrice && !isChosen && price !== null && (
        <span className={styles.tag} aria-hidden="true">
          <Icon icon={price.resource} size={20} />
          {whole(price.amount)}
        </span>
      )}
      {isLocked && !isChosen && (
        <span className={styles.tag} aria-hidden="true">
          at level {definition.requirements.level}
        </span>
      )}
      <span className={styles.edge} aria-hidden="true">
        <span className={styles.ribbon}>
          {definition.name}
          {owned !== undefined && <b> {roman(owned.level)}</b>}
          {owned !== undefined && owned.quantity > 1 && <i> ×{owned.quantity}</i>}
        </span>
      </span>
    </button>
  );
});
