import { randomUUID } from 'node:crypto';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import { openedOr, openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { tooMany } from '../../platform/http/limits.ts';

/** A record to store, with its text as produced. */
export type NewRecord = {
  readonly customerId: string;
  readonly journeyId: string;
  readonly record: AdviceRecord;
  readonly text: string;
  readonly at: Date;
  /** Whether the number of new records an hour is limited. */
  readonly isLimited: boolean;
};

const HOUR = 3_600_000;
/** Each change of an answer that is looked at makes a record. Nobody weighs more in an hour, and a program tries more. */
export const MOST_NEW_AN_HOUR = 40;

/**
 * Stores a record, or finds the existing one: the same text is one record. Returns its id. Throws TOO_MANY_REQUESTS for
 * a new one where the last hour has had its share.
 *
 * @param seal with the key to health data, since the facts of a case hold some
 */
export async function keepRecord(
  database: Database | DatabaseTransaction,
  seal: Seal,
  { customerId, journeyId, record, text, at, isLimited }: NewRecord,
): Promise<string> {
  const fingerprints = seal.fingerprints(text, customerId);
  const kept = () =>
    database
      .selectFrom('advice_records')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('fingerprint', 'in', fingerprints)
      .executeTakeFirst();
  const before = await kept();
  if (before) return before.id;
  if (isLimited) await refuseOneMore(database, customerId, at);
  const id = randomUUID();
  const added = await database
    .insertInto('advice_records')
    .values({
      customer_id: customerId,
      id,
      at,
      journey_id: journeyId,
      judged_on: record.on,
      rules_number: record.rulesVersion.number,
      rules_sources: record.rulesVersion.sources,
      best_match: record.groups.recommended ?? '',
      record: seal.close(text, subjectOf(customerId, id)),
      fingerprint: seal.fingerprint(text, customerId),
    })
    .onConflict(conflict => conflict.columns(['customer_id', 'fingerprint']).doNothing())
    .returning('id')
    .executeTakeFirst();
  // Two simultaneous requests both get the record of the first.
  const one = added ?? (await kept());
  if (!one) throw new Error('A record of advice is neither new nor there.');
  return one.id;
}

async function refuseOneMore(
  database: Database | DatabaseTransaction,
  customerId: string,
  at: Date,
): Promise<void> {
  const since = new Date(at.getTime() - HOUR);
  const inLastHour = await database
    .selectFrom('advice_records')
    .select('at')
    .where('customer_id', '=', customerId)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(MOST_NEW_AN_HOUR)
    .execute();
  const oldest = inLastHour[MOST_NEW_AN_HOUR - 1];
  if (oldest) throw tooMany((oldest.at.getTime() - since.getTime()) / 1000);
}

/** A record as stored: its text, to the byte, and when it was first given. */
export type KeptText = { readonly text: string; readonly at: Date };

/** The exact text of a record and when it was given; undefined when it belongs to someone else or does not exist. */
export async function keptTextWithId(
  database: Database | DatabaseTransaction,
  seal: Seal,
  customerId: string,
  id: string,
): Promise<KeptText | undefined> {
  const row = await database
    .selectFrom('advice_records')
    .select(['record', 'at'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return { text: openedRecord(seal, { customer_id: customerId, id, record: row.record }), at: row.at };
}

/** The id of the record that has exactly this text; undefined for none. */
export async function recordIdOf(
  database: Database,
  seal: Seal,
  customerId: string,
  text: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('advice_records')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('fingerprint', 'in', seal.fingerprints(text, customerId))
    .executeTakeFirst();
  return row?.id;
}

/** Every record of a person without what stands in it, the newest first. */
export async function recordsOf(
  database: Database,
  customerId: string,
): Promise<readonly { readonly id: string; readonly at: Date; readonly rulesNumber: number }[]> {
  const rows = await database
    .selectFrom('advice_records')
    .select(['id', 'at', 'rules_number'])
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(row => ({ id: row.id, at: row.at, rulesNumber: row.rules_number }));
}

/** The id of the latest record; undefined before there is any. */
export async function latestRecordId(database: Database, customerId: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('advice_records')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/**
 * The texts of the records that were judged before a day, the newest first, without those that do not open.
 *
 * @param before 'YYYY-MM-DD'
 * @param most how many at most
 */
export async function textsBefore(
  database: Database,
  seal: Seal,
  { customerId, before, most }: { customerId: string; before: string; most: number },
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('advice_records')
    .select(['id', 'record'])
    .where('customer_id', '=', customerId)
    .where('judged_on', '<', before)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  const texts = rows.map(row => openedOr(() => openedRecord(seal, { customer_id: customerId, ...row })));
  return texts.filter(text => typeof text === 'string');
}

/** The exact text of a record in its row. Throws DoesNotOpen. */
export function openedRecord(
  seal: Seal,
  row: { readonly customer_id: string; readonly id: string; readonly record: Buffer },
): string {
  const place = { key: 'HEALTH_DATA_KEY', table: 'advice_records', id: row.id } as const;
  return openSealed(seal, row.record, subjectOf(row.customer_id, row.id), place);
}

/** For whom and what a record is sealed. */
export function subjectOf(customerId: string, id: string): string {
  return `advice ${customerId} ${id}`;
}
