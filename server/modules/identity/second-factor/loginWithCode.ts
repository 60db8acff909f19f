import type { Deps } from '../../../deps.ts';
import { note } from '../../../platform/audit/auditLog.ts';
import type { Seal } from '../../../platform/crypto/seal.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { accountById } from '../../customers/accounts.ts';
import type { AccessTokens } from '../accessToken.ts';
import type { Device } from '../devices.ts';
import { type BringGuest, whichBrings } from '../login.ts';
import { reserveEverywhere, tryFor, tryWasRight } from '../passwordTries.ts';
import { type SignedInPerson, signIn } from '../session.ts';
import { hashOf } from '../token.ts';
import { challengeOf, mayRepeat, refuseChallenge, useChallenge } from './challenges.ts';
import { tryCode } from './codeTries.ts';
import { plainCode } from './recoveryCodes.ts';
import { holdSecondFactor } from './repository.ts';
import { tellOfRecoveryCode } from './tellOwner.ts';
import { type RightCode, useCode, type WrongCode } from './useCode.ts';

export type CodeLoginDeps = Deps & {
  readonly tokens: AccessTokens;
  readonly outbox: Outbox;
  readonly seal: Seal;
  readonly bringGuest: BringGuest;
};

/** What a person shows who has given the right password, and the network and device that they come from. */
export type CodeGiven = {
  readonly challenge: string;
  readonly code: string;
  readonly network: Buffer;
  readonly device: Device;
  readonly guestId: string | null;
};

type LoggedIn = RightCode & { readonly person: SignedInPerson };

/**
 * Ends a login by a code. Tries are counted as those of a password are, with counts of their own.
 *
 * @throws ApiError LOGIN_CHALLENGE_ENDED, CODE_NOT_RIGHT at `code`, TOO_MANY_REQUESTS, LOGIN_BY_MAIL_ONLY
 */
export async function loginWithCode(deps: CodeLoginDeps, given: CodeGiven): Promise<SignedInPerson> {
  const { database, clock, config, outbox } = deps;
  const { code, network, guestId } = given;
  const now = clock.now();
  const challenge = await challengeOf(database, given.challenge, now);
  const account = challenge && (await accountById(database, challenge.customerId));
  if (!account) throw new ApiError('LOGIN_CHALLENGE_ENDED');
  const tried = tryFor(account.email, network, config.jwtSecret, 'second factor');
  const allowed = await reserveEverywhere(database, tried, now);
  const { customerId } = account;
  const { person } = await tryCode(deps, { customerId, network }, { code, tried, allowed }, () =>
    whichBrings(database, guestId, async (trx): Promise<LoggedIn | WrongCode> => {
      const factor = await holdSecondFactor(trx, deps.seal, customerId);
      // Looked at again now that nobody else uses one: the same call may have been made twice.
      const waiting = await challengeOf(trx, given.challenge, now);
      const codeHash = hashOf(`${given.challenge} ${plainCode(code)}`);
      if (!waiting || !factor?.addedAt) throw new ApiError('LOGIN_CHALLENGE_ENDED');
      if (waiting.used && !mayRepeat(waiting, codeHash, now)) throw new ApiError('LOGIN_CHALLENGE_ENDED');
      const use = waiting.used ? { isRight: true as const } : await useCode(trx, factor, code, now);
      if (!use.isRight) {
        await refuseChallenge(trx, waiting, tried.fromHere);
        return use;
      }
      await useChallenge(trx, waiting, codeHash, waiting.used?.at ?? now);
      await tryWasRight(trx, tried, now);
      const signedIn = await signIn(trx, deps.tokens, account.user, now, given.device);
      const noted = { at: now, customerId, sessionId: signedIn.sessionId, network };
      await tellOfRecoveryCode(trx, outbox, use, noted);
      await note(trx, { ...noted, kind: 'logged in', facts: {} });
      if (guestId !== null) await deps.bringGuest(trx, { ...noted, guestId, now });
      return { ...use, person: signedIn };
    }),
  );
  outbox.nudge();
  return person;
}
