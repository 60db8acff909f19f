import { createPartnerLead } from '@towpath/contracts/api/partnerLeads.ts';
import { addPartnerKey, endPartnerKey } from '@towpath/server/modules/partner-leads/keys.ts';
import type { KeyRing } from '@towpath/server/platform/config/keyRing.ts';
import type { Database } from '@towpath/server/platform/database/database.ts';
import { routePath } from '@towpath/server/platform/http/route.ts';
import type { Clock } from '@towpath/server/platform/time/clock.ts';
import { signature } from '@towpath/server/testing/signingPartner.ts';
import type { Site } from '@towpath/server/testing/site.ts';
import type { Place } from './visitor.ts';
import { LEADS_BY } from './visits.ts';

/** A partner that tells us of people by its signed call, with a key that is ended once all of them are told of. */
export async function partnerThatTells({
  site,
  database,
  dataSecret,
  clock,
}: {
  readonly site: Site;
  readonly database: Database;
  readonly dataSecret: KeyRing;
  readonly clock: Clock;
}): Promise<Pick<Place, 'leadOf'> & { readonly end: () => Promise<void> }> {
  const made = await addPartnerKey({ database, dataSecret }, LEADS_BY, clock.now());
  let told = 0;
  return {
    async leadOf(lead) {
      if (!made) return undefined;
      told += 1;
      const body = { ...lead, marketingContext: { appId: LEADS_BY, plid: 'spring' } };
      const idempotencyKey = `order-of-the-seed-${made.id.replace(/[^a-z0-9]/giu, '')}-${told}`;
      const authorization = signature({
        key: made.id,
        secret: made.secret,
        method: createPartnerLead.method,
        url: routePath(createPartnerLead),
        time: clock.now().getTime() + told,
        body: JSON.stringify(body),
        idempotencyKey,
      });
      const headers = { 'idempotency-key': idempotencyKey };
      const { answer } = await site.call(createPartnerLead, { headers, body, authorization });
      return new URL(answer.personalLink).searchParams.get('lead') ?? undefined;
    },
    async end() {
      if (made) await endPartnerKey(database, made.id, clock.now());
    },
  };
}
