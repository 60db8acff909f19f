import type { Database } from '../database/database.ts';

/** An entry of the audit log as it is exported. */
export type ExportedEntry = {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly kind: string;
  readonly customerId: string | null;
  readonly sessionId: string | null;
  /** A keyed hash in base64url; the same for two entries that came from one network. */
  readonly network: string | null;
  readonly facts: unknown;
};

/** How many are held in memory at a time. */
const BATCH = 1000;

/** The entries from `since` on and before `until`, oldest first. */
export async function* readAuditLog(
  database: Database,
  { since, until }: { readonly since: Date; readonly until: Date },
): AsyncGenerator<ExportedEntry> {
  let after: { at: Date; id: number } | undefined;
  for (;;) {
    const { at, id } = after ?? { at: since, id: 0 };
    const rows = await database
      .selectFrom('audit_log')
      .selectAll()
      .where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '>', tuple(at, id)))
      .where('at', '<', until)
      .orderBy('at')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      yield {
        id: row.id,
        at: row.at.toISOString(),
        kind: row.kind,
        customerId: row.customer_id,
        sessionId: row.session_id,
        network: row.network?.toString('base64url') ?? null,
        facts: row.facts,
      };
    }
    const last = rows.at(-1);
    if (rows.length < BATCH || !last) return;
    after = { at: last.at, id: last.id };
  }
}
