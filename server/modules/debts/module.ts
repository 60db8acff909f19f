import type { Config } from '../../platform/config/config.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { ServerModule } from '../module.ts';
import { registerDebtRoutes } from './routes.ts';
import { createDebts, type DebtsDeps } from './service.ts';
import { debtSteps } from './steps.ts';

/** What people owe. */
export function debtsModule(
  given: Omit<DebtsDeps, 'seal'> & { readonly config: Pick<Config, 'dataSecret'> },
) {
  const deps = { ...given, seal: createSeal(given.config.dataSecret) };
  const debts = createDebts(deps);
  const module: ServerModule = { registerRoutes: app => registerDebtRoutes(app, debts) };
  return { ...module, stepParts: debtSteps(deps), mine: debts.mine, withAdviser: debts };
}
