import type { AskedBudgetRole, BudgetRole } from '../../budget/roles.ts';
import type { CaseBudget } from '../case/case.ts';

/** What a complete budget has a sum for, as far as it may not fit with what was told elsewhere. */
export type BudgetSigns = {
  readonly vehicleCosts: boolean;
  readonly mortgage: boolean;
  readonly partnersPay: boolean;
  readonly childBenefit: boolean;
  readonly wage: boolean;
  readonly disabilityBenefit: boolean;
  readonly benefits: boolean;
};

/** The role that makes a line such a sign. Looked up by role, since every case that is judged passes here. */
const SIGNS: Readonly<Partial<Record<BudgetRole, keyof BudgetSigns>>> = {
  'car-running': 'vehicleCosts',
  mortgage: 'mortgage',
  'partner-earnings': 'partnersPay',
  'child-benefit': 'childBenefit',
  wages: 'wage',
  disability: 'disabilityBenefit',
  benefit: 'benefits',
} satisfies Partial<Record<AskedBudgetRole, keyof BudgetSigns>>;

/** Reads a budget for these signs; one that is not complete has none. */
export function signsOf({ isComplete, lines }: Pick<CaseBudget, 'isComplete' | 'lines'>): BudgetSigns {
  const signs = {
    vehicleCosts: false,
    mortgage: false,
    partnersPay: false,
    childBenefit: false,
    wage: false,
    disabilityBenefit: false,
    benefits: false,
  };
  if (!isComplete) return signs;
  for (const { roles, monthly } of lines) {
    if (roles.length === 0 || monthly === null || monthly <= 0) continue;
    for (const role of roles) {
      const sign = SIGNS[role];
      if (sign !== undefined) signs[sign] = true;
    }
  }
  return signs;
}
