import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { describeTables } from './databaseTypes.ts';

it('knows the tables as the migrations leave them; run generateDatabaseTypes.ts when this is red', async () => {
  const client = new pg.Client({ connectionString: inject('templateDatabaseUrl') });
  await client.connect();
  try {
    const kept = readFileSync(resolve(import.meta.dirname, 'database.generated.ts'), 'utf8');
    expect(await describeTables(client)).toBe(kept);
  } finally {
    await client.end();
  }
});
