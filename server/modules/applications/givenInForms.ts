import type { GivenForm } from '@towpath/domain/applications/forLetters.ts';
import { formOfKind } from '@towpath/domain/applications/forms/forms.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { openedGiven } from './sealing.ts';

/** What a person gave in each form of theirs, of whatever plan, the newest last. Throws DoesNotOpen. */
export async function givenInForms(
  on: Database | DatabaseTransaction,
  seal: Seal,
  customerId: string,
): Promise<readonly GivenForm[]> {
  const rows = await on
    .selectFrom('applications')
    .select(['plan_id', 'kind', 'sealed_given'])
    .where('customer_id', '=', customerId)
    .orderBy('begun_at')
    .orderBy('plan_id')
    .execute();
  return rows.flatMap(({ plan_id: planId, kind, sealed_given }) => {
    const form = formOfKind(kind);
    return form ? [{ form, given: JSON.parse(openedGiven(seal, { customerId, planId }, sealed_given)) }] : [];
  });
}
