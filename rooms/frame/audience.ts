// Who is in a room, by the kind of viewer they are, and what each kind was last shown: the whole for whoever comes, then what changed.
// Invariants: a view is made and encoded once for all of a kind, however many they are; nobody is shown what
// another kind sees; whoever misses a change asks for the whole.
import type { At, RoomServices } from '../services.ts';
import type { Guest, Places } from './places.ts';
import { redraw, TRY_AGAIN_MS } from './redraw.ts';
import type { Failing, Redraw } from './redraw.ts';

/** How what a kind of viewer sees travels. */
export interface Showing<V> {
  readonly whole: { readonly type: string; readonly of: (at: At<V>, now: number) => object };
  /** What is new since `before`; null when nothing is. Whoever does not hold `before` asks for the whole. */
  readonly change: {
    readonly type: string;
    readonly of: (before: At<V>, after: At<V>, now: number) => object | null;
  };
}

/** What a room shows to whom. */
export interface View<K extends string, V> {
  readonly showing: Showing<V>;
  /** What this kind of viewer may see now; null when that is nothing. */
  readonly look: (kind: K) => Promise<At<V> | null>;
  /** The first of a kind has come; the answer is called when the last has gone. */
  readonly attend?: (kind: K) => () => void;
}

export interface Present<K extends string> {
  /** How many kinds of viewers are here. */
  kinds(): number;
  /** Everyone of a kind. */
  of(kind: K): readonly Guest[];
}

export interface Audience<K extends string> extends Present<K> {
  /** A client is here, as a viewer of this kind: they are shown the whole. */
  enter(client: Guest, kind: K): void;
  leave(client: Guest): void;
  /** Looks again for a kind, or for all that are here, and sends what has changed. */
  refresh(kind?: K): void;
  close(): void;
}

interface Group<K, V> {
  readonly kind: K;
  readonly clients: Set<Guest>;
  /** What they were last shown. */
  shown: At<V> | null;
  readonly again: Redraw;
  readonly end: () => void;
}

/** The audience of one room. */
export const audienceOf = <K extends string, V>(
  { look, attend, showing }: View<K, V>,
  places: Pick<Places, 'tell'>,
  services: Pick<RoomServices, 'now' | 'soon'>,
  failing: Failing,
): Audience<K> => {
  const groups = new Map<K, Group<K, V>>();
  const seats = new Map<string, { readonly client: Guest; readonly group: Group<K, V> }>();
  const tellWhole = (clients: readonly Guest[], at: At<V>): void =>
    places.tell(clients, showing.whole.type, showing.whole.of(at, services.now()));

  const show = async (group: Group<K, V>): Promise<void> => {
    const at = await look(group.kind);
    const { shown } = group;
    if (at === null || (shown !== null && at.revision <= shown.revision)) return;
    group.shown = at;
    const clients = [...group.clients];
    if (shown === null) {
      tellWhole(clients, at);
      return;
    }
    const news = showing.change.of(shown, at, services.now());
    if (news !== null) places.tell(clients, showing.change.type, news);
  };

  const greet = async (client: Guest, group: Group<K, V>): Promise<void> => {
    try {
      const at = await look(group.kind);
      if (at === null || !group.clients.has(client)) return;
      group.shown ??= at;
      tellWhole([client], at);
    } catch (error) {
      const isSeated = (): boolean => group.clients.has(client);
      if (failing.report(error) && isSeated())
        failing.later(() => {
          if (isSeated()) void greet(client, group);
        }, TRY_AGAIN_MS);
    }
  };

  const begin = (kind: K): Group<K, V> => {
    const group: Group<K, V> = {
      kind,
      clients: new Set(),
      shown: null,
      again: redraw(() => show(group), services.soon, failing),
      end: attend?.(kind) ?? (() => undefined),
    };
    groups.set(kind, group);
    return group;
  };

  const end = (group: Group<K, V>): void => {
    groups.delete(group.kind);
    group.again.stop();
    group.end();
  };

  const leave = (client: Guest): void => {
    const seat = seats.get(client.sessionId);
    if (seat?.client !== client) return;
    seats.delete(client.sessionId);
    seat.group.clients.delete(client);
    if (seat.group.clients.size === 0) end(seat.group);
  };

  return {
    kinds: () => groups.size,
    of: (kind) => [...(groups.get(kind)?.clients ?? [])],
    enter(client, kind) {
      const before = seats.get(client.sessionId);
      const group = groups.get(kind) ?? begin(kind);
      group.clients.add(client);
      seats.set(client.sessionId, { client, group });
      if (before !== undefined && (before.client !== client || before.group !== group)) {
        before.group.clients.delete(before.client);
        if (before.group.clients.size === 0) end(before.group);
      }
      void greet(client, group);
    },
    leave,
    refresh(kind) {
      if (kind !== undefined) groups.get(kind)?.again();
      else for (const group of groups.values()) group.again();
    },
    close() {
      for (const group of groups.values()) end(group);
      seats.clear();
    },
  };
};
