import type { RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';

/** The sum that something that happened is about, in pence; null where it is about none. */
export function sumOf(event: RepaymentEvent): Pence | null {
  switch (event.kind) {
    case 'drawn up':
    case 'drawn up again':
    case 'break':
    case 'means changed':
      return event.monthly;
    case 'paid':
      return event.payments.reduce((total, { sum }) => total + sum, 0);
    case 'offer kept':
      return event.payment;
    case 'answered':
      return event.sum;
    case 'balance put right':
    case 'closed':
      return event.change;
    default:
      return null;
  }
}
