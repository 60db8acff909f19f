import { randomBytes } from 'node:crypto';
import type { KeyRing } from '../../platform/config/keyRing.ts';
import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import { createSeal, type Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { newSecret } from '../identity/second-factor/totp.ts';
import { hashOf } from '../identity/token.ts';
import { staffSecretSubject } from './members.ts';

/** Long enough to be given on by hand, and short enough that one that was lost is soon worth nothing. */
const DAYS_LASTING = 2;

/** Whose link it is, and the secret of the app of codes that comes with it. */
export type LinkOwner = {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly secret: string;
  readonly sealedSecret: Buffer;
};

/** Makes the one link by which somebody chooses a password and an app of codes; an earlier one ends. Returns its token. */
export async function newStaffLink(
  trx: DatabaseTransaction,
  dataSecret: KeyRing,
  staffId: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx.deleteFrom('staff_links').where('staff_id', '=', staffId).execute();
  await trx
    .insertInto('staff_links')
    .values({
      token_hash: hashOf(token),
      staff_id: staffId,
      sealed_secret: createSeal(dataSecret).close(newSecret(), staffSecretSubject(staffId)),
      expires_at: new Date(now.getTime() + DAYS_LASTING * 24 * 60 * 60 * 1000),
    })
    .execute();
  return token;
}

/** Whose a link is; null for one that was used, has ended or never was. */
export async function ownerOfStaffLink(
  on: Database | DatabaseTransaction,
  seal: Seal,
  token: string,
  now: Date,
): Promise<LinkOwner | null> {
  const row = await on
    .selectFrom('staff_links')
    .innerJoin('staff_members', 'staff_members.id', 'staff_links.staff_id')
    .select(['staff_id', 'name', 'email', 'staff_links.sealed_secret'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { staff_id: staffId, name, email, sealed_secret: sealedSecret } = row;
  const place = { key: 'DATA_SECRET', table: 'staff_links', id: staffId } as const;
  const secret = openSealed(seal, sealedSecret, staffSecretSubject(staffId), place);
  return { staffId, name, email, secret, sealedSecret };
}

/** Uses a link up; false where somebody else was quicker. */
export async function useStaffLink(trx: DatabaseTransaction, token: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_links')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
