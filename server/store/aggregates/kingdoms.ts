// Kingdoms as they are kept (engine/kingdom/kingdom.ts says what one is): what finds them, what must be unique in them, how older ones become today's.
// Invariant: whatever a list of kingdoms sorts or chooses by is an index here.
import { CAPTAINS_DECIDE } from '@sigilla/engine/battle/orders.ts';
import { lastRuledIn } from '@sigilla/engine/kingdom/forsaken.ts';
import { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { kingdomSummary } from '@sigilla/engine/kingdom/summary.ts';
import { keptKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { aggregate, asItWas, listed } from '../aggregate.ts';
import type { Step } from '../aggregate.ts';
import { topics } from '../topics.ts';

/** Kingdoms of version 1 were written before any was forsaken. */
const notForsaken: Step = (body) => ({ ...body, forsaken: false });
/** Those of version 2 before raids were counted. */
const noRaidToday: Step = (body) => ({ ...body, today: { ...(body['today'] as object), raids: 0 } });
/** Those of version 3 before names were compared by their looks (server/app/housekeeping/olderNames.ts gives them their keys). */
const nameWithoutKey: Step = (body) => ({ ...body, nameKey: null });

/** Those of version 4 before equals in honor stood by power: the same shape, another key. */
const keyedByPower = asItWas;

/** Those of version 5 before artifacts could be used, anything go on for a while, and merchants remember what they sold. */
const unused: Step = (body) => ({
  ...body,
  artifacts: (body['artifacts'] as readonly object[]).map((artifact) => ({
    ...artifact,
    lastUsedAt: null,
    cooldownUntil: null,
  })),
  activeEffects: [],
  boughtMana: { amount: 0, gold: 0 },
});
/** Those of version 6 before Morpheus dreamt of any. */
const undreamt: Step = (body) => ({ ...body, questClaimedAt: null });
/** Those of version 7 before anything was studied or cast. */
const untaught: Step = (body) => ({
  ...body,
  magic: { learned: [], technologies: [], studies: [], resting: {} },
});
/** Those of version 8 before any feat was counted: what stands, serves or lies in the cabinet was raised, hired and found some day. */
const uncounted: Step = (body) => {
  const { buildings, armies, artifacts } = body as unknown as Pick<
    Kingdom,
    'buildings' | 'armies' | 'artifacts'
  >;
  const men = armies.flatMap(({ units, waiting }) => [...units, ...waiting]);
  const counts = {
    raised: buildings.reduce((sum, { quantity }) => sum + quantity, 0),
    storeys: buildings.reduce((sum, { level }) => sum + level - 1, 0),
    recruited: men.reduce((sum, { quantity }) => sum + quantity, 0),
    found: artifacts.length,
  };
  return { ...body, feats: { counts, reached: [] } };
};
/** Those of version 9 before any hero took service. */
const heroless: Step = (body) => ({ ...body, heroes: [] });
/** Those of version 10 before anybody's portrait was of their maker's choosing. */
const unpainted: Step = (body) => ({
  ...body,
  heroes: (body['heroes'] as readonly { readonly made: object | null }[]).map((hero) => ({
    ...hero,
    made: hero.made === null ? null : { ...hero.made, portrait: null, ancestry: null },
  })),
});
/** Those of version 11 remembered no quest of whoever was let go. */
const forgetful: Step = (body) => ({ ...body, questsClosed: [] });

/** Those of version 12 counted neither names nor heralds by the day. */
const noDayCounts: Step = (body) => ({
  ...body,
  today: { ...(body['today'] as object), names: 0, heralds: {} },
});

/** Those of version 13 left everything to their captains. */
const byCaptains: Step = (body) => ({
  ...body,
  armies: (body['armies'] as readonly object[]).map((army) => ({ ...army, doctrine: CAPTAINS_DECIDE })),
});

/** Those of version 14 did not count what one rival had taught them in a week. */
const nothingLearnt: Step = (body) => ({ ...body, lessons: { week: '', taught: {} } });

const kept = aggregate({
  name: 'kingdoms',
  shape: Kingdom,
  versions: [
    notForsaken,
    noRaidToday,
    nameWithoutKey,
    keyedByPower,
    unused,
    undreamt,
    untaught,
    uncounted,
    heroless,
    unpainted,
    forgetful,
    noDayCounts,
    byCaptains,
    nothingLearnt,
  ],
  keysSince: 5,
  isRecalled: true,
  indexes: {
    /** The kingdoms of a game server that stand on lists, by power: [serverId, power]. */
    power: (kingdom) => (kingdom.forsaken ? null : [kingdom.serverId, kingdom.power]),
    /** The same by honor, equals by power: [serverId, honor, power]. */
    honor: (kingdom) => (kingdom.forsaken ? null : [kingdom.serverId, kingdom.war.honor, kingdom.power]),
    /** Guests' kingdoms that stand on lists, by the hour in which they were last ruled: [hour]. */
    idle: (kingdom) => (kingdom.isGuest && !kingdom.forsaken ? [lastRuledIn(kingdom)] : null),
    /** The realm's own kingdoms: [serverId]. */
    npcs: (kingdom) => (kingdom.npc === null ? null : [kingdom.serverId]),
    account: (kingdom) => [kingdom.accountId],
    /** By when their turns were last settled: whose clock ran ahead is found by it. */
    settled: (kingdom) => [kingdom.turns.settledAt],
    /** Kingdoms whose name has no key yet, oldest first: [foundedAt]. */
    unkeyed: (kingdom) => (kingdom.nameKey === null ? [kingdom.foundedAt] : null),
  },
  unique: {
    name: {
      key: (kingdom) => (kingdom.nameKey === null ? null : [kingdom.serverId, kingdom.nameKey]),
      taken: { code: 'kingdom_name_taken', params: {} },
    },
    ruler: {
      key: (kingdom) => [kingdom.accountId, kingdom.serverId],
      taken: { code: 'kingdom_there', params: {} },
    },
  },
  told: {
    written: (kingdom) => [topics.realm(kingdom.serverId), topics.account(kingdom.accountId)],
    removed: 'none',
  },
  owner: {
    by: 'account',
    found: ['account'],
    leaves: 'with the account',
    /** A battle that has an army of it must be able to give it back. */
    isHeld: (kingdom) => kingdom.armies.some(({ lockedBy }) => lockedBy !== null),
    shown: keptKingdomView,
  },
});

export const kingdoms = listed(kept, 1, (kingdom) => kingdomSummary(kingdom, kingdomContent));
