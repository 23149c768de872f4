// Those who would come today (kingdom.md 2.5): the book open at one of them, the others as cards below.
import { memo, useDeferredValue, useState } from 'react';
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
import { termsWords } from '../../realm/heroWords.ts';
import { HeroBook } from './HeroBook.tsx';
import { HeroCard } from './HeroCard.tsx';
import styles from './Heroes.module.css';

interface AvailableProps {
  readonly heroes: readonly HeroDefinition[];
  /** Before the category was chosen. */
  readonly all: number;
  /** Whom somebody has asked to see already. */
  readonly first: string | null;
}

/** Not written anew while another card is being pressed. */
const OpenBook = memo(function OpenBook({
  chosen,
  isSent,
}: {
  readonly chosen: HeroDefinition;
  readonly isSent: boolean;
}) {
  const content = useRealmContent();
  const recruit = deed(recruitHero, { heroId: chosen.id }, { label: `Recruit ${chosen.name}` });
  const { turns, ...coins } = chosen.recruitmentCost;
  return (
    <HeroBook person={personOf(chosen, content)} stats={chosen.baseStats} isSent={isSent}>
      <Costs costs={coins} turns={turns} />
      <DeedButton variant="primary" deed={recruit} cost={counted(turns, 'turn')} loadingLabel="Recruiting...">
        Recruit<span className="visuallyHidden"> {chosen.name}</span>
      </DeedButton>
    </HeroBook>
  );
});

export function Available({ heroes, all, first }: AvailableProps): ReactNode {
  const content = useRealmContent();
  const [chosenId, choose] = useState<string | null>(first);
  // The card answers the press at once; the book, with its painting, follows as soon as it is ready.
  const openedId = useDeferredValue(chosenId);
  const pressed = heroes.find(({ id }) => id === chosenId) ?? heroes[0];
  const chosen = heroes.find(({ id }) => id === openedId) ?? heroes[0];
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
  return (
    <>
      <OpenBook key={`open ${chosen.id}`} chosen={chosen} isSent={chosen.id === openedId} />
      <ul className={styles.cards}>
        {heroes.map((one) => (
          <li key={one.id}>
            <HeroCard
              person={personOf(one, content)}
              line={termsWords(one)}
              chosen={one.id === pressed?.id}
              onChoose={choose}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
