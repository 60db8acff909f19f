// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { CreditType, Debt, DebtsResponse } from '@towpath/contracts/api/debts.ts';
import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import type { ReceivedCall } from '../../testing/apiServer.ts';
import { listedDebt } from '../../testing/debts.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { leavePage, showStep } from '../../testing/stepInDom.tsx';
import { NO_DEBTS } from '../state/listed.ts';
import { CustomerDebts } from './CustomerDebts.tsx';

const BENEFIT: CreditType = { id: 30, name: 'Benefit overpayment', roles: ['asks-receipt-of-benefit'] };
const KINDS: readonly CreditType[] = [
  { id: 1, name: 'Credit card', roles: ['card'] },
  { id: 4, name: 'Personal loan', roles: ['loan'] },
  { id: 5, name: 'Overdraft', roles: ['overdraft'] },
  BENEFIT,
];
const KESTREL = { creditorId: 7, creditorName: 'Kestrel Cards' };

let server: Awaited<ReturnType<typeof startApiInDom>>;
let listed: Debt[];
/** What saves are answered with, instead of success. */
let refusal: { status: number; body: unknown } | undefined;

function answer({ method, url, body }: ReceivedCall) {
  if (url.startsWith('/debts/creditors?')) return { body: /searchTerm=Kes/.test(url) ? [KESTREL] : [] };
  if (url === '/debts/creditors/7/credit-types') return { body: [KINDS[2], KINDS[0]] };
  if (url === '/debts/credit-types') return { body: KINDS };
  if (method === 'GET') return { body: { ...NO_DEBTS, debts: listed } satisfies DebtsResponse };
  if (refusal) return refusal;
  const id = method === 'PUT' ? url.split('/').at(-1) : (body as { id: string }).id;
  const saved = { ...(listed.find(debt => debt.id === id) ?? listedDebt()), ...(body as Partial<Debt>) };
  listed = [...listed.filter(debt => debt.id !== id), saved];
  return { body: saved };
}

beforeAll(async () => {
  server = await startApiInDom(answer);
});
afterAll(() => server.stop());
beforeEach(() => {
  listed = [];
  refusal = undefined;
  server.received.length = 0;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const saves = () =>
  server.received
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }) => ({ call: `${method} ${url.split('?')[0]}`, body }));

/** The debts step as somebody opens its page; each time as after a reload. */
function opened() {
  const loaded = loadedJourney(journey(page('here', step(CUSTOMER_DEBTS.name, 'debts'), advice())));
  return { person: showStep(CustomerDebts, CUSTOMER_DEBTS.name, loaded), loaded };
}

type Person = ReturnType<typeof opened>['person'];

const box = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const creditor = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Who do you owe/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pick = async (person: Person, name: RegExp) => person.click(await screen.findByRole('radio', { name }));

/** The message at a box or group, which it is described by. */
function errorAt(id: string): string | undefined {
  return document.getElementById(`${id}-error`)?.textContent?.replace(/^Error:?\s*/, '');
}

async function newForm() {
  const given = opened();
  await given.person.click(await screen.findByRole('button', { name: /Add debts myself/ }));
  await screen.findByRole('heading', { name: 'Enter debt' });
  return given;
}

async function fillIn(person: Person, { balance = '4,212', payment = '105' } = {}) {
  await person.type(creditor(), 'Barrowby Bank');
  await pick(person, /Personal loan/);
  await person.type(box(/How much do you owe/), balance);
  await person.type(box(/Monthly repayment/), payment);
  await pick(person, /Mine/);
}

const FILLED = {
  initialCreditorName: 'Barrowby Bank',
  creditTypeId: 4,
  creditTypeName: 'Personal loan',
  currentBalance: 4212,
  regularPaymentAmount: 105,
  creditorReference: null,
  isJoint: false,
};

describe('a new debt', () => {
  it('begins with nothing chosen and nothing wrong, and Continue says what to add first (DE-031, DE-039)', async () => {
    const { person } = await newForm();
    expect(
      screen.getByText('Please provide details of who you owe money to and how much you owe.').isConnected,
    ).toBe(true);
    await screen.findAllByRole('radio', { name: /Credit card/ });
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    const reason = () => document.getElementById(button('Continue').getAttribute('aria-describedby') ?? '');
    expect(reason()?.textContent).toBe('Add who you owe to carry on');
    await fillIn(person);
    expect(reason()).toBeNull();
  });

  it('that is an overdraft asks for its highest balance, and says what to know of it (ER-015, ER-016)', async () => {
    const { person } = await newForm();
    await pick(person, /Overdraft/);
    expect(screen.getByText('Input the maximum balance you reach each month').isConnected).toBe(true);
    expect(screen.getByText(/You should consider changing your bank account/).isConnected).toBe(true);
    await pick(person, /Personal loan/);
    expect(screen.queryByText(/maximum balance|changing your bank account/)).toBeNull();
  });

  it('is added as it was typed and chosen, and is on the list with a word on it (DE-023, DE-027)', async () => {
    const { person } = await newForm();
    expect(document.activeElement?.textContent).toBe('Enter debt');
    await fillIn(person);
    await person.type(box(/Reference number/), 'AB 12 34');
    await person.click(button('Continue'));
    expect((await screen.findByText('Barrowby Bank is on your list.')).isConnected).toBe(true);
    expect(saves()).toMatchObject([
      { call: 'POST /debts/mine', body: { ...FILLED, creditorReference: 'AB1234' } },
    ]);
    expect(localStorage.length).toBe(0);
  });

  it('is added once, however often Continue is pressed', async () => {
    const { person } = await newForm();
    await fillIn(person);
    const go = button('Continue');
    // Two presses before the screen is drawn anew, as on a slow phone, and more after that.
    act(() => {
      go.click();
      go.click();
    });
    await person.dblClick(go);
    await screen.findByText('Barrowby Bank is on your list.');
    expect(saves()).toHaveLength(1);
  });

  it('takes the creditor that is picked by key, and offers what people owe them first (DE-032, DE-034)', async () => {
    const { person } = await newForm();
    await person.type(creditor(), 'Kes');
    // It is looked up once the typing pauses.
    const match = await screen.findByRole('option', {}, { timeout: 5_000 });
    expect(match.textContent).toBe('Kestrel Cards');
    await person.keyboard('{ArrowDown}{Enter}');
    expect(creditor().value).toBe('Kestrel Cards');
    const kinds = () => screen.getAllByRole('radio').map(each => each.closest('label')?.textContent);
    await waitFor(() => expect(kinds().slice(0, 2)).toEqual(['Overdraft', 'Credit card']));
    expect(kinds()).not.toContain('Personal loan');
    await person.click(button('Show more'));
    expect(kinds()).toContain('Personal loan');
  });

  it('asks of the benefit once that kind is chosen, and sends the answer only then (DE-041)', async () => {
    const { person } = await newForm();
    await fillIn(person);
    await pick(person, /Benefit overpayment/);
    await pick(person, /^Yes$/);
    await pick(person, /Personal loan/);
    expect(screen.queryByText('In receipt of benefit/tax credit')).toBeNull();
    await person.click(button('Continue'));
    await waitFor(() => expect(saves()).toMatchObject([{ body: { inReceiptOfBenefit: null } }]));
  });
});

describe('what cannot be right', () => {
  it.each([
    ['currentBalance', /How much do you owe/, '1000001', 'Balance amount must be between 1 and 1,000,000'],
    [
      'regularPaymentAmount',
      /Monthly repayment/,
      '0',
      'Monthly Repayment amount must be between 1 and 10,000',
    ],
    [
      'creditorReference',
      /Reference number/,
      '1234567890123456789',
      'Reference number must be between 1 and 18 digits',
    ],
  ])(
    'is said at %s once it is left, and no longer than it is wrong (DE-035, DE-036, DE-037)',
    async (field, label, wrong, says) => {
      const { person } = await newForm();
      await person.type(box(label), wrong);
      expect(errorAt(`debt-${field}`)).toBeUndefined();
      await person.tab();
      expect(errorAt(`debt-${field}`)).toBe(says);
      expect(box(label).getAttribute('aria-invalid')).toBe('true');
      await person.clear(box(label));
      await person.type(box(label), '12');
      expect(errorAt(`debt-${field}`)).toBeUndefined();
    },
  );

  it('is all listed at Continue, in the order of the form, and the list takes the focus and leads to the box (DE-039)', async () => {
    const { person } = await newForm();
    await person.type(box(/Monthly repayment/), '10001');
    await person.click(button('Continue'));
    const list = await screen.findByRole('alert');
    expect(document.activeElement).toBe(list);
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.any(String),
      'Pick the kind of debt',
      'Balance amount must be between 1 and 1,000,000',
      'Monthly Repayment amount must be between 1 and 10,000',
      'Tell us whose debt it is',
    ]);
    await person.click(within(list).getAllByRole('link')[3] as HTMLElement);
    expect(document.activeElement).toBe(box(/Monthly repayment/));
    expect(saves()).toEqual([]);
  });
});

describe('what is typed', () => {
  it('is kept at each key, comes back with its choices after a reload, and goes out under one id', async () => {
    const { person, loaded } = await newForm();
    await fillIn(person, { payment: '1' });
    leavePage(loaded);
    const again = await newForm();
    await screen.findByRole('radio', { name: /Personal loan/ });
    expect([creditor().value, box(/How much/).value, box(/Monthly/).value]).toEqual([
      'Barrowby Bank',
      '4,212',
      '1',
    ]);
    expect(
      screen.getAllByRole('radio', { checked: true }).map(each => each.closest('label')?.textContent),
    ).toEqual(['Personal loan', 'Mine']);
    await again.person.type(box(/Monthly/), '05');
    await again.person.click(button('Continue'));
    await screen.findByText('Barrowby Bank is on your list.');
    expect(saves()).toMatchObject([{ body: FILLED }]);
  });

  it('stays with Back, so that a debt that was begun is there next time', async () => {
    const { person } = await newForm();
    await person.type(creditor(), 'Barrow');
    await person.click(button('Back'));
    await person.click(await screen.findByRole('button', { name: /Add debts myself/ }));
    expect(creditor().value).toBe('Barrow');
  });
});

describe('a debt that the server refuses', () => {
  const says = 'Balance amount must be between 1 and 1,000,000';
  const refused = {
    status: 400,
    body: {
      error: {
        code: 'VALIDATION_FAILED',
        message: 'Check your answer and try again.',
        fields: [{ field: 'currentBalance', message: says }],
      },
    },
  };

  it('is said not to be saved, opens with all that was typed and the words at the field, and goes out put right (DE-028, HO-160)', async () => {
    refusal = refused;
    const { person, loaded } = await newForm();
    await fillIn(person);
    await person.click(button('Continue'));
    expect((await screen.findByText(/Barrowby Bank is not saved/)).isConnected).toBe(true);
    // It is as true after a reload.
    leavePage(loaded);
    const again = opened();
    await again.person.click(await screen.findByRole('button', { name: 'Look at it' }));
    expect(errorAt('debt-currentBalance')).toBe(says);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect([creditor().value, box(/How much/).value, box(/Monthly/).value]).toEqual([
      'Barrowby Bank',
      '4,212',
      '105',
    ]);

    await again.person.clear(box(/How much/));
    expect(errorAt('debt-currentBalance')).toBeUndefined();
    await again.person.type(box(/How much/), '900');
    refusal = undefined;
    await again.person.click(button('Continue'));
    await screen.findByText('Barrowby Bank is on your list.');
    expect(saves()).toMatchObject([
      { call: 'POST /debts/mine', body: FILLED },
      { call: 'POST /debts/mine', body: { ...FILLED, currentBalance: 900 } },
    ]);
    expect(new Set(saves().map(({ body }) => (body as Debt).id)).size).toBe(1);
    expect(screen.queryByText(/is not saved/)).toBeNull();
  });
});

describe('a debt that is there', () => {
  it('with a guarantor asks about them, and Continue waits for the answer (DE-040)', async () => {
    listed = [listedDebt({ currentBalance: 12_500, hasGuarantor: true })];
    const { person } = opened();
    await person.click(await screen.findByRole('button', { name: 'Edit Kestrel Cards' }));
    expect(box(/How much do you owe/).value).toBe('12,500');
    await person.click(button('Continue'));
    expect(errorAt('debt-canGuarantorBeLiable')).toBe('Tell us if they can ask your guarantor to pay');
    await pick(person, /^No$/);
    await person.click(button('Continue'));
    await waitFor(() =>
      expect(saves()).toMatchObject([{ call: 'PUT /debts/mine/d1', body: { canGuarantorBeLiable: false } }]),
    );
  });

  it('without one asks nothing of a guarantor (DE-040)', async () => {
    listed = [listedDebt()];
    const { person } = opened();
    await person.click(await screen.findByRole('button', { name: 'Edit Kestrel Cards' }));
    expect(screen.getByText('Whose debt is it?').isConnected).toBe(true);
    expect(screen.queryByText(/guarantor/)).toBeNull();
  });

  it('is changed and not added, with what was not touched as it was', async () => {
    listed = [listedDebt({ currentBalance: 1234.56, hasLegalAction: false })];
    const { person } = opened();
    await person.click(await screen.findByRole('button', { name: 'Edit Kestrel Cards' }));
    const payment = box(/Monthly repayment/);
    await person.clear(payment);
    await person.type(payment, '20');
    await person.click(button('Continue'));
    await screen.findByText('Kestrel Cards is saved.');
    expect(saves()).toMatchObject([
      { call: 'PUT /debts/mine/d1', body: { currentBalance: 1234.56, regularPaymentAmount: 20 } },
    ]);
    expect(listed).toHaveLength(1);
  });

  it('keeps a change that was begun through a reload, and drops it with Back', async () => {
    listed = [listedDebt()];
    const { person, loaded } = opened();
    await person.click(await screen.findByRole('button', { name: 'Edit Kestrel Cards' }));
    await person.type(box(/Monthly repayment/), '7');
    leavePage(loaded);
    const again = opened();
    await again.person.click(await screen.findByRole('button', { name: 'Edit Kestrel Cards' }));
    expect(box(/Monthly repayment/).value).toBe('1,057');
    await again.person.click(button('Back'));
    await again.person.click(await screen.findByRole('button', { name: 'Edit Kestrel Cards' }));
    expect(box(/Monthly repayment/).value).toBe('105');
    expect(saves()).toEqual([]);
  });
});
