import type { PutRight } from '@towpath/contracts/api/staffCases.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Corrected } from '../staff/log.ts';
import { staffNames } from '../staff/members.ts';

/** When something was put right together with the person the last time, and by whom; null where it never was. */
export type PutRightOf = (subject: string) => PutRight | null;

/**
 * What of a kind was put right together with a person, thing by thing.
 *
 * @returns by the id of the thing: the step, the line of the budget, the debt; of name and phone by that word
 */
export async function putRightOf(
  database: Database,
  customerId: string,
  what: Corrected,
): Promise<PutRightOf> {
  const rows = await database
    .selectFrom('case_corrections')
    .distinctOn('subject')
    .select(['subject', 'at', 'staff_id'])
    .where('customer_id', '=', customerId)
    .where('what', '=', what)
    .orderBy('subject')
    .orderBy('at', 'desc')
    .execute();
  const names = await staffNames(
    database,
    rows.map(({ staff_id }) => staff_id),
  );
  const marks = new Map(
    rows.map(({ subject, at, staff_id }) => [
      subject,
      { at: at.toISOString(), by: names.get(staff_id) ?? '' },
    ]),
  );
  return subject => marks.get(subject) ?? null;
}
