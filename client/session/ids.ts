// The window's one door to entropy: ids for commands. getRandomValues works on plain http too, where randomUUID is missing.

/** A fresh opaque id, 128 bits in URL-safe letters. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
