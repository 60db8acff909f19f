import { isLocked, type SessionStatus } from '@towpath/domain/people/sessionStatus.ts';
import { ApiError } from '../../platform/http/apiError.ts';

/** Throws SESSION_CLOSED for a session in which nothing is to be changed any more (DB-011). */
export function refuseLocked(status: SessionStatus): void {
  if (isLocked(status)) throw new ApiError('SESSION_CLOSED');
}
