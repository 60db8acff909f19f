import swagger, { type SwaggerTransform } from '@fastify/swagger';
import { ANSWER_REVISION_HEADER, saveAnswers } from '@towpath/contracts/api/answers.ts';
import type { Call } from '@towpath/contracts/api/call.ts';
import { CALLS } from '@towpath/contracts/api/calls.ts';
import { ERRORS, ErrorBody, type ErrorCode, SHARED_ERRORS } from '@towpath/contracts/errors/errors.ts';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

const CREDENTIALS = {
  customer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A customer’s access token: 15 minutes, renewed with the refresh token.',
  },
  // Not OpenAPI's "http basic", which would send a user name and a password.
  guest: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'A guest’s basic token, given to each visitor: `Basic <basicAuthToken>`, the token as it is.',
  },
} as const;

const ACCESS: Readonly<Record<Call['access'], readonly Record<string, string[]>[]>> = {
  anyone: [],
  customer: [{ customer: [] }, { guest: [] }],
  'registered customer': [{ customer: [] }],
};

/** A header that belongs to one call and is not part of its body. */
const ANSWER_REVISION = {
  type: 'object',
  properties: {
    [ANSWER_REVISION_HEADER]: {
      type: 'integer',
      minimum: 0,
      description:
        'Revision of the stored answer this save was based on; 0 when there was none. Left out: the last save wins.',
    },
  },
};

const { $schema: _, ...errorBody } = z.toJSONSchema(ErrorBody);
/** As OpenAPI 3.1 has them, where a schema is JSON Schema; the plugin's types stop at 3.0. */
const ERROR_SCHEMAS: Record<string, object> = {
  ErrorBody: errorBody,
  ErrorCode: { enum: Object.keys(ERRORS) },
};

/**
 * Keeps the description of the API as OpenAPI 3.1, `app.swagger()`, for every route that has a contract: its schemas are
 * those which check the requests and the answers.
 */
export async function registerOpenApi(app: FastifyInstance, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description:
          'Core API and lookup API. Each field of money says whether it is pounds, with up to two decimals, or whole pence. Every answer that is not a success has the same body, `ErrorBody`.',
      },
      tags: [...new Set(CALLS.map(tagOf))].map(name => ({ name })),
      components: {
        securitySchemes: CREDENTIALS,
        schemas: ERROR_SCHEMAS,
      },
    },
    convertConstToEnum: false,
    transform: describe,
  });
}

/** The documentation of a route. */
const describe: SwaggerTransform = document => {
  const declaration = document.route.config?.call;
  if (!declaration) return { schema: { hide: true }, url: document.url };
  const { schema, url } = jsonSchemaTransform(document);
  const { access, summary } = declaration;
  return {
    url,
    schema: {
      ...schema,
      ...(declaration === saveAnswers ? { headers: ANSWER_REVISION } : {}),
      operationId: operationId(declaration),
      tags: [tagOf(declaration)],
      summary: firstSentence(summary),
      description: summary,
      security: ACCESS[access],
      response: { ...successOf(declaration, schema.response), ...errorsOf(declaration) },
    },
  };
};

function successOf({ answer, file }: Call, schemas: unknown): Json {
  if (file) {
    return {
      200: {
        description: 'The file; its name is in `content-disposition`',
        content: { [file]: { schema: { type: 'string', contentMediaType: file } } },
      },
    };
  }
  if (!answer) return { 204: { description: 'Done; the body is empty', type: 'null' } };
  return {
    200: { description: 'Done', content: { 'application/json': { schema: (schemas as Json)[200] } } },
  };
}

/** One response for each HTTP status, which lists the codes that come with it. */
function errorsOf({ access, errors = [], body }: Call): Json {
  const shared = SHARED_ERRORS.filter(
    code =>
      (access !== 'anyone' || code !== 'NOT_SIGNED_IN') &&
      (body || (code !== 'BODY_TOO_LARGE' && code !== 'UNSUPPORTED_MEDIA')),
  );
  const own: readonly ErrorCode[] =
    access === 'registered customer' ? [...errors, 'REGISTERED_CUSTOMERS_ONLY'] : errors;
  const codes = [...new Set([...own, ...shared])];
  const byStatus = Map.groupBy(codes, code => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus]
      .sort(([one], [other]) => one - other)
      .map(([status, list]) => [
        status,
        {
          description: list.map(code => `\`${code}\`: ${ERRORS[code].when}`).join('; '),
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/ErrorBody' },
              examples: Object.fromEntries(
                list.map(code => [code, { value: { error: { code, message: ERRORS[code].message } } }]),
              ),
            },
          },
        },
      ]),
  );
}

/** Unique by construction: method and path, in one word. */
function operationId({ method, path }: Call): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map(word => word[0]?.toUpperCase() + word.slice(1)).join('');
}

function firstSentence(text: string): string {
  return text.replace(/[.:;]( .*)?$/s, '');
}

/** The first word of the path: the area the call belongs to. */
function tagOf({ path }: Call): string {
  return path.split('/')[1] ?? '';
}
