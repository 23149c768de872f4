// The end of a battle as one outcome: its last round, both kingdoms, chronicle and notices. What it leaves behind is aftermath.ts's.
// Invariant: no army stays bound to an ended battle.
import { changed } from '../actions/outcome.ts';
import type { Outcome } from '../actions/outcome.ts';
import { SIDES } from '../battle/setup.ts';
import type { Side } from '../battle/setup.ts';
import { releasedArmy } from '../kingdom/armies.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import { aftermathOf } from './aftermath.ts';
import type { BothKingdoms } from './aftermath.ts';
import type { BattleDoc } from './battle.ts';
import type { Notary } from '../proof/notary.ts';
import { closed } from './oath.ts';
import { isUnattended } from './orderWindow.ts';

/** A ruler has left the realm in mid-battle: nothing is won or lost, and the other's army goes home. */
const broughtOff = (battle: BattleDoc, remaining: Kingdom | null): Outcome => {
  const ended = changed('battles', { ...battle, status: 'cancelled', roundDueAt: null });
  if (remaining === null) return { changes: [ended] };
  const armies = remaining.armies.map((army) => (army.lockedBy === battle.id ? releasedArmy(army) : army));
  return { changes: [ended, changed('kingdoms', { ...remaining, armies })] };
};

const settled = (
  battle: BattleDoc,
  before: BothKingdoms,
  content: KingdomContent,
  notary: Notary,
  now: number,
): Outcome => {
  const link = `/battles/${battle.id}`;
  const after = aftermathOf(battle, before, content, now);
  const players = SIDES.filter((side) => !battle[side].isNpc);
  return {
    changes: [
      changed('battles', closed(after.battle, notary)),
      ...SIDES.map((side) => changed('kingdoms', after.kingdoms[side])),
    ],
    chronicle: [
      {
        serverId: battle.serverId,
        text: after.chronicle,
        link,
        ...(isUnattended(battle) ? { realmsOwn: true } : {}),
      },
    ],
    notices: players.flatMap((side) => {
      const { accountId } = battle[side];
      const ofHero = after.ofHeroes[side];
      const ofLessons = after.ofLessons[side];
      return [
        { accountId, text: after.notices[side], link },
        ...(ofHero === null ? [] : [{ accountId, text: ofHero, link: '/heroes' }]),
        ...(ofLessons === null ? [] : [{ accountId, text: ofLessons, link }]),
      ];
    }),
  };
};

/** Settles a battle whose last round has been fought; null for a kingdom that is no more. */
export const concluded = (
  battle: BattleDoc,
  { attacker, defender }: Readonly<Record<Side, Kingdom | null>>,
  content: KingdomContent,
  notary: Notary,
  now: number,
): Outcome =>
  attacker === null || defender === null
    ? broughtOff(battle, attacker ?? defender)
    : settled(battle, { attacker, defender }, content, notary, now);
