import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { SecurityEvents } from './securityEvents.ts';

/** One thing that happened, as it is written down. */
export type AuditEntry<Kind extends keyof SecurityEvents = keyof SecurityEvents> = {
  [Each in Kind]: {
    readonly kind: Each;
    readonly at: Date;
    /** Whose account it is about; null where there is none, such as a login with an unknown email. */
    readonly customerId: string | null;
    readonly sessionId?: string;
    /** `request.network` of the call: a keyed hash, never the address. */
    readonly network?: Buffer;
    readonly facts: SecurityEvents[Each];
  };
}[Kind];

/**
 * Adds an entry to the audit log. Give it the transaction of what it records, so that neither is kept without
 * the other. PostgreSQL refuses to change an entry, and to remove one that is younger than a year.
 *
 * Facts are few and plain: never a name, email, phone number, address, answer, token or password.
 */
export async function note(on: Database | DatabaseTransaction, entry: AuditEntry): Promise<void> {
  await on
    .insertInto('audit_log')
    .values({
      at: entry.at,
      kind: entry.kind,
      customer_id: entry.customerId,
      session_id: entry.sessionId ?? null,
      network: entry.network ?? null,
      facts: JSON.stringify(entry.facts),
    })
    .execute();
}
