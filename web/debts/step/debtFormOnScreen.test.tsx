// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  box,
  button,
  creditor,
  errorAt,
  FILLED,
  fillIn,
  kindSearch,
  newForm,
  pick,
  saves,
  standInForDebts,
} from '../../testing/debtsInDom.tsx';

standInForDebts();

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

  it('that is an overdraft asks for its highest balance, and says what to know of it (ER-015, ER-016, WT-016)', async () => {
    const { person } = await newForm();
    await pick(person, /Overdraft/);
    expect(screen.getByText('Input the maximum balance you reach each month').isConnected).toBe(true);
    expect(screen.getByText(/You should consider changing your bank account/).isConnected).toBe(true);
    const page = screen.getByRole('link', { name: /^How to open a bank account, from MoneyHelper/u });
    expect(page.getAttribute('href')).toBe('https://www.moneyhelper.org.uk/en/everyday-money/banking');
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
    // Two presses before the next render, as on a slow phone, and more after that.
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
    await person.click(button(/^Cards and loans/));
    expect(kinds()).toContain('Personal loan');
  });

  it('asks of the benefit once that kind is chosen, and sends the answer only then (DE-041)', async () => {
    const { person } = await newForm();
    await fillIn(person);
    await person.type(kindSearch(), 'dwp');
    const match = await screen.findByRole('option');
    expect(match.textContent).toBe('Benefit overpaymentOwed to the DWP');
    await person.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('radio', { name: /Benefit overpayment/, checked: true }).isConnected).toBe(true);
    await pick(person, /^Yes$/);
    await pick(person, /Personal loan/);
    expect(screen.queryByText('In receipt of benefit/tax credit')).toBeNull();
    await person.click(button('Continue'));
    await waitFor(() => expect(saves()).toMatchObject([{ body: { inReceiptOfBenefit: null } }]));
  });
});

describe('the kinds of debt', () => {
  it('are one group of radios, the common ones and “Not sure” first, the others in groups of which one is open (WT-077)', async () => {
    const { person } = await newForm();
    const group = await screen.findByRole('radiogroup', { name: /What kind of debt is it/ });
    const kinds = () =>
      within(group)
        .getAllByRole<HTMLInputElement>('radio')
        .map(each => each.closest('label')?.textContent);
    await waitFor(() =>
      expect(kinds()).toEqual(['Credit card', 'Personal loan', 'Overdraft', 'Not sure, or something else']),
    );
    const council = button(/^Council, tax and benefits/);
    expect(council.getAttribute('aria-expanded')).toBe('false');
    await person.click(council);
    expect(council.getAttribute('aria-expanded')).toBe('true');
    expect(kinds()).toContain('Benefit overpayment');
    expect(
      new Set(
        within(group)
          .getAllByRole<HTMLInputElement>('radio')
          .map(({ name }) => name),
      ).size,
    ).toBe(1);
  });

  it('are searched by any word, say so when none fits, and Escape empties the search (WT-077)', async () => {
    const { person } = await newForm();
    await screen.findByRole('radiogroup', { name: /What kind of debt is it/ });
    await person.type(kindSearch(), 'zebra');
    expect(screen.getByText('Nothing fits that word. Try another, or pick from a group.').isConnected).toBe(
      true,
    );
    await person.keyboard('{Escape}');
    expect(kindSearch().value).toBe('');
    expect(screen.queryByText(/Nothing fits/)).toBeNull();
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
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
