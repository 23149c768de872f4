// Those who serve: the book open at one of them, with what may be asked of them; the others as cards below.
import type { ReactNode } from 'react';
import type { HeroDefinition } from '@sigilla/content/schema/hero.ts';
import type { OwnedHero } from '@sigilla/engine/heroes/hero.ts';
import {
  heroLevelBegins,
  heroLevelOf,
  MOST_HERO_LEVEL,
  personOf,
  statsOf,
  whoIs,
} from '@sigilla/engine/heroes/stats.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { useRealmContent } from '../../realm/content.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { termsWords } from '../../realm/heroWords.ts';
import { FewCharacters, type CharactersAsked } from './Characters.tsx';
import { HeroBook } from './HeroBook.tsx';
import { HeroCard } from './HeroCard.tsx';
import { HeroDesk } from './HeroDesk.tsx';
import { whereabouts } from './standings.ts';
import styles from './Heroes.module.css';

interface MyHeroesProps {
  readonly heroes: readonly OwnedHero[];
  readonly kingdom: OwnKingdomView;
  /** Whose page was opened; null: nobody's yet. */
  readonly open: string | null;
  readonly onOpen: (heroId: string) => void;
  readonly onBrowse: () => void;
  /** Who would come today, shown where nobody serves yet; one of them is opened among the others. */
  readonly available: readonly HeroDefinition[];
  readonly onAvailable: (heroId: string) => void;
  readonly asked: CharactersAsked;
}

const progress = ({ experience }: OwnedHero): string => {
  const level = heroLevelOf(experience);
  return level === MOST_HERO_LEVEL
    ? `level ${level}, and there is none above`
    : `level ${level} · ${experience - heroLevelBegins(level)} of ${heroLevelBegins(level + 1) - heroLevelBegins(level)} points to the next`;
};

/** How many of those on the road are seen in the empty hall. */
const FEW = 6;

export function MyHeroes({
  heroes,
  kingdom,
  open,
  onOpen,
  onBrowse,
  available,
  onAvailable,
  asked,
}: MyHeroesProps): ReactNode {
  const content = useRealmContent();
  if (kingdom.heroes.length === 0)
    return (
      <>
        <Empty
          scene="camp"
          title="No Heroes Recruited"
          sentence="The high table has been laid for weeks. The cat sits at the head of it."
          action={
            <div className={styles.ways}>
              <Button variant="primary" onClick={onBrowse}>
                Browse Available Heroes
              </Button>
              <ButtonLink to="/dnd/characters/create">Create D&D Character</ButtonLink>
            </div>
          }
        />
        {available.length > 0 && (
          <Leaf title="On the road to you">
            <ul className={styles.cards}>
              {available.slice(0, FEW).map((one) => (
                <li key={one.id}>
                  <HeroCard
                    person={personOf(one, content)}
                    line={termsWords(one)}
                    chosen={false}
                    onChoose={onAvailable}
                  />
                </li>
              ))}
            </ul>
          </Leaf>
        )}
        <FewCharacters asked={asked} kingdom={kingdom} onImported={onOpen} />
      </>
    );
  const owned = heroes.find(({ heroId }) => heroId === open) ?? heroes[0];
  const person = owned === undefined ? null : whoIs(owned, content);
  if (owned === undefined || person === null)
    return <Empty scene="camp" sentence="Nobody of this kind serves you." />;
  return (
    <>
      <HeroBook
        key={owned.heroId}
        person={person}
        stats={statsOf(owned, person, kingdom.artifacts, content)}
        wounds={owned.wounds}
        isSent={owned.heroId === open}
        standing={`${progress(owned)} · ${whereabouts(owned, kingdom)}`}
        desk={<HeroDesk owned={owned} person={person} kingdom={kingdom} />}
      />
      <ul className={styles.cards}>
        {heroes.map((one) => {
          const who = whoIs(one, content);
          return who === null ? null : (
            <li key={one.heroId}>
              <HeroCard
                person={who}
                wounds={one.wounds}
                line={`level ${heroLevelOf(one.experience)}, ${whereabouts(one, kingdom)}`}
                chosen={one === owned}
                onChoose={onOpen}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
