// What a ruler who believes in magic does with it: a path once it opens, one spell and one technology always in study, and every casting that
// brings more than its mana and its turn. Invariant: what a casting brings is reckoned as the engine reckons it, never guessed.
import { castSpell } from '@sigilla/engine/actions/magic/castSpell.ts';
import { chooseSpellPath } from '@sigilla/engine/actions/magic/chooseSpellPath.ts';
import { researchSpell } from '@sigilla/engine/actions/magic/researchSpell.ts';
import { researchTechnology } from '@sigilla/engine/actions/magic/researchTechnology.ts';
import { rushResource } from '@sigilla/engine/actions/economy/rushResource.ts';
import type { SpellDefinition } from '@sigilla/engine/kingdom/content.ts';
import { WORTH } from '@sigilla/engine/kingdom/forecast.ts';
import { spellState } from '@sigilla/engine/kingdom/magic/casting.ts';
import { castingMana, isFavoured } from '@sigilla/engine/kingdom/magic/prices.ts';
import { inTheWayOfStudy } from '@sigilla/engine/kingdom/magic/research.ts';
import { strengthened, strengthOf } from '@sigilla/engine/kingdom/magic/strength.ts';
import { content } from '../../support/builders.ts';
import { gainBy, turnsWorth, wish, type Situation, type Wish } from './situation.ts';

const PATH = 'ascendant';

/** What stays of a casting's worth while the same houses stand: it is reckoned once for them. */
const RECKONED = new WeakMap<Situation['kingdom']['buildings'], Map<string, number>>();

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
    turnly = gainBy(situation, { activeEffects: [...kingdom.activeEffects, inForce] });
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

/** Everything that magic asks of a ruler, most pressing first. */
export const spells = (situation: Situation): readonly Wish[] => [
  ...(situation.kingdom.spellPath === null ? [wish(chooseSpellPath, { path: PATH })] : []),
  ...castings(situation),
  ...studies(situation),
];
