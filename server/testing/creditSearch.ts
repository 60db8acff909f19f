import { agreeToCreditSearch, type CreditSearchRequest } from '@towpath/contracts/api/creditSearch.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import {
  type CreditReferenceAgency,
  startCreditReferenceAgency,
} from '@towpath/sandbox/credit-reference/agency.ts';
import { type Messages, type ReceivedMessage, startMessages } from '@towpath/sandbox/messages/messages.ts';
import { httpCreditFile } from '../partners/credit-file/http.ts';
import type { CreditFile } from '../partners/credit-file/port.ts';
import { httpMessageSender } from '../partners/message/http.ts';
import { createSeal } from '../platform/crypto/seal.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { type Customer, customer, type Person } from './person.ts';
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

/** A journey that begins with the list of debts. */
export const DEBTS_FIRST = journey(page('one', step(CUSTOMER_DEBTS.name, 'debts')), page('two', advice()));

/** `around` may put something between the server and the agency; `opened` is a database instead of a new one. */
export async function createSearchApp(
  settings: Readonly<Record<string, string>> = {},
  around: (creditFile: CreditFile) => CreditFile = same => same,
  opened?: OpenDatabase,
): Promise<SearchApp> {
  const [agency, messages] = await Promise.all([startCreditReferenceAgency(0), startMessages(0)]);
  const test = await createTestApp(settings, [DEBTS_FIRST], {
    creditFile: around(httpCreditFile(agency.url, agency.key, REQUEST_TIMEOUT_MS)),
    messageSender: httpMessageSender(messages),
    ...(opened ? { opened } : {}),
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

const DAY = 24 * 60 * 60 * 1000;
/** The phone of the searches of `searchFor`. */
const PHONE = '07700900123';
const HOUR = 60 * 60 * 1000;

/** A customer at the list of debts, on a day of their own, who agreed to the terms and showed whose the phone is. */
export async function searcher(
  test: TestApp,
  today: 'the same day' | 'a new day' = 'a new day',
  phone = PHONE,
): Promise<Customer> {
  if (today === 'a new day') test.clock.forward(DAY);
  return mayDoSearches(test, await customer(test), phone);
}

/** Brings a person to where a search may be made. Their phone was confirmed an hour ago: too long for an agency. */
export async function mayDoSearches<One extends Person>(
  test: TestApp,
  person: One,
  phone = PHONE,
): Promise<One> {
  (await person.call(createJourney, { body: {} })).answer;
  const agreed = { termsVersion: CREDIT_SEARCH_TERMS.version };
  (await person.call(agreeToCreditSearch, { body: agreed })).answer;
  const { customerId } = person;
  const { journey_id } = await test.database
    .selectFrom('credit_search_terms')
    .select('journey_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  const seal = createSeal(test.config.dataSecret);
  await test.database
    .insertInto('credit_search_phones')
    .values({
      customer_id: customerId,
      journey_id,
      phone_hash: seal.fingerprint(phone, `confirmed phone ${customerId}`),
      confirmed_at: new Date(test.clock.now().getTime() - HOUR),
      wrong_tries: 0,
    })
    .execute();
  return person;
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
