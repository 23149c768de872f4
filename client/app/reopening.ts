// Opening the document again, which truly asks for a part again: browsers keep a failed import as failed, and a newer edition has
// other file names. Invariants: by itself it happens once for each part until that part has come, so that a part that is gone for good never
// makes a page turn in circles; and never while a leaf lies open over the page, because what is written there would be lost.

const KEY = 'sigilla.reopened';

const written = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** A part has come: should it fail another time, the page may be opened again. */
export function forgetReopening(part: string): void {
  if (written() === part) sessionStorage.removeItem(KEY);
}

/** Opens the page again for a part. Answers what kept it: `torn` when that was tried before, `busy` when a leaf lies open. */
export function reopen(part: string): 'torn' | 'busy' | 'opening' {
  if (written() === part) return 'torn';
  if (document.querySelector('[role="dialog"]') !== null) return 'busy';
  try {
    sessionStorage.setItem(KEY, part);
  } catch {
    // Where nothing can be remembered, only the player opens it again.
    return 'torn';
  }
  location.reload();
  return 'opening';
}
