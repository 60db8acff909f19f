import { describe, expect, it } from 'vitest';
import { ASKED_DEBT_ROLES, DEBT_ROLE_NAMES, DEBT_ROLES, hasDebtRole } from './roles.ts';

describe('the roles of kinds of debt', () => {
  it('each have one sentence (HO-001)', () => {
    for (const role of DEBT_ROLE_NAMES) {
      expect(DEBT_ROLES[role].means, role).toMatch(/^[A-Z][^.]*\.$/u);
    }
  });

  it('are read from a kind, and an unknown kind has none (HO-001)', () => {
    expect(hasDebtRole({ roles: ['bill', 'energy'] }, 'bill')).toBe(true);
    expect(hasDebtRole({ roles: ['energy'] }, 'bill')).toBe(false);
    for (const role of ASKED_DEBT_ROLES) {
      expect(hasDebtRole(null, role)).toBe(false);
      expect(hasDebtRole(undefined, role)).toBe(false);
    }
  });
});
