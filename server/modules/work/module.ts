import type { ServerModule } from '../module.ts';
import { registerWorkRoutes, type WorkDeps } from './routes.ts';

/** What waits for one of us. */
export function workModule(deps: WorkDeps): ServerModule {
  return { registerRoutes: app => registerWorkRoutes(app, deps) };
}
