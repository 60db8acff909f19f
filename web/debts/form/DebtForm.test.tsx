import type { Debt } from '@towpath/contracts/api/debts.ts';
import { missingDebtFormParts } from '@towpath/domain/debts/debtForm.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser } from '../../testing/browser.ts';
import { listedDebt } from '../../testing/debts.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { DebtForm } from './DebtForm.tsx';
import { openDraft } from './debtDraft.ts';
import { reasonToWait } from './useDebtForm.ts';

beforeEach(() => {
  standInForBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const formOf = (debt?: Debt) =>
  htmlOf(<DebtForm debt={debt} saving={false} onSave={async () => true} onBack={() => undefined} />);

describe('the debt form', () => {
  it('has its title and its first words (DE-031)', () => {
    expect(wordsOf(formOf())).toContain(
      'Enter debt Please provide details of who you owe money to and how much you owe.',
    );
  });

  it('holds Continue back for a new debt and says what to add first (DE-039)', () => {
    expect(formOf()).toMatch(/<button[^>]*type="submit"[^>]*aria-disabled="true"/);
    expect(wordsOf(formOf())).toContain('Add who you owe to carry on');
  });

  it('lets a debt that has all go on, filled in with thousands separators', () => {
    const html = formOf(listedDebt({ id: 'd1', currentBalance: 12_500 }));
    expect(html).not.toContain('aria-disabled');
    expect(html).toContain('value="12,500"');
    expect(html).toContain('value="Kestrel Cards"');
  });

  it('chooses nothing for the person and shows no error before anything is typed', () => {
    expect(formOf()).not.toContain('checked=""');
    expect(formOf()).not.toContain('aria-invalid');
  });

  it('asks whose debt it is, and of the guarantor only where there is one (DE-040)', () => {
    const plain = wordsOf(formOf(listedDebt({ id: 'd1' })));
    expect(plain).toContain('Whose debt is it?');
    expect(plain).not.toContain('guarantor');
    const guaranteed = formOf(listedDebt({ id: 'd1', hasGuarantor: true }));
    expect(wordsOf(guaranteed)).toContain('Can they ask your guarantor to pay?');
    expect(guaranteed).toContain('aria-disabled="true"');
  });

  it('asks of the benefit for a benefit or tax credit only (DE-041)', () => {
    const words = wordsOf(
      formOf(listedDebt({ id: 'd1', creditTypeId: 30, creditTypeRoles: ['asks-receipt-of-benefit'] })),
    );
    expect(words).toContain('In receipt of benefit/tax credit');
    expect(words).toContain('Are you still in receipt of this benefit/tax credit?');
    expect(wordsOf(formOf(listedDebt({ id: 'd1' })))).not.toContain('benefit/tax credit');
  });

  it('asks for the highest balance of an overdraft (ER-016)', () => {
    expect(
      wordsOf(formOf(listedDebt({ id: 'd1', creditTypeId: 5, creditTypeRoles: ['overdraft'] }))),
    ).toContain('Input the maximum balance you reach each month');
  });
});

describe('the reason that Continue waits', () => {
  const full = openDraftOf(listedDebt({ id: 'd1' }));

  it.each([
    [{ initialCreditorName: '' }, 'Add who you owe to carry on'],
    [{ creditTypeId: null }, 'Add the kind of debt to carry on'],
    [{ initialCreditorName: '', regularPaymentAmount: '0' }, 'Check the monthly repayment to carry on'],
    [{ isJoint: null }, 'Add whose debt it is to carry on'],
    [{}, undefined],
  ])('names a mistake before what is missing: %j', (change, reason) => {
    expect(reasonToWait(missingDebtFormParts({ ...full, ...change }))).toBe(reason);
  });
});

function openDraftOf(debt: Debt) {
  standInForBrowser();
  return openDraft(testOutbox(), debt).form;
}
