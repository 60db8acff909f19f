import {
  changeReminders,
  myRepayment,
  noteRepayment,
  repaymentHistory,
} from '@towpath/contracts/api/repayment.ts';
import { movePlanOf } from '../../modules/plans/moving.ts';
import type { Person } from '../person.ts';
import type { TestApp } from '../testApp.ts';

/** The id of what is written down in the examples: the same each time they are written. */
const ID = '3b2d9a74-51c8-4f0e-8d6a-7c1e94b5a026';

/** A plan is begun, read and drawn up. */
export async function repays(
  test: TestApp,
  { customerId, call }: Pick<Person, 'customerId' | 'call'>,
  planId: string,
): Promise<void> {
  const to = 'being prepared';
  await test.database
    .transaction()
    .execute(trx => movePlanOf(trx, { customerId, planId, to, by: 'person', at: test.clock.now() }));
  await call(noteRepayment, {
    params: { planId },
    body: { id: ID, after: 0, note: { kind: 'draw up', firstPayment: '2026-12-01' } },
  });
  await call(changeReminders, { params: { planId }, body: { daysBefore: 3 } });
  await call(myRepayment, {});
  await call(repaymentHistory, { params: { planId } });
}
