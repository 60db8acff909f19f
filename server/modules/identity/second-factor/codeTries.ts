import { ERRORS } from '@towpath/contracts/errors/errors.ts';
import type { Deps } from '../../../deps.ts';
import { note } from '../../../platform/audit/auditLog.ts';
import { isNotedAmong } from '../../../platform/audit/notedAmong.ts';
import type { SecurityEvents } from '../../../platform/audit/securityEvents.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { tooMany } from '../../../platform/http/limits.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { type Allowed, giveBack, type Try } from '../passwordTries.ts';
import { words } from '../words.ts';
import { isRecoveryCode, plainCode } from './recoveryCodes.ts';
import { tellOfWrongCodes } from './tellOwner.ts';
import type { RightCode, WrongCode } from './useCode.ts';

/** Whose code is tried, and from where. */
type Trying = { readonly customerId: string; readonly sessionId?: string; readonly network: Buffer };

/**
 * Looks at a code whose try was counted, as a password's is. What is wrong is noted, and where a pause begins with it the
 * owner is told.
 *
 * @param allowed what became of counting it
 * @param use looks at the code and, where it is right, does what it is for, in one transaction
 * @throws ApiError CODE_NOT_RIGHT at `code`, TOO_MANY_REQUESTS, LOGIN_BY_MAIL_ONLY
 */
export async function tryCode<Right extends RightCode>(
  { database, clock, outbox }: Pick<Deps, 'database' | 'clock'> & { readonly outbox: Outbox },
  who: Trying,
  { code, tried, allowed }: { readonly code: string; readonly tried: Try; readonly allowed: Allowed },
  use: () => Promise<Right | WrongCode>,
): Promise<Right> {
  const noteRefused = (facts: SecurityEvents['second factor refused']) =>
    note(database, { ...who, kind: 'second factor refused', at: clock.now(), facts });
  if (allowed.may === 'wait') {
    if (isNotedAmong(allowed.turnedAway)) await noteRefused({ why: 'paused', count: allowed.turnedAway });
    throw tooMany(allowed.ms / 1000);
  }
  if (allowed.may === 'mail') {
    await noteRefused({ why: 'by mail only' });
    throw new ApiError('LOGIN_BY_MAIL_ONLY', { message: words.tooManyCodes });
  }
  const outcome = await use().catch(async fault => {
    await giveBack(database, tried);
    throw fault;
  });
  if (outcome.isRight) return outcome;
  await noteRefused({ why: 'wrong' });
  if (allowed.isLast) {
    await database.transaction().execute(trx => tellOfWrongCodes(trx, outbox, who.customerId, clock.now()));
    outbox.nudge();
  }
  throw codeNotRight(outcome, code);
}

/** What is said of a code that does not count, at its field. */
export function codeNotRight({ wasUsed }: WrongCode, typed: string): ApiError {
  const wrong = isRecoveryCode(plainCode(typed)) ? words.recoveryCodeWrong : ERRORS.CODE_NOT_RIGHT.message;
  const message = wasUsed ? words.codeUsed : wrong;
  return new ApiError('CODE_NOT_RIGHT', { message, fields: [{ field: 'code', message }] });
}
