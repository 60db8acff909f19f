import {
  type AskedRole,
  hasRole,
  type RoleMeaning,
  requiredRoles,
  roleNames,
  type WithRoles,
} from '../values/role.ts';

/**
 * What a kind of debt can be, besides its name. Content gives each kind its roles, and rules ask for roles: the id of a
 * kind carries no meaning. Which solutions include a kind, whether it is a priority debt and whether it is usually
 * secured are separate fields beside the roles.
 */
export const DEBT_ROLES = {
  // How the debt works.
  'goes-on': {
    means: 'An agreement that goes on: what is overdue is not its balance.',
    isAsked: true,
  },
  bill: {
    means: 'A bill: a balance that is not overdue is this year’s, and stands in the budget.',
    isAsked: true,
  },
  'secures-home': { means: 'The lender may take the home.', isAsked: true },
  'secures-vehicle': { means: 'The lender may take the vehicle.', isAsked: true },
  'secures-goods': { means: 'The lender may take other goods.', isAsked: false },
  'has-guarantor': { means: 'Somebody else has promised to pay it.', isAsked: true },
  'asks-receipt-of-benefit': {
    means: 'A benefit or tax credit was overpaid, and may be taken off before the next is paid.',
    isAsked: true,
  },
  'lasts-longer': {
    means:
      'The 5 or 6 years after which a court may not enforce an ordinary debt do not settle it: it lasts longer, or ends by other rules.',
    isAsked: true,
  },
  'barred-later': {
    means: 'A court may not enforce it after more years than an ordinary debt, such as 12 or 20.',
    isAsked: true,
  },
  'never-pay': {
    means: 'An illegal lender: nothing is paid under a plan, and help is named.',
    isAsked: true,
  },
  // What not paying it can cost the person; at most one of these.
  'can-cost-home': { means: 'Not paying it can cost the home.', isAsked: true },
  'can-cost-liberty': { means: 'Not paying it can lead to prison.', isAsked: true },
  'can-cost-energy': { means: 'Not paying it can cut off heat or power.', isAsked: true },
  'can-cost-goods': { means: 'Not paying it can cost a vehicle or goods.', isAsked: true },
  'taken-from-benefits': { means: 'It can be taken from benefits before they are paid.', isAsked: true },
  // What it is.
  mortgage: { means: 'A mortgage on the home.', isAsked: true },
  'rent-of-home': {
    means: 'Rent of the home that the person lives in: a landlord can still act.',
    isAsked: true,
  },
  overdraft: { means: 'An overdraft: the bank that is owed also holds the account.', isAsked: true },
  'council-tax': {
    means: 'Council tax or rates: in England, not paying it can lead to prison.',
    isAsked: true,
  },
  energy: { means: 'Gas or electricity.', isAsked: true },
  'tv-licence': { means: 'The television licence.', isAsked: true },
  'court-fine': { means: 'A fine of a criminal court.', isAsked: true },
  'child-maintenance': { means: 'Child maintenance.', isAsked: true },
  'criminal-order': {
    means: 'What a criminal court ordered to be paid that is no fine: compensation or confiscation.',
    isAsked: false,
  },
  'spousal-maintenance': {
    means: 'Maintenance of a husband, wife or partner, or by order of a family court.',
    isAsked: false,
  },
  'traffic-penalty': { means: 'A penalty of a council for parking or traffic.', isAsked: false },
  'income-tax': { means: 'Tax or National Insurance of the person.', isAsked: true },
  'business-tax': { means: 'VAT, PAYE or another tax of a business.', isAsked: false },
  'business-debt': { means: 'A debt of a business that the person runs.', isAsked: true },
  'court-judgment': {
    means: 'A judgment of which nobody has said what it is for: any debt may stand behind it.',
    isAsked: true,
  },
  'debt-purchaser': {
    means: 'A debt that another firm bought or collects: it may stand in a list twice.',
    isAsked: true,
  },
  other: { means: 'What fits no other kind: an adviser looks at it.', isAsked: true },
  card: { means: 'A card to pay with.', isAsked: false },
  loan: { means: 'Money that was lent.', isAsked: false },
  shopping: { means: 'Goods or services that are paid off.', isAsked: false },
  vehicle: { means: 'It is about a vehicle.', isAsked: false },
  housing: { means: 'It is about a home: rent, mortgage, charges.', isAsked: false },
  water: { means: 'Water and sewerage.', isAsked: true },
  communications: { means: 'Phone, broadband or pay television.', isAsked: false },
  legal: { means: 'A court or lawyers are behind it.', isAsked: false },
  family: { means: 'It is owed to, or for, people close to the person.', isAsked: false },
  'student-loan': { means: 'A student loan.', isAsked: false },
  'housing-benefit': { means: 'A benefit that the council paid too much of.', isAsked: false },
  work: { means: 'It comes from work or a business.', isAsked: false },
  care: { means: 'Care, health or a funeral.', isAsked: false },
  childcare: { means: 'Nursery, school or childcare.', isAsked: false },
  // Where the law does not know it.
  'not-in-scotland': { means: 'Scots law does not know it: it comes from another nation.', isAsked: true },
  'not-in-northern-ireland': {
    means: 'There is no such bill in Northern Ireland: it comes from another nation.',
    isAsked: true,
  },
} as const satisfies Readonly<Record<string, RoleMeaning>>;

export type DebtRole = keyof typeof DEBT_ROLES;
export const DEBT_ROLE_NAMES = roleNames(DEBT_ROLES);

/** The roles that rules ask for: content needs a kind of debt with each. */
export type AskedDebtRole = AskedRole<typeof DEBT_ROLES>;
export const ASKED_DEBT_ROLES: readonly AskedDebtRole[] = requiredRoles(DEBT_ROLES);

/** Roles of which a kind has at most one: what not paying it can cost is said once. */
export const STAKE_ROLES = [
  'can-cost-home',
  'can-cost-liberty',
  'can-cost-energy',
  'can-cost-goods',
  'taken-from-benefits',
] as const satisfies readonly DebtRole[];

/** Anything that has the roles of a kind of debt. */
export type WithDebtRoles = WithRoles<DebtRole>;

/** Whether a kind of debt has a role. A kind that is not known has none. */
export function hasDebtRole(type: WithDebtRoles | null | undefined, role: AskedDebtRole): boolean {
  return hasRole(type, role);
}
