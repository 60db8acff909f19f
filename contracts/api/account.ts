import * as z from 'zod/mini';
import { call } from './call.ts';
import { password } from './session.ts';

/** Proof that the password was typed a moment ago: what `confirmPassword` gave. */
export const confirmation = z.string().check(z.maxLength(200));

const nullableText = z.nullable(z.string());

export const DEVICE_KINDS = ['phone', 'tablet', 'computer'] as const;
export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const;
export const SYSTEMS = ['android', 'chromebook', 'ipad', 'iphone', 'linux', 'mac', 'windows'] as const;

/** A login that works now. What it was made with is null where the browser did not say. */
const RunningSession = z.object({
  id: z.string(),
  /** Whether it is the one that asks. */
  isHere: z.boolean(),
  kind: z.nullable(z.enum(DEVICE_KINDS)),
  browser: z.nullable(z.enum(BROWSERS)),
  system: z.nullable(z.enum(SYSTEMS)),
  /** The day it was last used, in London: year-month-day. */
  lastUsedOn: z.string(),
});
export type RunningSession = z.infer<typeof RunningSession>;

export const Account = z.object({
  title: nullableText,
  forename: nullableText,
  middlename: nullableText,
  surname: nullableText,
  email: z.string(),
  contactNumber: nullableText,
  hasPassword: z.boolean(),
  /** The day the password was set, in London: year-month-day; null where it was set before that was kept. */
  passwordSetOn: nullableText,
  /** The latest used first. */
  sessions: z.array(RunningSession),
});
export type Account = z.infer<typeof Account>;

export const myAccount = call({
  base: 'core',
  method: 'GET',
  path: '/account/mine',
  access: 'registered customer',
  summary: 'The person’s own details and where they are logged in.',
  answer: Account,
  errors: ['REGISTERED_CUSTOMERS_ONLY'],
});

export const endOneSession = call({
  base: 'core',
  method: 'DELETE',
  path: '/account/mine/sessions/{sessionId}',
  access: 'registered customer',
  summary: 'Logs one device out. NOT_FOUND where it is logged out already.',
  params: z.object({ sessionId: z.string().check(z.maxLength(100)) }),
  errors: ['NOT_FOUND', 'REGISTERED_CUSTOMERS_ONLY'],
});

export const endOtherSessions = call({
  base: 'core',
  method: 'DELETE',
  path: '/account/mine/sessions',
  access: 'registered customer',
  summary: 'Logs every device out but the one that asks.',
  errors: ['REGISTERED_CUSTOMERS_ONLY'],
});

export const confirmPassword = call({
  base: 'core',
  method: 'POST',
  path: '/account/mine/confirmation',
  access: 'registered customer',
  summary:
    'The person types their password again. Gives a confirmation that calls about the account itself ask for: it works for five minutes, in this session alone.',
  body: z.strictObject({ password }),
  answer: z.object({ confirmation, until: z.string() }),
  errors: ['CURRENT_PASSWORD_WRONG', 'REGISTERED_CUSTOMERS_ONLY'],
});
