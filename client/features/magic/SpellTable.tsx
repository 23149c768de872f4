// All spells as a table: what the trees say, for whoever reads rather than looks. A row opens the leaf, and is drawn anew only
// when something of it has changed.
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { SCHOOLS } from '@sigilla/content/schema/spell.ts';
import type { SpellDefinition } from '@sigilla/content/schema/spell.ts';
import { castingMana } from '@sigilla/engine/kingdom/magic/prices.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { CategoryBar } from '../../ui/CategoryBar.tsx';
import { content } from './content.ts';
import { SCHOOL_NAMES, SPELLS, spokenState } from './standing.ts';
import styles from './SpellTable.module.css';

const CATEGORIES = ['all', ...SCHOOLS] as const;

interface RowProps {
  readonly spell: SpellDefinition;
  readonly isChosen: boolean;
  readonly stands: string;
  readonly mana: number;
  readonly onChoose: (id: string, byKey: boolean) => void;
}

const Row = memo(function Row({ spell, isChosen, stands, mana, onChoose }: RowProps) {
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        <button
          type="button"
          className={styles.name}
          aria-pressed={isChosen}
          data-spell={spell.id}
          onClick={({ detail }) => onChoose(spell.id, detail === 0)}
        >
          {spell.name}
        </button>
      </th>
      <td>{SCHOOL_NAMES[spell.school]}</td>
      <td>{spell.tier}</td>
      <td>{stands}</td>
      <td>{spell.benefit}</td>
      <td>{mana}</td>
      <td>{spell.cooldownTurns}</td>
    </tr>
  );
});

interface SpellTableProps {
  readonly kingdom: OwnKingdomView;
  readonly chosen: string;
  /** The same function as long as the table stands. */
  readonly onChoose: (id: string, byKey: boolean) => void;
}

export function SpellTable({ kingdom, chosen, onChoose }: SpellTableProps): ReactNode {
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]>('all');
  const shown = SCHOOLS.filter((school) => category === 'all' || school === category).flatMap(
    (school) => SPELLS.get(school) ?? [],
  );
  return (
    <>
      <CategoryBar categories={CATEGORIES} value={category} onChange={setCategory}>
        {kingdom.magic.learned.length} of {content.spells.size} learned
      </CategoryBar>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Spell</th>
              <th scope="col">School</th>
              <th scope="col">Tier</th>
              <th scope="col">Stands</th>
              <th scope="col">What it does</th>
              <th scope="col">Mana</th>
              <th scope="col">Rests</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((spell) => (
              <Row
                key={spell.id}
                spell={spell}
                isChosen={spell.id === chosen}
                stands={spokenState(spell, kingdom)}
                mana={castingMana(spell, kingdom, content)}
                onChoose={onChoose}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
