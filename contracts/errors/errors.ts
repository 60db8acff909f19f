import { REGISTRATION_MESSAGES } from '@towpath/domain/people/registration.ts';
import { SEARCH_OUTCOME_MESSAGES } from '@towpath/domain/people/searchOutcome.ts';
import { SESSION_MESSAGES } from '@towpath/domain/people/sessionMessages.ts';
import { ADDRESS_LOOKUP_MESSAGES } from '@towpath/domain/values/addressLookup.ts';
import { PHONE_MESSAGES } from '@towpath/domain/values/phone.ts';
import * as z from 'zod/mini';
import { BOOKING_ERRORS } from './bookingErrors.ts';
import { CHAT_ERRORS } from './chatErrors.ts';
import { PARTNER_ERRORS } from './partnerErrors.ts';
import { PLAN_ERRORS } from './planErrors.ts';
import { SESSION_ERRORS } from './sessionErrors.ts';
import { STAFF_ERRORS } from './staffErrors.ts';

/**
 * Every error the API answers with: code, when it is used, HTTP status, and the words a person may be shown.
 * A message given where the error is raised (a field rule's own words) replaces the words here.
 */
export const ERRORS = {
  VALIDATION_FAILED: {
    status: 400,
    when: 'a value breaks a rule; `fields` says which and why',
    message: 'Check your answer and try again.',
  },
  MALFORMED_REQUEST: {
    status: 400,
    when: 'the body is not the JSON this call takes',
    message: 'We could not read that request.',
  },
  NOT_SIGNED_IN: {
    status: 401,
    when: 'no credential, or one that is unknown or has ended',
    message: 'Please log in again.',
  },
  ...PARTNER_ERRORS,
  LOGIN_REFUSED: {
    status: 401,
    when: 'wrong email or wrong password; never says which',
    message: 'That email and password do not match. Check them and try again.',
  },
  LOGIN_BY_MAIL_ONLY: {
    status: 403,
    when: 'a login after many wrong passwords for the email from everywhere; the same whether or not it has an account',
    message:
      'Too many passwords have been tried for this email. To keep it safe, choose “Password Reset?” below. We’ll email you a link to get in.',
  },
  SECOND_FACTOR_NEEDED: {
    status: 401,
    when: 'a login with the right password to an account with a second factor; `challenge` is for the call that takes the code, for ten minutes',
    message: 'Type the code from your phone to log in.',
  },
  LOGIN_CHALLENGE_ENDED: {
    status: 400,
    when: 'a code for a login that was begun more than ten minutes ago, has ended, or never was',
    message: 'That took a while, so we stopped to keep your account safe. Log in again.',
  },
  CODE_NOT_RIGHT: {
    status: 403,
    when: 'a code of a second factor that is wrong, was used before, or is missing beside a password',
    message: 'That code is not right. Type the one your app shows now.',
  },
  SECOND_FACTOR_IS_ON: {
    status: 409,
    when: 'a second factor is asked for or added where there is one',
    message: 'Codes are on already.',
  },
  SECOND_FACTOR_NOT_BEGUN: {
    status: 409,
    when: 'a first code where no secret was asked for within the hour',
    message: 'That took a while. Begin again, with a new picture to scan.',
  },
  NO_REFRESH_TOKEN: {
    status: 401,
    when: 'a refresh without refresh token or user id',
    message: SESSION_MESSAGES.nothingToRefresh,
  },
  REFRESH_REFUSED: {
    status: 401,
    when: 'a refresh token that is unknown, has ended or was used before',
    message: 'Your session has ended. Please log in again.',
  },
  REGISTERED_CUSTOMERS_ONLY: {
    status: 403,
    when: 'a guest makes a call that needs an account',
    message: 'Please register first.',
  },
  ANALYTICS_NOT_ACCEPTED: {
    status: 403,
    when: 'an event for counting without the visitor’s yes to it; nothing is kept',
    message: 'Nothing was counted.',
  },
  CURRENT_PASSWORD_WRONG: {
    status: 403,
    when: 'a password change without the right current password',
    message: 'Your current password does not match.',
  },
  PHONE_NOT_CONFIRMED: {
    status: 403,
    when: 'a credit search that names a phone which was not confirmed by a code in the same journey',
    message: 'Show us first that this phone is yours. Open this page again and we will text you a code.',
  },
  PHONE_CODE_NEEDED: {
    status: 403,
    when: 'a copy, an erasure or a new account of somebody without one, who confirmed a phone, without a code to the first one, given for this, in the last ten minutes',
    message: 'Show us first that it’s you, by a code to your phone.',
  },
  TEXTS_UNAVAILABLE: {
    status: 503,
    when: 'a code or a text that cannot be sent: text messages are switched off, or cannot be sent now',
    message: 'We can’t send you a text right now. Call us, and a person here will help you.',
  },
  PASSWORD_BY_LINK_ONLY: {
    status: 403,
    when: 'a first password for an account that was registered more than 10 minutes ago, without the link that its email is sent',
    message: 'To keep your account safe, choose your password with a link that we email to you.',
  },
  CONFIRMATION_NEEDED: {
    status: 403,
    when: 'a change of the account itself, its export or erasure, without the password typed in the last five minutes, and a code where the person has turned codes on',
    message: 'Type your password again to go on.',
  },
  NOT_FOUND: {
    status: 404,
    when: 'no such thing, or it belongs to somebody else',
    message: 'We could not find that.',
  },
  NO_JOURNEY: { status: 404, when: 'the person has no journey yet', message: 'You have not started yet.' },
  STEP_NOT_ON_PATH: {
    status: 409,
    when: 'an answer to a step that earlier answers do not lead to; `goTo` says where to go',
    message: 'That question is not next. We will take you to the right one.',
  },
  ANSWER_CHANGED_ELSEWHERE: {
    status: 409,
    when: 'the answer was changed on another tab or device since this one read it',
    message: 'This answer was changed on another screen.',
  },
  ALREADY_REGISTERED: {
    status: 409,
    when: 'the email has an account',
    message: 'There is already an account registered with that email address, please login to continue',
  },
  REGISTRATION_FAILED: {
    status: 400,
    when: 'registration cannot be done here',
    message: REGISTRATION_MESSAGES.failed,
  },
  CALLS_NOT_WANTED: {
    status: 409,
    when: 'a call asked for by somebody who has said that we may not ring them, without a yes to this one (`ringThisOnce`)',
    message: 'You asked us not to ring you. If you want this call, say yes to it.',
  },
  ...CHAT_ERRORS,
  ...PLAN_ERRORS,
  ...BOOKING_ERRORS,
  ...SESSION_ERRORS,
  ...STAFF_ERRORS,
  INVALID_PHONE_NUMBER: {
    status: 400,
    when: 'a call-back number that is not a working UK number',
    message: PHONE_MESSAGES.phone,
  },
  RESET_LINK_NOT_VALID: {
    status: 400,
    when: 'a reset link that was used, has ended or never existed',
    message:
      'There has been a problem with the reset password link you have used. Please try and send a new reset password link from the login page.',
  },
  PREVIEW_LINK_NOT_VALID: {
    status: 404,
    when: 'the link of a preview that was altered, lacks a part, or names questions that there are none of here',
    message: 'A part of it may be missing. Copy all of it, or ask whoever sent it for a new one.',
  },
  PREVIEW_LINK_ENDED: {
    status: 410,
    when: 'the link of a preview after its days',
    message: 'Links to a preview work for some days only. Ask whoever sent it for a new one.',
  },
  PREVIEW_HAS_FAULT: {
    status: 422,
    when: 'the preview of words with a fault; the message names file and place',
    message: 'These words cannot be shown before they are put right.',
  },
  EMAIL_LINK_NOT_VALID: {
    status: 400,
    when: 'the link of a change of email that was used, has ended or never existed',
    message:
      'This link does not work any more. If you still want to change your email, ask again in your account.',
  },
  'OTP Required': {
    status: 403,
    when: 'the credit search needs the one-time code that was just sent',
    message: 'OTP Required',
  },
  ERR_CREDIT_SEARCH_NOT_ALLOWED_EXISTING_OTP: {
    status: 403,
    when: 'a credit search while a code of an earlier one can still be given',
    message: 'We have sent you a code already. Use that one.',
  },
  ERR_CREDIT_SEARCH_NOT_ALLOWED: {
    status: 403,
    when: 'no more credit searches for this person',
    message: SEARCH_OUTCOME_MESSAGES.notAllowed,
  },
  'No attempts remaining': {
    status: 403,
    when: 'the last try of a one-time code was wrong',
    message: 'No attempts remaining',
  },
  'Passcode expired': {
    status: 403,
    when: 'a one-time code that is too old',
    message: 'Passcode expired',
  },
  VERIFICATION_FAILED: {
    status: 400,
    when: 'a one-time code that is not the right one',
    message: SEARCH_OUTCOME_MESSAGES.wrongCode,
  },
  CODE_ALREADY_TRIED: {
    status: 400,
    when: 'a one-time code that was tried before',
    message: SEARCH_OUTCOME_MESSAGES.triedCode,
  },
  'Invalid phone number': {
    status: 400,
    when: 'the credit search does not take the phone number',
    message: 'Invalid phone number',
  },
  CREDIT_SEARCH_NOT_FOUND: {
    status: 404,
    when: 'no credit report fits these details',
    message: SEARCH_OUTCOME_MESSAGES.notMatched,
  },
  CREDIT_SEARCH_UNAVAILABLE: {
    status: 503,
    when: 'the credit reference agency does not answer, or not as agreed; nothing has changed',
    message: 'We can’t reach the credit report right now. Your list is as it was.',
  },
  CREDIT_SEARCH_OFF: {
    status: 403,
    when: 'a credit search where the operator has switched them off',
    message: SEARCH_OUTCOME_MESSAGES.off,
  },
  CREDIT_SEARCH_NEEDS_CODE: {
    status: 403,
    when: 'a credit search, which needs a one-time code, where the operator has switched text messages off',
    message: SEARCH_OUTCOME_MESSAGES.noCodes,
  },
  CREDIT_SEARCH_TERMS_NEEDED: {
    status: 403,
    when: 'a credit search in a journey in which its terms were not agreed to',
    message: 'Tick the box about the search first. Then we can look for your report.',
  },
  ADDRESS_LOOKUP_OFF: {
    status: 403,
    when: 'an address lookup where the operator has switched them off',
    message: ADDRESS_LOOKUP_MESSAGES.off,
  },
  ADDRESS_LOOKUP_UNAVAILABLE: {
    status: 503,
    when: 'the address lookup does not answer',
    message: ADDRESS_LOOKUP_MESSAGES.unavailable,
  },
  HEALTH_CONSENT_NEEDED: {
    status: 403,
    when: 'health conditions or support needs before the person has said yes to keeping them; nothing is kept',
    message: 'We keep this only if you say yes first.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    when: 'a request that did not come whole in time; it may be sent again',
    message: 'That took too long to reach us. Try again.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    when: 'headers over the limit',
    message: 'That is too much to send at once.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    when: 'a body over the limit',
    message: 'That is too much to send at once.',
  },
  UNSUPPORTED_MEDIA: {
    status: 415,
    when: 'a body that is not JSON',
    message: 'We could not read that request.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    when: 'too many tries in a short time',
    message: 'Too many tries. Wait a minute, then try again.',
  },
  CANNOT_BE_OPENED: {
    status: 503,
    when: 'something is kept sealed with a key that the operator has not put in, or has lost; all else works',
    message: 'We can’t open this right now, and we have been told. The rest is still here.',
  },
  SERVER_FAULT: {
    status: 500,
    when: 'a fault of ours',
    message: 'It is our fault, not yours. Your answers are safe.',
  },
  UNAVAILABLE: {
    status: 503,
    when: 'the server or its database is starting, stopping, overloaded or out of reach',
    message: 'We are busy. Your answers are safe. Try again in a moment.',
  },
} as const satisfies Record<string, { status: number; when: string; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Codes any call may answer with. */
export const SHARED_ERRORS: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'MALFORMED_REQUEST',
  'NOT_SIGNED_IN',
  'REQUEST_TIMEOUT',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'HEADERS_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'CANNOT_BE_OPENED',
  'SERVER_FAULT',
  'UNAVAILABLE',
];

/** The body of every answer that is not a success. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    innerError: z.optional(z.object({ message: z.string() })),
    fields: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
    goTo: z.optional(z.object({ pageId: z.string(), stepId: z.string() })),
    /** With SECOND_FACTOR_NEEDED: that the password was right. */
    challenge: z.optional(z.string()),
    /** With VALIDATION_FAILED of a chat message: it has words of somebody who may be in danger. */
    offersHelp: z.optional(z.boolean()),
    /** With TIME_TAKEN: the nearest free times, by moment. */
    times: z.optional(z.array(z.string())),
    /** With ANSWER_CHANGED_ELSEWHERE: what is stored now. */
    current: z.optional(
      z.object({ revision: z.number(), answers: z.array(z.object({ id: z.string(), value: z.string() })) }),
    ),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
export type ApiError = ErrorBody['error'];
