import type { BodyOf } from '@towpath/contracts/api/call.ts';
import type { staffSignIn } from '@towpath/contracts/api/staffSession.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Device } from '../identity/devices.ts';
import { noteStaff } from './log.ts';
import { plainEmail } from './members.ts';
import { ifProved, type ProofDeps } from './proof.ts';
import { startStaffSession } from './sessions.ts';

/** Where a call comes from: the kind of device, and a keyed hash of the network. */
export type CalledFrom = { readonly device: Device; readonly network: Buffer };

/**
 * Signs somebody in by password and the code of their app, both at once: which of them was wrong is not told.
 *
 * @returns the token of the sign-in
 * @throws ApiError STAFF_SIGN_IN_REFUSED, also with the right ones in the pause after five wrong ones
 */
export async function signIn(
  deps: ProofDeps,
  { email, password, code }: BodyOf<typeof staffSignIn>,
  { device, network }: CalledFrom,
): Promise<string> {
  const at = deps.clock.now();
  const known = await deps.database
    .selectFrom('staff_members')
    .select(['id', 'password_hash'])
    .where('email', '=', plainEmail(email))
    .executeTakeFirst();
  const refusal = 'sign-in refused';
  const token = await ifProved(deps, known, { password, code }, { refusal, network }, async trx => {
    const staffId = known?.id ?? '';
    await noteStaff(trx, { kind: 'signed in', at, staffId, network, facts: { by: 'password and code' } });
    return startStaffSession(trx, staffId, device, at);
  });
  if (token === null) throw new ApiError('STAFF_SIGN_IN_REFUSED');
  return token;
}
