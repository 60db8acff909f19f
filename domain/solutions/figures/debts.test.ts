import { describe, expect, it } from 'vitest';
import type { Inclusion } from '../../debts/creditType.ts';
import { NO, YES, YES_OR_NO } from '../case/span.ts';
import { creditType, debtOf, TODAY } from '../testing/cases.ts';
import { limitsOn } from '../testing/inForce.ts';
import { arrearsSpan, debtFigures } from './debts.ts';

const exactly = (value: number) => ({ low: value, high: value });
const upTo = (high: number) => ({ low: 0, high });
const figures = (
  debts: Parameters<typeof debtFigures>[0]['debts'],
  someDebtIsBehind: boolean | null = null,
  plan: 'DMP' | 'DAS' = 'DMP',
) => debtFigures({ debts, someDebtIsBehind }, plan, limitsOn('england', TODAY));

const CARD = 1;
const HIRE_PURCHASE = 15;
const GAS = 25;
const OVERPAYMENT = 30;
const RENT = 22;

describe('what is overdue of a debt (HO-133)', () => {
  it.each<[string, Parameters<typeof debtOf>[2], ReturnType<typeof exactly>, number?]>([
    ['is its balance, where the kind does not go on', {}, exactly(900_00)],
    ['is what is said to be', { arrears: 250_00 }, exactly(250_00)],
    ['is nothing while it comes off wages', { debt: { hasAttachmentOfEarnings: true } }, exactly(0)],
    ['may be nothing where that was not asked', { debt: { hasAttachmentOfEarnings: null } }, upTo(900_00)],
    ['of a bill is its balance', {}, exactly(900_00), GAS],
    ['of a bill that is paid is nothing', { debt: { isInArrears: false } }, exactly(0), GAS],
    ['of a bill may be nothing where that was not asked', { debt: { isInArrears: null } }, upTo(900_00), GAS],
    ['of what goes on may be all or nothing', {}, upTo(900_00), HIRE_PURCHASE],
    ['of what goes on is what is said to be', { arrears: 250_00 }, exactly(250_00), HIRE_PURCHASE],
    [
      'of what goes on and is paid is nothing',
      { arrears: 250_00, debt: { isInArrears: false } },
      exactly(0),
      HIRE_PURCHASE,
    ],
    ['of an overpaid benefit that ended is its balance', {}, exactly(900_00), OVERPAYMENT],
    [
      'of an overpaid benefit that still comes is nothing',
      { debt: { inReceiptOfBenefit: true } },
      exactly(0),
      OVERPAYMENT,
    ],
    [
      'of an overpaid benefit may be nothing where that was not asked',
      { debt: { inReceiptOfBenefit: null } },
      upTo(900_00),
      OVERPAYMENT,
    ],
    ['of another kind does not turn on a benefit', { debt: { inReceiptOfBenefit: null } }, exactly(900_00)],
    ['of another kind does not turn on being behind', { debt: { isInArrears: null } }, exactly(900_00)],
    ['of no known kind may be all or nothing', { type: null }, upTo(900_00)],
  ])('%s', (_, changes, expected, kind = CARD) => {
    expect(arrearsSpan(debtOf(kind, 900_00, changes), 900_00)).toEqual(expected);
  });

  it('is unbounded where neither balance nor arrears are known', () => {
    expect(arrearsSpan(debtOf(CARD, null), null)).toEqual({ low: 0, high: Infinity });
  });
});

describe('what goes to priority debts', () => {
  const offers = (...debts: readonly ReturnType<typeof debtOf>[]) => figures(debts).priorityOffers;

  it('is the agreed payment, or the arrears spread over the months in the table, rounded up to whole pounds', () => {
    const months = limitsOn('england', TODAY).span('ARREARS_MONTHS').low;
    expect(offers(debtOf(RENT, 900_00, { agreedPayment: 40_50 }))).toEqual(exactly(40_50));
    const pounds = Math.ceil(900_00 / months / 100) * 100;
    expect(offers(debtOf(RENT, 900_00))).toEqual(exactly(pounds));
    expect(offers(debtOf(RENT, 900_01 + (months * 100 - 1)))).toEqual(exactly(pounds + 100));
    expect(offers(debtOf(RENT, 900_00, { agreedPayment: null }))).toEqual(upTo(900_00));
  });

  it('is nothing for other debts, and where nothing is overdue', () => {
    expect(offers(debtOf(CARD, 900_00))).toEqual(exactly(0));
    const paid = { agreedPayment: 40_00, debt: { isInArrears: false } };
    expect(offers(debtOf(HIRE_PURCHASE, 900_00, paid))).toEqual(exactly(0));
    expect(offers(debtOf(RENT, 900_00, { agreedPayment: 40_00, debt: { isDeleted: true } }))).toEqual(
      exactly(0),
    );
  });

  it('of goods on hire is the same whatever was said of them: they can be taken all the same (DN-1180)', () => {
    const agreed = { agreedPayment: 60_00, arrears: 300_00 };
    expect(offers(debtOf(HIRE_PURCHASE, 4_000_00, agreed))).toEqual(exactly(60_00));
    expect(offers(debtOf(HIRE_PURCHASE, 4_000_00, { agreedPayment: 60_00 }))).toEqual(upTo(60_00));
    for (const isSecured of [null, false]) {
      const told = { ...agreed, debt: { isSecured } };
      expect(offers(debtOf(HIRE_PURCHASE, 4_000_00, told)), `${isSecured}`).toEqual(exactly(60_00));
    }
  });

  it('may be something for a debt about which the deciding questions were not asked', () => {
    const agreed = { agreedPayment: 60_00 };
    expect(offers(debtOf(CARD, 900_00, { ...agreed, type: null }))).toEqual(upTo(60_00));
    const student = (debt: Parameters<typeof debtOf>[2] = {}) =>
      offers(debtOf(39, 900_00, { ...agreed, ...debt }));
    expect(student()).toEqual(exactly(0));
    for (const flag of ['isSecured', 'hasLegalAction', 'hasAttachmentOfEarnings'] as const) {
      expect(student({ debt: { [flag]: null } }), flag).toEqual(upTo(60_00));
    }
    expect(student({ debt: { hasLegalAction: true } })).toEqual(exactly(60_00));
  });
});

describe('whether a debt is behind', () => {
  const behind = (isInArrears: boolean | null) => debtOf(CARD, 900_00, { debt: { isInArrears } });

  it.each<[string, readonly (boolean | null)[], boolean | null, typeof YES]>([
    ['one is', [true, false], null, YES],
    ['one is, whatever is said of all', [true, null], false, YES],
    ['none is', [false, false], null, NO],
    ['one may be', [false, null], null, YES_OR_NO],
    ['one may be, and some are', [false, null], true, YES],
    ['one may be, and none is', [false, null], false, NO],
    ['none on the list is, and some are', [false], true, YES_OR_NO],
    ['none on the list is, and none is', [false], false, NO],
  ])('%s', (_, each, ofAll, expected) => {
    expect(figures(each.map(behind), ofAll).isInArrears).toEqual(expected);
  });
});

describe('what is known about any debt', () => {
  const debt = (changes: Parameters<typeof debtOf>[2], kind = CARD) =>
    figures([debtOf(kind, 900_00, changes)]);

  it.each<[string, Parameters<typeof debtOf>[2], typeof YES]>([
    ['a judgment', { stage: 'judgment' }, YES],
    ['bailiffs', { stage: 'bailiffs' }, YES],
    ['a charging order', { stage: 'charging order' }, YES],
    ['money taken from wages', { stage: 'wages' }, YES],
    ['a court claim', { stage: 'court claim' }, NO],
    [
      'a court claim that the person told us of',
      { stage: 'court claim', debt: { hasLegalAction: true } },
      NO,
    ],
    ['nothing', { stage: 'none' }, NO],
    ['legal action at a stage that is not known', { stage: null, debt: { hasLegalAction: true } }, YES_OR_NO],
    ['no legal action', { stage: null, debt: { hasLegalAction: false } }, NO],
    ['legal action that was not asked about', { stage: 'none', debt: { hasLegalAction: null } }, YES_OR_NO],
  ])('there is a judgment with %s: as far as is known', (_, changes, expected) => {
    expect(debt(changes).hasJudgment).toEqual(expected);
  });

  it('a kind of debt that is a court judgment counts as one', () => {
    expect(debt({ stage: null, debt: { hasLegalAction: null } }, 42).hasJudgment).toEqual(YES);
  });

  it('a debt of a kind that is not known may be a court judgment, unless its stage says that it is one', () => {
    const unknown = (stage: 'none' | 'judgment') =>
      figures([{ ...debtOf(CARD, 900_00, { stage, debt: { hasLegalAction: false } }), type: null }]);
    expect(unknown('none').hasJudgment).toEqual(YES_OR_NO);
    expect(unknown('judgment').hasJudgment).toEqual(YES);
  });

  it.each<[string, Parameters<typeof debtOf>[2], typeof YES]>([
    ['a court claim', { stage: 'court claim' }, YES],
    ['what the person says', { stage: 'none', debt: { hasLegalAction: true } }, YES],
    ['nothing', { stage: 'none' }, NO],
    ['what was not asked', { stage: null, debt: { hasLegalAction: null } }, YES_OR_NO],
  ])('a creditor has begun to act by %s', (_, changes, expected) => {
    expect(debt(changes).hasLegalAction).toEqual(expected);
  });

  it('one business debt, or one that came from fraud, is enough; a deleted one does not count', () => {
    expect(debt({ isForBusiness: true }).hasBusinessDebts).toEqual(YES);
    expect(debt({}, 54).hasBusinessDebts).toEqual(YES);
    expect(debt({ isForBusiness: null }).hasBusinessDebts).toEqual(YES_OR_NO);
    expect(debt({}).hasBusinessDebts).toEqual(NO);
    expect(debt({ cameFromFraud: true }).isFraudSuspected).toEqual(YES);
    expect(debt({ cameFromFraud: null }).isFraudSuspected).toEqual(YES_OR_NO);
    const gone = debt({ cameFromFraud: true, stage: 'judgment', debt: { isDeleted: true } });
    expect([gone.isFraudSuspected, gone.hasJudgment, gone.count, gone.total]).toEqual([
      NO,
      NO,
      exactly(0),
      exactly(0),
    ]);
  });
});

it('counts every debt that is not deleted, and adds up what is known of the balances', () => {
  const { count, total } = figures([debtOf(CARD, 900_00), debtOf(GAS, null), debtOf(RENT, 100_00)]);
  expect(count).toEqual(exactly(3));
  expect(total).toEqual({ low: 1_000_00, high: Infinity });
});

describe('what a solution includes', () => {
  const column = (name: 'DRO' | 'BS' | 'IVA', ...debts: readonly ReturnType<typeof debtOf>[]) =>
    figures(debts).columns[name];

  it('is every debt it includes, with the total balance and the count', () => {
    expect(column('DRO', debtOf(CARD, 900_00), debtOf(4, 100_00))).toMatchObject({
      total: exactly(1_000_00),
      count: exactly(2),
    });
  });

  it('may leave out a debt that may be secured, or one of no known kind', () => {
    expect(column('DRO', debtOf(CARD, 900_00, { debt: { isSecured: null } }))).toMatchObject({
      total: upTo(900_00),
      count: upTo(1),
    });
    expect(column('DRO', debtOf(CARD, 900_00, { stage: 'charging order' })).total).toEqual(upTo(900_00));
    expect(column('DRO', debtOf(CARD, 900_00, { type: null })).count).toEqual(upTo(1));
  });

  it('is sure of a debt that is secured by its kind, where the solution takes in the kind', () => {
    const secured = { ...creditType(CARD), securedByDefault: true };
    expect(column('DRO', debtOf(CARD, 900_00, { type: secured, debt: { isSecured: true } }))).toMatchObject({
      total: exactly(900_00),
      count: exactly(1),
    });
  });

  /** A card as a debt relief order would treat it. */
  const treated = (
    inclusion: Inclusion,
    toConfirm: boolean,
    { debt, ...changes }: NonNullable<Parameters<typeof debtOf>[2]> = {},
  ) => {
    const type = creditType(CARD);
    const cell = { inclusion, toConfirm, note: null };
    const changed = { ...type, inclusion: { ...type.inclusion, DRO: cell } };
    return column('DRO', debtOf(CARD, 900_00, { ...changes, debt: { ...debt }, type: changed })).total;
  };

  it.each<[Inclusion, boolean, ReturnType<typeof exactly>]>([
    ['included', false, exactly(900_00)],
    ['included', true, upTo(900_00)],
    ['conditional', false, upTo(900_00)],
    ['excluded', false, exactly(0)],
    ['excluded', true, upTo(900_00)],
  ])(
    'is all of a debt, none, or up to an adviser, who also confirms what no source backs: %s, %s',
    (inclusion, toConfirm, expected) => {
      expect(treated(inclusion, toConfirm)).toEqual(expected);
    },
  );

  it.each<[string, number | null, boolean | null, boolean, ReturnType<typeof exactly>]>([
    ['what is overdue', 250_00, true, false, exactly(250_00)],
    ['nothing while the debt is paid', 250_00, false, false, exactly(0)],
    ['what is overdue where only the sum was told', 250_00, null, false, exactly(250_00)],
    ['perhaps nothing where that was not asked', null, null, false, upTo(900_00)],
    ['anything up to the balance where the arrears are not known', null, true, false, upTo(900_00)],
    ['perhaps nothing where an adviser has to confirm it', 250_00, true, true, upTo(250_00)],
  ])('is, where it takes in arrears only, %s', (_, arrears, isInArrears, toConfirm, expected) => {
    expect(treated('arrears only', toConfirm, { arrears, debt: { isInArrears } })).toEqual(expected);
  });

  it('leaves out a debt that came from fraud, for a breathing space alone', () => {
    const fraud = debtOf(CARD, 900_00, { cameFromFraud: true });
    expect(column('BS', fraud)).toMatchObject({ total: exactly(0), count: exactly(0) });
    expect(column('DRO', fraud).total).toEqual(exactly(900_00));
    expect(column('BS', debtOf(CARD, 900_00, { cameFromFraud: null })).total).toEqual(upTo(900_00));
  });

  it('does not count a debt with a balance of 0', () => {
    expect(column('DRO', debtOf(CARD, 0))).toMatchObject({ total: exactly(0), count: exactly(0) });
  });
});

describe('agreed payments', () => {
  it('count payments that are not in the statement, and may count those where that is not known', () => {
    const paid = (isPaidInStatement: boolean | null, regularPaymentAmount: number | null = 50_00) =>
      figures([debtOf(CARD, 900_00, { isPaidInStatement, debt: { regularPaymentAmount } })]).contractual;
    expect(paid(false)).toEqual(exactly(50_00));
    expect(paid(true)).toEqual(exactly(0));
    expect(paid(null)).toEqual(upTo(50_00));
    expect(paid(false, null)).toEqual({ low: 0, high: Infinity });
  });
});
