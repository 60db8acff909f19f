// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import type { Debt } from '@towpath/contracts/api/debts.ts';
import { describe, expect, it } from 'vitest';
import { listedDebt } from '../../testing/debts.ts';
import {
  box,
  button,
  creditor,
  debtsApi,
  errorAt,
  FILLED,
  fillIn,
  newForm,
  openedDebts,
  pick,
  saves,
  standInForDebts,
} from '../../testing/debtsInDom.tsx';
import { leavePage } from '../../testing/stepInDom.tsx';

standInForDebts();

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
    debtsApi.refusal = refused;
    const { person, loaded } = await newForm();
    await fillIn(person);
    await person.click(button('Continue'));
    expect((await screen.findByText(/Barrowby Bank is not saved/)).isConnected).toBe(true);
    // It is as true after a reload.
    leavePage(loaded);
    const again = openedDebts();
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
    debtsApi.refusal = undefined;
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
    debtsApi.listed = [listedDebt({ currentBalance: 12_500, hasGuarantor: true })];
    const { person } = openedDebts();
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
    debtsApi.listed = [listedDebt()];
    const { person } = openedDebts();
    await person.click(await screen.findByRole('button', { name: 'Edit Kestrel Cards' }));
    expect(screen.getByText('Whose debt is it?').isConnected).toBe(true);
    expect(screen.queryByText(/guarantor/)).toBeNull();
  });

  it('is changed and not added, with what was not touched as it was', async () => {
    debtsApi.listed = [listedDebt({ currentBalance: 1234.56, hasLegalAction: false })];
    const { person } = openedDebts();
    await person.click(await screen.findByRole('button', { name: 'Edit Kestrel Cards' }));
    const payment = box(/Monthly repayment/);
    await person.clear(payment);
    await person.type(payment, '20');
    await person.click(button('Continue'));
    await screen.findByText('Kestrel Cards is saved.');
    expect(saves()).toMatchObject([
      { call: 'PUT /debts/mine/d1', body: { currentBalance: 1234.56, regularPaymentAmount: 20 } },
    ]);
    expect(debtsApi.listed).toHaveLength(1);
  });

  it('keeps a change that was begun through a reload, and drops it with Back', async () => {
    debtsApi.listed = [listedDebt()];
    const { person, loaded } = openedDebts();
    await person.click(await screen.findByRole('button', { name: 'Edit Kestrel Cards' }));
    await person.type(box(/Monthly repayment/), '7');
    leavePage(loaded);
    const again = openedDebts();
    await again.person.click(await screen.findByRole('button', { name: 'Edit Kestrel Cards' }));
    expect(box(/Monthly repayment/).value).toBe('1,057');
    await again.person.click(button('Back'));
    await again.person.click(await screen.findByRole('button', { name: 'Edit Kestrel Cards' }));
    expect(box(/Monthly repayment/).value).toBe('105');
    expect(saves()).toEqual([]);
  });
});
