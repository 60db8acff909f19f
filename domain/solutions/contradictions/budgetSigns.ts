import type { AskedBudgetRole } from '../../budget/roles.ts';
import type { CaseBudget } from '../case/case.ts';

/** What a complete budget has a sum for, as far as it may not fit with what was told elsewhere. */
export type BudgetSigns = {
  readonly vehicleCosts: boolean;
  readonly mortgage: boolean;
  readonly partnersPay: boolean;
  readonly childBenefit: boolean;
  readonly wage: boolean;
  readonly disabilityBenefit: boolean;
};

const ROLES = {
  vehicleCosts: 'car-running',
  mortgage: 'mortgage',
  partnersPay: 'partner-earnings',
  childBenefit: 'child-benefit',
  wage: 'wages',
  disabilityBenefit: 'disability',
} as const satisfies Readonly<Record<keyof BudgetSigns, AskedBudgetRole>>;

/** Which sign each role is: of a line only its own one or two roles are looked up. */
const SIGN_OF: ReadonlyMap<string, keyof BudgetSigns> = new Map(
  (Object.keys(ROLES) as readonly (keyof BudgetSigns)[]).map(sign => [ROLES[sign], sign]),
);

/** Reads a budget for these signs; one that is not complete has none. */
export function signsOf({ isComplete, lines }: Pick<CaseBudget, 'isComplete' | 'lines'>): BudgetSigns {
  const signs = {
    vehicleCosts: false,
    mortgage: false,
    partnersPay: false,
    childBenefit: false,
    wage: false,
    disabilityBenefit: false,
  };
  if (!isComplete) return signs;
  for (const line of lines) {
    if (line.monthly === null || line.monthly <= 0) continue;
    for (const role of line.roles) {
      const sign = SIGN_OF.get(role);
      if (sign !== undefined) signs[sign] = true;
    }
  }
  return signs;
}
