import type { Call } from '@towpath/contracts/api/call.ts';
import { refreshToken } from '@towpath/contracts/api/session.ts';

/** The credentials of the API, as OpenAPI has them: what each is, and how to get one. */
export const CREDENTIALS = {
  customer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'A customer’s access token: `Authorization: Bearer <accessToken>`. `POST /users/customer/register` gives one to a guest, `POST /users/customer/login` to who has an account. It lasts 15 minutes; `POST /users/customer/refreshtoken` gives the next.',
  },
  // Not OpenAPI's "http basic", which would send a user name and a password.
  guest: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'A guest’s basic token: `Authorization: Basic <basicAuthToken>`, the token as it is. `POST /sessions/guest` gives one to anybody. It ends when the guest registers.',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'refreshToken',
    description:
      'The refresh token, for `POST /users/customer/refreshtoken` alone. It comes as an HttpOnly cookie with registration and login, and is exchanged for a new one at each use: keep the newest. One that is used again later, or elsewhere, ends its session.',
  },
  partner: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'A partner signs each call, such as `POST /leads`, with a key that the operator gave it: `Authorization: HMAC-SHA256 key=…, time=…, signature=…`. How, with an example: “Partners” in the introduction.',
  },
} as const;

type Requirement = Readonly<Record<string, readonly string[]>>;

const BY_ACCESS: Readonly<Record<Call['access'], readonly Requirement[]>> = {
  anyone: [],
  customer: [{ customer: [] }, { guest: [] }],
  'registered customer': [{ customer: [] }],
  partner: [{ partner: [] }],
  // Not in the document.
  staff: [],
};

/** In words who may make a call. */
const WHO: Readonly<Record<Call['access'], string>> = {
  anyone: 'Anybody, without a credential.',
  customer: 'A guest or a customer; each sees only what is their own.',
  'registered customer': 'A customer who has registered, for what is their own.',
  staff: 'Staff who are signed in.',
  partner: 'A partner that signs the call; it learns nothing of another’s people.',
};

/** Which credentials a call takes, any of them; none for a call that anybody may make. */
export function securityOf(call: Call): readonly Requirement[] {
  return call === refreshToken ? [{ refreshCookie: [] }, {}] : BY_ACCESS[call.access];
}

/** The same in words. */
export function whoMayMake(call: Call): string {
  return call === refreshToken ? 'Who has a refresh token, as cookie or in the body.' : WHO[call.access];
}
