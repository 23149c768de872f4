// A kingdom's ledger held against what it holds. Lines are read as the game reads them, whatever an entry looks like in the store.
// Invariant looked for: the lines follow each other by number, each balance is the one before it with the line added, and the last is what the kingdom holds.
import type { SystemReason } from '@sigilla/content/texts/ledgerReasons.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import type { Kingdom, Resources } from '@sigilla/engine/kingdom/kingdom.ts';
import type { LedgerEntryView } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { kingdoms, ledger } from '../../collections.ts';
import { ledgerId, numberedLines } from '../../aggregates/ledger.ts';
import type { LedgerEntry } from '../../aggregates/ledger.ts';
import type { Fault } from '../snapshot.ts';

type Held = Pick<Kingdom, 'resources' | 'turns' | 'ledgerCount'>;

const NOTHING: Resources = {
  gold: 0,
  mana: 0,
  population: 0,
  land: 0,
  researchPoints: 0,
  food: 0,
  materials: 0,
};
/** Added up by the archive: it bears the number of the last of the lines that it stands for. */
const BROUGHT_FORWARD: SystemReason = 'brought_forward';

/** What is wrong with the lines of one kingdom, in the order of their numbers. `held` is null where there is no such kingdom. */
export const bookFaults = (
  kingdomId: string,
  entries: readonly LedgerEntry[],
  held: Held | null,
): readonly Fault[] => {
  const faults: Fault[] = [];
  const wrong = (number: number, what: string): void =>
    void faults.push({ collection: ledger.name, id: ledgerId(kingdomId, number), what });
  let next = 0;
  let sum: LedgerEntryView['balance'] = { resources: NOTHING, turns: 0 };
  for (const entry of entries.toSorted((a, b) => a.number - b.number))
    for (const { number, reason, resources, turns, balance } of numberedLines(entry)) {
      if (number < next) wrong(entry.number, `its line ${number} is there twice`);
      if (number > next && reason !== BROUGHT_FORWARD)
        wrong(entry.number, `lines ${next} to ${number - 1} before it are missing`);
      next = number + 1;
      for (const name of RESOURCES) {
        const should = sum.resources[name] + (resources[name] ?? 0);
        if (balance.resources[name] !== should)
          wrong(
            entry.number,
            `line ${number} says ${balance.resources[name]} ${name}, and its ledger sums to ${should}`,
          );
      }
      if (balance.turns !== sum.turns + turns)
        wrong(
          entry.number,
          `line ${number} says ${balance.turns} turns, and its ledger sums to ${sum.turns + turns}`,
        );
      sum = balance;
    }
  if (held === null) return faults;
  const amiss = (what: string): void => void faults.push({ collection: kingdoms.name, id: kingdomId, what });
  if (next !== held.ledgerCount)
    amiss(`counts ${held.ledgerCount} lines in its ledger, and the last one there is ${next - 1}`);
  for (const name of RESOURCES)
    if (sum.resources[name] !== held.resources[name])
      amiss(`holds ${held.resources[name]} ${name}, and its ledger says ${sum.resources[name]}`);
  if (sum.turns !== held.turns.count)
    amiss(`holds ${held.turns.count} turns, and its ledger says ${sum.turns}`);
  return faults;
};
