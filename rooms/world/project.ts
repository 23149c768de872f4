// From committed documents to what a world room shows. Rows are changed in place: schema objects that are thrown away cost every client.
// Invariant: drawing twice from the same documents changes nothing the second time.
import type { ArraySchema, Schema } from '@colyseus/schema';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { BattleUnderWay, ChronicleEntry, Ranked } from '../services.ts';
import type { KingdomChange } from './messages.ts';
import { ChronicleLine, LiveBattle, RankingRow } from './state.ts';
import type { WorldState } from './state.ts';

/** Writes the fields that differ. */
const assign = <T extends object>(row: T, fields: Partial<T>): void => {
  for (const [name, value] of Object.entries(fields) as [keyof T, T[keyof T]][])
    if (row[name] !== value) row[name] = value;
};

/** Makes a list show `entries`, keeping the row objects it has. */
const drawRows = <R extends Schema, E>(
  list: ArraySchema<R>,
  entries: readonly E[],
  make: () => R,
  write: (row: R, entry: E) => void,
): void => {
  while (list.length > entries.length) list.pop();
  for (const [index, entry] of entries.entries()) {
    const known = list[index];
    const row = known ?? make();
    write(row, entry);
    if (known === undefined) list.push(row);
  }
};

/** Shows the rankings. */
export const drawRankings = (state: WorldState, ranked: readonly Ranked[]): void => {
  drawRows(
    state.rankings,
    ranked,
    () => new RankingRow(),
    (row, entry) => assign(row, entry),
  );
};

/** Shows the chronicle: new lines at the end, old ones fall off the beginning. */
export const drawChronicle = (state: WorldState, entries: readonly ChronicleEntry[]): void => {
  const known = new Set(state.chronicle.map(({ id }) => id));
  for (const { id, at, text, link } of entries) {
    if (known.has(id)) continue;
    state.chronicle.push(new ChronicleLine({ id, at, text, link: link ?? '' }));
  }
  while (state.chronicle.length > entries.length) state.chronicle.shift();
};

/** Shows the battles being fought. */
export const drawBattles = (state: WorldState, battles: readonly BattleUnderWay[]): void => {
  drawRows(
    state.battles,
    battles,
    () => new LiveBattle(),
    (row, entry) => assign(row, entry),
  );
};

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** What has changed between two views of one kingdom. */
export const kingdomChange = (
  before: { readonly revision: number; readonly body: OwnKingdomView },
  after: { readonly revision: number; readonly body: OwnKingdomView },
  now: number,
): KingdomChange => ({
  from: before.revision,
  revision: after.revision,
  fields: Object.fromEntries(
    Object.entries(after.body).filter(
      ([name, value]) => !same(value, before.body[name as keyof OwnKingdomView]),
    ),
  ),
  now,
});
