// The steward's page of heroes (kingdom.md 2.5): who does what, how far the court has come with each thing it can do, and where the six
// bonuses come from. Invariant: nothing is changed here; every row leads to the desk where it is.
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnedHero } from '@sigilla/engine/heroes/hero.ts';
import { kingdomHeroBonuses } from '@sigilla/engine/heroes/giving.ts';
import { BONUS_OF, heroLevelOf, HERO_BONUSES, whoIs } from '@sigilla/engine/heroes/stats.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { useRealmContent } from '../../realm/content.ts';
import { useOwn } from '../../realm/useKingdom.ts';
import { useNow } from '../../session/clock.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { bonusSources } from './bonusSources.ts';
import { CharacterRoll, type CharactersAsked } from './Characters.tsx';
import { dressOf, featureStandings, lessonsOf, storyOf, whereabouts } from './standings.ts';
import { BONUS_WORDS, STAT_LABELS } from '../../realm/heroWords.ts';
import styles from './Management.module.css';

interface ManagementProps {
  /** Those of the category and rarity chosen. */
  readonly heroes: readonly OwnedHero[];
  readonly kingdom: OwnKingdomView;
  readonly onBrowse: () => void;
  /** Opens the book at that hero; the same function as long as the page stands. */
  readonly onOpen: (heroId: string) => void;
  readonly asked: CharactersAsked;
}

const Served = memo(function Served({
  owned,
  onOpen,
}: {
  readonly owned: OwnedHero;
  /** The same function as long as the list stands. */
  readonly onOpen: (heroId: string) => void;
}) {
  const content = useRealmContent();
  const { where, wears } = useOwn((kingdom) => ({
    where: whereabouts(owned, kingdom),
    wears: dressOf(owned, kingdom.artifacts, content),
  }));
  const person = whoIs(owned, content);
  if (person === null) return null;
  return (
    <li className={styles.hero}>
      <div>
        <h2 className={styles.name}>{person.name}</h2>
        <p className={styles.note}>
          {person.className}, level {heroLevelOf(owned.experience)}
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Where</dt>
          <dd>{where}</dd>
        </div>
        <div>
          <dt>Learned</dt>
          <dd>{lessonsOf(owned)}</dd>
        </div>
        <div>
          <dt>Wears</dt>
          <dd>{wears}</dd>
        </div>
        <div>
          <dt>Quests</dt>
          <dd>{storyOf(owned, content)}</dd>
        </div>
      </dl>
      <Button size="sm" onClick={() => onOpen(owned.heroId)}>
        Open the book<span className="visuallyHidden"> at {person.name}</span>
      </Button>
    </li>
  );
});

function Roster({ heroes, onOpen }: Pick<ManagementProps, 'heroes' | 'onOpen'>): ReactNode {
  return (
    <ul className={styles.roster}>
      {heroes.map((owned) => (
        <Served key={owned.heroId} owned={owned} onOpen={onOpen} />
      ))}
    </ul>
  );
}

/** KT-134 “Advanced Features (Coming Soon)”: they have come (DECISIONS G-092), so the heading promises nothing and each line says how far it is. */
function Features({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const content = useRealmContent();
  const now = useNow(60_000);
  return (
    <Leaf title="Advanced Features">
      <dl className={styles.features}>
        {featureStandings(kingdom, content, now).map(({ label, state, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {state} {to !== null && <Link to={to.path}>{to.words}</Link>}
            </dd>
          </div>
        ))}
      </dl>
    </Leaf>
  );
}

function Bonuses({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const content = useRealmContent();
  const sums = kingdomHeroBonuses(kingdom, content);
  return (
    <Leaf title="Kingdom hero bonuses">
      <dl className={styles.features}>
        {HERO_BONUSES.map((bonus) => {
          const [one, other] = BONUS_OF[bonus];
          const sources = bonusSources(kingdom, bonus, content);
          return (
            <div key={bonus}>
              <dt>
                {BONUS_WORDS[bonus]} <span className={styles.sum}>+{sums[bonus]}%</span>
              </dt>
              <dd>
                {sources.length === 0
                  ? 'from nobody'
                  : sources.map(({ name, amount }) => `${name} +${amount}%`).join(', ')}{' '}
                <span className={styles.note}>
                  by {STAT_LABELS[one]} and {STAT_LABELS[other]}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Leaf>
  );
}

export function Management({ heroes, kingdom, onBrowse, onOpen, asked }: ManagementProps): ReactNode {
  return (
    <div className={styles.page}>
      {kingdom.heroes.length === 0 ? (
        <Empty
          scene="road"
          sentence="A steward with nobody to manage keeps the ledgers very straight."
          action={<Button onClick={onBrowse}>See who would come</Button>}
        />
      ) : heroes.length === 0 ? (
        <p className={styles.note}>Nobody of this kind serves you.</p>
      ) : (
        <Roster heroes={heroes} onOpen={onOpen} />
      )}
      <CharacterRoll asked={asked} kingdom={kingdom} onImported={onOpen} />
      <div className={styles.leaves}>
        <Features kingdom={kingdom} />
        <Bonuses kingdom={kingdom} />
      </div>
    </div>
  );
}
