// The window's files: hashed assets that browsers may keep forever, and one page for every path of the site.
// Invariant: a missing asset is a plain 404, never the page, so that an old tab learns that it is old.
import { existsSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import type { RequestHandler, Router } from 'express';

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
    if (existsSync(index)) response.set('Cache-Control', 'no-cache').sendFile(index);
    else response.status(503).type('text').send(NOT_BUILT);
  };

/** Serves a built client from `folder`. */
export const site = (folder: string): Router => {
  const router = express.Router();
  router.use(
    '/assets',
    express.static(path.join(folder, 'assets'), {
      immutable: true,
      maxAge: '365d',
      index: false,
      fallthrough: true,
    }),
  );
  router.use(express.static(folder, { index: false, maxAge: '1h' }));
  router.use(page(path.join(folder, 'index.html')));
  return router;
};
