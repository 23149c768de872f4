// The frame that every medal is drawn in. Decorative: words beside it say what it is.

/** What the picture of a medal has in common with any other; `size` is its width in px. */
export const medalFrame = (size: number) =>
  ({
    viewBox: '-48 -66 96 112',
    width: size,
    height: (size * 112) / 96,
    'aria-hidden': true,
    focusable: false,
  }) as const;
