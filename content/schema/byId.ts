// Rows of content as the engine looks them up: a map, not a record, because ids come from the wire and a map has no inherited keys.

/** The rows by their ids, in their order. */
export const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<T['id'], T> =>
  new Map(rows.map((row) => [row.id, row]));
