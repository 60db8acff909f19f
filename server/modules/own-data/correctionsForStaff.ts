import { note } from '../../platform/audit/auditLog.ts';
import { DoesNotOpen } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { accountById } from '../customers/accounts.ts';
import { answerSubject, isCorrectionId, openCorrection } from './corrections.ts';

export const ANSWERED_MAIL = 'correction answered';

type Deps = { readonly database: Database; readonly seal: Seal };

/** Those that nobody has answered and the person has not taken back. */
const open = (database: Database) =>
  database.selectFrom('corrections').where('answered_at', 'is', null).where('taken_back_at', 'is', null);

/** What waits for an answer of the operator, the soonest due first, with the email of the account. */
export async function openCorrections({ database, seal }: Deps): Promise<
  readonly {
    readonly customerId: string;
    readonly id: string;
    readonly answerBy: string;
    readonly email: string | null;
    /** Null where it does not open. */
    readonly says: string | null;
  }[]
> {
  const rows = await open(database)
    .select(['customer_id', 'id', 'answer_by', 'sealed'])
    .orderBy('answer_by')
    .orderBy('asked_at')
    .execute();
  return Promise.all(
    rows.map(async row => {
      const says = openCorrection(seal, row);
      return {
        customerId: row.customer_id,
        id: row.id,
        answerBy: row.answer_by,
        email: (await accountById(database, row.customer_id))?.email ?? null,
        says: says instanceof DoesNotOpen ? null : says,
      };
    }),
  );
}

/** How many wait for an answer, and since when the oldest does; null where none does. */
export function correctionsWaiting(
  database: Database,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  return open(database)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('asked_at').as('oldest')])
    .executeTakeFirstOrThrow();
}

/** The days by which those are to be answered that are due by a day, each year-month-day; the first first. */
export async function answerDaysUntil(database: Database, day: string): Promise<readonly string[]> {
  const rows = await open(database)
    .select('answer_by')
    .where('answer_by', '<=', day)
    .orderBy('answer_by')
    .execute();
  return rows.map(row => row.answer_by);
}

/** How many of a person wait for an answer. */
export async function openCorrectionCount(database: Database, customerId: string): Promise<number> {
  const { count } = await open(database)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Answers one: the person reads it in their account, and a mail that says nothing of it tells them that it is there. The
 * audit log has who answered. Gives the day by which it was due, year-month-day; null when it is not open or does not exist.
 */
export function answerCorrection(
  { database, seal, outbox }: Deps & { readonly outbox: Pick<Outbox, 'add'> },
  id: string,
  { says, by }: { readonly says: string; readonly by: string },
  now: Date,
): Promise<string | null> {
  if (!isCorrectionId(id)) return Promise.resolve(null);
  return database.transaction().execute(async trx => {
    const found = await open(trx)
      .select(['customer_id', 'answer_by'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return null;
    const { customer_id: customerId, answer_by: answerBy } = found;
    await trx
      .updateTable('corrections')
      .set({ answered_at: now, sealed_answer: seal.close(says, answerSubject(customerId, id)) })
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .execute();
    await note(trx, { kind: 'correction answered', at: now, customerId, facts: { by } });
    await outbox.add(trx, customerId, ANSWERED_MAIL, now, id);
    return answerBy;
  });
}
