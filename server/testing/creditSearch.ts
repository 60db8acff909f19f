import type { CreditSearchRequest } from '@towpath/contracts/api/creditSearch.ts';
import {
  type CreditReferenceAgency,
  startCreditReferenceAgency,
} from '@towpath/sandbox/credit-reference/agency.ts';
import { type Messages, type ReceivedMessage, startMessages } from '@towpath/sandbox/messages/messages.ts';
import { httpCreditFile } from '../partners/credit-file/http.ts';
import type { CreditFile } from '../partners/credit-file/port.ts';
import { httpMessageSender } from '../partners/message/http.ts';
import { definitionsWithFirstReview } from './firstReview.ts';
import { createTestApp, type TestApp } from './testApp.ts';

/** The whole server with the real stand-ins, over HTTP. */
export type SearchApp = {
  readonly test: TestApp;
  readonly agency: CreditReferenceAgency;
  readonly messages: Messages;
  /** The messages to the usual phone, newest first. */
  sent(): Promise<readonly ReceivedMessage[]>;
  /** The code of the newest message. */
  code(): Promise<string>;
  close(): Promise<void>;
};

/** How long the tests wait for an agency that does not answer, in ms. */
const REQUEST_TIMEOUT_MS = 400;

/** `around` may put something between the server and the agency. */
export async function createSearchApp(
  settings: Readonly<Record<string, string>> = {},
  around: (creditFile: CreditFile) => CreditFile = same => same,
): Promise<SearchApp> {
  const [agency, messages] = await Promise.all([startCreditReferenceAgency(0), startMessages(0)]);
  const test = await createTestApp(settings, definitionsWithFirstReview(), {
    creditFile: around(httpCreditFile(agency.url, agency.key, REQUEST_TIMEOUT_MS)),
    messageSender: httpMessageSender(messages),
  });
  const sent = async (): Promise<readonly ReceivedMessage[]> =>
    (await fetch(`${messages.url}/messages.json?to=%2B447700900123`)).json();
  return {
    test,
    agency,
    messages,
    sent,
    async code() {
      return /^(\d{6}) /.exec((await sent())[0]?.text ?? '')?.[1] ?? '';
    },
    async close() {
      await test.close();
      await Promise.all([agency.close(), messages.close()]);
    },
  };
}

/** A well-formed search for one of the agency's made-up people. */
export function searchFor(
  surname: string,
  changes: {
    readonly customer?: Partial<CreditSearchRequest['customer']>;
    readonly address?: Partial<CreditSearchRequest['address']>;
    readonly blackBox?: string;
    readonly ipAddress?: string;
  } = {},
): CreditSearchRequest {
  const { customer, address, ...more } = changes;
  return {
    ...more,
    customer: {
      title: 'Ms',
      forename: 'Danielle',
      surname,
      dateOfBirth: '1987-03-07',
      phoneNumber: '07700 900123',
      ...customer,
    },
    address: { buildingNumber: '12', street: 'Lock Lane', town: 'Leeds', postcode: 'ls14aa', ...address },
  };
}

/** A code that differs from this one: by default the next number. */
export function anotherCode(code: string, steps = 1): string {
  return String((Number(code) + steps) % 1_000_000).padStart(6, '0');
}
