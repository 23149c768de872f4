// What the shell needs to know of the realm: plain values, no requests. KingdomShell reads it from `useRealm()`; the shell's parts take it
// as props.

import type { ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';
import type { ConnectionStatus } from '../ui/ConnectionState.tsx';
import type { IconKey } from '../ui/icons.ts';
import type { Part } from './madeOf.ts';

export interface ResourceLine {
  readonly key: ResourceName;
  readonly amount: number;
  /** Change a turn, negative when upkeep eats more than comes in; absent where nothing flows. */
  readonly perTurn?: number;
  /** What that is made of, reckoned when it is asked. */
  readonly parts?: () => readonly Part[];
}

/** The turn purse. `nextTurnAt` is epoch milliseconds, null when the purse is full. */
export type TurnsView =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | {
      readonly status: 'ready';
      readonly turns: number;
      readonly maxTurns: number;
      readonly nextTurnAt: number | null;
      /** Milliseconds one turn takes to come. */
      readonly turnMs: number;
    };

/** Something that happened while the player looked elsewhere. Newest first in lists. */
export interface News {
  readonly id: string;
  readonly icon: IconKey;
  readonly title: string;
  readonly body?: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly read: boolean;
  /** Where it leads, as an in-app path. */
  readonly to?: string;
}

export interface KingdomHead {
  readonly name: string;
  readonly level: number;
  readonly power: number;
}

/** Everything the shell shows, and what it may ask for. */
export interface RealmView {
  readonly kingdom: KingdomHead | undefined;
  readonly resources: readonly ResourceLine[] | undefined;
  readonly turns: TurnsView;
  readonly connection: ConnectionStatus;
  readonly notices: readonly News[];
  /** Counts shown beside navigation, by the screen's path ("/war": 2). */
  readonly badges: Readonly<Record<string, number>>;
  readonly refreshTurns: () => void;
  readonly markNoticesRead: () => void;
}
