import { isReadTooLongAgo } from '@towpath/domain/letters/sentLetter.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { ShownLetter } from './shownLetters.ts';
import { words } from './words.ts';

/** Throws LETTER_NOT_TO_SEND, with why. */
export function refuseStopped({ stops }: Pick<ShownLetter, 'stops'>): void {
  if (stops !== null) throw new ApiError('LETTER_NOT_TO_SEND', { message: stops });
}

/** LETTER_NOT_READ, with why where it was read before: a window that was open since still says so. */
export function notRead({ state, kept }: Pick<ShownLetter, 'state' | 'kept'>, today: string): ApiError {
  if (kept?.readOn == null || state.kind === 'not read') return new ApiError('LETTER_NOT_READ');
  const message = words.readBefore[isReadTooLongAgo(kept.readOn, today) ? 'longAgo' : 'changed'];
  return new ApiError('LETTER_NOT_READ', { message });
}

/** Whether a day is one from a first to a last, all 'YYYY-MM-DD'. */
export function isDayWithin(day: string, first: string, last: string): boolean {
  return readIsoDate(day) !== null && day >= first && day <= last;
}
