import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { caseWaits } from '@towpath/contracts/api/staffWaits.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../platform/http/route.ts';
import { openCase, seesHealth } from '../cases/opening.ts';
import type { ServerModule } from '../module.ts';
import { createDashboard, type DashboardDeps } from './service.ts';

/** What leads on a person's own page. It keeps nothing: each module says what it knows. */
export function dashboardModule(deps: DashboardDeps & Pick<Deps, 'database'>): ServerModule {
  const mine = createDashboard(deps);
  return {
    registerRoutes(app) {
      route(app, myDashboard, ({ who }) => mine(who.customerId));

      route(app, caseWaits, async call => {
        const { customerId } = await openCase(deps, call, 'summary');
        const { leads, pressing, dates, waits, done, standing } = await mine(
          customerId,
          seesHealth(call.who),
        );
        const [gravest] = pressing.urgent;
        const matter =
          leads === 'matter' && gravest ? { heading: gravest.step.heading, says: gravest.says } : null;
        return { leads, matter, dates, waits, done, standing };
      });
    },
  };
}
