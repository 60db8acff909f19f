import type { DatabaseTransaction } from '../database/database.ts';

/** Writes a mail into the outbox, in the transaction that causes it. */
export async function addMail(
  trx: DatabaseTransaction,
  mail: {
    readonly customerId: string;
    readonly kind: string;
    readonly dueAt: Date;
    readonly about?: string | undefined;
    /** Whether it leaves after what people have just asked for. */
    readonly isUnhurried: boolean;
  },
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      customer_id: mail.customerId,
      kind: mail.kind,
      due_at: mail.dueAt,
      first_due_at: mail.dueAt,
      about: mail.about ?? null,
      is_unhurried: mail.isUnhurried,
    })
    .execute();
}

/** Leaves mails for a process that serves: it sends them within seconds. For a command beside the server, and a job. */
export const mailsForServer = {
  add: (trx: DatabaseTransaction, customerId: string, kind: string, dueAt: Date, about?: string) =>
    addMail(trx, { customerId, kind, dueAt, about, isUnhurried: false }),
  nudge: () => undefined,
};
