import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { entitlementsSaid } from './repository.ts';

/** What people say of help that was found for them. */
export const SEALED_ENTITLEMENTS: readonly SealedColumn[] = [
  {
    key: 'HEALTH_DATA_KEY',
    table: 'entitlements_said',
    column: 'sealed',
    id: ['customer_id'],
    select: sql<SealedRow>`select customer_id, id, sealed from entitlements_said`,
    update: sql`update entitlements_said set sealed =`,
    subjectOf: ({ id }) => entitlementsSaid.subject(String(id)),
  },
];
