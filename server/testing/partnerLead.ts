import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A person sent by a partner (ID-005). Only the forename and the phone number are certain (ID-007). */
type PartnerLead = {
  readonly forename: string;
  readonly phoneNumber: string;
  readonly surname?: string;
  readonly emailAddress?: string;
  readonly welcomeMessageId?: number;
  readonly appId?: string;
};

/** Stores a lead as partners' leads are stored, for 14 days, and returns the one-time token of its link. */
export async function addLead(database: Database, lead: PartnerLead, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database
    .insertInto('partner_leads')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      app_id: lead.appId ?? null,
      forename: lead.forename,
      surname: lead.surname ?? null,
      email_address: lead.emailAddress ?? null,
      phone_number: lead.phoneNumber,
      welcome_message_id: lead.welcomeMessageId ?? null,
      expires_at: new Date(now.getTime() + 14 * DAY),
    })
    .execute();
  return token;
}
