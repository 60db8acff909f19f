import { cleanup, screen, waitFor } from '@testing-library/react';
import type { CreditSearchResult, SearchPhoneAsked } from '@towpath/contracts/api/creditSearch.ts';
import { ERRORS, type ErrorCode } from '@towpath/contracts/errors/errors.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { CreditSearch } from '../credit-search/CreditSearch.tsx';
import { startApiInDom } from './apiInDom.ts';
import type { ReceivedCall } from './apiServer.ts';
import { nobody } from './journey.ts';
import { testOutbox } from './outbox.ts';
import { showPart } from './stepInDom.tsx';

const RESULT: CreditSearchResult = {
  debts: [],
  totalDebtsValue: 0,
  listedDebtsValue: 0,
  monthlyRepaymentsValue: 0,
  repaymentsUnder: null,
  legalQuestionsCompleted: true,
  possibleDuplicates: [],
  imported: { added: ['d1'], updated: [] },
};
const HOME = {
  flatNumber: '2',
  buildingName: '',
  buildingNumber: '14',
  street: 'Wharf Lane',
  district: '',
  town: 'Narborough',
  countryId: 1,
};

const SEARCH = '/debts/mine/credit-search';
const AGAIN = '/debts/mine/credit-search/otp/again';
const PHONE = '/debts/mine/credit-search/phone';
const PHONE_CODE = `${PHONE}/otp`;
const PHONE_AGAIN = `${PHONE_CODE}/again`;

let server: Awaited<ReturnType<typeof startApiInDom>>;

/**
 * The refusals that searches and codes get, one after the other, before they succeed; and the addresses at a
 * postcode.
 */
export const searchApi: {
  refusals: ErrorCode[];
  addresses: (typeof HOME)[] | 'trouble';
  /** Whether a search finds its phone confirmed. */
  phone: SearchPhoneAsked['code'];
  /** The refusals of searches alone. */
  searchRefusals: ErrorCode[];
} = {
  refusals: [],
  addresses: [],
  phone: 'not needed',
  searchRefusals: [],
};

function refused(code: ErrorCode) {
  const { status, message } = ERRORS[code];
  return { status, body: { error: { code, message } } };
}

function answer({ url }: ReceivedCall) {
  // What stands beside the form, which no search waits for.
  if (url === '/content/site') return refused('UNAVAILABLE');
  if (url === '/debts/mine/credit-search/terms') return { status: 204, body: undefined };
  if (url === '/ip') return { body: { status: 200, ip: '203.0.113.7' } };
  if (url === '/address/postcode')
    return searchApi.addresses === 'trouble' ? refused('UNAVAILABLE') : { body: searchApi.addresses };
  if (url === PHONE) return { body: { code: searchApi.phone, again: 60 } };
  const ofSearch = url === SEARCH ? searchApi.searchRefusals.shift() : undefined;
  const code = ofSearch ?? searchApi.refusals.shift();
  if (code) return refused(code);
  if (url === PHONE_CODE) return { status: 204, body: undefined };
  return { body: url === AGAIN || url === PHONE_AGAIN ? { again: 60 } : RESULT };
}

/** Starts a server for the searches of a test file; each test begins with an empty browser. */
export function standInForSearch(): void {
  beforeAll(async () => {
    server = await startApiInDom(answer);
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    searchApi.refusals = [];
    searchApi.phone = 'not needed';
    searchApi.searchRefusals = [];
    searchApi.addresses = [HOME, { ...HOME, flatNumber: '3' }];
    server.received.length = 0;
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });
}

/** What was sent to a path, in order. */
export const sent = (path: string) =>
  server.received.filter(({ url }) => url === path).map(({ body }) => body);
export const searches = () => sent('/debts/mine/credit-search');
export const codes = () => sent('/debts/mine/credit-search/otp');
/** The phones that were to be confirmed, and the codes that were given for it. */
export const phones = () => sent(PHONE);
export const phoneCodes = () => sent(PHONE_CODE);
/** How often another code was asked for. */
export const sentAgain = () => sent(AGAIN).length + sent(PHONE_AGAIN).length;

/** Opens the search; each call acts like a reload. */
export async function openedSearch() {
  const led: string[] = [];
  const person = showPart(
    <CreditSearch
      stepId="debts"
      details={{ ...nobody, forename: 'Danielle', contactNumber: '+447700900123' }}
      onFound={({ imported }) => led.push(`found ${imported.added.length}`)}
      onBack={() => led.push('back')}
      onByHand={() => led.push('by hand')}
    />,
    testOutbox(),
  );
  // Each screen begins with the focus on its heading.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  return { person, led };
}

type Person = Awaited<ReturnType<typeof openedSearch>>['person'];

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const press = (person: Person, name: string) => person.click(screen.getByRole('button', { name }));
/** The error message that describes a field. */
export const errorAt = (place: string) =>
  document.getElementById(`debts-${place}-error`)?.textContent?.replace(/^Error:?\s*/, '');

/** Opens the boxes of the address. */
export const typesAddress = (person: Person) => press(person, 'Type my address instead');

/** Fills in all that a search needs. */
export async function fillIn(person: Person) {
  await person.selectOptions(field('Title'), 'Ms');
  await person.type(field('Surname'), 'Okafor');
  await person.type(field('Day'), '24');
  await person.type(field('Month'), '08');
  await person.type(field('Year'), '1987');
  await person.type(field('Postcode'), 'le94qt');
  await typesAddress(person);
  await person.type(field('Building number'), '14');
  await person.type(field('Street'), 'Wharf Lane');
  await person.click(screen.getByRole('checkbox', { name: /^I agree to this/ }));
}

/** Searches, up to the screen that asks for a code: that of the agency, or first the one that confirms the phone. */
export async function atCode(phone: SearchPhoneAsked['code'] = 'not needed') {
  searchApi.phone = phone;
  if (phone === 'not needed') searchApi.refusals = ['OTP Required'];
  const opened = await openedSearch();
  await fillIn(opened.person);
  await press(opened.person, 'Continue');
  await screen.findByRole('heading', { name: 'Check your phone' });
  return opened;
}
