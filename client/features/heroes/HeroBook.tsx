// A hero as a book lying open: the portrait on the left, who they are, what they can do and what it comes to on the right.
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { HERO_LORE } from '@sigilla/content/heroes/lore/index.ts';
import { HERO_STATS, type BaseStats } from '@sigilla/content/schema/hero.ts';
import { effectWords } from '@sigilla/content/texts/effectWords.ts';
import { heroBonuses, HERO_BONUSES, type Person } from '@sigilla/engine/heroes/stats.ts';
import { useRealmContent } from '../../realm/content.ts';
import { Drollery } from '../../ui/art/Drollery.tsx';
import { Folio } from '../../ui/art/Folio.tsx';
import { GROUND_OF, useHeroMarks } from '../../ui/art/HeroPortrait.tsx';
import { Illuminated } from '../../ui/art/Initial.tsx';
import { StatRose } from '../../ui/art/StatRose.tsx';
import { BONUS_WORDS, STAT_LABELS } from '../../realm/heroWords.ts';
import styles from './Heroes.module.css';

/** The score whose petal reaches the rim: nature goes no further. */
const FULL_PETAL = 20;

interface HeroBookProps {
  readonly person: Person;
  readonly stats: BaseStats;
  readonly wounds?: number;
  /** Opened here by somebody: the book comes into sight and takes the focus. */
  readonly isSent?: boolean;
  /** A line under the class: level, where they are. */
  readonly standing?: ReactNode;
  /** What may be done, at the foot of the page. */
  readonly children?: ReactNode;
  /** What may be asked of them, across both pages. */
  readonly desk?: ReactNode;
}

export function HeroBook({
  person,
  stats,
  wounds = 0,
  isSent = false,
  standing,
  children,
  desk,
}: HeroBookProps): ReactNode {
  const content = useRealmContent();
  const book = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isSent || book.current === null) return;
    book.current.focus({ preventScroll: true });
    if (book.current.getBoundingClientRect().top < 0) book.current.scrollIntoView();
  }, [isSent]);
  const marks = useHeroMarks({ person, wounds });
  const lore = HERO_LORE[person.id];
  const heroClass = content.heroClasses.get(person.class);
  const bonuses = heroBonuses(stats);
  const traits = person.traits.flatMap((id) => content.heroTraits.get(id) ?? []);
  return (
    <article ref={book} tabIndex={-1} className={styles.book} aria-label={person.name}>
      <Folio
        className={styles.plate}
        marks={marks}
        ground={GROUND_OF[person.rarity]}
        foot={<Drollery of={person.category} />}
      >
        <p className={styles.caption} aria-hidden="true">
          {person.name}
        </p>
      </Folio>
      <div className={styles.words}>
        <p className={styles.rarity} data-rarity={person.rarity}>
          {person.rarity} · painted on {GROUND_OF[person.rarity]}
        </p>
        <h2 className={styles.name}>{person.name}</h2>
        <p className={styles.note}>
          {person.className} · {person.category}
          {traits.length > 0 && ` · ${traits.map(({ name }) => name.toLowerCase()).join(', ')}`}
        </p>
        {standing !== undefined && <p className={styles.note}>{standing}</p>}
        <p className={styles.classWords}>{heroClass?.description}</p>
        {lore !== undefined && <Illuminated text={lore} className={styles.lore} />}
        <div className={styles.figures}>
          <StatRose
            most={FULL_PETAL}
            stats={HERO_STATS.map((stat) => [STAT_LABELS[stat], stats[stat]] as const)}
          />
          <div className={styles.abilities}>
            {person.abilities.map(({ name, description, scope, effects }) => (
              <div key={name}>
                <h3>{name}</h3>
                <p className={styles.description}>{description}</p>
                <p className={styles.effect}>
                  {scope === 'host' ? 'For the army they lead: ' : 'For the realm: '}
                  {effects.map(effectWords).join(', ')}
                </p>
              </div>
            ))}
            <div>
              <h3>For the realm</h3>
              <p className={styles.effect}>
                {HERO_BONUSES.filter((bonus) => bonuses[bonus] > 0)
                  .map((bonus) => `+${bonuses[bonus]}% ${BONUS_WORDS[bonus]}`)
                  .join(', ')}
              </p>
            </div>
          </div>
        </div>
        {children !== undefined && <div className={styles.foot}>{children}</div>}
      </div>
      {desk}
    </article>
  );
}
