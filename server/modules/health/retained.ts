import { HEALTH_PURPOSES, type HealthPurpose } from '@towpath/domain/people/health.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DueBefore, Retained } from '../../platform/database/retained.ts';
import { forget } from './repository.ts';

/**
 * Facts of health without a consent that they rest on. Taking one back removes them in the same transaction; what is
 * found here came back with an older copy of the database.
 */
export const healthRetained: Retained = {
  covers: 'health',
  async due(database, when) {
    const found = await Promise.all(HEALTH_PURPOSES.map(purpose => withoutConsent(database, purpose, when)));
    const [oldest = null] = found
      .flat()
      .map(({ at }) => at)
      .sort((a, b) => a.getTime() - b.getTime());
    return { count: found.flat().length, oldest };
  },
  async remove(database, when, most) {
    let removed = 0;
    for (const purpose of HEALTH_PURPOSES) {
      const people = await withoutConsent(database, purpose, when);
      for (const { customerId } of people.slice(0, most - removed)) {
        await database.transaction().execute(trx => forget(trx, customerId, purpose));
        removed++;
      }
    }
    return removed;
  },
};

/** The people of whom something is kept for a purpose though their latest word on it, before a moment, was no. */
async function withoutConsent(
  database: Database,
  purpose: HealthPurpose,
  { before }: DueBefore,
): Promise<readonly { readonly customerId: string; readonly at: Date }[]> {
  const latest = database
    .selectFrom('health_consents')
    .distinctOn('customer_id')
    .select(['customer_id', 'has_consented', 'at'])
    .where('purpose', '=', purpose)
    .orderBy('customer_id')
    .orderBy('id', 'desc')
    .as('latest');
  const rows = await database
    .selectFrom(latest)
    .select(['latest.customer_id', 'latest.at'])
    .where('latest.has_consented', '=', false)
    .where('latest.at', '<', before)
    .where('latest.customer_id', 'in', holders(database, purpose))
    .execute();
  return rows.map(row => ({ customerId: row.customer_id, at: row.at }));
}

function holders(database: Database, purpose: HealthPurpose) {
  if (purpose === 'supportNeeds') return database.selectFrom('support_needs').select('customer_id');
  return database
    .selectFrom('health_conditions')
    .select('customer_id')
    .union(database.selectFrom('health_answers').select('customer_id'));
}
