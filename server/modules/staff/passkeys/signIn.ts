import type { VerifyAuthenticationResponseOpts } from '@simplewebauthn/server';
import type { AnswerOf, BodyOf } from '@towpath/contracts/api/call.ts';
import type { beginPasskeySignIn, passkeySignIn } from '@towpath/contracts/api/staffAccount.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { noteStaff } from '../log.ts';
import type { ProofDeps } from '../proof.ts';
import { startStaffSession } from '../sessions.ts';
import type { CalledFrom } from '../signIn.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { partyOf } from './party.ts';
import { webauthn } from './webauthn.ts';

/** What a device is asked to sign in with. It names no passkey: whoever asks learns of nobody. */
export async function signInAsked({
  database,
  clock,
  config,
}: ProofDeps): Promise<AnswerOf<typeof beginPasskeySignIn>> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: partyOf(config).id,
    userVerification: 'required',
  });
  const challengeId = await keepChallenge(database, options.challenge, null, clock.now());
  return { challengeId, options };
}

/**
 * Signs in whose passkey it is, also in the pause after wrong passwords: a passkey cannot be guessed.
 *
 * @returns the token of the sign-in
 * @throws ApiError STAFF_PASSKEY_REFUSED
 */
export async function signInByPasskey(
  deps: ProofDeps,
  { challengeId, response }: BodyOf<typeof passkeySignIn>,
  { device, network }: CalledFrom,
): Promise<string> {
  const at = deps.clock.now();
  const challenge = await takeChallenge(deps.database, challengeId, null, at);
  const token = await deps.database.transaction().execute(async trx => {
    const passkey = await passkeyWith(trx, response.id);
    if (!passkey) return null;
    const staffId = passkey.staff_id;
    const counter =
      challenge === null || passkey.ended_at ? null : await counterOf(deps, passkey, challenge, response);
    if (counter === null) {
      const facts = { why: 'passkey' } as const;
      await noteStaff(trx, { kind: 'sign-in refused', at, staffId, network, facts });
      return null;
    }
    await trx
      .updateTable('staff_passkeys')
      .set({ counter, last_used_at: at })
      .where('id', '=', passkey.id)
      .execute();
    await noteStaff(trx, { kind: 'signed in', at, staffId, network, facts: { by: 'passkey' } });
    return startStaffSession(trx, staffId, device, at);
  });
  if (token === null) throw new ApiError('STAFF_PASSKEY_REFUSED');
  return token;
}

type Passkey = NonNullable<Awaited<ReturnType<typeof passkeyWith>>>;

/** The passkey with the id that devices have for it. Two sign-ins with one take turns, for its counter. */
function passkeyWith(trx: DatabaseTransaction, credentialId: string) {
  return trx
    .selectFrom('staff_passkeys')
    .innerJoin('staff_members', 'staff_members.id', 'staff_passkeys.staff_id')
    .select(['staff_passkeys.id', 'staff_id', 'credential_id', 'public_key', 'counter', 'ended_at'])
    .where('credential_id', '=', Buffer.from(credentialId, 'base64url'))
    .forUpdate()
    .executeTakeFirst();
}

/** How often the device has used it by now; null where it has not signed what it was asked to, as its owner. */
async function counterOf(
  { config }: ProofDeps,
  passkey: Passkey,
  challenge: string,
  response: BodyOf<typeof passkeySignIn>['response'],
): Promise<number | null> {
  const { userHandle } = response.response;
  const isOwner =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === passkey.staff_id;
  if (!isOwner) return null;
  const party = partyOf(config);
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { clientExtensionResults: {}, ...response },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id.toString('base64url'),
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    } as VerifyAuthenticationResponseOpts);
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for whatever does not fit, and says what.
    return null;
  }
}
