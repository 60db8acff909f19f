import { isUuid } from '../../platform/database/uuid.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import { words } from './words.ts';

/** Where a page begins: after, or before, the person with this sort value and id. */
export type Place = { readonly value: string; readonly id: string };

const TIME = /^(?!0000)(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3})\d{3}Z$/u;

/** A place as it goes into an address. */
export function sayPlace({ value, id }: Place): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/**
 * A place as it came in an address.
 *
 * @param isTime whether the value is a moment
 * @throws ApiError VALIDATION_FAILED at the field for one that is none of ours
 */
export function readPlace(field: 'after' | 'before', text: string, isTime: boolean): Place {
  try {
    const [value, id, ...more]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (typeof value === 'string' && typeof id === 'string' && isUuid(id) && more.length === 0) {
      if (!value.includes('\0') && (!isTime || isMoment(value))) return { value, id };
    }
  } catch {
    // Said below, as of any other that is not ours.
  }
  throw fieldError(field, words.refused.place);
}

/** Whether a text is a moment as ours are said: `Date` would read 30 February as a day of March, the database neither. */
function isMoment(value: string): boolean {
  const said = TIME.exec(value)?.[1];
  if (said === undefined) return false;
  const moment = new Date(`${said}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === `${said}Z`;
}
