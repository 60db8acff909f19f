/** Runs a statement on the database. */
type Query = (statement: string) => Promise<readonly Record<string, unknown>[]>;

/** What is kept of each person: rows as text, without what differs from person to person, by their id. */
type KeptRows = ReadonlyMap<string, readonly string[]>;

/** A call that is repeated may add to these: credentials, mails, and notes of both. */
const MORE_AFTER_A_REPEAT = [
  'analytics_events',
  'audit_log',
  'guest_credentials',
  'outbox',
  'password_links',
  'refresh_tokens',
  'registration_repeats',
  'sessions',
];
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g;
const SEALED = /"\\\\x[0-9a-f]*"/g;

/** Reads every row that hangs on a person, of all tables but those that a repeated call may add to. */
export async function keptRows(query: Query): Promise<KeptRows> {
  const columns = await query(
    `select table_name, array_agg(column_name::text) as names,
            array_agg(column_name::text) filter (where is_identity = 'YES') as counted
     from information_schema.columns where table_schema = 'public' group by table_name`,
  );
  const byPerson = new Map<string, string[]>();
  for (const { table_name, names, counted } of columns) {
    const table = String(table_name);
    const owner = table === 'customers' ? 'id' : 'customer_id';
    // Lists of text, by the query.
    if (!(names as readonly string[]).includes(owner) || MORE_AFTER_A_REPEAT.includes(table)) continue;
    const left = (counted as readonly string[] | null) ?? [];
    for (const { person, row } of await query(
      `select ${owner} as person, (to_jsonb(kept) - '{${left.join(',')}}'::text[])::text as row from ${table} kept`,
    )) {
      const rows = byPerson.get(String(person)) ?? [];
      byPerson.set(String(person), rows);
      rows.push(`${table} ${likeness(String(row))}`);
    }
  }
  for (const rows of byPerson.values()) rows.sort();
  return byPerson;
}

/** A row without ids, moments and what is sealed. */
function likeness(row: string): string {
  return row.replaceAll(UUID, 'an id').replaceAll(MOMENT, 'a moment').replaceAll(SEALED, '"sealed"');
}

/** How many rows a person lacks, and has besides, beside what others who did the same have. */
export function difference(
  expected: readonly string[],
  found: readonly string[],
): { readonly missing: readonly string[]; readonly besides: readonly string[] } {
  const besides = [...found];
  const missing = expected.filter(row => {
    const at = besides.indexOf(row);
    if (at >= 0) besides.splice(at, 1);
    return at < 0;
  });
  return { missing, besides };
}
