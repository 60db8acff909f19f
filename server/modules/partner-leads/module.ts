import type { Deps } from '../../deps.ts';
import { everyHour } from '../../platform/jobs/recurringJobs.ts';
import type { ServerModule } from '../module.ts';
import { identifyPartnerBy } from './identifyPartner.ts';
import { registerPartnerLeadRoutes } from './routes.ts';

/** What partners call: they tell us of people, and read how far their people came. */
export function partnerLeadsModule(deps: Deps) {
  const { database, clock } = deps;
  const module: ServerModule = {
    registerRoutes: app => registerPartnerLeadRoutes(app, deps),
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
