// Those who would come today (kingdom.md 2.5): the book open at one of them, the others as cards below.
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { HeroDefinition } from '@sigilla/content/schema/hero.ts';
import { recruitHero } from '@sigilla/engine/actions/heroes/recruitHero.ts';
import { personOf } from '@sigilla/engine/heroes/stats.ts';
import { useRealmContent } from '../../realm/content.ts';
import { Costs } from '../../realm/Costs.tsx';
import { deed } from '../../realm/deed.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { counted } from '../../ui/numberText.ts';
import { HeroBook } from './HeroBook.tsx';
import { HeroCard } from './HeroCard.tsx';
import styles from './Heroes.module.css';

interface AvailableProps {
  readonly heroes: readonly HeroDefinition[];
  /** Before the category was chosen. */
  readonly all: number;
}

export function Available({ heroes, all }: AvailableProps): ReactNode {
  const content = useRealmContent();
  const [chosenId, choose] = useState<string | null>(null);
  const chosen = heroes.find(({ id }) => id === chosenId) ?? heroes[0];
  if (chosen === undefined)
    return all === 0 ? (
      <Empty
        scene="road"
        title="No Heroes Available"
        sentence="Nobody is on the road to you yet. Build more structures and complete research, and word will get about."
        action={<ButtonLink to="/buildings">To the town</ButtonLink>}
      />
    ) : (
      <Empty scene="road" sentence="Nobody of this kind would come today." />
    );
  const recruit = deed(recruitHero, { heroId: chosen.id }, { label: `Recruit ${chosen.name}` });
  const { turns, ...coins } = chosen.recruitmentCost;
  const person = personOf(chosen, content);
  return (
    <>
      <HeroBook
        key={`open ${chosen.id}`}
        person={person}
        stats={chosen.baseStats}
        isSent={chosen.id === chosenId}
      >
        <Costs costs={coins} turns={turns} />
        <DeedButton
          variant="primary"
          deed={recruit}
          cost={counted(turns, 'turn')}
          loadingLabel="Recruiting..."
        >
          Recruit<span className="visuallyHidden"> {chosen.name}</span>
        </DeedButton>
      </HeroBook>
      <ul className={styles.cards}>
        {heroes.map((one) => (
          <li key={one.id}>
            <HeroCard
              person={personOf(one, content)}
              line={`${one.recruitmentCost.gold} gold`}
              chosen={one.id === chosen.id}
              onChoose={choose}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
