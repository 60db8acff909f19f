import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

type Nothing = Readonly<Record<string, never>>;
/** What the operator did by a command, and who they say they are. */
type ByOperator = { readonly by: string; readonly member: string };
type OfWork = { readonly work: string };

/** Every kind of entry, with the facts that stand in it. Kinds are kept as text: one that was written is not renamed. */
type StaffEvents = {
  'member added': ByOperator & { readonly role: string };
  'member ended': ByOperator;
  'link made': ByOperator;
  'set up': Nothing;
  'signed in': Nothing;
  'sign-in refused': { readonly why: 'wrong' | 'paused' | 'ended' };
  'signed out': Nothing;
  'session ended': { readonly session: string };
  'work taken': OfWork;
  'work given back': OfWork;
  'looked at': OfWork & { readonly why: string };
  'call noted': OfWork & { readonly outcome: string };
  /** A key with which a partner signs its calls: which, never its secret. */
  'partner key made': { readonly key: string; readonly partner: string };
  'partner key ended': { readonly key: string };
  'plan noted': OfWork & { readonly outcome: string };
};

/** One thing that somebody behind the site did. */
export type StaffEntry = {
  [Kind in keyof StaffEvents]: {
    readonly kind: Kind;
    readonly at: Date;
    /** Who did it; null where it was the operator, by a command. */
    readonly staffId: string | null;
    /** Whom we help it is about. */
    readonly customerId?: string | null;
    /** `request.network` of the call: a keyed hash, never the address. */
    readonly network?: Buffer;
    readonly facts: StaffEvents[Kind];
  };
}[keyof StaffEvents];

/**
 * Adds an entry to the log of staff. Give it the transaction of what it records, so that neither is kept without the
 * other. Facts are few and plain: never a name, an answer or a token of anybody.
 */
export async function noteStaff(on: Database | DatabaseTransaction, entry: StaffEntry): Promise<void> {
  await on
    .insertInto('staff_log')
    .values({
      at: entry.at,
      kind: entry.kind,
      staff_id: entry.staffId,
      customer_id: entry.customerId ?? null,
      network: entry.network ?? null,
      facts: JSON.stringify(entry.facts),
    })
    .execute();
}
