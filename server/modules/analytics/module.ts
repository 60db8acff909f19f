import type { Deps } from '../../deps.ts';
import type { ServerModule } from '../module.ts';
import { registerAnalyticsRoutes } from './routes.ts';

/** Analytics, for those who consented. */
export function analyticsModule(deps: Deps): ServerModule {
  return { registerRoutes: app => registerAnalyticsRoutes(app, deps) };
}
