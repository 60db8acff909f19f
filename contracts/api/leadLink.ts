import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';

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
