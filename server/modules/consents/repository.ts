import type { Consent } from '@towpath/domain/people/consents.ts';
import type { Database } from '../../platform/database/database.ts';

/** Adds one answer to the log. */
export async function addConsent(
  database: Database,
  consent: Consent & {
    readonly customerId: string;
    readonly textVersion: string;
    readonly textHash: Buffer;
    readonly at: Date;
    /** Whether one of us took it on the phone. */
    readonly isByPhone: boolean;
  },
): Promise<void> {
  await database
    .insertInto('consents')
    .values({
      customer_id: consent.customerId,
      consent_type_id: consent.consentTypeId,
      consent_channel_type_id: consent.consentChannelTypeId,
      has_consented: consent.hasConsented,
      text_version: consent.textVersion,
      text_hash: consent.textHash,
      at: consent.at,
      made_by: consent.isByPhone ? 'adviser' : null,
    })
    .execute();
}

/** The latest answer to each consent question of one type, with when it was given and to which text. */
export async function latestConsents(
  database: Database,
  customerId: string,
  consentTypeId: number,
): Promise<
  (Consent & {
    readonly at: Date;
    readonly textVersion: string;
    readonly textHash: Buffer | null;
    readonly isByPhone: boolean;
  })[]
> {
  const rows = await database
    .selectFrom('consents')
    .distinctOn('consent_channel_type_id')
    .select([
      'consent_type_id',
      'consent_channel_type_id',
      'has_consented',
      'at',
      'text_version',
      'text_hash',
      'made_by',
    ])
    .where('customer_id', '=', customerId)
    .where('consent_type_id', '=', consentTypeId)
    .orderBy('consent_channel_type_id')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(row => ({
    consentTypeId: row.consent_type_id,
    consentChannelTypeId: row.consent_channel_type_id,
    hasConsented: row.has_consented,
    at: row.at,
    textVersion: row.text_version,
    textHash: row.text_hash,
    isByPhone: row.made_by !== null,
  }));
}
