// How the account's page writes days.
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** "3 May 2026", by the reader's own clock. */
export const dayText = (at: number): string => date.format(at);
