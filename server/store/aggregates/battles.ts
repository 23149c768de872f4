// Battles as they are kept, from challenge to history (engine/war/battle.ts says what one is). Long and seldom read whole: packed, listed by summary.
// Invariant: two kingdoms have one open battle between them.
import type { KingdomId } from '@sigilla/engine/core/brand.ts';
import { BattleDoc, openPairKey } from '@sigilla/engine/war/battle.ts';
import { publicBattle } from '@sigilla/engine/war/publicBattle.ts';
import { typeByDefault } from '@sigilla/engine/war/challenge.ts';
import { battleSummary } from '@sigilla/engine/war/summary.ts';
import { z } from 'zod';
import { aggregate, asItWas, listed } from '../aggregate.ts';
import type { Step } from '../aggregate.ts';
import type { IndexKey } from '../Store.ts';
import { topics } from '../topics.ts';

/** Where a battle stands as lists see it: still to be answered or fought, fought to its end, or never fought. */
const battlePhase = (battle: BattleDoc): 'open' | 'ended' | 'void' => {
  switch (battle.status) {
    case 'proposed':
    case 'accepted':
    case 'fighting':
      return 'open';
    case 'settled':
      return 'ended';
    case 'declined':
    case 'expired':
    case 'cancelled':
      return 'void';
  }
};
const sideKey = (battle: BattleDoc, kingdomId: KingdomId): IndexKey => [
  kingdomId,
  battlePhase(battle),
  battle.settledAt ?? battle.proposedAt,
];

/** Version 3 was before the realm had a notary. */
const beforeTheNotary: Step = (body) => ({ ...body, proof: null, seals: [] });
/** Until version 5 what kind of fighting it was followed from ground and stakes, and nobody could name other ground. */
const typed: Step = (body) => {
  const { setup } = body as Partial<Pick<BattleDoc, 'setup'>>;
  const { kind, terrain } = body as Pick<BattleDoc, 'kind' | 'terrain'>;
  return { ...body, type: setup?.type ?? typeByDefault(kind, terrain), counter: null };
};

/** Before version 6 it was not written down which titles the two wore. */
const untitled: Step = (body) => {
  const wearingNone = (commander: unknown) => ({ ...z.looseObject({}).parse(commander), title: null });
  return { ...body, attacker: wearingNone(body['attacker']), defender: wearingNone(body['defender']) };
};

/** Before version 12 nobody was waited for longer than others. */
const unhurried: Step = (body) => {
  const practised = (commander: unknown) => ({ ...z.looseObject({}).parse(commander), isNovice: false });
  return { ...body, attacker: practised(body['attacker']), defender: practised(body['defender']) };
};

const kept = aggregate({
  name: 'battles',
  shape: BattleDoc,
  // One under way is written with every order and round of it, some twenty-five times; to pack it takes six times as long as to write it.
  compact: ({ status }) => status !== 'accepted' && status !== 'fighting',
  // Until version 7 nobody surrendered, and no captains led a silent host; until version 8 no hero led one, and until
  // version 9 it was not written down of what kind whoever led was. Until version 10 six kinds of soldiers had no ability that tells in a fight.
  // Until version 11 no ruler settled beforehand how a silent host bears itself. Until version 13 none was of law 7: a process that knows
  // law 6 alone would fight such a battle by that, so that nobody could verify it.
  versions: [
    asItWas,
    asItWas,
    beforeTheNotary,
    typed,
    untitled,
    asItWas,
    asItWas,
    asItWas,
    asItWas,
    asItWas,
    unhurried,
    asItWas,
  ],
  keysSince: 1,
  indexes: {
    /** [kingdomId, phase, settledAt or proposedAt] */
    attacker: (battle) => sideKey(battle, battle.attacker.kingdomId),
    /** [kingdomId, phase, settledAt or proposedAt] */
    defender: (battle) => sideKey(battle, battle.defender.kingdomId),
    /** [serverId, status, settledAt or proposedAt] */
    status: (battle) => [battle.serverId, battle.status, battle.settledAt ?? battle.proposedAt],
  },
  unique: {
    openPair: { key: openPairKey, taken: { code: 'challenge_open', params: {} } },
  },
  told: {
    written: (battle) => [
      topics.realm(battle.serverId),
      topics.battle(battle.id),
      topics.account(battle.attacker.accountId),
      topics.account(battle.defender.accountId),
    ],
    removed: 'none',
  },
  owner: {
    by: 'kingdom',
    found: ['attacker', 'defender'],
    /** It is the other ruler's as well; the archive lets it go in its time. */
    leaves: 'never',
    isHeld: 'never',
    shown: publicBattle,
  },
});

export const battles = listed(kept, 3, battleSummary);
