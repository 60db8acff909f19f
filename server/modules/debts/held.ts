import type { Held } from '../../platform/database/held.ts';

/** What these tables hold about a person. */
export const debtsHeld: readonly Held[] = [
  {
    table: 'debts',
    pence: ['current_balance', 'estimated_balance', 'regular_payment_amount', 'arrears', 'agreed_payment'],
    rows: (database, customerId) =>
      database
        .selectFrom('debts')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('number')
        .execute(),
  },
  {
    table: 'debt_changes',
    isHistory: true,
    rows: (database, customerId) =>
      database
        .selectFrom('debt_changes')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('id')
        .execute(),
  },
  {
    table: 'different_debts',
    rows: (database, customerId) =>
      database
        .selectFrom('different_debts')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('at')
        .execute(),
  },
];
