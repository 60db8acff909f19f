import { type Brought, handedOver } from '../database/brought.ts';

/** Mails that wait: who books a talk as a guest gives an email for it. */
export const mailsBrought: readonly Brought[] = [
  handedOver('outbox', (trx, { from, to }) =>
    trx.updateTable('outbox').set({ customer_id: to }).where('customer_id', '=', from).execute(),
  ),
];
