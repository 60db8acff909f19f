import type { Deps } from '../../deps.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { ServerModule } from '../module.ts';
import { healthAgreements } from './agreements.ts';
import { registerHealthRoutes } from './routes.ts';
import { createHealth, type HealthDeps } from './service.ts';

/** What people tell us about their health, sealed. */
export function healthModule(deps: Deps & Pick<HealthDeps, 'health'>) {
  const health = createHealth({ ...deps, seal: createSeal(deps.config.healthDataKey) });
  const { answersForAdvice, factsForBudget, conditions } = health;
  const module: ServerModule = { registerRoutes: app => registerHealthRoutes(app, health) };
  return { ...module, agreements: healthAgreements(health), answersForAdvice, factsForBudget, conditions };
}
