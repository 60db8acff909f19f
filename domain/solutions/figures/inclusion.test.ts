import { describe, expect, it } from 'vitest';
import { between, exactly, ZERO } from '../case/span.ts';
import { debtOf, TODAY } from '../testing/cases.ts';
import { limitsOn } from '../testing/inForce.ts';
import { debtFigures } from './debts.ts';
import { isBehind, isTaken, staysOf, type WhyItStays } from './inclusion.ts';

type Changes = NonNullable<Parameters<typeof debtOf>[2]>;

const CARD = 1;
const HIRE_PURCHASE = 15;
const MORTGAGE = 19;
const COUNCIL_TAX = 24;
const OVERPAYMENT = 30;
const STUDENT_LOAN = 39;
const OTHER = 60;
const paid = { debt: { isInArrears: false } };

describe('a debt is behind (SA-022)', () => {
  const notAsked = (changes: Changes = {}) =>
    debtOf(CARD, 900_00, { debt: { isInArrears: null }, ...changes });

  it.each<[string, ReturnType<typeof debtOf>, boolean | null]>([
    ['as it is said to be', debtOf(CARD, 900_00), true],
    ['where a sum is overdue', notAsked({ arrears: 1 }), true],
    ['where nothing is paid on it', notAsked({ isNothingPaid: true }), true],
    [
      'not where it is said not to be',
      debtOf(CARD, 900_00, { ...paid, arrears: 1, isNothingPaid: true }),
      false,
    ],
    ['perhaps where nothing says so', notAsked({ arrears: 0 }), null],
    ['perhaps where nothing was asked', notAsked({ isNothingPaid: null }), null],
  ])('%s', (_, debt, expected) => {
    expect(isBehind(debt)).toBe(expected);
  });

  it('and has no payment to keep up where nothing is paid on it', () => {
    const contractual = (changes: Changes) =>
      debtFigures(
        { debts: [debtOf(CARD, 900_00, changes)], someDebtIsBehind: null },
        'DMP',
        limitsOn('england', TODAY),
      ).contractual;
    expect(contractual({})).toEqual(exactly(50_00));
    expect(contractual({ isNothingPaid: true })).toEqual(ZERO);
    expect(contractual({ isTakenByAgreement: true })).toEqual(ZERO);
  });
});

it('is taken from a benefit by agreement, or while the benefit that was overpaid still comes', () => {
  const taken = (isTakenByAgreement: boolean | null, inReceiptOfBenefit: boolean | null) =>
    isTaken(debtOf(OVERPAYMENT, 900_00, { isTakenByAgreement, debt: { inReceiptOfBenefit } }));
  expect([taken(true, false), taken(false, true), taken(null, true)]).toEqual([true, true, true]);
  expect([taken(false, false), taken(null, false)]).toEqual([false, false]);
  expect([taken(false, null), taken(null, null)]).toEqual([null, null]);
});

/** What a debt adds to a column, what of that can be released, and why it stays. */
function included(
  column: 'IVA' | 'BKY' | 'DRO' | 'BS' | 'PTD' | 'SEQ' | 'DMP',
  kind: number,
  changes: Changes = {},
) {
  const debts = [debtOf(kind, 900_00, changes)];
  const figures = debtFigures({ debts, someDebtIsBehind: null }, 'DMP', limitsOn('england', TODAY));
  const { total, released } = figures.columns[column];
  return { total, released, why: staysOf({ debts }, column)[0]?.why ?? null };
}

const all = exactly(900_00);
const perhaps = between(0, 900_00);

describe('only what can be released counts as written off (SA-028)', () => {
  it.each<[string, Parameters<typeof included>, typeof all, typeof all, WhyItStays | null]>([
    ['a card is', ['DRO', CARD], all, all, null],
    ['a student loan is not', ['DRO', STUDENT_LOAN], ZERO, ZERO, 'kind'],
    ['a mortgage is not', ['BKY', MORTGAGE], ZERO, ZERO, 'secured'],
    [
      'a debt from fraud counts to the limit, and stays',
      ['DRO', CARD, { cameFromFraud: true }],
      all,
      ZERO,
      'fraud',
    ],
    ['it stays in a bankruptcy', ['BKY', CARD, { cameFromFraud: true }], all, ZERO, 'fraud'],
    ['and in a sequestration', ['SEQ', CARD, { cameFromFraud: true }], all, ZERO, 'fraud'],
    ['and Breathing Space leaves it out', ['BS', CARD, { cameFromFraud: true }], ZERO, ZERO, 'fraud'],
    [
      'one that may come from fraud may stay',
      ['DRO', CARD, { cameFromFraud: null }],
      all,
      perhaps,
      'adviser decides',
    ],
    [
      'a plan has to do with no fraud, and releases nothing',
      ['DMP', CARD, { cameFromFraud: true }],
      all,
      ZERO,
      null,
    ],
    ['a secured loan is not', ['BKY', CARD, { debt: { isSecured: true } }], perhaps, ZERO, 'secured'],
    [
      'one with a charging order is not',
      ['DRO', CARD, { stage: 'charging order' }],
      perhaps,
      ZERO,
      'secured',
    ],
    [
      'one that may be secured may stay',
      ['DRO', CARD, { debt: { isSecured: null } }],
      perhaps,
      perhaps,
      'adviser decides',
    ],
    [
      'one that is disputed may not be owed',
      ['BKY', CARD, { isDisputed: true }],
      perhaps,
      perhaps,
      'disputed',
    ],
    ['nor one that is very old', ['DRO', CARD, { isVeryOld: true }], perhaps, perhaps, 'very old'],
    [
      'of both, the age is said',
      ['SEQ', CARD, { isDisputed: true, isVeryOld: true }],
      perhaps,
      perhaps,
      'very old',
    ],
    ['a plan may have to leave it out too', ['DMP', CARD, { isDisputed: true }], perhaps, ZERO, 'disputed'],
    [
      'what surely stays does so for that reason',
      ['DRO', STUDENT_LOAN, { isVeryOld: true }],
      ZERO,
      ZERO,
      'kind',
    ],
    [
      'Breathing Space may take in what is overdue of it',
      ['BS', MORTGAGE, { arrears: 100_00, isDisputed: true }],
      between(0, 100_00),
      ZERO,
      'secured',
    ],
    ['hire purchase is for an adviser', ['DRO', HIRE_PURCHASE], perhaps, perhaps, 'adviser decides'],
    ['a debt of no known kind too', ['DRO', OTHER], perhaps, perhaps, 'adviser decides'],
    ['council tax that is behind is', ['DRO', COUNCIL_TAX], all, all, null],
    [
      'council tax of a year without a missed instalment is not due',
      ['DRO', COUNCIL_TAX, paid],
      ZERO,
      ZERO,
      'not due',
    ],
    [
      'which it may be where nobody asked',
      ['DRO', COUNCIL_TAX, { debt: { isInArrears: null } }],
      perhaps,
      perhaps,
      'adviser decides',
    ],
    ['in no insolvency', ['SEQ', COUNCIL_TAX, paid], ZERO, ZERO, 'not due'],
    ['and Breathing Space leaves it out as well', ['BS', COUNCIL_TAX, paid], ZERO, ZERO, 'not due'],
    [
      'and takes in what has fallen due of it',
      ['BS', COUNCIL_TAX, { arrears: 300_00 }],
      exactly(300_00),
      ZERO,
      'not due',
    ],
    [
      'with nothing of it left out where all has (DN-440)',
      ['BS', COUNCIL_TAX, { arrears: 900_00 }],
      all,
      ZERO,
      null,
    ],
    [
      'and an adviser looks where it is not known what has',
      ['BS', COUNCIL_TAX, { arrears: null }],
      perhaps,
      ZERO,
      'adviser decides',
    ],
    [
      'an overpayment taken by agreement goes on',
      ['DRO', OVERPAYMENT, { isTakenByAgreement: true }],
      perhaps,
      ZERO,
      'not due',
    ],
    ['an overpayment is', ['DRO', OVERPAYMENT], all, all, null],
    [
      'Breathing Space takes in what is overdue of a mortgage',
      ['BS', MORTGAGE, { arrears: 100_00 }],
      exactly(100_00),
      ZERO,
      'secured',
    ],
  ])('%s', (_, args, total, released, why) => {
    expect(included(...args)).toEqual({ total, released, why });
  });

  it('and each debt that stays is named, in the order of the list', () => {
    const [loan, card, gone, nothing, tax] = [
      debtOf(STUDENT_LOAN, 900_00),
      debtOf(CARD, 900_00),
      debtOf(STUDENT_LOAN, 900_00, { debt: { isDeleted: true } }),
      debtOf(STUDENT_LOAN, 0),
      debtOf(COUNCIL_TAX, 900_00, paid),
    ];
    expect(staysOf({ debts: [loan, card, gone, nothing, tax] as const }, 'DRO')).toEqual([
      { debtId: loan?.debt.id, why: 'kind' },
      { debtId: tax?.debt.id, why: 'not due' },
    ]);
  });
});

describe('creditors are counted, not debts (SA-029)', () => {
  const creditors = (...debts: readonly ReturnType<typeof debtOf>[]) =>
    debtFigures({ debts, someDebtIsBehind: null }, 'DMP', limitsOn('england', TODAY)).columns.IVA;
  const to = (initialCreditorName: string, changes: Changes = {}) =>
    debtOf(CARD, 900_00, { ...changes, debt: { ...changes.debt, initialCreditorName } });

  it('two debts to one creditor are two debts and one creditor', () => {
    expect(creditors(to('Made-up Bank'), to('made-up  BANK'), to('Another Bank'))).toMatchObject({
      count: exactly(3),
      creditors: exactly(2),
    });
  });

  it('debts that are left out or deleted bring no creditor, and one that may be taken in perhaps brings one', () => {
    const student = debtOf(STUDENT_LOAN, 900_00, { debt: { initialCreditorName: 'Student Bank' } });
    const also = debtOf(STUDENT_LOAN, 900_00, { debt: { initialCreditorName: 'Student Bank' } });
    expect(creditors(to('Made-up Bank'), student, also).creditors).toEqual(exactly(1));
    expect(
      creditors(to('A'), to('A', { debt: { isDeleted: true } }), to('B', { debt: { isSecured: null } }))
        .creditors,
    ).toEqual(between(1, 2));
  });

  it('debts without a name are of creditors of their own', () => {
    expect(creditors(to(''), to('')).creditors).toEqual(exactly(2));
  });
});
