import type { BodyOf } from '@towpath/contracts/api/call.ts';
import type { staffSignIn } from '@towpath/contracts/api/staffSession.ts';
import type { Deps } from '../../deps.ts';
import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Device } from '../identity/devices.ts';
import { isPassword } from '../identity/passwordHash.ts';
import { stepOf } from '../identity/second-factor/totp.ts';
import { noteStaff } from './log.ts';
import { plainEmail, staffSecretSubject } from './members.ts';
import { startStaffSession } from './sessions.ts';

/** Where a call comes from: the kind of device, and a keyed hash of the network. */
export type CalledFrom = { readonly device: Device; readonly network: Buffer };

const MOST_TRIES = 5;
const PAUSE = 15 * 60 * 1000;

/**
 * Signs somebody in by password and the code of their app, both at once: which of them was wrong is not told.
 *
 * @returns the token of the sign-in
 * @throws ApiError STAFF_SIGN_IN_REFUSED, also with the right ones in the pause after five wrong ones
 */
export async function signIn(
  { database, clock, config }: Pick<Deps, 'database' | 'clock' | 'config'>,
  { email, password, code }: BodyOf<typeof staffSignIn>,
  { device, network }: CalledFrom,
): Promise<string> {
  const now = clock.now();
  const known = await database
    .selectFrom('staff_members')
    .select(['id', 'password_hash'])
    .where('email', '=', plainEmail(email))
    .executeTakeFirst();
  // As slow for an email that nobody has.
  const isRight = await isPassword(password, known?.password_hash ?? null);
  const token = known && (await database.transaction().execute(trx => counted(trx, known.id)));
  if (!token) throw new ApiError('STAFF_SIGN_IN_REFUSED');
  return token;

  /** Tries take turns: of many at once none is looked at after the fifth wrong one. */
  async function counted(trx: DatabaseTransaction, staffId: string) {
    const member = await trx
      .selectFrom('staff_members')
      .select(['password_hash', 'sealed_secret', 'last_step', 'wrong_tries', 'paused_until', 'ended_at'])
      .where('id', '=', staffId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const refused = (why: 'wrong' | 'paused' | 'ended') =>
      noteStaff(trx, { kind: 'sign-in refused', at: now, staffId, network, facts: { why } });
    if (member.ended_at) return refused('ended');
    if (member.paused_until && member.paused_until > now) return refused('paused');
    const step = stepNow(member.sealed_secret, staffId);
    const isNew = step !== null && (member.last_step === null || step > Number(member.last_step));
    if (!isRight || !isNew || member.password_hash !== known?.password_hash) {
      const tries = member.wrong_tries + 1;
      const isLast = tries >= MOST_TRIES;
      await trx
        .updateTable('staff_members')
        .set({
          wrong_tries: isLast ? 0 : tries,
          paused_until: isLast ? new Date(now.getTime() + PAUSE) : null,
        })
        .where('id', '=', staffId)
        .execute();
      return refused('wrong');
    }
    await trx
      .updateTable('staff_members')
      .set({ wrong_tries: 0, paused_until: null, last_step: step })
      .where('id', '=', staffId)
      .execute();
    await noteStaff(trx, { kind: 'signed in', at: now, staffId, network, facts: {} });
    return startStaffSession(trx, staffId, device, now);
  }

  function stepNow(sealed: Buffer | null, staffId: string): number | null {
    if (!sealed) return null;
    const place = { key: 'DATA_SECRET', table: 'staff_members', id: staffId } as const;
    const secret = openSealed(createSeal(config.dataSecret), sealed, staffSecretSubject(staffId), place);
    return stepOf(secret, code.replace(/\s/gu, ''), now);
  }
}
