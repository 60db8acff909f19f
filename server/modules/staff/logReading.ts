import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** How many entries a page has. */
const PAGE = 50;

type Asked = {
  /** The id of the last entry that was read. */
  readonly before: string | undefined;
  readonly member: string | undefined;
  readonly kind: string | undefined;
  /** Kinds that whoever reads it is not told of. */
  readonly without: readonly string[];
  readonly span: { readonly from: Date; readonly to: Date } | undefined;
};

/** A page of the log, the latest first, and where the next begins. By keys: the last page costs what the first does. */
export async function logPage(database: Database, { before, member, kind, without, span }: Asked) {
  const rows = await database
    .selectFrom('staff_log')
    .select(['id', 'at', 'kind', 'staff_id', 'customer_id', 'facts'])
    .$if(before !== undefined, query => query.where('id', '<', sql<number>`${before}::bigint`))
    .$if(member !== undefined, query => query.where('staff_id', '=', member ?? null))
    .$if(kind !== undefined, query => query.where('kind', '=', kind ?? ''))
    .$if(without.length > 0, query => query.where('kind', 'not in', without))
    .$if(span !== undefined, query =>
      query.where('at', '>=', span?.from ?? new Date(0)).where('at', '<', span?.to ?? new Date(0)),
    )
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    rows: page.map(row => ({ ...row, facts: row.facts as Readonly<Record<string, unknown>> })),
    next: rows.length > PAGE && last ? String(last.id) : null,
  };
}

/** Whether somebody has read the log since a moment, as it has it. */
export async function hasReadLogSince(database: Database, staffId: string, since: Date): Promise<boolean> {
  const row = await database
    .selectFrom('staff_log')
    .select('at')
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'log read')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && row.at > since;
}

/** The kinds of entries that there are, from one to the next by their index. */
export async function kindsOfLog(database: Database): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    with recursive kinds as (
      (select kind from staff_log order by kind limit 1)
      union all
      select (select kind from staff_log where kind > kinds.kind order by kind limit 1)
      from kinds where kinds.kind is not null
    )
    select kind from kinds where kind is not null`.execute(database);
  return rows.map(({ kind }) => kind);
}
