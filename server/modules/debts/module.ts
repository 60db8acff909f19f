import type { ServerModule } from '../module.ts';
import { registerDebtRoutes } from './routes.ts';
import { createDebts, type DebtsDeps } from './service.ts';
import { debtSteps } from './steps.ts';

/** What people owe. */
export function debtsModule(deps: DebtsDeps) {
  const debts = createDebts(deps);
  const module: ServerModule = { registerRoutes: app => registerDebtRoutes(app, debts) };
  return { ...module, stepParts: debtSteps(deps), mine: debts.mine, withAdviser: debts };
}
