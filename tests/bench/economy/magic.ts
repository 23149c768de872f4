// What a ruler who believes in magic does with it: a path once it opens, one spell and one technology always in study, and every casting that
// brings more than its mana and its turn. The mage climbs to the great spells; the hedge-wizard learns of the lesser ones what comes back.
// Invariant: what a casting brings is reckoned as the engine reckons it, never guessed.
import { castSpell } from '@sigilla/engine/actions/magic/castSpell.ts';
import { chooseSpellPath } from '@sigilla/engine/actions/magic/chooseSpellPath.ts';
import { researchSpell } from '@sigilla/engine/actions/magic/researchSpell.ts';
import { researchTechnology } from '@sigilla/engine/actions/magic/researchTechnology.ts';
import { rushResource } from '@sigilla/engine/actions/economy/rushResource.ts';
import type { SpellDefinition } from '@sigilla/content/schema/spell.ts';
import { WORTH } from '@sigilla/engine/kingdom/forecast.ts';
import { spellState } from '@sigilla/engine/kingdom/magic/casting.ts';
import { castingMana, isFavoured } from '@sigilla/engine/kingdom/magic/prices.ts';
import { inTheWayOfStudy } from '@sigilla/engine/kingdom/magic/research.ts';
import { strengthened, strengthOf } from '@sigilla/engine/kingdom/magic/strength.ts';
import { RUSHES, rushReward } from '@sigilla/engine/kingdom/rush.ts';
import { content } from '../../support/builders.ts';
import { gainBy, turnsWorth, wish, type Situation, type Wish } from './situation.ts';

const PATH = 'ascendant';
/** Of a ruler's turns, so many are spent on the collector's round, on meditation and on study each. */
const HURRIED = { gold: 4, mana: 8, researchPoints: 8 } as const;
const RUSH_OF = {
  gold: 'tax_collection',
  mana: 'magical_meditation',
  researchPoints: 'intensive_study',
} as const;

/** What stays of a casting's worth while the same houses stand: it is reckoned once for them. */
const RECKONED = new WeakMap<Situation['kingdom']['buildings'], Map<string, number>>();

/** What hurried work brings more a turn if something else were held, in tenths of a gold piece. */
const hurriedMore = ({ kingdom }: Situation, after: Situation['kingdom']): number =>
  (['gold', 'mana', 'researchPoints'] as const).reduce((sum, resource) => {
    const id = RUSH_OF[resource];
    const more = rushReward(id, after, content) - rushReward(id, kingdom, content);
    return sum + Math.floor((more * WORTH[resource]) / (RUSHES[id].turns * HURRIED[resource]));
  }, 0);

/** What a casting brings in all, in tenths of a gold piece. */
const broughtBy = (situation: Situation, { id, effect }: SpellDefinition): number => {
  const { kingdom, now } = situation;
  const strength = strengthOf(kingdom.bonuses);
  if (effect.durationTurns === null)
    return effect.gains.reduce((sum, gain) => {
      if (gain.kind === 'resource') return sum + strengthened(gain.amount, strength) * WORTH[gain.resource];
      if (gain.kind !== 'soldiers') return sum;
      const gold = content.units.get(gain.unitId)?.costs.gold ?? 0;
      return sum + strengthened(gain.quantity, strength) * gold * 10;
    }, 0);
  const known = RECKONED.get(kingdom.buildings) ?? new Map<string, number>();
  RECKONED.set(kingdom.buildings, known);
  let turnly = known.get(id);
  if (turnly === undefined) {
    const untilTurn = kingdom.turnsSpent + effect.durationTurns;
    const inForce = { kind: 'spell' as const, id, startedAt: now, untilTurn, strength };
    const activeEffects = [...kingdom.activeEffects, inForce];
    turnly = gainBy(situation, { activeEffects }) + hurriedMore(situation, { ...kingdom, activeEffects });
    known.set(id, turnly);
  }
  return turnly * effect.durationTurns;
};

/** The casting that brings most beyond its mana and its turn, if any does. */
const castings = (situation: Situation): readonly Wish[] => {
  const { kingdom } = situation;
  const turn = 10 * turnsWorth(situation);
  const worthIt = kingdom.magic.learned.flatMap((id) => {
    const spell = content.spells.get(id);
    if (spell === undefined || spellState(id, kingdom).is !== 'ready') return [];
    const left = broughtBy(situation, spell) - WORTH.mana * castingMana(spell, kingdom, content) - turn;
    return left > 0 ? [{ id, left }] : [];
  });
  return worthIt
    .toSorted((one, other) => other.left - one.left)
    .map(({ id }) => wish(castSpell, { spellId: id }));
};

/** A study of each kind at a time: of the path's own schools first, the cheapest that is open; study of one's own for what it lacks. */
const studies = (situation: Situation): readonly Wish[] => {
  const { kingdom, rules } = situation;
  const idle = (kind: 'spell' | 'technology') => kingdom.magic.studies.every((one) => one.kind !== kind);
  const wanted: Wish[] = [];
  if (idle('spell')) {
    const [next] = [...content.spells.values()]
      .filter((spell) => inTheWayOfStudy('spell', spell, kingdom, content, rules) === null)
      .toSorted(
        (one, other) =>
          Number(isFavoured(other.school, PATH, content)) - Number(isFavoured(one.school, PATH, content)) ||
          one.research.points - other.research.points,
      );
    if (next !== undefined) {
      wanted.push(wish(researchSpell, { spellId: next.id }));
      if (kingdom.resources.researchPoints < next.research.points)
        wanted.push(wish(rushResource, { rush: 'intensive_study' }));
    }
  }
  if (idle('technology')) {
    const [next] = [...content.technologies.values()]
      .filter((one) => inTheWayOfStudy('technology', one, kingdom, content, rules) === null)
      .toSorted((one, other) => one.research.points - other.research.points);
    if (next !== undefined) wanted.push(wish(researchTechnology, { technologyId: next.id }));
  }
  return wanted;
};

/** Spells of the hedge: no tower is wanted for them. */
const LESSER_TIER = 3;
/** Spells that stand between a hedge-wizard and the one that is wanted, it included. */
const wayTo = (id: string, learned: readonly string[]): readonly SpellDefinition[] => {
  const spell = content.spells.get(id);
  if (spell === undefined || learned.includes(id)) return [];
  return [...spell.requires.spells.flatMap((need) => wayTo(need, learned)), spell];
};

/** The lesser spell in study whose castings bring back most of what its books cost, if any brings all of it back before the end. */
const lesserStudies = (situation: Situation): readonly Wish[] => {
  const { kingdom, rules, turn, turns } = situation;
  if (kingdom.magic.studies.length > 0) return [];
  const oneTurn = 10 * turnsWorth(situation);
  const worthIt = [...content.spells.values()].flatMap((spell) => {
    if (spell.tier > LESSER_TIER) return [];
    const way = wayTo(spell.id, kingdom.magic.learned);
    const [first] = way;
    if (first === undefined || inTheWayOfStudy('spell', first, kingdom, content, rules) !== null) return [];
    const points = way.reduce((sum, { research }) => sum + research.points, 0);
    const left = turns - turn - way.reduce((sum, { research }) => sum + research.turns, 0);
    const each = broughtBy(situation, spell) - WORTH.mana * castingMana(spell, kingdom, content) - oneTurn;
    const brings = each * Math.floor(left / Math.max(1, spell.cooldownTurns)) - WORTH.researchPoints * points;
    return brings > 0 ? [{ first, share: brings / points }] : [];
  });
  const [best] = worthIt.toSorted((one, other) => other.share - one.share);
  if (best === undefined) return [];
  const short = kingdom.resources.researchPoints < best.first.research.points;
  return [
    wish(researchSpell, { spellId: best.first.id }),
    ...(short ? [wish(rushResource, { rush: 'intensive_study' })] : []),
  ];
};

/** What the hedge asks of a ruler: the small spells that pay, learned and cast. */
export const hedgecraft = (situation: Situation): readonly Wish[] => [
  ...(situation.kingdom.spellPath === null ? [wish(chooseSpellPath, { path: 'verdant' })] : []),
  ...castings(situation),
  ...lesserStudies(situation),
];

/** Everything that magic asks of a ruler, most pressing first. */
export const spells = (situation: Situation): readonly Wish[] => [
  ...(situation.kingdom.spellPath === null ? [wish(chooseSpellPath, { path: PATH })] : []),
  ...castings(situation),
  ...studies(situation),
];
