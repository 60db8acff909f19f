import {
  type AskedRole,
  hasRole,
  type RoleMeaning,
  requiredRoles,
  roleNames,
  type WithRoles,
} from '../values/role.ts';

/**
 * What a line of the budget can be, besides its name. Content gives each line its roles, and rules ask for roles: the
 * number of a line is only an identifier. A role with `side: 'income'` belongs on income, the others on spending.
 */
export const BUDGET_ROLES = {
  'own-earnings': {
    side: 'income',
    means: 'Pay for work of the person: wages, self-employment, sick or parental pay.',
    isAsked: true,
  },
  wages: {
    side: 'income',
    means: 'Pay for work that goes on. Statutory sick or parental pay is none.',
    isAsked: true,
  },
  'partner-earnings': {
    side: 'income',
    means: 'Pay for work of the partner who shares the budget.',
    isAsked: true,
  },
  benefit: {
    side: 'income',
    means: 'A benefit or tax credit that the state pays. A State Pension is none.',
    isAsked: true,
  },
  'child-benefit': {
    side: 'income',
    means: 'A benefit that is paid for a child: who has none in the home is asked about it.',
    isAsked: true,
  },
  'state-pension': {
    side: 'income',
    means: 'State Pension: beside benefits, it leaves open whether all income is from benefits.',
    isAsked: true,
  },
  'private-pension': {
    side: 'income',
    means: 'A pension from work or savings, an annuity or a drawdown.',
    isAsked: false,
  },
  'other-income': {
    side: 'income',
    means: 'Money that comes in and is neither pay, benefit nor pension.',
    isAsked: false,
  },
  disability: {
    side: 'income',
    means:
      'Paid for a disability, such as PIP or Attendance Allowance: a debt relief order does not count it.',
    isAsked: true,
  },
  'housing-support': { side: 'income', means: 'A benefit that is paid towards rent.', isAsked: false },
  'help-from-others': {
    side: 'income',
    means: 'Money that other people give, such as family or adults in the home.',
    isAsked: false,
  },
  housing: {
    side: 'spending',
    means: 'What the home costs: rent, mortgage, ground rent, loans secured on it.',
    isAsked: false,
  },
  rent: { side: 'spending', means: 'Rent of the home.', isAsked: true },
  mortgage: { side: 'spending', means: 'The payment of a mortgage on the home.', isAsked: true },
  'secures-home': {
    side: 'spending',
    means: 'A payment behind which the home stands: the lender may take it.',
    isAsked: false,
  },
  'secures-vehicle': {
    side: 'spending',
    means: 'A payment behind which a vehicle stands: the lender may take it.',
    isAsked: false,
  },
  'council-tax': { side: 'spending', means: 'Council tax, or rates in Northern Ireland.', isAsked: false },
  energy: {
    side: 'spending',
    means: 'Gas, electricity or another source of heat and power.',
    isAsked: false,
  },
  water: { side: 'spending', means: 'Water and waste water.', isAsked: false },
  'tv-licence': { side: 'spending', means: 'The television licence.', isAsked: false },
  'car-running': {
    side: 'spending',
    means: 'What it costs to keep and drive a vehicle, without paying it off.',
    isAsked: true,
  },
  food: {
    side: 'spending',
    means: 'Groceries: a budget where this comes to nothing says that nobody eats.',
    isAsked: true,
  },
  'child-maintenance': {
    side: 'spending',
    means: 'Child maintenance that the person pays.',
    isAsked: false,
  },
  'emergency-savings': {
    side: 'spending',
    means: 'Money put by for things that break, within the limits for it.',
    isAsked: true,
  },
} as const satisfies Readonly<Record<string, RoleMeaning & { readonly side: 'income' | 'spending' }>>;

export type BudgetRole = keyof typeof BUDGET_ROLES;
export const BUDGET_ROLE_NAMES = roleNames(BUDGET_ROLES);

/** The roles that rules ask for: content needs a line with each. */
export type AskedBudgetRole = AskedRole<typeof BUDGET_ROLES>;
export const ASKED_BUDGET_ROLES: readonly AskedBudgetRole[] = requiredRoles(BUDGET_ROLES);

/** The kinds of income. Each income line has exactly one, so that none is counted as other income by mistake. */
export const INCOME_ROLES = [
  'own-earnings',
  'partner-earnings',
  'benefit',
  'state-pension',
  'private-pension',
  'other-income',
] as const satisfies readonly BudgetRole[];

/** Anything that has roles of the budget: a line of the content, or of a case. */
export type WithBudgetRoles = WithRoles<BudgetRole>;

/** Whether a line has a role. */
export function hasBudgetRole(line: WithBudgetRoles, role: AskedBudgetRole): boolean {
  return hasRole(line, role);
}

/** Whether a line is income. */
export function isIncomeLine({ roles }: WithBudgetRoles): boolean {
  // A loop: every line of thousands of budgets a second is asked.
  for (const role of roles) if (BUDGET_ROLES[role].side === 'income') return true;
  return false;
}

/** Whether a line is income of which its name does not say whose it is: a benefit, a pension, other income. */
export function isAnybodysIncome(line: WithBudgetRoles): boolean {
  return (
    isIncomeLine(line) && !hasBudgetRole(line, 'own-earnings') && !hasBudgetRole(line, 'partner-earnings')
  );
}
