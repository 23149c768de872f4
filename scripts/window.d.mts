/** Builds the window unless it was built from what is in the working tree. `node` is the binary to build with. */
export const ensureWindow: (node: string) => void;
