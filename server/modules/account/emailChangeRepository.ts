import type { EmailChange, EmailChangeDays } from '@towpath/domain/people/emailChange.ts';
import { emailKey } from '@towpath/domain/values/email.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

const DAY = 24 * 60 * 60 * 1000;

type Connection = Database | DatabaseTransaction;

/** Which of both addresses. */
export type Side = 'new' | 'old';

/** A change of email as it is stored. */
export type EmailChangeRow = EmailChange & {
  readonly customerId: string;
  readonly id: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  /** When the mail to the old address was given up; null where it was not. */
  readonly unreachedAt: Date | null;
};

type Outcome = 'changed' | 'stopped' | 'replaced' | 'taken' | 'over';

const COLUMNS = [
  'customer_id',
  'id',
  'old_email',
  'new_email',
  'asked_at',
  'confirmed_at',
  'agreed_at',
  'ended_at',
  'waits_for_notice',
  'old_told_at',
  'unreached_at',
] as const;

type Row = {
  customer_id: string;
  id: string;
  old_email: string;
  new_email: string;
  asked_at: Date;
  confirmed_at: Date | null;
  agreed_at: Date | null;
  waits_for_notice: boolean;
  old_told_at: Date | null;
  unreached_at: Date | null;
};

const changeOf = (row: Row): EmailChangeRow => ({
  customerId: row.customer_id,
  id: row.id,
  oldEmail: row.old_email,
  newEmail: row.new_email,
  askedAt: row.asked_at,
  confirmedAt: row.confirmed_at,
  agreedAt: row.agreed_at,
  oldToldAt: row.old_told_at ?? (row.waits_for_notice ? null : row.asked_at),
  unreachedAt: row.unreached_at,
});

/** Adds a change and gives its id. */
export async function addEmailChange(
  trx: DatabaseTransaction,
  customerId: string,
  oldEmail: string,
  newEmail: string,
  at: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto('email_changes')
    .values({
      customer_id: customerId,
      old_email: oldEmail,
      new_email: newEmail,
      new_email_key: emailKey(newEmail),
      asked_at: at,
      waits_for_notice: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const underWay = (on: Connection, customerId: string) =>
  on
    .selectFrom('email_changes')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null);

/** The change of a person that is under way. */
export async function changeUnderWay(
  database: Connection,
  customerId: string,
): Promise<EmailChangeRow | null> {
  const row = await underWay(database, customerId).executeTakeFirst();
  return row ? changeOf(row) : null;
}

/** The same, locked until the transaction ends: two answers at once take turns. */
export async function holdChange(
  trx: DatabaseTransaction,
  customerId: string,
): Promise<EmailChangeRow | null> {
  const row = await underWay(trx, customerId).forUpdate().executeTakeFirst();
  return row ? changeOf(row) : null;
}

/** One change of a person, whether it has ended or not. */
export async function changeById(
  database: Connection,
  customerId: string,
  id: string,
): Promise<(EmailChangeRow & { readonly hasEnded: boolean }) | null> {
  const row = await database
    .selectFrom('email_changes')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { ...changeOf(row), hasEnded: row.ended_at !== null } : null;
}

/** Keeps the hash of the link that one of both addresses gets; a link sent before stops working. */
export async function keepLink(
  database: Database,
  { customerId, id }: EmailChangeRow,
  side: Side,
  hash: Buffer,
): Promise<void> {
  await database
    .updateTable('email_changes')
    .set(side === 'new' ? { new_token_hash: hash } : { old_token_hash: hash })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** The change under way that a link belongs to, and which of both addresses got it. */
export async function findByLink(
  database: Connection,
  hash: Buffer,
): Promise<{ readonly customerId: string; readonly id: string; readonly side: Side } | null> {
  const row = await database
    .selectFrom('email_changes')
    .select(['customer_id', 'id', 'new_token_hash'])
    .where(({ or, eb }) => or([eb('new_token_hash', '=', hash), eb('old_token_hash', '=', hash)]))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    customerId: row.customer_id,
    id: row.id,
    side: row.new_token_hash?.equals(hash) ? 'new' : 'old',
  };
}

/** Keeps the yes of one of both addresses; the first counts. */
export async function noteAnswer(
  trx: DatabaseTransaction,
  change: EmailChangeRow,
  side: Side,
  at: Date,
): Promise<EmailChangeRow> {
  const answered =
    side === 'new'
      ? { ...change, confirmedAt: change.confirmedAt ?? at }
      : { ...change, agreedAt: change.agreedAt ?? at };
  await trx
    .updateTable('email_changes')
    .set({ confirmed_at: answered.confirmedAt, agreed_at: answered.agreedAt })
    .where('customer_id', '=', change.customerId)
    .where('id', '=', change.id)
    .execute();
  return answered;
}

/** Writes down that the old address, or the phone in its place, was told; the first time counts. */
export async function noteOldTold(
  trx: DatabaseTransaction,
  customerId: string,
  id: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ old_told_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('old_told_at', 'is', null)
    .execute();
}

/** Writes down that the old address cannot be told. */
export async function noteUnreached(
  trx: DatabaseTransaction,
  { customerId, id }: EmailChangeRow,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ unreached_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** Changes under way whose old address has not been told, as far as is known. */
export async function changesUntold(database: Database): Promise<readonly EmailChangeRow[]> {
  const rows = await database
    .selectFrom('email_changes')
    .select(COLUMNS)
    .where('ended_at', 'is', null)
    .where('waits_for_notice', '=', true)
    .where('old_told_at', 'is', null)
    .where('unreached_at', 'is', null)
    .execute();
  return rows.map(changeOf);
}

/** Ends a change; its links stop working. */
export async function endEmailChange(
  trx: DatabaseTransaction,
  { customerId, id }: Pick<EmailChangeRow, 'customerId' | 'id'>,
  outcome: Outcome,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ ended_at: at, outcome })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** Changes that may have come to count, or to be over, by the time that has passed. */
export async function changesToSettle(
  database: Database,
  now: Date,
  { waitsDays, lastsDays }: EmailChangeDays,
): Promise<readonly { readonly customerId: string; readonly id: string }[]> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const rows = await database
    .selectFrom('email_changes')
    .select(['customer_id', 'id'])
    .where('ended_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('asked_at', '<=', before(waitsDays)), eb('confirmed_at', 'is not', null)]),
        eb('asked_at', '<=', before(lastsDays)),
        // A person here agreed in place of the old address.
        and([eb('agreed_at', 'is not', null), eb('confirmed_at', 'is not', null)]),
      ]),
    )
    .execute();
  return rows.map(row => ({ customerId: row.customer_id, id: row.id }));
}
