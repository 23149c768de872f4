// Gathers what the shell shows: the kingdom's purse, the turns as they grow between two words of the server, notices and counts.
// Invariant: the value changes only when something shown changes, so that the shell is not drawn anew each second.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { api } from '../session/api.ts';
import { useNow } from '../session/clock.ts';
import { badgesOf, noticedBy, readAnew } from './feature.ts';
import type { Feature } from './feature.ts';
import { flowOf, flowParts } from './madeOf.ts';
import { noticesQuery, requestsQuery, LEARNER_KEY } from './queries.ts';
import type { ConnectionStatus } from '../ui/ConnectionState.tsx';
import { RealmContext } from './realm.ts';
import type { Link } from '../session/liveRoom.ts';
import type { News, RealmView, ResourceLine, TurnsView } from './view.ts';
import { useKingdom, useOwnWorld } from './useKingdom.ts';

const CONNECTIONS: Readonly<Record<Link, ConnectionStatus>> = {
  idle: 'connecting',
  connecting: 'connecting',
  live: 'live',
  reconnecting: 'reconnecting',
  refused: 'offline',
};

const linesOf = (kingdom: OwnKingdomView): readonly ResourceLine[] => {
  const { resources } = kingdom;
  const flowing = (key: ResourceName): ResourceLine => ({
    key,
    amount: resources[key],
    perTurn: flowOf(kingdom, key),
    parts: () => flowParts(kingdom, key),
  });
  return [
    flowing('gold'),
    flowing('food'),
    flowing('materials'),
    flowing('mana'),
    { key: 'land', amount: resources.land },
    flowing('population'),
    flowing('researchPoints'),
  ];
};

interface TurnBase {
  readonly told: OwnKingdomView['turns'] | undefined;
  /** When the next turn comes, in epoch milliseconds; null when no more grow. */
  readonly nextAt: number | null;
}

/** The purse as it stands now: what the server said, and the turns that have grown since. */
const useTurns = (kingdom: OwnKingdomView | undefined, turnMs: number): TurnsView => {
  const time = useNow(1000);
  const told = kingdom?.turns;
  const [base, setBase] = useState<TurnBase>({ told: undefined, nextAt: null });
  if (told !== base.told) {
    const grows = told !== undefined && !told.isAtMaxTurns;
    setBase({ told, nextAt: grows ? time + told.timeUntilNextTurn * 1000 : null });
  }
  const { nextAt } = base;
  const grown = nextAt === null || time < nextAt ? 0 : 1 + Math.floor((time - nextAt) / turnMs);
  const held = told?.turns ?? 0;
  const maxTurns = told?.maxTurns;
  const turns = maxTurns === undefined ? held : Math.max(held, Math.min(maxTurns, held + grown));
  const isFull = nextAt === null || (maxTurns !== undefined && turns >= maxTurns);
  const nextTurnAt = isFull ? null : nextAt + grown * turnMs;
  return useMemo(
    () =>
      maxTurns === undefined
        ? { status: 'loading' as const }
        : { status: 'ready' as const, turns, maxTurns, nextTurnAt, turnMs },
    [turns, maxTurns, nextTurnAt, turnMs],
  );
};

/** Does anything of magic give something to this kingdom? */
const hasMagic = ({ spellPath, magic, activeEffects }: OwnKingdomView): boolean =>
  spellPath !== null || magic.technologies.length > 0 || activeEffects.some(({ kind }) => kind === 'spell');

interface RealmProviderProps {
  /** Every feature with a screen: whose notices these are, what waits where, and what has grown stale. */
  readonly features: readonly Feature[];
  readonly children: ReactNode;
}

export function RealmProvider({ features, children }: RealmProviderProps): ReactNode {
  const state = useKingdom();
  const world = useOwnWorld();
  const queries = useQueryClient();
  const ready = state.status === 'ready' ? state : undefined;
  const kingdom = ready?.kingdom;
  const rules = ready === undefined ? undefined : kingdomContent.gameServers.get(ready.serverId);
  const turns = useTurns(kingdom, (rules?.secondsPerTurn ?? 3600) * 1000);
  const written = useQuery({ ...noticesQuery, enabled: ready !== undefined });
  const { data: affairs } = useQuery({
    ...requestsQuery(ready?.serverId ?? ''),
    enabled: ready !== undefined,
  });

  // A battle just accepted may wait for the word that this ruler has promised, whatever screen is open.
  const accepted = affairs?.underway.find(({ status }) => status === 'accepted')?.id;
  useEffect(() => {
    if (accepted !== undefined)
      void import('./proof/witnessing.ts')
        .then(({ lookFromAfar }) => lookFromAfar(accepted))
        .catch(() => undefined);
  }, [accepted]);

  // Where magic is at work, every figure that is opened wants it; elsewhere its own page alone.
  const isMagical = kingdom !== undefined && hasMagic(kingdom);
  useEffect(() => {
    if (isMagical) void import('./magic.ts').catch(() => undefined);
  }, [isMagical]);

  const heard = world.notices;
  useEffect(() => {
    if (heard.length === 0) return;
    readAnew(
      queries,
      heard.flatMap(({ code }) => noticedBy(features, code) ?? []),
    );
    void queries.invalidateQueries({ queryKey: ['notices'] });
  }, [heard, features, queries]);

  const { learnerMoves } = world;
  useEffect(() => {
    if (learnerMoves > 0) void queries.invalidateQueries({ queryKey: LEARNER_KEY });
  }, [learnerMoves, queries]);

  const notices = useMemo<readonly News[]>(() => {
    const kept = (written.data?.notices ?? []).map((line) => ({
      id: line.id,
      icon: noticedBy(features, line.code)?.icon ?? 'notices',
      title: line.text,
      at: line.at,
      read: line.readAt !== null,
      ...(line.link === null ? {} : { to: line.link }),
    }));
    const known = new Set(kept.map(({ id }) => id));
    const fresh = world.notices
      .filter(({ id }) => !known.has(id))
      .map((line) => ({
        id: line.id,
        icon: noticedBy(features, line.code)?.icon ?? 'notices',
        title: line.text,
        at: line.at,
        read: false,
        ...(line.link === null ? {} : { to: line.link }),
      }));
    return [...fresh, ...kept];
  }, [features, written.data, world.notices]);

  const { mutate: markRead } = useMutation({
    mutationFn: (ids: string[]) => api.notices.read({ body: { ids } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['notices'] }),
  });
  const markNoticesRead = useCallback(() => {
    const ids = notices.filter(({ read }) => !read).map(({ id }) => id);
    if (ids.length > 0) markRead(ids.slice(0, 100));
  }, [notices, markRead]);
  const refreshTurns = useCallback(
    () => void queries.invalidateQueries({ queryKey: ['kingdom'] }),
    [queries],
  );

  const badges = useMemo(
    () => (affairs === undefined ? {} : badgesOf(features, affairs)),
    [affairs, features],
  );
  const failed = state.status === 'error';
  const value = useMemo<RealmView>(
    () => ({
      kingdom:
        kingdom === undefined
          ? undefined
          : { name: kingdom.name, level: kingdom.level, power: kingdom.power },
      resources: kingdom === undefined ? undefined : linesOf(kingdom),
      turns: failed ? { status: 'error' } : turns,
      connection: CONNECTIONS[world.link],
      notices,
      badges,
      refreshTurns,
      markNoticesRead,
    }),
    [kingdom, failed, turns, world.link, notices, badges, refreshTurns, markNoticesRead],
  );
  return <RealmContext value={value}>{children}</RealmContext>;
}
