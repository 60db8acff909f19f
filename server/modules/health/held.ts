import { openedOr, orDoesNotOpen } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Held } from '../../platform/database/held.ts';
import { conditionOf, healthAnswers, listSupportNeeds, openedFacts } from './repository.ts';

/** What a person told of their health, opened, with the consents that it rests on. */
export function healthHeld(seal: Seal): readonly Held[] {
  return [
    {
      table: 'health_records',
      rows: (database, customerId) =>
        database.selectFrom('health_records').selectAll().where('customer_id', '=', customerId).execute(),
    },
    {
      table: 'health_consents',
      rows: (database, customerId) =>
        database
          .selectFrom('health_consents')
          .selectAll()
          .where('customer_id', '=', customerId)
          .orderBy('id')
          .execute(),
    },
    {
      table: 'health_conditions',
      async rows(database, customerId) {
        const rows = await database
          .selectFrom('health_conditions')
          .select(['id', 'sealed'])
          .where('customer_id', '=', customerId)
          .orderBy('id')
          .execute();
        return rows.map(({ id, sealed }) => ({
          id,
          sealed: openedOr(() =>
            openedFacts(seal, ['health_conditions', customerId], sealed, conditionOf(customerId, id)),
          ),
        }));
      },
    },
    {
      table: 'health_answers',
      async rows(database, customerId) {
        const sealed = await orDoesNotOpen(healthAnswers(database, seal, customerId));
        return Object.keys(sealed).length === 0 ? [] : [{ sealed }];
      },
    },
    {
      table: 'support_needs',
      async rows(database, customerId) {
        const sealed = await orDoesNotOpen(listSupportNeeds(database, seal, customerId));
        return Object.keys(sealed).length === 0 ? [] : [{ sealed }];
      },
    },
  ];
}
