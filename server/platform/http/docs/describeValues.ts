import { FIELD_FORMATS, FIELD_WORDS, FORMAT_WORDS } from './fieldWords.ts';
import { VALUE_WORDS } from './valueWords.ts';

/** A schema of JSON Schema, as far as it is read here. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly [other: string]: unknown;
};

/**
 * The schema with what is known of its fields by their names, where it says nothing itself: words, the form of a text, and
 * what each value of an enumeration means.
 *
 * @param field the name of the field that has this schema
 */
export function describeValues(schema: JsonSchema, field?: string): JsonSchema {
  const told = withValues(withFormat(withWords(schema, field), field));
  const inner = (part: JsonSchema) => describeValues(part, schema.description ? undefined : field);
  const formed = (part: JsonSchema) => withFormat(inner(part), field);
  return {
    ...told,
    ...(schema.properties ? { properties: eachIn(schema.properties) } : {}),
    ...(schema.items ? { items: formed(schema.items) } : {}),
    ...(schema.prefixItems ? { prefixItems: schema.prefixItems.map(inner) } : {}),
    ...(schema.anyOf ? { anyOf: schema.anyOf.map(formed) } : {}),
    ...(typeof schema.additionalProperties === 'object'
      ? { additionalProperties: inner(schema.additionalProperties) }
      : {}),
  };
}

function eachIn(properties: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, describeValues(schema, name)]),
  );
}

const LEAVES = ['string', 'number', 'integer'];

function withWords(schema: JsonSchema, field = ''): JsonSchema {
  if (schema.description || schema.enum || !LEAVES.includes(schema.type ?? '')) return schema;
  const words = FIELD_WORDS[field];
  return words === undefined ? schema : { ...schema, description: words };
}

function withFormat(schema: JsonSchema, field = ''): JsonSchema {
  const format = FIELD_FORMATS[field];
  if (format === undefined || schema.type !== 'string' || schema.format) return schema;
  const words = [schema.description, FORMAT_WORDS[format]].filter(Boolean).join(' ');
  return { ...schema, format, ...(words ? { description: words } : {}) };
}

function withValues(schema: JsonSchema): JsonSchema {
  if (!schema.enum) return schema;
  const values = [...schema.enum].sort().join();
  const meanings = VALUE_WORDS.find(words => Object.keys(words).sort().join() === values);
  if (!meanings) return schema;
  const list = schema.enum.map(value => `- \`${value}\`: ${meanings[String(value)]}`).join('\n');
  return {
    ...schema,
    description: [schema.description, list].filter(Boolean).join('\n\n'),
    'x-enumDescriptions': meanings,
  };
}
