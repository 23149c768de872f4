// When the next picture stands. What a press begins waits for the picture that answers the press, so that whatever comes of it is reckoned afterwards.

/** Longest wait for a picture that a hidden page, or a browser that is at something else, does not paint. */
const PATIENCE_MS = 250;

/** Resolves once what has been said so far can be seen; at once where nothing is painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestAnimationFrame !== 'function' || document.hidden) {
      resolve();
      return;
    }
    const patience = setTimeout(resolve, PATIENCE_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(patience);
        resolve();
      }),
    );
  });
