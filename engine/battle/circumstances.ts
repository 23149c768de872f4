// A battle without one of its circumstances: fought beside the real one, it tells what that circumstance is worth.
// Invariant: everything that the setup holds and a ruler could have had otherwise is on the list, once for each side it belongs to; what
// changes nothing is left out.
import { veteranStat } from '../kingdom/armies.ts';
import { VETERAN_LEVELS } from '../kingdom/kingdom.ts';
import type { UnitDefinition } from '@sigilla/content/schema/unit.ts';
import type { Modifier } from '@sigilla/content/schema/modifier.ts';
import { SIDES } from './setup.ts';
import type { BattleSetup, BattleSide, FieldSource, Side } from './setup.ts';

/** What belongs to one side. */
export const OWN_CIRCUMSTANCES = [
  'formation',
  'position',
  'commander',
  'bonuses',
  'veterans',
  'abilities',
  'morale',
] as const;
export type OwnCircumstance = (typeof OWN_CIRCUMSTANCES)[number];

export interface Circumstance {
  /** Whose it is; null: the field's, for both. */
  readonly side: Side | null;
  readonly code: FieldSource | OwnCircumstance;
  /** The battle without it. */
  readonly without: BattleSetup;
}

/** The morale of a host that nothing has shaken. */
const WHOLE_MORALE = 100;

const isNothing = (modifier: Modifier): boolean =>
  Object.values(modifier).every((rows) => Object.values(rows ?? {}).every((value) => value === 0));

/** A side without one of its own circumstances; null when there is nothing to take away. */
const sideWithout = (
  side: BattleSide,
  code: OwnCircumstance,
  units: ReadonlyMap<string, Pick<UnitDefinition, 'stats'>>,
): BattleSide | null => {
  switch (code) {
    case 'formation':
      return side.drill.bonus === 0 && isNothing(side.drill.modifier)
        ? null
        : { ...side, drill: { bonus: 0, charge: 0, chargeAgainst: 0, modifier: {} } };
    case 'position':
      return isNothing(side.stand) ? null : { ...side, stand: {} };
    case 'commander':
      return side.commanderBonus === 0 ? null : { ...side, commanderBonus: 0 };
    case 'bonuses':
      return (side.attackPercent ?? 0) === 0 && (side.defensePercent ?? 0) === 0
        ? null
        : { ...side, attackPercent: 0, defensePercent: 0 };
    case 'morale':
      return side.morale >= WHOLE_MORALE ? null : { ...side, morale: WHOLE_MORALE };
    case 'abilities':
      return side.units.every(({ skill, traits }) => Object.keys(skill ?? {}).length + traits.length === 0)
        ? null
        : { ...side, units: side.units.map((unit) => ({ ...unit, traits: [], skill: {} })) };
    case 'veterans':
      return side.units.every(({ veteranLevel }) => veteranLevel === 'recruit')
        ? null
        : {
            ...side,
            units: side.units.map((unit) => {
              const stats = units.get(unit.unitId)?.stats;
              if (stats === undefined) return unit;
              const raw = (stat: number): number => veteranStat(stat, VETERAN_LEVELS[0]);
              return {
                ...unit,
                attack: raw(stats.attack),
                defense: raw(stats.defense),
                health: raw(stats.health),
              };
            }),
          };
  }
};

/**
 * The circumstances of a battle, each with the battle as it would be without it. `units` is where a veteran's raw stats are looked up. In a
 * setup of this engine's law only.
 */
export const circumstancesOf = (
  setup: BattleSetup,
  units: ReadonlyMap<string, Pick<UnitDefinition, 'stats'>>,
): Circumstance[] => [
  ...setup.field
    .filter(({ modifier }) => !isNothing(modifier))
    .map(({ source }) => ({
      side: null,
      code: source,
      without: {
        ...setup,
        // Without its ground a battle is on the plains, where horses may charge.
        chargeGround: setup.chargeGround || source === 'terrain',
        field: setup.field.filter((part) => part.source !== source),
      },
    })),
  ...SIDES.flatMap((side) =>
    OWN_CIRCUMSTANCES.flatMap((code) => {
      const changed = sideWithout(setup[side], code, units);
      return changed === null ? [] : [{ side, code, without: { ...setup, [side]: changed } }];
    }),
  ),
];
