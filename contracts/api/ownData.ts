import { ERASURE_REASONS } from '@towpath/domain/people/erasure.ts';
import * as z from 'zod/mini';
import { confirmation } from './account.ts';
import { call } from './call.ts';
import { described, named } from './described.ts';

/** Longer than anybody needs, and short enough to be read. */
export const MOST_CORRECTION_LETTERS = 2000;

const day = z.string();
const moment = z.string();

/** Something that the person says is wrong. */
const Correction = named(
  'Correction',
  z.object({
    id: z.string(),
    askedAt: moment,
    says: z.string(),
    answerBy: described(day, 'The day by which they hear from us: year-month-day.'),
    state: z.enum(['open', 'answered', 'taken back']),
    answeredOn: described(z.nullable(day), 'The day on which we answered: year-month-day; null until then.'),
    answer: described(
      z.nullable(z.string()),
      'What we answered; null until then, and for an answer that went by mail alone.',
    ),
  }),
);
export type Correction = z.infer<typeof Correction>;

/** Something that is kept, why, and for how long, in words. */
const KeptThing = z.object({ what: z.string(), because: z.string(), keptFor: z.string() });
export type KeptThing = z.infer<typeof KeptThing>;
const keptBesides = described(
  z.optional(z.array(KeptThing)),
  'What else is there for a time after an erasure; a server of an earlier release does not say.',
);

export const OwnData = z.object({
  corrections: described(z.array(Correction), 'The newest first.'),
  looks: described(
    z.array(z.object({ at: moment, by: z.string(), why: z.string() })),
    'Each time that somebody on our staff opened the case, the newest first.',
  ),
  erasure: described(
    z.nullable(z.object({ askedAt: moment, eraseOn: day })),
    'What was asked for and is not done yet; null for nothing.',
  ),
  eraseAfter: described(z.string(), 'How long a person can change their mind, in words: "28 days".'),
  keptByLaw: described(z.array(KeptThing), 'What the law makes us keep after an erasure.'),
  keptBesides,
});
export type OwnData = z.infer<typeof OwnData>;

/**
 * Everything that is held about one person: the file for computers. A part is a table, a row an object by the names of
 * its columns; sums are in whole pence, moments in UTC. Parts without rows are left out.
 */
export const PersonalCopy = z.object({
  version: z.literal(1),
  madeAt: moment,
  person: described(z.string(), 'The number by which we know the person.'),
  parts: z.array(
    z.object({
      table: z.string(),
      title: z.string(),
      rows: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
  leftOut: described(
    z.array(z.object({ table: z.string(), column: z.string(), because: z.string() })),
    'What is left out, and why.',
  ),
});
export type PersonalCopy = z.infer<typeof PersonalCopy>;

export const myOwnData = call({
  base: 'core',
  method: 'GET',
  path: '/account/mine/data',
  access: 'registered customer',
  summary:
    'What the person has asked of their data, who has looked at their case, and what the law keeps after an erasure.',
  answer: OwnData,
});

export const copyMyData = call({
  base: 'core',
  method: 'POST',
  path: '/account/mine/data/copy',
  access: 'registered customer',
  summary:
    'Everything that is held about the person, for a computer to read. Asks for a confirmation of the password.',
  body: z.strictObject({ confirmation }),
  answer: PersonalCopy,
  errors: ['CONFIRMATION_NEEDED'],
});

export const copyMyDataPdf = call({
  base: 'core',
  method: 'POST',
  path: '/account/mine/data/copy.pdf',
  access: 'registered customer',
  summary: 'The same as tagged PDF, to read. Asks for a confirmation of the password.',
  body: z.strictObject({ confirmation }),
  file: 'application/pdf',
  errors: ['CONFIRMATION_NEEDED'],
});

export const copyGuestData = call({
  base: 'core',
  method: 'POST',
  path: '/guest/mine/data/copy',
  access: 'customer',
  summary:
    'What is held about somebody without an account, for a computer to read, but for what no page shows: the report of an agency, and what a search waits with. Who has confirmed a phone needs a code to it first; who has an account is asked for the password instead.',
  answer: PersonalCopy,
  errors: ['CONFIRMATION_NEEDED', 'PHONE_CODE_NEEDED'],
});

export const copyGuestDataPdf = call({
  base: 'core',
  method: 'POST',
  path: '/guest/mine/data/copy.pdf',
  access: 'customer',
  summary: 'The same as tagged PDF, to read.',
  file: 'application/pdf',
  errors: ['CONFIRMATION_NEEDED', 'PHONE_CODE_NEEDED'],
});

export const eraseGuest = call({
  base: 'core',
  method: 'DELETE',
  path: '/guest/mine/data',
  access: 'customer',
  summary:
    'Somebody without an account asks for all that is held about them to be erased, on the day after tomorrow; until then it can be taken back. Asked again it changes nothing. Who has confirmed a phone needs a code to it first; who has an account is asked for the password instead.',
  answer: z.object({ askedAt: moment, eraseOn: day }),
  errors: ['CONFIRMATION_NEEDED', 'PHONE_CODE_NEEDED'],
});

export const sendGuestCode = call({
  base: 'core',
  method: 'POST',
  path: '/guest/mine/data/phone',
  access: 'customer',
  summary:
    'Sends a code to the phone that somebody without an account confirmed first, who shows by it that a copy, an erasure or an account is asked for by them. The number is typed again: it is not kept.',
  body: z.strictObject({ phoneNumber: z.string().check(z.maxLength(20)) }),
  answer: z.object({ again: described(z.number(), 'Seconds until another code can be asked for.') }),
  errors: ['CONFIRMATION_NEEDED', 'Passcode expired', 'No attempts remaining', 'TEXTS_UNAVAILABLE'],
});

export const confirmGuestCode = call({
  base: 'core',
  method: 'POST',
  path: '/guest/mine/data/phone/otp',
  access: 'customer',
  summary:
    'Gives that code. The right one lets a copy, an erasure and an account be asked for, for ten minutes.',
  body: z.strictObject({ otp: z.string().check(z.maxLength(20)) }),
  errors: [
    'CONFIRMATION_NEEDED',
    'NOT_FOUND',
    'VERIFICATION_FAILED',
    'CODE_ALREADY_TRIED',
    'Passcode expired',
    'No attempts remaining',
  ],
});

export const myGuestData = call({
  base: 'core',
  method: 'GET',
  path: '/guest/mine/data',
  access: 'customer',
  summary: 'What somebody without an account has asked of their data, and what an erasure leaves.',
  answer: z.object({
    erasure: described(
      z.nullable(z.object({ askedAt: moment, eraseOn: day })),
      'What was asked for and is not done yet; null for nothing.',
    ),
    keptBesides,
  }),
  errors: ['CONFIRMATION_NEEDED'],
});

export const keepGuestData = call({
  base: 'core',
  method: 'POST',
  path: '/guest/mine/data/keep',
  access: 'customer',
  summary: 'Takes an erasure back that was asked for without an account: nothing is erased.',
  errors: ['CONFIRMATION_NEEDED'],
});

export const askCorrection = call({
  base: 'core',
  method: 'POST',
  path: '/account/mine/data/corrections',
  access: 'registered customer',
  summary: 'The person says what is wrong in what we hold. A mail confirms it; we answer within a month.',
  body: z.strictObject({ says: z.string().check(z.maxLength(10_000)) }),
  answer: Correction,
});

export const takeBackCorrection = call({
  base: 'core',
  method: 'DELETE',
  path: '/account/mine/data/corrections/{correctionId}',
  access: 'registered customer',
  summary: 'Takes back what the person said is wrong, while it is open.',
  params: z.object({ correctionId: z.string().check(z.maxLength(100)) }),
  answer: Correction,
  errors: ['NOT_FOUND'],
});

export const askErasure = call({
  base: 'core',
  method: 'POST',
  path: '/account/mine/erasure',
  access: 'registered customer',
  summary:
    'Asks for all that is held about the person to be erased, on a day that is told; until then they can keep it. Asked again it changes nothing. Asks for a confirmation of the password.',
  body: z.strictObject({ confirmation, reason: z.optional(z.enum(ERASURE_REASONS)) }),
  answer: z.object({ askedAt: moment, eraseOn: day }),
  errors: ['CONFIRMATION_NEEDED'],
});

export const cancelErasure = call({
  base: 'core',
  method: 'DELETE',
  path: '/account/mine/erasure',
  access: 'registered customer',
  summary: 'The person keeps their account: nothing is erased.',
});

export const keepAccountByLink = call({
  base: 'core',
  method: 'POST',
  path: '/account/erasure/cancel',
  access: 'anyone',
  summary: 'The same by the link of the mail, without a login.',
  body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  errors: ['NOT_FOUND'],
});
