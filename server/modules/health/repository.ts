import type { HealthCondition, HealthPurpose, SupportNeed } from '@towpath/domain/people/health.ts';
import type { HealthAnswers } from '@towpath/domain/people/healthQuestions.ts';
import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** The latest answer to one question of consent. */
export type StoredConsent = { readonly hasConsented: boolean; readonly textVersion: string };

/** Locks a person's health data until the transaction ends, even if there is none yet. */
export async function lockHealthRecord(trx: DatabaseTransaction, customerId: string): Promise<void> {
  await trx
    .insertInto('health_records')
    .values({ customer_id: customerId })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await trx
    .selectFrom('health_records')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .execute();
}

/** The latest answer; null when the question was never answered. */
export async function latestConsent(
  database: Database,
  customerId: string,
  purpose: HealthPurpose,
): Promise<
  (StoredConsent & { readonly words: string; readonly at: Date; readonly isByPhone: boolean }) | null
> {
  const row = await database
    .selectFrom('health_consents')
    .select(['has_consented', 'text_version', 'words', 'at', 'made_by'])
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { has_consented: hasConsented, text_version: textVersion, words, at, made_by } = row;
  return { hasConsented, textVersion, words, at, isByPhone: made_by !== null };
}

/** Adds an answer, with the wording that was shown. */
export async function addConsent(
  trx: DatabaseTransaction,
  consent: StoredConsent & {
    readonly customerId: string;
    readonly purpose: HealthPurpose;
    readonly words: string;
    readonly at: Date;
    /** Whether one of us took it on the phone. */
    readonly isByPhone: boolean;
  },
): Promise<void> {
  await trx
    .insertInto('health_consents')
    .values({
      customer_id: consent.customerId,
      purpose: consent.purpose,
      has_consented: consent.hasConsented,
      text_version: consent.textVersion,
      words: consent.words,
      at: consent.at,
      made_by: consent.isByPhone ? 'adviser' : null,
    })
    .execute();
}

/** The conditions of a person, in the order they were added. */
export async function listConditions(
  database: Database,
  seal: Seal,
  customerId: string,
): Promise<readonly HealthCondition[]> {
  const rows = await database
    .selectFrom('health_conditions')
    .select(['id', 'sealed'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, sealed }) => {
    const { title, description } = openedFacts(
      seal,
      ['health_conditions', customerId],
      sealed,
      conditionOf(customerId, id),
    ) as Omit<HealthCondition, 'id'>;
    return { id, title, description };
  });
}

export async function addCondition(
  trx: DatabaseTransaction,
  seal: Seal,
  customerId: string,
  { id, title, description }: HealthCondition,
): Promise<void> {
  const sealed = seal.close(JSON.stringify({ title, description }), conditionOf(customerId, id));
  await trx.insertInto('health_conditions').values({ customer_id: customerId, id, sealed }).execute();
}

/** Permanently removes one condition; false when the person has none with this id. */
export async function deleteCondition(database: Database, customerId: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('health_conditions')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A person's health answers besides their conditions; empty when there are none. */
export async function healthAnswers(
  database: Database,
  seal: Seal,
  customerId: string,
): Promise<HealthAnswers> {
  const row = await database
    .selectFrom('health_answers')
    .select('sealed')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row
    ? (openedFacts(seal, ['health_answers', customerId], row.sealed, answersOf(customerId)) as HealthAnswers)
    : {};
}

export async function putHealthAnswers(
  trx: DatabaseTransaction,
  seal: Seal,
  customerId: string,
  answers: HealthAnswers,
): Promise<void> {
  const sealed = seal.close(JSON.stringify(answers), answersOf(customerId));
  await trx
    .insertInto('health_answers')
    .values({ customer_id: customerId, sealed })
    .onConflict(conflict => conflict.column('customer_id').doUpdateSet({ sealed }))
    .execute();
}

/** The ids of a person's support needs. */
export async function listSupportNeeds(
  database: Database,
  seal: Seal,
  customerId: string,
): Promise<readonly SupportNeed['id'][]> {
  const row = await database
    .selectFrom('support_needs')
    .select('sealed')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row
    ? (openedFacts(seal, ['support_needs', customerId], row.sealed, needsOf(customerId)) as number[])
    : [];
}

export async function putSupportNeeds(
  trx: DatabaseTransaction,
  seal: Seal,
  customerId: string,
  ids: readonly SupportNeed['id'][],
): Promise<void> {
  const sealed = seal.close(JSON.stringify(ids), needsOf(customerId));
  await trx
    .insertInto('support_needs')
    .values({ customer_id: customerId, sealed })
    .onConflict(conflict => conflict.column('customer_id').doUpdateSet({ sealed }))
    .execute();
}

/** Permanently removes everything that depends on a consent. */
export async function forget(
  trx: DatabaseTransaction,
  customerId: string,
  purpose: HealthPurpose,
): Promise<void> {
  const removing = {
    conditions: () => [trx.deleteFrom('health_conditions'), trx.deleteFrom('health_answers')],
    supportNeeds: () => [trx.deleteFrom('support_needs')],
  } as const satisfies Record<HealthPurpose, unknown>;
  for (const removal of removing[purpose]()) {
    await removal.where('customer_id', '=', customerId).execute();
  }
}

type HealthTable = 'health_conditions' | 'health_answers' | 'support_needs';

/** What a row of a person holds, by the subject it was sealed for. Throws DoesNotOpen, which names the person alone. */
export function openedFacts(
  seal: Seal,
  [table, customerId]: readonly [HealthTable, string],
  sealed: Buffer,
  subject: string,
): unknown {
  return JSON.parse(openSealed(seal, sealed, subject, { key: 'HEALTH_DATA_KEY', table, id: customerId }));
}

export const conditionOf = (customerId: string, id: number) => `condition ${customerId} ${id}`;
export const answersOf = (customerId: string) => `health answers ${customerId}`;
export const needsOf = (customerId: string) => `support needs ${customerId}`;
