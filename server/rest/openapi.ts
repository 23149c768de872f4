// The treaty as an OpenAPI 3.1 document and a page to read it on. Both derive from server/contract; nothing is described twice.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import express from 'express';
import type { Router } from 'express';
import type { z } from 'zod';
import { ERRORS, statusOf } from '@sigilla/content/texts/errors.ts';
import type { ErrorCode } from '@sigilla/content/texts/errors.ts';
import { contract } from '../contract/index.ts';
import type { Route } from '../contract/route.ts';

const VERSION = '1.0.0';
/** What any call may be refused with. */
const ANYWHERE: readonly ErrorCode[] = [
  'invalid_request',
  'too_many_requests',
  'unexpected_error',
  'busy',
  'unwritable',
  'outcome_unknown',
];
const WITH_TOKEN: readonly ErrorCode[] = ['sign_in_required', 'session_ended', 'other_identity'];
const WITH_BODY: readonly ErrorCode[] = ['body_too_large', 'wrong_media_type'];

const refusalsOf = (route: Route): ReadonlyMap<number, readonly ErrorCode[]> =>
  Map.groupBy(
    new Set<ErrorCode>([
      ...route.refusals,
      ...(route.auth === 'none' ? [] : WITH_TOKEN),
      ...(route.method === 'POST' ? WITH_BODY : []),
      ...ANYWHERE,
    ]),
    statusOf,
  );

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

const describe = (domain: string, name: string, route: Route): RouteConfig => ({
  method: route.method === 'GET' ? 'get' : 'post',
  path: route.path.replaceAll(/:(\w+)/g, '{$1}'),
  operationId: `${domain}.${name}`,
  summary: route.summary,
  tags: [domain],
  security: route.auth === 'none' ? [] : [{ bearer: [] }, ...(route.auth === 'optional' ? [{}] : [])],
  request: {
    params: route.params as z.ZodObject,
    query: route.query as z.ZodObject,
    ...(route.method === 'POST' ? { body: { content: json(route.body) } } : {}),
  },
  responses: {
    200: { description: 'Done', content: json(route.answer) },
    ...Object.fromEntries(
      [...refusalsOf(route)].map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `\`${code}\`: ${ERRORS[code][1]}`).join('\n\n'),
          content: json(route.refused),
        },
      ]),
    ),
  },
});

/** The document, made once at start. */
const openApiDocument = (): Record<string, unknown> => {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  for (const [domain, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes))
      registry.registerPath(describe(domain, name, route as Route));
  }
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: 'Sigilla', version: VERSION, description: 'The REST calls of a realm of Sigilla.' },
  }) as unknown as Record<string, unknown>;
};

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sigilla: the treaty</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body><div id="treaty"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;
const START = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#treaty', deepLinking: true });\n`;

/** The page at /api/docs and the document at /api/docs/openapi.json. No inline script: the content security policy holds here too. */
export const openApiPages = (): Router => {
  const router = express.Router();
  const distribution = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
  let document: string | null = null;
  router.get('/', (_request, response) => {
    response.type('html').send(PAGE);
  });
  router.get('/start.js', (_request, response) => {
    response.type('js').send(START);
  });
  router.get('/openapi.json', (_request, response) => {
    document ??= JSON.stringify(openApiDocument());
    response.type('json').send(document);
  });
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    router.get(`/${file}`, (_request, response) => {
      response.sendFile(path.join(distribution, file), { maxAge: '1d' });
    });
  }
  return router;
};
