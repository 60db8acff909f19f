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
export const HOSTILE: readonly unknown[] = [
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

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Bodies that no page of ours sends: what each is, the body, and the type that it says it has where that is not JSON. */
export const HOSTILE_BODIES: readonly (readonly [string, string | Buffer, string?])[] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"text"'],
  ['a list', '[]'],
  ['a list of lists', '[[[[]]]]'],
  ['half a body', '{"email":"a@b.example"'],
  ['no JSON', 'email=a@b.example'],
  ['a form', 'email=a@b.example', 'application/x-www-form-urlencoded'],
  ['XML', '<email/>', 'application/xml'],
  ['parts', '--x--', 'multipart/form-data; boundary=x'],
  ['plain text that is JSON', '{}', 'text/plain'],
  ['no type at all', '{}', ''],
  ['a strange type', '{}', 'application/json/json;;;'],
  ['a strange alphabet', '{}', 'application/json; charset=utf-16'],
  ['UTF-16', Buffer.from('{"stepId":"a"}', 'utf16le')],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['an unknown field', '{"nobodyKnowsThis":1}'],
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['very deep nesting', nested(5000)],
  [
    'many fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`f${at}`, at]))),
  ],
  ['too much', JSON.stringify({ stepId: 'x'.repeat(80_000) })],
];

/** What stands in addresses, where an id belongs, that no page of ours puts there. */
export const HOSTILE_IN_ADDRESSES: readonly string[] = [
  '',
  '%00',
  '%ED%A0%80',
  '%E0%A4%A',
  '..%2f..',
  '__proto__',
  'constructor',
  '%F0%9F%99%82',
  'x'.repeat(3000),
  '%27%20or%201=1',
  '-1',
  '1e9',
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
