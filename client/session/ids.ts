// The window's one door to entropy: ids for commands, and pauses that are not everybody's. getRandomValues works on
// plain http too, where randomUUID is missing.

/** A fresh opaque id, 128 bits in URL-safe letters. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Between half of `milliseconds` and all of it, so that windows whose lines were cut at one moment do not come back at one. */
export const spread = (milliseconds: number): number => milliseconds * (0.5 + Math.random() / 2);
