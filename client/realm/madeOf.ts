// What the numbers of the realm are made of: the engine's own rows, in words. Whatever screen shows a number opens it with MadeOf.tsx.
// Invariant: the parts of a number add up to it.
import type { RealmRules } from '@sigilla/engine/kingdom/content.ts';
import type { UnitDefinition } from '@sigilla/content/schema/unit.ts';
import type { BonusName } from '@sigilla/engine/kingdom/effects.ts';
import { incomeOf, leftOfTurn, turnedAway } from '@sigilla/engine/kingdom/income.ts';
import type { IncomeLine } from '@sigilla/engine/kingdom/income.ts';
import type { Army, ArmyUnit, ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';
import { powerOfMan, powerParts } from '@sigilla/engine/kingdom/power.ts';
import { sourcesBehind, sourcesOf } from '@sigilla/engine/kingdom/sources.ts';
import { upkeepShares } from '@sigilla/engine/kingdom/upkeep.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { counted as inWords } from '../ui/numberText.ts';
import { realmContent } from './content.ts';

export interface Part {
  readonly name: string;
  /** A word or two of what it is: "building", "artifact". */
  readonly note: string;
  readonly amount: number;
  /** When it ends (epoch milliseconds); null for what lasts. */
  readonly until: number | null;
}

const KIND_WORDS: Readonly<Record<IncomeLine['kind'], string>> = {
  realm: 'the crown’s own',
  building: 'building',
  synergy: 'synergy',
  mastery: 'mastery',
  artifact: 'artifact',
  spell: 'spell',
  technology: 'technology',
  path: 'mastery path',
  hero: 'hero',
  treaty: 'treaty',
};

const part = (name: string, note: string, amount: number, until: number | null = null): Part => ({
  name,
  note,
  amount,
  until,
});

const rulesOf = (kingdom: OwnKingdomView): RealmRules | undefined =>
  realmContent().gameServers.get(kingdom.serverId);

/** What something is, and for how many turns still where it ends by turns. */
const kindOf = (
  { kind, untilTurn }: Pick<IncomeLine, 'kind' | 'untilTurn'>,
  { turnsSpent }: Pick<OwnKingdomView, 'turnsSpent'>,
): string =>
  untilTurn === null
    ? KIND_WORDS[kind]
    : `${KIND_WORDS[kind]}, ${inWords(untilTurn - turnsSpent, 'more turn')}`;

/** What one turn leaves of a resource: what is shown of it anywhere. */
export const flowOf = (kingdom: OwnKingdomView, resource: ResourceName): number =>
  leftOfTurn(kingdom)[resource];

/** What one turn brings of a resource, and what pay, bread and full houses take of it. */
export const flowParts = (kingdom: OwnKingdomView, resource: ResourceName): readonly Part[] => {
  const rules = rulesOf(kingdom);
  if (rules === undefined) return [];
  const brought = incomeOf(kingdom, realmContent(), rules)
    .lines.filter((line) => line.resource === resource)
    .map((line) => {
      const kind = kindOf(line, kingdom);
      return part(
        line.source,
        line.percent === null ? kind : `${kind}, +${line.percent}%`,
        line.amount,
        line.until,
      );
    });
  const shares = upkeepShares(kingdom, realmContent());
  const taken =
    resource === 'gold' || resource === 'food'
      ? kingdom.armies.flatMap((army, i) => {
          const amount = shares[i]?.[resource] ?? 0;
          return amount === 0 ? [] : [part(army.name, resource === 'gold' ? 'pay' : 'bread', -amount)];
        })
      : [];
  const away = resource === 'population' ? turnedAway(kingdom) : 0;
  return [...brought, ...taken, ...(away === 0 ? [] : [part('Turned away', 'every bed is taken', -away)])];
};

/** What a kingdom's power is the sum of. */
export const powerPartsOf = (kingdom: OwnKingdomView): readonly Part[] => {
  const { resources, buildings, armies, artifacts, heroes } = powerParts(kingdom, realmContent());
  return [
    part('Armies', 'every soldier’s strength', armies),
    part('Buildings', 'by tier and level', buildings),
    part('Resources', 'land and stores', resources),
    part('Artifacts', 'by rarity', artifacts),
    part('Heroes', 'by rarity and level', heroes),
  ].filter(({ amount }) => amount > 0);
};

const company = (unit: ArmyUnit, definition: UnitDefinition): Part => {
  const each = powerOfMan(definition, unit.veteranLevel);
  const level = unit.veteranLevel === 'recruit' ? '' : `${unit.veteranLevel}, `;
  return part(definition.plural, `${level}${unit.quantity} × ${each}`, each * unit.quantity);
};

/** What an army's power is the sum of. */
export const armyParts = (army: Army): readonly Part[] =>
  army.units.flatMap((unit) => {
    const definition = realmContent().units.get(unit.unitId);
    return definition === undefined ? [] : [company(unit, definition)];
  });

/** What is behind a kingdom-wide bonus. */
export const bonusParts = (kingdom: OwnKingdomView, bonus: BonusName): readonly Part[] =>
  sourcesBehind(sourcesOf(kingdom, realmContent()), bonus).map((row) => {
    const kind = kindOf(row, kingdom);
    return part(
      row.name,
      row.counted < row.given ? `${kind}, ${row.given} but for the cap` : kind,
      row.counted,
      row.until,
    );
  });
