import { note } from '../../../platform/audit/auditLog.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { LETTERS } from '../letters.ts';
import type { RightCode } from './useCode.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Where it was a recovery code that counted: notes it, and tells the owner by mail how many are left. */
export async function tellOfRecoveryCode(
  trx: DatabaseTransaction,
  outbox: Pick<Outbox, 'add'>,
  { recoveryCodesLeft: left }: RightCode,
  by: {
    readonly customerId: string;
    readonly sessionId: string;
    readonly network: Buffer;
    readonly at: Date;
  },
): Promise<void> {
  if (left === undefined) return;
  await note(trx, { ...by, kind: 'recovery code used', facts: { left } });
  await outbox.add(trx, by.customerId, LETTERS.recoveryCodeUsed, by.at);
}

/**
 * Tells the owner by mail, once a day at most, that somebody knows their password and gave wrong codes beside it, and how
 * to choose another.
 */
export async function tellOfWrongCodes(
  trx: DatabaseTransaction,
  outbox: Pick<Outbox, 'add'>,
  customerId: string,
  now: Date,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY);
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set({ wrong_codes_told_at: now })
    .where('customer_id', '=', customerId)
    .where('added_at', 'is not', null)
    .where(({ eb, or }) =>
      or([
        eb('wrong_codes_told_at', 'is', null),
        eb('wrong_codes_told_at', '<=', dayAgo),
        // The clock was set back since.
        eb('wrong_codes_told_at', '>', now),
      ]),
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await outbox.add(trx, customerId, LETTERS.wrongCodes, now);
}
