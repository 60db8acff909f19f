import { partnersChapter } from './partnersChapter.ts';
import { walkChapter } from './walk.ts';

/** The areas of the API, by the first word of their paths, in the order in which somebody needs them. */
export const AREAS: Readonly<Record<string, { readonly name: string; readonly says: string }>> = {
  sessions: { name: 'Beginning', says: 'A credential for somebody new.' },
  users: { name: 'Registering and logging in', says: 'Accounts, logging in and out, passwords.' },
  customers: { name: 'The person', says: 'Beginning a questionnaire, and what is known of the person.' },
  journeys: { name: 'Questionnaire', says: 'The one the person is on, and where they stand in it.' },
  answers: { name: 'Answers', says: 'Answers to its questions.' },
  consents: { name: 'Consents', says: 'Yes or no to news, and to sharing the budget.' },
  phone: { name: 'Phone numbers', says: 'Whether a phone number can be rung.' },
  callbacks: { name: 'Calls from an adviser', says: 'Being rung by an adviser.' },
  chat: { name: 'Chat', says: 'Writing to an adviser, and hearing what they write.' },
  household: { name: 'Household', says: 'Who lives with the person.' },
  'health-conditions': { name: 'Health conditions', says: 'Kept only after a yes.' },
  'support-needs': {
    name: 'Support needs',
    says: 'How a person wants to be talked or written to, kept only after a yes.',
  },
  debts: { name: 'Debts', says: 'The list of debts, creditors, kinds of debt, and the credit search.' },
  sfs: { name: 'Budget', says: 'Income and costs.' },
  advice: { name: 'Advice', says: 'The first look, what cannot wait, and the recommendation.' },
  dashboard: { name: 'Dashboard', says: 'What leads on the person’s own page.' },
  entitlements: { name: 'Money found', says: 'Help that the person may be missing.' },
  plans: { name: 'Plans', says: 'What the person chose of their advice, and what happens next.' },
  applications: {
    name: 'Applications',
    says: 'The form for what somebody chose: filled in with what is known, handed over to an adviser, sent and answered.',
  },
  bookings: { name: 'Booked talks', says: 'A time to talk with an adviser, by phone or chat.' },
  letters: { name: 'Letters', says: 'Letters that people send about their debts.' },
  papers: { name: 'Papers', says: 'Advice and budget as PDF.' },
  account: { name: 'Account', says: 'Details, logins, agreements, copy, correction, erasure.' },
  guest: { name: 'Without an account', says: 'Copy and erasure for somebody who has not registered.' },
  content: { name: 'Content', says: 'What the operator says: help, opening hours, footers.' },
  analytics: { name: 'Counting', says: 'Counting visits, after a yes to it.' },
  address: { name: 'Addresses', says: 'Addresses at a postcode.' },
  leads: { name: 'Partners: leads', says: 'A partner tells us of a person. Signed.' },
  reports: { name: 'Partners: counts', says: 'How far a partner’s people came, as counts. Signed.' },
  ip: { name: 'Internet address', says: 'The address a call comes from.' },
};

/**
 * What a stranger reads first: how to begin, what values look like, what a refusal looks like, how often to call.
 *
 * @param publicUrl where people reach the service
 */
export function guide(publicUrl: string): string {
  return `Everything that the pages do, they do by these calls. The core API is below \`/api/core\`, the lookup API below \`/api/lookup\`, what partners call below \`/api/partners\`; this document is [/api/openapi.json](${publicUrl}/api/openapi.json).

# How to begin

1. \`POST /sessions/guest\` gives a credential to anybody, and \`POST /customers/create-journey\` begins the first questionnaire, the Qualifier.
2. \`GET /journeys/mine/pages\` has all its steps. \`GET /journeys/mine/status\` says in \`position\` which one is open. \`POST /answers/mine\` answers it. Repeat until the open step is the last.
3. On the way is a step of type \`Registration\`: \`POST /users/customer/register\` makes an account. From then on the credential is the access token.
4. At the end \`GET /advice/mine/qualifier\` gives a first look. \`POST /customers/create-next-journey\` begins the full review, which is walked the same way.
5. The full review has steps that are done by calls of their own before they are saved with an empty list of answers: debts (\`POST /debts/mine\`), household (\`POST /household/mine\`), budget (\`POST /sfs/mine/income/category\`, \`POST /sfs/mine/expenditure/category\`, \`GET /sfs/mine/sfs/complete\`), consents (\`POST /consents/mine\`).
6. Then \`GET /advice/mine/recommendation\` gives the recommendation with its reasons, and \`GET /papers/mine\` what of it can be kept as PDF.

# Who calls

| credential | how | where it comes from |
|---|---|---|
| guest | \`Authorization: Basic <basicAuthToken>\` | \`POST /sessions/guest\` |
| customer | \`Authorization: Bearer <accessToken>\` | \`POST /users/customer/register\`, \`POST /users/customer/login\` |
| refresh token | cookie \`refreshToken\`, or in the body | the same calls, as cookie |

An access token lasts 15 minutes: answer a 401 with \`POST /users/customer/refreshtoken\` and make the call again. Each call says who may make it. Everybody sees only what is their own; what belongs to somebody else is \`NOT_FOUND\`.

# Values

| value | form |
|---|---|
| day | \`YYYY-MM-DD\`, each part with all its digits: 27 March 1985 is \`1985-03-27\` |
| month | \`YYYY-MM\` |
| moment | UTC, as \`2026-11-23T10:00:00.000Z\` |
| money | pounds with up to two decimals, or whole pence: each field says which |
| email | an address of up to 254 characters |
| phone number | a UK number, with spaces or without: \`07700 900123\`, \`+447700900123\` |
| postcode | a UK postcode, in any case, with its space or without: \`LS1 4AA\` |
| not known | \`null\`, or the field is left out |

Bodies are JSON in UTF-8, up to 64 kB, \`content-type: application/json\`. A field that a call does not know is refused.

# Headers

\`POST /answers/mine\` takes and gives \`answer-revision\`: a save says on which revision it is based, and is refused with \`ANSWER_CHANGED_ELSEWHERE\` where another device was faster. \`POST /users/customer/register\` takes an \`idempotency-key\`, so that it can be repeated where its answer was lost. No answer may be kept by a cache, except where it says so.

# When a call is refused

Every answer that is not a success has the same body, \`ErrorBody\`: a \`code\` that stays the same, a \`message\` that can be shown to a person, and for \`VALIDATION_FAILED\` what is wrong in which field. Each call lists its codes.

# How often

One person may make 240 calls that read and 600 that change something in a minute. Some calls have limits of their own, which they say. Above a limit the answer is 429 with \`retry-after\`, in seconds. 503 says that the service is busy, with \`retry-after\` too.

${partnersChapter(publicUrl)}

${walkChapter(publicUrl)}`;
}
