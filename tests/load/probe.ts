// What is measured inside the server under load: CPU, memory, the delay of its event loop, what it sends by kind of message, what waits unsent for slow
// readers, and how long each kind of request takes from its handler to its durable answer. It wraps Colyseus from outside, so the server itself
// knows nothing of it. Must be set before the server starts.
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { constants, monitorEventLoopDelay, performance, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { Protocol, Room } from '@colyseus/core';
import { WebSocketClient, WebSocketTransport } from '@colyseus/ws-transport';
import { spreadOf } from './figures.ts';
import type { Spread } from './figures.ts';

export interface Reading {
  /** Milliseconds since the reading before. */
  readonly elapsedMs: number;
  /** CPU of the whole process since then, milliseconds. */
  readonly userMs: number;
  readonly systemMs: number;
  /** Share of the time in which the event loop was at work, 0 to 1. */
  readonly utilization: number;
  /** How late timers were beyond the millisecond they are set to, milliseconds. */
  readonly loopDelay: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Milliseconds for which everybody waited while garbage was collected: what is young, and all else. */
  readonly garbage: { readonly young: Spread; readonly old: Spread };
  /** Bytes, after a collection. */
  readonly heapBytes: number;
  readonly externalBytes: number;
  /** What the engine holds for the heap, used or not. */
  readonly heldBytes: number;
  readonly rssBytes: number;
  readonly connections: number;
  /** Messages and bytes sent since the reading before, by kind. */
  readonly sent: Readonly<Record<string, { readonly messages: number; readonly bytes: number }>>;
  /** Bytes that wait for slow readers now: of all, and of the worst. */
  readonly waiting: { readonly all: number; readonly most: number };
  /** Milliseconds from handler to answer since the reading before, by request. */
  readonly handled: Readonly<Record<string, Spread>>;
}

const KINDS: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(Protocol).map(([name, code]) => [code, name.toLowerCase()]),
);
/** What is looked at of a connection. */
interface Socket {
  readonly bufferedAmount: number;
  once(event: 'close', listener: () => void): unknown;
}

const RESOLUTION_MS = 1;
const NANOSECONDS = 1e6;

const sockets = new Set<Socket>();
let sent = new Map<string, { messages: number; bytes: number }>();
let handled = new Map<string, number[]>();
let garbage: { young: number[]; old: number[] } = { young: [], old: [] };

const took = (type: string, began: number): void => {
  const times = handled.get(type) ?? [];
  times.push(performance.now() - began);
  handled.set(type, times);
};

/** What Node tells of every request and its answer; those that change something count. */
const watchCalls = (): void => {
  const began = new WeakMap<IncomingMessage, number>();
  const requestOf = (message: unknown): IncomingMessage =>
    (message as { readonly request: IncomingMessage }).request;
  subscribe('http.server.request.start', (message) => {
    began.set(requestOf(message), performance.now());
  });
  subscribe('http.server.response.finish', (message) => {
    const request = requestOf(message);
    const start = began.get(request);
    if (start !== undefined && request.method === 'POST') took(`POST ${request.url ?? ''}`, start);
  });
};

/** Which deed a message asks for: an action's id, or nothing. */
const deedIn = (message: unknown): string => {
  const { actionId } = (message ?? {}) as { readonly actionId?: unknown };
  return typeof actionId === 'string' ? actionId : '';
};

/** Wraps what Colyseus does for every connection. */
const watchColyseus = (): void => {
  const client = WebSocketClient.prototype as unknown as {
    raw: (data: Uint8Array, ...rest: unknown[]) => void;
  };
  const { raw } = client;
  client.raw = function counted(this: unknown, data, ...rest) {
    const kind = KINDS[data[0] ?? -1] ?? 'other';
    const sum = sent.get(kind) ?? { messages: 0, bytes: 0 };
    sum.messages += 1;
    sum.bytes += data.length;
    sent.set(kind, sum);
    raw.call(this, data, ...rest);
  };
  const transport = WebSocketTransport.prototype as unknown as {
    onConnection: (socket: Socket, ...rest: unknown[]) => Promise<void>;
  };
  const { onConnection } = transport;
  transport.onConnection = function seen(this: unknown, socket, ...rest) {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    return onConnection.call(this, socket, ...rest);
  };
  type Handler = (...given: unknown[]) => unknown;
  const room = Room.prototype as unknown as { onMessage: (type: string, handler: Handler) => unknown };
  const { onMessage } = room;
  room.onMessage = function timed(this: unknown, type, handler) {
    return onMessage.call(this, type, (...given: unknown[]) => {
      const began = performance.now();
      const answered = handler(...given);
      if (!(answered instanceof Promise)) return answered;
      return answered.finally(() => {
        took(`${type} ${deedIn(given[1])}`.trimEnd(), began);
      });
    });
  };
};

const watchGarbage = (): void => {
  const seen = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, detail } = entry as typeof entry & { readonly detail: { readonly kind: number } };
      const { kind } = detail;
      garbage[kind === constants.NODE_PERFORMANCE_GC_MINOR ? 'young' : 'old'].push(duration);
    }
  });
  seen.observe({ entryTypes: ['gc'] });
};

const collect = (globalThis as { gc?: () => void }).gc;

export interface Probe {
  /** What was measured since the reading before, or since it began anew; collects garbage, for which everybody waits. */
  read(): Reading;
  /** Forgets what was measured. Nobody waits for it, so that what counts is not what the measuring costs. */
  beginAnew(): void;
}

/** Begins to measure this process. */
export const openProbe = (): Probe => {
  watchColyseus();
  watchCalls();
  watchGarbage();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let at = performance.now();
  let cpu = process.cpuUsage();
  let loop = performance.eventLoopUtilization();
  const beginAnew = (): void => {
    sent = new Map();
    handled = new Map();
    garbage = { young: [], old: [] };
    at = performance.now();
    cpu = process.cpuUsage();
    loop = performance.eventLoopUtilization();
    delay.reset();
  };
  const read = (): Reading => {
    const { user, system } = process.cpuUsage(cpu);
    const { utilization } = performance.eventLoopUtilization(loop);
    const elapsedMs = performance.now() - at;
    const late = (nanoseconds: number): number => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS);
    const loopDelay = {
      p50: late(delay.percentile(50)),
      p99: late(delay.percentile(99)),
      max: late(delay.max),
    };
    const buffered = [...sockets].map((socket) => socket.bufferedAmount);
    // Twice: what finalizers let go of goes in the second.
    collect?.();
    collect?.();
    const {
      used_heap_size: heapBytes,
      total_physical_size: heldBytes,
      external_memory: externalBytes,
    } = getHeapStatistics();
    const reading: Reading = {
      elapsedMs,
      userMs: user / 1000,
      systemMs: system / 1000,
      utilization,
      loopDelay,
      garbage: { young: spreadOf(garbage.young), old: spreadOf(garbage.old) },
      heapBytes,
      externalBytes,
      heldBytes,
      rssBytes: process.memoryUsage.rss(),
      connections: sockets.size,
      sent: Object.fromEntries(sent),
      waiting: { all: buffered.reduce((sum, bytes) => sum + bytes, 0), most: Math.max(0, ...buffered) },
      handled: Object.fromEntries([...handled].map(([type, times]) => [type, spreadOf(times)])),
    };
    beginAnew();
    return reading;
  };
  return { read, beginAnew };
};
