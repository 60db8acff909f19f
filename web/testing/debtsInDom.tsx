import { cleanup, screen } from '@testing-library/react';
import type { CreditType, Debt, DebtsResponse, KindGuides } from '@towpath/contracts/api/debts.ts';
import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { NO_DEBTS } from '../debts/state/listed.ts';
import { CustomerDebts } from '../debts/step/CustomerDebts.tsx';
import { startApiInDom } from './apiInDom.ts';
import type { ReceivedCall } from './apiServer.ts';
import { listedDebt } from './debts.ts';
import { loadedJourney } from './journey.ts';
import { showStep } from './stepInDom.tsx';

const BENEFIT: CreditType = { id: 30, name: 'Benefit overpayment', roles: ['asks-receipt-of-benefit'] };
const KINDS: readonly CreditType[] = [
  { id: 1, name: 'Credit card', roles: ['card'] },
  { id: 4, name: 'Personal loan', roles: ['loan'] },
  { id: 5, name: 'Overdraft', roles: ['overdraft'] },
  BENEFIT,
  { id: 60, name: 'Other', roles: ['other'] },
];
const KESTREL = { creditorId: 7, creditorName: 'Kestrel Cards' };

let server: Awaited<ReturnType<typeof startApiInDom>>;

/** What helps to find the kinds: the first three are common. */
const GUIDES: KindGuides = {
  kinds: KINDS.map(({ id }) => ({
    id,
    group: id === BENEFIT.id ? 'council' : 'cards',
    isCommon: id < BENEFIT.id,
    line: null,
    also: id === BENEFIT.id ? { dwp: 'Owed to the DWP' } : {},
  })),
  told: [],
};

/** The debts the server has, what was named before, and the refusal it answers saves with instead of success. */
export const debtsApi: {
  listed: Debt[];
  told: KindGuides['told'];
  refusal: { status: number; body: unknown } | undefined;
} = {
  listed: [],
  told: [],
  refusal: undefined,
};

function answer({ method, url, body }: ReceivedCall) {
  if (url.startsWith('/debts/creditors?')) return { body: /searchTerm=Kes/.test(url) ? [KESTREL] : [] };
  if (url === '/debts/creditors/7/credit-types') return { body: [KINDS[2], KINDS[0]] };
  if (url === '/debts/credit-types') return { body: KINDS };
  if (url === '/debts/credit-types/guides') return { body: { ...GUIDES, told: debtsApi.told } };
  if (method === 'GET') return { body: { ...NO_DEBTS, debts: debtsApi.listed } satisfies DebtsResponse };
  if (debtsApi.refusal) return debtsApi.refusal;
  const id = method === 'PUT' ? url.split('/').at(-1) : (body as { id: string }).id;
  const saved = {
    ...(debtsApi.listed.find(debt => debt.id === id) ?? listedDebt()),
    ...(body as Partial<Debt>),
  };
  debtsApi.listed = [...debtsApi.listed.filter(debt => debt.id !== id), saved];
  return { body: saved };
}

/** Starts a server for the debts of a test file; each test begins without debts and with an empty browser. */
export function standInForDebts(): void {
  beforeAll(async () => {
    server = await startApiInDom(answer);
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    debtsApi.listed = [];
    debtsApi.told = [];
    debtsApi.refusal = undefined;
    server.received.length = 0;
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });
}

/** The saves that were sent, in order. */
export const saves = () =>
  server.received
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }) => ({ call: `${method} ${url.split('?')[0]}`, body }));

/** Opens the page of the debts step; each call acts like a reload. */
export function openedDebts() {
  const loaded = loadedJourney(journey(page('here', step(CUSTOMER_DEBTS.name, 'debts'), advice())));
  return { person: showStep(CustomerDebts, CUSTOMER_DEBTS.name, loaded), loaded };
}

type Person = ReturnType<typeof openedDebts>['person'];

export const box = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
export const creditor = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Who do you owe/ });
export const kindSearch = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: /Look for a kind of debt/ });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const pick = async (person: Person, name: RegExp) =>
  person.click(await screen.findByRole('radio', { name }));

/** The error message that describes a field or group. */
export function errorAt(id: string): string | undefined {
  return document.getElementById(`${id}-error`)?.textContent?.replace(/^Error:?\s*/, '');
}

/** Opens the form for a new debt. */
export async function newForm() {
  const opened = openedDebts();
  await opened.person.click(await screen.findByRole('button', { name: /Add debts myself/ }));
  await screen.findByRole('heading', { name: 'Enter debt' });
  return opened;
}

/** Fills in all that a debt needs. */
export async function fillIn(person: Person, { balance = '4,212', payment = '105' } = {}) {
  await person.type(creditor(), 'Barrowby Bank');
  await pick(person, /Personal loan/);
  await person.type(box(/How much do you owe/), balance);
  await person.type(box(/Monthly repayment/), payment);
  await pick(person, /Mine/);
}

/** The body that the server receives from that form. */
export const FILLED = {
  initialCreditorName: 'Barrowby Bank',
  creditTypeId: 4,
  creditTypeName: 'Personal loan',
  currentBalance: 4212,
  regularPaymentAmount: 105,
  creditorReference: null,
  isJoint: false,
};
