// The aggregates that verbs load and outcomes carry, by name. Each enters its name here from its own file, beside its shape:
//   declare module '../core/aggregates.ts' { interface Aggregates { readonly guilds: Guild } }
// Invariant: what is entered is kept; the compiler asks for its collection (server/store/collections.ts).

// oxlint-disable-next-line typescript/no-empty-object-type -- filled where each shape stands
export interface Aggregates {}
export type AggregateName = keyof Aggregates;
