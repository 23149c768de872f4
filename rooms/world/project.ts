// From committed documents to what a world room shows. Rows are changed in place: schema objects that are thrown away cost every client.
// Invariant: drawing twice from the same documents changes nothing the second time.
import type { ArraySchema, Schema } from '@colyseus/schema';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { changedFields } from '../frame/change.ts';
import type { At, BattleUnderWay, ChronicleEntry, Ranked } from '../services.ts';
import type { KingdomChange, KingdomSnapshot } from './messages.ts';
import { ChronicleRow, BattleRow, RankingRow } from './state.ts';
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
    state.chronicle.push(new ChronicleRow({ id, at, text, link: link ?? '' }));
  }
  while (state.chronicle.length > entries.length) state.chronicle.shift();
};

/** Shows the battles being fought. Each keeps its row as long as it is fought, so that one that ends does not rewrite all others. */
export const drawBattles = ({ battles: rows }: WorldState, battles: readonly BattleUnderWay[]): void => {
  const known = new Set(rows.map(({ id }) => id));
  const comers = battles.filter(({ id }) => !known.has(id));
  const entries = new Map(battles.map((battle) => [battle.id, battle]));
  for (let i = rows.length - 1; i >= 0; i -= 1) {
    const row = rows[i];
    if (row === undefined) continue;
    const entry = entries.get(row.id) ?? comers.pop();
    if (entry !== undefined) {
      assign(row, entry);
      continue;
    }
    // Nobody takes this row: the last one's battle does, and the last row goes.
    const last = rows.pop();
    if (last !== undefined && last !== row) assign(row, { ...last.toJSON() });
  }
  for (const comer of comers.toReversed()) {
    const row = new BattleRow();
    assign(row, comer);
    rows.push(row);
  }
};

/** The whole of a ruler's own kingdom. */
export const kingdomSnapshot = ({ revision, body }: At<OwnKingdomView>, now: number): KingdomSnapshot => ({
  revision,
  kingdom: body,
  now,
});

/** What has changed between two views of one kingdom. */
export const kingdomChange = (
  before: At<OwnKingdomView>,
  after: At<OwnKingdomView>,
  now: number,
): KingdomChange => ({
  from: before.revision,
  revision: after.revision,
  fields: changedFields(before.body, after.body),
  now,
});
