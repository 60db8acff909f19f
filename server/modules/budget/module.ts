import type { Deps } from '../../deps.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { householdChangedAt, householdOf } from '../household/readHousehold.ts';
import type { ServerModule } from '../module.ts';
import { budgetForStaff } from './budgetForStaff.ts';
import type { BudgetsDeps } from './budgetNow.ts';
import { confirmedBudget } from './budgetOnPaper.ts';
import { budgetLacks } from './completion.ts';
import { budgetLinesForStaff, correctLine } from './correctLine.ts';
import { type BudgetFactsDeps, budgetFacts, publicFundsReader } from './facts.ts';
import { budgetForAdvice } from './forAdvice.ts';
import { reopening } from './reopening.ts';
import { registerBudgetRoutes } from './routes.ts';
import { budgetSteps } from './steps.ts';

type Given = Parameters<typeof correctLine> extends [unknown, ...infer Rest] ? Rest : never;

/** Income and outgoings: its calls, and what other modules ask of it. */
export function budgetModule(
  parts: Deps &
    Pick<BudgetsDeps, 'budget' | 'requireStep' | 'factsChanged'> &
    Pick<BudgetFactsDeps, 'walkedQualifier' | 'healthFacts'> &
    Parameters<typeof publicFundsReader>[0] & {
      /** What the summary still needs: the person's choice about sharing it. */
      readonly sharingLacks: (customerId: string) => Promise<string | null>;
    },
) {
  const deps: BudgetsDeps = {
    ...parts,
    householdOf,
    householdChangedAt,
    debtsOf,
    factsOf: budgetFacts(parts),
    hasPublicFunds: publicFundsReader(parts),
  };
  const module: ServerModule = { registerRoutes: app => registerBudgetRoutes(app, deps) };
  return {
    ...module,
    stepParts: budgetSteps({
      budgetLacks: customerId => budgetLacks(deps, customerId),
      sharingLacks: parts.sharingLacks,
    }),
    confirmed: (customerId: string) => confirmedBudget(deps, customerId),
    forAdvice: (trx: DatabaseTransaction, customerId: string) => budgetForAdvice(deps, trx, customerId),
    forStaff: (customerId: string) => budgetForStaff(deps, customerId),
    linesForStaff: (customerId: string, categoryId: number) =>
      budgetLinesForStaff(deps, customerId, categoryId),
    correctLine: (...given: Given) => correctLine(deps, ...given),
    toldIncomeOf: async (customerId: string) => (await deps.factsOf(customerId)).told.income ?? null,
    reopening: (customerId: string) => reopening(deps, customerId),
  };
}
