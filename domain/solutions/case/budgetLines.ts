import { hasBudgetRole, isIncomeLine, type WithBudgetRoles } from '../../budget/roles.ts';

/** The kind of a budget line, as far as the rules distinguish lines. */
export type LineKind = 'benefit' | 'state pension' | 'other income' | 'spending' | 'savings';

/** Works out the kind of a line from its roles. A line that is neither income nor savings is spending. */
export function lineKind(line: WithBudgetRoles): LineKind {
  if (line.roles.length === 0) return 'spending';
  if (hasBudgetRole(line, 'emergency-savings')) return 'savings';
  if (!isIncomeLine(line)) return 'spending';
  if (hasBudgetRole(line, 'benefit')) return 'benefit';
  return hasBudgetRole(line, 'state-pension') ? 'state pension' : 'other income';
}

/** Whether a benefit is paid for a disability: a debt relief order does not count it. */
export function isDisabilityBenefit(line: WithBudgetRoles): boolean {
  return hasBudgetRole(line, 'disability');
}
