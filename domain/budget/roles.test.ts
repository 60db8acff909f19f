import { describe, expect, it } from 'vitest';
import { BUDGET_ROLE_NAMES, BUDGET_ROLES, INCOME_ROLES, isIncomeLine } from './roles.ts';

describe('the roles of budget lines', () => {
  it('each have one sentence (HO-001)', () => {
    for (const role of BUDGET_ROLE_NAMES) {
      expect(BUDGET_ROLES[role].means, role).toMatch(/^[A-Z][^.]*\.( [A-Z][^.]*\.)?$/u);
    }
  });

  it('tell income from spending, whatever the number of the line (HO-001)', () => {
    for (const role of INCOME_ROLES) expect(isIncomeLine({ roles: [role] }), role).toBe(true);
    for (const role of BUDGET_ROLE_NAMES.filter(one => BUDGET_ROLES[one].side === 'spending')) {
      expect(isIncomeLine({ roles: [role] }), role).toBe(false);
    }
    expect(isIncomeLine({ roles: [] })).toBe(false);
  });
});
