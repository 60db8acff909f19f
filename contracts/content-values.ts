import { z } from 'zod';

/** The kinds of value that content files are made of, with what an operator is told about one that does not fit. */

export const text = z.string().trim().min(1, 'must not be empty');
export const calendarDay = z.iso.date('must be a date such as 2026-11-01');
export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'must be a time such as 08:00');
export const webAddress = z.url({
  protocol: /^https$/u,
  error: 'must be an address that starts with https://',
});

/** Where in a file something is wrong: `help[2].phone`. Empty for the file as a whole. */
export function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map(part => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./u, '');
}
