import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { penceOf, poundsOf } from '@towpath/domain/values/pence.ts';
import { isStorable } from '@towpath/domain/values/text.ts';
import { z } from 'zod';

/** The kinds of value that content files are made of, with what an operator is told about one that does not fit. */

const STORABLE = 'must not have a character that cannot be stored, such as \\u0000';
/** One that may be empty. */
export const anyText = z.string().refine(isStorable, STORABLE);
/** Of one that is empty nothing else is said. */
export const text = z
  .string()
  .trim()
  .min(1, { error: 'must not be empty', abort: true })
  .refine(isStorable, STORABLE);
/** A phone number as people read it. */
export const phoneNumber = z.string().regex(/^[0-9 +]{10,16}$/u, 'must be digits and spaces');
/** A day of our own times: a year that nobody alive will see is a slip. */
export const calendarDay = z.string('must be a date such as 2026-11-01').superRefine((day, context) => {
  const problem = dayProblem(day);
  if (problem !== null) context.addIssue({ code: 'custom', message: problem });
});
const YEARS = { first: 1900, last: 2099 };

function dayProblem(day: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) return 'must be a date such as 2026-11-01';
  const date = readIsoDate(day);
  if (date === null) return `there is no day ${day}`;
  if (date.year >= YEARS.first && date.year <= YEARS.last) return null;
  return `${day} is not between ${YEARS.first} and ${YEARS.last}`;
}
export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'must be a time such as 08:00');
/** One that this runtime knows. */
export const timeZone = text.refine(isTimeZone, "must be a time zone such as 'Europe/London'");

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
export const webAddress = z
  .url({
    protocol: /^https$/u,
    error: 'must be an address that starts with https://',
  })
  .refine(isStorable, STORABLE);

/** The same, or this machine over plain http, to try something out. */
export const scriptAddress = z
  .string()
  .regex(
    /^(?:https:\/\/[\w.-]+(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1):\d+)\/[^\s'"<>;,]*$/u,
    'must be the address of a script that starts with https://',
  );
/** Where something may be loaded from: an address without a path. */
export const origin = z
  .string()
  .regex(
    /^(?:(?:https|wss):\/\/(?:\*\.)?[\w.-]+(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1):\d+)$/u,
    'must be an address without a path that starts with https:// or wss://',
  );

/** What people saved is stored with it, in a column of 32 bits. */
export const stableId = z
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(2_147_483_647, 'must be at most 2147483647');
export const sourceKeys = z.array(text).min(1, 'must name at least one source');

/** What facts rest on. No address: nothing public that could be looked up. */
export const sources = z.record(
  text,
  z.strictObject({
    name: text,
    url: webAddress.nullable(),
    /** Set where nobody but us stands behind it: production takes no figure that rests on it. */
    ownProposal: z.boolean().exactOptional(),
  }),
);
export type ContentSources = z.infer<typeof sources>;

/** Whether a number of pounds has no more than two decimals. */
export function isWholePence(pounds: number): boolean {
  return Math.abs(poundsOf(penceOf(pounds)) - pounds) < 1e-8;
}

/** A sum that an operator writes in pounds; kept in pence. */
export const poundsAsPence = z
  .number('must be a number of pounds')
  .min(0, 'must not be negative')
  .max(1_000_000, 'must be at most 1,000,000')
  .refine(isWholePence, 'must have at most two decimals')
  .transform(pounds => penceOf(pounds));
/** Where in a file something is wrong: `help[2].phone`. Empty for the file as a whole. */
export function pathText(path: readonly PropertyKey[]): string {
  return path
    .map(part => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./u, '');
}

/** The roles of a row, each once, out of those that rules know. */
export function roles<Role extends string>(allowedRoles: readonly Role[]) {
  const role = z.enum(allowedRoles, {
    error: ({ input }) => `there is no role '${String(input)}'; there are ${allowedRoles.join(', ')}`,
  });
  return z
    .array(role, 'must be a list of roles, [] for none')
    .refine(names => new Set(names).size === names.length, 'must have each role once');
}
