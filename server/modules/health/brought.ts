import type { Seal } from '../../platform/crypto/seal.ts';
import { sealedForAnother } from '../../platform/crypto/sealedForAnother.ts';
import { type Brought, ownStands } from '../../platform/database/brought.ts';
import { answersOf, conditionOf, needsOf } from './repository.ts';

/**
 * What a guest told of their health moves with the consents that it rests on, sealed for the account, or not at all:
 * facts under one yes are not mixed with those under another.
 */
export function healthBrought(seal: Seal): readonly Brought[] {
  const becomes = { ownStands: 'health_records' } as const;
  return [
    ...ownStands('health_records', 'health_consents'),
    {
      table: 'health_conditions',
      becomes,
      async move(trx, { from, to }) {
        const rows = await trx
          .selectFrom('health_conditions')
          .selectAll()
          .where('customer_id', '=', from)
          .execute();
        for (const { id, sealed } of rows) {
          const now = sealedForAnother(seal, sealed, conditionOf(from, id), conditionOf(to, id));
          await trx.insertInto('health_conditions').values({ customer_id: to, id, sealed: now }).execute();
        }
      },
    },
    {
      table: 'health_answers',
      becomes,
      async move(trx, { from, to }) {
        const rows = await trx
          .selectFrom('health_answers')
          .select('sealed')
          .where('customer_id', '=', from)
          .execute();
        for (const { sealed } of rows) {
          const now = sealedForAnother(seal, sealed, answersOf(from), answersOf(to));
          await trx.insertInto('health_answers').values({ customer_id: to, sealed: now }).execute();
        }
      },
    },
    {
      table: 'support_needs',
      becomes,
      async move(trx, { from, to }) {
        const rows = await trx
          .selectFrom('support_needs')
          .select('sealed')
          .where('customer_id', '=', from)
          .execute();
        for (const { sealed } of rows) {
          const now = sealedForAnother(seal, sealed, needsOf(from), needsOf(to));
          await trx.insertInto('support_needs').values({ customer_id: to, sealed: now }).execute();
        }
      },
    },
  ];
}
