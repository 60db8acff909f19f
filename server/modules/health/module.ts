import type { Deps } from '../../deps.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { ServerModule } from '../module.ts';
import { healthAgreements } from './agreements.ts';
import { healthByPhone } from './byPhone.ts';
import { healthCorrecting } from './correcting.ts';
import { registerHealthRoutes } from './routes.ts';
import { createHealth, type HealthDeps } from './service.ts';

/** What people tell us about their health, sealed. */
export function healthModule(deps: Deps & Pick<HealthDeps, 'health'>) {
  const own = { ...deps, seal: createSeal(deps.config.healthDataKey) };
  const health = createHealth(own);
  const { answersForAdvice, factsForBudget, factsForHelp } = health;
  const module: ServerModule = { registerRoutes: app => registerHealthRoutes(app, health) };
  return {
    ...module,
    agreements: healthAgreements(health),
    byPhone: healthByPhone(own, health),
    /** For who helps the person: what they told, what there is to choose from, and putting it right with them. */
    told: { ...health, correct: healthCorrecting(own, health) },
    answersForAdvice,
    factsForBudget,
    factsForHelp,
  };
}
