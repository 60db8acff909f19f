import type { ErrorCode } from '@towpath/contracts/errors/errors.ts';
import {
  type CodeVerdict,
  type SendAgainVerdict,
  secondsUntilSendAgain,
} from '@towpath/domain/people/oneTimeCode.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { words } from './words.ts';

/** The error for a code that is not the right one. */
export const CODE_ERRORS: Readonly<Record<Exclude<CodeVerdict, 'right'>, ErrorCode>> = {
  wrong: 'VERIFICATION_FAILED',
  'already tried': 'CODE_ALREADY_TRIED',
  expired: 'Passcode expired',
  'no tries left': 'No attempts remaining',
};

/** Why no other code is sent now; null where one may be. */
export function refusalToSendAgain(
  verdict: SendAgainVerdict,
  { sentAt, expiresAt }: { readonly sentAt: Date; readonly expiresAt: Date },
  now: Date,
): ApiError | null {
  switch (verdict) {
    case 'send':
      return null;
    case 'too soon':
      return new ApiError('TOO_MANY_REQUESTS', {
        message: words.codeJustSent,
        retryAfter: secondsUntilSendAgain(sentAt, now),
      });
    case 'sent too often':
      return new ApiError('TOO_MANY_REQUESTS', {
        message: words.codeSentTooOften,
        retryAfter: Math.ceil((expiresAt.getTime() - now.getTime()) / 1000),
      });
    case 'expired':
      return new ApiError('Passcode expired');
    case 'no tries left':
      return new ApiError('No attempts remaining');
  }
}
