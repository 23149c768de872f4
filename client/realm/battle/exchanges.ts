// Who struck whom in a round, unit by unit: what its log tells, and what turned the fight where it turned. Pure.
import type { Company } from '@sigilla/engine/battle/companies.ts';
import type { BattleEvent, BlowModifier } from '@sigilla/engine/battle/events.ts';

export interface Exchange {
  readonly actor: Company;
  readonly target: Company;
  readonly charge: boolean;
  fallen: number;
  damage: number;
  /** The one of its blows that cost most, among all of the round. */
  blow: number;
  worst: number;
  readonly modifiers: readonly BlowModifier[];
}

/** All exchanges of a round, the costliest first. */
export const exchangesOf = (events: readonly BattleEvent[], companies: readonly Company[]): Exchange[] => {
  const known = new Map<string, Exchange>();
  let blow = -1;
  for (const event of events) {
    if (event.type !== 'companyAttacked') continue;
    blow += 1;
    const actor = companies[event.actor];
    const target = companies[event.target];
    if (actor === undefined || target === undefined) continue;
    const key = `${actor.side}/${actor.unit}/${target.unit}/${String(event.charge)}`;
    const exchange = known.get(key);
    if (exchange === undefined) {
      const { fallen, damage, modifiers, charge } = event;
      known.set(key, { actor, target, charge, fallen, damage, modifiers, blow, worst: damage });
    } else {
      exchange.fallen += event.fallen;
      exchange.damage += event.damage;
      if (event.damage > exchange.worst) Object.assign(exchange, { blow, worst: event.damage });
    }
  }
  return [...known.values()].toSorted((a, b) => b.fallen - a.fallen || b.damage - a.damage);
};
