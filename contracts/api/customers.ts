import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';

const nullableText = z.nullable(z.string());

/** User detail (specification section 3), and the lead or originator that brought the person, for prefilling and the welcome. */
export const UserDetail = z.object({
  userId: z.string(),
  title: nullableText,
  forename: nullableText,
  middlename: nullableText,
  surname: nullableText,
  email: nullableText,
  contactNumber: nullableText,
  dateOfBirth: described(
    nullableText,
    'Year-month-day, as the first questions ask for it. not asked for twice.',
  ),
  isRegistered: z.boolean(),
  hasPassword: z.boolean(),
  mayChoosePassword: described(
    z.boolean(),
    'Whether the first password can be chosen here and now; later it takes a link by mail.',
  ),
  welcomeMessageId: z.number(),
});
export type UserDetail = z.infer<typeof UserDetail>;

export const myDetails = call({
  base: 'core',
  method: 'GET',
  path: '/customers/details/mine',
  access: 'customer',
  summary: 'What we know of the person: name, email, number.',
  answer: UserDetail,
});

export const acceptPartnerLead = call({
  base: 'core',
  method: 'POST',
  path: '/sessions/lead',
  access: 'anyone',
  summary:
    'Starts a guest session for a person a partner sent, by the one-time lead token of their link; their details prefill the forms.',
  body: z.strictObject({ leadToken: z.string().check(z.maxLength(200)) }),
  answer: z.object({ basicAuthToken: z.string(), userId: z.string() }),
  givesHeaders: { 'set-cookie': '`basicAuthToken`: the same token as cookie.' },
  errors: ['NOT_FOUND'],
});

/** How a partner's link stands to the person in whose browser it is opened. */
export const LEAD_STATES = ['theirs', 'open', 'over'] as const;

export const meetPartnerLead = call({
  base: 'core',
  method: 'POST',
  path: '/sessions/lead/mine',
  access: 'customer',
  summary:
    'How the one-time lead token of a partner’s link stands to a person who has a session already. A lead of the same person, by first name and email or number, is theirs from then on; for anybody else it is left as it was. Made again it changes nothing.',
  body: z.strictObject({ leadToken: z.string().check(z.maxLength(200)) }),
  answer: z.object({
    state: described(
      z.enum(LEAD_STATES),
      '`theirs`: they came by it, or it was made for them; `open`: made for somebody else, and not used yet; `over`: unknown, run out, or used by somebody else.',
    ),
  }),
});
