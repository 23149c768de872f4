// How long a caller may take to say what they want. A line is held for as long as it speaks, so whoever speaks a letter at a time on very many of them
// would keep all others from coming in.
// Invariant: far more than the slowest phone needs for the longest call there is.
import type { ServerOptions } from 'node:http';

/** How the server's doors wait: for a request's head, for all of it (64 KB at most), and how often they look who has taken longer. */
export const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 45_000,
  connectionsCheckingInterval: 3_000,
} as const satisfies ServerOptions;
