import type { Deps } from '../../../deps.ts';
import { note } from '../../../platform/audit/auditLog.ts';
import type { Seal } from '../../../platform/crypto/seal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { mailsForServer } from '../../../platform/mail/addMail.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { accountById } from '../../customers/accounts.ts';
import { endConfirmations, requireConfirmation } from '../confirmations.ts';
import { LETTERS } from '../letters.ts';
import type { Caller } from '../passwords.ts';
import { endAllSessions } from '../sessions.ts';
import { endChallenges } from './challenges.ts';
import { codeNotRight } from './codeTries.ts';
import { newRecoveryCodes, plainCode, recoveryHash } from './recoveryCodes.ts';
import {
  holdSecondFactor,
  keepRecoveryCodes,
  keepSecret,
  removeFactor,
  SETUP_HOURS,
  type SecondFactor,
  secretSubject,
  turnOn,
} from './repository.ts';
import { asksForCode, codesLeft } from './state.ts';
import { isCodeOf, newSecret, secretAddress, stepOf } from './totp.ts';

const MINUTE = 60 * 1000;
/** Where the answer with the recovery codes was lost, the same call gives new ones this long. */
const REPEAT_MINUTES = 10;
/** How long a secret stays the one that is shown: a page that was loaded again must not undo what the app has. */
const SHOWN_MINUTES = 10;

export type TurningDeps = Deps & { readonly outbox: Outbox; readonly seal: Seal };

/**
 * Makes a secret for the app of a person. It asks for nothing until a code of it was given. Asked again by the same login
 * within ten minutes, as after a reload, it gives the same: the app may have it already.
 *
 * @param issuer the name that the app shows with the codes
 * @throws ApiError CONFIRMATION_NEEDED, SECOND_FACTOR_IS_ON
 */
export async function askSecondFactor(
  { database, clock, seal }: TurningDeps,
  who: Caller,
  confirmation: string,
  issuer: string,
): Promise<{ readonly secret: string; readonly address: string }> {
  const { customerId } = who;
  const now = clock.now();
  await requireConfirmation(database, who, confirmation, now);
  const account = await accountById(database, customerId);
  if (!account) throw new ApiError('NOT_SIGNED_IN');
  const secret = await database.transaction().execute(async trx => {
    const begun = await holdSecondFactor(trx, seal, customerId);
    if (begun && isShownStill(begun, who.sessionId, now)) return begun.secret;
    const made = newSecret();
    if (!(await keepSecret(trx, who, seal.close(made, secretSubject(customerId)), now)))
      throw new ApiError('SECOND_FACTOR_IS_ON');
    return made;
  });
  return { secret, address: secretAddress(secret, issuer, account.email) };
}

/** Whether a secret that waits for its first code was shown in this login a moment ago. In another it may be a thief's. */
function isShownStill({ addedAt, askedAt, askedIn }: SecondFactor, sessionId: string, now: Date): boolean {
  const since = now.getTime() - askedAt.getTime();
  return addedAt === null && askedIn === sessionId && since >= 0 && since <= SHOWN_MINUTES * MINUTE;
}

/**
 * Turns the second factor on by a first code, ends every other session, since whoever has one gave no code, and gives the
 * recovery codes. It needs no password: only who gave theirs a
 * moment ago has the secret that the code is of.
 *
 * @throws ApiError CODE_NOT_RIGHT at `code`, SECOND_FACTOR_NOT_BEGUN, SECOND_FACTOR_IS_ON
 */
export async function addSecondFactor(
  { database, clock, outbox, seal }: TurningDeps,
  who: Caller,
  typed: string,
): Promise<readonly string[]> {
  const { customerId } = who;
  const codes = await database.transaction().execute(async trx => {
    const now = clock.now();
    const factor = await holdSecondFactor(trx, seal, customerId);
    const code = plainCode(typed);
    const made = newRecoveryCodes();
    if (factor?.addedAt) {
      const isRepeat = wasAddedBy(factor, code, now) && (await codesLeft(trx, customerId)) === made.length;
      if (!isRepeat) throw new ApiError('SECOND_FACTOR_IS_ON');
    } else {
      if (!factor || now.getTime() - factor.askedAt.getTime() > SETUP_HOURS * 60 * MINUTE) {
        throw new ApiError('SECOND_FACTOR_NOT_BEGUN');
      }
      const step = stepOf(factor.secret, code, now);
      if (step === null) throw codeNotRight({ isRight: false, wasUsed: false }, typed);
      await turnOn(trx, customerId, step, now);
      await endConfirmations(trx, customerId);
      await note(trx, { ...who, kind: 'second factor added', at: now, facts: {} });
      const count = await endAllSessions(trx, customerId, now, who.sessionId);
      const why = 'second factor added';
      if (count > 0) await note(trx, { ...who, kind: 'sessions ended', at: now, facts: { why, count } });
      await outbox.add(trx, customerId, LETTERS.secondFactorAdded, now);
    }
    const { secret } = factor;
    await keepRecoveryCodes(
      trx,
      customerId,
      made.map(each => recoveryHash(secret, each)),
    );
    return made;
  });
  outbox.nudge();
  return codes;
}

/** Whether this very code turned it on, a moment ago. */
function wasAddedBy({ secret, addedAt, lastStep }: SecondFactor, code: string, now: Date): boolean {
  if (!addedAt || lastStep === null || now.getTime() - addedAt.getTime() > REPEAT_MINUTES * MINUTE)
    return false;
  return isCodeOf(secret, code, lastStep);
}

/**
 * Turns the second factor off, by a confirmation, which took the password and a code.
 *
 * @throws ApiError CONFIRMATION_NEEDED, NOT_FOUND
 */
export async function removeSecondFactor(
  { database, clock, outbox }: Omit<TurningDeps, 'seal'>,
  who: Caller,
  confirmation: string,
): Promise<void> {
  const { customerId } = who;
  await database.transaction().execute(async trx => {
    const now = clock.now();
    await requireConfirmation(trx, who, confirmation, now);
    // One that was begun and never turned on is no second factor yet.
    if (!(await asksForCode(trx, customerId)) || !(await removeFactor(trx, customerId)))
      throw new ApiError('NOT_FOUND');
    await endChallenges(trx, customerId);
    await note(trx, { ...who, kind: 'second factor removed', at: now, facts: { why: 'asked for' } });
    await outbox.add(trx, customerId, LETTERS.secondFactorRemoved, now);
  });
  outbox.nudge();
}

/** Turns the second factor of a person off in their place, and tells them by mail. False where there is none. */
export function removeForPerson(
  database: Database,
  outbox: Pick<typeof mailsForServer, 'add'>,
  customerId: string,
  now: Date,
): Promise<boolean> {
  return database.transaction().execute(async trx => {
    if (!(await removeFactor(trx, customerId))) return false;
    await endChallenges(trx, customerId);
    await note(trx, { kind: 'second factor removed', at: now, customerId, facts: { why: 'by staff' } });
    await outbox.add(trx, customerId, LETTERS.secondFactorRemoved, now);
    return true;
  });
}

/** Turns off a second factor that was turned off before a restore, and tells its person by mail. */
export function turnOffAfterRestore(
  database: Database,
  outbox: Pick<typeof mailsForServer, 'add'>,
  customerId: string,
  now: Date,
): Promise<void> {
  return database.transaction().execute(async trx => {
    if (!(await removeFactor(trx, customerId))) return;
    await endChallenges(trx, customerId);
    await outbox.add(trx, customerId, LETTERS.secondFactorRemoved, now);
  });
}
