import { hasBudgetRole, isIncomeLine, type WithBudgetRoles } from '../../budget/roles.ts';

/** What a line of the statement is, as far as the rules tell lines apart. */
export type LineKind = 'benefit' | 'state pension' | 'other income' | 'spending' | 'savings';

/** Reads the roles of a line. One that is no income and no savings is spending. */
export function lineKind(line: WithBudgetRoles): LineKind {
  if (hasBudgetRole(line, 'emergency-savings')) return 'savings';
  if (!isIncomeLine(line)) return 'spending';
  if (hasBudgetRole(line, 'benefit')) return 'benefit';
  return hasBudgetRole(line, 'state-pension') ? 'state pension' : 'other income';
}

/** Whether a benefit is paid for a disability: a debt relief order does not count it. */
export function isDisabilityBenefit(line: WithBudgetRoles): boolean {
  return hasBudgetRole(line, 'disability');
}
