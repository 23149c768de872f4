// One window's line to a room, kept by the window's own code (client/session/liveRoom.ts): it goes on through a dropped line and takes its place
// anew where that is lost, as when the process that kept it is replaced. What is noted: how long whoever sat there was without it.
import { LiveRoom, UNCONNECTED } from '@sigilla/client/session/liveRoom.ts';
import type { Connection, RoomWires } from '@sigilla/client/session/liveRoom.ts';

/** Whoever can't come in within this time does not. */
const COME_IN_WITHIN_MS = 30_000;

/** What a request or a command came to. */
export type Answer = {
  readonly success: boolean;
  readonly code?: string;
  readonly transactionId?: string;
} & Readonly<Record<string, unknown>>;

export interface OpenWindow {
  /** Whether the line is there now. */
  isLive(): boolean;
  /** The room's shared state as it was last sent; undefined where it is not read. */
  state(): unknown;
  /** Answers a refusal when the line is down or the server stays silent. */
  request(type: string, payload?: unknown): Promise<Answer>;
  close(): void;
}

/** What becomes of windows whose line was lost. */
export interface Absences {
  /** Times the line was cut. */
  drops: number;
  /** Milliseconds until it was there again. */
  readonly gaps: number[];
  /** Windows that wait for it at the moment. */
  away: number;
}

interface View extends Connection {
  readonly state: unknown;
}

/** Opens a window on a room; resolves when it is live, rejects with why it can't be. `decodes`: whether it reads the shared state, or only receives it. */
export const openWindow = async (
  name: string,
  options: Readonly<Record<string, unknown>>,
  wires: RoomWires,
  decodes: boolean,
  absences: Absences,
): Promise<OpenWindow> => {
  const live = new LiveRoom<View>(
    {
      name,
      options,
      forRulersAlone: false,
      initial: { ...UNCONNECTED, state: undefined },
      wire: (room) => {
        if (!decodes && room.serializer !== undefined) room.serializer.patch = () => [];
        room.onMessage('*', () => undefined);
      },
      fromState: (state) => (decodes ? { state } : {}),
    },
    wires,
  );
  let awaySince: number | null = null;
  let wasLive = false;
  const note = (isLive: boolean): void => {
    if (wasLive === isLive) return;
    wasLive = isLive;
    if (!isLive) {
      awaySince = performance.now();
      absences.drops += 1;
      absences.away += 1;
    } else if (awaySince !== null) {
      absences.gaps.push(performance.now() - awaySince);
      absences.away -= 1;
      awaySince = null;
    }
  };
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const late = setTimeout(
    () => reject(new Error(`no place within ${COME_IN_WITHIN_MS / 1000} s`)),
    COME_IN_WITHIN_MS,
  );
  const leave = live.subscribe(() => {
    const { link, refusal } = live.snapshot();
    note(link === 'live');
    if (link === 'live') resolve();
    if (link === 'refused') reject(new Error(refusal?.error));
  });
  const close = (): void => {
    leave();
    if (awaySince !== null) absences.away -= 1;
    live.close();
  };
  try {
    await promise;
  } catch (error) {
    close();
    throw error;
  } finally {
    clearTimeout(late);
  }
  return {
    isLive: () => live.snapshot().link === 'live',
    state: () => live.snapshot().state,
    request: async (type, payload) => ({ ...(await live.request<object>(type, payload)) }),
    close,
  };
};
