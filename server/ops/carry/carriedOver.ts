import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import type { SafeContact } from '@towpath/domain/people/safeContact.ts';
import type { AuditEntry } from '../../platform/audit/auditLog.ts';
import type { SecurityEvents } from '../../platform/audit/securityEvents.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';

/** Something that a person did with their account since a back-up, as the audit log has it. */
export type Change = AuditEntry & {
  readonly customerId: string;
  /** The day of an erasure that was asked for, where its person had been told: `2026-12-21`. */
  readonly eraseOn?: string | undefined;
};

/** How a person is reached now. */
export type Known = {
  readonly email: string;
  readonly contactNumber: string | null;
  readonly safeContact: SafeContact | null;
};

/** A database that was restored, and with what its people's changes are done again. */
export type Restored = {
  readonly database: Database;
  readonly config: Config;
  readonly content: Pick<OperatorContent, 'health' | 'letters' | 'retention'>;
  readonly now: Date;
  /** How people are reached now who changed it, by their number, as far as the database before could still say. */
  readonly known: ReadonlyMap<string, Known>;
};

/** What is carried over a restore of one capability. */
export type CarriedOver = {
  /** The kinds of entry of the audit log that it is about. */
  readonly kinds: readonly (keyof SecurityEvents)[];
  /** Whether an entry is carried over; every entry of these kinds, where it is not said. */
  readonly isAbout?: (change: Change) => boolean;
  /**
   * Brings the account to where the change left it or, where what is needed is not known any more, to where it harms
   * nobody. Done twice it comes to the same: a run may be cut off before the entry is written.
   */
  apply(to: Restored, change: Change): Promise<void>;
};
