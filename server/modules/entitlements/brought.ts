import type { Brought } from '../../platform/database/brought.ts';

/** What the account has said of help stands. */
export const entitlementsBrought: readonly Brought[] = [
  { table: 'entitlements_said', becomes: { ownStands: 'entitlements_said' } },
];
