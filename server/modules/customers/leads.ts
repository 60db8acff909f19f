import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';

/**
 * Begins a guest session for a person whose details we were given. Provided by identity; wired in module.ts.
 */
export type StartGuest = (
  trx: DatabaseTransaction,
  now: Date,
  contact: { forename: string; surname: string | null; contact_number: string },
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
