import { myDetails } from '@towpath/contracts/api/customers.ts';
import { acceptPartnerLead, meetPartnerLead } from '@towpath/contracts/api/leadLink.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { type DetailsDeps, detailsOf } from './details.ts';
import { acceptLead, meetLead, type StartGuest } from './leads.ts';

/** Endpoints about the person themselves. `setGuest` gives the browser its new credential. */
export function registerCustomerRoutes(
  app: FastifyInstance,
  deps: DetailsDeps,
  startGuest: StartGuest,
  setGuest: (reply: FastifyReply, basicAuthToken: string) => void,
): void {
  route(app, myDetails, async ({ who }) => detailsOf(deps, who.customerId));

  route(
    app,
    acceptPartnerLead,
    async ({ body, reply }) => {
      const guest = await acceptLead(deps, startGuest, body.leadToken);
      setGuest(reply, guest.basicAuthToken);
      return { basicAuthToken: guest.basicAuthToken, userId: guest.customerId };
    },
    { limits: [{ max: 30, seconds: 60, by: 'address' }] },
  );

  route(
    app,
    meetPartnerLead,
    async ({ who: { customerId }, body: { leadToken } }) => ({
      state: await meetLead(deps, customerId, leadToken),
    }),
    { limits: [{ max: 30, seconds: 60, by: 'person' }] },
  );
}
