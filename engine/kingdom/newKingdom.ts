// Founding: the first state of a kingdom, a player's by the rules of its game server, a rival's by its own page of content.
// Invariant: a new kingdom can fight at once, and what it holds is what its ledger's first line says (ledger.ts, foundingLines).
import type { AccountId, KingdomId } from '../core/brand.ts';
import { newArmy } from './armies.ts';
import { landUsed } from './buildings.ts';
import { emptyTally } from './dayTally.ts';
import type { KingdomContent, RealmRules } from './content.ts';
import type { NpcKingdom } from '@sigilla/content/schema/npcKingdom.ts';
import type { Army, ArmyUnit, Kingdom, OwnedBuilding, Resources, VeteranLevel } from './kingdom.ts';
import { EXPERIENCE_PER_LEVEL } from './levels.ts';
import { likenessOf } from './names.ts';
import { powerOf } from './power.ts';

/** Honor of a ruler who has not fought (an Elo rating). */
const FIRST_HONOR = 1000;
const HOUR = 3_600_000;

export interface Founding {
  readonly id: KingdomId;
  readonly accountId: AccountId;
  readonly now: number;
  readonly rules: RealmRules;
  readonly content: KingdomContent;
}

interface Beginning {
  readonly name: string;
  readonly npc: Kingdom['npc'];
  readonly isGuest: boolean;
  readonly experience: number;
  readonly resources: Resources;
  readonly buildings: readonly OwnedBuilding[];
  readonly army: Army;
  readonly protectedUntil: number | null;
}

const begin = ({ id, accountId, now, rules, content }: Founding, beginning: Beginning): Kingdom => {
  const { army, buildings, resources, ...rest } = beginning;
  const kingdom: Kingdom = {
    ...rest,
    nameKey: likenessOf(rest.name, content),
    id,
    accountId,
    serverId: rules.id,
    forsaken: false,
    foundedAt: now,
    lastTurnUsedAt: null,
    resources: { ...resources },
    turns: { count: rules.start.turns, settledAt: now },
    turnsSpent: 0,
    questClaimedAt: null,
    buildings: buildings.map((building) => ({ ...building })),
    armies: [army],
    artifacts: [],
    heroes: [],
    questsClosed: [],
    activeEffects: [],
    boughtMana: { amount: 0, gold: 0 },
    spellPath: null,
    magic: { learned: [], technologies: [], studies: [], resting: {} },
    war: { wins: 0, losses: 0, draws: 0, honor: FIRST_HONOR, currentStreak: 0, longestStreak: 0 },
    today: emptyTally(''),
    lessons: { week: '', taught: {} },
    power: 0,
    feats: { counts: {}, reached: [] },
    deeds: {},
    ledgerCount: 1,
  };
  return { ...kingdom, power: powerOf(kingdom, content) };
};

const soldiers = (
  units: readonly {
    readonly unitId: string;
    readonly quantity: number;
    readonly veteranLevel?: VeteranLevel;
  }[],
  now: number,
): ArmyUnit[] =>
  units.map(({ unitId, quantity, veteranLevel }) => ({
    unitId,
    quantity,
    experience: 0,
    veteranLevel: veteranLevel ?? 'recruit',
    recruitedAt: now,
  }));

const FIRST_ARMY = 'army-1';

/** A player's new kingdom: a town, a barracks, a host that can fight, and the beginner's protection. */
export const foundKingdom = (
  founding: Founding & { readonly name: string; readonly isGuest: boolean },
): Kingdom => {
  const { start, protectionHours } = founding.rules;
  return begin(founding, {
    name: founding.name,
    npc: null,
    isGuest: founding.isGuest,
    experience: 0,
    resources: start.resources,
    buildings: start.buildings,
    army: { ...newArmy(FIRST_ARMY, start.army.name), units: soldiers(start.army.units, founding.now) },
    protectedUntil: founding.now + protectionHours * HOUR,
  });
};

/** One of the realm's own kingdoms, as its page of content describes it, with the land to stand on besides. Never protected. */
export const foundNpcKingdom = (founding: Founding & { readonly npc: NpcKingdom }): Kingdom => {
  const { name, temper, level, buildings, army } = founding.npc;
  const { resources } = founding.rules.start;
  return begin(founding, {
    resources: { ...resources, land: resources.land + landUsed(buildings, founding.content) },
    name,
    npc: temper,
    isGuest: false,
    experience: (level - 1) * EXPERIENCE_PER_LEVEL,
    buildings,
    army: {
      ...newArmy(FIRST_ARMY, army.name),
      units: soldiers(army.units, founding.now),
      formation: army.formation,
      morale: army.morale,
      commanderBonus: army.commanderBonus,
    },
    protectedUntil: null,
  });
};
