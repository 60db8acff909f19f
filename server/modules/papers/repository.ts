import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

export type PaperMail = {
  readonly customerId: string;
  readonly id: string;
  readonly recordId: string;
  readonly at: Date;
};

/** Records that a person asked for their papers by mail. */
export async function addPaperMail(trx: DatabaseTransaction, mail: PaperMail): Promise<void> {
  await trx
    .insertInto('paper_mails')
    .values({ customer_id: mail.customerId, id: mail.id, record_id: mail.recordId, asked_at: mail.at })
    .execute();
}

/** The record of advice that a mail is to bring; undefined when the mail was never asked for. */
export async function recordOfMail(
  database: Database,
  customerId: string,
  id: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('paper_mails')
    .select('record_id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.record_id;
}

/** Records that the mail server has accepted it. */
export async function notePaperMailSent(
  trx: DatabaseTransaction,
  customerId: string,
  id: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('paper_mails')
    .set({ sent_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}
