// What lists show of a kingdom: rankings, whom one may challenge, who is near. Kept beside the document (server/store/aggregates/kingdoms.ts).
// Invariant: everything that a list of kingdoms sorts by or shows is here, so that no list parses whole kingdoms.
import { npcArmy } from '../war/npcPolicy.ts';
import type { KingdomContent } from './content.ts';
import type { Kingdom } from './kingdom.ts';
import { powerOfArmy } from './power.ts';

export type KingdomSummary = Pick<
  Kingdom,
  | 'id'
  | 'accountId'
  | 'serverId'
  | 'name'
  | 'npc'
  | 'isGuest'
  | 'foundedAt'
  | 'lastTurnUsedAt'
  | 'experience'
  | 'power'
  | 'war'
  | 'protectedUntil'
> & {
  /** Power of the strongest army that can march; 0 when none can. */
  readonly armyPower: number;
};

/** The summary of a kingdom as it stands. Raise its version (server/store/aggregates/kingdoms.ts) when this shape changes. */
export const kingdomSummary = (kingdom: Kingdom, content: KingdomContent): KingdomSummary => ({
  id: kingdom.id,
  accountId: kingdom.accountId,
  serverId: kingdom.serverId,
  name: kingdom.name,
  npc: kingdom.npc,
  isGuest: kingdom.isGuest,
  foundedAt: kingdom.foundedAt,
  lastTurnUsedAt: kingdom.lastTurnUsedAt,
  experience: kingdom.experience,
  power: kingdom.power,
  war: kingdom.war,
  protectedUntil: kingdom.protectedUntil,
  armyPower: powerOfArmy(npcArmy(kingdom, content)?.units ?? [], content),
});

/** Do the rankings show the same of both states of a kingdom? */
export const ranksAlike = (before: Kingdom, after: Kingdom): boolean =>
  before.name === after.name &&
  before.power === after.power &&
  before.forsaken === after.forsaken &&
  before.war.honor === after.war.honor &&
  before.war.wins === after.war.wins &&
  before.war.losses === after.war.losses;
