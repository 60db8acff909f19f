import { createHash, randomBytes } from 'node:crypto';
import type { MarketingContext } from '@towpath/contracts/api/journeys.ts';
import type { PartnerLead } from '@towpath/domain/people/partnerLead.ts';
import type { Deps } from '../../deps.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';

/**
 * Begins a guest session for a person whose details we were given. Provided by identity; wired in module.ts.
 */
export type StartGuest = (
  trx: DatabaseTransaction,
  now: Date,
  contact: {
    title_id: number | null;
    forename: string;
    middlename: string | null;
    surname: string | null;
    contact_number: string;
  },
) => Promise<{ readonly basicAuthToken: string; readonly customerId: string }>;

/**
 * Begins the visit of a person a partner sent, by the token of their link. Throws NOT_FOUND for a token that
 * is unknown, used or expired: the holder of an old link learns nothing about the person.
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
      .returning(['id', 'title_number', 'forename', 'middle_names', 'surname', 'phone_number'])
      .executeTakeFirst();
    if (!lead) throw new ApiError('NOT_FOUND');
    const guest = await startGuest(trx, now, {
      title_id: lead.title_number,
      forename: lead.forename,
      middlename: lead.middle_names,
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

/** How long the link to a lead works. */
const LINK_MS = 14 * 24 * 60 * 60 * 1000;

/** A lead that was made: the one-time token of its link, of which only a hash is kept, and when it ends. */
export type MadeLead = { readonly id: string; readonly token: string; readonly endsAt: Date };

/** Keeps what a partner tells of a person. */
export async function addLead(
  trx: DatabaseTransaction,
  lead: PartnerLead,
  { appId, brandId, plid, gclId, query }: MarketingContext & { readonly appId: string },
  now: Date,
): Promise<MadeLead> {
  const token = randomBytes(32).toString('base64url');
  const endsAt = new Date(now.getTime() + LINK_MS);
  const { id } = await trx
    .insertInto('partner_leads')
    .values({
      token_hash: hashOf(token),
      app_id: appId,
      brand_id: brandId ?? null,
      plid: plid ?? null,
      gcl_id: gclId ?? null,
      query: query ?? null,
      title_number: lead.titleId,
      forename: lead.forename,
      middle_names: lead.middlename,
      surname: lead.surname,
      email_address: lead.emailAddress,
      phone_number: lead.phoneNumber,
      welcome_message_id: lead.welcomeMessageId,
      created_at: now,
      expires_at: endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token, endsAt };
}

/** The leads that a partner made from one moment to before another, as part of another module's statement. */
export function leadsMade(
  database: Database,
  appId: string,
  { from, before }: { readonly from: Date; readonly before: Date },
) {
  return database
    .selectFrom('partner_leads')
    .select(['plid', 'accepted_by as customer_id', 'accepted_at'])
    .where('app_id', '=', appId)
    .where('created_at', '>=', from)
    .where('created_at', '<', before)
    .as('lead');
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
