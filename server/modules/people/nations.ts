import { LIVING_PLACES, type LivingPlace } from '@towpath/domain/people/nation.ts';
import type { Database } from '../../platform/database/database.ts';

/** Where each of some people lives, as they answered; who has not told yet is not among them. */
export async function nationsOfPeople(
  database: Database,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, LivingPlace>> {
  if (customerIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('people_list')
    .select(['customer_id', 'nation'])
    .where('customer_id', 'in', [...new Set(customerIds)])
    .execute();
  return new Map(
    rows.flatMap(({ customer_id: id, nation }) => {
      const place = LIVING_PLACES.find(one => one === nation);
      return place ? [[id, place] as const] : [];
    }),
  );
}
