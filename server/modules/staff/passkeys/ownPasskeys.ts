import type { VerifyRegistrationResponseOpts } from '@simplewebauthn/server';
import type { AnswerOf, BodyOf } from '@towpath/contracts/api/call.ts';
import type {
  addStaffPasskey,
  beginStaffPasskey,
  staffPasskeys,
} from '@towpath/contracts/api/staffAccount.ts';
import { openSealed } from '../../../platform/crypto/doesNotOpen.ts';
import { createSeal } from '../../../platform/crypto/seal.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { ApiError, fieldError } from '../../../platform/http/apiError.ts';
import type { StaffCaller } from '../../../platform/http/who.ts';
import { noteStaff } from '../log.ts';
import type { ProofDeps } from '../proof.ts';
import { words } from '../words.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { ALGORITHMS, partyOf } from './party.ts';
import { webauthn } from './webauthn.ts';

export type PasskeyDeps = ProofDeps & { readonly issuer: string };

/** For whom and what the name of a passkey is sealed. */
export const passkeySubject = (id: string) => `staff passkey ${id}`;

/** The passkeys of one of the staff, the oldest first. */
export async function passkeysOf(
  { database, config }: PasskeyDeps,
  staffId: string,
): Promise<AnswerOf<typeof staffPasskeys>> {
  const rows = await database
    .selectFrom('staff_passkeys')
    .select(['id', 'sealed_name', 'added_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  const seal = createSeal(config.dataSecret);
  return {
    passkeys: rows.map(({ id, sealed_name: sealed, added_at, last_used_at }) => ({
      id,
      name: openSealed(seal, sealed, passkeySubject(id), { key: 'DATA_SECRET', table: 'staff_passkeys', id }),
      addedAt: added_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
  };
}

/** What a device is asked for a new passkey with: it has to know its user, and to hold the passkey itself. */
export async function passkeyAsked(
  { database, clock, config, issuer }: PasskeyDeps,
  { staffId, email, name }: StaffCaller,
): Promise<AnswerOf<typeof beginStaffPasskey>> {
  const known = await database
    .selectFrom('staff_passkeys')
    .select(['credential_id', 'transports'])
    .where('staff_id', '=', staffId)
    .execute();
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: words.issuer(issuer),
    rpID: partyOf(config).id,
    userID: new Uint8Array(Buffer.from(staffId)),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({
      id: id.toString('base64url'),
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challengeId = await keepChallenge(database, options.challenge, staffId, clock.now());
  return { challengeId, options: options as AnswerOf<typeof beginStaffPasskey>['options'] };
}

/**
 * Adds what a device has made.
 *
 * @throws ApiError STAFF_PASSKEY_REFUSED where that was for another challenge, address or member, or is known already,
 *   VALIDATION_FAILED at `name`
 */
export async function addPasskey(
  { database, clock, config }: PasskeyDeps,
  { challengeId, name: typed, response }: BodyOf<typeof addStaffPasskey>,
  { staffId, network }: { readonly staffId: string; readonly network: Buffer },
): Promise<void> {
  const at = clock.now();
  const name = typed.trim();
  if (name === '') throw fieldError('name', words.noPasskeyName);
  const challenge = await takeChallenge(database, challengeId, staffId, at);
  if (challenge === null) throw new ApiError('STAFF_PASSKEY_REFUSED');
  const party = partyOf(config);
  const { verifyRegistrationResponse } = await webauthn();
  const made = await verifyRegistrationResponse({
    response: { clientExtensionResults: {}, ...response },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  } as VerifyRegistrationResponseOpts).catch(() => null);
  if (!made?.verified) throw new ApiError('STAFF_PASSKEY_REFUSED');
  const { credential } = made.registrationInfo;
  const id = crypto.randomUUID();
  await database.transaction().execute(async trx => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('staff_passkeys')
      .values({
        id,
        staff_id: staffId,
        credential_id: Buffer.from(credential.id, 'base64url'),
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: [...(credential.transports ?? [])],
        sealed_name: createSeal(config.dataSecret).close(name, passkeySubject(id)),
        added_at: at,
      })
      .onConflict(conflict => conflict.column('credential_id').doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) throw new ApiError('STAFF_PASSKEY_REFUSED');
    await noteStaff(trx, { kind: 'passkey added', at, staffId, network, facts: { passkey: id } });
  });
}

/**
 * Gives a passkey of somebody another name; one that has it already is left as it is.
 *
 * @throws ApiError NOT_FOUND where they have none of that id, VALIDATION_FAILED at `name`
 */
export async function renamePasskey(
  { database, clock, config }: PasskeyDeps,
  { passkeyId, name: typed }: { readonly passkeyId: string; readonly name: string },
  { staffId, network }: { readonly staffId: string; readonly network: Buffer },
): Promise<void> {
  const name = typed.trim();
  if (name === '') throw fieldError('name', words.noPasskeyName);
  const seal = createSeal(config.dataSecret);
  const subject = passkeySubject(passkeyId);
  await database.transaction().execute(async trx => {
    const row = await trx
      .selectFrom('staff_passkeys')
      .select('sealed_name')
      .where('staff_id', '=', staffId)
      .where('id', '=', passkeyId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new ApiError('NOT_FOUND');
    if (seal.open(row.sealed_name, subject) === name) return;
    await trx
      .updateTable('staff_passkeys')
      .set({ sealed_name: seal.close(name, subject) })
      .where('id', '=', passkeyId)
      .execute();
    const facts = { passkey: passkeyId };
    await noteStaff(trx, { kind: 'passkey renamed', at: clock.now(), staffId, network, facts });
  });
}

/** Removes a passkey of somebody. False where they have none of that id. */
export async function removePasskey(
  trx: DatabaseTransaction,
  staffId: string,
  passkeyId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .where('id', '=', passkeyId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
