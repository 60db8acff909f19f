import type { Debt } from '@towpath/contracts/api/debts.ts';
import { missingDebtFormParts } from '@towpath/domain/debts/debtForm.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser } from '../../testing/browser.ts';
import { listedDebt } from '../../testing/debts.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { openDraft } from './debtDraft.ts';
import { reasonToWait } from './useDebtForm.ts';

afterEach(() => {
  vi.unstubAllGlobals();
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
