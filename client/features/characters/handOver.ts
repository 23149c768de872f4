// Giving the player a file to keep.

/** Offers `value` as a JSON file of that name. */
export const handOver = (filename: string, value: unknown): void => {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
};
