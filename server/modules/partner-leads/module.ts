import type { Deps } from '../../deps.ts';
import { everyHour } from '../../platform/jobs/recurringJobs.ts';
import type { ServerModule } from '../module.ts';
import { identifyPartnerBy } from './identifyPartner.ts';
import { knownPartners } from './knownPartners.ts';
import { registerPartnerLeadRoutes } from './routes.ts';
import { registerStaffPartnerRoutes } from './staffRoutes.ts';

/** What partners call: they tell us of people, and read how far their people came. */
export function partnerLeadsModule(deps: Deps & { readonly content: Parameters<typeof knownPartners>[0] }) {
  const { database, clock } = deps;
  const module: ServerModule = {
    registerRoutes(app) {
      registerPartnerLeadRoutes(app, deps);
      registerStaffPartnerRoutes(app, { ...deps, partners: knownPartners(deps.content) });
    },
    jobs: [
      everyHour('tidy partner calls', async () => {
        const now = clock.now();
        await database.deleteFrom('partner_signatures').where('expires_at', '<=', now).execute();
        await database.deleteFrom('partner_lead_repeats').where('expires_at', '<=', now).execute();
      }),
    ],
  };
  return { ...module, identifyPartner: identifyPartnerBy(deps) };
}
