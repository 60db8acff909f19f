import type { Database } from '../../platform/database/database.ts';
import { toldSafeContacts } from '../account/safeContact.ts';
import { safeIn, safeNow } from '../callbacks/safeToRing.ts';
import type { FactsOfKind } from '../work/routes.ts';

/** Of all chosen plans on the work list at once, whether it is safe to ring whose they are. */
export function planFacts(database: Database): FactsOfKind {
  return async (items, at) => {
    const told = await toldSafeContacts(
      database,
      items.flatMap(({ customerId }) => customerId ?? []),
    );
    return new Map(
      items.map(({ subject, customerId, notBefore }) => {
        const safe = safeIn(told.get(customerId ?? ''));
        return [subject, { callKind: null, safe: safe.mayRing ? safeNow({ ...safe, notBefore }, at) : null }];
      }),
    );
  };
}
