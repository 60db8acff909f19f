import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';

const drawing = readFileSync(resolve(import.meta.dirname, '../../../docs/data.md'), 'utf8')
  .split('```mermaid')[1]
  ?.split('```')[0];

/** `parent → child` of each line that joins two tables, and the tables that stand alone. */
function drawn(): { readonly tables: readonly string[]; readonly references: readonly string[] } {
  const lines = (drawing ?? '').split('\n').map(line => line.trim());
  const references = lines.flatMap(line => {
    const [, parent, child] = /^(\w+) \|\|--o[{|] (\w+) :/u.exec(line) ?? [];
    return parent && child ? [`${parent} → ${child}`] : [];
  });
  const alone = lines.filter(line => /^\w+$/u.test(line) && line !== 'erDiagram');
  return { tables: [...new Set([...references.flatMap(line => line.split(' → ')), ...alone])], references };
}

async function inDatabase(statement: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: inject('templateDatabaseUrl') });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(statement);
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

describe('the drawing of the data in docs/data.md (HO-110)', () => {
  it('has every table, and no other', async () => {
    const tables = await inDatabase(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(drawn().tables.toSorted()).toEqual(tables.toSorted());
  });

  it('joins the tables that refer to each other, and no others', async () => {
    const references = await inDatabase(
      `select distinct confrelid::regclass::text || ' → ' || conrelid::regclass::text as name
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    expect(drawn().references.toSorted()).toEqual(references.toSorted());
  });
});
