import type { Deps } from '../../deps.ts';
import type { ServerModule } from '../module.ts';
import { registerAccountRoutes } from './routes.ts';

/** What a person sees and changes of their own account. */
export function accountModule(deps: Deps): ServerModule {
  return { registerRoutes: app => registerAccountRoutes(app, deps) };
}
