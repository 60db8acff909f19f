// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, debtsApi, openedDebts, pick, saves, standInForDebts } from '../../testing/debtsInDom.tsx';

standInForDebts();
beforeEach(() => {
  debtsApi.told = [
    { id: 'creditors.card', says: 'Credit or store cards', creditTypeIds: [1] },
    { id: 'creditors.loan', says: 'A loan', creditTypeIds: [4, 5] },
  ];
});

const card = (name: string) => within(screen.getByRole('group', { name }));
const who = (name: string) => card(name).getByRole<HTMLInputElement>('combobox', { name: /Who do you owe/ });
const sum = (name: string, label: RegExp) =>
  card(name).getByRole<HTMLInputElement>('textbox', { name: label });
const reason = () =>
  document.getElementById(button('Continue').getAttribute('aria-describedby') ?? '')?.textContent;

/** Opens the debts, where the cards stand below the two ways to begin. */
async function opened() {
  const { person } = openedDebts();
  await screen.findByRole('group', { name: 'Credit or store cards' });
  return person;
}

describe('the cards of what was named before', () => {
  it('know what they are, ask the rest in one place, and are saved by one Continue, which goes on (WT-078)', async () => {
    const person = await opened();
    expect(button(/^Search my credit report|^Add debts myself/).isConnected).toBe(true);
    expect(card('Credit or store cards').queryByText('What kind of debt is it?')).toBeNull();
    expect(reason()).toBe('Fill in Credit or store cards, or take it off');
    await person.type(who('Credit or store cards'), 'Kestrel Cards');
    await person.keyboard('{Escape}{Enter}');
    // Enter goes from field to field.
    expect(document.activeElement).toBe(sum('Credit or store cards', /How much do you owe/));
    await person.keyboard('4212{Enter}105{Enter}');
    expect(document.activeElement).toBe(who('A loan'));
    await person.click(card('A loan').getByRole('radio', { name: 'Overdraft' }));
    await person.type(who('A loan'), 'Barrowby Bank');
    await person.type(sum('A loan', /How much do you owe/), '1500');
    await person.click(card('A loan').getByRole('checkbox', { name: /I pay nothing/ }));
    expect(reason()).toBe('Tell us whose debts these are');
    await pick(person, /All mine/);
    await person.click(button('Continue'));
    await screen.findByRole('heading', { name: 'A few legal questions' });
    expect(saves()).toMatchObject([
      {
        call: 'POST /debts/mine',
        body: {
          initialCreditorName: 'Kestrel Cards',
          creditTypeId: 1,
          creditTypeName: 'Credit card',
          currentBalance: 4212,
          regularPaymentAmount: 105,
          isJoint: false,
        },
      },
      {
        call: 'POST /debts/mine',
        body: { initialCreditorName: 'Barrowby Bank', creditTypeId: 5, isNothingPaid: true, isJoint: false },
      },
    ]);
  });

  it('are taken off where they are not owed, and nothing is asked of them again (WT-078)', async () => {
    const person = await opened();
    await person.click(button(/^I don’t owe this \(A loan\)/));
    expect(screen.queryByRole('group', { name: 'A loan' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('What you’ve told us about');
    cleanup();
    await opened();
    expect(screen.queryByRole('group', { name: 'A loan' })).toBeNull();
  });

  it('keep what is typed through a reload, and say at Continue all that is missing (WT-078)', async () => {
    let person = await opened();
    await person.type(sum('A loan', /How much do you owe/), '1500');
    cleanup();
    person = await opened();
    expect(sum('A loan', /How much do you owe/).value).toBe('1,500');
    await person.click(button('Continue'));
    const list = await screen.findByRole('alert');
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Tell us who you owe',
      'Balance amount must be between 1 and 1,000,000',
      'Monthly Repayment amount must be between 1 and 10,000',
      'Tell us who you owe',
      'Pick the kind of debt',
      'Monthly Repayment amount must be between 1 and 10,000',
      'Tell us whose debts these are',
    ]);
    expect(saves()).toEqual([]);
  });

  it('say which are shared, where some are (WT-078)', async () => {
    const person = await opened();
    await person.click(button(/^I don’t owe this \(A loan\)/));
    await person.type(who('Credit or store cards'), 'Kestrel Cards');
    await person.type(sum('Credit or store cards', /How much do you owe/), '10');
    await person.type(sum('Credit or store cards', /Monthly repayment/), '5');
    await pick(person, /Some are joint/);
    expect(reason()).toBe('Tell us whose debts these are');
    await person.click(screen.getByRole('checkbox', { name: 'Credit or store cards' }));
    await person.click(button('Continue'));
    await waitFor(() => expect(saves()).toMatchObject([{ body: { isJoint: true } }]));
  });

  it('are added to for a second debt of the same kind, on the same screen (WT-078)', async () => {
    const person = await opened();
    await person.click(button(/^I don’t owe this \(A loan\)/));
    await person.type(who('Credit or store cards'), 'Kestrel Cards');
    await person.type(sum('Credit or store cards', /How much do you owe/), '10');
    await person.type(sum('Credit or store cards', /Monthly repayment/), '5');
    await person.click(button(/^Add one more like it/));
    expect(document.activeElement).toBe(who('Credit or store cards 2'));
    expect(reason()).toBe('Fill in Credit or store cards 2, or take it off');
    await person.click(button(/^I don’t owe this \(Credit or store cards 2\)/));
    expect(screen.queryByRole('group', { name: 'Credit or store cards 2' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Credit or store cards' }).isConnected).toBe(true);
  });
});
