// Giving the player a file to keep.

/** Offers a file to the browser, to be kept under that name. */
export const handOver = (file: Blob, filename: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // The browser has taken it up by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** A value as a JSON file; `indent` blanks a level for people to read, none unless told. */
export const jsonFile = (value: unknown, indent?: number): Blob =>
  new Blob([JSON.stringify(value, null, indent)], { type: 'application/json' });
