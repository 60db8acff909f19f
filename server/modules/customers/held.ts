import { type Held, IS_HASH } from '../../platform/database/held.ts';

/** What these tables hold about a person. */
export const customersHeld: readonly Held[] = [
  {
    table: 'customers',
    leftOut: { password_hash: IS_HASH },
    rows: (database, customerId) =>
      database.selectFrom('customers').selectAll().where('id', '=', customerId).execute(),
  },
  {
    table: 'partner_leads',
    leftOut: { token_hash: IS_HASH },
    rows: (database, customerId) =>
      database.selectFrom('partner_leads').selectAll().where('accepted_by', '=', customerId).execute(),
  },
];
