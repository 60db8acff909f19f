import type { Seal } from '../../platform/crypto/seal.ts';
import { sealedForAnother } from '../../platform/crypto/sealedForAnother.ts';
import type { Brought, FromTo } from '../../platform/database/brought.ts';
import type { Tables } from '../../platform/database/database.generated.ts';
import { changeSubject, givenSubject, versionSubject, writtenSubject } from './sealing.ts';

/** An application goes where its plan goes: it is the account's where that has no plan of its own. It is sealed for it. */
export function applicationsBrought(seal: Seal): readonly Brought[] {
  const withPlan = (table: keyof Tables, move: Brought['move']): Brought => ({
    table,
    becomes: { ownStands: 'plans' },
    ...(move && { move }),
  });
  const both = ({ from, to }: FromTo, planId: string) =>
    [
      { customerId: from, planId },
      { customerId: to, planId },
    ] as const;
  return [
    withPlan('applications', async (trx, people) => {
      const { from, to } = people;
      const rows = await trx.selectFrom('applications').selectAll().where('customer_id', '=', from).execute();
      for (const row of rows) {
        const [before, now] = both(people, row.plan_id);
        const sealed_given = sealedForAnother(
          seal,
          row.sealed_given,
          givenSubject(before),
          givenSubject(now),
        );
        const sealed_written =
          row.sealed_written &&
          sealedForAnother(seal, row.sealed_written, writtenSubject(before), writtenSubject(now));
        await trx
          .insertInto('applications')
          .values({ ...row, customer_id: to, sealed_given, sealed_written })
          .execute();
      }
    }),
    withPlan('application_versions', async (trx, people) => {
      const rows = await trx
        .selectFrom('application_versions')
        .selectAll()
        .where('customer_id', '=', people.from)
        .execute();
      for (const row of rows) {
        const [before, now] = both(people, row.plan_id).map(of => versionSubject(of, row.number));
        const sealed = sealedForAnother(seal, row.sealed, before ?? '', now ?? '');
        await trx
          .insertInto('application_versions')
          .values({ ...row, customer_id: people.to, sealed })
          .execute();
      }
    }),
    withPlan('application_changes', async (trx, people) => {
      const rows = await trx
        .selectFrom('application_changes')
        .selectAll()
        .where('customer_id', '=', people.from)
        .execute();
      for (const row of rows) {
        const [before, now] = both(people, row.plan_id).map(of => changeSubject(of, row.sequence));
        const sealed = row.sealed && sealedForAnother(seal, row.sealed, before ?? '', now ?? '');
        await trx
          .insertInto('application_changes')
          .values({ ...row, customer_id: people.to, sealed })
          .execute();
      }
    }),
  ];
}
