import { type Brought, handedOver, ownStands, stays } from '../../platform/database/brought.ts';

/** How it is safe to reach somebody is told once. */
export const accountBrought: readonly Brought[] = [
  ...ownStands('safe_contacts'),
  ...stays('only accounts have these', 'email_changes'),
  // A guest is reminded of a talk too.
  handedOver('text_notices', (trx, { from, to }) =>
    trx.updateTable('text_notices').set({ customer_id: to }).where('customer_id', '=', from).execute(),
  ),
];
