import type { RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import { sumOf } from '@towpath/domain/plans/repayment/history.ts';
import { formatPounds } from '@towpath/domain/values/pence.ts';
import { DoesNotOpen, openedOr } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { type Held, IS_OF_STAFF } from '../../platform/database/held.ts';
import { openEvent } from './repository.ts';
import { words } from './words.ts';

/** What these tables hold about a person. */
export function repaymentHeld(seal: Seal): readonly Held[] {
  return [
    {
      table: 'repayment_events',
      inFileOnly: ['sealed'],
      leftOut: { staff_id: IS_OF_STAFF },
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
            : {
                ...row,
                written_by: words.writtenBy(row.staff_id !== null),
                ...inShort(event),
                sealed: JSON.stringify(event),
              };
        });
      },
    },
    {
      table: 'repayment_reminders',
      leftOut: { looked_on: 'when we last looked if there is something to remind of' },
      rows: (database, customerId) =>
        database
          .selectFrom('repayment_reminders')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('plan_id')
          .execute(),
    },
    {
      table: 'repayment_reminded',
      rows: (database, customerId) =>
        database
          .selectFrom('repayment_reminded')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('plan_id')
          .orderBy('day')
          .orderBy('reminded_of')
          .execute(),
    },
  ];
}

/** What happened, on which day, and the sum that it is about, where it is about one. */
function inShort(event: RepaymentEvent): {
  readonly happened_on: string;
  readonly kind: string;
  readonly sum: string | null;
} {
  const sum = sumOf(event);
  // No column of the table, which holds it sealed: so it is said here.
  return { happened_on: event.on, kind: event.kind, sum: sum === null ? null : formatPounds(sum) };
}
