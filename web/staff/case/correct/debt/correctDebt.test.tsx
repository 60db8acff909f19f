// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NO_DEBT_FACTS } from '@towpath/domain/debts/debtFacts.ts';
import { MONEY_MESSAGES } from '@towpath/domain/values/pence.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ReceivedCall, startApiServer } from '../../../../testing/apiServer.ts';
import { standAt } from '../../../../testing/pageAddress.ts';
import { forgetTyped } from '../../../typed.ts';
import { DebtsPart } from '../../DebtsPart.tsx';
import type { CaseDebt } from './CorrectDebt.tsx';
import { isSum } from './debtTyped.ts';

const TOLD: CaseDebt['told'] = {
  initialCreditorName: 'Kestrel Cards',
  creditTypeId: 1,
  currentBalance: 4212,
  estimatedBalance: null,
  regularPaymentAmount: 20,
  creditorReference: null,
  isJoint: false,
  inReceiptOfBenefit: null,
  hasLegalAction: false,
  isSecured: false,
  hasAttachmentOfEarnings: false,
  hasGuarantor: null,
  canGuarantorBeLiable: null,
  isInArrears: true,
  ...NO_DEBT_FACTS,
  arrears: 210,
};
/** A debt as the case lists it. */
const listed = (told: Partial<CaseDebt['told']> = {}, revision = 'r1', id = 'd1'): CaseDebt => ({
  id,
  creditor: told.initialCreditorName ?? TOLD.initialCreditorName,
  sold: null,
  byPlan: null,
  kind: 'Credit card',
  balance: told.currentBalance ?? 4212,
  pays: 20,
  arrears: told.arrears ?? 210,
  isEstimate: false,
  isInArrears: told.isInArrears ?? true,
  courtStage: null,
  hasLegalAction: false,
  isJoint: false,
  isDisputed: null,
  comesFirst: false,
  source: 'by hand',
  told: { ...TOLD, ...told },
  revision,
  putRight: null,
  addedWith: null,
});
const KINDS = {
  nation: 'scotland',
  kinds: [
    { id: 1, name: 'Credit card', roles: ['card'] },
    { id: 30, name: 'Overpaid benefit', roles: ['asks-receipt-of-benefit', 'taken-from-benefits'] },
  ],
};

let debts: readonly CaseDebt[] = [];
let mayBeOne: readonly object[] = [];
let isLocked = false;
let refuse: ((call: ReceivedCall) => object | undefined) | undefined;
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(call => {
    if (call.url.includes('/debt-kinds')) return { body: KINDS };
    if (call.url.includes('/creditors'))
      return { body: [{ creditorId: 7, creditorName: 'Fenland Finance' }] };
    if (call.method === 'GET')
      return { body: { debts, total: 1, listedTotal: 1, paysInAll: 1, mayBeOne, isLocked } };
    return refuse?.(call) ?? { status: 204 };
  });
  standAt(server.base);
});
afterAll(() => server.stop());
beforeEach(() => {
  server.received.length = 0;
  debts = [listed()];
  mayBeOne = [];
  isLocked = false;
  refuse = undefined;
});
afterEach(() => {
  cleanup();
  // The next test is another page.
  forgetTyped();
});

const sent = () => server.received.filter(({ method }) => method !== 'GET');

async function atDebts(permissions = ['change cases']) {
  render(<DebtsPart customerId="7" permissions={permissions} onChanged={() => undefined} />);
  await screen.findByText(/^\d debts?$/u);
  return userEvent.setup({ delay: null });
}
async function opened(name: string) {
  const adviser = await atDebts();
  await adviser.click(screen.getByRole('button', { name }));
  // The code of the form comes on demand, late on a busy machine.
  const form = within(await screen.findByRole('form', { name }, { timeout: 10_000 }));
  await form.findByLabelText('Why? They can read this');
  return { adviser, form };
}
const CORRECT = 'Correct with them: Kestrel Cards';
const late = () => screen.getByLabelText('How much is late');
const isBehind = () => screen.getByLabelText('Are they behind with it?');

/** Saves with a reason, and gives what was sent besides it. */
async function saved({ adviser, form }: Awaited<ReturnType<typeof opened>>, by = 'Save') {
  await adviser.type(form.getByLabelText('Why? They can read this'), 'They told me.');
  await adviser.click(form.getByRole('button', { name: by }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const { reason, ...body } = (sent()[0]?.body ?? {}) as Record<string, unknown>;
  expect(reason).toBe('They told me.');
  return body;
}

describe('an adviser who puts a debt right with its person', () => {
  it('can say that it is not behind, and no sum that is late goes along (PT-624)', async () => {
    const desk = await opened(CORRECT);
    await desk.adviser.selectOptions(isBehind(), 'No');
    expect(screen.queryByLabelText('How much is late')).toBeNull();
    expect(await saved(desk)).toEqual({ revision: 'r1', isInArrears: false });
  });

  it('can say that it is behind, and by how much (PT-624)', async () => {
    debts = [listed({ isInArrears: false, arrears: null })];
    const desk = await opened(CORRECT);
    await desk.adviser.selectOptions(isBehind(), 'Yes');
    await desk.adviser.type(late(), '95');
    expect(await saved(desk)).toMatchObject({ isInArrears: true, arrears: 95 });
  });

  it('leaves it behind where only the sum is not known any more (PT-624)', async () => {
    const desk = await opened(CORRECT);
    await desk.adviser.clear(late());
    expect(await saved(desk)).toEqual({ revision: 'r1', arrears: null });
  });

  it('changes creditor, kind, whose it is and what is rarer, each asked only where it can fit and as their nation calls it (PT-632, DN-646)', async () => {
    const desk = await opened(CORRECT);
    const { adviser, form } = desk;
    expect(form.queryByLabelText('Do they still get this benefit or tax credit?')).toBeNull();
    const who = form.getByRole('combobox', { name: 'Who do they owe?' });
    await adviser.clear(who);
    await adviser.type(who, 'Fen');
    await adviser.click(
      await within(await screen.findByRole('listbox', {}, { timeout: 3000 })).findByRole('option'),
    );
    await adviser.selectOptions(form.getByLabelText('Kind of debt'), 'Overpaid benefit');
    await adviser.click(form.getByRole('radio', { name: 'Joint' }));
    await adviser.selectOptions(form.getByLabelText('Do they still get this benefit or tax credit?'), 'Yes');
    // By the names that their nation has.
    const legal = form.getByLabelText('Has a court been involved, or sheriff officers?');
    await adviser.selectOptions(legal, 'Yes');
    await adviser.selectOptions(form.getByLabelText('What came last?'), 'A decree or a summary warrant');
    await adviser.selectOptions(form.getByLabelText('Do they disagree that they owe it?'), 'Yes');
    await adviser.click(form.getByLabelText('They only know about how much'));
    expect(await saved(desk)).toEqual({
      revision: 'r1',
      initialCreditorName: 'Fenland Finance',
      creditTypeId: 30,
      isJoint: true,
      inReceiptOfBenefit: true,
      hasLegalAction: true,
      courtStage: 'judgment',
      isDisputed: true,
      currentBalance: null,
      estimatedBalance: 4212,
    });
  });

  it('is told what was changed meanwhile, keeps what is typed here, and leaves the rest theirs (PT-632)', async () => {
    refuse = () => {
      if (sent().length > 1) return;
      debts = [listed({ isDisputed: true, currentBalance: 4000 }, 'r2')];
      return { status: 409, body: { error: { code: 'CHANGED_MEANWHILE', message: 'Changed.' } } };
    };
    const desk = await opened(CORRECT);
    const pays = desk.form.getByLabelText('What they should pay each month');
    await desk.adviser.clear(pays);
    await desk.adviser.type(pays, '35');
    await saved(desk);
    await desk.adviser.click(await desk.form.findByRole('button', { name: 'Look at it again' }));
    await desk.form.findByText(/It says now: Kestrel Cards, Credit card, £4,000.00\./u);
    expect(desk.form.getByLabelText<HTMLInputElement>('What they owe').value).toBe('4,000');
    await desk.adviser.click(desk.form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toEqual({ reason: 'They told me.', revision: 'r2', regularPaymentAmount: 35 });
  });

  it('sends nothing where nothing is different, and no sum that is none (PT-632)', async () => {
    const { adviser, form } = await opened(CORRECT);
    await adviser.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText(/^Nothing is different here/u);
    await adviser.type(form.getByLabelText('What they owe'), 'x');
    await adviser.click(form.getByRole('button', { name: 'Save' }));
    expect(sent()).toEqual([]);
  });
});

describe('a sum that is typed', () => {
  it.each([
    ['', true],
    ['1,200', true],
    [' 1200.50 ', true],
    ['.5', true],
    ['12.', true],
    ['-5', true],
    ['1e3', false],
    ['0x10', false],
    ['1.2.3', false],
    ['.', false],
    ['Infinity', false],
    ['9'.repeat(400), false],
  ])('“%s” is a number: %s (PT-632)', (typed, is) => {
    expect(isSum(typed)).toBe(is);
  });

  it('says at its field that it is none (PT-632)', async () => {
    const { adviser, form } = await opened(CORRECT);
    await adviser.clear(form.getByLabelText('What they owe'));
    await adviser.type(form.getByLabelText('What they owe'), '1e3');
    await adviser.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getAllByText(MONEY_MESSAGES.notANumber)).not.toEqual([]);
    expect(sent()).toEqual([]);
  });
});

describe('an adviser who hears of another debt', () => {
  it('adds it, sent again under the same id where no answer came, and is told what is missing at its field (PT-632)', async () => {
    const fields = [{ field: 'isJoint', message: 'Tell us whose debt it is' }];
    refuse = () =>
      sent().length > 1
        ? undefined
        : { status: 400, body: { error: { code: 'VALIDATION_FAILED', message: 'Check it.', fields } } };
    const desk = await opened('Add a debt with them');
    const { adviser, form } = desk;
    await adviser.type(form.getByRole('combobox', { name: 'Who do they owe?' }), 'Mum');
    await adviser.selectOptions(form.getByLabelText('Kind of debt'), 'Credit card');
    await adviser.type(form.getByLabelText('What they owe'), '1,200.50');
    await adviser.click(form.getByLabelText('They pay nothing on it now'));
    const first = await saved(desk, 'Add it to their list');
    await form.findByText(/Tell us whose debt it is/u);
    await adviser.click(form.getByRole('radio', { name: 'Theirs alone' }));
    await adviser.click(form.getByRole('button', { name: 'Add it to their list' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toMatchObject({
      id: first.id,
      initialCreditorName: 'Mum',
      creditTypeId: 1,
      currentBalance: 1200.5,
      regularPaymentAmount: null,
      isNothingPaid: true,
      isJoint: false,
      hasLegalAction: null,
    });
    await screen.findByText('Added: Mum. They can read that you did, and why.');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a debt with them' })),
    );
  });
});

describe('an adviser who hears that a debt is paid', () => {
  it('takes it off with a reason and by a press of its own (PT-632)', async () => {
    const desk = await opened('Take off the list with them: Kestrel Cards');
    desk.form.getByText(/^Kestrel Cards, Credit card, £4,212.00 goes from their list/u);
    expect(await saved(desk, 'Yes, take it off their list')).toEqual({ revision: 'r1' });
    expect(sent()[0]?.url).toBe('/staff/api/cases/7/debts/d1/deletion');
  });

  it('sees which may be one debt, and says that they are two (PT-632)', async () => {
    debts = [listed(), listed({}, 'r9', 'd2')];
    mayBeOne = [{ debtIds: ['d1', 'd2'], reason: 'same balance' }];
    const adviser = await atDebts();
    expect(screen.getAllByRole('button', { name: 'Correct with them: Kestrel Cards (2 of 2)' })).toHaveLength(
      1,
    );
    await screen.findByRole('heading', { name: 'These may be one debt' });
    await adviser.click(
      screen.getByRole('button', { name: 'They are two: Kestrel Cards (1 of 2) and Kestrel Cards (2 of 2)' }),
    );
    await adviser.type(screen.getByLabelText('Why? They can read this'), 'Two cards.');
    await adviser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ reason: 'Two cards.', debtIds: ['d1', 'd2'] });
  });
});

describe('debts that are not changed', () => {
  it('offer no way to, to a role that may not, and in a closed session, which is said (PT-632)', async () => {
    await atDebts(['see cases']);
    expect(screen.queryAllByRole('button')).toEqual([]);
    cleanup();
    isLocked = true;
    await atDebts();
    expect(screen.queryAllByRole('button')).toEqual([]);
    screen.getByText(/^This session is closed/u);
  });
});
