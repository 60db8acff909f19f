import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { Call } from '@towpath/contracts/api/call.ts';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Limit } from '../limits.ts';
import { ERROR_SCHEMAS, onlyNamedSchemas } from './components.ts';
import { CREDENTIALS, securityOf, whoMayMake } from './credentials.ts';
import { describeValues, type JsonSchema } from './describeValues.ts';
import { AREAS, guide } from './guide.ts';
import { limitWords } from './limitWords.ts';
import { errorsOf, headersTaken, successOf } from './responses.ts';
import { withExamples } from './withExamples.ts';

/** What the document says of itself: its title, and the address at which people reach the service. */
export type About = { readonly title: string; readonly publicUrl: string };

/**
 * Keeps the description of the API as OpenAPI 3.1, `app.swagger()`, for every route that has a contract: its schemas are
 * those which check the requests and the answers.
 */
export async function registerOpenApi(app: FastifyInstance, { title, publicUrl }: About): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1', description: guide(publicUrl) },
      servers: [
        { url: publicUrl, description: 'Where people reach the service' },
        { url: '/', description: 'Where this document came from' },
      ],
      tags: Object.entries(AREAS).map(([name, { name: title, says }]) => ({
        name,
        description: says,
        'x-displayName': title,
      })),
      components: {
        // The plugin's types want lists that may be changed.
        securitySchemes: { ...CREDENTIALS },
        schemas: ERROR_SCHEMAS,
      },
    },
    convertConstToEnum: false,
    transform: describe,
    transformObject: document => withExamples(onlyNamedSchemas(jsonSchemaTransformObject(document))),
  });
}

/** The documentation of a route. */
const describe: SwaggerTransform = document => {
  const { call: declaration, limits } = document.route.config ?? {};
  if (!declaration) return { schema: { hide: true }, url: document.url };
  const { schema, url } = jsonSchemaTransform(document);
  return {
    url,
    schema: {
      ...schema,
      ...described(schema),
      ...headersTaken(declaration),
      operationId: operationId(declaration),
      tags: [tagOf(declaration)],
      summary: firstSentence(declaration.summary),
      description: descriptionOf(declaration, limits),
      security: securityOf(declaration),
      response: { ...successOf(declaration, described(schema.response)), ...errorsOf(declaration) },
    },
  };
};

/** The same parts, with what is known of their fields. */
function described(parts: unknown): Record<string, JsonSchema> {
  const named = Object.entries((parts ?? {}) as Record<string, JsonSchema>); // by the plugin: JSON Schema by name
  return Object.fromEntries(
    named
      .filter(([name]) => ['body', 'querystring', 'params', '200'].includes(name))
      .map(([name, schema]) => [name, describeValues(schema)]),
  );
}

function descriptionOf(call: Call, limits: readonly Limit[] | undefined): string {
  return [call.summary, `**Who may call:** ${whoMayMake(call)}`, limitWords(limits)]
    .filter(Boolean)
    .join('\n\n');
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
