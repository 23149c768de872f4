// The treaty as an OpenAPI 3.1 document and a page to read it on. Both derive from server/contract; nothing is described twice.
// Invariant: whatever a call answers is valid by the document (tests/rest/openapi.test.ts holds real answers of every call to it).
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import type { Router } from 'express';
import { z } from 'zod';
import { ERRORS, statusOf } from '@sigilla/content/texts/errors.ts';
import type { ErrorCode } from '@sigilla/content/texts/errors.ts';
import { everyCall } from '../contract/index.ts';
import type { Route } from '../contract/route.ts';
import { pressedOnce } from './pressedOnce.ts';

const VERSION = '1.0.0';
/** Seconds. */
const A_DAY = 86_400;
/** What any call may be refused with. */
const ANYWHERE: readonly ErrorCode[] = [
  'invalid_request',
  'too_many_requests',
  'unexpected_error',
  'busy',
  'unwritable',
  'outdated',
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

/**
 * A shape as it travels: what comes in before defaults and coercion, what goes out after codecs have written it. Zod itself knows both
 * as a shape's input side, optional fields included.
 */
const onTheWire = (schema: z.ZodType): Record<string, unknown> => {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return shape;
};

const json = (schema: z.ZodType) => ({ 'application/json': { schema: onTheWire(schema) } });

const parametersOf = (schema: z.ZodType, place: 'path' | 'query') => {
  const { properties = {}, required = [] } = onTheWire(schema) as {
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
};

const describe = (domain: string, name: string, route: Route) => ({
  operationId: `${domain}.${name}`,
  summary: route.summary,
  tags: [domain],
  security: route.auth === 'none' ? [] : [{ bearer: [] }, ...(route.auth === 'optional' ? [{}] : [])],
  parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
  ...(route.method === 'POST' ? { requestBody: { required: true, content: json(route.body) } } : {}),
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

/** The document. */
const openApiDocument = (): Record<string, unknown> => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { domain, name, route } of everyCall) {
    const place = route.path.replaceAll(/:(\w+)/g, '{$1}');
    const methods = (paths[place] ??= {});
    methods[route.method === 'GET' ? 'get' : 'post'] = describe(domain, name, route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sigilla', version: VERSION, description: 'The REST calls of a realm of Sigilla.' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  };
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
  router.get('/', (_request, response) => {
    response.type('html').send(PAGE);
  });
  router.get('/start.js', (_request, response) => {
    response.type('js').send(START);
  });
  const document = async (): Promise<Buffer> => Buffer.from(JSON.stringify(openApiDocument()));
  router.get('/openapi.json', pressedOnce('json', document));
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    router.get(
      `/${file}`,
      pressedOnce(path.extname(file), () => readFile(path.join(distribution, file)), { maxAge: A_DAY }),
    );
  return router;
};
