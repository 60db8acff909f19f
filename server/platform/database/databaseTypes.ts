import type pg from 'pg';

type Column = {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  computed: boolean;
};

const COLUMNS = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
         not a.attnotnull as nullable,
         a.atthasdef or a.attidentity <> '' as "hasDefault",
         a.attgenerated <> '' or a.attidentity = 'a' as computed
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and not c.relispartition
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  where a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attnum`;

/** PostgreSQL types as database.ts reads them. A type that is not here stops the generator. */
const TYPES: Readonly<Record<string, string>> = {
  text: 'string',
  'character varying': 'string',
  uuid: 'string',
  date: 'string',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  'timestamp with time zone': 'Timestamp',
  jsonb: 'Json',
  bytea: 'Buffer',
  tsvector: 'string',
  'text[]': 'string[]',
  'integer[]': 'number[]',
};

const HEAD = `// Made by server/platform/database/generateDatabaseTypes.ts from the migrations. Do not edit.
import type { ColumnType } from 'kysely';

/** May be left out when a row is written. */
export type Generated<Value> =
  Value extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : ColumnType<Value, Value | undefined, Value>;
export type Timestamp = ColumnType<Date, Date, Date>;
/** Written as JSON text, read as whatever the text holds. */
export type Json = ColumnType<unknown, string, string>;
`;

/** The text of database.generated.ts for a migrated database: one type for each table. */
export async function describeTables(client: pg.Client): Promise<string> {
  const { rows } = await client.query<Column>(COLUMNS);
  const tables = Map.groupBy(rows, row => row.table);
  const types = [...tables].map(
    ([table, columns]) => `export type ${typeName(table)} = {\n${columns.map(lineOf).join('\n')}\n};\n`,
  );
  const index = [...tables.keys()].map(table => `  ${table}: ${typeName(table)};`);
  return `${[HEAD, ...types, `export type Tables = {\n${index.join('\n')}\n};`].join('\n')}\n`;
}

function lineOf({ table, column, type, nullable, hasDefault, computed }: Column): string {
  const typeScript = TYPES[type];
  if (typeScript === undefined)
    throw new Error(`${table}.${column} has type ${type}, which has no TypeScript type yet.`);
  const value = nullable ? `${typeScript} | null` : typeScript;
  if (computed) return `  ${column}: ColumnType<${value}, never, never>;`;
  return `  ${column}: ${hasDefault ? `Generated<${value}>` : value};`;
}

function typeName(table: string): string {
  return table.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
