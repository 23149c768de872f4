// What a policy looks at before it chooses: its ruler's own view, what might be invested in and what each of it gives, as the engine
// reckons it. Invariant: a policy sees what its ruler would see and acts through the verbs alone.
import type { z } from 'zod';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import { preview, type Preview } from '@sigilla/engine/actions/preview.ts';
import type { CheckContext, Verb } from '@sigilla/engine/actions/verb.ts';
import { missingForLevel, ownedOf } from '@sigilla/engine/kingdom/buildings.ts';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import { standsInTheWay } from '@sigilla/engine/kingdom/construction.ts';
import type { RealmRules } from '@sigilla/engine/kingdom/content.ts';
import { improving, raising, WORTH, worthOf, type Investment } from '@sigilla/engine/kingdom/forecast.ts';
import type { Holdings } from '@sigilla/engine/kingdom/holdings.ts';
import { incomeOf } from '@sigilla/engine/kingdom/income.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { rushReward } from '@sigilla/engine/kingdom/rush.ts';
import { upkeepOf } from '@sigilla/engine/kingdom/upkeep.ts';
import { ownKingdomView, type OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { Random } from '@sigilla/engine/core/random.ts';
import { content, rulerOf } from '../../support/builders.ts';

/** Something a ruler might do. */
export interface Wish {
  readonly wire: WireAction;
  readonly preview: (ctx: CheckContext<null>) => Preview;
}

export const wish = <S extends z.ZodObject, R extends z.ZodObject>(
  verb: Verb<S, null, null, R>,
  input: z.input<S>,
): Wish => ({ wire: verb.wire(input), preview: (ctx) => preview(verb, ctx, input) });

export interface Situation extends CheckContext<null> {
  readonly kingdom: OwnKingdomView;
  /** Turns spent so far, and how many there are in all. */
  readonly turn: number;
  readonly turns: number;
  readonly random: Random;
  /** What may be raised or improved but for its price and its acre. */
  readonly investments: readonly Investment[];
}

const RECKONED = new WeakMap<
  Kingdom['buildings'],
  { readonly level: number; readonly list: readonly Investment[] }
>();

/** What may have gone by the next look, though nothing was built. */
const CHANGING: readonly string[] = ['land_needed', 'building_needs_research', 'building_needs_people'];

const investmentsOf = (view: OwnKingdomView, rules: RealmRules): readonly Investment[] => {
  const known = RECKONED.get(view.buildings);
  if (known !== undefined && known.level === view.level) return known.list;
  const list = [...content.buildings.values()].flatMap((building) => {
    const faults = standsInTheWay(building, view, content).filter(({ code }) => !CHANGING.includes(code));
    const more = faults.length === 0 ? [raising(building, view, content, rules)] : [];
    const higher = improving(building, view, content, rules);
    return higher === null ? more : [...more, higher];
  });
  RECKONED.set(view.buildings, { level: view.level, list });
  return list;
};

const isOpen = ({ id }: BuildingDefinition, level: number, deed: Investment['deed'], view: OwnKingdomView) =>
  deed === 'raise' && ownedOf(view.buildings, id) !== undefined
    ? true
    : missingForLevel(id, level, view, content).length === 0;

export const situationOf = (
  kingdom: Kingdom,
  rules: RealmRules,
  now: number,
  lot: Pick<Situation, 'turn' | 'turns' | 'random'>,
): Situation => {
  const view = ownKingdomView(kingdom, content, rules, now);
  return {
    now,
    actor: rulerOf(kingdom),
    kingdom: view,
    seen: null,
    content,
    rules,
    ...lot,
    investments: investmentsOf(view, rules).filter(({ building, level, deed }) =>
      // What a level asks for changes by studies and births, which no list of buildings tells.
      isOpen(building, level, deed, view),
    ),
  };
};

/** Gold that a turn of the collector's round brings: what a turn spent on anything else costs. */
export const turnsWorth = ({ kingdom }: Situation): number =>
  Math.floor(rushReward('tax_collection', kingdom, content) / 2);

/** What a turn would bring and save if something else were held, in tenths of a gold piece. */
export const gainBy = ({ kingdom, rules }: Situation, change: Partial<Holdings>): number => {
  const after = { ...kingdom, ...change };
  const due = upkeepOf(after, content);
  return (
    worthOf(incomeOf(after, content, rules).total, WORTH) -
    worthOf(kingdom.income, WORTH) +
    worthOf({ gold: kingdom.upkeep.gold - due.gold, food: kingdom.upkeep.food - due.food }, WORTH)
  );
};
