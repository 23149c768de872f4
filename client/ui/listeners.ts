// Whoever wants to be told when something outside of React has changed, as `useSyncExternalStore` asks for it.

export interface Listeners {
  /** Calls back at every change, until what this answers is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Something has changed. */
  readonly tell: () => void;
  /** Does anybody listen? */
  readonly isAnybody: () => boolean;
}

/** Nobody as yet. `attend` begins with the first who listens, and what it answers ends it after the last. */
export const openListeners = (attend?: () => () => void): Listeners => {
  const all = new Set<() => void>();
  let end: (() => void) | undefined;
  return {
    subscribe(listener) {
      all.add(listener);
      end ??= attend?.();
      return () => {
        all.delete(listener);
        if (all.size > 0) return;
        end?.();
        end = undefined;
      };
    },
    tell() {
      for (const listener of all) listener();
    },
    isAnybody: () => all.size > 0,
  };
};
