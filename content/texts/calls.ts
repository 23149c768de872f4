// What a crowd calls out at a battle: a handful of words from the benches, in Latin, with what they mean beside them.
// Invariant: their order is how they travel (rooms/duel): a new one goes to the end, none is taken away.

export interface Call {
  readonly id: string;
  readonly latin: string;
  readonly english: string;
}

export const CALLS = [
  { id: 'euge', latin: 'Euge!', english: 'Well done!' },
  { id: 'macte', latin: 'Macte virtūte!', english: 'All honour to your courage!' },
  { id: 'io', latin: 'Iō triumphe!', english: 'Hurrah for the triumph!' },
  { id: 'mirabile', latin: 'Mīrābile vīsū!', english: 'A wonder to behold!' },
  { id: 'heu', latin: 'Heu!', english: 'Alas!' },
  { id: 'vae', latin: 'Vae victīs!', english: 'Woe to the vanquished!' },
] as const satisfies readonly Call[];

export type CallId = (typeof CALLS)[number]['id'];
export const CALL_IDS = CALLS.map(({ id }) => id);
