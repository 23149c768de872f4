// A changed kingdom, celebrated before it is written: its change counted, and what that has reached paid in the same commit (engine/renown). The
// ruler's renown is read only where something was reached, which is seldom. Only writeOutcome.ts calls it.
import { accountedFor } from '@sigilla/engine/actions/decide.ts';
import type { Outcome } from '@sigilla/engine/actions/outcome.ts';
import type { Feat } from '@sigilla/content/schema/feat.ts';
import type { KingdomContent } from '@sigilla/engine/kingdom/content.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import type { LedgerLine } from '@sigilla/engine/kingdom/ledger.ts';
import { celebrate, reachedBy } from '@sigilla/engine/renown/celebrate.ts';
import { celebrationOf } from '@sigilla/engine/renown/celebration.ts';
import { withCounted } from '@sigilla/engine/renown/counting.ts';
import { newRenown } from '@sigilla/engine/renown/renown.ts';
import { renown } from '../store/collections.ts';
import type { Unit } from './transact.ts';

/** A kingdom as it is to be written. */
export interface Feted {
  readonly kingdom: Kingdom;
  /** The lines of what was paid, after those of the change itself. */
  readonly lines: readonly LedgerLine[];
  readonly earned: readonly Feat[];
  /** What is to be written besides; null where nothing was reached. */
  readonly told: Outcome | null;
}

/** `after` with what it has earned. `lines` are the ledger's of the change from `before`. */
export const feteKingdom = async (
  unit: Pick<Unit, 'get' | 'now'>,
  content: KingdomContent,
  before: Kingdom,
  after: Kingdom,
  lines: readonly LedgerLine[],
): Promise<Feted> => {
  const kingdom = before.npc === null ? withCounted(before, after, lines) : after;
  const rules = content.gameServers.get(kingdom.serverId);
  if (rules === undefined || reachedBy(kingdom, content).length === 0)
    return { kingdom, lines: [], earned: [], told: null };
  const { accountId } = kingdom;
  const { now } = unit;
  const kept = (await unit.get(renown, accountId))?.body ?? null;
  const done = celebrate(kingdom, kept ?? newRenown(accountId), { content, rules, now });
  return {
    kingdom: accountedFor(done.kingdom, done.lines, content),
    lines: done.lines,
    earned: done.earned,
    told: celebrationOf(kingdom, done.earned, kept, done.renown, now),
  };
};
