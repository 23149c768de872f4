// REST calls of a crowd over a bounded number of connections that are kept open, as a proxy in front of the realm would make them.
import { Agent, request } from 'node:http';

/** What is answered: the JSON, and the cookie that was set, if one was. */
interface Called {
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookie: string | null;
}

export type Call = (
  method: 'GET' | 'POST',
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
) => Promise<Called>;

const readJson = (text: string): Called['body'] | null => {
  try {
    return JSON.parse(text) as Called['body'];
  } catch {
    return null;
  }
};

/**
 * Calls to `url` over at most `connections` connections. Rejects when there is no answer; a connection that the server had closed because
 * it was idle is no answer's lack: the call is made again on another.
 */
export const callsTo = (url: string, connections: number): Call => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send: Call = (method, path, headers, body) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const call = request(
        new URL(path, url),
        {
          agent,
          method,
          headers: {
            ...headers,
            'Content-Type': 'application/json',
            'Content-Length': String(Buffer.byteLength(text)),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const [cookie = null] = response.headers['set-cookie'] ?? [];
            const body = readJson(Buffer.concat(chunks).toString());
            if (body === null) reject(new Error(`${path} answered ${response.statusCode} without JSON`));
            else resolve({ body, cookie: cookie?.split(';', 1)[0] ?? null });
          });
        },
      );
      call.on('error', (error) => {
        if (call.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
          resolve(send(method, path, headers, body));
        else reject(error);
      });
      call.end(text);
    });
  };
  return send;
};
