import type { Chance } from './chance.ts';

/** What a value is made by: a schema as JSON, as far as it matters here; `true` takes anything, `false` nothing. */
export type JsonSchema = boolean | SchemaObject;
type SchemaObject = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
};

/** Values that no page of ours sends, in any field. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e300,
  -1e300,
  2 ** 53,
  2 ** 63,
  2147483648,
  [],
  {},
  [null],
  [[[[[]]]]],
  [{ id: 7 }],
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '🙂'.repeat(40),
  "'; drop table customers; --",
  '%00',
  '%',
  '{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  '\u202e\u2066',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31',
  '-000001-01-01T00:00:00Z',
  '275760-09-13',
  '1e5',
  'NaN',
  '£1,000',
  '999999999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  '<script>alert(1)</script>',
  'a@b',
  `${'a'.repeat(70)}@${'b'.repeat(260)}.example`,
  '+447700900123',
];

/** Values as people give them, so that a call gets further than its first check. */
const USUAL = [
  'Danielle',
  'Hughes',
  'danielle@towpath.example',
  'Narrowboat 7!',
  '07700900123',
  '+44 113 496 0111',
  'LS1 1AA',
  '1 Mill Wharf',
  '1990-02-03',
  '2026-11-23',
  '2026-11-23T10:00:00Z',
  '120.50',
  '0',
  '1',
  'monthly',
  'england',
  'yes',
  'no',
  'bank',
];

/**
 * Makes values that are nearly right: by the schema, with ids that exist now and then, and something hostile here and
 * there.
 *
 * @param known ids that exist: of steps, answers, pages, debts, people
 */
export function valueMaker(chance: Chance, known: readonly string[]) {
  function text({ format }: SchemaObject): unknown {
    if (format === 'uuid' && chance.happens(50)) return '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    if (format === 'date' && chance.happens(70)) return '2026-11-23';
    if (chance.happens(45) && known.length > 0) return chance.pick(known);
    return chance.pick(USUAL);
  }

  function value(schema: JsonSchema, depth = 0): unknown {
    if (typeof schema === 'boolean' || depth > 8 || chance.happens(8)) return hostile();
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices && choices.length > 0) return value(chance.pick(choices), depth);
    if ('const' in schema) return schema.const;
    if (schema.enum && schema.enum.length > 0) return chance.pick(schema.enum);
    switch (schema.type) {
      case 'object': {
        const fields = Object.entries(schema.properties ?? {}).filter(() => !chance.happens(8));
        const made = fields.map(([name, field]) => [name, value(field, depth + 1)]);
        if (chance.happens(4)) made.push([chance.pick(['__proto__', 'constructor', 'id', 'x']), hostile()]);
        return Object.fromEntries(made);
      }
      case 'array':
        return Array.from({ length: chance.pick([0, 1, 1, 2, 5, 60]) }, () =>
          value(schema.items ?? {}, depth + 2),
        );
      case 'string':
        return text(schema);
      case 'integer':
        return chance.pick([0, 1, 2, 3, 7, 12, 100, 40_000, -1, 2147483648]);
      case 'number':
        return chance.pick([0, 1, 0.01, 12.5, 100, 1e9, -0.5, 1e308]);
      case 'boolean':
        return chance.happens(50);
      case 'null':
        return null;
      default:
        return hostile();
    }
  }

  function hostile(): unknown {
    return chance.pick(HOSTILE);
  }

  return { value, hostile };
}
