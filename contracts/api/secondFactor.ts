import * as z from 'zod/mini';
import { confirmation } from './account.ts';
import { call } from './call.ts';
import { described } from './described.ts';
import { code } from './secondFactorCode.ts';
import { bringsGuest, SIGNED_IN, SignedIn } from './session.ts';

export const loginWithCode = call({
  base: 'core',
  method: 'POST',
  path: '/users/customer/login/code',
  access: 'anyone',
  summary:
    'Ends a login that was answered with SECOND_FACTOR_NEEDED. May be made again with the same code for half a minute, where its answer was lost.',
  body: z.strictObject({
    challenge: described(z.string().check(z.maxLength(200)), 'What came with SECOND_FACTOR_NEEDED.'),
    code,
    bringsGuest,
  }),
  answer: SignedIn,
  givesHeaders: SIGNED_IN,
  errors: ['LOGIN_CHALLENGE_ENDED', 'CODE_NOT_RIGHT', 'LOGIN_BY_MAIL_ONLY', 'PHONE_CODE_NEEDED'],
});

export const askSecondFactor = call({
  base: 'core',
  method: 'POST',
  path: '/account/mine/second-factor/secret',
  access: 'registered customer',
  summary:
    'Makes a secret for an app that shows codes (TOTP: six digits, 30 seconds, SHA-1). A login asks for a code only once one was given back with `POST /account/mine/second-factor`, within an hour. Asked again in the same login it gives the same secret for ten minutes.',
  body: z.strictObject({ confirmation }),
  answer: z.object({
    secret: described(z.string(), 'To type into the app: letters and digits (base 32).'),
    address: described(
      z.string(),
      'The same as an address, `otpauth://…`, to open on a phone or show as QR code.',
    ),
  }),
  errors: ['CONFIRMATION_NEEDED', 'SECOND_FACTOR_IS_ON', 'REGISTERED_CUSTOMERS_ONLY'],
});

export const addSecondFactor = call({
  base: 'core',
  method: 'POST',
  path: '/account/mine/second-factor',
  access: 'registered customer',
  summary:
    'Turns the second factor on by a code of the app, and gives ten recovery codes, this once. Made again with the same code within ten minutes, where the answer was lost, it gives ten new ones in their place.',
  body: z.strictObject({ code }),
  answer: z.object({
    recoveryCodes: described(z.array(z.string()), 'Each works once, in place of a code of the app.'),
  }),
  errors: ['CODE_NOT_RIGHT', 'SECOND_FACTOR_NOT_BEGUN', 'SECOND_FACTOR_IS_ON', 'REGISTERED_CUSTOMERS_ONLY'],
});

export const removeSecondFactor = call({
  base: 'core',
  method: 'POST',
  path: '/account/mine/second-factor/removal',
  access: 'registered customer',
  summary:
    'Turns the second factor off, by a confirmation, which took a code. NOT_FOUND where it is off already.',
  body: z.strictObject({ confirmation }),
  errors: ['CONFIRMATION_NEEDED', 'NOT_FOUND', 'REGISTERED_CUSTOMERS_ONLY'],
});
