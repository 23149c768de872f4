// What the realm's own rulers must know of others before they write to them, and what they read of each other.
// Invariant: nobody is challenged by them twice in a while, nor while a battle of theirs is open.
import { lookThrough } from '../../actions/load.ts';
import type { Load } from '../../actions/load.ts';
import type { KingdomContent } from '../../kingdom/content.ts';
import type { Army, Kingdom, NpcTemper } from '../../kingdom/kingdom.ts';
import { powerOfArmy } from '../../kingdom/power.ts';
import type { BattleDoc } from '../battle.ts';
import { wroteLately } from '../npcManners.ts';
import { npcArmy } from '../npcPolicy.ts';

/** Most kingdoms of the realm's own that are looked through. */
const MOST_NPCS = 64;

export type Npc = Kingdom & { readonly npc: NpcTemper };
/** Is it one of the realm’s own? */
export const isNpc = (kingdom: Kingdom | null): kingdom is Npc => kingdom !== null && kingdom.npc !== null;

/** The realm's own on a game server. */
export function* readRealmsOwn(serverId: string): Load<readonly Npc[]> {
  return (yield* lookThrough('kingdoms', 'npcs', { prefix: [serverId], limit: MOST_NPCS })).filter(isNpc);
}

/** A ruler, and what they have on their hands. */
export interface Guest {
  readonly kingdom: Kingdom;
  readonly isAtWar: boolean;
  /** The last battles to which they were called. */
  readonly last: readonly BattleDoc[];
}

/** Looks whether a ruler is free to be invited. */
export function* readGuest(kingdom: Kingdom): Load<Guest> {
  const latest = (side: 'attacker' | 'defender', phase: 'open' | 'ended' | 'void') =>
    lookThrough('battles', side, { prefix: [kingdom.id, phase], descending: true, limit: 1 });
  for (const side of ['attacker', 'defender'] as const)
    if ((yield* latest(side, 'open')).length > 0) return { kingdom, isAtWar: true, last: [] };
  return {
    kingdom,
    isAtWar: false,
    last: [...(yield* latest('defender', 'ended')), ...(yield* latest('defender', 'void'))],
  };
}

/** May this ruler be invited now? */
export const isFree = ({ kingdom, isAtWar, last }: Guest, content: KingdomContent, now: number): boolean =>
  !isAtWar && !last.some((battle) => wroteLately(battle, now)) && npcArmy(kingdom, content) !== null;

/** One who can fight, with the army that would. */
export interface Ready {
  readonly kingdom: Npc;
  readonly army: Army;
  readonly armyPower: number;
}

/** Those of the realm's own who can fight. */
export const readyOf = (kingdoms: readonly Npc[], content: KingdomContent): readonly Ready[] =>
  kingdoms.flatMap((kingdom) => {
    const army = npcArmy(kingdom, content);
    return army === null ? [] : [{ kingdom, army, armyPower: powerOfArmy(army.units, content) }];
  });

/** The power of the strongest army that can march; nothing where there is none. */
export const marchingPower = (kingdom: Kingdom, content: KingdomContent): number =>
  powerOfArmy(npcArmy(kingdom, content)?.units ?? [], content);
