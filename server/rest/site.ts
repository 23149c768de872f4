// The window's files: hashed assets that browsers may keep forever, those of earlier editions among them (client/build/layOutEditions.ts), and
// one page for every path of the site.
// Invariant: a missing asset is a plain 404, never the page, so that an old tab learns that it is old.
import { existsSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import type { RequestHandler, Router } from 'express';
import { pressedStatic, sendPressed } from './pressed.ts';

const NOT_BUILT = 'The window has not been built yet: run `npm start` or `npm run build`.\n';

const page =
  (index: string): RequestHandler =>
  (request, response, next) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      path.extname(request.path) === '' &&
      !/^\/((api|matchmake|assets)(\/|$)|__)|%00/.test(request.path);
    if (!wantsPage) {
      next();
      return;
    }
    if (existsSync(index)) sendPressed(request, response.set('Cache-Control', 'no-cache'), index);
    else response.status(503).type('text').send(NOT_BUILT);
  };

/** Serves a built client from `folder`. */
export const site = (folder: string): Router => {
  const router = express.Router();
  for (const edition of [folder, `${folder}-kept`])
    router.use('/assets', pressedStatic(path.join(edition, 'assets'), { immutable: true, maxAge: '365d' }));
  router.use(pressedStatic(folder, { maxAge: '1h' }));
  router.use(page(path.join(folder, 'index.html')));
  return router;
};
