import * as z from 'zod/mini';
import { call } from './call.ts';
import { codeBeside } from './secondFactorCode.ts';
import { email, password } from './session.ts';

export const checkPassword = call({
  base: 'core',
  method: 'POST',
  path: '/users/customer/password/check',
  access: 'anyone',
  summary:
    'Says whether a new password would be taken, before an account is made for it: it may not be made of the names and the email of the account, which are given with it. Nothing of it is kept. Refused with VALIDATION_FAILED at `password`.',
  body: z.strictObject({
    password,
    email: z.optional(email),
    firstName: z.optional(z.string().check(z.maxLength(200))),
    lastName: z.optional(z.string().check(z.maxLength(200))),
  }),
});

export const choosePassword = call({
  base: 'core',
  method: 'POST',
  path: '/users/customer/password',
  access: 'registered customer',
  summary:
    'Sets the first password of an account that was just registered, or changes it when the current one is given, with a code where the person has turned codes on. Later the first one takes a link by mail.',
  body: z.strictObject({ newPassword: password, currentPassword: z.optional(password), code: codeBeside }),
  errors: ['CURRENT_PASSWORD_WRONG', 'CODE_NOT_RIGHT', 'PASSWORD_BY_LINK_ONLY', 'REGISTERED_CUSTOMERS_ONLY'],
});

export const requestPasswordReset = call({
  base: 'core',
  method: 'POST',
  path: '/users/customer/password-reset/request',
  access: 'anyone',
  summary: 'Sends a link to choose a new password. The same answer whether or not the email has an account.',
  body: z.strictObject({ email }),
});

export const checkPasswordReset = call({
  base: 'core',
  method: 'POST',
  path: '/users/customer/password-reset/check',
  access: 'anyone',
  summary: 'Says whether a reset link can still be used.',
  body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  errors: ['RESET_LINK_NOT_VALID'],
});

export const resetPassword = call({
  base: 'core',
  method: 'POST',
  path: '/users/customer/password-reset',
  access: 'anyone',
  summary: 'Sets a new password with a link that works once, and ends every session of that customer.',
  body: z.strictObject({ token: z.string().check(z.maxLength(200)), newPassword: password }),
  errors: ['RESET_LINK_NOT_VALID'],
});
