import type { AnswerOf, BodyOf } from '@towpath/contracts/api/call.ts';
import type { beginStaffSetUp, finishStaffSetUp } from '@towpath/contracts/api/staffSession.ts';
import { ERRORS } from '@towpath/contracts/errors/errors.ts';
import type { Deps } from '../../deps.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { isCommonPassword } from '../identity/commonPasswords.ts';
import { hashPassword } from '../identity/passwordHash.ts';
import { secretAddress, stepOf } from '../identity/second-factor/totp.ts';
import { ownerOfStaffLink, useStaffLink } from './links.ts';
import { noteStaff } from './log.ts';
import { endStaffSessions, startStaffSession } from './sessions.ts';
import type { CalledFrom } from './signIn.ts';
import { words } from './words.ts';

/** Whoever works behind the site sees many people's lives: more than is asked of who sees their own. */
const SHORTEST_PASSWORD = 14;

/** Refuses, at its field, a password of staff that could be guessed. */
export function requireStrong(field: string, password: string): void {
  if (password.length < SHORTEST_PASSWORD) throw fieldError(field, words.tooShort(SHORTEST_PASSWORD));
  if (isCommonPassword(password)) throw fieldError(field, words.tooCommon);
}

export type SetUpDeps = Pick<Deps, 'database' | 'clock' | 'config'> & {
  /** Whose codes they are: the app shows it. */
  readonly issuer: string;
};

/** Whose link it is, and what their app of codes needs. Throws STAFF_LINK_ENDED. */
export async function beginSetUp(
  { database, clock, config, issuer }: SetUpDeps,
  { token }: BodyOf<typeof beginStaffSetUp>,
): Promise<AnswerOf<typeof beginStaffSetUp>> {
  const owner = await ownerOfStaffLink(database, createSeal(config.dataSecret), token, clock.now());
  if (!owner) throw new ApiError('STAFF_LINK_ENDED');
  const { name, email, secret } = owner;
  return { name, email, secret, address: secretAddress(secret, words.issuer(issuer), email) };
}

/**
 * Sets password and app of codes of the owner of a link, and signs them in; the link, every earlier sign-in and every
 * passkey end.
 *
 * @returns the token of the sign-in
 * @throws ApiError STAFF_LINK_ENDED, VALIDATION_FAILED at `password`, CODE_NOT_RIGHT at `code`
 */
export async function finishSetUp(
  { database, clock, config }: SetUpDeps,
  { token, password, code }: BodyOf<typeof finishStaffSetUp>,
  { device, network }: CalledFrom,
): Promise<string> {
  const now = clock.now();
  const owner = await ownerOfStaffLink(database, createSeal(config.dataSecret), token, now);
  if (!owner) throw new ApiError('STAFF_LINK_ENDED');
  requireStrong('password', password);
  const step = stepOf(owner.secret, code.replace(/\s/gu, ''), now);
  if (step === null) {
    const { message } = ERRORS.CODE_NOT_RIGHT;
    throw new ApiError('CODE_NOT_RIGHT', { fields: [{ field: 'code', message }] });
  }
  const passwordHash = await hashPassword(password);
  return database.transaction().execute(async trx => {
    if (!(await useStaffLink(trx, token))) throw new ApiError('STAFF_LINK_ENDED');
    const { staffId } = owner;
    await trx
      .updateTable('staff_members')
      .set({
        password_hash: passwordHash,
        sealed_secret: owner.sealedSecret,
        last_step: step,
        wrong_tries: 0,
        paused_until: null,
      })
      .where('id', '=', staffId)
      .execute();
    await endStaffSessions(trx, staffId, now);
    // Whoever needs a link may have lost the device.
    await trx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
    await noteStaff(trx, { kind: 'set up', at: now, staffId, network, facts: {} });
    return startStaffSession(trx, staffId, device, now);
  });
}
