import type { BrandLook } from '@towpath/contracts/content/brandLook.ts';
import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Database } from '../../platform/database/database.ts';
import { choosePartner } from '../../platform/site/partnerCookie.ts';
import { bookedUnder } from '../bookings/appId.ts';
import { appIdOf } from '../journeys/appId.ts';

/**
 * The app id of whoever sent a person: of the partner's lead that they accepted, else of their link, else of the page on
 * which they booked a talk. A lead that somebody with an account brought along does not change whose look they know.
 */
export async function sentBy(database: Database, customerId: string): Promise<string | null> {
  const lead = await database
    .selectFrom('partner_leads')
    .select('app_id')
    .where('accepted_by', '=', customerId)
    .where('brought_along', '=', false)
    .executeTakeFirst();
  return lead?.app_id ?? (await appIdOf(database, customerId)) ?? bookedUnder(database, customerId);
}

/** The look that each person knows: that of the partner who sent them, where it has one, or ours. */
export function looksOfPeople(
  { database, config }: Pick<Deps, 'database' | 'config'>,
  { look, partners }: Pick<OperatorContent, 'look' | 'partners'>,
) {
  const isAnyBranded = Object.keys(partners).length > 0;

  async function partnerOf(customerId: string): Promise<string | null> {
    const appId = isAnyBranded ? await sentBy(database, customerId) : null;
    return appId !== null && Object.hasOwn(partners, appId) ? appId : null;
  }

  return {
    /** The app id of that partner; null where the look is ours. */
    partnerOf,
    /** Null stands for somebody who is not known any more. */
    async lookOf(customerId: string | null): Promise<BrandLook> {
      const appId = customerId === null ? null : await partnerOf(customerId);
      return partners[appId ?? ''] ?? look;
    },
    /** Has the pages of this browser show it from now on, whatever link was followed in it before. */
    async giveLook(reply: FastifyReply, customerId: string): Promise<void> {
      if (isAnyBranded) choosePartner(reply, await partnerOf(customerId), config.secureCookies);
    },
  };
}
