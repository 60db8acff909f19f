import type { Deps } from '../../deps.ts';
import type { ServerModule } from '../module.ts';
import { type OnClaim, registerWorkRoutes } from './routes.ts';

/** What waits for one of us. */
export function workModule(deps: Deps & { readonly onClaim: OnClaim }): ServerModule {
  return { registerRoutes: app => registerWorkRoutes(app, deps) };
}
