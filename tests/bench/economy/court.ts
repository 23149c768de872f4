// What a ruler does with heroes: the patron seats and trains those who bring back what they cost and sends them out (errands.ts), the warlord
// sets the best captain at the head of the host. Invariant: what a hero brings is the difference that they make to a turn as the engine reckons it.
import { assignHero } from '@sigilla/engine/actions/heroes/assignHero.ts';
import { recruitHero } from '@sigilla/engine/actions/heroes/recruitHero.ts';
import { trainHero } from '@sigilla/engine/actions/heroes/trainHero.ts';
import { HERO_STATS, type HeroStat } from '@sigilla/content/schema/hero.ts';
import { availableHeroes, heroSeats } from '@sigilla/engine/heroes/court.ts';
import { commandOf, isFit } from '@sigilla/engine/heroes/giving.ts';
import { newHero, type OwnedHero } from '@sigilla/engine/heroes/hero.ts';
import { personOf } from '@sigilla/engine/heroes/stats.ts';
import { taught, trainingPrice } from '@sigilla/engine/heroes/training.ts';
import { worthOf } from '@sigilla/engine/kingdom/forecast.ts';
import { content } from '../../support/builders.ts';
import { gainBy, turnsWorth, wish, type Situation, type Wish } from './situation.ts';

interface Engaging {
  readonly wish: Wish;
  /** Turns until it has come back. */
  readonly after: number;
}

interface Court {
  readonly heroes: Situation['kingdom']['heroes'];
  readonly level: number;
  readonly list: readonly Engaging[];
}
/** What was reckoned for the same houses, court and level. */
const RECKONED = new WeakMap<Situation['kingdom']['buildings'], Court>();

const back = (
  situation: Situation,
  heroes: OwnedHero[],
  price: Parameters<typeof worthOf>[0],
  turns: number,
) => {
  const gain = gainBy(situation, { heroes });
  const paid = worthOf(price) + 10 * turns * turnsWorth(situation);
  return gain <= 0 ? Infinity : turns + Math.ceil(paid / gain);
};

const recruits = (situation: Situation): readonly Engaging[] => {
  const { kingdom, now } = situation;
  if (kingdom.heroes.length >= heroSeats(kingdom.level)) return [];
  return availableHeroes(kingdom, content).map(({ id, recruitmentCost: { turns, ...price } }) => ({
    wish: wish(recruitHero, { heroId: id }),
    after: back(situation, [...kingdom.heroes, newHero(id, now)], price, turns),
  }));
};

const lessons = (situation: Situation): readonly Engaging[] => {
  const { heroes } = situation.kingdom;
  return heroes.flatMap((owned) =>
    HERO_STATS.flatMap((stat) => {
      const price = trainingPrice(owned, stat);
      if (price === null) return [];
      const learnt = { ...owned, trained: taught(owned.trained, stat) };
      const after = back(
        situation,
        heroes.map((one) => (one === owned ? learnt : one)),
        { gold: price.gold },
        price.turns,
      );
      return [{ wish: wish(trainHero, { heroId: owned.heroId, stat }), after }];
    }),
  );
};

/** A house comes back in ten or twenty turns; nobody sits at the table who would take much longer. */
const PATIENCE = 60;

/** Whoever comes back soonest, and the lesson that does, as long as there are turns enough left. */
export const court = (situation: Situation): readonly Wish[] => {
  const { kingdom, turn, turns } = situation;
  const known = RECKONED.get(kingdom.buildings);
  const fresh = known === undefined || known.heroes !== kingdom.heroes || known.level !== kingdom.level;
  const list = fresh ? [...recruits(situation), ...lessons(situation)] : known.list;
  if (fresh) RECKONED.set(kingdom.buildings, { heroes: kingdom.heroes, level: kingdom.level, list });
  return list
    .filter(({ after }) => after <= Math.min(PATIENCE, turns - turn))
    .toSorted((one, other) => one.after - other.after)
    .map((one) => one.wish);
};

/** What a captain is taught, and how many points of it: the later ones cost a campaign's turns. */
const LESSONS: readonly HeroStat[] = ['leadership', 'combat'];
const LESSONS_EACH = 2;

/** The best captain that is to be had at the head of the first host, taught while the chest allows it. */
export const captains = (situation: Situation): readonly Wish[] => {
  const { kingdom, now } = situation;
  const [host] = kingdom.armies;
  if (host === undefined) return [];
  const seats = heroSeats(kingdom.level) - kingdom.heroes.length;
  const points = (owned: OwnedHero): number => {
    const definition = content.heroes.get(owned.heroId);
    return definition === undefined
      ? 0
      : commandOf(owned, personOf(definition, content), kingdom, content).points;
  };
  const [best] = kingdom.heroes
    .filter((one) => isFit(one, kingdom.turnsSpent))
    .toSorted((one, other) => points(other) - points(one));
  const [abler] =
    seats <= 0
      ? []
      : availableHeroes(kingdom, content)
          .filter(({ category }) => category === 'military')
          .map(({ id }) => ({ id, points: points(newHero(id, now)) }))
          .filter(({ points: more }) => best === undefined || more > points(best) + 3)
          .toSorted((one, other) => other.points - one.points);
  const spare = kingdom.resources.gold > 3000;
  return [
    ...(abler === undefined ? [] : [wish(recruitHero, { heroId: abler.id })]),
    ...(best === undefined || best.armyId === host.id
      ? []
      : [wish(assignHero, { heroId: best.heroId, armyId: host.id })]),
    ...(best === undefined || !spare
      ? []
      : LESSONS.filter((stat) => (best.trained[stat] ?? 0) < LESSONS_EACH).map((stat) =>
          wish(trainHero, { heroId: best.heroId, stat }),
        )),
  ];
};
