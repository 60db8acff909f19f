import type { Written } from '@towpath/domain/applications/written.ts';
import { openedOr } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { type Held, IS_OF_STAFF } from '../../platform/database/held.ts';
import { openedChange, openedGiven, openedVersion, openedWritten } from './sealing.ts';

/** What these tables hold about a person, opened. */
export function applicationsHeld(seal: Seal): readonly Held[] {
  return [
    {
      table: 'applications',
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('applications')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('begun_at')
          .orderBy('plan_id')
          .execute();
        return rows.map(row => ({
          ...row,
          sealed_given: openedOr(() =>
            openedGiven(seal, { customerId, planId: row.plan_id }, row.sealed_given),
          ),
          sealed_written: openedOr(() =>
            writtenForPerson(openedWritten(seal, { customerId, planId: row.plan_id }, row.sealed_written)),
          ),
        }));
      },
    },
    {
      table: 'application_versions',
      inFileOnly: ['sealed'],
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('application_versions')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('plan_id')
          .orderBy('number')
          .execute();
        return rows.map(row => ({
          ...row,
          sealed: openedOr(() =>
            openedVersion(seal, { customerId, planId: row.plan_id }, row.number, row.sealed),
          ),
        }));
      },
    },
    {
      table: 'application_changes',
      leftOut: { staff_id: IS_OF_STAFF },
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('application_changes')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('plan_id')
          .orderBy('sequence')
          .execute();
        return rows.map(row => ({
          ...row,
          sealed: openedOr(() =>
            openedChange(seal, { customerId, planId: row.plan_id }, row.sequence, row.sealed),
          ),
        }));
      },
    },
  ];
}

/** Which answers one of us wrote down and when, without who: that is of the staff; and which are from the form before. */
function writtenForPerson(text: string | null): string | null {
  if (text === null) return null;
  // What was sealed for this subject was written by `keepGiven`.
  const written = JSON.parse(text) as readonly Written[];
  return JSON.stringify(
    written.map(({ at, by, on, isBefore }) => ({
      at,
      on,
      ...(isBefore && { isFromFormBefore: true, isWrittenByUs: by !== null }),
    })),
  );
}
