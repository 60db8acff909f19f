import { createHash, randomBytes } from 'node:crypto';
import type { MarketingContext } from '@towpath/contracts/api/journeys.ts';
import type { LEAD_STATES } from '@towpath/contracts/api/leadLink.ts';
import type { PartnerLead } from '@towpath/domain/people/partnerLead.ts';
import { emailKey } from '@towpath/domain/values/email.ts';
import { stripPhone, waysToWritePhone } from '@towpath/domain/values/phone.ts';
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

/**
 * How a partner's link stands to a person who has a session already. One that was made for the same person is theirs
 * from then on, as one that a guest brings along: their name, number and look stay as they are. One for somebody else
 * stays open, and its holder learns nothing of whom it is for.
 */
export async function meetLead(
  { database, clock }: Deps,
  customerId: string,
  leadToken: string,
): Promise<(typeof LEAD_STATES)[number]> {
  return database.transaction().execute(async trx => {
    const now = clock.now();
    const lead = await trx
      .selectFrom('partner_leads')
      .select(['id', 'accepted_at', 'accepted_by', 'expires_at', 'forename', 'email_address', 'phone_number'])
      .where('token_hash', '=', hashOf(leadToken))
      .forUpdate()
      .executeTakeFirst();
    if (lead?.accepted_by === customerId) return 'theirs';
    if (!lead || lead.accepted_at || lead.expires_at <= now) return 'over';
    const person = await trx
      .selectFrom('customers')
      .select(['forename', 'email', 'contact_number'])
      .where('id', '=', customerId)
      .executeTakeFirst();
    if (!person || !isSamePerson(person, lead)) return 'open';
    await trx
      .updateTable('partner_leads')
      .set({ accepted_at: now, accepted_by: customerId, brought_along: true })
      .where('id', '=', lead.id)
      .execute();
    return 'theirs';
  });
}

/** Whether a lead was made for a person: a household may share a number or an address, so the first name counts too. */
function isSamePerson(
  person: {
    readonly forename: string | null;
    readonly email: string | null;
    readonly contact_number: string | null;
  },
  lead: {
    readonly forename: string;
    readonly email_address: string | null;
    readonly phone_number: string;
  },
): boolean {
  const isSame = (one: string | null, other: string | null, key: (text: string) => string) =>
    one !== null && other !== null && key(one) === key(other);
  return (
    isSame(person.forename, lead.forename, name => name.trim().toLowerCase()) &&
    (isSame(person.email, lead.email_address, emailKey) ||
      isSame(person.contact_number, lead.phone_number, phone => waysToWritePhone(stripPhone(phone))[0]))
  );
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

/** What a partner told of where a person came from with the lead by which they came; undefined for whom no lead brought. */
export async function contextOfLead(
  database: Database,
  customerId: string,
): Promise<MarketingContext | undefined> {
  const lead = await database
    .selectFrom('partner_leads')
    .select(['app_id', 'brand_id', 'plid', 'gcl_id', 'query'])
    .where('accepted_by', '=', customerId)
    .where('brought_along', '=', false)
    .executeTakeFirst();
  if (!lead) return undefined;
  return {
    ...(lead.app_id !== null && { appId: lead.app_id }),
    ...(lead.brand_id !== null && { brandId: lead.brand_id }),
    ...(lead.plid !== null && { plid: lead.plid }),
    ...(lead.gcl_id !== null && { gclId: lead.gcl_id }),
    ...(lead.query !== null && { query: lead.query }),
  };
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
