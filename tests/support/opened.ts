// How to close what the test file of this moment has opened. Invariant: empty between two files (atEnd.ts).
export const opened: (() => Promise<void> | void)[] = [];
