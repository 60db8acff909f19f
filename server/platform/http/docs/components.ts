import { ERRORS, ErrorBody } from '@towpath/contracts/errors/errors.ts';
import * as z from 'zod/mini';
import { describeValues, type JsonSchema } from './describeValues.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;
type Document = {
  readonly paths?: unknown;
  readonly components?: { readonly schemas?: unknown };
};

const { $schema: _, ...errorBody } = z.toJSONSchema(ErrorBody);

/** The schemas of errors. As OpenAPI 3.1 has them, where a schema is JSON Schema; the plugin's types stop at 3.0. */
export const ERROR_SCHEMAS: Record<string, object> = {
  ErrorBody: errorBody,
  ErrorCode: {
    type: 'string',
    enum: Object.keys(ERRORS),
    description: Object.entries(ERRORS)
      .map(([code, { status, when }]) => `- \`${code}\` (${status}): ${when}`)
      .join('\n'),
  },
};

/** The document with its named schemas described, without those that nothing in it names. */
export function onlyNamedSchemas<D extends Document>(document: D): D {
  const all = (document.components?.schemas ?? {}) as Schemas; // each is JSON Schema, by the plugin
  const used = new Set(['ErrorCode']);
  const note = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      note(all[name] ?? {});
    }
  };
  note(document.paths ?? {});
  const schemas = Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => used.has(name))
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, schema]) => [name, describeValues(schema)]),
  );
  return { ...document, components: { ...document.components, schemas } };
}
