import type { Seal } from '../../platform/crypto/seal.ts';
import { sealedForAnother } from '../../platform/crypto/sealedForAnother.ts';
import type { Brought } from '../../platform/database/brought.ts';
import { eventSubject } from './repository.ts';

/** What happened to a plan goes where the plan goes, sealed for the account. */
export function repaymentBrought(seal: Seal): readonly Brought[] {
  return [
    {
      table: 'repayment_events',
      becomes: { ownStands: 'plans' },
      async move(trx, { from, to }) {
        const rows = await trx
          .selectFrom('repayment_events')
          .selectAll()
          .where('customer_id', '=', from)
          .execute();
        for (const row of rows) {
          const [before, now] = [from, to].map(customerId =>
            eventSubject({ customerId, planId: row.plan_id }, row.sequence),
          ) as [string, string];
          await trx
            .insertInto('repayment_events')
            .values({ ...row, customer_id: to, sealed: sealedForAnother(seal, row.sealed, before, now) })
            .execute();
        }
      },
    },
    { table: 'repayment_reminders', becomes: { ownStands: 'plans' } },
    { table: 'repayment_reminded', becomes: { ownStands: 'plans' } },
  ];
}
