import { CALL_KINDS } from '@towpath/contracts/api/staffWork.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FactsOfKind } from '../work/routes.ts';
import { safeIn, safeNow } from './safeToRing.ts';

/** Of all calls on the work list at once, where they were asked for and whether it is safe to make them now. */
export function callFacts(database: Database): FactsOfKind {
  return async (items, at) => {
    const rows = await database
      .selectFrom('callbacks')
      .select(['id', 'kind', 'safe_contact'])
      .where(
        'id',
        'in',
        items.map(({ subject }) => Number(subject)),
      )
      .execute();
    const promised = new Map(items.map(({ subject, notBefore }) => [subject, notBefore]));
    return new Map(
      rows.map(row => [
        String(row.id),
        {
          callKind: CALL_KINDS.find(kind => kind === row.kind) ?? null,
          safe: safeNow({ ...safeIn(row.safe_contact), notBefore: promised.get(String(row.id)) ?? null }, at),
        },
      ]),
    );
  };
}
