// Why the server can't start, in words for whoever runs it; told without a stack. docs/OPERATIONS.md has each of them and what to do.

/** The message is whole sentences: what is wrong, and what to do about it. */
export class CannotStart extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CannotStart';
  }
}

/** What it needs can't be reached just now, and may be there in a moment, as when a machine starts everything at once: asking again helps. */
export class CannotStartYet extends CannotStart {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CannotStartYet';
  }
}
