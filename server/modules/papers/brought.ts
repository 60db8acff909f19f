import { type Brought, handedOver, moves } from '../../platform/database/brought.ts';

/** That papers were sent stays written down, and what the guest sent us is the account’s beside its own. */
export const papersBrought: readonly Brought[] = [
  ...moves('paper_mails'),
  handedOver('paper_photos', (trx, { from, to }) =>
    trx.updateTable('paper_photos').set({ customer_id: to }).where('customer_id', '=', from).execute(),
  ),
];
