// A house of models on this machine: speaks the chat-completions protocol over HTTP, says what a test puts into its mouth, and remembers what it was
// asked. Invariant: it is closed when the test file ends, with every line that it still holds open.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { z } from 'zod';

/** One asking as it came in. */
export interface Asked {
  readonly path: string;
  readonly key: string;
  readonly model: string;
  readonly text: string;
}

const Body = z.object({ model: z.string(), messages: z.array(z.object({ content: z.string() })) });

/** How one asking is answered. */
export type Answer = (response: ServerResponse, asked: Asked) => void;

export interface TeacherDouble {
  readonly url: string;
  readonly asked: readonly Asked[];
  /** How it answers from now on. */
  says(answer: Answer): void;
}

const read = async (request: IncomingMessage): Promise<Asked> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { model, messages } = Body.parse(JSON.parse(text));
  return {
    path: request.url ?? '',
    key: request.headers.authorization ?? '',
    model,
    text: messages.map(({ content }) => content).join('\n'),
  };
};

/** Opens one on a free port. */
export const aTeacherDouble = async (): Promise<TeacherDouble> => {
  let answer: Answer = status(503);
  const asked: Asked[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const one = await read(request);
    asked.push(one);
    answer(response, one);
  };
  const server = createServer((request, response) => {
    void hear(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    says: (next) => {
      answer = next;
    },
  };
};

const json = (response: ServerResponse, code: number, body: unknown, headers = {}): void => {
  response.writeHead(code, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

/** A failure by its HTTP status. */
export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    json(response, code, { error: { message: 'Not now.', type: 'trouble' } }, headers);

/** A completion with this text. */
export const saying =
  (text: string, tokens = 900): Answer =>
  (response) =>
    json(response, 200, {
      id: 'c',
      object: 'chat.completion',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
      usage: { total_tokens: tokens },
    });

/** A whole body that is not a completion. */
export const body =
  (text: string): Answer =>
  (response) =>
    json(response, 200, text);

/** A body that ends in its midst. */
export const cutOff: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"choices": [{"message": {"content": "{\\"questions\\": [');
  setImmediate(() => response.destroy());
};

/** Takes the question and says nothing more. */
export const silent: Answer = () => undefined;

/** The type that a prompt asks for. */
export const typeAskedFor = ({ text }: Asked): string => /exercises of the type (\w+)/.exec(text)?.[1] ?? '';
