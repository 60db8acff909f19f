import type { ServerModule } from '../module.ts';
import { registerDebtRoutes } from './routes.ts';
import { createDebts, type DebtsDeps } from './service.ts';
import { debtSteps } from './steps.ts';

/** What people owe. */
export function debtsModule(given: DebtsDeps) {
  const debts = createDebts(given);
  const module: ServerModule = { registerRoutes: app => registerDebtRoutes(app, debts) };
  return { ...module, stepParts: debtSteps(given), mine: debts.mine };
}
