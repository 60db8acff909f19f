import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { route } from '../../platform/http/route.ts';
import type { ServerModule } from '../module.ts';
import { createDashboard, type DashboardDeps } from './service.ts';

/** What leads on a person's own page. It keeps nothing: each module says what it knows. */
export function dashboardModule(deps: DashboardDeps): ServerModule {
  const mine = createDashboard(deps);
  return {
    registerRoutes(app) {
      route(app, myDashboard, ({ who }) => mine(who.customerId));
    },
  };
}
