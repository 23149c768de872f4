// What a paged reading is asked for: how much, and from where on.
export interface PageWish {
  readonly limit: number;
  /** An earlier page's `next`. */
  readonly cursor?: string | undefined;
}

/** The same for the store, newest first. */
export const pageOf = ({ limit, cursor }: PageWish) => ({
  descending: true,
  limit,
  ...(cursor === undefined ? {} : { cursor }),
});
