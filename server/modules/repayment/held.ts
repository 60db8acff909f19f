import type { RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import { DoesNotOpen, openedOr } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Held } from '../../platform/database/held.ts';
import { openEvent } from './repository.ts';

/** What this table holds about a person. */
export function repaymentHeld(seal: Seal): readonly Held[] {
  return [
    {
      table: 'repayment_events',
      pence: ['sum'],
      inFileOnly: ['sealed'],
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('repayment_events')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('plan_id')
          .orderBy('sequence')
          .execute();
        return rows.map(({ sealed, ...row }) => {
          const of = { customerId, planId: row.plan_id };
          const event = openedOr(() => openEvent(seal, of, row.sequence, sealed));
          return event instanceof DoesNotOpen
            ? { ...row, sealed: event }
            : { ...row, ...inShort(event), sealed: JSON.stringify(event) };
        });
      },
    },
  ];
}

/** What happened, on which day, and the sum that it is about, where it is about one. */
function inShort(event: RepaymentEvent): {
  readonly happened_on: string;
  readonly kind: string;
  readonly sum: Pence | null;
} {
  return { happened_on: event.on, kind: event.kind, sum: sumOf(event) };
}

function sumOf(event: RepaymentEvent): Pence | null {
  switch (event.kind) {
    case 'drawn up':
    case 'drawn up again':
    case 'break':
    case 'means changed':
      return event.monthly;
    case 'paid':
      return event.payments.reduce((total, { sum }) => total + sum, 0);
    case 'answered':
      return event.sum;
    case 'balance put right':
    case 'closed':
      return event.change;
    default:
      return null;
  }
}
