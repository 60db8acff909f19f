import type { JsonSchema } from '../platform/http/docs/describeValues.ts';
import type { TestApp } from './testApp.ts';

type Parameter = {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
};
/** A call, as the document describes it. */
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema; example?: unknown } } };
  responses: Record<
    string,
    {
      description: string;
      headers?: Record<string, unknown>;
      content?: Record<string, { schema: JsonSchema; example?: unknown }>;
    }
  >;
};
/** The description of the API, as far as tests read it. */
export type ApiDocument = {
  openapi: string;
  info: { title: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, { description: string }>;
  };
};

/** The description of the API of this server, and its calls by method and path. */
export async function apiDocument(
  test: TestApp,
): Promise<{ readonly document: ApiDocument; readonly operations: ReadonlyMap<string, Operation> }> {
  const document: ApiDocument = (await test.app.inject('/api/openapi.json')).json();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );
  return { document, operations: new Map(operations) };
}

/** A schema without its words, and with what it names in place of the name. */
export function withoutWords(schema: unknown, holder: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(part => withoutWords(part, holder));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) return withoutWords(named(String(schema.$ref), holder), holder);
  const WORDS = ['description', 'format', 'x-enumDescriptions', '$schema', '$defs', 'id'];
  const isField = 'isFields' in schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== 'isFields' && (isField || !WORDS.includes(key)))
      .map(([key, part]) => [
        key,
        withoutWords(key === 'properties' && !isField ? { ...part, isFields: true } : part, holder),
      ]),
  );
}

function named(ref: string, holder: unknown): unknown {
  return ref
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : at),
      holder,
    );
}

type Found = { readonly at: string; readonly schema: JsonSchema; readonly isSaid: boolean };

/** Every schema in the document; `isSaid` where it or the field that holds it has words. */
export function everySchema({ components, paths }: ApiDocument): Found[] {
  const parts = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ operationId, parameters = [], requestBody, responses }) => [
      ...parameters.map(({ name, schema, description }) =>
        // What its schema says stands at the parameter itself.
        schemasIn(`${path} ${name}`, description === undefined ? schema : { ...schema, description }),
      ),
      schemasIn(`${operationId} body`, requestBody?.content['application/json'].schema),
      ...Object.values(responses).flatMap(({ content = {} }) =>
        Object.values(content).map(({ schema }) => schemasIn(`${operationId} answer`, schema)),
      ),
    ]),
  );
  const namedOnes = Object.entries(components.schemas).map(([name, schema]) => schemasIn(name, schema));
  return [...namedOnes, ...parts].flat();
}

function schemasIn(at: string, schema: JsonSchema | undefined, isToldOutside = false): Found[] {
  if (!schema) return [];
  const isSaid = isToldOutside || schema.description !== undefined;
  const { items, anyOf = [], prefixItems = [], properties = {}, additionalProperties: other } = schema;
  return [
    { at, schema, isSaid },
    ...Object.entries(properties).flatMap(([name, part]) => schemasIn(`${at}.${name}`, part)),
    ...[items, ...anyOf, ...prefixItems, typeof other === 'object' ? other : undefined].flatMap(part =>
      schemasIn(at, part, isSaid),
    ),
  ];
}
