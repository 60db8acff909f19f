import * as z from 'zod/mini';
import { call } from './call.ts';
import { DebtsResponse } from './debts.ts';
import { described } from './described.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const optionalText = (longest: number) => z.optional(z.nullable(text(longest)));

/** Field names are the specification's (section 3). */
export const CreditSearchRequest = z.strictObject({
  blackBox: described(
    optionalText(10_000),
    'What the device fingerprint script gave; empty where there is none.',
  ),
  ipAddress: described(
    optionalText(50),
    'As the browser looked it up; when left out, the address the call came from is used.',
  ),
  customer: z.strictObject({
    title: text(50),
    forename: text(100),
    middleNames: optionalText(200),
    surname: text(100),
    dateOfBirth: described(text(10), 'Year-month-day, each with all its digits.'),
    phoneNumber: text(20),
  }),
  address: z.strictObject({
    flatNumber: optionalText(50),
    buildingName: optionalText(100),
    buildingNumber: optionalText(20),
    street: text(200),
    district: optionalText(100),
    town: optionalText(100),
    postcode: text(10),
    isPreviousAddress: z.optional(z.boolean()),
  }),
});
export type CreditSearchRequest = z.infer<typeof CreditSearchRequest>;

/** The debts as they are now, and what the report brought. */
export const CreditSearchResult = z.object({
  ...DebtsResponse.shape,
  imported: z.object({
    added: described(z.array(z.string()), 'Debts that are new in the list.'),
    updated: described(
      z.array(z.string()),
      "Debts that an earlier search had found and that now have the report's figures.",
    ),
  }),
});
export type CreditSearchResult = z.infer<typeof CreditSearchResult>;

/** Where a search may be made: in a journey that has come to the list of debts. */
const ofTheStep = ['NO_JOURNEY', 'STEP_NOT_ON_PATH'] as const;

/** Where nothing of a search can be done: the session is closed, it is switched off, or the text messages are that it needs. */
const notAtAll = ['SESSION_CLOSED', 'CREDIT_SEARCH_OFF', 'CREDIT_SEARCH_NEEDS_CODE'] as const;

/** Of a search, and of the code that completes it. */
const errors = [
  'ERR_CREDIT_SEARCH_NOT_ALLOWED',
  'No attempts remaining',
  'CREDIT_SEARCH_UNAVAILABLE',
  ...notAtAll,
] as const;

/** Another code in place of one that did not come, for a phone as for a search. */
const anotherCode = {
  base: 'core',
  method: 'POST',
  access: 'customer',
  answer: z.object({
    again: described(z.number(), 'Seconds until a code can be asked for again.'),
  }),
  errors: [
    'NOT_FOUND',
    'Passcode expired',
    'No attempts remaining',
    'CREDIT_SEARCH_UNAVAILABLE',
    ...notAtAll,
  ],
} as const;

export const agreeToCreditSearch = call({
  base: 'core',
  method: 'POST',
  path: '/debts/mine/credit-search/terms',
  access: 'customer',
  summary:
    'Agrees to the terms of a credit search, in the journey that the person is on. A search needs it, made or repeated.',
  body: z.strictObject({
    termsVersion: described(text(20), 'The version of the words that were shown.'),
  }),
  errors: [...ofTheStep, ...notAtAll],
});

/** What became of the wish to confirm a phone. */
export const SearchPhoneAsked = z.object({
  code: described(z.enum(['sent', 'sent before', 'not needed']), 'Whether a code went to the phone.'),
  again: described(z.number(), 'Seconds until a code can be asked for again; 0 where none is needed.'),
});
export type SearchPhoneAsked = z.infer<typeof SearchPhoneAsked>;

export const askSearchPhone = call({
  base: 'core',
  method: 'POST',
  path: '/debts/mine/credit-search/phone',
  access: 'customer',
  summary:
    'Sends a code to a phone, for the person to show that they hold it. A search names only a phone that was confirmed so in the same journey.',
  body: z.strictObject({ phoneNumber: text(20) }),
  answer: SearchPhoneAsked,
  errors: [
    ...ofTheStep,
    'CREDIT_SEARCH_TERMS_NEEDED',
    'ERR_CREDIT_SEARCH_NOT_ALLOWED',
    'CREDIT_SEARCH_UNAVAILABLE',
    ...notAtAll,
  ],
});

export const confirmSearchPhone = call({
  base: 'core',
  method: 'POST',
  path: '/debts/mine/credit-search/phone/otp',
  access: 'customer',
  summary: 'Gives the code that went to the phone. The right one confirms the phone for this journey.',
  body: z.strictObject({ otp: text(20) }),
  errors: [
    'NOT_FOUND',
    'VERIFICATION_FAILED',
    'CODE_ALREADY_TRIED',
    'Passcode expired',
    'No attempts remaining',
    ...notAtAll,
  ],
});

export const sendSearchPhoneCodeAgain = call({
  ...anotherCode,
  path: '/debts/mine/credit-search/phone/otp/again',
  summary:
    'Sends another code to the phone in place of one that did not come: the older one counts no more, tries and end stay. Once a minute, 3 codes in all.',
});

export const searchCredit = call({
  base: 'core',
  method: 'POST',
  path: '/debts/mine/credit-search',
  access: 'customer',
  summary:
    'A soft search of the person’s credit report. Made only once the journey has come to the list of debts, the terms are agreed to in it, and the phone that the search names was confirmed there before. OTP Required says that the agency wants a code of its own. Found debts go into the list; a repeated search updates them.',
  body: CreditSearchRequest,
  answer: CreditSearchResult,
  errors: [
    ...ofTheStep,
    'CREDIT_SEARCH_TERMS_NEEDED',
    'PHONE_NOT_CONFIRMED',
    'OTP Required',
    'ERR_CREDIT_SEARCH_NOT_ALLOWED_EXISTING_OTP',
    'Invalid phone number',
    'CREDIT_SEARCH_NOT_FOUND',
    ...errors,
  ],
});

export const sendCreditSearchCodeAgain = call({
  ...anotherCode,
  path: '/debts/mine/credit-search/otp/again',
  summary:
    'Sends a new one-time code in place of one that did not come: the older one counts no more, tries and end stay. Once a minute, 3 codes for a search.',
});

export const confirmCreditSearch = call({
  base: 'core',
  method: 'POST',
  path: '/debts/mine/credit-search/otp',
  access: 'customer',
  summary:
    'Gives the one-time code that the search asked for. OTP Required says that the agency wants another one.',
  body: z.strictObject({ otp: text(20) }),
  answer: CreditSearchResult,
  errors: [
    ...ofTheStep,
    'CREDIT_SEARCH_TERMS_NEEDED',
    'OTP Required',
    'VERIFICATION_FAILED',
    'CODE_ALREADY_TRIED',
    'Passcode expired',
    'Invalid phone number',
    'CREDIT_SEARCH_NOT_FOUND',
    'NOT_FOUND',
    ...errors,
  ],
});
