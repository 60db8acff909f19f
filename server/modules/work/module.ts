import type { Deps } from '../../deps.ts';
import type { ServerModule } from '../module.ts';
import { registerWorkRoutes } from './routes.ts';

/** What waits for one of us. */
export function workModule(deps: Deps): ServerModule {
  return { registerRoutes: app => registerWorkRoutes(app, deps) };
}
