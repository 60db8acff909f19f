import { sql } from 'kysely';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { staffSecretSubject } from './members.ts';
import { passkeySubject } from './passkeys/ownPasskeys.ts';

/** The secrets of the apps of codes of staff, those that wait to be set up, and the names of passkeys. */
export const SEALED_STAFF: readonly SealedColumn[] = [
  {
    key: 'DATA_SECRET',
    table: 'staff_members',
    column: 'sealed_secret',
    id: ['id'],
    // Who is not set up yet has none.
    select: sql<SealedRow>`select id, sealed_secret as sealed
      from (select * from staff_members where sealed_secret is not null) as set_up`,
    update: sql`update staff_members set sealed_secret =`,
    subjectOf: ({ id }) => staffSecretSubject(String(id)),
  },
  {
    key: 'DATA_SECRET',
    table: 'staff_links',
    column: 'sealed_secret',
    id: ['staff_id'],
    select: sql<SealedRow>`select staff_id, sealed_secret as sealed from staff_links`,
    update: sql`update staff_links set sealed_secret =`,
    subjectOf: ({ staff_id }) => staffSecretSubject(String(staff_id)),
  },
  {
    key: 'DATA_SECRET',
    table: 'staff_passkeys',
    column: 'sealed_name',
    id: ['id'],
    select: sql<SealedRow>`select id, sealed_name as sealed from staff_passkeys`,
    update: sql`update staff_passkeys set sealed_name =`,
    subjectOf: ({ id }) => passkeySubject(String(id)),
  },
];
