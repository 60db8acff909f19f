import { type Held, IS_HASH } from '../../platform/database/held.ts';

/** What a person changed, or asked to change, of their account. */
export const accountHeld: readonly Held[] = [
  {
    table: 'email_changes',
    leftOut: { new_token_hash: IS_HASH, old_token_hash: IS_HASH },
    rows: (database, customerId) =>
      database
        .selectFrom('email_changes')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('asked_at')
        .execute(),
  },
  {
    table: 'text_notices',
    rows: (database, customerId) =>
      database.selectFrom('text_notices').selectAll().where('customer_id', '=', customerId).execute(),
  },
  {
    table: 'safe_contacts',
    rows: (database, customerId) =>
      database.selectFrom('safe_contacts').selectAll().where('customer_id', '=', customerId).execute(),
  },
];
