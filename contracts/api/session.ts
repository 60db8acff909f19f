import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';

const takesHeaders = {
  'idempotency-key':
    '16 to 100 letters, digits and dashes, made by the caller. The same call with the same key, body and guest may be made again for ten minutes, where its answer was lost.',
};
/** The cookies of whoever is logged in by a call. */
export const SIGNED_IN = {
  'set-cookie':
    '`refreshToken` (HttpOnly: out of reach of scripts), `accessToken` and `user`; `basicAuthToken` is cleared.',
};

/** An email address as a request holds it. */
export const email = z.string().check(z.maxLength(254));
/** Long enough for any passphrase, short enough that hashing it cannot be used for a denial of service. */
export const password = z.string().check(z.maxLength(200));

export const SessionUser = named(
  'SessionUser',
  z.object({
    userId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
);
export type SessionUser = z.infer<typeof SessionUser>;

/**
 * `refreshToken` travels only as an HttpOnly cookie, out of reach of scripts; `accessToken` and `user` also travel as
 * readable cookies.
 */
export const SignedIn = z.object({ accessToken: z.string(), user: SessionUser });
export type SignedIn = z.infer<typeof SignedIn>;

export const startGuestSession = call({
  base: 'core',
  method: 'POST',
  path: '/sessions/guest',
  access: 'anyone',
  summary: 'Gives an anonymous visitor a basic token of their own, also as cookie basicAuthToken.',
  answer: z.object({ basicAuthToken: z.string(), userId: z.string() }),
  givesHeaders: { 'set-cookie': '`basicAuthToken`: the same token as cookie.' },
});

export const bringsGuest = described(
  z.optional(z.boolean()),
  'Brings along what the guest of this call, by its `Authorization: Basic` or cookie, has told us: it is the account’s from then on, and the guest is gone. Where the account has its own, that stands, and `GET /journeys/mine/brought` says what is to be asked. Made again it changes nothing.',
);

export const login = call({
  base: 'core',
  method: 'POST',
  path: '/users/customer/login',
  access: 'anyone',
  summary:
    'Logs a customer in. The same answer for a wrong email and a wrong password. Who has turned a second factor on gets SECOND_FACTOR_NEEDED with a `challenge`, for `POST /users/customer/login/code`.',
  body: z.strictObject({ email, password, bringsGuest }),
  answer: SignedIn,
  givesHeaders: SIGNED_IN,
  errors: ['LOGIN_REFUSED', 'LOGIN_BY_MAIL_ONLY', 'SECOND_FACTOR_NEEDED', 'PHONE_CODE_NEEDED'],
});

export const logout = call({
  base: 'core',
  method: 'POST',
  path: '/users/customer/logout',
  access: 'anyone',
  summary:
    'Ends the session: revokes refresh and guest credentials and clears the four session cookies. Succeeds as well where there was no session.',
  givesHeaders: { 'set-cookie': 'The four session cookies, cleared.' },
});

export const refreshToken = call({
  base: 'core',
  method: 'POST',
  path: '/users/customer/refreshtoken',
  access: 'anyone',
  summary:
    'A new access token. The refresh token comes from its cookie or the body and is exchanged for a new one; using one again later ends the session it belongs to.',
  body: z.strictObject({ userId: z.optional(z.string()), refreshToken: z.optional(z.string()) }),
  answer: z.object({ accessToken: z.string() }),
  givesHeaders: { 'set-cookie': '`refreshToken` and `accessToken`, both new.' },
  errors: ['NO_REFRESH_TOKEN', 'REFRESH_REFUSED'],
});

export const register = call({
  base: 'core',
  method: 'POST',
  path: '/users/customer/register',
  access: 'customer',
  summary:
    'Completes the Registration step. With an email the guest becomes a customer and is signed in; with a name only they stay a guest with a name. An account of who has confirmed a phone needs a code to it first, as a copy of their data does. Made again with its Idempotency-Key it gives a new session for the same account.',
  body: z.strictObject({
    email: z.optional(email),
    firstName: z.optional(z.string().check(z.maxLength(200))),
    lastName: z.optional(z.string().check(z.maxLength(200))),
    stepId: z.string(),
  }),
  answer: z.object({ accessToken: z.optional(z.string()), user: SessionUser }),
  takesHeaders,
  givesHeaders: SIGNED_IN,
  errors: [
    'ALREADY_REGISTERED',
    'REGISTRATION_FAILED',
    'PHONE_CODE_NEEDED',
    'STEP_NOT_ON_PATH',
    'NO_JOURNEY',
    'SESSION_CLOSED',
  ],
});

export const registerLater = call({
  base: 'core',
  method: 'POST',
  path: '/users/customer/register/later',
  access: 'customer',
  summary:
    'Makes an account for a guest whose first questions asked for none: they become a customer, are signed in and keep what they have answered. Who has confirmed a phone needs a code to it first, as for a copy of their data. May be made again as `register`.',
  body: z.strictObject({ email }),
  answer: z.object({ accessToken: z.optional(z.string()), user: SessionUser }),
  takesHeaders,
  givesHeaders: SIGNED_IN,
  errors: ['ALREADY_REGISTERED', 'REGISTRATION_FAILED', 'PHONE_CODE_NEEDED'],
});

export const continueAsRegistered = call({
  base: 'core',
  method: 'POST',
  path: '/users/customer/register/continue',
  access: 'customer',
  summary:
    'Email-only style: the email has an account and the person goes on without it. Completes the Registration step for this guest; gives no access to that account.',
  body: z.strictObject({ email, stepId: z.string() }),
  errors: ['REGISTRATION_FAILED', 'STEP_NOT_ON_PATH', 'NO_JOURNEY', 'SESSION_CLOSED'],
});
