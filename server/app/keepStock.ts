// Writing what an action decided about kingdoms: the document and its ledger entries, always together.
// Invariant: a kingdom's entries are numbered without a gap and their sum is what it holds.
import type { KingdomContent } from '@sigilla/engine/kingdom/content.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { ledgerLines } from '@sigilla/engine/kingdom/ledger.ts';
import type { LedgerLine } from '@sigilla/engine/kingdom/ledger.ts';
import { accountedFor } from '@sigilla/engine/actions/decide.ts';
import { kingdoms, ledger, ledgerId } from '../store/collections.ts';
import type { Unit } from './transact.ts';

/** Writes ledger lines of a kingdom; the first is numbered `from`. */
export const writeLedger = (
  unit: Unit,
  kingdom: Pick<Kingdom, 'id'>,
  lines: readonly LedgerLine[],
  from: number,
  transactionId: string,
): void => {
  for (const [offset, line] of lines.entries()) {
    const number = from + offset;
    unit.create(ledger, ledgerId(kingdom.id, number), {
      kingdomId: kingdom.id,
      number,
      at: unit.now,
      transactionId,
      ...line,
    });
  }
};

/**
 * Writes a kingdom that something other than its ruler's own action has changed (a rival's action, a battle's end): power made fresh,
 * one ledger line of `reason` when its stock changed. `before` is the body as this unit read it.
 */
export const putChangedKingdom = (
  unit: Unit,
  content: KingdomContent,
  before: Kingdom,
  after: Kingdom,
  reason: string,
  transactionId: string,
): Kingdom => {
  const lines = ledgerLines(before, after, reason);
  const kingdom = accountedFor(after, lines, content);
  unit.put(kingdoms, kingdom.id, kingdom);
  writeLedger(unit, kingdom, lines, before.ledgerCount, transactionId);
  return kingdom;
};
