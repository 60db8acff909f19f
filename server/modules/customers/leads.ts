import { createHash, randomBytes } from 'node:crypto';
import type { PartnerLead } from '@towpath/domain/people/partner-lead.ts';
import type { Deps } from '../../deps.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A partner's link is followed soon or not at all. */
const LEAD_DAYS = 14;

/** Begins a guest session for a person whose details we were given. Identity's; tied in compose.ts. */
export type StartGuest = (
  trx: DatabaseTransaction,
  now: Date,
  contact: { forename: string; surname: string | null; contact_number: string },
) => Promise<{ readonly basicAuthToken: string; readonly customerId: string }>;

/** Keeps a person a partner sends, and gives the one-time token for their link. */
export async function addLead(
  database: Database,
  lead: PartnerLead & { readonly appId?: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database
    .insertInto('partner_leads')
    .values({
      token_hash: hashOf(token),
      app_id: lead.appId ?? null,
      forename: lead.forename,
      surname: lead.surname ?? null,
      email_address: lead.emailAddress ?? null,
      phone_number: lead.phoneNumber,
      welcome_message_id: lead.welcomeMessageId ?? null,
      expires_at: new Date(now.getTime() + LEAD_DAYS * DAY),
    })
    .execute();
  return token;
}

/**
 * Begins the visit of a person a partner sent, by the token of their link. Throws NOT_FOUND for a token that is
 * unknown, was used or has ended: whoever has an old link learns nothing of the person.
 */
export async function acceptLead(
  { database, clock }: Deps,
  startGuest: StartGuest,
  leadToken: string,
): Promise<{ readonly basicAuthToken: string; readonly customerId: string }> {
  return database.transaction().execute(async trx => {
    const now = clock.now();
    const lead = await trx
      .updateTable('partner_leads')
      .set({ accepted_at: now })
      .where('token_hash', '=', hashOf(leadToken))
      .where('accepted_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['id', 'forename', 'surname', 'phone_number'])
      .executeTakeFirst();
    if (!lead) throw new ApiError('NOT_FOUND');
    const guest = await startGuest(trx, now, {
      forename: lead.forename,
      surname: lead.surname,
      contact_number: lead.phone_number,
    });
    await trx
      .updateTable('partner_leads')
      .set({ accepted_by: guest.customerId })
      .where('id', '=', lead.id)
      .execute();
    return guest;
  });
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
