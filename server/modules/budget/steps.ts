import { BUDGET, BUDGET_SUMMARY } from '@towpath/domain/budget/steps.ts';
import type { StepPart } from '../answers/stepPart.ts';

type Lacks = (customerId: string) => Promise<string | null>;

/** The budget is done once each category is submitted; its summary once the person also said whether to share it (IE-019). */
export function budgetSteps(of: {
  readonly budgetLacks: Lacks;
  readonly sharingLacks: Lacks;
}): readonly StepPart[] {
  return [
    { kind: BUDGET, lacks: of.budgetLacks },
    {
      kind: BUDGET_SUMMARY,
      lacks: async customerId => (await of.budgetLacks(customerId)) ?? (await of.sharingLacks(customerId)),
    },
  ];
}
