import { giveConsent, myConsent } from '@towpath/contracts/api/consents.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Consents } from './service.ts';

export function registerConsentRoutes(app: FastifyInstance, consents: Consents): void {
  route(app, myConsent, async ({ who, query }) => {
    const asked = {
      consentTypeId: Number(query.consentTypeId),
      consentChannelTypeId: Number(query.consentChannelTypeId),
    };
    return { ...asked, hasConsented: await consents.latest(who.customerId, asked) };
  });

  route(app, giveConsent, ({ who, body, request: { network } }) => consents.give({ ...who, network }, body));
}
