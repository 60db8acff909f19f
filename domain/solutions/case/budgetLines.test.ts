import { expect, it } from 'vitest';
import type { BudgetRole } from '../../budget/roles.ts';
import { isDisabilityBenefit, lineKind } from './budgetLines.ts';

it.each<[string, readonly BudgetRole[]]>([
  ['benefit', ['benefit']],
  ['benefit', ['benefit', 'disability']],
  ['state pension', ['state-pension']],
  ['other income', ['own-earnings']],
  ['other income', ['partner-earnings']],
  ['other income', ['private-pension']],
  ['other income', ['other-income', 'help-from-others']],
  ['savings', ['emergency-savings']],
  ['spending', ['housing', 'rent']],
  ['spending', []],
])('a line is read as %s: %j (HO-001)', (kind, roles) => {
  expect(lineKind({ roles })).toBe(kind);
});

it('a benefit counts as paid for a disability when its roles say so (HO-001)', () => {
  expect(isDisabilityBenefit({ roles: ['benefit', 'disability'] })).toBe(true);
  expect(isDisabilityBenefit({ roles: ['benefit'] })).toBe(false);
});
