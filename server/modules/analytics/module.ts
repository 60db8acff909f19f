import type { Deps } from '../../deps.ts';
import type { ServerModule } from '../module.ts';
import { registerAnalyticsRoutes } from './routes.ts';

/** Counting, for those who said yes to it. */
export function analyticsModule(deps: Deps): ServerModule {
  return { registerRoutes: app => registerAnalyticsRoutes(app, deps) };
}
