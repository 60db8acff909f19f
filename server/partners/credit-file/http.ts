import type { CreditReport } from '@towpath/domain/debts/creditReport.ts';
import { penceOf } from '@towpath/domain/values/pence.ts';
import * as z from 'zod';
import { type PartnerAnswer, postJson } from '../postJson.ts';
import { PartnerUnavailable } from '../unavailable.ts';
import type { CreditFile, CreditFileAnswer, CreditFileSearch } from './port.ts';

/** Short, because people watch a spinner meanwhile. */
const REQUEST_TIMEOUT_MS = 8000;

const Pounds = z.number().min(-100_000_000).max(100_000_000);
/** No control characters or unpaired surrogates: they could not be stored. */
const Text = z
  .string()
  .max(200)
  .refine(text => text.isWellFormed() && !/\p{Cc}/u.test(text));
const Reference = Text.min(1);
const Day = z.iso.date();

const Account = z.object({
  lender: Text,
  type: Text,
  number: Text.nullable(),
  balance: Pounds.nullable(),
  monthlyPayment: Pounds.nullable(),
  opened: Day.nullable(),
  closed: Day.nullable(),
  settled: Day.nullable(),
  defaulted: Day.nullable(),
  history: z.string().max(72),
  joint: z.boolean(),
});

const Judgment = z.object({
  court: Text,
  caseNumber: Text.nullable(),
  date: Day,
  amount: Pounds,
  status: z.enum(['ACTIVE', 'SATISFIED']),
});

const Report = z.object({ accounts: z.array(Account).max(500), judgments: z.array(Judgment).max(500) });

const Answer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('MATCH'), searchReference: Reference, report: Report }),
  z.object({ status: z.literal('NO_MATCH'), searchReference: Reference }),
  z.object({
    status: z.literal('VERIFY'),
    searchReference: Reference,
    verification: z.object({
      validSeconds: z.int().min(0).max(3600),
      attempts: z.int().min(1).max(10),
    }),
  }),
  z.object({ status: z.literal('REFUSED'), searchReference: Reference }),
]);

const Refusal = z.object({ status: z.literal('INVALID'), field: z.literal('applicant.phone') });

/** An agency that is searched with `POST {url}/v1/searches`, in the form that the stand-in agency shows. */
export function httpCreditFile(url: string, key: string, timeoutMs = REQUEST_TIMEOUT_MS): CreditFile {
  const address = `${url.replace(/\/+$/, '')}/v1/searches`;
  return {
    provider: 'searches-v1',
    async search(search) {
      return readAnswer(await postJson(address, { 'x-api-key': key }, bodyOf(search), timeoutMs));
    },
  };
}

function bodyOf({ customer, address, proof, ...search }: CreditFileSearch) {
  const { phoneNumber, ...applicant } = customer;
  const { isPreviousAddress, ...place } = address;
  return {
    purpose: search.purpose.toUpperCase().replaceAll(' ', '_'),
    consentVersion: search.termsVersion,
    applicant: { ...applicant, phone: phoneNumber },
    address: { ...place, previous: isPreviousAddress },
    device: { fingerprint: search.blackBox, ip: search.ipAddress },
    ...(proof && {
      verification: { searchReference: proof.reference, verifiedAt: proof.provedAt.toISOString() },
    }),
  };
}

function readAnswer({ status, text }: PartnerAnswer): CreditFileAnswer {
  if (status === 422) {
    readBy(Refusal, text);
    return { outcome: 'phone not accepted', reference: null };
  }
  if (status !== 200) throw new PartnerUnavailable(`status ${status}`);
  const answer = readBy(Answer, text);
  const reference = answer.searchReference;
  switch (answer.status) {
    case 'MATCH':
      return { outcome: 'found', reference, report: reportOf(answer.report), raw: text };
    case 'NO_MATCH':
      return { outcome: 'not found', reference };
    case 'REFUSED':
      return { outcome: 'not allowed', reference };
    case 'VERIFY': {
      const { validSeconds, attempts } = answer.verification;
      return { outcome: 'code required', reference, seconds: validSeconds, tries: attempts };
    }
  }
}

function readBy<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  const parsed = schema.safeParse(jsonIn(text));
  if (parsed.success) return parsed.data;
  const at = parsed.error.issues.slice(0, 5).map(({ path }) => path.join('.'));
  throw new PartnerUnavailable('not as agreed', at);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reportOf({ accounts, judgments }: z.output<typeof Report>): CreditReport {
  return {
    accounts: accounts.map(account => ({
      lender: account.lender,
      kind: account.type,
      accountNumber: account.number,
      balance: account.balance === null ? null : penceOf(account.balance),
      monthlyPayment: account.monthlyPayment === null ? null : penceOf(account.monthlyPayment),
      openedOn: account.opened,
      closedOn: account.closed,
      settledOn: account.settled,
      defaultedOn: account.defaulted,
      statusHistory: [...account.history],
      isJoint: account.joint,
    })),
    judgments: judgments.map(({ court, caseNumber, date, amount, status }) => ({
      court,
      caseNumber,
      date,
      amount: penceOf(amount),
      satisfied: status === 'SATISFIED',
    })),
  };
}
