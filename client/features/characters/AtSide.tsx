// What the choices come to, as they stand: the figures, what one is good at, and who it would be among heroes.
import type { ReactNode } from 'react';
import { HERO_STATS } from '@sigilla/content/schema/hero.ts';
import { derivedSheet } from '@sigilla/engine/characters/derived.ts';
import { heroOfCharacter } from '@sigilla/engine/characters/hero.ts';
import type { KingdomContent } from '@sigilla/engine/kingdom/content.ts';
import { choicesOf, type Draft } from './draft.ts';
import { FourBoxes } from './FourBoxes.tsx';
import { STAT_LABELS } from '../../realm/heroWords.ts';
import { article, modifier } from './words.ts';
import styles from './Builder.module.css';

/** Skills that are named before the rest. */
const NAMED_SKILLS = 3;
const NAMED_STATS = 3;

export function AtSide({
  draft,
  content,
}: {
  readonly draft: Draft;
  readonly content: KingdomContent;
}): ReactNode {
  const choices = choicesOf(draft, content.characters);
  const derived = choices === null ? null : derivedSheet(choices, content.characters);
  if (choices === null || derived === null)
    return (
      <p className={styles.quiet}>
        The figures come by themselves, as soon as ancestry, class and background are known.
      </p>
    );
  const hero = heroOfCharacter({ choices, isVouched: true }, content);
  const heroClass = hero === null ? undefined : content.heroClasses.get(hero.class)?.name;
  const best = derived.skills
    .filter(({ isProficient }) => isProficient)
    .toSorted((one, other) => other.bonus - one.bonus)
    .slice(0, NAMED_SKILLS);
  const stats =
    hero === null
      ? []
      : HERO_STATS.toSorted((one, other) => hero.baseStats[other] - hero.baseStats[one]).slice(
          0,
          NAMED_STATS,
        );
  return (
    <>
      <FourBoxes derived={derived} />
      <p className={styles.fact}>
        <b>Good at</b> {best.map(({ name, bonus }) => `${name} ${modifier(bonus)}`).join(', ')}
      </p>
      {derived.spellcasting !== null && (
        <p className={styles.fact}>
          <b>Casts</b> with {derived.spellcasting.ability}, {modifier(derived.spellcasting.attackBonus)} to
          hit, saves against {derived.spellcasting.saveDc}
        </p>
      )}
      {hero !== null && (
        <p className={styles.fact}>
          <b>In your realm</b> {article(hero.rarity)} {hero.rarity} {heroClass ?? 'Elite Hero'}:{' '}
          {stats.map((stat) => `${STAT_LABELS[stat]} ${hero.baseStats[stat]}`).join(', ')}. Import as Hero
          whenever you like.
        </p>
      )}
    </>
  );
}
