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

type Balance = LedgerEntryView['balance'];

/** How a line's balance differs from the one before it with the line added, each in words. */
const sumFaults = ({ resources, turns, balance }: LedgerEntryView, before: Balance): readonly string[] => [
  ...RESOURCES.flatMap((name) => {
    const should = before.resources[name] + (resources[name] ?? 0);
    return balance.resources[name] === should
      ? []
      : [`says ${balance.resources[name]} ${name}, and its ledger sums to ${should}`];
  }),
  ...(balance.turns === before.turns + turns
    ? []
    : [`says ${balance.turns} turns, and its ledger sums to ${before.turns + turns}`]),
];

/** How what a kingdom holds differs from what its ledger comes to, each in words. `lines` is how many of them there are. */
const heldFaults = (held: Held, lines: number, sum: Balance): readonly string[] => [
  ...(lines === held.ledgerCount
    ? []
    : [`counts ${held.ledgerCount} lines in its ledger, and the last one there is ${lines - 1}`]),
  ...RESOURCES.filter((name) => sum.resources[name] !== held.resources[name]).map(
    (name) => `holds ${held.resources[name]} ${name}, and its ledger says ${sum.resources[name]}`,
  ),
  ...(sum.turns === held.turns.count
    ? []
    : [`holds ${held.turns.count} turns, and its ledger says ${sum.turns}`]),
];

/** What is wrong with the lines of one kingdom, in the order of their numbers. `held` is null where there is no such kingdom. */
export const bookFaults = (
  kingdomId: string,
  entries: readonly LedgerEntry[],
  held: Held | null,
): readonly Fault[] => {
  const faults: Fault[] = [];
  let next = 0;
  let sum: Balance = { resources: NOTHING, turns: 0 };
  for (const entry of entries.toSorted((a, b) => a.number - b.number)) {
    const wrong = (what: string): void =>
      void faults.push({ collection: ledger.name, id: ledgerId(kingdomId, entry.number), what });
    for (const line of numberedLines(entry)) {
      const { number, reason } = line;
      if (number < next) wrong(`its line ${number} is there twice`);
      if (number > next && reason !== BROUGHT_FORWARD)
        wrong(`lines ${next} to ${number - 1} before it are missing`);
      next = number + 1;
      for (const what of sumFaults(line, sum)) wrong(`line ${number} ${what}`);
      sum = line.balance;
    }
  }
  const ofKingdom = held === null ? [] : heldFaults(held, next, sum);
  return [...faults, ...ofKingdom.map((what) => ({ collection: kingdoms.name, id: kingdomId, what }))];
};
