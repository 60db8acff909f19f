import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { ShownLetter } from './shownLetters.ts';

/** Throws LETTER_NOT_TO_SEND, with why. */
export function refuseStopped({ stops }: Pick<ShownLetter, 'stops'>): void {
  if (stops !== null) throw new ApiError('LETTER_NOT_TO_SEND', { message: stops });
}

/** Whether a day is one from a first to a last, all 'YYYY-MM-DD'. */
export function isDayWithin(day: string, first: string, last: string): boolean {
  return readIsoDate(day) !== null && day >= first && day <= last;
}
