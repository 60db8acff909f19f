import type { Deps } from '../../deps.ts';
import type { ServerModule } from '../module.ts';
import { funnelReading } from './funnel.ts';
import { registerAnalyticsRoutes } from './routes.ts';

/** Analytics, for those who consented; and counts of how far people come, which know nobody. */
export function analyticsModule(deps: Deps): ServerModule {
  return {
    registerRoutes: app => registerAnalyticsRoutes(app, deps),
    readings: [funnelReading],
  };
}
