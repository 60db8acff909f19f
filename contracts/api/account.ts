import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';
import { codeBeside } from './secondFactorCode.ts';
import { email, password } from './session.ts';

/**
 * Proof of a moment ago that it is the person themselves: what `confirmPassword` gave. Whatever has it in its body wants
 * the password, and a code of who has turned codes on.
 */
export const confirmation = z.string().check(z.maxLength(200));

const nullableText = z.nullable(z.string());

export const DEVICE_KINDS = ['phone', 'tablet', 'computer'] as const;
export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const;
export const SYSTEMS = ['android', 'chromebook', 'ipad', 'iphone', 'linux', 'mac', 'windows'] as const;

/** A login that works now. What it was made with is null where the browser did not say. */
const RunningSession = z.object({
  id: z.string(),
  isHere: described(z.boolean(), 'Whether it is the one that asks.'),
  kind: z.nullable(z.enum(DEVICE_KINDS)),
  browser: z.nullable(z.enum(BROWSERS)),
  system: z.nullable(z.enum(SYSTEMS)),
  lastUsedOn: described(z.string(), 'The day it was last used, in London: year-month-day.'),
  endsOn: described(
    z.string(),
    'The day on which it ends however often it is used, in London: year-month-day. Unused for 30 days it ends sooner.',
  ),
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
  passwordSetOn: described(
    nullableText,
    'The day the password was set, in London: year-month-day; null where it was set before that was kept.',
  ),
  secondFactor: described(
    z.nullable(
      z.object({
        since: described(z.string(), 'The day it was turned on, in London: year-month-day.'),
        recoveryCodesLeft: described(z.int(), 'How many recovery codes were not used yet.'),
      }),
    ),
    'Whether a login asks for a code of an app too; null where it does not.',
  ),
  sessions: described(z.array(RunningSession), 'The latest used first.'),
  emailChange: described(
    z.nullable(
      z.object({
        email: z.string(),
        isConfirmed: z.boolean(),
        isAgreed: z.boolean(),
        countsOn: described(
          nullableText,
          'The day from which it needs no word from the old address; null until that was told.',
        ),
        isOldUnreached: described(
          z.boolean(),
          'Whether mail does not reach the old address, and nothing else could tell it.',
        ),
      }),
    ),
    'A change of email that is under way.',
  ),
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
    'The person types their password again, with a code where they have turned codes on. Gives a confirmation that calls about the account itself ask for: it works for five minutes, in this session alone.',
  body: z.strictObject({ password, code: codeBeside }),
  answer: z.object({ confirmation, until: z.string() }),
  errors: ['CURRENT_PASSWORD_WRONG', 'CODE_NOT_RIGHT', 'REGISTERED_CUSTOMERS_ONLY'],
});

export const changeName = call({
  base: 'core',
  method: 'POST',
  path: '/account/mine/name',
  access: 'registered customer',
  summary: 'Changes the person’s name.',
  body: z.strictObject({
    title: described(
      z.optional(z.string().check(z.maxLength(20))),
      'One of the titles of the credit search, or empty for none; left out, it stays.',
    ),
    forename: z.string().check(z.maxLength(200)),
    middlename: described(
      z.optional(z.string().check(z.maxLength(200))),
      'Names between first and last, or empty for none; left out, they stay.',
    ),
    surname: z.string().check(z.maxLength(200)),
    was: described(
      z.optional(
        z.strictObject({
          title: z.string().check(z.maxLength(20)),
          forename: z.string().check(z.maxLength(200)),
          middlename: described(
            z.string().check(z.maxLength(200)),
            'Names between first and last; empty for none.',
          ),
          surname: z.string().check(z.maxLength(200)),
        }),
      ),
      'The name as it was read, so that one that was put right since is not overwritten unseen; left out, the last one counts.',
    ),
  }),
  errors: ['REGISTERED_CUSTOMERS_ONLY', 'CHANGED_SINCE_READ'],
});

export const changePhone = call({
  base: 'core',
  method: 'POST',
  path: '/account/mine/phone',
  access: 'registered customer',
  summary:
    'Changes the number to ring, or takes it away by an empty one. The email is told, and the old number by a text message at a time that is safe, unless `tellsOld` is false.',
  body: z.strictObject({
    contactNumber: z.string().check(z.maxLength(50)),
    tellsOld: z.optional(z.boolean()),
    was: described(
      z.optional(z.nullable(z.string().check(z.maxLength(50)))),
      'The number as it was read, so that one that was put right since is not overwritten unseen; left out, the last one counts.',
    ),
    confirmation,
  }),
  errors: ['CONFIRMATION_NEEDED', 'REGISTERED_CUSTOMERS_ONLY', 'CHANGED_SINCE_READ'],
});

export const askEmailChange = call({
  base: 'core',
  method: 'POST',
  path: '/account/mine/email',
  access: 'registered customer',
  summary:
    'Asks for another email. The new address gets a link to confirm, the old one a link to agree or stop. The same answer whether or not the new one has an account.',
  body: z.strictObject({ email, confirmation }),
  errors: ['CONFIRMATION_NEEDED', 'REGISTERED_CUSTOMERS_ONLY'],
});

export const cancelEmailChange = call({
  base: 'core',
  method: 'DELETE',
  path: '/account/mine/email',
  access: 'registered customer',
  summary: 'Gives up a change of email that is under way.',
  errors: ['NOT_FOUND', 'REGISTERED_CUSTOMERS_ONLY'],
});

const linkToken = z.string().check(z.maxLength(200));

export const checkEmailLink = call({
  base: 'core',
  method: 'POST',
  path: '/account/email-change/check',
  access: 'anyone',
  summary:
    'Says whether the link of a change of email can still be used, and to which of both addresses it was sent.',
  body: z.strictObject({ token: linkToken }),
  answer: z.object({ side: z.enum(['new', 'old']) }),
  errors: ['EMAIL_LINK_NOT_VALID'],
});

export const answerEmailLink = call({
  base: 'core',
  method: 'POST',
  path: '/account/email-change',
  access: 'anyone',
  summary:
    'A yes or no to a change of email, by the link that one of both addresses got. `countsOn` is the day from which a change that waits needs no word from the old address.',
  body: z.strictObject({ token: linkToken, agrees: z.boolean() }),
  answer: z.object({
    became: z.enum(['changed', 'waits', 'stopped', 'taken']),
    countsOn: z.nullable(z.string()),
  }),
  errors: ['EMAIL_LINK_NOT_VALID'],
});
