import type { Call } from '@towpath/contracts/api/call.ts';
import { ERRORS, ErrorBody, type ErrorCode, SHARED_ERRORS } from '@towpath/contracts/errors/errors.ts';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

const CREDENTIALS: Json = {
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
};

const ACCESS: Readonly<Record<Call['access'], readonly Json[]>> = {
  anyone: [],
  customer: [{ customer: [] }, { guest: [] }],
  'registered customer': [{ customer: [] }],
};

/** Headers that belong to one call and are not part of its body. */
const ANSWER_REVISION = {
  '/answers/mine': {
    name: 'answer-revision',
    description:
      'Revision of the stored answer this save was based on; 0 when there was none. Left out: the last save wins.',
  },
} as const;

/** The description of the API as OpenAPI 3.1, made from the contracts and nothing else. */
export function openApiOf(
  calls: readonly Call[],
  about: { readonly title: string; readonly bases: Readonly<Record<Call['base'], string>> },
): Json {
  const paths: Record<string, Json> = {};
  for (const declaration of calls) {
    const path = about.bases[declaration.base] + declaration.path;
    paths[path] = { ...paths[path], [declaration.method.toLowerCase()]: operationOf(declaration) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: '1',
      description:
        'Core API and lookup API. Money is whole pence where it is a number; the sums of debts are pounds, as people type them. Every answer that is not a success has the same body, `ErrorBody`.',
    },
    tags: [...new Set(calls.map(tagOf))].map(name => ({ name })),
    paths,
    components: {
      securitySchemes: CREDENTIALS,
      schemas: { ErrorBody: schemaOf(ErrorBody, 'output'), ErrorCode: { enum: Object.keys(ERRORS) } },
    },
  };
}

function operationOf(declaration: Call): Json {
  const { access, summary, body } = declaration;
  return {
    operationId: operationId(declaration),
    tags: [tagOf(declaration)],
    summary: summary.split(/[.:;] /)[0]?.replace(/\.$/, ''),
    description: summary,
    security: ACCESS[access],
    parameters: parametersOf(declaration),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }
      : {}),
    responses: {
      ...successOf(declaration),
      ...errorsOf(declaration),
    },
  };
}

function successOf({ answer, file }: Call): Json {
  if (file) {
    return {
      200: {
        description: 'The file; its name is in `content-disposition`',
        content: { [file]: { schema: { type: 'string', contentMediaType: file } } },
      },
    };
  }
  if (!answer) return { 204: { description: 'Done; the body is empty' } };
  return {
    200: { description: 'Done', content: { 'application/json': { schema: schemaOf(answer, 'output') } } },
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

function parametersOf({ method, path, params, query }: Call): Json[] {
  const header = method === 'POST' && path in ANSWER_REVISION ? ANSWER_REVISION['/answers/mine'] : null;
  return [
    ...fieldsOf(params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
    ...fieldsOf(query).map(([name, schema, required]) => ({ name, in: 'query', required, schema })),
    ...(header
      ? [{ ...header, in: 'header', required: false, schema: { type: 'integer', minimum: 0 } }]
      : []),
  ];
}

function fieldsOf(schema: z.ZodMiniType | undefined): [name: string, schema: unknown, required: boolean][] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => [name, field, required.includes(name)]);
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return made;
}

/** Unique by construction: method and path, in one word. */
function operationId({ method, path }: Call): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map(word => word[0]?.toUpperCase() + word.slice(1)).join('');
}

/** The first word of the path: the area the call belongs to. */
function tagOf({ path }: Call): string {
  return path.split('/')[1] ?? '';
}
