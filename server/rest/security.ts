// Headers that keep browsers from doing what no page of ours asks for: a strict content security policy, no framing, no sniffing.
// Invariant: scripts come from this server's own files alone; nothing inline, nothing evaluated.
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** Styles may be inline, because the dialogs' scroll lock and the canvas' scaling write them; data and blob images are drawn by Pixi. */
const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** Rooms are reached by WebSocket on this same origin; browsers that don't count that as 'self' are told by name. */
const connections = (config: Config): string[] =>
  config.PUBLIC_URL === undefined
    ? ["'self'"]
    : ["'self'", config.PUBLIC_URL.replace(/^http/, 'ws').replace(/\/$/, '')];

/** The headers, which are the same for every answer: helmet is asked for them once. */
export const securityHeaders = (config: Config): Map<string, string> => {
  const headers = new Map<string, string>();
  const noted = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  const ask = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...POLICY, 'connect-src': connections(config) },
    },
    strictTransportSecurity: config.PUBLIC_URL?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  ask({} as IncomingMessage, noted as unknown as ServerResponse, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  return headers;
};
