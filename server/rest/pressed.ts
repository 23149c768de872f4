// Files that the build has pressed beside themselves (`.br`, `.gz`): handed out as they are to whoever takes them.
// Invariant: the answer's type is that of the file itself, and caches are told that it hangs on Accept-Encoding.
import { existsSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';

const PRESSED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

type Pressed = (typeof PRESSED)[number];

const pressedFor = (request: Request, file: string): Pressed | undefined => {
  const taken = request.acceptsEncodings();
  return PRESSED.find(({ encoding, ending }) => taken.includes(encoding) && existsSync(file + ending));
};

const labelled = (response: Response, file: string, encoding: string): void => {
  response.type(path.extname(file)).set('Content-Encoding', encoding);
};

/** Sends one file, pressed where that is possible. */
export const sendPressed = (request: Request, response: Response, file: string): void => {
  response.vary('Accept-Encoding');
  const pressed = pressedFor(request, file);
  if (pressed !== undefined) labelled(response, file, pressed.encoding);
  response.sendFile(file + (pressed?.ending ?? ''));
};

/** Serves the files of a folder, pressed where that is possible; what is not there falls through. */
export const pressedStatic = (
  folder: string,
  options: { readonly maxAge: string; readonly immutable?: boolean },
): RequestHandler => {
  const plain = express.static(folder, { ...options, index: false, redirect: false });
  const ending = new Map<string, Pressed>(PRESSED.map((pressed) => [pressed.ending, pressed]));
  const labelling = express.static(folder, {
    ...options,
    index: false,
    redirect: false,
    setHeaders(response, file) {
      const pressed = ending.get(path.extname(file));
      if (pressed !== undefined) labelled(response, file.slice(0, -pressed.ending.length), pressed.encoding);
    },
  });
  return (request, response, next) => {
    const asked = request.path;
    // The window's own names are plain: anything else is left to the careful reader below.
    const pressed = /^(\/[\w-]+)*\/[\w.-]+$/.test(asked) && pressedFor(request, path.join(folder, asked));
    response.vary('Accept-Encoding');
    if (pressed === undefined || pressed === false) {
      plain(request, response, next);
      return;
    }
    const { url } = request;
    request.url = asked + pressed.ending;
    labelling(request, response, (error) => {
      request.url = url;
      next(error);
    });
  };
};
