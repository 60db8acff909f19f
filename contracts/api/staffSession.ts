import { STAFF_PERMISSIONS } from '@towpath/domain/people/staffPermissions.ts';
import * as z from 'zod/mini';
import { BROWSERS, DEVICE_KINDS, SYSTEMS } from './account.ts';
import { call } from './call.ts';

const typed = (most: number) => z.string().check(z.maxLength(most));

/** Somebody who works behind the site, as they see themselves. */
/**
 * Comes along with what a screen reads by itself, where nobody has touched it for a minute: such a call is no use of a
 * sign-in. Any value.
 */
export const READS_BY_ITSELF = 'reads-by-itself';

export const StaffMember = z.object({
  name: z.string(),
  email: z.string(),
  role: z.string(),
  permissions: z.array(z.enum(STAFF_PERMISSIONS)),
});

/** A sign-in of staff that still works. */
export const StaffSession = z.object({
  id: z.string(),
  /** Whether it is the one that asks. */
  isThisOne: z.boolean(),
  deviceKind: z.nullable(z.enum(DEVICE_KINDS)),
  browser: z.nullable(z.enum(BROWSERS)),
  system: z.nullable(z.enum(SYSTEMS)),
  startedAt: z.string(),
  lastUsedAt: z.string(),
});
export type StaffSession = z.output<typeof StaffSession>;

export const staffSignIn = call({
  base: 'staff',
  method: 'POST',
  path: '/session',
  access: 'anyone',
  summary: 'Signs in, with the code of an app besides the password.',
  body: z.strictObject({ email: typed(254), password: typed(200), code: typed(20) }),
  answer: StaffMember,
  errors: ['STAFF_SIGN_IN_REFUSED'],
});

export const staffSignOut = call({
  base: 'staff',
  method: 'DELETE',
  path: '/session',
  access: 'staff',
  summary: 'Ends the sign-in that makes this call.',
});

export const staffMe = call({
  base: 'staff',
  method: 'GET',
  path: '/me',
  access: 'staff',
  summary: 'Who is signed in, and what they may do.',
  answer: StaffMember,
});

export const staffSessions = call({
  base: 'staff',
  method: 'GET',
  path: '/sessions',
  access: 'staff',
  summary: 'Where the caller is signed in, the latest used first.',
  answer: z.object({ sessions: z.array(StaffSession) }),
});

export const endStaffSession = call({
  base: 'staff',
  method: 'DELETE',
  path: '/sessions/{sessionId}',
  access: 'staff',
  summary: 'Ends a sign-in of the caller’s. Ending it again changes nothing.',
  params: z.object({ sessionId: typed(100) }),
  errors: ['NOT_FOUND'],
});

export const beginStaffSetUp = call({
  base: 'staff',
  method: 'POST',
  path: '/set-up/begin',
  access: 'anyone',
  summary: 'Whose link it is, and the secret for their app of codes. Changes nothing.',
  body: z.strictObject({ token: typed(100) }),
  answer: z.object({ name: z.string(), email: z.string(), secret: z.string(), address: z.string() }),
  errors: ['STAFF_LINK_ENDED'],
});

export const finishStaffSetUp = call({
  base: 'staff',
  method: 'POST',
  path: '/set-up',
  access: 'anyone',
  summary:
    'Sets password and app of codes by a link, which ends, and signs in. Every earlier sign-in of theirs ends.',
  body: z.strictObject({ token: typed(100), password: typed(200), code: typed(20) }),
  answer: StaffMember,
  errors: ['STAFF_LINK_ENDED', 'VALIDATION_FAILED', 'CODE_NOT_RIGHT'],
});
