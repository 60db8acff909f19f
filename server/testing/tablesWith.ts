import { sql } from 'kysely';
import type { TestApp } from './testApp.ts';

/** The names of the tables of the database that have this text anywhere in a row. */
export async function tablesWith({ database }: TestApp, text: string): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ there: boolean }>`
      select exists (select 1 from ${sql.table(name)} as one where position(${text} in one::text) > 0) as there
    `.execute(database);
    if (rows[0]?.there) found.push(name);
  }
  return found;
}
