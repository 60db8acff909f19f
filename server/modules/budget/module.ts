import type { Deps } from '../../deps.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { householdChangedAt, householdOf } from '../household/readHousehold.ts';
import type { ServerModule } from '../module.ts';
import type { BudgetsDeps } from './budgetNow.ts';
import { type BudgetFactsDeps, budgetFacts } from './facts.ts';
import { registerBudgetRoutes } from './routes.ts';
import { createBudgets } from './service.ts';
import { budgetSteps } from './steps.ts';

/** Income and outgoings. */
export function budgetModule(
  given: Deps &
    Pick<BudgetsDeps, 'budget' | 'requireStep'> &
    Pick<BudgetFactsDeps, 'walkedQualifier' | 'healthFacts'> & {
      /** What the summary still needs: the person's choice about sharing it. */
      readonly sharingLacks: (customerId: string) => Promise<string | null>;
    },
) {
  const budgets = createBudgets({
    ...given,
    householdOf,
    householdChangedAt,
    debtsOf,
    factsOf: budgetFacts(given),
  });
  const { confirmed, forAdvice, reopening } = budgets;
  const module: ServerModule = { registerRoutes: app => registerBudgetRoutes(app, budgets) };
  const stepParts = budgetSteps({ budgetLacks: budgets.lacks, sharingLacks: given.sharingLacks });
  return { ...module, stepParts, confirmed, forAdvice, reopening };
}
