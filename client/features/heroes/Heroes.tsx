// Heroes (kingdom.md 2.5): those who serve, those who would come, and what all of them give the realm together.
import { memo, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { heroQuests } from '@sigilla/content/heroes/quests/index.ts';
import { HERO_RARITIES, type HeroRarity } from '@sigilla/content/schema/hero.ts';
import { HERO_CATEGORIES } from '@sigilla/content/schema/heroCategory.ts';
import { availableHeroes, heroSeats } from '@sigilla/engine/heroes/court.ts';
import { kingdomHeroBonuses } from '@sigilla/engine/heroes/giving.ts';
import { HERO_BONUSES, whoIs, type HeroBonus } from '@sigilla/engine/heroes/stats.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { charactersQuery } from '../../realm/characters.ts';
import { learnQuests, useRealmContent } from '../../realm/content.ts';
import { useTab } from '../../realm/page/useTab.ts';
import { MadeOf } from '../../realm/MadeOf.tsx';
import { useOwn } from '../../realm/useKingdom.ts';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Available } from './Available.tsx';
import { bonusSources } from './bonusSources.ts';
import { importable } from './Characters.tsx';
import { Management } from './Management.tsx';
import { MyHeroes } from './MyHeroes.tsx';
import { BONUS_WORDS } from '../../realm/heroWords.ts';
import styles from './Heroes.module.css';

learnQuests(heroQuests);

const CATEGORIES = ['all', ...HERO_CATEGORIES] as const;
type Category = (typeof CATEGORIES)[number];
const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  all: 'All Categories',
  military: 'Military',
  magical: 'Magical',
  economic: 'Economic',
};

/** One of the six, to be opened to those who give it. */
const Bonus = memo(function Bonus({ bonus }: { readonly bonus: HeroBonus }) {
  const content = useRealmContent();
  const { sum, sources } = useOwn((kingdom) => ({
    sum: kingdomHeroBonuses(kingdom, content)[bonus],
    sources: bonusSources(kingdom, bonus, content),
  }));
  return (
    <div>
      <dt>{BONUS_WORDS[bonus]}</dt>
      <dd>
        <MadeOf title={`Heroes: ${BONUS_WORDS[bonus]}`} unit="%" parts={() => sources}>
          +{sum}%
        </MadeOf>
      </dd>
    </div>
  );
});

/** What all heroes give together. */
function Bonuses({ heroes, level }: Pick<OwnKingdomView, 'heroes' | 'level'>): ReactNode {
  return (
    <section className={styles.bonuses} aria-label="Kingdom hero bonuses">
      {heroes.length > 0 && (
        <>
          <h2>{heroes.length === 1 ? 'Your hero gives' : `Your ${heroes.length} heroes give`}</h2>
          <dl>
            {HERO_BONUSES.map((bonus) => (
              <Bonus key={bonus} bonus={bonus} />
            ))}
          </dl>
        </>
      )}
      <p className={styles.note}>
        {heroes.length} of {heroSeats(level)} chairs at the high table are taken.
      </p>
    </section>
  );
}

const TABS = ['mine', 'available', 'manage'] as const;

function Court({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const content = useRealmContent();
  const [tab, setTab] = useTab(TABS);
  const [address] = useSearchParams();
  const [open, setOpen] = useState<string | null>(() => address.get('hero'));
  const asked = useQuery(charactersQuery);
  const waiting = importable(asked.data?.characters ?? [], kingdom).length;
  const [category, setCategory] = useState<Category>('all');
  const [rarity, setRarity] = useState<HeroRarity | 'all'>('all');
  const fits = (one: { readonly category: string; readonly rarity: string } | null): boolean =>
    one !== null &&
    (category === 'all' || one.category === category) &&
    (rarity === 'all' || one.rarity === rarity);
  const available = availableHeroes(kingdom, content);
  const mine = kingdom.heroes.filter((owned) => fits(whoIs(owned, content)));
  const browse = () => setTab('available');
  const show = useCallback(
    (heroId: string): void => {
      setOpen(heroId);
      setTab('mine');
    },
    [setTab],
  );
  const [looked, setLooked] = useState<string | null>(null);
  const look = useCallback(
    (heroId: string): void => {
      setLooked(heroId);
      setTab('available');
    },
    [setTab],
  );
  const filters = (
    <div className={styles.filters}>
      <Segmented
        label="Category"
        value={category}
        onChange={setCategory}
        segments={CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))}
      />
      <Select<HeroRarity | 'all'>
        label="Rarity"
        value={rarity}
        onChange={setRarity}
        options={[
          { value: 'all', label: 'All rarities' },
          ...HERO_RARITIES.map((value) => ({ value, label: value })),
        ]}
      />
    </div>
  );
  return (
    <>
      <Tabs
        label="Heroes"
        heading="Heroes"
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'mine',
            label: 'My Heroes',
            count: kingdom.heroes.length,
            content: (
              <>
                {kingdom.heroes.length > 0 && filters}
                <MyHeroes
                  heroes={mine}
                  kingdom={kingdom}
                  open={open}
                  onOpen={setOpen}
                  onBrowse={browse}
                  available={available}
                  onAvailable={look}
                  asked={asked}
                />
              </>
            ),
          },
          {
            value: 'available',
            label: 'Available',
            count: available.length,
            content: (
              <>
                {filters}
                <Available
                  key={looked}
                  heroes={available.filter(fits)}
                  all={available.length}
                  first={looked}
                />
              </>
            ),
          },
          {
            value: 'manage',
            label: 'Management',
            ...(waiting > 0 ? { count: waiting } : {}),
            content: (
              <>
                {filters}
                <Management heroes={mine} kingdom={kingdom} asked={asked} onBrowse={browse} onOpen={show} />
              </>
            ),
          },
        ]}
      />
      {tab !== 'manage' && <Bonuses heroes={kingdom.heroes} level={kingdom.level} />}
    </>
  );
}

export function Component(): ReactNode {
  return (
    <WithKingdom title="Heroes" untitled>
      {({ kingdom }) => <Court kingdom={kingdom} />}
    </WithKingdom>
  );
}
