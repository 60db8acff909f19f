import { type Brought, handedOver } from '../../platform/database/brought.ts';

/** Work is handed over as it is, with whoever has taken it and what they wrote beside it. */
export const workBrought: readonly Brought[] = [
  handedOver('work_items', (trx, { from, to }) =>
    trx.updateTable('work_items').set({ customer_id: to }).where('customer_id', '=', from).execute(),
  ),
  handedOver('work_notes', (trx, { from, to }) =>
    trx.updateTable('work_notes').set({ customer_id: to }).where('customer_id', '=', from).execute(),
  ),
];
