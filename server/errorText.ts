// Whatever was thrown, as a sentence for whoever reads the log or the terminal: in JavaScript anything may be thrown.
/** What an error says of itself. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
