// Deeds that turn time into resources (kingdom.md 2.8): four rushes and the exploration of new land, each a small scene with what it brings today,
// done once with its leaf, or several times as a day that passes.
import { memo, useDeferredValue, useId } from 'react';
import type { ReactNode } from 'react';
import { refusal as refusalOf, sentence } from '@sigilla/content/texts/errors.ts';
import { exploreLand } from '@sigilla/engine/actions/economy/exploreLand.ts';
import { rushResource } from '@sigilla/engine/actions/economy/rushResource.ts';
import { ownedOf } from '@sigilla/engine/kingdom/buildings.ts';
import type { RushId } from '@sigilla/engine/kingdom/rush.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { useDeed, usePreview } from '../../realm/actions.tsx';
import { deed } from '../../realm/deed.ts';
import type { Deed } from '../../realm/deed.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted } from '../../ui/numberText.ts';
import { kingdomNow } from '../../realm/kingdomStore.ts';
import { useOwn } from '../../realm/useKingdom.ts';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { TOWN_CAPTIONS } from '@sigilla/content/texts/townCaptions.ts';
import { CaptionBand } from '../../realm/page/CaptionBand.tsx';
import { elapsed, localMonth } from '../../session/clock.ts';
import { seasonOf } from '../../ui/art/town/season.ts';
import { townLook } from '../../ui/art/town/TownScene.tsx';
import { DayLedger, LetTurnsPass } from './DayLeaves.tsx';
import { COUNTS, COUNT_LABELS, timesOf } from './dayLedger.ts';
import type { Count } from './dayLedger.ts';
import { DeedPicture, STAGINGS } from './DeedPicture.tsx';
import { DayScene } from './DayScene.tsx';
import { explorationWords, helpedBy, rushWords, suppliesWords } from './promises.ts';
import { createThrottle } from './throttle.ts';
import { useDay } from './useDay.ts';
import type { Passing } from './useDay.ts';
import styles from './Actions.module.css';
import day from './Day.module.css';

interface ActionCard {
  readonly deed: Deed;
  readonly name: string;
  readonly picture: keyof typeof STAGINGS;
  readonly story: string;
  readonly reward: (kingdom: OwnKingdomView) => string;
  readonly bonus: (kingdom: OwnKingdomView) => string;
}

const rushCard = (rush: RushId, unit: string, card: Omit<ActionCard, 'deed' | 'reward'>): ActionCard => ({
  ...card,
  deed: deed(rushResource, { rush }, { label: card.name }),
  reward: rushWords(rush, unit),
});

const CARDS: readonly ActionCard[] = [
  rushCard('tax_collection', 'gold', {
    name: 'Tax Collection',
    picture: 'taxes',
    story: 'Send the reeve round with the long list and the patient mule.',
    bonus: helpedBy('town', 10, 'gold'),
  }),
  rushCard('magical_meditation', 'mana', {
    name: 'Magical Meditation',
    picture: 'mana',
    story: 'Close the shutters, bank the fire, and let nobody ask what the mages are doing.',
    bonus: helpedBy('guild', 15, 'mana'),
  }),
  rushCard('recruitment_drive', 'population', {
    name: 'Recruitment Drive',
    picture: 'people',
    story: 'Promise land by the acre and mention the winters only if asked.',
    bonus: () => 'Brings no more people than there are beds.',
  }),
  rushCard('intensive_study', 'research', {
    name: 'Intensive Study',
    picture: 'study',
    story: 'A month of candles, cold soup and the third shelf from the left.',
    bonus: helpedBy('academy', 20, 'researchPoints'),
  }),
  {
    deed: deed(exploreLand, { exploration: 'territorial_exploration' }, { label: 'Territorial Exploration' }),
    name: 'Territorial Exploration',
    picture: 'land',
    story: 'Surveyors ride out past the last milestone with chains, ink and bread for a week.',
    reward: explorationWords,
    bonus: suppliesWords,
  },
];

const TIPS = [
  'Collect taxes when the towns are full: half of the people pay, and each of the first ten towns adds a tenth.',
  'A turn spent on anything also brings the day’s income. Two cheap deeds bring it twice.',
  'Explore before the land runs out. Masons without ground are paid all the same.',
];

/** Of all five cards together. */
const throttled = createThrottle(elapsed);

interface CardProps {
  readonly card: ActionCard;
  /** The same function as long as the page stands. */
  readonly pass: Passing['pass'];
}

/** Once, five times, or for as long as turns last. */
function Often({ card, pass }: CardProps): ReactNode {
  const { turns: cost, refusal, waits, isUnderway, run } = useDeed(card.deed);
  const reasonId = useId();
  // More than it takes is as good as enough.
  const held = useOwn(({ turns }) => Math.min(cost, turns.turns));
  const short = cost - held;
  // A deed that passes is seen to pass: no line beneath every card comes and goes with it.
  const passes = waits !== undefined || isUnderway;
  const reason = short > 0 ? sentence(refusalOf('need_more_turns', { n: short })) : refusal;
  const told = waits ?? reason;
  const press = (count: Count): void => {
    const own = kingdomNow();
    if (count === '1' || own.status !== 'ready') return void run();
    // The day passes above.
    window.scrollTo({ top: 0 });
    void pass(card.deed, timesOf(count, own.kingdom.turns.turns, cost), cost);
  };
  return (
    <div className={styles.often}>
      {told !== undefined && (
        <p id={reasonId} className={classes(passes ? 'visuallyHidden' : styles.error)}>
          {told}
        </p>
      )}
      <div className={styles.buttons}>
        {COUNTS.map((count) => (
          <Button
            key={count}
            size="sm"
            aria-disabled={passes || reason !== undefined}
            aria-describedby={told === undefined ? undefined : reasonId}
            aria-busy={isUnderway || undefined}
            onClick={() => throttled(() => press(count))}
          >
            {COUNT_LABELS[count]}
            <span className="visuallyHidden"> {card.name}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}

const DeedCard = memo(function DeedCard({ card, pass }: CardProps) {
  const reward = useOwn(card.reward);
  const bonus = useOwn(card.bonus);
  const cost = usePreview(card.deed)?.cost.turns ?? 1;
  const { house } = STAGINGS[card.picture];
  const level = useOwn(({ buildings }) => (house === null ? 1 : (ownedOf(buildings, house)?.level ?? 1)));
  return (
    <Card name={card.name} arranged={styles.card}>
      <DeedPicture of={card.picture} level={level} />
      <div className={styles.words}>
        <h2 className={styles.name}>{card.name}</h2>
        <p className={styles.reward}>
          <b>{reward}</b> · {counted(cost, 'turn')}
        </p>
        <p className={styles.story}>{card.story}</p>
        <p className={styles.note}>{bonus}</p>
      </div>
      <Often card={card} pass={pass} />
    </Card>
  );
});

const SHORT: Readonly<Record<string, string>> = {
  'Tax Collection': 'Taxes',
  'Magical Meditation': 'Mana',
  'Recruitment Drive': 'People',
  'Intensive Study': 'Study',
  'Territorial Exploration': 'Land',
};

function TheDay({
  kingdom,
  passing,
}: {
  readonly kingdom: OwnKingdomView;
  readonly passing: Passing;
}): ReactNode {
  const choices = CARDS.map((card) => ({
    key: card.name,
    short: SHORT[card.name] ?? card.name,
    deed: card.deed,
    reward: card.reward(kingdom),
  }));
  // The button answers the press at once; the picture follows as soon as it is drawn.
  const painted = useDeferredValue(kingdom);
  const seen = useDeferredValue(passing.day);
  const turns = useDeferredValue(passing.turns);
  const underway = useDeferredValue(passing.underway);
  return (
    <>
      <div className={day.day}>
        <CaptionBand {...TOWN_CAPTIONS.day} aside={`${counted(kingdom.turns.turns, 'turn')} in hand`} />
      </div>
      <DayScene
        kingdom={painted}
        day={seen}
        turns={turns}
        underway={underway}
        season={seasonOf(localMonth())}
      />
      <div className={day.below}>
        <DayLedger passing={passing} kingdom={kingdom} />
        <LetTurnsPass choices={choices} kingdom={kingdom} passing={passing} />
      </div>
    </>
  );
}

/** Drawn anew for no turn that passes: each card sees to itself. */
const Cards = memo(function Cards({
  name,
  pass,
}: {
  readonly name: string;
  readonly pass: Passing['pass'];
}): ReactNode {
  const look = townLook({ name, hour: 12, season: seasonOf(localMonth()), hasBread: true });
  return (
    <div className={classes(styles.cards, look.className)} style={look.style}>
      {CARDS.map((card) => (
        <DeedCard key={card.deed.wire.actionId} card={card} pass={pass} />
      ))}
    </div>
  );
});

export function Component(): ReactNode {
  const passing = useDay();
  return (
    <WithKingdom title="Actions">
      {({ kingdom }) => (
        <>
          <TheDay kingdom={kingdom} passing={passing} />
          <Cards name={kingdom.name} pass={passing.pass} />
          <Leaf title="From the steward’s notebook">
            <ul className={styles.tips}>
              {TIPS.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
              <li>Turns grow by themselves, +1 per hour on most game servers, until the dial is full.</li>
            </ul>
          </Leaf>
        </>
      )}
    </WithKingdom>
  );
}
