// What a feature of the realm tells the house of itself. Navigation, routes, counts, notices and the staleness of what was read all derive
// from these declarations, so that neither app nor realm knows a feature by name.
// Invariant: a declaration is data and is fetched before any page; what a screen is made of comes by `load`.
import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@sigilla/engine/account/account.ts';
import type { BattleRequest } from '@sigilla/engine/war/listed.ts';
import type { IconKey } from '../ui/icons.ts';

/** What the realm always knows besides the kingdom: challenges made and received, and battles under way. */
export interface Affairs {
  readonly incoming: readonly BattleRequest[];
  readonly outgoing: readonly BattleRequest[];
  readonly underway: readonly BattleRequest[];
}

export interface Feature {
  /** Its screen, from the root, and the key of its count in `RealmView.badges`. */
  readonly path: `/${string}`;
  readonly label: string;
  /** A shorter word for the phone's foot. */
  readonly short?: string;
  readonly icon: IconKey;
  /** Stands at the phone's foot (at most four do); the others are behind More. */
  readonly atFoot?: boolean;
  /** Who finds it in the navigation; everybody, if it does not say. */
  readonly isFor?: (user: Pick<User, 'role'>) => boolean;
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
  /** Further pages of the feature, with no place of their own in the navigation. */
  readonly pages?: readonly Pick<Feature, 'path' | 'load'>[];
  /** How many things wait for the ruler there. */
  readonly waiting?: (affairs: Affairs) => number;
  /** How the codes of its notices begin: they stand under its icon, and tell that its reads have changed. */
  readonly notices?: RegExp;
  /** The action types of the deeds that change its reads. */
  readonly deeds?: readonly string[];
  /** The first part of the keys of its queries (client/realm/queries.ts). */
  readonly reads?: readonly string[];
}

/** The features that somebody finds in the navigation. */
export const featuresFor = (features: readonly Feature[], user: Pick<User, 'role'>): readonly Feature[] =>
  features.filter(({ isFor }) => isFor?.(user) !== false);

/** The feature a notice belongs to, if any. */
export const noticedBy = (features: readonly Feature[], code: string): Feature | undefined =>
  features.find(({ notices }) => notices?.test(code) === true);

/** The features whose reads a deed changes. */
export const changedBy = (features: readonly Feature[], actionType: string): readonly Feature[] =>
  features.filter(({ deeds }) => deeds?.includes(actionType) === true);

/** Marks what these features read as stale: it is read anew where it is shown. */
export const readAnew = (queries: QueryClient, features: readonly Feature[]): void => {
  for (const domain of new Set(features.flatMap(({ reads }) => reads ?? [])))
    void queries.invalidateQueries({ queryKey: [domain] });
};

/** What waits on each screen where anything does, by its path. */
export const badgesOf = (features: readonly Feature[], affairs: Affairs): Readonly<Record<string, number>> =>
  Object.fromEntries(
    features.flatMap(({ path, waiting }) => {
      const count = waiting?.(affairs) ?? 0;
      return count > 0 ? [[path, count]] : [];
    }),
  );
