import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { describe, expect, it } from 'vitest';
import type { ReportAccount, ReportJudgment } from './creditReport.ts';
import { debtsFromCreditReport } from './fromCreditReport.ts';

const { reportedKinds } = readOperatorContent(shipped);

const account = (more: Partial<ReportAccount> = {}): ReportAccount => ({
  lender: 'Kestrel Cards',
  kind: 'credit card',
  accountNumber: '4000123412344821',
  balance: 4_212_00,
  monthlyPayment: 105_00,
  openedOn: '2021-03-01',
  closedOn: null,
  settledOn: null,
  defaultedOn: null,
  statusHistory: ['0', '0', '0'],
  isJoint: false,
  ...more,
});
const judgment = (more: Partial<ReportJudgment> = {}): ReportJudgment => ({
  court: 'Northampton County Court',
  date: '2025-02-01',
  amount: 900_00,
  caseNumber: 'K3QZ12X4',
  satisfied: false,
  ...more,
});
const found = (accounts: readonly ReportAccount[], judgments: readonly ReportJudgment[] = []) =>
  debtsFromCreditReport({ accounts, judgments }, reportedKinds);

describe('an account of a report', () => {
  it('becomes a debt with all that the report knows', () => {
    expect(found([account()])).toEqual([
      {
        sourceKey: 'account|kestrelcards|1|4000123412344821',
        initialCreditorName: 'Kestrel Cards',
        creditTypeId: 1,
        currentBalance: 4_212_00,
        regularPayment: 105_00,
        creditorReference: '4000123412344821',
        isJoint: false,
        isInArrears: false,
        arrears: null,
        hasLegalAction: false,
        courtStage: null,
        isSecured: false,
        hasAttachmentOfEarnings: false,
        hasGuarantor: false,
        canGuarantorBeLiable: null,
      },
    ]);
  });

  it.each<[string, Partial<ReportAccount>, number]>([
    ['nothing owed', { balance: 0 }, 0],
    ['money to get back', { balance: -12_00 }, 0],
    ['no balance given', { balance: null }, 0],
    ['settled on a day', { settledOn: '2025-01-01' }, 0],
    ['settled by its status', { statusHistory: ['S', '3', '2'] }, 0],
    ['closed while paid on time', { closedOn: '2025-01-01' }, 0],
    ['closed and defaulted', { closedOn: '2025-01-01', defaultedOn: '2024-12-01' }, 1],
    ['defaulted', { statusHistory: ['8', '6', '5'] }, 1],
    ['not in use, with something owed', { statusHistory: ['D', 'D', '0'] }, 1],
    ['settled once and in use again', { statusHistory: ['0', 'S'] }, 1],
  ])('with %s is a debt or not', (_, change, count) => {
    expect(found([account(change)])).toHaveLength(count);
  });

  it.each<[string, Partial<ReportAccount>, number | null]>([
    ['paid on time', {}, null],
    ['two payments behind', { statusHistory: ['2', '1'] }, 210_00],
    ['five payments behind, which is more than is owed', { statusHistory: ['5'], balance: 400_00 }, 400_00],
    ['six payments or more behind', { statusHistory: ['6'] }, null],
    ['behind, without a payment', { statusHistory: ['2'], monthlyPayment: null }, null],
    ['in default', { statusHistory: ['8', '6'] }, 4_212_00],
    ['with a day of default', { defaultedOn: '2025-01-01', statusHistory: ['0'] }, 4_212_00],
    ['in default on an agreement that goes on', { statusHistory: ['8'], kind: 'mortgage' }, null],
    ['two payments behind on one', { statusHistory: ['2'], kind: 'mortgage' }, 210_00],
  ])('shows what is overdue, %s (SA-065)', (_, change, arrears) => {
    expect(found([account(change)])[0]?.arrears).toBe(arrears);
  });

  it('has all of it overdue once a court has ruled (SA-065)', () => {
    const ruled = judgment({ amount: 900_00 });
    const [ofAccount] = found([account({ balance: 900_45, statusHistory: ['2'] })], [ruled]);
    expect(ofAccount).toMatchObject({ arrears: 900_45, courtStage: 'judgment' });
    expect(found([], [ruled])[0]).toMatchObject({ arrears: 900_00, courtStage: 'judgment' });
  });

  it.each<[readonly string[], Partial<ReportAccount>, boolean]>([
    [[], {}, false],
    [['0', '6', '6'], {}, false],
    [['1', '0'], {}, true],
    [['6'], {}, true],
    [['8'], {}, true],
    [['9'], {}, true],
    [['U', '?', '', '2', '0'], {}, true],
    [['D', '0'], {}, false],
    [['0'], { defaultedOn: '2024-01-01' }, true],
  ])('with the months %j and %j is in arrears: %s', (statusHistory, change, isInArrears) => {
    expect(found([account({ statusHistory, ...change })])[0]?.isInArrears).toBe(isInArrears);
  });

  it.each<[string, number, boolean]>([
    ['mortgage', 19, true],
    ['secured loan', 20, true],
    ['hire purchase', 15, true],
    ['current account', 5, false],
    [' Mail Order ', 9, false],
    ['debt purchaser', 43, false],
    ['SHORT_TERM_LOAN', 6, false],
    ['short-term loan', 6, false],
    ['Short term  loan', 6, false],
    ['UNSECURED_LOAN', 4, false],
    ['INSURANCE', 51, false],
    ['something new', 60, false],
    ['SOMETHING_NEW', 60, false],
    ['toString', 60, false],
    ['__proto__', 60, false],
    ['', 60, false],
  ])('of the kind %j is credit type %i, secured: %s (HO-006)', (kind, creditTypeId, isSecured) => {
    expect(found([account({ kind })])[0]).toMatchObject({ creditTypeId, isSecured });
  });

  it('for a guarantor loan has a guarantor, and leaves it to the person whether the guarantor may be asked', () => {
    expect(found([account({ kind: 'guarantor loan' })])[0]).toMatchObject({
      hasGuarantor: true,
      canGuarantorBeLiable: null,
    });
  });

  it('keeps a reference that fits, and leaves out one that does not', () => {
    const references = ['1234 5678', '****4821', '1234567890123456789', null].map(
      accountNumber => found([account({ accountNumber })])[0]?.creditorReference,
    );
    expect(references).toEqual(['12345678', '****4821', null, null]);
  });

  it('has no repayment where the report has none, and a name in any case', () => {
    const [none, nought] = found([
      account({ monthlyPayment: null, accountNumber: '1', lender: ' ' }),
      account({ monthlyPayment: 0 }),
    ]);
    expect(none).toMatchObject({ regularPayment: null, initialCreditorName: 'Lender not named' });
    expect(nought?.regularPayment).toBeNull();
  });
});

describe('the same account', () => {
  it('twice in a report is one debt, joint if either says so', () => {
    expect(found([account(), account(), account({ isJoint: true })])).toMatchObject([{ isJoint: true }]);
  });

  it('has the same key in a later report with other figures', () => {
    const [before] = found([account()]);
    const [after] = found([
      account({ lender: 'KESTREL  CARDS', balance: 4_000_00, statusHistory: ['1'], monthlyPayment: 90_00 }),
    ]);
    expect(after?.sourceKey).toBe(before?.sourceKey);
  });

  it('is not taken for another of the same lender: each keeps a key of its own', () => {
    const debts = found([
      account(),
      account({ accountNumber: '4000123412340000' }),
      account({ kind: 'personal loan' }),
      account({ accountNumber: null, openedOn: '2020-01-01' }),
      account({ accountNumber: null, openedOn: '2022-01-01' }),
      account({ accountNumber: null, openedOn: '2022-01-01', balance: 1_00 }),
    ]);
    expect(debts).toHaveLength(6);
    expect(new Set(debts.map(({ sourceKey }) => sourceKey)).size).toBe(6);
  });
});

describe('a court judgment', () => {
  const behind = account({ balance: 900_45, statusHistory: ['8'], accountNumber: '55554444' });

  it('marks the account with its sum, to the pound, that is behind', () => {
    expect(found([account(), behind], [judgment()])).toMatchObject([
      { hasLegalAction: false },
      { hasLegalAction: true, isInArrears: true, currentBalance: 900_45 },
    ]);
  });

  it('marks the account whose number it carries, whatever the sum', () => {
    expect(found([account({ accountNumber: 'K3 QZ 12X4' })], [judgment()])).toMatchObject([
      { hasLegalAction: true, isInArrears: true },
    ]);
  });

  it.each<[string, Partial<ReportAccount>]>([
    ['that is paid on time', { statusHistory: ['0'] }],
    ['opened after it', { openedOn: '2025-06-01' }],
    ['with another sum', { balance: 901_45 }],
  ])('does not mark an account %s, and is a debt of its own', (_, change) => {
    expect(found([{ ...behind, ...change }], [judgment()])).toMatchObject([
      { hasLegalAction: false },
      {
        sourceKey: 'judgment|northamptoncountycourt|k3qz12x4',
        initialCreditorName: 'Court judgment, Northampton County Court',
        creditTypeId: 42,
        currentBalance: 900_00,
        creditorReference: 'K3QZ12X4',
        hasLegalAction: true,
        isInArrears: true,
        isSecured: false,
      },
    ]);
  });

  it('that is paid says nothing', () => {
    expect(found([behind], [judgment({ satisfied: true })])).toMatchObject([{ hasLegalAction: false }]);
  });

  it('marks one account only, and a second one with the same sum marks the next', () => {
    const other = { ...behind, accountNumber: '66667777' };
    expect(found([behind, other], [judgment()]).map(debt => debt.hasLegalAction)).toEqual([true, false]);
    expect(
      found([behind, other], [judgment(), judgment({ caseNumber: 'OTHER123' })]).map(
        debt => debt.hasLegalAction,
      ),
    ).toEqual([true, true]);
  });

  it('twice in a report counts once', () => {
    expect(found([], [judgment(), judgment()])).toHaveLength(1);
    const noNumber = judgment({ caseNumber: null });
    expect(found([], [noNumber, noNumber, { ...noNumber, amount: 5_00 }])).toHaveLength(2);
  });
});
